// One seed of one side of the study, in a process of its own: the loop, or random choice. Each figure is sent as soon as it is
// known.
import { createRng } from '../../dist/index.js';
import { loadGazetteers } from '../../dist/resources/gazetteers.js';
import { readRules } from '../../dist/rules/networks/load.js';
import { compileEntry } from '../../dist/rules/project/history/history.js';
import { createMatcher } from '../../dist/rules/networks/match.js';
import { resolveOverlaps } from '../../dist/rules/networks/tagger.js';
import { describe, drawAll, isPositive, LABELS, readCorpora } from './corpus.js';
import { beginning, runLoop } from './loop.js';
import { scoreCrf, scoreRuleSet } from './measure.js';

const { folder, share, isDevelopment, side, seed, points, plainPoints, iterations, silentPerPositive, by } = JSON.parse(process.argv[2]); // prettier-ignore
const { train, heldOut } = await readCorpora(folder, share, isDevelopment);
const post = (what, value) => process.send({ side, seed, what, cpu: process.cpuUsage(), ...value });
const learn = async (key, n, notes) =>
  post('score', { key, n, learned: notes.length, scores: await scoreCrf(notes, heldOut, seed) });

// How many notes the loop reviews in its iterations is known when it has gone through them.
const cost = new Promise((resolve) => process.once('message', resolve));

if (side === 'loop') await followLoop();
else await drawRandom();
process.disconnect();

async function followLoop() {
  const loop = await runLoop(train, {
    seed,
    iterations,
    notes: Math.max(...points),
    by,
    log: (step) => post('log', { step }),
  });
  const accepted = [];
  for (const entry of loop.history.filter(({ event }) => event === 'accepted')) {
    const { ALL } = await scoreRuleSet(await compileEntry(loop.project, entry), heldOut, LABELS);
    const { iteration, update, networks, training, validation } = entry;
    accepted.push({ iteration, update, networks, training: training.f1, validation: validation.f1, heldOut: ALL.f1 });
  }
  const final = await scoreRuleSet(await loop.project.rules(), heldOut, LABELS);
  post('run', { ofIterations: loop.ofIterations, steps: loop.steps, accepted, final });
  const sample = await loop.project.sample();
  const learnLoop = (key, n) => {
    const own = loop.reviewed.slice(0, n);
    // Silent are the notes that the rules said nothing of by which the last of them was chosen.
    const { rules } = loop.stages.find(({ until }) => until >= own.length);
    return learn(key, n, withSilent(own, rules, sample));
  };
  // The notes may run out before the last point: then the loop has cost less.
  for (const n of points) {
    await learnLoop('loop', n);
    if (plainPoints.includes(n)) await learn('plain', n, loop.reviewed.slice(0, n));
  }
  await learnLoop('loopEnd', loop.ofIterations);
}

async function drawRandom() {
  const { text, file, readBeside } = beginning().rules;
  const { rules: initial } = readRules(text, file, { readBeside, gazetteers: loadGazetteers() });
  post('corpora', { corpora: { 'for the loop': describe(train), 'held out': describe(heldOut) } });
  post('initial', { scores: await scoreRuleSet(initial, heldOut, LABELS) });
  const rng = createRng(seed);
  const random = drawAll(train, rng.fork('random'));
  const sample = drawAll(train, rng.fork('silent'));
  for (const n of points) {
    await learn('random', n, random.slice(0, n));
    await learn('randomSilent', n, withSilent(random.slice(0, n), initial, sample));
  }
  const most = 4 * (await cost);
  await learn('fourfold', most, random.slice(0, most));
}

/** Reviewed notes, and for each positive one some in which rules find nothing. */
function withSilent(own, rules, sample) {
  const known = new Set(own.map(({ id }) => id));
  const wanted = silentPerPositive * own.filter(isPositive).length;
  const silent = [];
  const match = createMatcher(rules);
  for (const note of sample) {
    if (silent.length === wanted) break;
    if (known.has(note.id)) continue;
    const costs = { steps: 0, exceeded: 0, firstExceeded: -1 };
    const matches = resolveOverlaps(match({ text: note.text, tokens: rules.analyser.analyse(note) }, costs));
    if (!matches.some(({ label }) => LABELS.includes(label))) silent.push({ ...note, entities: [] });
  }
  return [...own, ...silent];
}
