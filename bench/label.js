// What twenty sentences that `label` picks are worth beside twenty drawn at random, of all and of those with a mention: a simulated reviewer labels
// them as the gold labels say, `conventions` learns from them, and a CRF is trained on the corpus, augmented by default, brought to them, with the
// sentences. Picked from the first half of the other corpus, scored on its second. `node bench/label.js [pairs, such as fr,es] [seeds, such as 1,2,3]`.
import { createConventionsWriter, learnConventions } from '../dist/api/formats.js';
import { pickSentences } from '../dist/api/taggers.js';
import { augment, train } from '../dist/index.js';
import { record } from './lib.js';
import { chosenPairs, collect, openPair, score, shuffle } from './pairs.js';

const SENTENCES = 20;
const { chosen, seeds } = chosenPairs();
const results = {};
for (const name of chosen) {
  const { language, take, own, first, second } = await openPair(name);
  const gold = new Map(first.map((doc) => [doc.id, doc]));
  results[name] = {};
  for (const seed of seeds) {
    const training = shuffle(own, seed).slice(0, take);
    const augmented = await collect(await augment(training, { seed, locale: language }));
    const learn = async (documents) => (await train(documents, { model: 'crf', seed, locale: language })).tagger;
    const tagger = await learn(augmented);
    const label = (document) => {
      const doc = gold.get(document.id.slice(0, document.id.lastIndexOf('#')));
      const at = doc.text.indexOf(document.text);
      const inside = doc.entities.filter(({ start, end }) => start >= at && end <= at + document.text.length);
      return { ...document, entities: inside.map((entity) => ({ ...entity, start: entity.start - at, end: entity.end - at })) };
    }; // prettier-ignore
    const all = (await pickSentences(tagger, first, { count: first.length * 4 })).map(({ document }) =>
      label(document),
    );
    const picked = (await pickSentences(tagger, first, { count: SENTENCES })).map(({ document }) => label(document));
    const arms = {
      'none of them': [],
      'random': shuffle(all, seed).slice(0, SENTENCES),
      'random, with a mention': shuffle(all.filter(({ entities }) => entities.length > 0), seed).slice(0, SENTENCES),
      'picked': picked,
    }; // prettier-ignore
    for (const [arm, sample] of Object.entries(arms)) {
      const documents = sample.length === 0 ? augmented : [...(await bring(training, augmented, sample, language)), ...sample]; // prettier-ignore
      const scores = await score(await learn(documents), second);
      const cost = { words: sample.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0), mentions: sample.reduce((sum, { entities }) => sum + entities.length, 0) }; // prettier-ignore
      (results[name][arm] ??= []).push({ ...scores, ...cost });
      console.log(name, seed, arm, JSON.stringify({ ...scores, ...cost }));
    }
  }
  record('label', {
    unit: 'F1, micro over the labels of the other corpus, strict and overlap',
    note: `development text; ${SENTENCES} sentences of the other corpus's first half, labelled as it is, scored on its second; every CRF with lists`,
    seeds,
    results,
  });
}

async function bring(training, augmented, sample, locale) {
  if (sample.every(({ entities }) => entities.length === 0)) return augmented;
  const { conventions } = await learnConventions(training, sample, { locale });
  return augmented.map(createConventionsWriter(conventions));
}
