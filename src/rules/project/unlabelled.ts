import { mentionsOf } from '../../core/document.ts';
import { appendAll } from '../../core/collections.ts';
import { createRng, type Rng } from '../../core/rng.ts';
import type { Corpus, Document } from '../../core/types.ts';
import type { RuleProject } from './project.ts';
import { tagGold, withoutEntities } from './scores.ts';

/** A document with the place that chance gave it: the smaller, the sooner it is drawn. */
export interface Drawn {
  readonly key: number;
  readonly document: Document;
}

/** Keeps the documents of the smallest keys, in memory that does not grow with how many are offered. */
interface Smallest {
  offer(drawn: Drawn): void;
  /** Sorted by key. */
  result(): readonly Drawn[];
}

/**
 * Draws documents at random out of a stream: each has a key that depends on the seed and on its id alone, so the same are drawn
 * whatever the order of the files.
 */
export function createSmallest(size: number): Smallest {
  let kept: Drawn[] = [];
  let limit = Infinity;
  const trim = () => {
    kept = kept.toSorted(compareDrawn).slice(0, size);
    if (kept.length === size) limit = kept.at(-1)?.key ?? Infinity;
  };
  return {
    offer(drawn) {
      if (drawn.key > limit) return;
      kept.push(drawn);
      if (kept.length >= 2 * size + 16) trim();
    },
    result() {
      trim();
      return kept;
    },
  };
}

export function keyOf(rng: Rng, doc: Document): number {
  return rng.fork(doc.id).float();
}

export function compareDrawn(a: Drawn, b: Drawn): number {
  return a.key - b.key || (a.document.id < b.document.id ? -1 : a.document.id > b.document.id ? 1 : 0);
}

/** Notes of the random sample of unlabelled text that a project keeps. */
const SAMPLE = 5000;

/**
 * Passes a corpus on, and keeps a random sample of it in the project where there is none yet. What is drawn depends on the seed
 * and on the ids alone.
 */
export async function* keepSample(
  project: RuleProject,
  corpus: Corpus | readonly Document[],
): AsyncGenerator<Document> {
  if ((await project.sample()).length > 0) {
    yield* corpus;
    return;
  }
  const rng = createRng(project.state.seed).fork('sample');
  const sample = createSmallest(SAMPLE);
  for await (const document of corpus) {
    sample.offer({ key: keyOf(rng, document), document });
    yield document;
  }
  await project.saveSample(sample.result().map(({ document }) => withoutEntities(document)));
}

/**
 * Notes of the sample in which the working rules find nothing, and that nobody reviewed, in the order they were drawn: what a
 * corpus of reviewed notes lacks, since a review is of notes with findings (beyond the paper). Those mentions that the rules
 * miss are in them too, unlabelled.
 *
 * @param count how many at most.
 */
export async function silentNotes(project: RuleProject, count: number): Promise<readonly Document[]> {
  const wanted = new Set(project.state.labels);
  const rules = await project.rules();
  const notes = await unreviewedSample(project);
  const silent: Document[] = [];
  for (let from = 0; from < notes.length && silent.length < count; from += CHUNK) {
    const { predicted } = await tagGold(rules, notes.slice(from, from + CHUNK));
    appendAll(silent, predicted.filter((note) => mentionsOf(note, wanted).length === 0).map(withoutEntities));
  }
  return silent.slice(0, count);
}

const CHUNK = 500;

/** The sample without the notes that a person went through. */
export async function unreviewedSample(project: RuleProject): Promise<readonly Document[]> {
  const corpora = await Promise.all([project.corpus('training'), project.corpus('validation')]);
  const reviewed = new Set(corpora.flat().map(({ id }) => id));
  return (await project.sample()).filter(({ id }) => !reviewed.has(id));
}

export interface LearningCorpus {
  /** Training and validation corpora: what a person went through. */
  readonly reviewed: readonly Document[];
  /** Notes that nobody went through, see {@link silentNotes}; without entities. */
  readonly silent: readonly Document[];
}

/**
 * The labelled corpus of a project, with silent notes.
 *
 * @param perPositive silent notes for each reviewed note with a mention; 0: none, as in the paper.
 */
export async function learningCorpus(project: RuleProject, perPositive: number): Promise<LearningCorpus> {
  const reviewed = [...(await project.corpus('training')), ...(await project.corpus('validation'))];
  return { reviewed, silent: await silentNotes(project, countSilent(project, reviewed, perPositive)) };
}

/** How many silent notes belong to reviewed ones. */
export function countSilent(project: RuleProject, reviewed: readonly Document[], perPositive: number): number {
  const wanted = new Set(project.state.labels);
  return Math.round(perPositive * reviewed.filter((note) => mentionsOf(note, wanted).length > 0).length);
}
