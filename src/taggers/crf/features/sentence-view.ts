import type { Aspect, Fields } from './feature-set.ts';
import { createPairTable, type PairTable } from './gram-table.ts';

/** How many tokens before and after a token templates may reach. */
export const REACH = 4;
export const NOTHING = -1;

/** The tokens of the current sentence in one aspect: their numbers, and those of the runs that begin at them. */
export interface SentenceView {
  /** By number of a token. */
  readonly fields: readonly Fields[];
  /** By width, then position; a token is at its index plus {@link REACH}. -1 outside the sentence, unless padded. */
  readonly grams: readonly [Int32Array, Int32Array, Int32Array];
  read(words: readonly string[], pos: readonly string[] | undefined): void;
  /** How many words and runs have a number. */
  remembered(): number;
}

/** @param width of the longest runs that are asked for. */
export function createSentenceView({ view, observe, key, padding }: Aspect, width: number): SentenceView {
  const fields: Fields[] = [];
  const byText = new Map<string, number>();
  const byKey = new Map<string, number>();
  const pairs = createPairTable();
  const triples = createPairTable();
  const grams: [Int32Array, Int32Array, Int32Array] = [new Int32Array(0), new Int32Array(0), new Int32Array(0)];

  const intern = (observed: Fields): number => {
    const name = key(observed);
    let id = byKey.get(name);
    if (id === undefined) byKey.set(name, (id = fields.push(observed) - 1));
    return id;
  };
  const outside = padding ? intern(padding) : NOTHING;

  const numberOf = (text: string, tag: string | undefined): number => {
    const look = tag === undefined ? text : `${text}\t${tag}`;
    let id = byText.get(look);
    if (id === undefined) byText.set(look, (id = intern(observe(text, tag))));
    return id;
  };

  return {
    fields,
    grams,
    read(words, pos) {
      const length = words.length + 2 * REACH;
      if (length > grams[0].length) for (let w = 0; w < 3; w++) grams[w] = new Int32Array(2 * length);
      const [single, pair, triple] = grams;
      single.fill(outside, 0, length);
      const texts = view ? view(words) : words;
      for (let i = 0; i < words.length; i++) single[i + REACH] = numberOf(texts[i] as string, pos?.[i]);
      if (width > 1) extend(single, single, 1, length, pairs, pair);
      if (width > 2) extend(pair, single, 2, length, triples, triple);
    },
    remembered: () => byText.size + pairs.size + triples.size,
  };
}

/** Numbers the runs that are one token longer than those of `runs`. */
function extend(
  runs: Int32Array,
  single: Int32Array,
  width: number,
  length: number,
  table: PairTable,
  into: Int32Array,
): void {
  for (let i = 0; i < length; i++) {
    const run = runs[i] as number;
    const last = i + width < length ? (single[i + width] as number) : NOTHING;
    into[i] = run === NOTHING || last === NOTHING ? NOTHING : table.intern(run, last);
  }
}
