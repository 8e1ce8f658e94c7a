import { DEFAULT_LAYER } from '../core/document.ts';
import type { Document, Entity } from '../core/types.ts';
import { fold } from '../text/fold.ts';
import { casingOf } from '../surrogates/case.ts';
import type { SurrogateType } from '../surrogates/types.ts';
import { escapeText, quote, findFormat, readDay, showsDayFirst } from './find-format.ts';
import { packOf } from '../languages/index.ts';
import type { NamePart } from './person.ts';
import { parseNumberShape, shapeOf, SHAPED } from './number-shape.ts';

/** What a corpus shows of how it writes. */
interface FormHabits {
  readonly locale: string;
  /** Whether the day comes before the month; the locale's habit where `undefined`. */
  readonly dayFirst: boolean | undefined;
  readonly isGivenName: ((word: string) => boolean) | undefined;
}

/** Ages stay in reach of the one in the text, which speaks of a child or of an old person elsewhere too. */
const AGE_REACH = 10;

/** The options of a slot that writes its values in the form of a mention: each starts with a blank. */
function describeForm(text: string, type: SurrogateType, { locale, dayFirst, isGivenName }: FormHabits): string {
  if (SHAPED.has(type) && /\d/.test(text)) {
    const shape = shapeOf(text, type !== 'phone' && type !== 'fax');
    if (typeof parseNumberShape(shape) !== 'string') return ` shape=${quote(shape)}`;
  }
  const upper = casingOf(text) === 'upper' && /\p{L}{3}/u.test(text) ? ' case=upper' : '';
  if (PEOPLE.has(type)) {
    const part = findNamePart(text, type, locale, isGivenName);
    return (part === undefined ? '' : ` part=${part}`) + (part === 'monogram' || part === 'initials' ? '' : upper);
  }
  if (type === 'date' || type === 'time') {
    const format = findFormat(text, type, locale, dayFirst);
    return (format === undefined ? '' : ` format=${quote(format)}`) + upper;
  }
  if (type === 'age') {
    const match = /^(\D*)(\d{1,3})(\D*)$/.exec(text);
    if (match === null) return '';
    const [, before = '', digits = '', after = ''] = match;
    const age = Math.min(Number(digits), 110);
    const range = ` ${Math.max(0, age - AGE_REACH)}..${Math.min(110, age + AGE_REACH)}`;
    return `${range}${before === '' ? '' : ` prefix=${quote(before)}`}${after === '' ? '' : ` suffix=${quote(after)}`}`;
  }
  return upper;
}

/** The types whose slots are people. */
const PEOPLE: ReadonlySet<string> = new Set<SurrogateType>([
  'patient',
  'doctor',
  'person',
  'given-name',
  'family-name',
]);

/** Which form of a name a mention has; `undefined` for the type's usual one. */
function findNamePart(
  text: string,
  type: SurrogateType,
  locale: string,
  isGivenName?: (word: string) => boolean,
): NamePart | undefined {
  if (/^(?:\p{Lu}\.[ -]?){1,4}$/u.test(text)) return 'initials';
  if (/^\p{Lu}{2,3}$/u.test(text)) return 'monogram';
  if (/^\p{Lu}\. ?\p{L}{2,}/u.test(text)) return 'initial-family';
  if (/^[^,]+, ?\S/u.test(text)) return 'family-given';
  if (type === 'given-name' || type === 'family-name' || /\p{Script=Han}/u.test(text)) return undefined;
  const [first = '', ...others] = text.trim().split(/\s+/);
  if (others.length === 0) return isGivenName?.(first) === true ? 'given' : 'family';
  // Two surnames, as forms in Spain ask for them in a field of their own.
  const isSurnames = packOf(locale)?.names?.twoSurnames === true && isGivenName?.(first) === false;
  return isSurnames ? 'family' : undefined;
}

/** Which part of an earlier full name a mention is; both folded. */
function relatedPart(key: string, whole: string, wholeText: string): NamePart | undefined {
  if (whole === key || !whole.includes(' ')) return undefined;
  const isReversed = wholeText.includes(',');
  const words = fold(wholeText.replaceAll(',', ' ')).split(' ');
  const given = isReversed ? words.at(-1) : words[0];
  if (key === given) return 'given';
  const [, ...family] = isReversed ? [given, ...words.slice(0, -1)] : words;
  return key === family.join(' ') || (family.length > 0 && key === family.at(-1)) ? 'family' : undefined;
}

