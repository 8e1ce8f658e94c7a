import { collectDocuments, mentionsOf } from '../../core/document.ts';
import type { PalimpsestError, Report } from '../../core/errors.ts';
import { requireLabels } from '../../core/label-names.ts';
import { createRng, type Rng } from '../../core/rng.ts';
import type { Corpus, Document } from '../../core/types.ts';
import type { RuleSet } from '../networks/compile.ts';
import { createRuleTagger } from '../networks/tagger.ts';
import { readHistory, recordRules } from './history/history.ts';
import { createProject, type OpenProjectOptions, type RuleProject, type ProjectState } from './project.ts';
import type { Store } from '../../core/store.ts';
import { loadRuleFiles, readRuleFiles, type RuleFiles, saveRuleFiles } from './stored-rules.ts';
import { RULE_FILE } from '../networks/load.ts';
import { withoutEntities } from './scores.ts';
import { keepSample, compareDrawn, createSmallest, type Drawn, keyOf } from './unlabelled.ts';

/** Notes that the queries of each category found, to choose from. */
interface QueryHits {
  /** Notes that were read. */
  readonly notes: number;
  /** By label: how many notes its queries found. */
  readonly found: Readonly<Record<string, number>>;
  /** By label: some of them, drawn at random, in the order they were drawn. */
  readonly drawn: ReadonlyMap<string, readonly Drawn[]>;
}

interface QueryOptions {
  readonly labels: readonly string[];
  /** How many notes to keep for each label. */
  readonly keep: number;
  readonly rng: Rng;
  /** Ids of documents that are not to be drawn. */
  readonly taken?: ReadonlySet<string>;
  /** Told after each note how many were read. */
  readonly onProgress?: (notes: number) => void;
}

/** Looks for notes of every category by queries (paper §2.1), in one pass. */
async function queryNotes(corpus: Corpus, queries: RuleSet, options: QueryOptions): Promise<QueryHits> {
  const { labels, keep, rng, taken, onProgress } = options;
  const wanted = new Set(labels);
  const found: Record<string, number> = Object.fromEntries(labels.map((label) => [label, 0]));
  const drawn = new Map(labels.map((label) => [label, createSmallest(keep)]));
  let notes = 0;
  for await (const hit of createRuleTagger(queries).tag(plain(corpus))) {
    onProgress?.(++notes);
    if (taken?.has(hit.id)) continue;
    const own = new Set(mentionsOf(hit, wanted).map(({ label }) => label));
    if (own.size === 0) continue;
    const note = { key: keyOf(rng, hit), document: hit };
    for (const label of own) {
      found[label] = (found[label] ?? 0) + 1;
      drawn.get(label)?.offer(note);
    }
  }
  return { notes, found, drawn: new Map([...drawn].map(([label, smallest]) => [label, smallest.result()])) };
}

async function* plain(corpus: Corpus): AsyncGenerator<Document> {
  for await (const doc of corpus) yield withoutEntities(doc);
}

/**
 * Chooses notes so that all categories are covered: again and again, of the category that fewest of the chosen notes have, the
 * next one drawn. A note counts for all categories that it was found for.
 *
 * @param but ids of notes that are not to be chosen.
 */
function chooseCovering(hits: QueryHits, count: number, but: ReadonlySet<string> = new Set()): readonly Document[] {
  const queues = [...hits.drawn].map(([label, drawn]) => ({
    label,
    next: 0,
    notes: drawn.filter(({ document }) => !but.has(document.id)),
  }));
  const covered = new Map<string, number>();
  const chosen = new Map<string, Drawn>();
  while (chosen.size < count) {
    for (const queue of queues) while (chosen.has(queue.notes[queue.next]?.document.id ?? '')) queue.next++;
    const [queue] = queues
      .filter(({ next, notes }) => next < notes.length)
      .toSorted((a, b) => (covered.get(a.label) ?? 0) - (covered.get(b.label) ?? 0));
    const note = queue?.notes[queue.next];
    if (note === undefined) break;
    chosen.set(note.document.id, note);
    for (const label of new Set(note.document.entities.map((entity) => entity.label))) {
      covered.set(label, (covered.get(label) ?? 0) + 1);
    }
  }
  return [...chosen.values()].toSorted(compareDrawn).map(({ document }) => document);
}

/** The queries of a project, as a rule file: they can be checked, drawn and explained as any other. */
const QUERIES_FOLDER = 'queries';

export interface ProjectSettings {
  readonly name: string;
  /** Absolute paths of the unlabelled text. */
  readonly sources: readonly string[];
  readonly rules: RuleFiles;
  /** Text queries and gazetteers for the first corpus, as a rule file; the rules themselves when absent. */
  readonly queries?: RuleFiles;
  /** Which labels count; when absent, all that rules and queries give. */
  readonly labels?: readonly string[];
  readonly seed: number;
  /** Default 0.8 (paper §2.4). */
  readonly target?: number;
  /** Notes of the first corpus; default 100 (paper §2.1). */
  readonly initial?: number;
  /** Positive notes of the validation set; default 100. */
  readonly validation?: number;
}

