import type { RankOptions } from './command.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Document } from '../../core/types.ts';
import { addRanked } from '../../rules/project/iterate.ts';
import { createRankingPage } from '../../rules/project/rank/rank-page.ts';
import {
  type ProjectRanking,
  RANKINGS,
  type RankingName,
  type Yield,
  compareProjectRankings,
  rankProject,
} from '../../rules/project/rank/rank-project.ts';
import type { RuleProject } from '../../rules/project/project.ts';
import type { ExitCode } from '../command.ts';
import { inSession, writeWhole } from '../session.ts';
import type { CliIo } from '../io.ts';
import { openProjectFolder } from '../../pipeline/rule-project.ts';
import { changeProject, openSources } from './project.ts';
import { formatPercent, formatTable } from '../screen.ts';

/** Ranks the notes that the rules found something in, and puts the first of them up for review where that is asked for. */
export async function runRank(folder: string, options: RankOptions, io: CliIo): Promise<ExitCode> {
  const rank = (project: RuleProject) => rankFolder(folder, project, options, io);
  return options.review === true ? changeProject(folder, options, io, rank) : rank(await openProjectFolder(folder));
}

async function rankFolder(folder: string, project: RuleProject, options: RankOptions, io: CliIo): Promise<ExitCode> {
  const [open] = project.openBatches;
  if (open && options.review === true) {
    throw new PalimpsestError('open-batch', `the batch ${JSON.stringify(open.name)} is under review`, {
      hint: 'Review it, then run palimpsest rules collect (with --close to skip the rest).',
    });
  }
  const compares = options.compare === true || options.gold !== undefined;
  const found = await rankProject(project, compares ? RANKINGS : [options.by]);
  const ranking = found.rankings[options.by];
  if (ranking === undefined) throw new TypeError('the ranking that is asked for is made');
  const gold = new Map<string, Document>();
  const { gold: file } = options;
  if (file !== undefined) {
    const ids = new Set(found.pool.map(({ id }) => id));
    const labels = new Set(project.state.labels);
    await inSession(options, io, async (session) => {
      for await (const doc of await openSources(session, [file])) {
        if (ids.has(doc.id)) gold.set(doc.id, { ...doc, entities: doc.entities.filter(({ label }) => labels.has(label)) }); // prettier-ignore
      }
    });
    if (gold.size === 0) {
      throw new PalimpsestError('no-gold', 'no document of the labelled corpus has the id of a ranked note', {
        place: { file },
      });
    }
  }
  const yields = gold.size > 0 ? compareProjectRankings(found, gold) : [];
  if (options.out !== undefined) {
    writeWhole(options.out, createRankingPage(project.state, found, yields), options.overwrite === true);
  }
  const batch = options.review === true ? await addRanked(project, found.pool, ranking, options) : undefined;
  if (options.json === true) {
    const { pool: _pool, ...ranked } = found;
    io.stdout.write(`${JSON.stringify({ project: folder, ...ranked, yields, batch: batch ?? null })}\n`);
  } else if (options.quiet !== true) {
    io.stdout.write(formatRanking(found, options.by, yields, batch));
    if (options.out !== undefined) io.stderr.write(`drawn → ${options.out}\n`);
  }
  return 0;
}

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
  const rows = weights.map(({ label, f1, share, weight }) => [
    label,
    formatPercent(f1),
    formatPercent(share),
    weight.toFixed(3),
  ]);
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
    const edge = threshold === undefined ? ': there is no elbow' : ` scoring above ${threshold.toFixed(3)}, the elbow`;
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
