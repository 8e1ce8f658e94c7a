// What twenty labelled sentences of the other corpus are worth through `conventions`: a CRF with lists trained on one corpus, on its copies with
// generated text (the default), on these brought to the other corpus's conventions, on these with the twenty sentences, and on half of the
// other corpus (the ceiling); all score its other half. `node bench/conventions.js [pairs, such as fr,es] [seeds, such as 1,2,3]`. Development text.
import { createConventionsWriter, learnConventions } from '../dist/api/formats.js';
import { augment, train } from '../dist/index.js';
import { record } from './lib.js';
import { chosenPairs, collect, openPair, score, shuffle } from './pairs.js';

const SENTENCES = 20;
const { chosen, seeds } = chosenPairs();
const results = {};
for (const name of chosen) {
  const { language, take, own, first, second } = await openPair(name);
  results[name] = {};
  for (const seed of seeds) {
    const training = shuffle(own, seed).slice(0, take);
    const sample = shuffle(first.filter(({ entities }) => entities.length > 0), seed).slice(0, SENTENCES); // prettier-ignore
    const { conventions } = await learnConventions(training, sample, { locale: language });
    const augmented = await collect(await augment(training, { seed, locale: language }));
    const brought = augmented.map(createConventionsWriter(conventions));
    const arms = { none: training, default: augmented, conventions: brought, 'conventions and the sample': [...brought, ...sample], ceiling: first }; // prettier-ignore
    for (const [arm, documents] of Object.entries(arms)) {
      const { tagger } = await train(documents, { model: 'crf', seed, locale: language });
      const scores = await score(tagger, second);
      (results[name][arm] ??= []).push(scores);
      console.log(name, seed, arm, JSON.stringify(scores));
    }
  }
  record('conventions', {
    unit: 'F1, micro over the labels of the other corpus, strict and overlap',
    note: `development text; ${SENTENCES} labelled sentences of the other corpus's first half, scored on its second; every CRF with lists`,
    seeds,
    results,
  });
}
