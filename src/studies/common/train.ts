import type { Tagger, TrainingStep, TrainingEnd } from '../../core/tagger.ts';
import { toCorpus } from '../../core/document.ts';
import type { Document } from '../../core/types.ts';
import { createFolderStore } from '../../taggers/folder-store.ts';
import { findFamily } from '../../taggers/index.ts';
import type { TrainedTagger } from '../../taggers/types.ts';

/** Notices that tell of this machine and this run: they go with the timings, since results are the same everywhere. */
const ABOUT_THE_RUN: ReadonlySet<string> = new Set(['backend', 'resumed', 'damaged-checkpoint', 'smaller-batches']);

/** What a trainer had to say: of the result, and of the machine and the run. */
export interface Notices {
  readonly notices: Set<string>;
  readonly remarks: Set<string>;
}

export const createNotices = (): Notices => ({ notices: new Set(), remarks: new Set() });

/** A tagger as jobs name it. */
export interface TaggerOfJob {
  readonly family: string;
  readonly settings: unknown;
}

/** Trains the tagger of a job. */
export async function trainTagger(
  { family, settings }: TaggerOfJob,
  train: readonly Document[],
  job: {
    readonly seed: number;
    readonly language: string;
    readonly checkpoints: string;
    readonly dev?: readonly Document[];
  },
  told: Notices,
  onStep: (step: TrainingStep) => void,
): Promise<TrainedTagger> {
  const found = await findFamily(family);
  return found.train(train, settings, {
    seed: job.seed,
    language: job.language,
    ...(job.dev && job.dev.length > 0 && { dev: job.dev }),
    checkpoints: createFolderStore(job.checkpoints),
    onStep,
    onNotice: noticeTo(told),
  });
}

/** Takes what a trainer has to say. */
export function noticeTo({ notices, remarks }: Notices): (code: string, message: string) => void {
  return (code, message) => void (ABOUT_THE_RUN.has(code) ? remarks : notices).add(message);
}

/** How training ended, as a result keeps it. */
export function endOf({ trainingEnd }: Pick<TrainedTagger, 'trainingEnd'>): { readonly end?: TrainingEnd } {
  return trainingEnd ? { end: trainingEnd } : {};
}

/** What a tagger makes of documents; it is not shown the mentions that are there. */
export async function tagBlank(tagger: Tagger, documents: readonly Document[]): Promise<readonly Document[]> {
  const found: Document[] = [];
  for await (const doc of tagger.tag(toCorpus(documents.map((one) => ({ ...one, entities: [] }))))) found.push(doc);
  return found;
}
