import { mentionsOf } from '../../../core/document.ts';
import { appendAll } from '../../../core/collections.ts';
import { z } from 'zod';
import { PalimpsestError } from '../../../core/errors.ts';
import type { Document } from '../../../core/types.ts';
import type { RuleSet } from '../../networks/compile.ts';
import type { RuleProject } from '../project.ts';
import { scoreRules, type Scores, summarise, tagGold } from '../scores.ts';
import {
  readText,
  writeDocuments,
  writeText,
  loadRuleFiles,
  readRuleFiles,
  type RuleFiles,
  saveRuleFiles,
  readDocuments,
} from '../stored-rules.ts';
import { applyProposal } from './merge-rules.ts';

/**
 * What was changed: the corpus by a review, or the rules: by a proposal that passed the tests, by hand without them, or by going
 * back to an earlier entry.
 */
export const HISTORY_EVENTS = ['start', 'corpus', 'accepted', 'edited', 'reverted'] as const;
export type HistoryEvent = (typeof HISTORY_EVENTS)[number];

/** One point of the curves of the paper's Figure 3: rules and corpora at one time, and how the rules fared. */
export interface HistoryEntry {
  readonly iteration: number;
  /** Counts within the iteration, from 0. */
  readonly update: number;
  readonly event: HistoryEvent;
  /** Names of the networks that came or changed, where the rules did; of the entry, where they were reverted to one. */
  readonly networks: readonly string[];
  /** The folder of the project that has the rules as they were. */
  readonly rules: string;
  /** Documents that a person went through so far, and mentions of the project's labels that were found in them. */
  readonly reviewed: { readonly notes: number; readonly instances: number };
  readonly training: Scores;
  readonly validation: Scores;
}

const ratios = { precision: z.number(), recall: z.number(), f1: z.number(), gold: z.int(), found: z.int() };
const scoresSchema = z.object({
  ...ratios,
  correct: z.int(),
  documents: z.int(),
  byLabel: z.record(z.string(), z.object(ratios)),
});
const historySchema = z.object({
  entries: z.array(
    z.object({
      iteration: z.int().min(0),
      update: z.int().min(0),
      event: z.enum(HISTORY_EVENTS),
      networks: z.array(z.string()),
      rules: z.string(),
      reviewed: z.object({ notes: z.int(), instances: z.int() }),
      training: scoresSchema,
      validation: scoresSchema,
    }),
  ),
});

const scoresBlob = (iteration: number) => `history/${iteration}/scores.json`;
const rulesFolder = (iteration: number, update: number) => `history/${iteration}/rules-${update}`;
export const iterationCorpusBlob = (iteration: number): string => `history/${iteration}/training.jsonl`;

/** All entries, the oldest first. */
export async function readHistory(project: RuleProject): Promise<readonly HistoryEntry[]> {
  const all: HistoryEntry[] = [];
  for (let iteration = 0; iteration <= project.state.iteration; iteration++) {
    appendAll(all, await readIteration(project, iteration));
  }
  return all;
}

async function readIteration({ store }: RuleProject, iteration: number): Promise<readonly HistoryEntry[]> {
  const blob = scoresBlob(iteration);
  const text = await readText(store, blob);
  if (text === undefined) return [];
  try {
    return historySchema.parse(JSON.parse(text)).entries;
  } catch (cause) {
    throw new PalimpsestError('bad-project', 'the scores of an iteration are damaged', {
      place: { file: blob },
      cause,
    });
  }
}

/** The entry that the next proposal is compared with. @throws PalimpsestError `bad-project` where there is none. */
export async function lastEntry(project: RuleProject): Promise<HistoryEntry> {
  for (let iteration = project.state.iteration; iteration >= 0; iteration--) {
    const entry = (await readIteration(project, iteration)).at(-1);
    if (entry) return entry;
  }
  throw new PalimpsestError('bad-project', 'the project has no history', {
    hint: 'palimpsest rules init goes on where it was stopped.',
  });
}

export async function rulesOfEntry(project: RuleProject, entry: HistoryEntry): Promise<RuleFiles> {
  const files = await loadRuleFiles(project.store, entry.rules);
  if (files) return files;
  throw new PalimpsestError('bad-project', 'rules of the history are not there', { place: { file: entry.rules } });
}

/** As {@link rulesOfEntry}, compiled. */
export async function compileEntry(project: RuleProject, entry: HistoryEntry): Promise<RuleSet> {
  const { rules, problems } = readRuleFiles(await rulesOfEntry(project, entry), `${entry.rules}/rules.yaml`, project);
  if (rules === undefined) throw problems[0] as PalimpsestError;
  return rules;
}

/** Whether the working rules are others than those last kept. */
export async function isEdited(project: RuleProject): Promise<boolean> {
  const kept = await rulesOfEntry(project, await lastEntry(project));
  return !sameFiles(kept, await project.ruleFiles());
}

export function sameFiles(a: RuleFiles, b: RuleFiles): boolean {
  return a.size === b.size && [...a].every(([name, text]) => b.get(name) === text);
}

/** Keeps rules that are now the working ones, with their scores. */
export async function recordRules(
  project: RuleProject,
  event: Exclude<HistoryEvent, 'corpus'>,
  files: RuleFiles,
  rules: RuleSet,
  networks: readonly string[],
): Promise<HistoryEntry> {
  const { iteration } = project.state;
  const entries = await readIteration(project, iteration);
  const update = (entries.at(-1)?.update ?? -1) + 1;
  const folder = rulesFolder(iteration, update);
  await saveRuleFiles(project.store, folder, files);
  const entry = await measure(project, rules, { iteration, update, event, networks, rules: folder });
  await writeEntries(project, iteration, [...entries, entry]);
  return entry;
}

