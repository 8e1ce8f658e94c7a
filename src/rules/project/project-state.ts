import { z } from 'zod';
import { PalimpsestError } from '../../core/errors.ts';

/** The project's own record, at the top of its folder. */
export const PROJECT_FILE = 'project.json';

/** What a batch of documents was drawn for, and so where its documents go when a person has been through them. */
export const BATCH_KINDS = ['initial', 'validation', 'iteration'] as const;

const name = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.-]*$/, 'expected letters, digits, _, . and -');

const batchSchema = z.strictObject({
  name,
  kind: z.enum(BATCH_KINDS),
  /** The iteration whose corpus its documents go to. */
  iteration: z.int().min(0),
  /** How many documents were drawn. */
  documents: z.int().min(0),
  /** Nobody works on it any more: what was not reviewed may be drawn again. */
  closed: z.boolean(),
});

const stateSchema = z.strictObject({
  version: z.literal(1),
  name,
  /** The labels that count, sorted; entities of others are kept and not scored. */
  labels: z.array(z.string().min(1)).min(1),
  /** The first decides how texts are split into tokens. */
  languages: z.array(z.string().min(1)).min(1),
  seed: z.int(),
  /** The stopping rule: the loop is at its end when the validation F1 is above it. */
  target: z.number().min(0).max(1),
  /** Where the unlabelled text is: files or folders, absolute or relative to the working folder at the time of use. */
  sources: z.array(z.string().min(1)),
  /** Wanted notes of the first corpus, and wanted positive notes of the validation set. */
  initial: z.int().min(1),
  validation: z.int().min(1),
  /** 0 until the first batch that the rules chose was reviewed. */
  iteration: z.int().min(0),
  batches: z.array(batchSchema),
});

/** What `project.json` holds. */
export type ProjectState = z.output<typeof stateSchema>;
export type BatchInfo = ProjectState['batches'][number];

/** @throws PalimpsestError `bad-project` where it is no project, or one of a later version. */
export function parseProjectState(text: string): ProjectState {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw badProject('not JSON', error);
  }
  const parsed = stateSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw badProject(`${(issue?.path ?? []).map(String).join('.')}: ${issue?.message ?? 'unknown'}`);
}

function badProject(message: string, cause?: unknown): PalimpsestError {
  return new PalimpsestError('bad-project', `the project's record is damaged: ${message}`, {
    place: { file: PROJECT_FILE },
    hint: 'Restore it from a copy: the reviewed documents in corpora/ and the journals in review/ are not touched by this.',
    ...(cause === undefined ? {} : { cause }),
  });
}
