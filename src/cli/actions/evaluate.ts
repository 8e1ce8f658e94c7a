import { PalimpsestError } from '../../core/errors.ts';
import { createRng } from '../../core/rng.ts';
import type { Corpus } from '../../core/types.ts';
import { groupSentences } from '../../evaluate/code-mixing.ts';
import { type Ambiguity, createAmbiguityAnalysis } from '../../evaluate/ambiguity.ts';
import { evaluateCorpora, type EvaluateOptions, type Evaluation, type Measurement } from '../../evaluate/evaluate.ts';
import {
  createTrainingVocabulary,
  createVocabularyAnalysis,
  type VocabularyRow,
} from '../../evaluate/out-of-vocabulary.ts';
import { pairDocuments } from '../../evaluate/pair-documents.ts';
import { findScorer, scorers } from '../../evaluate/scorers.ts';
import { testRandomisation } from '../../evaluate/significance.ts';
import { languageOf } from '../../languages/locale.ts';
import type { ExitCode } from '../command.ts';
import { type ArgumentCorpus, type CorpusOpener, createCorpusOpener } from '../corpus-argument.ts';
import { createDiagnosticLog, createNotes } from '../diagnostics.ts';
import type { CliIo } from '../io.ts';
import { type LabelMapping, type LabelOptions, openLabelMapping } from '../label-argument.ts';
import { openMixed } from '../mixed-argument.ts';
import type { CommonOptions, ReadOptions } from '../options.ts';
import { pairByOrder } from '../pair-by-order.ts';
import { createProgressLine } from '../progress.ts';
import { formatEvaluation, formatMeasures, type Comparison } from '../screens/evaluation.ts';
import { formatAmbiguity, formatVocabulary } from '../screens/explanation.ts';

export interface EvaluateCommandOptions extends ReadOptions, LabelOptions {
  readonly match?: readonly string[];
  readonly listMeasures?: boolean;
  readonly groupBy: 'label' | 'document' | 'group' | 'cmi';
  readonly mixed: readonly [string, string];
  readonly only?: readonly string[];
  readonly intervals?: boolean;
  readonly compare?: string;
  readonly training?: string;
  readonly confusions?: boolean;
  readonly locale?: string;
  readonly seed: number;
}

export async function runEvaluate(
  goldPath: string,
  predictedPath: string,
  options: EvaluateCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  const quiet = options.quiet === true;
  const measures = [...new Set(options.match ?? ['strict'])].map(findScorer);
  const log = createDiagnosticLog(io, quiet);
  const progress = createProgressLine(io, quiet);
  const corpora = createCorpusOpener(options, io, log.report);
  try {
    const gold = await corpora.open(goldPath);
    const note = createNotes(io, quiet);
    const predicted = await pairByOrder(gold, await openLike(corpora, predictedPath, gold));
    const mapping = await openLabelMapping(gold, options, note, [predicted.corpus]);
    const language = languageOf(mapping.locale());
    const settings: EvaluateOptions = {
      language,
      groupBy: groupingOf(options),
      ...(options.only && { labels: options.only }),
      ...(options.intervals === true && { intervals: { seed: options.seed } }),
      onProgress: (documents) => progress.update('Comparing', documents, undefined, 'documents'),
    };
    const pair = async (argument: string) => pairByOrder(gold, await openLike(corpora, argument, gold));
    const score = async (
      argument: string,
      { corpus, isByOrder }: Awaited<ReturnType<typeof pair>>,
    ): Promise<Evaluation> => {
      if (isByOrder) note(`${argument}: no id agrees, so documents are paired by their order`);
      const evaluation = await evaluateCorpora(mapping.apply(gold), mapping.apply(corpus), measures, settings);
      progress.clear();
      return evaluation;
    };
    const evaluation = await score(predictedPath, predicted);
    const analyses = await analyse(gold, predicted.corpus, corpora, mapping, options);
    const other = options.compare === undefined ? undefined : await score(options.compare, await pair(options.compare));
    const comparisons = other && compare(evaluation, other, options.seed);
    if (!quiet) warn(evaluation, io);
    if (options.json === true) {
      const { measurements, ...rest } = evaluation;
      const all = measurements.map((measurement) => ({ ...measurement, byUnit: undefined })); // one row a document
      const result = {
        ...all[0],
        ...rest,
        labelMap: mapping.description,
        language,
        measurements: all,
        comparisons,
        ...analyses,
      };
      io.stdout.write(`${JSON.stringify(result)}\n`);
    } else {
      const { vocabulary, ambiguity } = analyses;
      const more = [...(vocabulary ? [formatVocabulary(vocabulary)] : []), ...(ambiguity ? [formatAmbiguity(ambiguity)] : [])]; // prettier-ignore
      io.stdout.write([formatEvaluation(evaluation, comparisons ?? []), ...more].join('\n'));
    }
    return log.errors() > 0 || evaluation.missing.count > 0 || evaluation.extra.count > 0 ? 1 : 0;
  } finally {
    progress.clear();
    await corpora.dispose();
    log.close();
  }
}

