// What `adapt` is worth: a CRF trained on one corpus with copies and generated text (the default), and adapted to one half of another corpus without its labels; both are
// scored on its other half, and on a fifth of the source that was held out (at most 400 documents), which `adapt` guards. Where it refuses, the first CRF is what is left.
// `node bench/adapt.js [pairs, such as de,es] [seeds, such as 1,2] [documents at most, such as 500] [iterations at most]`. Development text.
import { adapt } from '../dist/pipeline/adapt/adapt.js';
import { augment, train } from '../dist/index.js';
import { record } from './lib.js';
import { chosenPairs, collect, openPair, score, shuffle } from './pairs.js';

const { chosen, seeds } = chosenPairs(['de', 'es', 'en', 'en2', 'fr', 'tw', 'sv', 'pt']);
const most = Number(process.argv[4] ?? Infinity);
const settings = process.argv[5] === undefined ? {} : { maxIterations: Number(process.argv[5]) };
const results = {};
for (const seed of seeds) {
  for (const name of chosen) {
    const { language, take, isGenerated, own, first, second } = await openPair(name, seed);
    const shuffled = shuffle(own, seed);
    const held = Math.floor(own.length / 5);
    const dev = shuffled.slice(0, Math.min(held, 400));
    const taken = shuffled.slice(held, held + Math.min(take ?? Infinity, most));
    const training = isGenerated ? taken : await collect(await augment(taken, { seed, locale: language }));
    const { tagger } = await train(training, { model: 'crf', settings, seed, locale: language });
    const before = await score(tagger, second);
    const run = { seed, before, after: before };
    try {
      const { tagger: adapted, figures } = await adapt(tagger, first, { training, dev, seed });
      Object.assign(run, { after: await score(adapted, second), figures });
    } catch (error) {
      if (error.code !== 'weak-tagger' && error.code !== 'adapted-worse') throw error;
      run.refused = error.message;
    }
    (results[name] ??= []).push(run);
    console.log(name, JSON.stringify(run));
    // Anew after each, so that what was found is not lost.
    record('adapt', {
      unit: 'F1, strict and by overlap, micro over the labels of what is tagged; recall of tokens at a precision of nine in ten',
      note: 'development text of all pairs; adapted to one half of the other corpus without its labels, scored on its other half',
      model: 'crf',
      ...settings,
      results,
    });
  }
}
