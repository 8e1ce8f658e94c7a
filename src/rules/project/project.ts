import { z } from 'zod';
import { PalimpsestError } from '../../core/errors.ts';
import type { Store } from '../../core/store.ts';
import type { Document } from '../../core/types.ts';
import type { RuleAnalyser } from '../networks/analysis.ts';
import type { RuleSet } from '../networks/compile.ts';
import type { ReadRules } from '../networks/load.ts';
import {
  plainDocument,
  readDocuments,
  readText,
  writeDocuments,
  writeText,
  loadRuleFiles,
  readRuleFiles,
  type RuleFiles,
  saveRuleFiles,
} from './stored-rules.ts';

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

/** The corpora of a project: `training` grows with each iteration, `initial` is what it began as. */
export type CorpusName = 'training' | 'validation' | 'initial';

export const RULES_FOLDER = 'rules';
export const corpusBlob = (name: CorpusName): string => `corpora/${name}.jsonl`;
/** The documents that wait for a person, with proposed entities. */
export const batchBlob = (batch: string): string => `review/${batch}.jsonl`;
/** Every decision about a batch, appended as it is made. */
export const journalBlob = (batch: string): string => `review/${batch}.journal.jsonl`;
/** All documents in which the rules of an iteration found something, with proposals: what a batch is chosen from. */
export const poolBlob = (iteration: number): string => `pool/${iteration}.jsonl`;

/** A random sample of the unlabelled text. */
const SAMPLE_BLOB = 'sample.jsonl';

/**
 * The iterative building of a labelled corpus (paper §2.1) as a project in a store, each blob of which is written whole. The
 * record `project.json` is written after what it speaks of, so a process killed at any moment loses nothing but the step that
 * it was at, and that step can be made again.
 */
export interface RuleProject {
  readonly store: Store;
  /** Analyses documents in place of the package's own analysis. */
  readonly analyser?: RuleAnalyser;
  /** As it was last read or written. */
  readonly state: ProjectState;
  /** Changes the record. */
  update(change: Partial<ProjectState>): Promise<void>;
  /** The reviewed documents; none where there are none yet. */
  corpus(name: CorpusName): Promise<readonly Document[]>;
  saveCorpus(name: CorpusName, documents: readonly Document[]): Promise<void>;
  /** The documents of a batch with their proposals. @throws PalimpsestError `no-such-batch`. */
  batch(name: string): Promise<readonly Document[]>;
  /** Puts documents up for review, and into the record. A batch of this name that is there already stays as it is. */
  addBatch(info: Omit<BatchInfo, 'documents' | 'closed'>, documents: readonly Document[]): Promise<void>;
  /** Batches that are still worked on, in the order they were drawn. */
  readonly openBatches: readonly BatchInfo[];
  /** Documents in which the working rules found something, which a batch may be chosen from; best kept until the next run. */
  pool(iteration: number): Promise<readonly Document[]>;
  savePool(iteration: number, documents: readonly Document[]): Promise<void>;
  /** A random sample of the unlabelled text, in the order it was drawn; none where nothing was drawn yet. */
  sample(): Promise<readonly Document[]>;
  saveSample(documents: readonly Document[]): Promise<void>;
  /** The working rules as texts. @throws PalimpsestError `no-such-rules`. */
  ruleFiles(): Promise<RuleFiles>;
  saveRuleFiles(files: RuleFiles): Promise<void>;
  /** The working rules, or what is wrong with them. */
  readRules(): Promise<ReadRules>;
  /** The working rules. @throws PalimpsestError the first thing that is wrong with them. */
  rules(): Promise<RuleSet>;
}

export interface OpenProjectOptions {
  /** Analyses documents in place of the package's own analysis. */
  readonly analyser?: RuleAnalyser;
}

export async function isProject(store: Store): Promise<boolean> {
  return (await readText(store, PROJECT_FILE)) !== undefined;
}

/** @throws PalimpsestError `no-such-project`, `bad-project`. */
export async function openProject(store: Store, options: OpenProjectOptions = {}): Promise<RuleProject> {
  const text = await readText(store, PROJECT_FILE);
  if (text === undefined) {
    throw new PalimpsestError('no-such-project', `there is no ${PROJECT_FILE}: this is no project`, {
      hint: 'palimpsest rules init makes one.',
    });
  }
  return projectOf(store, parseProjectState(text), options);
}

/** Makes a project of its first record and rules. @throws PalimpsestError `project-exists`. */
export async function createProject(
  store: Store,
  state: ProjectState,
  rules: RuleFiles,
  options: OpenProjectOptions = {},
): Promise<RuleProject> {
  if (await isProject(store)) throw new PalimpsestError('project-exists', 'there is a project already');
  const project = projectOf(store, state, options);
  await project.saveRuleFiles(rules);
  await project.update({});
  return project;
}

function projectOf(store: Store, first: ProjectState, options: OpenProjectOptions): RuleProject {
  let state = first;
  const requireRules = async () => {
    const files = await loadRuleFiles(store, RULES_FOLDER);
    if (files) return files;
    throw new PalimpsestError('no-such-rules', 'the project has no rules', {
      place: { file: `${RULES_FOLDER}/rules.yaml` },
    });
  };
  const project: RuleProject = {
    store,
    ...(options.analyser && { analyser: options.analyser }),
    get state() {
      return state;
    },
    async update(change) {
      const next = { ...state, ...change };
      await writeText(store, PROJECT_FILE, `${JSON.stringify(next, undefined, 2)}\n`);
      state = next;
    },
    corpus: (name) => readDocuments(store, corpusBlob(name)),
    saveCorpus: (name, documents) => writeDocuments(store, corpusBlob(name), documents.map(plainDocument)),
    async batch(name) {
      if (state.batches.some((batch) => batch.name === name)) return readDocuments(store, batchBlob(name));
      throw new PalimpsestError('no-such-batch', `there is no batch ${JSON.stringify(name)}`, {
        hint: `There are: ${state.batches.map((batch) => batch.name).join(', ') || 'none'}.`,
      });
    },
    async addBatch(info, documents) {
      if (state.batches.some(({ name }) => name === info.name)) return;
      await writeDocuments(store, batchBlob(info.name), documents.map(plainDocument));
      const batch = { ...info, documents: documents.length, closed: false };
      await project.update({ batches: [...state.batches, batch] });
    },
    get openBatches() {
      return state.batches.filter(({ closed }) => !closed);
    },
    pool: (iteration) => readDocuments(store, poolBlob(iteration)),
    savePool: (iteration, documents) => writeDocuments(store, poolBlob(iteration), documents.map(plainDocument)),
    sample: () => readDocuments(store, SAMPLE_BLOB),
    saveSample: (documents) => writeDocuments(store, SAMPLE_BLOB, documents.map(plainDocument)),
    ruleFiles: requireRules,
    saveRuleFiles: (files) => saveRuleFiles(store, RULES_FOLDER, files),
    readRules: async () => readRuleFiles(await requireRules(), `${RULES_FOLDER}/rules.yaml`, options),
    async rules() {
      const { rules, problems } = await project.readRules();
      if (rules === undefined) throw problems[0] as PalimpsestError;
      return rules;
    },
  };
  return project;
}
