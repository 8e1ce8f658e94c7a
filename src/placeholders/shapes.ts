import { cueOf, headOf } from './letters.ts';
import type { PlaceholderLabel } from './labels.ts';
import { known } from './language.ts';

/**
 * Elements that no text has but where something was taken out of a word: told by their shape alone, whatever stands beside them. What is left
 * is a beginning ("Lxx", "Mü…"), a head ("S*gasse", "W…-Stiftung", "D.er"), or both; `rest` is what follows the hidden part.
 */
export interface Shape {
  readonly kind: 'bar' | 'rest' | 'adjective' | 'compound' | 'date' | 'mask';
  /** How long the element is without the full stop that ends the sentence. */
  readonly length: number;
}

const HIDDEN = String.raw`(?:…|\.{3,}|\*+|_+|[▒█■]{2,}|x{2,}|X{3,})`;
/** The beginning of a name, what is hidden, and a rest: "L…weg", "Bxxx", "O…®". */
const WITH_REST = new RegExp(
  String.raw`^(\p{Lu}{1,3}|\p{Lu}\p{Ll}{1,3})\.?(${HIDDEN})(-?\p{L}[\p{L}-]*|\d{1,4})?[®™]?(\.?)$`,
  'u',
);
/** "***Zg1***": what stands for somebody, numbered, between the marks that are written for the hidden. */
const FENCED = /^\*{2,}\p{L}+\d{1,3}(?:-(\p{L}+))?\*{2,}(\.?)$/u;
/** "X®" */
const SIGNED = /^\p{Lu}\.?[®™]$/u;
/** "XYZ-Bank": letters that stand for any name, and a head. */
const ANY_LETTERS = /^(?:XYZ?|xyz|ABC|abc|NN)-(\p{L}[\p{L}-]*)(\.?)$/u;
/** "D.er Landstraße", "B…er Straße": the adjective of a place. */
const ADJECTIVE = /^\p{Lu}\p{Ll}{0,2}(?:\.|…|\.{3,}|\*+|_+|x{2,})er$/u;
/** "Estrich-K.", "Bau-…", "Meier-Sch.": a whole word and a hidden one. */
const COMPOUND = new RegExp(String.raw`^\p{Lu}\p{Ll}{2,}-(?:\p{Lu}(?:\p{Ll}{0,2}\.)?|${HIDDEN})$`, 'u');
/** "El-A…": a particle and what is hidden of the family name. */
const PARTICLE = new RegExp(String.raw`^(\p{Lu}\p{Ll}+)-\p{Lu}\p{Ll}{0,2}(?:\.|${HIDDEN})$`, 'u');
/** "dd.mm.2009", "tt.mm.2007", "00.05.2011", "12.MM.2010". */
const LETTERED_DATE =
  /^(?=.*(?:[dDtTmMjJ█▓▒■]|(?:^|\.)00\.))(?:[dDtT]{1,2}|[xXyY*_]{1,2}|[█▓▒■]+|\d{1,2})\.(?:[mM]{1,2}|[xXyY*_]{1,2}|[█▓▒■]+|\d{1,2})\.(?:\d{4}|\d{2}|[jJyYxXzZ*_]{2,4}|[█▓▒■]+)?(\.?)$/u;
/** "xxx.yyy", "XXX/YYY": groups of the letters that stand for any other. */
const GROUPS = /^(?:([xyz])\1+(?:[./-]([xyz])\2+)+|xx)(\.?)$/iu;
/** Bars over a name: "████", "■■■". */
const BAR = /^[\u2580-\u2593\u25A0\u25AC\u25AE\u2B1B]{3,}(\.?)$/u;
/** "A&B", "A.+B.": letters of a firm, of an unnamed place; "Fu/Ga", "L/V". */
const PAIR = /^(?!I+\/)\p{Lu}(?:\p{Ll}{0,2}\.|\p{Ll})?[&+/]\p{Lu}(?:\p{Ll}{0,2}\.|\p{Ll})?$/u;
/** "Ober-X" */
const PREFIXED = /^(\p{Lu}\p{Ll}+)-\p{Lu}(?:\p{Ll}{0,2}\.)?$/u;
/** Whether what stands before the hyphen begins the names of places: "Ober-X". */
export const isPlacePrefixed = (core: string): boolean => known.placePrefixes.has(PREFIXED.exec(core)?.[1] ?? '');
/** Letters before "xx" that make no word with it; "Foxx" has one. */
const NO_VOWEL = /^[^aeiouyäöü]*$/iu;

