import { PalimpsestError, type Report } from '../../core/errors.ts';
import { toCorpus } from '../../core/document.ts';
import type { Document } from '../../core/types.ts';
import { splitCorpus } from '../../pipeline/split.ts';
import { hashDocuments, readSource } from '../common/sources.ts';
import { fingerprint } from '../engine/key.ts';
import { type ClinicalData, refuseCommonDocuments } from './corpora.ts';
import type { PhiJob } from './job.ts';
import { goldPhi } from './overlap.ts';
import type { PhiSpec } from './spec.ts';

/** What the PHI model is made of. */
export interface PhiSource {
  /** All that decides about it. */
  readonly inputs: object;
  /** The documents of its corpus by what they are for; absent of a saved model. */
  readonly parts?: NonNullable<PhiJob['phi']>['parts'];
  readonly labels: readonly string[];
}

/**
 * Reads and splits the PHI corpus.
 *
 * @throws PalimpsestError of the readers; `documents-in-common`, `empty-corpus`, `no-entities`.
 */
export async function openPhi(
  spec: PhiSpec,
  corpora: readonly ClinicalData[],
  seed: number,
  report: Report | undefined,
): Promise<PhiSource> {
  const { tagger, grid, byLabel, context, language, group } = spec;
  const settings = await fingerprint(tagger.settings);
  if (!spec.source) return { inputs: { model: await fingerprint(spec.model), language }, labels: [] };
  const documents = await readSource(spec.source, report);
  if (documents.length === 0) throw new PalimpsestError('empty-corpus', 'the PHI corpus has no readable document');
  for (const corpus of corpora) refuseCommonDocuments(documents, corpus);
  const parts = { train: [] as Document[], dev: [] as Document[], test: [] as Document[] };
  const by = group === undefined ? {} : { by: group };
  for await (const [part, doc] of await splitCorpus(toCorpus(documents), { ratio: spec.split, seed, ...by })) {
    // It learns the default layer; clinical mentions that the corpus has as well are no business of its.
    if (part) parts[part].push({ ...doc, entities: goldPhi(doc) });
  }
  for (const part of ['train', 'dev', 'test'] as const) {
    if (parts[part].some(({ entities }) => entities.length > 0)) continue;
    throw new PalimpsestError('no-entities', `the ${part} part of the PHI corpus has no entity of the default layer`, {
      hint: 'Give more documents, or other shares with "split".',
    });
  }
  const labels = new Set(parts.train.flatMap(({ entities }) => entities.map(({ label }) => label)));
  const inputs = {
    corpus: hashDocuments(documents, group),
    split: spec.split,
    group: group ?? null,
    family: tagger.family,
    settings,
    language,
    grid,
    byLabel,
    context,
  };
  return { inputs, parts, labels: [...labels].toSorted() };
}
