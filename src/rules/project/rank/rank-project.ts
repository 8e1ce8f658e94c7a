import { PalimpsestError } from '../../../core/errors.ts';
import { createRng } from '../../../core/rng.ts';
import { mentionsOf, overlap, toCorpus } from '../../../core/document.ts';
import type { Document, Corpus, Entity, Token } from '../../../core/types.ts';
import { crf } from '../../../taggers/crf/family.ts';
import { crfSettings } from '../../../taggers/crf/settings.ts';
import type { MarginalSource, RatedDocument, RatedSequence } from '../../../taggers/types.ts';
import type { RuleProject } from '../project.ts';
import {
  balanceRanking,
  type ClassWeight,
  rankDocuments,
  type RankedDocument,
  type Ranking,
  scoreDocument,
  weighClasses,
} from './rank.ts';
import { takenIds } from '../start.ts';
import { countSilent, silentNotes } from '../unlabelled.ts';
import { applyTags } from '../../../taggers/sequences.ts';
import { scoreRules, tagGold } from '../scores.ts';

/** What whoever reviews the documents of a ranking has found, after each of them. */
export interface Yield {
  readonly name: string;
  /** Labels (gold mentions) in the first `i + 1` documents. */
  readonly labels: readonly number[];
  /** Those of them that the rules miss: what a rule or a tagger can still learn from. */
  readonly missed: readonly number[];
}

/**
 * Compares rankings by the labels found with each note reviewed, on documents whose labels are known.
 *
 * @param rankings document ids, the first to be reviewed first.
 * @param gold by document id; a ranked document that is not there was not reviewed and is passed over.
 * @param predicted what the rules found, by document id.
 */
export function compareRankings(
  rankings: Readonly<Record<string, readonly string[]>>,
  gold: ReadonlyMap<string, Document>,
  predicted: ReadonlyMap<string, Document>,
): readonly Yield[] {
  const worth = new Map<string, { readonly labels: number; readonly missed: number }>();
  for (const [id, doc] of gold) {
    const mentions = mentionsOf(doc);
    const tagged = predicted.get(id);
    const found = tagged === undefined ? [] : mentionsOf(tagged);
    const missed = mentions.filter(
      (mention) => !found.some((other) => other.label === mention.label && overlap(mention, other)),
    );
    worth.set(id, { labels: mentions.length, missed: missed.length });
  }
  return Object.entries(rankings).map(([name, ids]) => {
    const labels: number[] = [];
    const missed: number[] = [];
    for (const id of ids) {
      const own = worth.get(id);
      if (own === undefined) continue;
      labels.push((labels.at(-1) ?? 0) + own.labels);
      missed.push((missed.at(-1) ?? 0) + own.missed);
    }
    return { name, labels, missed };
  });
}

/** What a mention of each class is worth to the ranking: by the working rules, the validation and the training set (§2.2). */
async function weighProject(project: RuleProject): Promise<readonly ClassWeight[]> {
  const { labels } = project.state;
  const validation = scoreRules(await tagGold(await project.rules(), await project.corpus('validation')), labels);
  return weighClasses(labels, validation, await project.corpus('training'));
}

/**
 * Scores documents by how much the rules and a trained tagger disagree about them: a committee of two (query by committee,
 * Seung et al. 1992; Settles and Craven 2008, which the paper builds upon). Each mention of the rules adds 1 − P, and each
 * mention of the tagger that overlaps none of the rules' of its label adds P, where P is the probability that the tagger
 * gives to the label, in the mean over the tokens of the mention. So two that are sure of different things add most, and
 * what the tagger doubts counts more than what it confirms.
 *
 * @param documents as the rules tagged them.
 * @param source of a tagger trained on what is reviewed so far.
 * @returns a score for each document; `found` are the mentions by class that the rules, the tagger or both found.
 */
export async function* scoreDisagreement(documents: Corpus, source: MarginalSource): AsyncGenerator<RankedDocument> {
  const columns = columnsByLabel(source.tags);
  for await (const rated of source.rate(documents)) {
    const ruled = mentionsOf(rated.doc);
    const tagged = mentionsOf(taggedBy(source, rated));
    const probability = createReader(rated.sequences, columns, source.tags.length);
    const found = Object.create(null) as Record<string, number>; // labels may be called `__proto__`
    let score = 0;
    for (const mention of ruled) {
      score += 1 - probability(mention);
      found[mention.label] = (found[mention.label] ?? 0) + 1;
    }
    for (const mention of tagged) {
      if (ruled.some((other) => other.label === mention.label && overlap(other, mention))) continue;
      score += probability(mention);
      found[mention.label] = (found[mention.label] ?? 0) + 1;
    }
    yield { id: rated.doc.id, score, found };
  }
}

function taggedBy({ tags, scheme }: MarginalSource, { doc, sequences }: RatedDocument): Document {
  const best = sequences.map((sequence) => Array.from(sequence.best, (tag) => tags[tag] as string));
  return applyTags({ ...doc, entities: [] }, sequences, best, scheme);
}

/** The tags of each label, by their places. */
function columnsByLabel(tags: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const columns = new Map<string, number[]>();
  tags.forEach((tag, at) => {
    if (tag === 'O') return;
    const label = tag.slice(2);
    columns.set(label, [...(columns.get(label) ?? []), at]);
  });
  return columns;
}

/** Reads the probability of a mention's label, in the mean over its tokens; 0 for a label that the tagger does not know. */
function createReader(
  sequences: readonly RatedSequence[],
  columns: ReadonlyMap<string, readonly number[]>,
  width: number,
): (mention: Entity) => number {
  return ({ start, end, label }) => {
    const own = columns.get(label);
    if (own === undefined) return 0;
    let sum = 0;
    let tokens = 0;
    for (const sequence of sequences) {
      if ((sequence.tokens.at(-1) as Token).end <= start) continue;
      if ((sequence.tokens[0] as Token).start >= end) break;
      sequence.tokens.forEach((token, t) => {
        if (token.start >= end || token.end <= start) return;
        tokens++;
        for (const column of own) sum += sequence.probabilities[t * width + column] as number;
      });
    }
    return tokens === 0 ? 0 : sum / tokens;
  };
}

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
async function lastPool(project: RuleProject): Promise<readonly Document[]> {
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
