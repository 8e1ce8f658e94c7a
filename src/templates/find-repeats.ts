import type { Document, Entity } from '../core/types.ts';
import { anyOf } from '../text/alternatives.ts';
import { isFunctionWord } from '../text/stop-words.ts';
import type { SurrogateType } from '../surrogates/types.ts';
import { PEOPLE, readFullName } from './read-name.ts';

/** What becomes of a label's mentions: a slot of a type, a slot of a list of the corpus's own mentions, or the text as it is. */
export type SlotPlan =
  | { readonly policy: 'replace'; readonly type: SurrogateType }
  | { readonly policy: 'from-corpus' }
  | { readonly policy: 'keep' };

/** A mention, or a place without a label where what a mention of the document says stands again. */
export interface Place {
  readonly start: number;
  readonly end: number;
  /** The mention, or the one whose text, or a part of whose name, stands here. */
  readonly entity: Entity;
  readonly isBare: boolean;
  /** Such places within a mention whose text stays. */
  readonly inside?: readonly Place[];
}

/** What tells nobody anything: such words are in every text. */
const PLAIN: ReadonlySet<string> = new Set(['age', 'time', 'profession']);
const LEAST_DIGITS = 5;

/**
 * The mentions of a document, and the places that no label covers, or one whose text stays, where the text of a mention that is replaced stands
 * again: whole, or a part of a full name. Of words, those count that begin with a capital and that the document does not write small elsewhere;
 * of numbers, those of five digits.
 */
export function findRepeats(
  doc: Document,
  plans: Readonly<Record<string, SlotPlan>>,
  isGivenName?: (word: string) => boolean,
): readonly Place[] {
  const replaced = doc.entities.filter(({ label }) => plans[label]?.policy === 'replace');
  const units = doc.text.split('');
  for (const { start, end } of replaced) units.fill('\0', start, end);
  const open = units.join('');
  const small = new Set(open.match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu));
  const isName = (word: string) => {
    const lower = word.toLowerCase();
    if (/\p{Script=Han}/u.test(word)) return word.length > 1;
    return /^\p{Lu}\p{L}*\p{L}{2}$/u.test(word) && !small.has(lower) && !isFunctionWord(lower);
  };
  const needles = new Map<string, Entity>();
  const add = (text: string, entity: Entity) => {
    const key = text.toLowerCase();
    if (text.length > 1 && !needles.has(key)) needles.set(key, entity);
  };
  for (const entity of replaced) {
    const { type } = plans[entity.label] as Extract<SlotPlan, { policy: 'replace' }>;
    if (PLAIN.has(type)) continue;
    const text = doc.text.slice(entity.start, entity.end);
    const words = text.match(/\p{L}+/gu) ?? [];
    const digits = text.replaceAll(/\D/g, '').length;
    if (digits >= LEAST_DIGITS || (words.some(isName) && (type !== 'date' || digits > 0))) add(text, entity);
    if (!PEOPLE.has(type)) continue;
    const { given, family } = readFullName(text);
    if (given === '') continue;
    for (const word of words) {
      const key = word.toLowerCase();
      if (isName(word) && (family.some((each) => each === key) || isGivenName?.(word) === true)) add(word, entity);
    }
  }
  const ofDocument = doc.entities.map((entity): Place => ({
    start: entity.start,
    end: entity.end,
    entity,
    isBare: false,
  }));
  if (needles.size === 0) return ofDocument;
  const [han, others] = [true, false].map((isHan) =>
    anyOf([...needles.keys()].filter((each) => /^\p{Script=Han}/u.test(each) === isHan)),
  );
  const bare: Place[] = [];
  for (const { 0: found, index } of open.matchAll(
    new RegExp(`(?<![\\p{L}\\p{N}])${others}(?![\\p{L}\\p{N}])|${han}`, 'giu'),
  )) {
    const entity = needles.get(found.toLowerCase());
    if (entity !== undefined && !/^\p{Ll}/u.test(found))
      bare.push({ start: index, end: index + found.length, entity, isBare: true });
  }
  if (bare.length === 0) return ofDocument;
  const within = (place: Place) => ofDocument.find(({ start, end }) => place.start < end && place.end > start);
  return [
    ...bare.filter((place) => within(place) === undefined),
    ...ofDocument.map((place) => {
      const inside = bare.filter(({ start, end }) => start >= place.start && end <= place.end);
      return inside.length === 0 ? place : { ...place, inside };
    }),
  ].toSorted((a, b) => a.start - b.start);
}
