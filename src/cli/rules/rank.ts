import type { RankOptions } from './choice-commands.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Document } from '../../core/types.ts';
import { addRanked } from '../../rules/project/iterate.ts';
import { createRankingPage } from '../../rules/project/rank/rank-page.ts';
import { compareProjectRankings, rankProject, RANKINGS } from '../../rules/project/rank/rank-project.ts';
import type { RuleProject } from '../../rules/project/project.ts';
import type { ExitCode } from '../command.ts';
import { inSession, writeWhole } from '../session.ts';
import type { CliIo } from '../io.ts';
import { formatRanking } from './rank-screen.ts';
import { changeProject, openProjectFolder, openSources } from './project.ts';

/** Ranks the notes that the rules found something in, and puts the first of them up for review where that is asked for. */
export async function runRank(folder: string, options: RankOptions, io: CliIo): Promise<ExitCode> {
  const rank = (project: RuleProject) => rankFolder(folder, project, options, io);
  return options.review === true ? changeProject(folder, options, io, rank) : rank(await openProjectFolder(folder));
}

async function rankFolder(folder: string, project: RuleProject, options: RankOptions, io: CliIo): Promise<ExitCode> {
  const [open] = project.openBatches;
  if (open && options.review === true) {
    throw new PalimpsestError('open-batch', `the batch ${JSON.stringify(open.name)} is under review`, {
      hint: 'Review it, then take it in: palimpsest rules collect (--close, where the rest is not to be reviewed).',
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
