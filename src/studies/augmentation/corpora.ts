import { createHash, type Hash } from 'node:crypto';
import { addCount, ownValue } from '../../core/collections.ts';
import { divideIntoUnits } from '../../augment/segments.ts';
import { DEFAULT_LAYER } from '../../core/document.ts';
import { PalimpsestError, type Report } from '../../core/errors.ts';
import { describeLabels, requireLabels } from '../../core/label-names.ts';
import type { Document } from '../../core/types.ts';
import type { TextSize } from '../../evaluate/statistics.ts';
import { readCorpus } from '../../formats/read-corpus.ts';
import {
  checkLabelMap,
  chooseLabelMap,
  fitLabelMap,
  type LabelMap,
  type LabelRule,
} from '../../resources/label-map.ts';
import { createAnalyser } from '../../text/analyse.ts';
import { languageOf } from '../../languages/locale.ts';
import { type SplitName, splitCorpus } from '../../pipeline/split.ts';
import { mentionRows } from '../common/sources.ts';
import { mapDocument, type Mapping } from './study.ts';
import type { CorpusSpec, ExperimentSpec } from './spec.ts';

/** What is dealt out to the splits. */
export interface StudyUnit {
  /** With the labels of the source, which augmentation needs. */
  readonly source: Document;
  /** With the categories of the study. */
  readonly gold: Document;
  /** Where the corpus has official splits. */
  readonly split?: SplitName;
  readonly size: TextSize;
}

/** A corpus as the study sees it, in memory. */
export interface StudyCorpusData {
  readonly spec: CorpusSpec;
  readonly units: readonly StudyUnit[];
  readonly labelMap: LabelMap | undefined;
  readonly mapping: Mapping;
  /** Labels dropped for being rare, with their number of mentions. */
  readonly dropped: Readonly<Record<string, number>>;
  /** Of all units: ids, texts, mentions under both labels, official splits. */
  readonly hash: string;
  readonly notices: readonly string[];
}

/**
 * Reads the corpora of a study, cuts them into units and maps their labels.
 *
 * @param report receives what the readers refuse.
 * @throws PalimpsestError of the readers; `empty-corpus`; `no-common-label` where nothing is left to compare;
 *   `unknown-label` where the specification names a label or category that is nowhere.
 */
export async function loadStudyCorpora(
  spec: ExperimentSpec,
  report: Report = () => undefined,
): Promise<{ readonly corpora: ReadonlyMap<string, StudyCorpusData>; readonly labels: readonly string[] }> {
  const used = new Set(spec.grids.flatMap(({ directions }) => directions.flatMap(({ train, test }) => [train, test])));
  const read: ReadResult[] = [];
  for (const corpus of spec.corpora) {
    if (used.has(corpus.name)) read.push(await readSource(corpus, spec.dropRarerThan, report));
  }
  const categoriesOf = ({ rules }: ReadResult) => new Set(Object.values(rules));
  const everywhere = read
    .map(categoriesOf)
    .reduce((all, own) => new Set([...all].filter((category) => own.has(category))));
  const labels = (spec.labels ?? [...everywhere].filter((category) => category !== 'OTHER')).toSorted();
  for (const label of labels) {
    if (!read.some((corpus) => categoriesOf(corpus).has(label))) {
      const known = new Set(read.flatMap((corpus) => [...categoriesOf(corpus)]));
      throw new PalimpsestError('unknown-label', `no corpus has the category ${JSON.stringify(label)}`, {
        hint: `After mapping: ${describeLabels([label], known)}`,
      });
    }
  }
  if (labels.length === 0) {
    throw new PalimpsestError('no-common-label', 'the corpora have no category in common', {
      hint: `Map their labels to the same categories. ${read.map(({ spec: { name }, rules }) => `${name}: ${Object.values(rules).join(', ')}`).join('; ')}.`,
    });
  }
  return { corpora: new Map(read.map((corpus) => [corpus.spec.name, finish(corpus, labels)])), labels };
}

interface ReadResult {
  readonly spec: CorpusSpec;
  readonly documents: readonly (readonly [SplitName | undefined, Document])[];
  readonly labelMap: LabelMap | undefined;
  /** By source label: its category. What is dropped is not there. */
  readonly rules: Readonly<Record<string, string>>;
  readonly mentions: ReadonlyMap<string, number>;
  readonly rare: Readonly<Record<string, number>>;
  /** Of labels of its label map that no mention has. */
  readonly told: readonly string[];
}

