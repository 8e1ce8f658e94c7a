import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { DefinedStep } from '../../augment/recipe.ts';
import type { Learner } from '../../core/augmenter.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Document } from '../../core/types.ts';
import { createOutput } from '../../formats/io/output.ts';
import { languageOf } from '../../languages/locale.ts';
import { describeFileError } from '../../resources/files/file-error.ts';
import type { AugmentJob } from './engine.ts';
import type { AugmentCounts } from '../parts/augment-census.ts';
import { hashOf, type LearnedTarget } from '../target/learn.ts';

/** What was learned of a corpus, or of a part of it, as plain JSON data. It holds words and mentions of the corpus. */
export interface Learned {
  readonly version: 2;
  readonly language: string;
  /** Labels whose mentions were collected, for the policy `from-corpus`. */
  readonly collected: readonly string[];
  readonly counts: AugmentCounts;
  /** What the augmenters observed, each by its step of the recipe. */
  readonly states: Readonly<Record<string, unknown>>;
  /** What a sample of the corpus to tag told beside it, where there was one. */
  readonly target?: LearnedTarget;
}

const FILE = 'learned.json';

const keyOf = ({ augmenter, settings }: DefinedStep) => `${augmenter.name} ${JSON.stringify(settings)}`;

const collectedIn = ({ plans }: AugmentJob) =>
  Object.keys(plans).filter((label) => plans[label]?.policy === 'from-corpus');

/** @throws PalimpsestError `not-mergeable` where an augmenter from outside keeps what it learns to itself. */
export function describeLearned(
  job: AugmentJob,
  steps: readonly DefinedStep[],
  counts: AugmentCounts,
  learners: readonly (Learner | undefined)[],
  target?: LearnedTarget,
): Learned {
  const states = learners.flatMap((learner, i) => {
    if (learner === undefined) return [];
    const step = steps[i] as DefinedStep;
    if (learner.state && learner.merge) return [[keyOf(step), learner.state()] as const];
    throw new PalimpsestError('not-mergeable', `what ${step.augmenter.name} learns cannot be put together from parts`, {
      hint: 'Its learner wants the methods state and merge.',
    });
  });
  return {
    version: 2,
    language: languageOf(job.locale),
    collected: collectedIn(job),
    counts,
    states: Object.fromEntries(states),
    ...(target && { target }),
  };
}

const refuse = (what: string) =>
  new PalimpsestError('learned-otherwise', `what was learned does not fit: ${what}`, {
    hint: 'Give learn the same --recipe, --labels, --policy, --locale and --target-sample as augment, and all parts the same.',
  });

/**
 * What was learned of the target beside the corpus.
 *
 * @throws PalimpsestError `learned-otherwise` where it was learned of another sample, of one that is not given now, or of none.
 */
export function targetIn({ target }: Learned, sample: readonly Document[] | undefined): LearnedTarget | undefined {
  if (sample === undefined && target) throw refuse('it was learned with a target sample, and none is given');
  if (sample && !target) throw refuse('it was learned without a target sample');
  if (sample && target && hashOf(sample) !== target.sample.sha256)
    throw refuse('it was learned with another target sample');
  return target;
}

/**
 * What the learners of an augmentation are told.
 *
 * @throws PalimpsestError `learned-otherwise` where it was learned for another language, other steps or other labels.
 */
export function statesFor(
  { language, collected, counts, states }: Learned,
  job: AugmentJob,
  steps: readonly DefinedStep[],
  learners: readonly (Learner | undefined)[],
): readonly unknown[] {
  if (language !== languageOf(job.locale))
    throw refuse(`it was learned for the language ${language}, not ${languageOf(job.locale)}`);
  // Of a label that the part did not have, nothing was to be collected.
  const missing = collectedIn(job).find((label) => counts.labels.includes(label) && !collected.includes(label));
  if (missing !== undefined) throw refuse(`no mentions of ${missing} were collected`);
  return learners.map((learner, i) => {
    if (learner === undefined) return undefined;
    const step = steps[i] as DefinedStep;
    if (Object.hasOwn(states, keyOf(step))) return states[keyOf(step)];
    throw refuse(`nothing was learned for ${step.augmenter.name} with these settings`);
  });
}

const NOTICE =
  'CONFIDENTIAL: handle this folder like the corpus that it was learned from: it holds words and mentions of it.\n';

/** Writes what was learned into a folder, for `readLearned` and `augment --learned`. @throws PalimpsestError `output-exists`, `disk-full`, … */
export async function writeLearned(
  learned: Learned,
  folder: string,
  { overwrite = false }: { readonly overwrite?: boolean } = {},
): Promise<void> {
  const output = await createOutput(folder, 'folder', { overwrite });
  try {
    await output.addFile(FILE, `${JSON.stringify(learned)}\n`);
    await output.addFile('NOTICE.txt', NOTICE);
    await output.commit();
  } catch (error) {
    await output.abort();
    throw error;
  }
}

const shape = z.object({
  version: z.literal(2),
  language: z.string(),
  collected: z.array(z.string()),
  counts: z.looseObject({ labels: z.array(z.string()), documents: z.number(), characters: z.number() }),
  states: z.record(z.string(), z.unknown()),
  target: z.looseObject({ sample: z.looseObject({ sha256: z.string() }) }).optional(),
});

/** Reads what `learn` wrote into a folder. @throws PalimpsestError `not-learned` where the folder has nothing that this version of `learn` wrote; `no-such-corpus`, … */
export async function readLearned(folder: string): Promise<Learned> {
  const file = path.join(folder, FILE);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw describeFileError(error, file);
  }
  try {
    return shape.parse(JSON.parse(text)) as unknown as Learned;
  } catch (cause) {
    throw new PalimpsestError('not-learned', 'this is nothing that palimpsest learn wrote', {
      place: { file },
      hint: 'Run palimpsest learn <corpus> <folder> with this version.',
      cause,
    });
  }
}
