import { formatCount, plural } from '../../report/pages/format.ts';
import type { EvaluateCommandOptions } from './command.ts';
import type { Evaluation, GroupScore, Measurement } from '../../evaluate/evaluate.ts';
import { findScorer, scorers } from '../../evaluate/scorers.ts';
import { type Comparison, type EvaluatedPredictions, evaluatePredictions } from '../../pipeline/evaluation/evaluate.ts';
import type { ExitCode } from '../command.ts';
import { inSession } from '../session.ts';
import { threadsWorth, WORTH_A_THREAD, worthOf } from '../threads.ts';
import type { CliIo } from '../io.ts';
import type { CommonOptions } from '../options.ts';
import { formatAmbiguity, formatVocabulary } from '../explain/findings.ts';
import type { Loss, Strata } from '../../evaluate/strata.ts';
import type { Ratios } from '../../evaluate/counts.ts';
import { formatPercent, formatTable } from '../screen.ts';

export async function runEvaluate(
  goldPath: string,
  predictedPath: string,
  options: EvaluateCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  const match = [...new Set(options.match ?? ['strict'])].map(findScorer);
  return inSession(
    options,
    io,
    async ({ open, openLike, openText, reportUnlabelled, note, progress, print, quiet }) => {
      const gold = await open(goldPath);
      const predicted = await openLike(predictedPath, gold, options.from);
      const apartFrom = [];
      for (const text of options.apartFrom ?? []) apartFrom.push(await openText(text, reportUnlabelled));
      const result = await evaluatePredictions(gold, predicted, {
        ...options,
        workers: options.workers ?? threadsWorth(await worthOf(gold, WORTH_A_THREAD.copied)),
        match,
        training: options.training === undefined ? undefined : await open(options.training),
        apartFrom: apartFrom.length === 0 ? undefined : apartFrom,
        compare: options.compare === undefined ? undefined : await openLike(options.compare, gold, options.from),
        onNote: note,
        onPairedByOrder: (which) =>
        note(`${which === 'compare' ? options.compare : predictedPath}: no document ids match, so documents are paired by order`), // prettier-ignore
        onProgress: (documents) => progress.update('Comparing', documents, undefined, 'documents'),
      });
      progress.clear();
      if (!quiet) warn(result, io);
      const { measurements, comparisons = [], vocabulary, ambiguity, strata, loss, ...rest } = result;
      const all = measurements.map((measurement) => ({ ...measurement, byUnit: undefined })); // one row a document
      const notJudged = findNotJudged(result);
      print(
        {
          ...all[0],
          ...rest,
          measurements: all,
          comparisons: result.comparisons,
          vocabulary,
          ambiguity,
          strata,
          loss,
          notJudged,
        },
        () =>
          [
            formatEvaluation(result, comparisons, options.compare),
            ...(vocabulary ? [formatVocabulary(vocabulary)] : []),
            ...(ambiguity ? [formatAmbiguity(ambiguity)] : []),
            ...(loss ? [formatLoss(loss)] : []),
            ...(strata ? [formatStrata(strata)] : []),
          ].join('\n'),
      );
      for (const reason of notJudged) io.stderr.write(`not judged: ${reason}\n`);
      return notJudged.length > 0 || result.missing.count > 0 || result.extra.count > 0 ? 1 : 0;
    },
  );
}

export function listMeasures(options: CommonOptions, io: CliIo): ExitCode {
  const list = scorers.map(({ name, description, tokeniser }) => ({ name, description, tokeniser }));
  io.stdout.write(options.json === true ? `${JSON.stringify(list)}\n` : formatMeasures(list));
  return 0;
}

function warn(evaluation: EvaluatedPredictions, io: CliIo): void {
  const { missing, extra, goldOnly, predictedOnly, shared } = evaluation;
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
    io.stderr.write(
      `warning: ${extra.count} predicted documents have no gold document and were left out: ${ids(extra)}\n`,
    );
  }
  if (shared && shared.count > 0) {
    io.stderr.write(
      `warning: ${shared.count} of ${evaluation.documents} documents share sentences with the text the tagger was trained on, so scores are inflated: ${ids(shared)}\n`,
    );
  }
  if (Object.keys(goldOnly).length > 0)
    io.stderr.write(`note: labels that were never predicted: ${labels(goldOnly)}\n`);
  if (Object.keys(predictedOnly).length > 0) {
    io.stderr.write(`note: predicted labels that are not in the gold corpus: ${labels(predictedOnly)}\n`);
  }
}

/** Why figures mean nothing, where they do: not what a tagger missed, but what could not be compared. */
function findNotJudged({ documents, missing, measurements }: Evaluation): readonly string[] {
  if (documents > 0 && missing.count === documents) {
    return [
      'no predicted document has the id of a gold document, so nothing could be compared. Check that both are the same corpus.',
    ];
  }
  return measurements.flatMap((measurement) => describeHollow(measurement) ?? describeDisjoint(measurement) ?? []);
}

/** Where no label is on either side, no mention can be right. */
function describeDisjoint({ match, byLabel }: Measurement): string | undefined {
  const having = (side: 'gold' | 'predicted') => Object.entries(byLabel).flatMap(([label, row]) => (row[side] > 0 ? [label] : [])); // prettier-ignore
  const [gold, predicted] = [having('gold'), having('predicted')];
  if (predicted.length === 0 || gold.some((label) => predicted.includes(label))) return undefined;
  return (
    `${match}: gold (${gold.join(', ')}) and prediction (${predicted.join(', ')}) have no label in common, so the figures are meaningless. ` +
    'Use a label map (--labels) or --coarse to give both the same names'
  );
}

