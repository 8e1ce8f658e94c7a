import { beforeAll, describe, expect, it } from 'vitest';
import { createDocument } from '../../../src/core/document.ts';
import type { Document } from '../../../src/core/types.ts';
import { pickSentences } from '../../../src/pipeline/label/pick-sentences.ts';
import { crf } from '../../../src/taggers/crf/family.ts';
import { findFamily } from '../../../src/taggers/index.ts';
import { parseSettings } from '../../../src/taggers/settings.ts';
import type { TrainedTagger } from '../../../src/taggers/types.ts';

const NAMES = ['Holm', 'Vega', 'Lind', 'Zorn', 'Berg', 'Moreau', 'Ruiz', 'Kovac', 'Osei', 'Tanaka'];
const plain = (id: string, text: string) => createDocument({ id, text, entities: [] });
const seen = (name: string, id: string): Document =>
  createDocument({
    id,
    text: `Dr. ${name} saw the patient on the ward.`,
    entities: [{ id: 'T1', start: 4, end: 4 + name.length, label: 'NAME' }],
  });
const training = Array.from({ length: 60 }, (_, i) => seen(NAMES[i % 10] as string, `t${i}`));
/** Sentences as the tagger knows them, each said of another name, in documents of four. */
const known = Array.from({ length: 10 }, (_, d) =>
  plain(
    `k${d}`,
    Array.from({ length: 4 }, (_n, i) => `Dr. ${NAMES[(d + i) % 10]} saw the patient on the ward.`).join(' '),
  ),
);
const NEW = [
  'RT @vega_lind: zorn is in the House!!',
  'Abogado: Sra. D. Ñúñez, colegiada 4417.',
  'ZU LASTEN VON K. UND M. GMBH.',
];

let tagger: TrainedTagger;
beforeAll(async () => {
  tagger = await crf.train(training, parseSettings(crf, { gazetteers: false }), { seed: 13, language: 'en' });
});
const texts = async (corpus: readonly Document[], count?: number) =>
  (await pickSentences(tagger, corpus, { ...(count !== undefined && { count }) })).map(({ document }) => document.text);

describe('pickSentences', () => {
  it('picks what is new to the tagger before what it knows', async () => {
    const corpus = [...known, ...NEW.map((text, i) => plain(`n${i}`, text))];
    const first = await texts(corpus, 3);
    expect(first.toSorted()).toEqual(NEW.toSorted());
  });

  it('does not pick the same kind again while there are others', async () => {
    const similar = Array.from({ length: 30 }, (_, i) => plain(`s${i}`, `RT @user${i}: zorn is in the House!!`));
    const picked = await texts([...similar, ...NEW.slice(1).map((text, i) => plain(`n${i}`, text))], 4);
    expect(picked).toEqual(expect.arrayContaining(NEW.slice(1)));
  });

  it('gives sentences of the text, none twice, with what the tagger proposes', async () => {
    const picked = await pickSentences(tagger, known, { count: 100 });
    expect(picked).toHaveLength(10); // ten sentences are different
    expect(new Set(picked.map(({ document }) => document.text)).size).toBe(10);
    for (const { document, tokens } of picked) {
      const [id, sentence] = document.id.split('#s');
      expect(known.find((doc) => doc.id === id)?.text).toContain(document.text);
      expect(Number(sentence)).toBeGreaterThan(0);
      expect(tokens).toBe(10);
      const [mention] = document.entities;
      expect(NAMES).toContain(document.text.slice(mention?.start, mention?.end));
    }
  });

  it('picks the same from the same text, and twenty where no number is said', async () => {
    const many = Array.from({ length: 60 }, (_, i) => plain(`m${i}`, `Note ${i}: ${NEW[i % 3]} Seen again.`));
    expect(await texts(many)).toHaveLength(20);
    expect(await texts(many)).toEqual(await texts(many));
  });

  it('says that a tagger without probabilities cannot tell, and that there is nothing to pick', async () => {
    const dictionary = await findFamily('dictionary');
    const other = await dictionary.train(training, parseSettings(dictionary, {}), { seed: 1, language: 'en' });
    await expect(pickSentences(other, known)).rejects.toMatchObject({ code: 'no-marginals' });
    await expect(pickSentences(tagger, [plain('e', 'Ok.')])).rejects.toMatchObject({ code: 'empty-corpus' });
  });
});
