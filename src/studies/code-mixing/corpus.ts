import { ownValue } from '../../core/collections.ts';
import { PalimpsestError, type Report } from '../../core/errors.ts';
import { toCorpus } from '../../core/document.ts';
import type { Document } from '../../core/types.ts';
import { createMixingStatistics } from '../../evaluate/code-mixing.ts';
import { mentionsOf } from '../../evaluate/scorer.ts';
import type { MixedCorpus, MixedPart } from './study.ts';
import { chooseLabelMap, fitLabelMap } from '../../resources/label-map.ts';
import { createAnalyser } from '../../text/analyse.ts';
import { type LanguageOfToken, openMixed } from '../../text/code-mixing.ts';
import { splitCorpus } from '../../pipeline/split.ts';
import { hashDocuments, readSource } from '../common/sources.ts';
import { plainDocument } from './sentences.ts';
import type { CodeMixingSpec } from './spec.ts';

/** The corpus of a study, in memory. */
export interface MixedCorpusData {
  readonly train: readonly Document[];
  readonly test: readonly Document[];
  readonly hash: string;
  readonly figures: MixedCorpus;
}

/**
 * Reads and splits the corpus of a study, and measures it.
 *
 * @throws PalimpsestError of the readers; `empty-corpus`; `too-few-units` where a part is left without documents; `no-entities`.
 */
export async function readMixedCorpus(spec: CodeMixingSpec, report?: Report): Promise<MixedCorpusData> {
  const documents = (await readSource(spec.corpus, report)).map(plainDocument);
  if (documents.length === 0) throw new PalimpsestError('empty-corpus', 'the corpus has no readable document');
  const { ratio, seed, group } = spec.split;
  const parts = { train: [] as Document[], test: [] as Document[] };
  const dealt = await splitCorpus(toCorpus(documents), {
    ratio: [ratio[0], 0, ratio[1]],
    seed,
    ...(group !== undefined && { by: group }),
  });
  for await (const [part, doc] of dealt) if (part === 'train' || part === 'test') parts[part].push(doc);
  for (const [name, own] of Object.entries(parts)) {
    if (own.length === 0) {
      throw new PalimpsestError('too-few-units', `no document is left to ${name === 'train' ? 'train' : 'test'} on`, {
        hint: `There are ${documents.length}; give more, or other shares with "split".`,
      });
    }
    if (own.some(({ entities }) => entities.length > 0)) continue;
    throw new PalimpsestError('no-entities', `the documents to ${name} on have no mention`, {
      hint: 'Check that the annotations were found: palimpsest stats shows them.',
    });
  }
  const languageOf = openMixed(spec.mixed);
  return {
    ...parts,
    hash: hashDocuments(documents, group),
    figures: {
      ...labelsOf(documents, spec),
      train: measure(parts.train, languageOf, spec.language),
      test: measure(parts.test, languageOf, spec.language),
    },
  };
}

/** Labels with their coarse types, in the order of the label map. */
function labelsOf(
  documents: readonly Document[],
  { labelMap }: CodeMixingSpec,
): Pick<MixedCorpus, 'labels' | 'coarse'> {
  const found = new Set(documents.flatMap((doc) => mentionsOf(doc).map(({ label }) => label)));
  const map = labelMap ? fitLabelMap(labelMap, found) : chooseLabelMap(found).map;
  const rules = map?.labels ?? {};
  const coarseOf = (label: string) => ownValue(rules, label)?.coarse ?? label;
  const order = Object.keys(rules);
  const place = (label: string) => (order.includes(label) ? order.indexOf(label) : order.length);
  const labels = [...found].toSorted((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
  const types = [...new Set(labels.map(coarseOf))];
  return {
    labels: labels.toSorted((a, b) => types.indexOf(coarseOf(a)) - types.indexOf(coarseOf(b))),
    coarse: Object.fromEntries(labels.map((label) => [label, coarseOf(label)])),
  };
}

function measure(documents: readonly Document[], languageOf: LanguageOfToken, language: string): MixedPart {
  const analyse = createAnalyser(language);
  const mixing = createMixingStatistics(languageOf);
  let [sentences, tokens] = [0, 0];
  for (const doc of documents) {
    const analysis = analyse(doc);
    sentences += analysis.sentences.length;
    tokens += analysis.tokens.length;
    mixing.add(doc, analysis);
  }
  return { documents: documents.length, sentences, tokens, mixing: mixing.result() };
}
