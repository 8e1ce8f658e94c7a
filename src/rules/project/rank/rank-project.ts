import { PalimpsestError } from '../../../core/errors.ts';
import { createRng } from '../../../core/rng.ts';
import { toCorpus } from '../../../core/document.ts';
import type { Document } from '../../../core/types.ts';
import { crf } from '../../../taggers/crf/family.ts';
import { crfSettings } from '../../../taggers/crf/settings.ts';
import type { MarginalSource } from '../../../taggers/types.ts';
import { scoreDisagreement } from './disagreement.ts';
import type { RuleProject } from '../project.ts';
import {
  balanceRanking,
  type ClassWeight,
  rankDocuments,
  type RankedDocument,
  type Ranking,
  scoreDocument,
} from './rank.ts';
import { compareRankings, type Yield } from './rank-comparison.ts';
import { takenIds } from '../start.ts';
import { countSilent, silentNotes } from '../unlabelled.ts';
import { weighProject } from './weigh-project.ts';

/**
 * How notes are ranked: by F(d) of §2.2; by F(d) with shares of the classes that follow the notes chosen; or by what rules and a
 * CRF disagree about.
 */
export const RANKINGS = ['score', 'balanced', 'disagreement'] as const;
export type RankingName = (typeof RANKINGS)[number];

/** The notes that the rules found something in and nobody was given yet, ranked. */
export interface ProjectRanking {
  readonly weights: readonly ClassWeight[];
  readonly pool: readonly Document[];
  /** That by disagreement where it was asked for. */
  readonly rankings: Readonly<Partial<Record<RankingName, Ranking>>>;
}

/**
 * Ranks the pool that the last run left, without the notes that were put up for review since.
 *
 * @param wanted rankings; by disagreement, a CRF is trained on the training corpus first, with silent notes.
 * @throws PalimpsestError `no-pool`, `no-training`.
 */
export async function rankProject(project: RuleProject, wanted: readonly RankingName[]): Promise<ProjectRanking> {
  const taken = await takenIds(project);
  const pool = (await lastPool(project)).filter(({ id }) => !taken.has(id));
  return rankNotes(project, pool, wanted);
}

/** The notes in which the last run found something. @throws PalimpsestError `no-pool`. */
export async function lastPool(project: RuleProject): Promise<readonly Document[]> {
  const { iteration } = project.state;
  for (const number of [iteration + 1, iteration]) {
    const pool = await project.pool(number);
    if (pool.length > 0) return pool;
  }
  throw new PalimpsestError('no-pool', 'the rules have found nothing in unlabelled notes yet', {
    hint: 'palimpsest rules run, with the project alone, goes through them.',
  });
}

/** Ranks notes with the proposals of the working rules. */
export async function rankNotes(
  project: RuleProject,
  notes: readonly Document[],
  wanted: readonly RankingName[],
): Promise<ProjectRanking> {
  const { seed, iteration } = project.state;
  const rng = createRng(seed).fork('ties', iteration);
  const weights = await weighProject(project);
  const byScore = rankDocuments(notes.map((doc) => scoreDocument(doc, weights)), rng); // prettier-ignore
  const rankings: Partial<Record<RankingName, Ranking>> = {};
  if (wanted.includes('score')) rankings.score = byScore;
  if (wanted.includes('balanced')) rankings.balanced = balanceRanking(byScore, weights);
  if (wanted.includes('disagreement')) {
    const source = await trainCommittee(project);
    const scored: RankedDocument[] = [];
    for await (const one of scoreDisagreement(toCorpus(notes), source)) scored.push(one);
    rankings.disagreement = rankDocuments(scored, rng);
  }
  return { weights, pool: notes, rankings };
}

/** Silent notes that a CRF learns from, for each positive one: without any it takes too much for mentions. */
const SILENT = 3;

async function trainCommittee(project: RuleProject): Promise<MarginalSource> {
  const { state } = project;
  const wanted = new Set(state.labels);
  const documents = (await project.corpus('training')).map((doc) => ({
    ...doc,
    entities: doc.entities.filter(({ label }) => wanted.has(label)),
  }));
  if (!documents.some(({ entities }) => entities.length > 0)) {
    throw new PalimpsestError('no-training', 'the training corpus holds no mention that a tagger could learn from', {
      hint: 'Review the first corpus, then take it in: palimpsest rules collect.',
    });
  }
  const language = state.languages[0] ?? 'es';
  const silent = await silentNotes(project, countSilent(project, documents, SILENT));
  const tagger = await crf.train([...documents, ...silent], crfSettings.parse({}), { seed: state.seed, language });
  if (tagger.marginalSource === undefined) throw new TypeError('a CRF knows probabilities');
  return tagger.marginalSource;
}

/**
 * What the rankings would have found so far, note by note, on those notes whose labels are known.
 *
 * @param gold by id: a labelled copy of the notes, or those reviewed since.
 */
export function compareProjectRankings(
  { rankings, pool }: ProjectRanking,
  gold: ReadonlyMap<string, Document>,
): readonly Yield[] {
  const ids = Object.fromEntries(
    RANKINGS.flatMap((name) => {
      const ranking = rankings[name];
      return ranking ? [[name, ranking.documents.map(({ id }) => id)]] : [];
    }),
  );
  // The order of the pool is that in which it was drawn at random.
  ids['random'] = pool.map(({ id }) => id);
  return compareRankings(ids, gold, new Map(pool.map((doc) => [doc.id, doc])));
}