/** Where a measure had no gold mention to look for, its figures mean nothing. */
function describeHollow({ match, labels, passedOver = 0, byLabel }: Measurement): string | undefined {
  if (Object.values(byLabel).some(({ gold }) => gold > 0)) return undefined;
  if (passedOver === 0) return `${match}: the gold corpus has no entities to score, so the figures are meaningless`;
  const counted = labels && labels.length > 0 ? `it scores only ${labels.join(', ')}` : 'it scores only other labels';
  return (
    `${match} ignores all ${passedOver} gold entities, so the figures are meaningless: ${counted}. ` +
    'Use a label map (--labels) to rename them'
  );
}

/** What an evaluation found, for a terminal: one table for each measure. */
export function formatEvaluation(evaluation: Evaluation, comparisons: readonly Comparison[] = [], other = ''): string {
  return evaluation.measurements
    .map((measurement, i) => {
      const comparison = comparisons[i];
      const line = comparison && !Number.isNaN(comparison.micro.f1) ? formatComparison(comparison, other) : undefined;
      return formatMeasurement(measurement, evaluation.documents, line);
    })
    .join('\n');
}

export function formatMeasures(
  measures: readonly { readonly name: string; readonly description: string; readonly tokeniser: string }[],
): string {
  return measures
    .map(({ name, description, tokeniser }) => `${name}\n  ${description}\n  Compared by ${unitOf(tokeniser)}.\n`)
    .join('');
}

const unitOf = (tokeniser: string) => (tokeniser === 'none' ? 'characters' : `tokens (tokeniser ${tokeniser})`);
const ratios = ({ precision, recall, f1 }: Ratios) => [
  formatPercent(precision, 2),
  formatPercent(recall, 2),
  formatPercent(f1, 2),
];
function formatMeasurement(measurement: Measurement, documents: number, comparison: string | undefined): string {
  const { match, description, tokeniser, labels, byLabel, micro, macro, macroOverDocuments, leak, interval } =
    measurement;
  const rows = Object.entries(byLabel).map(([label, row]) => [
    label,
    ...ratios(row),
    formatCount(row.gold),
    formatCount(row.predicted),
  ]);
  const sum = (pick: 'gold' | 'predicted') => Object.values(byLabel).reduce((total, row) => total + row[pick], 0);
  rows.push(['micro', ...ratios(micro), formatCount(sum('gold')), formatCount(sum('predicted'))]);
  rows.push(['macro over labels', ...ratios(macro)]);
  rows.push(['macro over documents', ...ratios(macroOverDocuments)]);
  const nothing = 'nothing to compare: neither side has entities to score';
  const lines = [
    `${match}: ${description}`,
    `${plural(documents, 'document')}, ${labels ? `labels ${labels.join(', ')}` : 'all labels'}, compared by ${unitOf(tokeniser)}. Figures in percent.`,
    '',
    formatTable(['label', 'precision', 'recall', 'F1', 'gold', 'predicted'], rows).trimEnd(),
    '',
    Number.isNaN(micro.f1) ? nothing : `missed entities per sentence: ${leak.toFixed(4)}`,
  ];
  if (interval) {
    lines.push(
      `micro F1 ${formatPercent(interval.estimate, 2)}, ${100 * interval.level} % confidence interval ${formatPercent(interval.low, 2)} to ${formatPercent(interval.high, 2)} (bootstrap, ${formatCount(interval.trials)} trials)`,
    );
  }
  if (comparison !== undefined) lines.push(comparison);
  if (measurement.groups) {
    lines.push('', formatGroups(measurement.groups).trimEnd());
  }
  return `${lines.join('\n')}\n`;
}

function formatLoss({ f1, borders, labels, rest }: Loss): string {
  return (
    `strict F1 ${formatPercent(f1, 2)}; lost: ${formatPercent(borders, 2)} points to boundaries, ${formatPercent(labels, 2)} to labels, ` +
    `${formatPercent(rest, 2)} to missed or spurious entities\n`
  );
}

function formatStrata(strata: Strata): string {
  const rows = Object.entries(strata).flatMap(
    ([what, kinds]) =>
    Object.entries(kinds).map(([kind, { mentions, found, touched }]) => [
      what, kind, formatCount(mentions), formatPercent(found / mentions, 2), formatPercent(touched / mentions, 2),
    ]), // prettier-ignore
  );
  return formatTable(['by', 'kind', 'entities', 'recall', 'overlap recall'], rows, [
    'left',
    'left',
    'right',
    'right',
    'right',
  ]);
}

function formatGroups(groups: readonly GroupScore[]): string {
  const areSentences = groups.some(({ sentences }) => sentences !== undefined);
  const rows = groups.map(({ name, micro, sentences }) => [
    name,
    ...ratios(micro),
    ...(sentences ? [formatCount(sentences.count), formatPercent(sentences.errorRate, 2)] : []),
  ]);
  const columns = areSentences ? ['sentences', 'with an error'] : [];
  return formatTable([areSentences ? 'group' : 'document', 'precision', 'recall', 'F1', ...columns], rows);
}

function formatComparison({ micro, f1 }: Comparison, name: string): string {
  const p = f1.p < 0.0001 ? 'p < 0.0001' : `p = ${f1.p.toFixed(4)}`;
  return (
    `compared: ${name} has micro F1 ${formatPercent(micro.f1, 2)}, ${formatPercent(Math.abs(f1.difference), 2)} points ${f1.difference < 0 ? 'less' : 'more'}, ${p} ` +
    `(approximate randomisation, ${formatCount(f1.trials)} trials, paired by document)`
  );
}
