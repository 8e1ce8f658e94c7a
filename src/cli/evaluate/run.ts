import type { EvaluateCommandOptions } from './command.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Evaluation, Measurement } from '../../evaluate/evaluate.ts';
import { findScorer, scorers } from '../../evaluate/scorers.ts';
import { evaluatePredictions } from '../../pipeline/evaluate.ts';
import type { ExitCode } from '../command.ts';
import { inSession } from '../session.ts';
import type { CliIo } from '../io.ts';
import type { CommonOptions } from '../options.ts';
import { formatEvaluation, formatMeasures } from './screen.ts';
import { formatAmbiguity, formatVocabulary } from '../explain/screen.ts';

export async function runEvaluate(
  goldPath: string,
  predictedPath: string,
  options: EvaluateCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  const match = [...new Set(options.match ?? ['strict'])].map(findScorer);
  return inSession(options, io, async ({ open, note, progress, print, quiet }) => {
    const gold = await open(goldPath);
    /** A prediction without any mention may not tell its format: then it has that of the gold corpus. */
    const openLike = async (argument: string) => {
      try {
        return await open(argument);
      } catch (error) {
        if (!(error instanceof PalimpsestError && error.code === 'unknown-format')) throw error;
        return open(argument, gold.format.name);
      }
    };
    const predicted = await openLike(predictedPath);
    const result = await evaluatePredictions(gold, predicted, {
      ...options,
      match,
      training: options.training === undefined ? undefined : await open(options.training),
      compare: options.compare === undefined ? undefined : await openLike(options.compare),
      onNote: note,
      onPairedByOrder: (which) =>
        note(`${which === 'compare' ? options.compare : predictedPath}: no id agrees, so documents are paired by their order`), // prettier-ignore
      onProgress: (documents) => progress.update('Comparing', documents, undefined, 'documents'),
    });
    progress.clear();
    if (!quiet) warn(result, io);
    const { measurements, comparisons = [], vocabulary, ambiguity, ...rest } = result;
    const all = measurements.map((measurement) => ({ ...measurement, byUnit: undefined })); // one row a document
    print({ ...all[0], ...rest, measurements: all, comparisons: result.comparisons, vocabulary, ambiguity }, () =>
      [
        formatEvaluation(result, comparisons),
        ...(vocabulary ? [formatVocabulary(vocabulary)] : []),
        ...(ambiguity ? [formatAmbiguity(ambiguity)] : []),
      ].join('\n'),
    );
    return result.missing.count > 0 || result.extra.count > 0 ? 1 : 0;
  });
}

/** Lists the measures with their definitions. */
export function listMeasures(options: CommonOptions, io: CliIo): ExitCode {
  const list = scorers.map(({ name, description, tokeniser }) => ({ name, description, tokeniser }));
  io.stdout.write(options.json === true ? `${JSON.stringify(list)}\n` : formatMeasures(list));
  return 0;
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
