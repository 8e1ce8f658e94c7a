// The loop with gold labels in the place of a reviewer: what is drawn is corrected at the cost of one note each, and suggestions
// are taken where the acceptance tests of the paper (§2.1, steps 2 and 4) let them pass, by nobody's judgement.
import { readRuleSource } from '../../dist/rules/networks/load.js';
import { collectReviewed } from '../../dist/rules/project/collect.js';
import { readHistory } from '../../dist/rules/project/history/history.js';
import { runProject } from '../../dist/rules/project/iterate.js';
import { tryProposal } from '../../dist/rules/project/acceptance.js';
import { parseQueries, queriesToRules } from '../../dist/rules/project/queries.js';
import { drawFirst, startProject } from '../../dist/rules/project/start.js';
import { readSourceFiles } from '../../dist/rules/project/stored-rules.js';
import { suggestEntries } from '../../dist/rules/project/suggest/entries.js';
import { suggestRules } from '../../dist/rules/project/suggest/rules.js';
import { prepareTrial } from '../../dist/rules/project/suggest/trial.js';
import { writeSuggestions } from '../../dist/rules/project/suggest/entries.js';
import { CORPUS, LABELS } from './corpus.js';

const RULES = 'es-ca-primary-care';

/** What the loop begins with: the shipped rules, or those that `rules init` makes of a corpus's queries where it is given no rules. */
export function beginning() {
  if (CORPUS.queries === undefined) {
    const source = readRuleSource(RULES);
    return { rules: source, queries: parseQueries(source.readBeside('queries.yaml'), 'queries.yaml') };
  }
  const queries = parseQueries(CORPUS.queries, 'queries.yaml');
  const rules = { file: 'rules.yaml', text: queriesToRules(queries, 'lists'), readBeside: () => undefined };
  return { rules, queries };
}

/**
 * Three iterations, then more notes of the last ranking until `notes` are reviewed.
 *
 * @param corpus notes with gold labels, which the loop never sees but through the reviewer.
 * @param options.by how notes are ranked.
 * @returns the project, the notes in the order of their review, and what happened.
 */
export async function runLoop(corpus, { seed, iterations, notes, by, log }) {
  const gold = new Map(corpus.map((note) => [note.id, note]));
  const unlabelled = corpus.map((note) => ({ ...note, entities: [] }));
  const stream = { [Symbol.asyncIterator]: () => inTurn(unlabelled) };
  const { rules: source, queries } = beginning();
  const project = await startProject(memoryStore(), {
    name: 'simulated',
    sources: ['/notes'],
    rules: readSourceFiles(source),
    queries: readSourceFiles({ ...source, text: queriesToRules(queries) }),
    labels: LABELS,
    seed,
    ...CORPUS.first,
  });
  const reviewed = [];
  const steps = [];
  /** Up to which of the reviewed notes which rules chose. */
  const stages = [];
  const review = async (what) => {
    const rules = await project.rules();
    for (const { name } of project.openBatches) {
      const batch = (await project.batch(name)).map(({ id }) => gold.get(id));
      reviewed.push(...batch);
      await collectReviewed(project, name, batch);
    }
    stages.push({ until: reviewed.length, rules });
    steps.push(await describeStep(what, project, reviewed));
    log(steps.at(-1));
  };

  // The validation set is of positive notes: more are drawn until it is as large as wanted.
  while ((await drawFirst(project, stream)).batches.length > 0) await review('first corpus');
  steps.at(-1).accepted = await improve(project);
  log(steps.at(-1).accepted);
  for (let iteration = 1; iteration <= iterations; iteration++) {
    const run = await runProject(project, stream, { by });
    await review(`iteration ${iteration}`);
    Object.assign(steps.at(-1), { pool: run.positive, ranked: run.ranking.documents.length, threshold: run.ranking.threshold }); // prettier-ignore
    steps.at(-1).accepted = await improve(project);
    log({ pool: run.positive, threshold: run.ranking.threshold, ...steps.at(-1).accepted });
  }
  const ofIterations = reviewed.length;
  if (reviewed.length < notes) {
    await runProject(project, stream, { by, most: notes - reviewed.length });
    await review('further down the ranking');
  }
  return { project, reviewed, ofIterations, steps, stages, history: await readHistory(project) };
}

/** Suggestions that pass the tests, one after the other, as long as there are any. */
async function improve(project) {
  const accepted = { networks: [], entries: 0, tried: 0 };
  for (let round = 0; round < 3; round++) {
    const training = await project.corpus('training');
    const validation = await project.corpus('validation');
    const settings = { labels: LABELS, training, validation };
    const rules = await project.rules();
    const trial = prepareTrial(rules, settings);
    const proposals = [
      ...suggestRules(rules, settings, trial).suggestions.map((one) => ({ one, text: writeSuggestions([one]) })),
      ...suggestEntries(rules, settings, trial).map((one) => ({ one, text: writeSuggestions([], [one]) })),
    ].filter(({ one }) => one.failed === undefined);
    let any = false;
    for (const { one, text } of proposals) {
      accepted.tried++;
      const proposal = { file: `${one.name}.yaml`, files: new Map([['rules.yaml', text]]) };
      const { entry } = await tryProposal(project, proposal, { accept: true });
      if (entry === undefined) continue;
      any = true;
      if (one.entries) accepted.entries += one.entries.length;
      else accepted.networks.push(one.name);
    }
    if (!any) break;
  }
  return accepted;
}

async function describeStep(what, project, reviewed) {
  const instances = Object.fromEntries(LABELS.map((label) => [label, 0]));
  for (const { entities } of reviewed) for (const { label } of entities) instances[label]++;
  const positive = reviewed.filter(({ entities }) => entities.length > 0).length;
  const [training, validation] = [await project.corpus('training'), await project.corpus('validation')];
  const validationF1 = (await readHistory(project)).at(-1).validation.f1;
  return {
    what,
    notes: reviewed.length,
    positive,
    validationF1,
    instances,
    training: training.length,
    validation: validation.length,
  };
}

/** A project need not outlive the study. */
function memoryStore() {
  const blobs = new Map();
  return {
    read: async (name) => blobs.get(name),
    write: async (name, bytes) => void blobs.set(name, Uint8Array.from(bytes)),
    remove: async (name) => void blobs.delete(name),
  };
}

async function* inTurn(documents) {
  yield* documents;
}
