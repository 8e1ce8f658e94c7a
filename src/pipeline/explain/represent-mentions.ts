import type { Explainer } from '../../core/explanation.ts';
import type { Rng } from '../../core/rng.ts';
import type { Document } from '../../core/types.ts';
import type { TrainingVocabulary } from '../../evaluate/out-of-vocabulary.ts';
import { mentionsOf } from '../../evaluate/scorer.ts';
import { embedInPlane, type PlanePoint } from '../../evaluate/t-sne.ts';
import type { Representation } from '../../report/explanation-data.ts';

type Represent = NonNullable<Explainer['represent']>;

interface Options {
  readonly before?: Represent | undefined;
  readonly knows?: TrainingVocabulary['knows'];
  readonly rng: Rng;
  readonly points?: number;
  readonly withText?: boolean;
  readonly onProgress?: (what: string, documents: number) => void;
}

/** As many as can be told apart by colour and shape. */
const MOST_LABELS = 7;
const PERPLEXITY = 30;

interface Sampled {
  readonly label: string;
  readonly isKnown: boolean | undefined;
  readonly text: string;
  readonly after: Float32Array;
  readonly before: Float32Array | undefined;
}

/**
 * Lays the tokens of gold mentions out in the plane by their states: of each of the most frequent labels as many as `points`, drawn
 * evenly, so that a rare label is seen beside a frequent one.
 */
export async function representMentions(
  gold: readonly Document[],
  represent: Represent,
  { before, knows, rng, points = 60, withText = false, onProgress }: Options,
): Promise<Representation> {
  const counts = new Map<string, number>();
  for (const doc of gold) for (const { label } of mentionsOf(doc)) counts.set(label, (counts.get(label) ?? 0) + 1);
  const sorted = [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const labels = sorted.slice(0, MOST_LABELS).map(([label]) => label);
  const reservoirs = new Map(
    labels.map((label) => [label, createReservoir<Sampled>(points, rng.fork('points', label))]),
  );
  for (const [d, doc] of gold.entries()) {
    const mentions = mentionsOf(doc).filter(({ label }) => reservoirs.has(label));
    onProgress?.('Representing', d + 1);
    if (mentions.length === 0) continue;
    const after = await represent(doc);
    const earlier = before && (await before(doc));
    const earlierAt = new Map(earlier?.map(({ token, state }) => [token.start, state]));
    for (const mention of mentions) {
      const isKnown = knows?.(doc.text, mention);
      for (const { token, state } of after) {
        if (token.end <= mention.start || token.start >= mention.end) continue;
        const own = { label: mention.label, isKnown, text: token.text, after: state };
        reservoirs.get(mention.label)?.offer({ ...own, before: earlierAt.get(token.start) });
      }
    }
  }
  const sampled = labels.flatMap((label) => reservoirs.get(label)?.items() ?? []);
  const lay = (vectors: readonly Float32Array[], name: string) =>
    embedInPlane(vectors, { rng: rng.fork('t-sne', name), perplexity: PERPLEXITY });
  const afterPlaces = lay(sampled.map(({ after }) => after), 'after'); // prettier-ignore
  const hasBefore = before !== undefined && sampled.every((one) => one.before !== undefined);
  const beforePlaces = hasBefore ? lay(sampled.map((one) => one.before ?? new Float32Array()), 'before') : []; // prettier-ignore
  return {
    labels,
    otherLabels: sorted.slice(MOST_LABELS).reduce((sum, [, count]) => sum + count, 0),
    perplexity: Math.max(1, Math.min(PERPLEXITY, (sampled.length - 1) / 3)),
    points: sampled.map(({ label, isKnown, text }, i) => ({
      label,
      ...(isKnown !== undefined && { isKnown }),
      after: afterPlaces[i] as PlanePoint,
      ...(hasBefore && { before: beforePlaces[i] as PlanePoint }),
      ...(withText && { text }),
    })),
  };
}

/** Keeps so many of what it is offered, each as likely as another (Vitter 1985, algorithm R). */
function createReservoir<T>(size: number, rng: Rng) {
  const kept: T[] = [];
  let offered = 0;
  return {
    offer(item: T): void {
      offered++;
      if (kept.length < size) {
        kept.push(item);
        return;
      }
      const place = rng.int(offered);
      if (place < size) kept[place] = item;
    },
    items: (): readonly T[] => kept,
  };
}
