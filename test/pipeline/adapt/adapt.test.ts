import { beforeAll, describe, expect, it } from 'vitest';
import { createDocument } from '../../../src/core/document.ts';
import type { Document } from '../../../src/core/types.ts';
import { adapt } from '../../../src/pipeline/adapt/adapt.ts';
import { createVote } from '../../../src/pipeline/adapt/adapt.ts';
import { train } from '../../../src/pipeline/training/train.ts';
import { findFamily } from '../../../src/taggers/index.ts';
import { parseSettings } from '../../../src/taggers/settings.ts';
import type { MarginalSource, RatedDocument, TrainedTagger } from '../../../src/taggers/types.ts';

const NAMES = ['Holm', 'Vega', 'Lind', 'Zorn', 'Berg', 'Moreau', 'Ruiz', 'Kovac', 'Osei', 'Tanaka'];
const note = (id: string, before: string, name: string, after: string): Document =>
  createDocument({
    id,
    text: `${before}${name}${after}`,
    entities: [{ id: 'T1', start: before.length, end: before.length + name.length, label: 'NAME' }],
  });
const named = (i: number) => NAMES[i % NAMES.length] as string;
const training = Array.from({ length: 60 }, (_, i) => note(`t${i}`, 'Dr. ', named(i), ' saw the patient on the ward.'));
const dev = Array.from({ length: 10 }, (_, i) => note(`d${i}`, 'Then Dr. ', named(i + 3), ' saw the patient.'));
const unlabelled = Array.from({ length: 30 }, (_, i) => {
  const { id, text } = note(`u${i}`, 'Dr. ', named(i), ' closed the ledger of the harbour.');
  return createDocument({ id, text, entities: [] });
});
const settings = { gazetteers: false };

let tagger: TrainedTagger;
beforeAll(async () => {
  ({ tagger } = await train(training, { model: 'crf', settings, seed: 13 }));
});

describe('adapt', () => {
  it('trains with the sentences and their sure mentions, does no worse on the dev text, and leaves the tagger as it was', async () => {
    const stages: string[] = [];
    const adapted = await adapt(tagger, unlabelled, { training, dev, onStage: (stage) => stages.push(stage) });
    const { sentences, taken, mentions, doubtful, agreement, dev: f1 } = adapted.figures;
    expect(sentences).toBe(30);
    expect(taken).toBe(30);
    expect(mentions).toBeGreaterThan(20);
    expect(doubtful).toBeLessThan(5);
    expect(agreement).toBeGreaterThan(0.9);
    expect(f1.after).toBeGreaterThanOrEqual(f1.before);
    expect(adapted.info.training.documents).toBe(60 + taken);
    expect(adapted.tagger.config['settings']).toEqual(tagger.config['settings']);
    expect(stages).toHaveLength(5);
  });

  it('takes no notice of labels that the text may have, and gives the same from the same seed', async () => {
    const marked = unlabelled.map(({ id, text }) =>
      createDocument({ id, text, entities: [{ id: 'T1', start: 0, end: 2, label: 'NAME' }] }),
    );
    const [one, other] = [
      await adapt(tagger, unlabelled, { training, dev }),
      await adapt(tagger, marked, { training, dev }),
    ];
    expect(other.figures).toEqual(one.figures);
    const probe = [createDocument({ id: 'p', text: 'Dr. Osei closed the harbour, Lind left.', entities: [] })];
    const probabilities = async (source: MarginalSource | undefined) => {
      const rated: RatedDocument[] = [];
      for await (const doc of source?.rate((async function* () { yield* probe; })()) ?? []) rated.push(doc); // prettier-ignore
      return rated.flatMap(({ sequences }) => sequences.flatMap((sequence) => [...sequence.probabilities]));
    };
    const own = await probabilities(one.tagger.marginalSource);
    expect(own.length).toBeGreaterThan(10);
    expect(await probabilities(other.tagger.marginalSource)).toEqual(own);
  });

  it('refuses where the taggers find nothing that they agree on', async () => {
    const strange = [createDocument({ id: 's', text: 'no fever at all, and none in the night.', entities: [] })];
    await expect(adapt(tagger, strange, { training, dev })).rejects.toMatchObject({
      code: 'weak-tagger',
      hint: expect.stringContaining('palimpsest label') as string,
    });
  });

  it('refuses where what it trains does less well on the dev text than the tagger did', async () => {
    // The tagger knows the dev text, and what it is said to have been trained on has other labels.
    const { tagger: knows } = await train([...training, ...dev], { model: 'crf', settings, seed: 13 });
    const other = training.map(({ id, text, entities }) =>
      createDocument({ id, text, entities: entities.map((entity) => ({ ...entity, end: text.length })) }),
    );
    await expect(adapt(knows, unlabelled, { training: other, dev })).rejects.toMatchObject({
      code: expect.stringMatching(/adapted-worse|weak-tagger/) as string,
    });
  });

  it('keeps as much of the tagger as it was as the dev text asks for', async () => {
    // The tagger knows a name of the dev text; what it is trained anew on has other words in its place, and none of them is a name.
    const rests = Array.from({ length: 10 }, (_, i) => note(`q${i}`, '', 'Quill', ' rested.'));
    const rain = createDocument({ id: 'r', text: 'Rain rested.', entities: [] });
    const { tagger: knows } = await train([...training, ...rests], { model: 'crf', settings, seed: 13 });
    const { figures, info } = await adapt(knows, unlabelled, {
      training: [...training, rain],
      dev: [...dev, ...rests],
    });
    expect(figures.share).toBeLessThan(1);
    expect(figures.dev.after).toBeGreaterThanOrEqual(figures.dev.before);
    expect(info.training.notices.map(({ code }) => code)).toContain('blended');
  });

  it('says what it cannot do', async () => {
    const dictionary = await findFamily('dictionary');
    const plain = await dictionary.train(training, parseSettings(dictionary, {}), { seed: 1, language: 'en' });
    await expect(adapt(plain, unlabelled, { training, dev })).rejects.toMatchObject({ code: 'no-marginals' });
    await expect(adapt(tagger, unlabelled, { training, dev: [] })).rejects.toMatchObject({ code: 'empty-corpus' });
    await expect(adapt(tagger, [], { training, dev })).rejects.toMatchObject({ code: 'empty-corpus' });
  });
});

