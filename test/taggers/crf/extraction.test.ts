import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFeatureSet } from '../../../src/taggers/crf/features/create-feature-set.ts';
import { createStateScorer, pruneModel, type CrfModel } from '../../../src/taggers/crf/state-scores.ts';
import { createTrainingDataBuilder, type CrfTrainingData } from '../../../src/taggers/crf/family.ts';
import { listAttributes } from '../../helpers/crf.ts';

const sets = {
  ner: createFeatureSet({ features: 'ner', faithful: false, pos: false }, 'en'),
  deid: createFeatureSet({ features: 'deid', faithful: false, pos: false }, 'en'),
};
const words = fc.array(fc.constantFrom('the', 'The', 'Dr.', 'Vega', '12', '12/3', '(', '.', 'José', '😀', '|', 'a|b'), {
  minLength: 1,
  maxLength: 12,
});
const corpora = fc.array(words, { minLength: 1, maxLength: 6 });
const anySet = fc.constantFrom(...Object.values(sets));

function build(set: (typeof sets)['ner'], sentences: readonly (readonly string[])[]): CrfTrainingData {
  const builder = createTrainingDataBuilder(set);
  for (const sentence of sentences) {
    builder.add(
      sentence,
      undefined,
      sentence.map((word, i) => (/^[A-Z]/.test(word) ? (i % 2 ? 'B-X' : 'I-X') : 'O')),
    );
  }
  return builder.finish();
}

/** A model with a weight for every attribute with every label, but for some. */
function invent({ attributes, tags }: CrfTrainingData): CrfModel {
  const labels: number[] = [];
  const starts = [0];
  attributes.forEach((_, a) => {
    for (let label = 0; label < tags.length; label++) if ((a + label) % 3 !== 0) labels.push(label);
    starts.push(labels.length);
  });
  return {
    attributes,
    tags,
    weights: {
      labelCount: tags.length,
      attributeCount: attributes.length,
      stateStarts: Uint32Array.from(starts),
      stateLabels: Uint16Array.from(labels),
      stateWeights: Float64Array.from(labels, (_, i) => Math.sin(i)),
      transitions: new Float64Array(tags.length ** 2),
    },
  };
}

describe('training data', () => {
  it('hold the attributes of each token, as often as it has them', () => {
    fc.assert(
      fc.property(anySet, corpora, (set, sentences) => {
        const { data, attributes } = build(set, sentences);
        let token = 0;
        for (const sentence of sentences) {
          for (const expected of listAttributes(set, sentence)) {
            const found = Array.from(
              data.tokenGroups.subarray(data.groupStarts[token], data.groupStarts[token + 1]),
              (group) =>
                Array.from(
                  data.groupAttributes.subarray(data.attributeStarts[group], data.attributeStarts[group + 1]),
                  (attribute) => attributes[attribute] as string,
                ),
            ).flat();
            expect(found.toSorted()).toEqual(expected.toSorted());
            token++;
          }
        }
        expect(token).toBe(data.labels.length);
      }),
    );
  });

  it('number the tags with O first, then in order, and mark the ends of sentences', () => {
    const { data, tags } = build(sets.ner, [
      ['Vega', 'Dr.', 'the'],
      ['Vega', 'the'],
    ]);
    expect(tags).toEqual(['O', 'B-X', 'I-X']);
    expect(Array.from(data.labels)).toEqual([2, 1, 0, 2, 0]);
    expect(Array.from(data.sequenceStarts)).toEqual([0, 3, 5]);
    expect(data.labelCount).toBe(3);
    expect(data.attributeCount).toBe(Math.max(...data.groupAttributes) + 1);
  });

  it('share the groups of a word that comes again', () => {
    const once = build(sets.ner, [['Vega']]).data;
    const often = build(
      sets.ner,
      Array.from({ length: 50 }, () => ['Vega']),
    ).data;
    expect(often.groupAttributes.length).toBe(once.groupAttributes.length + 49 * 2); // __BOS__, __EOS__
  });

  it('pass over empty sentences', () => {
    const builder = createTrainingDataBuilder(sets.ner);
    builder.add([], undefined, []);
    expect(builder.finish().data.sequenceStarts).toEqual(Uint32Array.of(0));
  });
});