/** What becomes of a label's mentions: a slot of a type, a slot of a list of the corpus's own mentions, or the text as it is. */
export type SlotPlan =
  | { readonly policy: 'replace'; readonly type: SurrogateType }
  | { readonly policy: 'from-corpus' }
  | { readonly policy: 'keep' };

/** Why a document makes no template. */
interface Underivable {
  readonly reason: 'overlapping-entities' | 'discontinuous-entity';
  readonly entity: Entity;
}

interface DerivedSet {
  /** The files of the set, by path. */
  readonly files: ReadonlyMap<string, string>;
  readonly counts: { readonly templates: number; readonly slots: number; readonly references: number };
}

/** Makes templates of documents, one by one, and a set of them in the end. */
interface Deriver {
  add(doc: Document): Underivable | undefined;
  finish(): DerivedSet;
}

interface DeriveSettings {
  readonly name: string;
  readonly locale: string;
  readonly plans: Readonly<Record<string, SlotPlan>>;
  /** Tells a given name from a surname; a lone name is taken for a surname where absent. */
  readonly isGivenName?: (word: string) => boolean;
}

/** No document tells of days farther apart. */
const MAX_DAYS = 40_000;

const WARNING =
  '# Derived from a labelled corpus: only the labelled mentions became slots. The text around them is the source’s own, as are\n' +
  '# the entries of its lists. Hand these templates, and what is generated from them, to nobody who may not see that text.\n';

/**
 * Derives templates: each entity becomes a slot of the type that its label stands for, a later mention of the same text a
 * reference to it, a surname alone a reference to the person; all else is copied, escaped.
 */
export function createDeriver({ name, locale, plans, isGivenName }: DeriveSettings): Deriver {
  const templates: string[] = [];
  const lists = new Map<string, { readonly entries: Set<string>; readonly mark: string }>();
  const marks = new Map<string, Entity>(); // the first mention of each slot type, whose label is the type's
  let slots = 0;
  let references = 0;

  function slotOf(doc: Document, entity: Entity, known: Known[], reading: Reading): () => string {
    const text = doc.text.slice(entity.start, entity.end);
    const plan = plans[entity.label];
    if (plan === undefined || plan.policy === 'keep') return () => `{{${quote(text)}${markOf(entity)}}}`;
    slots++;
    if (plan.policy === 'from-corpus') {
      const slot = listSlot(text, entity);
      return () => slot;
    }
    const reference = referTo(text, entity, plan.type, known);
    if (reference !== undefined) {
      references++;
      return () => reference;
    }
    const own: Known = { as: `e${known.length + 1}`, key: fold(text), text, type: plan.type, entity, isUsed: false };
    known.push(own);
    if (!marks.has(plan.type)) marks.set(plan.type, entity);
    const usual = marks.get(plan.type) as Entity;
    const mark = usual.label === entity.label && layerOf(usual) === layerOf(entity) ? '' : markOf(entity);
    const form = describeForm(text, plan.type, { locale, dayFirst: reading.dayFirst, isGivenName });
    const distance = plan.type === 'date' ? distanceOf(text, reading) : '';
    // A name only where something refers to it, which is known in the end.
    return () => `{{${plan.type}${form}${distance}${own.isUsed ? ` as=${own.as}` : ''}${mark}}}`;
  }

  /** Dates keep their distances, as date shifting keeps them; the latest is the day the document is written on. */
  function distanceOf(text: string, { latest, dayFirst }: Reading): string {
    const day = dayOf(text, dayFirst);
    if (day === undefined || latest === undefined || latest - day > MAX_DAYS) return '';
    return ` before=anchor days=${latest - day}`;
  }

  function dayOf(text: string, dayFirst: boolean | undefined): number | undefined {
    const format = findFormat(text, 'date', locale, dayFirst);
    return format === undefined ? undefined : readDay(text, format, locale);
  }

  function readDates(doc: Document): Reading {
    const dates = doc.entities.flatMap(({ label, start, end }) => {
      const plan = plans[label];
      return plan?.policy === 'replace' && plan.type === 'date' ? [doc.text.slice(start, end)] : [];
    });
    const dayFirst = showsDayFirst(dates);
    const days = dates.map((text) => dayOf(text, dayFirst)).filter((day) => day !== undefined);
    return { dayFirst, latest: days.length === 0 ? undefined : Math.max(...days) };
  }

  function listSlot(text: string, entity: Entity): string {
    const list = listName(entity.label);
    let own = lists.get(list);
    if (own === undefined) {
      lists.set(list, (own = { entries: new Set(), mark: `{ label: ${quote(entity.label)}, layer: ${quote(layerOf(entity))} }` })); // prettier-ignore
    }
    own.entries.add(text.replaceAll(/\s+/g, ' ').trim());
    return `{{$${list}}}`;
  }

  return {
    add(doc) {
      const parts: (() => string)[] = [];
      let position = 0;
      const known: Known[] = [];
      for (const entity of doc.entities) {
        if (entity.fragments) return { reason: 'discontinuous-entity', entity };
        if (entity.start < position) return { reason: 'overlapping-entities', entity };
        position = entity.end;
      }
      position = 0;
      const reading = readDates(doc);
      for (const entity of doc.entities) {
        const before = escapeText(doc.text.slice(position, entity.start));
        const slot = slotOf(doc, entity, known, reading);
        parts.push(() => before + slot());
        position = entity.end;
      }
      const body = parts.map((part) => part()).join('') + escapeText(doc.text.slice(position));
      const style = doc.meta?.['style'];
      const front = typeof style === 'string' && /^[A-Za-z0-9][\w.-]*$/.test(style) ? `style: ${quote(style)}\n` : '';
      templates.push(`---\n${front}---\n${body}\n`);
      return undefined;
    },
    finish() {
      const files = new Map<string, string>();
      const digits = String(templates.length).length;
      for (const [i, text] of templates.entries()) files.set(`t${String(i + 1).padStart(digits, '0')}.tmpl`, text);
      const labels = [...marks].map(([type, entity]) => `  ${type}: { label: ${quote(entity.label)}, layer: ${quote(layerOf(entity))} }`); // prettier-ignore
      for (const [list, { mark }] of lists) labels.push(`  ${list}: ${mark}`);
      for (const [list, { entries }] of lists) files.set(`lists/${list}.txt`, [...entries].map((entry) => `${entry}\n`).join('')); // prettier-ignore
      const own = [...lists.keys()].map((list) => `  ${list}: lists/${list}.txt\n`).join('');
      files.set(
        'set.yaml',
        `${WARNING}name: ${name}\nlocale: ${locale}\ngenre: derived\n` +
          `labels:${labels.length === 0 ? ' {}' : `\n${labels.join('\n')}`}\n${own === '' ? '' : `lists:\n${own}`}`,
      );
      return { files, counts: { templates: templates.length, slots, references } };
    },
  };
}

