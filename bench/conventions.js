// What twenty labelled sentences of the other corpus are worth: a CRF with lists trained on one corpus, on its copies with generated text (the
// default), on these brought to the other corpus's conventions, on these with the twenty sentences as they are, on what `augment --target-sample`
// makes of both, and on half of the other corpus (the ceiling); all score its other half.
// `node bench/conventions.js [pairs, such as fr,es] [seeds, such as 1,2,3] [iterations at most] [arms, by their first letters: n,d,c,s,t,u]`. Development text.
import { createConventionsWriter, learnConventions } from '../dist/api/formats.js';
import { augment, train } from '../dist/index.js';
import { record } from './lib.js';
import { chosenPairs, collect, openPair, score, shuffle } from './pairs.js';

const SENTENCES = 20;
const { chosen, seeds } = chosenPairs();
const [, , , , iterations, letters = 'n,d,c,s,t,u'] = process.argv;
const settings = iterations === undefined ? {} : { maxIterations: Number(iterations) };
const results = {};
const targets = {};
for (const name of chosen) {
  const { language, take, own, first, second } = await openPair(name);
  results[name] = {};
  for (const seed of seeds) {
    const training = shuffle(own, seed).slice(0, take);
    const sample = shuffle(first.filter(({ entities }) => entities.length > 0), seed).slice(0, SENTENCES); // prettier-ignore
    const { conventions } = await learnConventions(training, sample, { locale: language });
    const augmented = await collect(await augment(training, { seed, locale: language }));
    const brought = augmented.map(createConventionsWriter(conventions));
    const targeted = await augment(training, { seed, locale: language, targetSample: sample });
    const arms = {
      n: ['none', () => training],
      d: ['default', () => augmented],
      c: ['conventions', () => brought],
      s: ['conventions and the sample', () => [...brought, ...sample]],
      t: ['target sample', () => collect(targeted)],
      u: ['ceiling', () => first],
    };
    for (const letter of letters.split(',')) {
      const [arm, documentsOf] = arms[letter];
      const { tagger } = await train(await documentsOf(), { model: 'crf', seed, locale: language, settings });
      const scores = await score(tagger, second);
      (results[name][arm] ??= []).push({ seed, ...scores });
      console.log(name, seed, arm, JSON.stringify(scores));
    }
    const { times, sample: shown, mentions } = targeted.job.target;
    (targets[name] ??= []).push({ seed, times, alpha: targeted.job.alpha, mentions, sampleMentions: shown.mentions });
  }
  record('target-sample', {
    unit: 'F1, micro over the labels of the other corpus, strict and overlap; recall of tokens at nine in ten right',
    note: `development text; ${SENTENCES} labelled sentences of the other corpus's first half, scored on its second; every CRF with lists and clusters${iterations === undefined ? '' : `, ${iterations} iterations at most`}`,
    seeds,
    targets,
    results,
  });
}