/** A source that gives each token of "a b" the same probabilities. */
function fixed(tags: readonly string[], rows: readonly (readonly number[])[], best: readonly number[]): MarginalSource {
  return {
    tags,
    scheme: 'IOB2',
    language: 'en',
    async *rate(docs) {
      for await (const doc of docs) {
        const tokens = [{ start: 0, end: 1, text: 'a' }, { start: 2, end: 3, text: 'b' }]; // prettier-ignore
        yield { doc, sequences: [{ tokens, best, probabilities: Float64Array.from(rows.flat()) }] };
      }
    },
  };
}

async function* one(doc: Document) {
  yield doc;
}

describe('createVote', () => {
  const doc = createDocument({ id: 'd', text: 'a b', entities: [] });
  const both = [
    fixed(['O', 'B-X', 'I-X'], [[0.1, 0.9, 0], [0.6, 0, 0.4]], [1, 0]),
    fixed(['I-X', 'O', 'B-X'], [[0, 0.3, 0.7], [0.8, 0.2, 0]], [2, 0]),
  ]; // prettier-ignore

  it('tags by the mean of the probabilities, whatever the order of tags', async () => {
    const { sentences, agreement } = await createVote(both, one(doc), { sure: 0.55, most: 10 });
    expect(sentences).toHaveLength(1);
    expect(sentences[0]?.document.entities).toMatchObject([{ start: 0, end: 3, label: 'X' }]);
    expect(sentences[0]).toMatchObject({ doubtful: 0, isSure: true });
    expect(agreement).toBe(0); // the first alone found "a"
  });

  it('leaves out mentions with a token that is not sure, counts them, and keeps what is sure beside them', async () => {
    // Means .8 and .55 of two mentions: "a" is sure, "b" is not.
    const two = [fixed(['O', 'B-X', 'I-X'], [[0.2, 0.8, 0], [0.45, 0.55, 0]], [1, 1])]; // prettier-ignore
    const { sentences, agreement } = await createVote(two, one(doc), { sure: 0.7, most: 10 });
    expect(sentences[0]?.document.entities).toMatchObject([{ start: 0, end: 1, label: 'X' }]);
    expect(sentences[0]).toMatchObject({ doubtful: 1, isSure: false });
    expect(agreement).toBe(1); // of all that is found, sure or not
  });

  it('knows a mention as doubtful by its least sure token, and a sentence by a token outside', async () => {
    const long = [fixed(['O', 'B-X', 'I-X'], [[0.1, 0.9, 0], [0.4, 0, 0.6]], [1, 2])]; // prettier-ignore
    expect((await createVote(long, one(doc), { sure: 0.7, most: 10 })).sentences[0]).toMatchObject({ doubtful: 1, document: { entities: [] } }); // prettier-ignore
    const outside = [fixed(['O', 'B-X', 'I-X'], [[0.1, 0.9, 0], [0.6, 0.4, 0]], [1, 0])]; // prettier-ignore
    expect((await createVote(outside, one(doc), { sure: 0.7, most: 10 })).sentences[0]).toMatchObject({ doubtful: 0, isSure: false }); // prettier-ignore
  });

  it('makes legal tags where the most probable ones are not', async () => {
    const source = fixed(['O', 'B-X', 'I-X'], [[0.5, 0.3, 0.2], [0.1, 0.1, 0.8]], [0, 2]); // prettier-ignore
    const { sentences } = await createVote([source], one(doc), { sure: 0, most: 10 });
    expect(sentences[0]?.document.entities).toMatchObject([{ start: 0, end: 3 }]);
  });
});
