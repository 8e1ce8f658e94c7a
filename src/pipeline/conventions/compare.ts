import { type ConventionCensus, type Share, shareOf } from './census.ts';
import type { BorderConvention, Conventions, SpacingConvention } from './conventions.ts';

/** What was seen of one convention in both corpora. */
export interface Finding {
  readonly what: string;
  readonly label?: string;
  readonly sample: Share;
  readonly source: Share;
  /** Words that mark mentions, no names: those that were seen most. */
  readonly examples: readonly string[];
  /** What the corpus is brought to; `undefined` where the sample shows too little, or no clear use. */
  readonly rule?: string;
  /** Whether it changes the source. */
  readonly differs: boolean;
}

/** Fewer observations tell nothing, nor does use that is more mixed. */
const LEAST = 3;
const CLEAR = 0.8;
/** Signs are many. */
const LEAST_SIGNS = 5;
/** Where neighbours are this common in one corpus, and a fifth as common in the other, they are one mention there. */
const NEIGHBOURS = 0.1;

/** Whether something is so, where that is clear. */
function clear({ count, of }: Share, least: number): boolean | undefined {
  if (of < least) return undefined;
  if (count >= CLEAR * of) return true;
  return count <= (1 - CLEAR) * of ? false : undefined;
}

/** Whether a corpus does otherwise, and not by exception. */
function isOtherwise({ count, of }: Share, isSo: boolean): boolean {
  return (isSo ? of - count : count) > (1 - CLEAR) * of;
}

/** What brings documents that are as `here` to the conventions of those that are as `there`: where these are clear, and others here. */
export function compareConventions(
  there: ConventionCensus,
  here: ConventionCensus,
): Pick<Conventions, 'borders' | 'join' | 'spacing'> & { readonly findings: readonly Finding[] } {
  const findings: Finding[] = [];
  const borders: BorderConvention[] = [];
  for (const [key, seen] of [...there.borders].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const { label, mark, side } = seen;
    const [sample, source] = [shareOf(seen), shareOf(here.borders.get(key))];
    const inside = clear(sample, LEAST);
    const differs = inside !== undefined && isOtherwise(source, inside);
    if (differs) borders.push({ label, mark, side, inside });
    const examples = [...seen.words].toSorted(([, a], [, b]) => b - a).slice(0, 3).map(([word]) => word); // prettier-ignore
    const rule = inside === undefined ? {} : { rule: inside ? 'inside' : 'outside' };
    findings.push({ what: `${mark} ${side}`, label, sample, source, examples, ...rule, differs });
  }
  const join: string[] = [];
  for (const [label, mentions] of there.labels) {
    const sample = { count: there.neighbours.get(label) ?? 0, of: mentions };
    const source = { count: here.neighbours.get(label) ?? 0, of: here.labels.get(label) ?? 0 };
    const isRare = sample.count * 5 * source.of < source.count * mentions;
    const differs = isRare && source.count > NEIGHBOURS * source.of && mentions >= LEAST;
    if (differs) join.push(label);
    if (sample.count + source.count === 0) continue;
    findings.push({
      what: 'neighbours',
      label,
      sample,
      source,
      examples: [],
      ...(differs && { rule: 'one mention' }),
      differs,
    });
  }
  const spacing: SpacingConvention[] = [];
  for (const [sign, seen] of [...there.signs].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const convention: { sign: string; before?: boolean; after?: boolean } = { sign };
    for (const side of ['before', 'after'] as const) {
      const [sample, source] = [seen[side], here.signs.get(sign)?.[side] ?? { count: 0, of: 0 }];
      const blank = clear(sample, LEAST_SIGNS);
      if (blank === undefined || !isOtherwise(source, blank)) continue;
      convention[side] = blank;
      const rule = blank ? 'blank' : 'no blank';
      findings.push({ what: `blank ${side} ${sign}`, sample, source, examples: [], rule, differs: true });
    }
    if (convention.before !== undefined || convention.after !== undefined) spacing.push(convention);
  }
  return { borders, join, spacing, findings };
}
