// What rules and taggers find in the held-out notes.
import { mergeCounts, microRatios, ratiosByLabel } from '../../dist/evaluate/counts.js';
import { findScorer } from '../../dist/evaluate/scorers.js';
import { restrictToLabels } from '../../dist/evaluate/scorer.js';
import { createRuleTagger } from '../../dist/rules/networks/tagger.js';
import { crf } from '../../dist/taggers/crf/family.js';
import { parseSettings } from '../../dist/taggers/settings.js';
import { CORPUS, SCORED } from './corpus.js';

/** As in the shipped specification of an indirect evaluation (`data/experiments/rules-indirect.yaml`). */
export const SETTINGS = parseSettings(crf, { features: 'ner', analysis: CORPUS.analysis, c1: 0.1, c2: 0.1 });

/** Precision, recall and F1 of rules by class, and of both classes scored together (`ALL`). */
export async function scoreRuleSet(rules, heldOut, labels) {
  const { overlap } = await scoreTagger(createRuleTagger(rules), heldOut, labels);
  return overlap;
}

/** A CRF trained on notes, on the held-out ones. */
export async function scoreCrf(training, heldOut, seed) {
  const own = training.map((note) => ({
    ...note,
    entities: note.entities.filter(({ label }) => SCORED.includes(label)),
  }));
  const before = process.cpuUsage();
  const tagger = await crf.train(own, SETTINGS, { seed, language: CORPUS.language, workers: 0 });
  const scores = await scoreTagger(tagger, heldOut, SCORED);
  await tagger.dispose?.();
  const { user, system } = process.cpuUsage(before);
  return { ...scores, seconds: (user + system) / 1e6 };
}

async function scoreTagger(tagger, heldOut, labels) {
  const blank = heldOut.map((note) => ({ ...note, entities: [] }));
  const found = [];
  for await (const doc of tagger.tag(inTurn(blank))) found.push(doc);
  const scores = {};
  for (const name of ['strict', 'overlap']) {
    const counts = (wanted) => {
      const scorer = restrictToLabels(findScorer(name), wanted);
      return mergeCounts(heldOut.map((note, i) => scorer.count(note, found[i])));
    };
    scores[name] = { ALL: microRatios(counts(SCORED)), ...ratiosByLabel(counts(labels)) };
  }
  return scores;
}

async function* inTurn(documents) {
  yield* documents;
}
