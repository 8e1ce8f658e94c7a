import { fromPacks } from '../../../languages/index.ts';
import type { Numbers } from '../../../languages/pack.ts';
import { plainForm } from '../../../text/unmask/characters.ts';
import { type MappedText, rewrite } from '../../../text/unmask/mapped-text.ts';

/** Fewer are in every text. */
const LEAST_WORDS = 4;

/** Numbers below a hundred by their words, in any language whose numbers are known. */
const VALUES = new Map(fromPacks(({ numbers }) => numbers).flatMap(wordsOfNumbers));
const JOINERS = fromPacks(({ numbers }) => numbers?.cardinal?.joiners);
const WORD = [...VALUES.keys()].toSorted((a, b) => b.length - a.length).join('|');
const GAP = `[\\s,.;:/()-]{1,3}(?:(?:${JOINERS.join('|')})\\s)?`;
const RUN = new RegExp(`(?<!\\p{L})(?:${WORD})(?:${GAP}(?:${WORD})(?!\\p{L})){${LEAST_WORDS - 1},}`, 'gu');
const STEP = new RegExp(`(${WORD})(?!\\p{L})(${GAP})?`, 'gu');

function wordsOfNumbers({ cardinal, zero = '' }: Numbers): (readonly [string, number])[] {
  if (cardinal === undefined) return [];
  const written = Array.from({ length: 99 }, (_, i) => [cardinal.write(i + 1, true), i + 1] as const);
  const known = [...written, ...Object.entries(cardinal.others), ...zero.split(' ').map((word) => [word, 0] as const)];
  return known.flatMap(([word, value]) => (value < 100 && /^\p{L}+$/u.test(word) ? [[plainForm(word), value]] : []));
}

/** Numbers that are said figure by figure, or by twos and threes, in figures; `undefined` where there are none. */
export function figuresOfWords(plain: MappedText): MappedText | undefined {
  return rewrite(plain, RUN, ([run]) => {
    const numbers: number[] = [];
    let isNear = false;
    for (const [, word = '', gap = ''] of run.matchAll(STEP)) {
      const value = VALUES.get(word) ?? 0;
      const last = numbers.at(-1) ?? 0;
      if (isNear && isContinued(last, value)) numbers[numbers.length - 1] = last === 4 ? 80 : last + value;
      else numbers.push(value);
      isNear = !/[,.;:/()]/.test(gap);
    }
    return numbers.join('');
  });
}

/** Forty and two; in French seventy is sixty and ten, eighty four times twenty, seventeen ten and seven. */
function isContinued(last: number, value: number): boolean {
  if (last >= 20 && last % 10 === 0) return value > 0 && (value < 10 || (value < 20 && (last === 60 || last === 80)));
  return (last === 4 && value === 20) || (last === 10 && value > 6 && value < 10) || (last > 60 && last % 20 === 10 && value > 6 && value < 10); // prettier-ignore
}
