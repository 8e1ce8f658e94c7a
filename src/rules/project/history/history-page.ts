import { ownValue } from '../../../core/collections.ts';
import type { Figure, Panel } from '../../../report/charts/figure.ts';
import type { Report, ReportCell, ReportTable } from '../../../report/pages/report-model.ts';
import { createReportPage } from '../../../report/pages/report-page.ts';
import { entryName, type HistoryEntry, isAtTarget } from './history.ts';
import type { ProjectState } from '../project.ts';

const SERIES = ['recall', 'precision', 'F1'] as const;
type Series = (typeof SERIES)[number];
type Corpus = 'training' | 'validation';

/**
 * The history of a project as a self-contained page: the curves of the paper's Figure 3 and the figures behind them. It holds no
 * document text. The same history gives the same bytes.
 */
export function createHistoryPage(state: ProjectState, entries: readonly HistoryEntry[]): string {
  return createReportPage(historyReport(state, entries), 'Palimpsest rules');
}

/** The history as a report, for the page and for other renderers. */
export function historyReport(state: ProjectState, entries: readonly HistoryEntry[]): Report {
  const measured = entries.filter(({ training, validation }) => training.documents + validation.documents > 0);
  const last = measured.at(-1);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const met = last !== undefined && isAtTarget(last, state.target);
  const answer =
    last === undefined
      ? 'Not answered: no document was reviewed yet.'
      : last.validation.gold === 0
        ? 'Not answered: the validation set holds no mention yet.'
        : `Validation F1 is ${percent(last.validation.f1)}, ${met ? 'above' : 'not above'} the target of ${percent(state.target)}${met ? ': the loop is at its end' : ''}.`;
  return {
    title: state.name,
    description:
      'An iterative building of a labelled corpus by rules: each change of the rules or of the corpora, in order.',
    headline: {
      question: 'Are the rules good enough?',
      answer,
      details: last
        ? [
            `${last.reviewed.notes} notes reviewed, ${last.reviewed.instances} mentions found in them, after iteration ${last.iteration}.`,
          ]
        : [],
      findings: [],
      note: 'A mention counts as found where one of the same label overlaps it; the stopping rule is F1 on the validation set above the target.',
      cautions: edits(measured),
    },
    sections: [
      {
        id: 'curves',
        title: 'Curves',
        text: [
          'The training corpus grows with each iteration, so figures on it fall where harder notes come in; on the validation set rules that were accepted by the tests never lower F1.',
        ],
        figures:
          measured.length === 0 ? [] : [figure('validation', state, measured), figure('training', state, measured)],
      },
      { id: 'entries', title: 'Entries', text: [], figures: [], tables: [table(measured)] },
    ],
  };
}

/** Rules that went round the tests may have lowered F1. */
function edits(entries: readonly HistoryEntry[]): readonly string[] {
  const edited = entries.filter(({ event }) => event === 'edited').map(entryName);
  return edited.length === 0 ? [] : [`Rules were edited without the tests of acceptance at ${edited.join(', ')}.`];
}

function figure(corpus: Corpus, { labels }: ProjectState, entries: readonly HistoryEntry[]): Figure {
  const shown = labels.filter((label) =>
    entries.some((entry) => (ownValue(entry[corpus].byLabel, label)?.gold ?? 0) > 0),
  );
  return {
    id: `${corpus}-curves`,
    title: corpus === 'training' ? 'On the training corpus' : 'On the validation set',
    scope: `Overlap, one to one; ${corpus} documents; by entry of the table below.`,
    series: SERIES,
    panels: [undefined, ...shown].map((label) => panel(corpus, label, entries)),
  };
}

function panel(corpus: Corpus, label: string | undefined, entries: readonly HistoryEntry[]): Panel {
  const valueOf = (entry: HistoryEntry, series: Series) => {
    const row = label === undefined ? entry[corpus] : ownValue(entry[corpus].byLabel, label);
    return row === undefined || row.gold + row.found === 0 ? undefined : row[series === 'F1' ? 'f1' : series];
  };
  const step = Math.max(1, Math.ceil(entries.length / 6));
  const name = label ?? 'All labels';
  const series = SERIES.map((one) => ({
    name: one,
    points: entries.flatMap((entry, x) => {
      const y = valueOf(entry, one);
      return y === undefined ? [] : [{ x, y }];
    }),
  }));
  const ends = series.map(({ name: one, points }) => `${one} ${((points.at(-1)?.y ?? 0) * 100).toFixed(1)} %`);
  return {
    title: name,
    description: `${name}, ${corpus}: after ${entries.length} entries ${ends.join(', ')}.`,
    chart: {
      kind: 'lines',
      x: {
        title: 'entry (iteration.update)',
        ticks: entries.flatMap((_, i) => (i % step === 0 ? [i] : [])),
        names: entries.map(entryName),
      },
      y: { title: '%', points: true },
      series,
    },
  };
}

function table(entries: readonly HistoryEntry[]): ReportTable {
  const figureOf = (value: number): ReportCell => ({ text: (100 * value).toFixed(1), value });
  const number = (value: number): ReportCell => ({ text: String(value), value });
  const numbers = ['notes reviewed', 'mentions', 'training P', 'training R', 'training F1', 'validation P', 'validation R', 'validation F1']; // prettier-ignore
  return {
    id: 'entries-table',
    title: 'Each change',
    scope: 'Overlap, one to one; all labels of the project; percent.',
    columns: [
      { title: 'iteration.update', kind: 'name' },
      { title: 'what', kind: 'name' },
      ...numbers.map((title) => ({ title, kind: 'number' as const })),
    ],
    rows: entries.map((entry) => [
      { text: entryName(entry) },
      { text: entry.networks.length > 0 ? `${entry.event}: ${entry.networks.join(', ')}` : entry.event },
      number(entry.reviewed.notes),
      number(entry.reviewed.instances),
      ...(['training', 'validation'] as const).flatMap((corpus) => [
        figureOf(entry[corpus].precision),
        figureOf(entry[corpus].recall),
        figureOf(entry[corpus].f1),
      ]),
    ]),
    notes: [
      'start: the first rules; corpus: reviewed notes were taken in; accepted: a proposal that passed the tests; edited: rules changed by hand.',
    ],
  };
}