async function readSource(spec: CorpusSpec, dropRarerThan: number, report: Report): Promise<ReadResult> {
  const { name, paths, options, format } = spec;
  const parts: readonly (readonly [SplitName | undefined, string])[] =
    'all' in paths ? [[undefined, paths.all]] : (Object.entries(paths) as [SplitName, string][]);
  const documents: [SplitName | undefined, Document][] = [];
  const mentions = new Map<string, number>();
  for (const [split, place] of parts) {
    const corpus = await readCorpus(place, { ...options, report, ...(format !== undefined && { from: format }) });
    for await (const { envelope: _, ...doc } of corpus) {
      documents.push([split, doc]);
      for (const { label, layer } of doc.entities) {
        if ((layer ?? DEFAULT_LAYER) === DEFAULT_LAYER) addCount(mentions, label);
      }
    }
  }
  if (documents.length === 0) {
    throw new PalimpsestError('empty-corpus', `the corpus ${JSON.stringify(name)} has no readable document`);
  }
  const labelMap = spec.labelMap
    ? fitLabelMap(spec.labelMap, mentions.keys())
    : chooseLabelMap(new Set(mentions.keys())).map;
  const rules = Object.create(null) as Record<string, string>; // labels may be called `__proto__`
  const rare = Object.create(null) as Record<string, number>;
  for (const [label, count] of [...mentions].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (count < dropRarerThan) rare[label] = count;
    else {
      const category = categoryOf(label, spec, labelMap);
      if (category !== undefined) rules[label] = category;
    }
  }
  if (spec.labels !== 'coarse') {
    requireLabels({
      by: `"labels" of the corpus ${JSON.stringify(name)}`,
      named: Object.keys(spec.labels),
      known: mentions.keys(),
      allowed: Object.keys(labelMap?.labels ?? {}),
    });
  }
  const told = checkLabelMap(spec.labelMap, mentions.keys());
  return { spec, documents, labelMap, rules, mentions, rare, told };
}

/** The study's own rule, else the coarse type where it was asked for, else what the label map says, else the name. */
function categoryOf(label: string, { labels }: CorpusSpec, map: LabelMap | undefined): string | undefined {
  const rule: LabelRule | undefined = ownValue(map?.labels, label);
  if (labels === 'coarse') return rule?.drop ? undefined : (rule?.coarse ?? rule?.to ?? label);
  const own = ownValue(labels, label);
  if (own !== undefined) return typeof own === 'string' ? own : undefined;
  return rule?.drop ? undefined : (rule?.to ?? label);
}

function finish(
  { spec, documents, labelMap, rules, mentions, rare, told }: ReadResult,
  labels: readonly string[],
): StudyCorpusData {
  const categories = Object.fromEntries(Object.entries(rules).filter(([, category]) => labels.includes(category)));
  const mapping: Mapping = { categories, mergeAdjacent: spec.mergeAdjacent };
  const analyse = createAnalyser(languageOf(spec.language));
  const hash = createHash('sha256');
  const units: StudyUnit[] = [];
  for (const [split, doc] of documents) {
    for (const { document } of divideIntoUnits(doc, analyse(doc), spec.unit)) {
      const { envelope: _, ...source } = document;
      const gold = mapDocument(source, mapping);
      const analysis = analyse(gold);
      if (analysis.tokens.length === 0) continue;
      addToHash(hash, source, gold, split, spec.group);
      // The lengths alone: the tokens of a corpus take more memory than the corpus.
      const { sentences, tokens } = analysis;
      const size = { sentences: { length: sentences.length }, tokens: { length: tokens.length } };
      units.push({ source, gold, size, ...(split !== undefined && { split }) });
    }
  }
  const notices = told.map((note) => `${spec.name}: ${note}`);
  const tell = (title: string, list: readonly (readonly [string, number])[]) => {
    if (list.length === 0) return;
    notices.push(`${spec.name}: ${title}: ${list.map(([label, count]) => `${label} (${count})`).join(', ')}`);
  };
  tell('labels dropped as rare', Object.entries(rare));
  tell(
    'labels not compared',
    [...mentions]
      .filter(([label]) => !Object.hasOwn(categories, label) && !Object.hasOwn(rare, label))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  return { spec, units, labelMap, mapping, dropped: rare, hash: hash.digest('hex'), notices };
}

function addToHash(hash: Hash, source: Document, gold: Document, split: SplitName | undefined, group?: string): void {
  const { id, text, meta } = source;
  const value = group === undefined ? undefined : ownValue(meta, group);
  // The patient decides which mentions get the same surrogate.
  const parts = [id, text, mentionRows(source.entities), mentionRows(gold.entities), split, value, meta?.['patient']];
  hash.update(`${JSON.stringify(parts)}\n`);
}

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
