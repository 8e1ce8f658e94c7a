import { PalimpsestError } from '../../core/errors.ts';
import type { Document } from '../../core/types.ts';
import { type SplitName, splitCorpus } from '../../pipeline/split.ts';
import type { StudyCorpusData, StudyUnit } from './corpora.ts';

/** Indices into the units of a corpus. */
export type Parts = Readonly<Record<SplitName, readonly number[]>>;

/**
 * Deals the units of a corpus out to train, dev and test: the official splits where it has them, else by a seeded draw, with
 * groups kept together.
 */
export async function dealOut(
  { units, spec }: StudyCorpusData,
  ratio: readonly [number, number, number],
  seed: number,
): Promise<Parts> {
  const parts: Record<SplitName, number[]> = { train: [], dev: [], test: [] };
  if ('all' in spec.paths) {
    const names = await draw(units, { ratio, seed, ...(spec.group !== undefined && { by: spec.group }) });
    for (const [i, name] of names.entries()) parts[name as SplitName].push(i);
  } else {
    for (const [i, { split }] of units.entries()) parts[split as SplitName].push(i);
  }
  return parts;
}

/**
 * The part of the training units that a fraction leaves. Smaller fractions are part of larger ones of the same seed.
 *
 * @param fraction a share up to 1, or a number of units from 2.
 * @throws PalimpsestError `too-few-units` where there are not as many.
 */
export async function takeFraction(
  { units, spec }: StudyCorpusData,
  train: readonly number[],
  fraction: number,
  seed: number,
): Promise<readonly number[]> {
  if (fraction > train.length && fraction > 1) {
    throw new PalimpsestError(
      'too-few-units',
      `the training part of ${JSON.stringify(spec.name)} has ${train.length} units, not ${fraction}`,
      { hint: 'Ask for fewer, or for shares from 0 to 1.' },
    );
  }
  if (train.length === 0) return [];
  const share = fraction > 1 ? fraction / train.length : fraction;
  const chosen = train.map((i) => units[i] as StudyUnit);
  const by = spec.group === undefined ? {} : { by: spec.group };
  const names = await draw(chosen, { ratio: [1, 0, 0], fraction: share, seed, ...by });
  return train.filter((_, i) => names[i] !== undefined);
}

async function draw(
  units: readonly StudyUnit[],
  options: Parameters<typeof splitCorpus>[1],
): Promise<readonly (SplitName | undefined)[]> {
  const corpus = {
    async *[Symbol.asyncIterator](): AsyncGenerator<Document> {
      for (const { source } of units) yield source;
    },
  };
  const names: (SplitName | undefined)[] = [];
  for await (const [name] of await splitCorpus(corpus, options)) names.push(name);
  return names;
}
