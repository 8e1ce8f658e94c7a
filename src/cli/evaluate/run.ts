import { PalimpsestError } from '../../core/errors.ts';
import type { Evaluation, Measurement } from '../../evaluate/evaluate.ts';
import { findScorer, scorers } from '../../evaluate/scorers.ts';
import { evaluatePredictions } from '../../pipeline/evaluate.ts';
import type { LabelOptions } from '../../pipeline/label-mapping.ts';
import type { ExitCode } from '../command.ts';
import { type ArgumentCorpus, type CorpusOpener, createCorpusOpener } from '../corpus-argument.ts';
import { createDiagnosticLog, createNotes } from '../diagnostics.ts';
import type { CliIo } from '../io.ts';
import type { CommonOptions, ReadOptions } from '../options.ts';
import { createProgressLine } from '../progress.ts';
import { formatEvaluation, formatMeasures } from './screen.ts';
import { formatAmbiguity, formatVocabulary } from '../explain/screen.ts';

export interface EvaluateCommandOptions extends ReadOptions, LabelOptions {
  readonly labels?: string;
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
  const match = [...new Set(options.match ?? ['strict'])].map(findScorer);
  const log = createDiagnosticLog(io, quiet);
  const progress = createProgressLine(io, quiet);
  const corpora = createCorpusOpener(options, io, log.report);
  const note = createNotes(io, quiet);
  try {
    const gold = await corpora.open(goldPath);
    const predicted = await openLike(corpora, predictedPath, gold);
    const { measurements, comparisons, vocabulary, ambiguity, labelMap, language, ...rest } = await evaluatePredictions(
      gold,
      predicted,
      {
        ...options,
        match,
        training: options.training === undefined ? undefined : await corpora.open(options.training),
        compare: options.compare === undefined ? undefined : await openLike(corpora, options.compare, gold),
        onNote: note,
        onPairedByOrder: (which) =>
          note(
            `${which === 'compare' ? options.compare : predictedPath}: no id agrees, so documents are paired by their order`,
          ),
        onProgress: (documents) => progress.update('Comparing', documents, undefined, 'documents'),
      },
    );
    progress.clear();
    const evaluation: Evaluation = { measurements, ...rest };
    if (!quiet) warn(evaluation, io);
    if (options.json === true) {
      const all = measurements.map((measurement) => ({ ...measurement, byUnit: undefined })); // one row a document
      io.stdout.write(
        `${JSON.stringify({ ...all[0], ...rest, labelMap, language, measurements: all, comparisons, vocabulary, ambiguity })}\n`,
      );
    } else {
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

/** Lists the measures with their definitions. */
export function listMeasures(options: CommonOptions, io: CliIo): ExitCode {
  const list = scorers.map(({ name, description, tokeniser }) => ({ name, description, tokeniser }));
  io.stdout.write(options.json === true ? `${JSON.stringify(list)}\n` : formatMeasures(list));
  return 0;
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
