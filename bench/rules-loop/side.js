// One seed of one side of the study, in a process of its own: the loop, or random choice. Each figure is sent as soon as it is
// known.
import { createRng } from '../../dist/index.js';
import { loadRules } from '../../dist/rules/load.js';
import { compileEntry } from '../../dist/rules/loop/history.js';
import { createRuleTagger } from '../../dist/rules/tagger.js';
import { describe, drawAll, isPositive, LABELS, readCorpora } from './corpus.js';
import { RULES, runLoop } from './loop.js';
import { scoreCrf, scoreRuleSet } from './measure.js';

const { folder, share, side, seed, points, plainPoints, iterations, silentPerPositive } = JSON.parse(process.argv[2]);
const { train, heldOut } = await readCorpora(folder, share);
const post = (what, value) => process.send({ side, seed, what, cpu: process.cpuUsage(), ...value });
const learn = async (key, n, notes) =>
  post('score', { key, n, learned: notes.length, scores: await scoreCrf(notes, heldOut, seed) });
const run = (exceptions) =>
  runLoop(train, { seed, iterations, notes: Math.max(...points), exceptions, log: (step) => post('log', { step }) });

// How many notes the loop reviews in its iterations is known when it has gone through them.
const cost = new Promise((resolve) => process.once('message', resolve));

if (side === 'loop') await followLoop();
else if (side === 'random') await drawRandom();
else post('with exceptions', { scores: await scoreRuleSet(await (await run(true)).project.rules(), heldOut, LABELS) });
process.disconnect();

async function followLoop() {
  const loop = await run(false);
  const accepted = [];
  for (const entry of loop.history.filter(({ event }) => event === 'accepted')) {
    const { ALL } = await scoreRuleSet(await compileEntry(loop.project, entry), heldOut, LABELS);
    const { iteration, update, networks, training, validation } = entry;
    accepted.push({ iteration, update, networks, training: training.f1, validation: validation.f1, heldOut: ALL.f1 });
  }
  const final = await scoreRuleSet(await loop.project.rules(), heldOut, LABELS);
  post('run', { ofIterations: loop.ofIterations, steps: loop.steps, accepted, final });
  // The notes may run out before the last point: then the loop has cost less.
  for (const n of points) await learn('loop', n, await withSilent(loop, n));
  for (const n of plainPoints) await learn('plain', n, loop.reviewed.slice(0, n));
  await learn('loopEnd', loop.ofIterations, await withSilent(loop, loop.ofIterations));
}

async function drawRandom() {
  post('corpora', { corpora: { 'for the loop': describe(train), 'held out': describe(heldOut) } });
  post('initial', { scores: await scoreRuleSet(loadRules(RULES), heldOut, LABELS) });
  const random = drawAll(train, createRng(seed).fork('random'));
  for (const n of points) await learn('random', n, random.slice(0, n));
  const most = 4 * (await cost);
  await learn('fourfold', most, random.slice(0, most));
}

/** The first `n` notes of a review, and notes in which the rules that chose the last of them find nothing. */
async function withSilent({ reviewed, stages }, n) {
  const own = reviewed.slice(0, n);
  const { rules } = stages.find(({ until }) => until >= own.length);
  const known = new Set(own.map(({ id }) => id));
  const wanted = silentPerPositive * own.filter(isPositive).length;
  const others = drawAll(train, createRng(seed).fork('silent')).filter(({ id }) => !known.has(id));
  const silent = [];
  for await (const note of createRuleTagger(rules).tag(inTurn(others.map((one) => ({ ...one, entities: [] }))))) {
    if (silent.length === wanted) break;
    if (!note.entities.some(({ label }) => LABELS.includes(label))) silent.push(note);
  }
  return [...own, ...silent];
}

async function* inTurn(documents) {
  yield* documents;
}