describe('state scores', () => {
  it('are the sums of the weights of the attributes', () => {
    fc.assert(
      fc.property(anySet, corpora, words, (set, sentences, sentence) => {
        const model = invent(build(set, sentences));
        const { stateStarts, stateLabels, stateWeights, labelCount } = model.weights;
        const ids = new Map(model.attributes.map((attribute, id) => [attribute, id]));
        const scores = createStateScorer(set, model).score(sentence);
        listAttributes(set, sentence).forEach((list, t) => {
          const sums = Array<number>(labelCount).fill(0);
          for (const id of list.flatMap((attribute) => ids.get(attribute) ?? [])) {
            for (let s = stateStarts[id] as number; s < (stateStarts[id + 1] as number); s++) {
              const label = stateLabels[s] as number;
              sums[label] = (sums[label] as number) + (stateWeights[s] as number);
            }
          }
          sums.forEach((sum, label) => expect(scores[t * labelCount + label]).toBeCloseTo(sum, 9));
        });
      }),
    );
  });

  it('are the same bits whatever was scored before, and whether it is remembered or not', () => {
    fc.assert(
      fc.property(anySet, corpora, corpora, (set, training, sentences) => {
        const model = invent(build(set, training));
        const keeping = createStateScorer(set, model);
        const forgetful = createStateScorer(set, model, 0);
        for (const sentence of [...sentences, ...sentences.toReversed()]) {
          const size = sentence.length * model.tags.length;
          const fresh = createStateScorer(set, model).score(sentence).slice(0, size);
          expect(keeping.score(sentence).slice(0, size)).toEqual(fresh);
          expect(forgetful.score(sentence).slice(0, size)).toEqual(fresh);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('are the same bits where a sentence is longer, and brings more, than there was room for', () => {
    const training = ['Dr.', 'Vega', 'saw', 'w12', 'w1', 'on', '12/3', '.'];
    const model = invent(build(sets.ner, [training]));
    const { labelCount } = model.weights;
    const scorer = createStateScorer(sets.ner, model);
    const before = scorer.score(training).slice();
    const long = Array.from({ length: 3000 }, (_, i) => `w${i}`);
    const scores = scorer.score(long).slice();
    expect(scorer.score(training)).toEqual(before);
    const [from, to] = [1490, 1530];
    const part = createStateScorer(sets.ner, model).score(long.slice(from, to));
    const reach = 4;
    expect(part.slice(reach * labelCount, (to - from - reach) * labelCount)).toEqual(
      scores.slice((from + reach) * labelCount, (to - reach) * labelCount),
    );
  });
});

describe('what a word is like', () => {
  const character = fc.constantFrom(
    'a',
    'B',
    'é',
    'É',
    '1',
    '²',
    '½',
    'ǅ',
    'Σ',
    '漢',
    '-',
    '.',
    ',',
    '/',
    '(',
    '~',
    '|',
    '😀',
    '\uD83D',
    '\uDE00',
  );
  const anyWord = fc.string({ unit: character, minLength: 1, maxLength: 6 });

  it.each(['ner', 'deid'] as const)('does not depend on the words that came before: %s', (name) => {
    const set = sets[name];
    const own = set.templates.flatMap(({ offsets, names, width }) =>
      width === 1
        ? names.flatMap((byOffset) => byOffset.filter((_, i) => offsets[i] === 0 && byOffset.length === offsets.length))
        : [],
    );
    const ofWord = (list: readonly string[] | undefined) =>
      list?.filter((attribute) => own.includes(attribute.slice(0, attribute.indexOf('=')))).toSorted();
    fc.assert(
      fc.property(fc.array(anyWord, { minLength: 1, maxLength: 40 }), (words) => {
        const together = listAttributes(set, words);
        words.forEach((word, t) => expect(ofWord(together[t])).toEqual(ofWord(listAttributes(set, [word])[0])));
      }),
      { numRuns: 40 },
    );
  });
});

describe('pruneModel', () => {
  it('drops weights of 0 and attributes without any other, sorts the rest, and changes no score', () => {
    const full = invent(build(sets.ner, [['The', 'Vega', '12'], ['the']]));
    full.weights.stateWeights.forEach((_, i, weights) => {
      if (i % 4 !== 0) weights[i] = 0;
    });
    const pruned = pruneModel(full);
    expect(pruned.weights.stateWeights).not.toContain(0);
    expect(pruned.weights.stateWeights.length).toBe(full.weights.stateWeights.filter((weight) => weight !== 0).length);
    expect(pruned.attributes.length).toBeLessThan(full.attributes.length);
    expect(pruned.attributes).toEqual(pruned.attributes.toSorted());
    const sentence = ['the', 'Vega', 'The'];
    const [before, after] = [full, pruned].map((model) =>
      createStateScorer(sets.ner, model).score(sentence).slice(0, 9),
    );
    expect(after).toEqual(before);
  });
});
