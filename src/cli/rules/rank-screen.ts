import { type Yield, type ProjectRanking, RANKINGS, type RankingName } from '../../rules/project/rank/rank-project.ts';
import { formatTable } from '../screen.ts';

const percent = (share: number) => (100 * share).toFixed(1);
const NAMES: Readonly<Record<RankingName, string>> = {
  score: 'F(d)',
  balanced: 'F(d), balanced',
  disagreement: 'disagreement',
};
const SHOWN = 10;

/** The weights, the first notes, how many are worth a review, and what rankings find where that is known. */
export function formatRanking(
  { weights, rankings, pool }: ProjectRanking,
  by: RankingName,
  yields: readonly Yield[],
  batch: { readonly name: string; readonly documents: number } | undefined,
): string {
  const parts: string[] = [];
  const rows = weights.map(({ label, f1, share, weight }) => [label, percent(f1), percent(share), weight.toFixed(3)]);
  parts.push(formatTable(['class', 'validation F1', 'share of training', 'weight'], rows));
  const ranking = rankings[by];
  if (ranking) {
    const first = ranking.documents.slice(0, SHOWN).map(({ id, score, found }) => [
      id,
      score.toFixed(3),
      Object.entries(found)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([label, number]) => `${number} ${label}`)
        .join(', '),
    ]);
    if (first.length > 0) parts.push(formatTable(['note', NAMES[by], 'found'], first, ['left', 'right', 'left']));
  }
  const lines = RANKINGS.flatMap((name) => {
    const own = rankings[name];
    if (own === undefined) return [];
    const { selected, threshold, documents } = own;
    const edge = threshold === undefined ? ': there is no elbow' : ` with more than ${threshold.toFixed(3)}, the elbow`;
    return [`By ${NAMES[name]}: ${selected} of ${documents.length} notes${edge}.`];
  });
  const { score, disagreement } = rankings;
  if (score && disagreement) {
    const chosen = new Set(score.documents.slice(0, score.selected).map(({ id }) => id));
    const both = disagreement.documents.slice(0, disagreement.selected).filter(({ id }) => chosen.has(id)).length;
    lines.push(`Both select ${both} of the ${pool.length} notes in the pool.`);
  }
  parts.push(`${lines.join('\n')}\n`);
  if (yields.length > 0) parts.push(formatYields(yields));
  if (batch) parts.push(`${batch.name}: ${batch.documents} notes to review.\n`);
  return parts.join('\n');
}

const STEPS = [10, 25, 50, 100, 200, 400, 800];

function formatYields(yields: readonly Yield[]): string {
  const most = Math.max(...yields.map(({ labels }) => labels.length));
  const steps = [...STEPS.filter((step) => step < most), most];
  const rows = yields.flatMap(({ name, labels, missed }) =>
    [
      { what: 'labels', numbers: labels },
      { what: 'missed by the rules', numbers: missed },
    ].map(({ what, numbers }) => [
      name,
      what,
      ...steps.map((step) => String(numbers[Math.min(step, numbers.length) - 1] ?? 0)),
    ]),
  );
  return formatTable(['after notes reviewed', '', ...steps.map(String)], rows, ['left', 'left']);
}
