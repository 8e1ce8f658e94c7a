import type { LabelSetting } from '../../augment/label-plan.ts';
import { ownValue } from '../../core/collections.ts';
import { createDocument } from '../../core/document.ts';
import type { Document } from '../../core/types.ts';
import { isOfBirths, knowsLabels, type LabelMap } from '../../resources/label-map.ts';
import { createCorpusCensus, typesIn } from '../augmentation/corpus-census.ts';
import { createConventionsWriter } from '../conventions/apply.ts';
import { createLabelCensus, TARGET } from '../mixture/label-census.ts';
import type { MixtureContext } from '../mixture/mixture.ts';
import type { LearnedTarget } from './learn.ts';

/** The same with how often each document of the sample is written: once as it is, else with surrogates. */
export interface Target extends LearnedTarget {
  readonly times: number;
}

/** Of the mentions of the source and its copies, so many are the sample's, surrogates included. */
const SHARE = 0.1;
/** Beyond these a few sentences teach nothing but themselves. */
const MOST_TIMES = 100;

/** How often each document of a sample is written. */
export function timesOf(
  {
    sample,
    mentions,
  }: Pick<LearnedTarget, 'mentions'> & { readonly sample: Pick<LearnedTarget['sample'], 'mentions'> },
  alpha: number,
): number {
  const wanted = Math.round((SHARE * mentions * (1 + alpha)) / sample.mentions);
  return Math.max(1 + alpha, Math.min(MOST_TIMES, wanted));
}

/** What generated text is mixed into: the corpus as it will be written, brought to the sample, and the sample as often as its share is. */
export function mixingFor(
  mixing: MixtureContext,
  { conventions, times }: Target,
  alpha: number,
  sample: readonly Document[],
): MixtureContext {
  const census = createLabelCensus();
  for (let i = 0; i < Math.ceil(times / (1 + alpha)); i++) sample.forEach((doc) => census.add(doc));
  const follow = createConventionsWriter(conventions);
  for (const doc of mixing.census.sample) census.add(follow(doc));
  const { labelMap, labels } = meaningOf(sample);
  const nameOf = (label: string) => ownValue(conventions.labels, label) ?? label;
  const types = new Map([...mixing.types].map(([label, type]) => [nameOf(label), type]));
  for (const [label, type] of typesIn(labels, labelMap)) types.set(label, type);
  const births = new Set([...mixing.births].map(nameOf).filter((label) => !labels.has(label)));
  for (const label of labels) if (isOfBirths(labelMap, label)) births.add(label);
  return { ...mixing, types, births, census: { ...census, hasEmptyLines: mixing.census.hasEmptyLines } };
}

function meaningOf(sample: readonly Document[]) {
  const meaning = createCorpusCensus();
  const labels = new Set<string>();
  for (const doc of sample) {
    meaning.add(doc);
    for (const { label } of doc.entities) labels.add(label);
  }
  return { labels, labelMap: meaning.chooseMap(labels) };
}

/** The documents of a sample under ids that no document of the corpus has, nor a copy of one, and without what their files say beside them. */
export function namedApart(sample: readonly Document[], taken: ReadonlySet<string>): readonly Document[] {
  const ids = [...taken];
  const isFree = (prefix: string) => ids.every((id) => !id.startsWith(prefix));
  let prefix = TARGET;
  for (let i = 2; !isFree(prefix); i++) prefix = `${TARGET}${i}-`;
  return sample.map(({ id, text, entities, meta }) =>
    createDocument({ id: prefix + id, text, entities, meta: { ...meta, [MARK]: true } }, { overlaps: 'allow' }),
  );
}

/** The key of the meta data that tells documents of a sample, and their copies, from others. */
const MARK = 'target-sample';

/** What is said of the labels of a sample: what is said of the labels of the source that become them, where that is one thing. */
export function policiesFor(
  sample: readonly Document[],
  { conventions }: LearnedTarget,
  policies: Readonly<Record<string, LabelSetting>> = {},
): Record<string, LabelSetting> {
  const found: Record<string, LabelSetting> = Object.create(null) as Record<string, LabelSetting>; // labels may be called `__proto__`
  for (const label of new Set(sample.flatMap(({ entities }) => entities.map((entity) => entity.label)))) {
    const before = Object.keys(conventions.labels).filter((old) => ownValue(conventions.labels, old) === label);
    const said = [label, ...before].map((one) => ownValue(policies, one));
    const [first] = said.filter((one) => one !== undefined);
    const isOne = said.every((one) => one === undefined || JSON.stringify(one) === JSON.stringify(first));
    const own = said[0] ?? (isOne ? first : undefined);
    if (own) found[label] = own;
  }
  return found;
}

/** The map that somebody gave, where it knows what the sample labels. */
export function mapFor(sample: readonly Document[], map: LabelMap | undefined): LabelMap | undefined {
  const labels = new Set(sample.flatMap(({ entities }) => entities.map(({ label }) => label)));
  return map && knowsLabels(map, labels) ? map : undefined;
}
