import type { Figure, LineChart } from '../../../report/charts/figure.ts';
import type { ReportTable } from '../../../report/pages/report-model.ts';
import { createReportPage } from '../../../report/pages/report-page.ts';
import type { ProjectState } from '../project.ts';
import type { Ranking } from './rank.ts';
import { type Yield, type ProjectRanking, RANKINGS, type RankingName } from './rank-project.ts';

const TITLES: Readonly<Record<RankingName, string>> = {
  score: 'by F(d)',
  balanced: 'by F(d), balanced',
  disagreement: 'by disagreement with a CRF',
};
const SELECTED = 'to review';
const LEFT = 'left out';
/** Points of a curve that are drawn. */
const MOST_POINTS = 160;

/** The ranking of a project's notes as a self-contained page: the curves of scores with their elbow. It holds no document text. */
export function createRankingPage(
  { name }: ProjectState,
  { rankings, weights }: ProjectRanking,
  yields: readonly Yield[],
): string {
  const shown = RANKINGS.flatMap((kind) => {
    const ranking = rankings[kind];
    return ranking && ranking.documents.length > 0 ? [{ kind, ranking }] : [];
  });
  const answer = shown.map(({ kind, ranking }) => `${ranking.selected} of ${ranking.documents.length} ${TITLES[kind]}`);
  const table: ReportTable = {
    id: 'weights',
    title: 'What a mention of each class is worth',
    scope: 'F1 of the rules on the validation set (overlap, one to one); share of the mentions of the training set; percent.',
    columns: [{ title: 'class', kind: 'name' }, ...['F1', 'share', 'weight'].map((title) => ({ title, kind: 'number' as const }))],
    rows: weights.map(({ label, f1, share, weight }) => [
      { text: label },
      { text: (100 * f1).toFixed(1), value: f1 },
      { text: (100 * share).toFixed(1), value: share },
      { text: weight.toFixed(3), value: weight },
    ]),
    notes: ['F(d) = Σ N(d) · (1 − F1) · (1 − share) over the classes; a note is worth the sum of its mentions.'],
  }; // prettier-ignore
  const sections = [
    {
      id: 'scores',
      title: 'Scores',
      text: ['The elbow is the point of the sorted scores that is furthest below the chord from first to last; notes above it are to be reviewed. A balanced ranking selects as many as that by F(d), and counts the shares of the classes anew after each note.'],
      figures: [scoreFigure(shown)],
      tables: [table],
    },
    ...(yields.length > 0
      ? [{ id: 'yield', title: 'Labels found', text: ['On the notes whose labels are known.'], figures: [yieldFigure(yields)], tables: [] }]
      : []),
  ]; // prettier-ignore
  return createReportPage(
    {
      title: name,
      headline: {
        question: 'Which notes are worth a review?',
        answer:
          answer.length > 0 ? `${answer.join('; ')}.` : 'None: the rules found nothing that is not known already.',
        details: [],
        findings: [],
        note: 'The notes are those in which the rules found something and that nobody was given yet.',
        cautions: [],
      },
      sections,
    },
    'Palimpsest rules',
  );
}

function scoreFigure(shown: readonly { readonly kind: RankingName; readonly ranking: Ranking }[]): Figure {
  return {
    id: 'score-curves',
    title: 'Sorted scores',
    scope: 'Each note of the pool, the highest first.',
    series: [SELECTED, LEFT],
    panels: shown.map(({ kind, ranking }) => {
      // In hundredths: most scores are small, and labels of four digits would not fit beside the axis.
      const points = ranking.documents.map(({ score }, i) => ({ x: i + 1, y: 100 * score }));
      const { selected } = ranking;
      const series = [
        { name: SELECTED, points: thin(points.slice(0, selected)) },
        { name: LEFT, points: thin(points.slice(selected)) },
      ].filter((one) => one.points.length > 0);
      const title = TITLES[kind];
      return {
        title,
        description: `Scores ${title}: ${points.length} notes, from ${(points[0]?.y ?? 0).toFixed(1)} hundredths to ${(points.at(-1)?.y ?? 0).toFixed(1)}; ${selected} are selected.`,
        chart: chart('note', '100 × score', series),
      };
    }),
  };
}

function yieldFigure(yields: readonly Yield[]): Figure {
  const series = (pick: 'labels' | 'missed') =>
    yields.map((one) => ({ name: one.name, points: thin(one[pick].map((y, i) => ({ x: i + 1, y }))) }));
  const last = yields.map(({ name, labels }) => `${name} ${labels.at(-1) ?? 0}`).join(', ');
  return {
    id: 'yield-curves',
    title: 'Labels found with each note reviewed',
    scope: 'Mentions of the notes so far, and those that the rules miss, where they miss any.',
    series: yields.map(({ name }) => name),
    panels: [
      { title: 'all', description: `Labels found: ${last}.`, chart: chart('notes reviewed', 'labels', series('labels')) },
      ...(yields.every(({ missed }) => (missed.at(-1) ?? 0) === 0) ? [] : [{ title: 'missed by the rules', description: 'Labels found that the rules miss.', chart: chart('notes reviewed', 'labels', series('missed')) }]),
    ],
  }; // prettier-ignore
}

function chart(x: string, y: string, series: LineChart['series']): LineChart {
  return { kind: 'lines', x: { title: x, ticks: [] }, y: { title: y, points: false }, series };
}

/** First and last, and some of those between. */
function thin<T>(points: readonly T[]): readonly T[] {
  const step = Math.max(1, Math.ceil(points.length / MOST_POINTS));
  return points.filter((_, i) => i % step === 0 || i === points.length - 1);
}