/** What the dates of a document show. */
interface Reading {
  readonly dayFirst: boolean | undefined;
  readonly latest: number | undefined;
}

/** A mention that later ones may refer to. */
interface Known {
  readonly as: string;
  readonly key: string;
  readonly text: string;
  readonly type: SurrogateType;
  readonly entity: Entity;
  /** Whether something refers to it. */
  isUsed: boolean;
}

function referTo(text: string, entity: Entity, type: SurrogateType, known: readonly Known[]): string | undefined {
  const key = fold(text);
  const same = (each: Known) => each.entity.label === entity.label && layerOf(each.entity) === layerOf(entity);
  const twin = known.find((each) => each.key === key && each.type === type && same(each));
  if (twin !== undefined) {
    twin.isUsed = true;
    if (twin.text === text) return `{{@${twin.as}}}`;
    const letters = casingOf(text);
    return letters === 'upper' || letters === 'lower'
      ? `{{@${twin.as} case=${letters}}}`
      : `{{@${twin.as} case=title}}`;
  }
  if (!PEOPLE.has(type)) return undefined;
  for (const each of known) {
    const part = PEOPLE.has(each.type) && same(each) ? relatedPart(key, each.key, each.text) : undefined;
    if (part === undefined) continue;
    each.isUsed = true;
    return `{{@${each.as} part=${part}${casingOf(text) === 'upper' ? ' case=upper' : ''}}}`;
  }
  return undefined;
}

function layerOf(entity: Entity): string {
  return entity.layer ?? DEFAULT_LAYER;
}

function markOf(entity: Entity): string {
  return ` label=${quote(entity.label)} layer=${quote(layerOf(entity))}`;
}

/** A name for the list of a label's mentions that is no slot type. */
function listName(label: string): string {
  return `own-${label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '')}`; // prettier-ignore
}