/**
 * Makes a project, without documents yet: {@link drawFirst} gets those.
 *
 * @throws PalimpsestError `project-exists`, `unknown-label`, or what is wrong with the rules.
 */
export async function startProject(
  store: Store,
  settings: ProjectSettings,
  options: OpenProjectOptions = {},
): Promise<RuleProject> {
  const rules = compiled(settings.rules, 'rules', options);
  const queries = settings.queries && compiled(settings.queries, QUERIES_FOLDER, options);
  const known = [...new Set([...rules.labels, ...(queries?.labels ?? [])])].toSorted();
  requireLabels({ by: '--label', named: settings.labels ?? [], known });
  const labels = [...new Set(settings.labels ?? known)].toSorted();
  if (settings.queries) await saveRuleFiles(store, QUERIES_FOLDER, settings.queries);
  const state: ProjectState = {
    version: 1,
    name: settings.name,
    labels,
    languages: [...rules.languages],
    seed: settings.seed,
    target: settings.target ?? 0.8,
    sources: [...settings.sources],
    initial: settings.initial ?? 100,
    validation: settings.validation ?? 100,
    iteration: 0,
    batches: [],
  };
  return createProject(store, state, settings.rules, options);
}

function compiled(files: RuleFiles, folder: string, options: OpenProjectOptions): RuleSet {
  const { rules, problems } = readRuleFiles(files, `${folder}/${RULE_FILE}`, options);
  if (rules === undefined) throw problems[0] as PalimpsestError;
  return rules;
}

/** What was drawn, for a person to correct. */
export interface FirstDraw {
  /** Notes that were read; 0 where nothing was left to draw. */
  readonly notes: number;
  /** By label: how many notes the queries found. */
  readonly found: Readonly<Record<string, number>>;
  /** Names of new batches, with their numbers of documents. */
  readonly batches: readonly { readonly name: string; readonly documents: number }[];
}

/**
 * Draws the first corpus and the validation set (paper §2.1, §4.1): a random sample of the notes that the queries find, of all
 * categories, with what the rules propose. It does what is not done yet, so it can be called again after it was stopped, and
 * when fewer notes of the validation set turned out positive than are wanted.
 */
export async function drawFirst(
  project: RuleProject,
  corpus: Corpus | readonly Document[],
  options: { readonly onProgress?: (notes: number) => void } = {},
): Promise<FirstDraw> {
  const rules = await project.rules();
  if ((await readHistory(project)).length === 0) {
    await recordRules(project, 'start', await project.ruleFiles(), rules, []);
  }
  const { state } = project;
  const wantsInitial = !state.batches.some(({ kind }) => kind === 'initial');
  const shortage = await validationShortage(project);
  const nothing = { notes: 0, found: {}, batches: [] };
  if (!wantsInitial && shortage === 0) return nothing;
  const initial = wantsInitial ? state.initial : 0;
  const files = await loadRuleFiles(project.store, QUERIES_FOLDER);
  const queries = files ? compiled(files, QUERIES_FOLDER, project) : rules;
  const hits = await queryNotes(keepSample(project, corpus), queries, {
    labels: state.labels,
    keep: initial + shortage,
    rng: createRng(state.seed).fork('first'),
    taken: await takenIds(project),
    ...options,
  });
  const forCorpus = chooseCovering(hits, initial);
  const chosen = new Set(forCorpus.map(({ id }) => id));
  const forValidation = chooseCovering(hits, shortage, chosen);
  const batches: { name: string; documents: number }[] = [];
  const add = async (kind: 'initial' | 'validation', documents: readonly Document[]) => {
    if (documents.length === 0) return;
    const number = state.batches.filter((batch) => batch.kind === kind).length + 1;
    const name = number === 1 ? kind : `${kind}-${number}`;
    await project.addBatch({ name, kind, iteration: project.state.iteration }, await propose(rules, documents));
    batches.push({ name, documents: documents.length });
  };
  await add('initial', forCorpus);
  await add('validation', forValidation);
  return { notes: hits.notes, found: hits.found, batches };
}

/** How many positive validation notes are still to be drawn; 0 while some of those drawn wait for a person. */
async function validationShortage(project: RuleProject): Promise<number> {
  if (project.openBatches.some(({ kind }) => kind === 'validation')) return 0;
  return Math.max(0, project.state.validation - (await project.corpus('validation')).length);
}

/** Ids of all documents that were reviewed or wait for it: those are not drawn again. */
export async function takenIds(project: RuleProject): Promise<ReadonlySet<string>> {
  const all = [await project.corpus('training'), await project.corpus('validation')];
  for (const { name } of project.openBatches) all.push(await project.batch(name));
  return new Set(all.flatMap((documents) => documents.map(({ id }) => id)));
}

/** Documents with what rules find in them, in the place of what they had. */
export async function propose(
  rules: RuleSet,
  documents: Iterable<Document>,
  report?: Report,
): Promise<readonly Document[]> {
  const tagger = createRuleTagger(rules, report ? { report } : {});
  return collectDocuments(tagger.tag(stripped(documents)));
}

async function* stripped(documents: Iterable<Document>): AsyncGenerator<Document> {
  for (const doc of documents) yield withoutEntities(doc);
}