/**
 * Keeps the corpora, which have grown, with the scores of the rules last kept on them. Where the corpus of the iteration has
 * grown since its rules did, the entry that says so is brought up to date.
 */
export async function recordCorpus(project: RuleProject): Promise<HistoryEntry> {
  const { iteration } = project.state;
  const before = await lastEntry(project);
  const rules = await compileEntry(project, before);
  const own = await readIteration(project, iteration);
  const kept = own.at(-1)?.event === 'corpus' ? own.slice(0, -1) : own;
  const facts = { iteration, update: kept.length, event: 'corpus' as const, networks: [], rules: before.rules };
  await writeDocuments(project.store, iterationCorpusBlob(iteration), await project.corpus('training'));
  const entry = await measure(project, rules, facts);
  await writeEntries(project, iteration, [...kept, entry]);
  return entry;
}

type Facts = Pick<HistoryEntry, 'iteration' | 'update' | 'event' | 'networks' | 'rules'>;

async function measure(project: RuleProject, rules: RuleSet, facts: Facts): Promise<HistoryEntry> {
  const { labels } = project.state;
  const score = async (documents: readonly Document[]) =>
    summarise(scoreRules(await tagGold(rules, documents), labels), labels);
  const training = await project.corpus('training');
  const validation = await project.corpus('validation');
  const wanted = new Set(labels);
  const instances = [...training, ...validation].reduce((sum, doc) => sum + mentionsOf(doc, wanted).length, 0);
  return {
    ...facts,
    reviewed: { notes: training.length + validation.length, instances },
    training: await score(training),
    validation: await score(validation),
  };
}

function writeEntries({ store }: RuleProject, iteration: number, entries: readonly HistoryEntry[]): Promise<void> {
  return writeText(store, scoresBlob(iteration), `${JSON.stringify({ entries }, undefined, 1)}\n`);
}

/** Whether the loop is at its end (§2.4): the validation F1 is above the project's target. */
export function isAtTarget(entry: HistoryEntry, target: number): boolean {
  return entry.validation.gold > 0 && entry.validation.f1 > target;
}

export interface ComparedEntries {
  readonly from: HistoryEntry;
  readonly to: HistoryEntry;
  /** Networks and gazetteers that were added, changed or taken away. */
  readonly networks: readonly string[];
  readonly gazetteers: readonly string[];
  /** Ids of training documents that came between the iterations of the two. */
  readonly documents: readonly string[];
}

/** The name by which an entry is asked for: `1.3` is update 3 of iteration 1. */
export function entryName({ iteration, update }: HistoryEntry): string {
  return `${iteration}.${update}`;
}

/** @param name as {@link entryName} gives it, or an iteration for its last entry. @throws PalimpsestError `no-such-entry`. */
export function findEntry(entries: readonly HistoryEntry[], name: string): HistoryEntry {
  const found = entries.findLast((entry) => entryName(entry) === name || String(entry.iteration) === name);
  if (found) return found;
  throw new PalimpsestError('no-such-entry', `the history has no entry ${JSON.stringify(name)}`, {
    hint: `There are: ${entries.map(entryName).join(', ')}.`,
  });
}

export async function compareEntries(
  project: RuleProject,
  from: HistoryEntry,
  to: HistoryEntry,
): Promise<ComparedEntries> {
  const files = await rulesOfEntry(project, to);
  const { networks, gazetteers } = applyProposal(await rulesOfEntry(project, from), { file: to.rules, files });
  const idsAt = async ({ iteration }: HistoryEntry) =>
    (await readDocuments(project.store, iterationCorpusBlob(iteration))).map(({ id }) => id);
  const known = new Set(await idsAt(from));
  const documents = (await idsAt(to)).filter((id) => !known.has(id));
  return { from, to, networks, gazetteers, documents };
}

/** What came of going back. */
export interface Reverted {
  /** The new entry: the history only grows. */
  readonly entry: HistoryEntry;
  /** The entry that keeps the working rules as they were edited by hand before, where they were. */
  readonly edited: HistoryEntry | undefined;
}

/**
 * Makes the rules of an entry of the history the working rules again; the corpora stay. Rules that were edited since they were
 * last kept are kept first, so nothing is lost and it can be taken back in the same way.
 *
 * @throws PalimpsestError `bad-project` where the entry's rules are not there; `edited-rules` where edited rules have mistakes.
 */
export async function revertRules(project: RuleProject, to: HistoryEntry): Promise<Reverted> {
  const files = await rulesOfEntry(project, to);
  const rules = await compileEntry(project, to);
  const edited = (await isEdited(project)) ? await keepEdited(project) : undefined;
  await project.saveRuleFiles(files);
  return { entry: await recordRules(project, 'reverted', files, rules, [entryName(to)]), edited };
}

async function keepEdited(project: RuleProject): Promise<HistoryEntry> {
  const { rules, problems } = await project.readRules();
  if (rules === undefined) {
    throw new PalimpsestError('edited-rules', 'the working rules were edited since they were last kept, and have mistakes', {
      hint: 'Put them right (palimpsest rules check), or keep a copy and take them away.',
      cause: problems[0],
    }); // prettier-ignore
  }
  return recordRules(project, 'edited', await project.ruleFiles(), rules, []);
}
