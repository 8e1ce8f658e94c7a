import { obtain } from '../core/collections.ts';
import { BoundedCache } from '../core/caches.ts';
import { cut } from '../core/narrow.ts';
import { lineAround } from '../text/line-around.ts';
import { perLists } from '../resources/per-lists.ts';
import type { CharSpan, Document, Entity } from '../core/types.ts';
import { familyOf } from './index.ts';
import type { Bearers } from './numbers/birth-numbers.ts';
import { userOf, pageOwner } from './contact/contact.ts';
import type { Mention, Setting, SurrogateFamily, SurrogateType } from './types.ts';
import { fold } from './case.ts';
import { isListedWord } from './institutions/class-words.ts';
import { isOrganisationKind } from './kind-words.ts';

const CONTEXT = 36;
const LINE = 80;
/** ", the great-great-granddaughter of" */
const BEYOND = 40;

/** People and firms of messages are called by handles: "@ gnash". */
const HAVE_HANDLES: ReadonlySet<SurrogateType> = new Set<SurrogateType>([
  'person',
  'patient',
  'doctor',
  'given-name',
  'family-name',
  'organisation',
]);
const HANDLE_SIGN = /(?<![\p{L}\p{N}])@ ?$/u;
const HANDLE = /^@? ?[\p{L}\p{N}_.]+$/u;

/** The mention that stands at a span, with what stands around it. What its label calls a person or firm is a user name after an @. */
export function mentionAt(doc: Document, { start, end }: CharSpan, entity: Entity, type: SurrogateType): Mention {
  const text = cut(doc.text, start, end);
  const before = cut(doc.text, Math.max(0, start - CONTEXT), start);
  const isHandle =
    HAVE_HANDLES.has(type) &&
    HANDLE.test(text) &&
    (text.startsWith('@') || (before.includes('@') && HANDLE_SIGN.test(before)));
  // All mentions have the same fields: the engine looks those of one form up many times faster.
  return {
    entity,
    type: isHandle ? 'username' : type,
    text,
    before,
    after: doc.text.slice(end, end + CONTEXT),
    beyond: type === 'person' ? behindBracket(doc.text, end) : undefined,
    ahead: HAVE_HANDLES.has(type) ? inSentence(doc.text, end) : undefined,
    line:
      HAVE_LINES.has(type) && !isHandle
        ? lineAround(doc.text, { start, end }, LINE).join(cut(doc.text, start, end))
        : undefined,
    stays: undefined,
    staysIn: undefined,
    held: undefined,
    heldIn: undefined,
    writtenIn: undefined,
    toldIn: undefined,
    ageStays: undefined,
    facts: undefined,
    frame: undefined,
    residue: undefined,
  };
}

/** Types of which what their lines tell counts. */
const HAVE_LINES: ReadonlySet<SurrogateType> = new Set([
  'date',
  'organisation',
  'location',
  'country',
  'person',
  'patient',
  'doctor',
]);

/** What stands behind a bracket that opens at a place: "(born Lind), the daughter of". */
function behindBracket(text: string, at: number): string | undefined {
  const open = text.charAt(at) === ' ' ? at + 1 : at;
  if (text.charAt(open) !== '(') return undefined;
  const close = text.slice(open, open + LINE).indexOf(')');
  return close < 0 ? undefined : text.slice(open + close + 1, open + close + 1 + BEYOND);
}

/** What follows a place in its sentence, with the first word of the next one: who comes first there is mostly whom the sentence before is of. */
function inSentence(text: string, at: number): string {
  const rest = text.slice(at, at + LINE);
  const end = SENTENCE_END.exec(rest);
  return end === null ? rest : rest.slice(0, end.index + end[0].length);
}

/** And the word behind it. */
const SENTENCE_END = /\n|[.!?]\s+(?:\p{L}+|$)/u;

/**
 * Shows each family the mentions of its types.
 *
 * @param mentions all of one document, in text order.
 * @returns what each family learned from them.
 */
export function studyMentions(mentions: Iterable<Mention>, setting: Setting): ReadonlyMap<SurrogateFamily, unknown> {
  const byFamily = new Map<SurrogateFamily, Mention[]>();
  for (const mention of mentions) {
    const family = familyOf(mention.type);
    obtain(byFamily, family, () => []).push(mention);
  }
  const names = byFamily.get(familyOf('person')) ?? [];
  // E-mail addresses are made of names too, and change with them.
  const users =
    names.length === 0
      ? []
      : (byFamily.get(familyOf('email')) ?? []).flatMap((mention) => userOf(mention) ?? pageOwner(mention) ?? []);
  const state = familyOf('person').study([...names, ...users], setting);
  const located = familyOf('location');
  const list = byFamily.get(located);
  const places =
    list === undefined ? undefined : located.study(list, setting, undefined, byFamily.get(familyOf('organisation')));
  const dates = familyOf('date');
  const days = byFamily.get(dates);
  const dated = days === undefined ? undefined : dates.study(days, setting);
  // Numbers are made of the names and births of who bears them.
  const bearers: Bearers = { persons: names, names: state as Bearers['names'], dates: dated };
  const learn = (family: SurrogateFamily, own: readonly Mention[]): unknown => {
    if (own === names) return state;
    if (own === list) return places;
    if (own === days) return dated;
    if (family === familyOf('id')) return family.study(own, setting, undefined, bearers);
    if (family === familyOf('zip')) return family.study(own, setting, undefined, { places, located: list });
    return family.study(own, setting, users.length > 0 ? state : undefined, places);
  };
  return new Map([...byFamily].map(([family, own]) => [family, learn(family, own)]));
}

/**
 * The words and numbers of a mention, folded, that tell of whom or what it is; not those that say what kind of thing it is
 * ("clinic", "cardiology", "de"), which other texts have for other reasons.
 *
 * @param type `undefined` for a mention of which nobody knows what it is: then all of them tell.
 */
export function tellingWords(
  mention: string,
  type: SurrogateType | undefined,
  setting: Setting | undefined,
): readonly string[] {
  const tokens = mention.match(/(?<!\p{L})\p{Lu}:\p{Ll}+|[\p{L}\p{M}]+|\p{Nd}+/gu) ?? []; // "S:t"
  if (type === undefined || setting === undefined) return tokens.map(fold);
  return tokens.filter((token) => !saysKind(token, type, setting)).map(fold);
}

/** What texts are searched for that might hold a mention. */
export interface Telling {
  readonly words: readonly string[];
  /** All its letters and figures, folded, in a row. */
  readonly run: string;
}

const tellingByType = perLists(() => new Map<SurrogateType | undefined, BoundedCache<Telling>>());

/** What tells of a mention, by {@link tellingWords} and as a whole; remembered for mentions that come again. */
export function tellingOf(mention: string, type: SurrogateType | undefined, setting: Setting): Telling {
  const byType = tellingByType(setting);
  const known = obtain(byType, type, () => new BoundedCache(MOST_KNOWN));
  return known.get(mention, (own) => ({ words: tellingWords(own, type, setting), run: runOf(own) }));
}

/** The letters and figures of a text in a row, folded. */
export const runOf = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Mentions of a type whose telling words are remembered. */
const MOST_KNOWN = 4096;

/** Whether a word of a mention says what kind of thing it is, so that its surrogate may have it too. */
export function saysKind(token: string, type: SurrogateType, setting: Setting): boolean {
  const key = fold(token);
  if (familyOf(type).keeps?.(key, type, setting, token) === true) return true;
  return type === 'profession' && (isOrganisationKind(key) || isListedWord(key, setting.locale));
}