/** The shape of an element in which something is hidden, or `undefined`. */
export function shapeOf(core: string): Shape | undefined {
  const dated = LETTERED_DATE.exec(core);
  if (dated !== null) return { kind: 'date', length: core.length - (dated[1] ?? '').length };
  const groups = GROUPS.exec(core);
  if (groups !== null && core !== 'XX' && core !== 'XX.')
    return { kind: 'mask', length: core.length - (groups[3] ?? '').length };
  const bar = BAR.exec(core);
  if (bar !== null) return { kind: 'bar', length: core.length - (bar[1] ?? '').length };
  if (PAIR.test(core)) return known.houses.has(core) ? undefined : { kind: 'compound', length: core.length };
  if (isPlacePrefixed(core) || known.nameParticles.has(PARTICLE.exec(core)?.[1] ?? ''))
    return { kind: 'compound', length: core.length };
  if (ADJECTIVE.test(core)) return { kind: 'adjective', length: core.length };
  // "Gxx-Str." is a letter and a head.
  if (COMPOUND.test(core) && !known.heads.has((core.split('-')[1] ?? '').replace('.', '').toLowerCase()))
    return { kind: 'compound', length: core.length };
  const any = ANY_LETTERS.exec(core);
  if (any !== null && labelOfRest(any[1] ?? '') !== undefined)
    return { kind: 'rest', length: core.length - (any[2] ?? '').length };
  if (SIGNED.test(core)) return { kind: 'rest', length: core.length };
  const fenced = FENCED.exec(core);
  if (fenced !== null) return { kind: 'rest', length: core.length - (fenced[2] ?? '').length };
  const parts = WITH_REST.exec(core);
  if (parts === null) return undefined;
  const [, stem = '', hidden = '', rest = '', stop = ''] = parts;
  if (known.starters.has(stem) && stem.length > 1) return undefined;
  const isHead = rest !== '' && labelOfRest(rest) !== undefined;
  if (hidden.startsWith('x') && ((hidden.length < 3 && !NO_VOWEL.test(stem.slice(1))) || (rest !== '' && !isHead)))
    return undefined;
  // "Kolleg*innen" and "jede*r" hide nothing, nor does "Z_index".
  if (/^[*_]$/u.test(hidden) && !isHead) return undefined;
  return { kind: 'rest', length: core.length - stop.length };
}

interface RankedHead {
  readonly label: PlaceholderLabel;
  /** Its place in the list. */
  readonly rank: number;
}

/** The label that the rest of a name tells by its last part. */
export function labelOfRest(rest: string): PlaceholderLabel | undefined {
  const last = rest.split('-').at(-1) ?? '';
  const whole = headOf(last, true) ?? cueOf(last.charAt(0).toUpperCase() + last.slice(1));
  if (whole !== undefined || last.length <= LEAST_HEAD) return whole;
  const folded = last.toLowerCase();
  let found: RankedHead | undefined;
  for (let size = Math.min(LONGEST_HEAD, folded.length); size >= LEAST_HEAD; size--) {
    const head = ENDS.get(folded.slice(-size));
    if (head !== undefined && (found === undefined || head.rank < found.rank)) found = head;
  }
  return found?.label;
}

/** A head so short ends many words. */
const LEAST_HEAD = 4;
/** Heads that a word may end in, by themselves; of several the one that the list has first counts. */
const ENDS: ReadonlyMap<string, RankedHead> = new Map(
  [...known.heads]
    .map(([head, label], rank) => [head, { label, rank }] as const)
    .filter(([head]) => head.length >= LEAST_HEAD && !known.notApart.has(head)),
);
const LONGEST_HEAD = Math.max(...[...ENDS.keys()].map(({ length }) => length));
