// What the defaults are worth in labelled sentences of the other corpus: a CRF trained on the source with copies and generated text (the default), and on the source as it is, beside
// CRFs trained on so many sentences of the other corpus's first half alone; all score its second half. `node bench/worth.js [pairs] [seeds] [documents at most] [iterations at most]`.
import { augment, train } from '../dist/index.js';
import { worthOf } from '../dist/studies/augmentation/report/worth.js';
import { splitSentences } from '../dist/text/sentences.js';
import { record } from './lib.js';
import { chosenPairs, collect, openPair, score, shuffle } from './pairs.js';

const SIZES = [20, 50, 100, 200, 500, 1000];
const { chosen, seeds } = chosenPairs(['en', 'fr', 'de', 'es', 'tw']);
const most = Number(process.argv[4] ?? Infinity);
const settings = process.argv[5] === undefined ? {} : { maxIterations: Number(process.argv[5]) };
const results = {};
for (const name of chosen) {
  for (const seed of seeds) {
    const { language, take, isGenerated, own, first, second } = await openPair(name, seed);
    const scoreOf = async (training) => (await score((await train(training, { model: 'crf', settings, seed, locale: language })).tagger, second)).strict; // prettier-ignore
    const curve = [];
    for (const size of [...SIZES, Infinity]) {
      const sample = [];
      let sentences = 0;
      for (const doc of shuffle(first, seed)) {
        if (sentences >= size) break;
        sample.push(doc);
        sentences += splitSentences(doc.text, language).length;
      }
      if (sentences > (curve.at(-1)?.sentences ?? 0)) curve.push({ sentences, f1: await scoreOf(sample) });
    }
    const taken = shuffle(own, seed).slice(0, Math.min(take ?? Infinity, most));
    const augmented = isGenerated ? taken : await collect(await augment(taken, { seed, locale: language }));
    const arms = { none: isGenerated ? undefined : await scoreOf(taken), default: await scoreOf(augmented) };
    const worth = Object.fromEntries(Object.entries(arms).flatMap(([arm, f1]) => (f1 === undefined ? [] : [[arm, { f1, ...worthOf(curve, f1) }]]))); // prettier-ignore
    (results[name] ??= []).push({ seed, curve, worth });
    console.log(name, seed, JSON.stringify(curve), JSON.stringify(worth));
    record('worth', {
      unit: 'strict F1, micro over the labels of what is tagged; labelled sentences of the other corpus that give as much',
      note: 'development text of all pairs; the curve is trained on the other corpus’s first half without augmentation, all are scored on its second',
      model: 'crf',
      ...settings,
      results,
    });
  }
}
