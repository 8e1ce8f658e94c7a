import { requireRereadable } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Corpus, Document } from '../../core/types.ts';
import { localeKey } from '../../languages/index.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import type { LabelMap } from '../../resources/label-map.ts';
import type { SurrogateType } from '../../surrogates/types.ts';
import { chooseLocale, createCorpusCensus, typesIn } from '../augmentation/corpus-census.ts';
import { type CensusSetting, type ConventionCensus, createConventionCensus } from './census.ts';
import { compareConventions, type Finding } from './compare.ts';
import type { Conventions } from './conventions.ts';
import { groupOf } from './marks.ts';

export interface LearnedConventions {
  readonly conventions: Conventions;
  readonly findings: readonly Finding[];
}

export interface LearnConventionsOptions {
  /** Of the words that mark mentions; that of the sample's text, or of the source's label map, when absent. */
  readonly locale?: string;
  /** What the labels mean; the shipped maps that fit when absent. Labels of one meaning are taken for one. */
  readonly sourceLabels?: LabelMap;
  readonly sampleLabels?: LabelMap;
  readonly onNote?: (note: string) => void;
}

/**
 * Learns from some labelled documents how their corpus draws the borders of mentions and spaces its signs, where that is clear from
 * them, and how the source does.
 *
 * @throws PalimpsestError `empty-corpus`, and `no-mentions` for a sample without any.
 * @throws TypeError where a corpus can be read only once.
 */
export async function learnConventions(
  source: Corpus | readonly Document[],
  sample: Corpus | readonly Document[],
  options: LearnConventionsOptions = {},
): Promise<LearnedConventions> {
  for (const corpus of [source, sample]) requireRereadable(corpus, 'learnConventions');
  const [own, other] = [await survey(source, 'source'), await survey(sample, 'sample')];
  if (other.labels.size === 0) {
    throw new PalimpsestError('no-mentions', 'the sample has no labelled mention', {
      hint: 'Label ten to fifty of its sentences; those with names, dates and titles tell most.',
    });
  }
  const sourceLabels = own.meaning.chooseMap(new Set(own.labels.keys()), options.sourceLabels);
  const sampleLabels = other.meaning.chooseMap(new Set(other.labels.keys()), options.sampleLabels);
  const { locale, notes } = chooseLocale(
    options.locale,
    sampleLabels ?? sourceLabels,
    other.meaning,
    loadGazetteers().locales,
  );
  for (const note of notes) options.onNote?.(note);
  const language = localeKey(locale);
  const theirTypes = typesIn(new Set(other.labels.keys()), sampleLabels);
  const there = await count(sample, { language, types: theirTypes });
  const labels = renamed(own.labels, there.labels, typesIn(new Set(own.labels.keys()), sourceLabels), theirTypes);
  const here = await count(source, { language, types: theirTypes, names: labels });
  const { findings, ...rules } = compareConventions(there, here);
  const renamings = Object.entries(labels).map(([from, to]): Finding => ({
    what: `label ${from}`,
    sample: { count: there.labels.get(to) ?? 0, of: there.mentions },
    source: { count: here.labels.get(to) ?? 0, of: here.mentions },
    examples: [],
    rule: to,
    differs: true,
  }));
  return { conventions: { language, labels, ...rules }, findings: [...renamings, ...findings] };
}

async function count(corpus: Corpus | readonly Document[], setting: CensusSetting): Promise<ConventionCensus> {
  const census = createConventionCensus(setting);
  for await (const doc of corpus) census.add(doc);
  return census.seen;
}

async function survey(corpus: Corpus | readonly Document[], name: string) {
  const labels = new Map<string, number>();
  const meaning = createCorpusCensus();
  let documents = 0;
  for await (const doc of corpus) {
    documents++;
    meaning.add(doc);
    for (const { label } of doc.entities) labels.set(label, (labels.get(label) ?? 0) + 1);
  }
  if (documents === 0) throw new PalimpsestError('empty-corpus', `the ${name} has no readable document`);
  return { labels, meaning };
}

/** Rarer than so it is no chance that a sample has none of a label: the probability of that. */
const CHANCE = 0.05;

/**
 * New names for labels that the sample calls otherwise: that of its most frequent label of the same meaning. Where the source has that label beside its own,
 * the sample may call them alike, or have none of the rarer one by chance.
 */
function renamed(
  labels: ReadonlyMap<string, number>,
  there: ReadonlyMap<string, number>,
  ownTypes: ReadonlyMap<string, SurrogateType>,
  otherTypes: ReadonlyMap<string, SurrogateType>,
): Record<string, string> {
  const names: Record<string, string> = {};
  for (const [label, count] of [...labels].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const type = ownTypes.get(label);
    if (there.has(label) || type === undefined) continue;
    const group = groupOf(type);
    const [best] = [...there]
      .filter(([other]) => group.includes(otherTypes.get(other) as SurrogateType))
      .toSorted(([a, m], [b, n]) => Number(otherTypes.get(b) === type) - Number(otherTypes.get(a) === type) || n - m);
    if (best === undefined) continue;
    const [name, shown] = best;
    const beside = labels.get(name) ?? 0;
    if ((beside / (beside + count)) ** shown < CHANCE) names[label] = name;
  }
  return names;
}
