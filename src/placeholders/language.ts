import { languagesWith, packOf } from '../languages/index.ts';
import type { Placeholders } from '../languages/pack.ts';
import type { PlaceholderLabel } from './labels.ts';

/** The language of the decisions that placeholders stand in: the first that knows of them; the rules of this folder read no other. */
export const PLACEHOLDER_LANGUAGE = languagesWith('placeholders')[0] as string;

type Read<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? ReadonlySet<string>
    : T[K] extends Readonly<Record<string, string>>
      ? ReadonlyMap<string, PlaceholderLabel>
      : T[K];
};

/** Lists of words by their label. */
const BY_LABEL: ReadonlySet<string> = new Set([
  'heads',
  'apart',
  'cues',
  'cueEnds',
  'stands',
  'stockRest',
] satisfies (keyof Placeholders)[]);

/** Lists of heads, which are declined. */
const DECLINED: ReadonlySet<string> = new Set(['heads', 'apart'] satisfies (keyof Placeholders)[]);

/** What it knows: word lists as sets, lists by label as the label of each word. */
export const known = Object.fromEntries(
  Object.entries(packOf(PLACEHOLDER_LANGUAGE)?.placeholders ?? {}).map(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return [key, new Set(value.split(' '))];
    if (!BY_LABEL.has(key)) return [key, value];
    const words = byWord(value as Placeholders['cues']);
    return [key, DECLINED.has(key) ? withGenitives(words) : words];
  }),
) as Read<Placeholders>;

/** The words, and each in the genitive with the same label: "K.-Gymnasiums". */
function withGenitives(words: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const ends = packOf(PLACEHOLDER_LANGUAGE)?.placeholders?.genitiveEnds.split(' ') ?? [];
  return new Map([...words].flatMap(([word, label]) => ['', ...ends].map((end) => [word + end, label] as const)));
}

function byWord(lists: Placeholders['cues']): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(lists).flatMap(([label, list]) => list.split(' ').map((word) => [word, label] as const)),
  );
}