/** What `--training` and `--confusions` ask for besides scores. */
interface Analyses {
  readonly vocabulary?: Readonly<Record<string, VocabularyRow>>;
  readonly ambiguity?: Ambiguity;
}

async function analyse(
  gold: Corpus,
  predicted: Corpus,
  corpora: CorpusOpener,
  mapping: LabelMapping,
  { training, confusions }: EvaluateCommandOptions,
): Promise<Analyses> {
  if (training === undefined && confusions !== true) return {};
  const vocabulary = createTrainingVocabulary();
  if (training !== undefined) for await (const doc of await corpora.open(training)) vocabulary.add(doc);
  const byWords = createVocabularyAnalysis(vocabulary);
  const ambiguity = createAmbiguityAnalysis((label) => mapping.coarseOf(label));
  for await (const pair of pairDocuments(mapping.apply(gold), mapping.apply(predicted), () => undefined)) {
    const found = pair.predicted ?? { ...pair.gold, entities: [] };
    if (training !== undefined) byWords.add(pair.gold, found);
    if (confusions === true) ambiguity.add(pair.gold, found);
  }
  return {
    ...(training !== undefined && { vocabulary: byWords.result() }),
    ...(confusions === true && { ambiguity: ambiguity.result() }),
  };
}

/** Lists the measures with their definitions. */
export function listMeasures(options: CommonOptions, io: CliIo): ExitCode {
  const list = scorers.map(({ name, description, tokeniser }) => ({ name, description, tokeniser }));
  io.stdout.write(options.json === true ? `${JSON.stringify(list)}\n` : formatMeasures(list));
  return 0;
}

function groupingOf({ groupBy, mixed }: EvaluateCommandOptions): NonNullable<EvaluateOptions['groupBy']> {
  if (groupBy === 'label' || groupBy === 'document') return groupBy;
  return { sentences: groupSentences(openMixed(mixed), groupBy) };
}

/** A prediction without any mention may not tell its format: then it has that of the gold corpus. */
async function openLike(corpora: CorpusOpener, argument: string, like: ArgumentCorpus): Promise<ArgumentCorpus> {
  try {
    return await corpora.open(argument);
  } catch (error) {
    if (!(error instanceof PalimpsestError && error.code === 'unknown-format')) throw error;
    return corpora.open(argument, like.format.name);
  }
}

function compare(evaluation: Evaluation, other: Evaluation, seed: number): readonly Comparison[] {
  return evaluation.measurements.map(({ match, byUnit }, i) => {
    const second = other.measurements[i] as Measurement;
    const rng = createRng(seed).fork('randomisation', match);
    return { match, micro: second.micro, f1: testRandomisation(byUnit, second.byUnit, { rng }) };
  });
}

function warn(evaluation: Evaluation, io: CliIo): void {
  const { missing, extra, goldOnly, predictedOnly } = evaluation;
  const ids = (sample: Evaluation['missing']) => {
    const more = sample.count > sample.ids.length ? ', …' : '';
    return `${sample.ids.map((id) => JSON.stringify(id)).join(', ')}${more}`;
  };
  const labels = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([label, mentions]) => `${label} (${mentions})`)
      .join(', ');
  if (missing.count > 0) {
    io.stderr.write(
      `warning: ${missing.count} gold documents have no prediction; all their entities count as missed: ${ids(missing)}\n`,
    );
  }
  if (extra.count > 0) {
    io.stderr.write(`warning: ${extra.count} predicted documents have no gold one and were left out: ${ids(extra)}\n`);
  }
  for (const measurement of evaluation.measurements) {
    const hollow = describeHollow(measurement);
    if (hollow !== undefined) io.stderr.write(`warning: ${hollow}\n`);
  }
  if (Object.keys(goldOnly).length > 0)
    io.stderr.write(`note: labels that were never predicted: ${labels(goldOnly)}\n`);
  if (Object.keys(predictedOnly).length > 0) {
    io.stderr.write(`note: predicted labels that the gold corpus does not have: ${labels(predictedOnly)}\n`);
  }
}

/** Where a measure had no gold mention to look for, its figures mean nothing. */
function describeHollow({ match, labels, passedOver = 0, byLabel }: Measurement): string | undefined {
  if (Object.values(byLabel).some(({ gold }) => gold > 0)) return undefined;
  if (passedOver === 0) return `${match}: the gold corpus has no mention to count, so its figures mean nothing`;
  const counted = labels && labels.length > 0 ? `it counts ${labels.join(', ')} only` : 'it counts other labels only';
  return (
    `${match} passes over all ${passedOver} gold mentions, so its figures mean nothing: ${counted}. ` +
    'A label map (--labels) can give the mentions those names'
  );
}
