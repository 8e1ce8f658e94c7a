import type { ConcealSummary } from '../../conceal/account.ts';
import { collectDocuments, freezeDocument } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Document, Entity } from '../../core/types.ts';
import { createStatistics, mentionsByLabel } from '../../evaluate/statistics.ts';
import type { ConcealmentFigures, VariantJob, VariantResult } from './study.ts';
import { createAnalyser } from '../../text/analyse.ts';
import { languageOf } from '../../languages/locale.ts';
import { countPairs } from '../common/count-pairs.ts';
import { countGroups } from '../common/measures.ts';
import { createNotices, endOf, tagBlank, trainTagger } from '../common/train.ts';
import { costsSince, type Runner, type TaskResult } from '../engine/task.ts';
import { CLINICAL_LAYER } from './overlap.ts';

/**
 * One cell of an impact study: conceals the corpus, trains the clinical tagger on all folds but one, and tests it on the
 * original text of that one. As in the paper the concealed text is training data only (§3.1); what it loses shows on text as
 * clinicians write it.
 *
 * Where concealment leaves no clinical mention to learn, the tagger is one that finds nothing.
 *
 * @throws PalimpsestError what concealing and training throw.
 */
export const run: Runner<VariantJob, VariantResult> = async (job, onStep) => {
  const started = performance.now();
  const told = createNotices();
  const { documents, concealment } = await concealAll(job, told.notices);
  const folds = new Map(job.documents.map(({ id }, d) => [id, job.folds[d] as number]));
  const isTested = ({ id }: Document) => folds.get(id) === job.fold;
  const train = documents.filter((doc) => !isTested(doc)).map(toTagged);
  const gold = job.documents.filter(isTested).map(toTagged);
  const training = describe(train, job.language);
  let predicted: readonly Document[] = gold.map((doc) => ({ ...doc, entities: [] }));
  let trained = performance.now();
  let end: Pick<TaskResult, 'end'> = {};
  if (Object.keys(training.mentions).length > 0) {
    const tagger = await trainTagger(job.tagger, train, job, told, onStep);
    trained = performance.now();
    end = endOf(tagger);
    try {
      predicted = await tagBlank(tagger, gold);
    } finally {
      await tagger.dispose?.();
    }
  } else told.notices.add('Concealment left no clinical mention to learn: counted as a tagger that finds nothing.');
  const pairs = gold.map((doc, d) => [doc, predicted[d] as Document] as const);
  return {
    result: {
      kind: 'variant',
      key: job.key,
      inputs: job.inputs,
      training,
      ...end,
      ...(concealment && { concealment }),
      units: job.folds.flatMap((fold, d) => (fold === job.fold ? [d] : [])),
      ...countPairs(pairs, job.metrics, job.language),
      ...(job.groupBy && { groups: countGroups(pairs, job.groupBy, job.metrics[0] as string, job.language) }),
      notices: [...told.notices],
    },
    costs: costsSince(started, trained, told.remarks),
  };
};

/** The whole corpus is concealed, as whoever hands it out would: what is done to a document depends on no other. */
async function concealAll(
  { documents, concealment, language }: VariantJob,
  notices: Set<string>,
): Promise<{ readonly documents: readonly Document[]; readonly concealment?: ConcealmentFigures }> {
  if (!concealment) return { documents };
  const { conceal } = await import('../../pipeline/concealment/conceal.ts'); // much to load, and of no use to the original
  const { predicted, strategy, rules, labelMap, locale, protectEponyms, seed } = concealment;
  const concealed = await conceal(documents, {
    strategy,
    strategies: rules,
    locale: locale || language,
    protectEponyms,
    dropLabels: true,
    seed,
    ...(predicted && { predicted }),
    ...(labelMap && { labelMap }),
  });
  for (const note of concealed.notes) notices.add(note);
  let written: readonly Document[] = [];
  try {
    written = await collectDocuments(concealed);
  } catch (error) {
    if (!(error instanceof PalimpsestError && error.code === 'nothing-left')) throw error;
    notices.add(error.message);
  }
  return { documents: written, concealment: figuresOf(concealed.summary(), documents) };
}

function figuresOf(summary: ConcealSummary, documents: readonly Document[]): ConcealmentFigures {
  const phi: Record<string, number> = {};
  for (const { outcomes } of Object.values(summary.concealed)) {
    for (const [outcome, count] of Object.entries(outcomes)) phi[outcome] = (phi[outcome] ?? 0) + count;
  }
  // Gold PHI that nothing was predicted for is among the others too; of interest here are the clinical classes.
  const classes = new Set(
    documents.flatMap(({ entities }) =>
      entities.flatMap(({ layer, label }) => (layer === CLINICAL_LAYER ? label : [])),
    ),
  );
  const clinical = Object.entries(summary.others).filter(([label]) => classes.has(label));
  const gold = Object.values(summary.gold ?? {});
  const sum = (pick: (row: (typeof gold)[number]) => number) => gold.reduce((total, row) => total + pick(row), 0);
  return {
    documents: summary.documents,
    emptied: summary.emptied,
    sentences: summary.sentences,
    sentencesRemoved: summary.sentencesRemoved,
    phi,
    clinical: Object.fromEntries(clinical.map(([label, { outcomes }]) => [label, { ...outcomes }])),
    ...(gold.length > 0 && { gold: { mentions: sum((row) => row.mentions), exposed: sum((row) => row.exposed) } }),
  };
}

/** The clinical mentions alone, in the layer that taggers learn. */
function toTagged(doc: Document): Document {
  const entities = doc.entities.flatMap(({ layer, ...entity }): Entity[] => (layer === CLINICAL_LAYER ? [entity] : []));
  return freezeDocument({ id: doc.id, text: doc.text, entities });
}

function describe(documents: readonly Document[], language: string): VariantResult['training'] {
  const analyse = createAnalyser(languageOf(language));
  const statistics = createStatistics();
  for (const doc of documents) statistics.add(doc, analyse(doc));
  const result = statistics.result();
  const { sentences, tokens } = result;
  return { documents: documents.length, sentences, tokens, mentions: mentionsByLabel(result) };
}
