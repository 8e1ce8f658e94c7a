import { describe, expect, it } from 'vitest';
import { createDocument } from '../../../src/core/document.ts';
import { conllu } from '../../../src/formats/conllu/index.ts';
import { createFeatureSet } from '../../../src/taggers/crf/features/create-feature-set.ts';
import { crf } from '../../../src/taggers/crf/family.ts';
import { createPosTags } from '../../../src/taggers/crf/tagger.ts';
import { parseSettings } from '../../../src/taggers/settings.ts';
import { tokenise } from '../../../src/text/tokenise.ts';
import { readDocs } from '../../helpers/round-trip.ts';
import { listAttributes } from '../../helpers/crf.ts';

const settings = parseSettings(crf, { analysis: true });
const ANALYSED = { features: 'deid', faithful: false, pos: false, analysis: true } as const;

function analysedAs(text: string, language: string) {
  const tokens = tokenise(text);
  const packed = createPosTags(settings, language)?.(createDocument({ id: 'd', text, entities: [] }), { tokens });
  return { words: tokens.map((token) => token.text), packed: packed ?? [] };
}

describe('CRF features of an analysis', () => {
  it('are lemma and morphology of a token and of two to each side', () => {
    const { words, packed } = analysedAs('Los padres hablaban mucho', 'es');
    const attributes = listAttributes(createFeatureSet(ANALYSED, 'en'), words, packed)[2] ?? [];
    expect(attributes).toEqual(
      expect.arrayContaining(['lemma[0]=hablar', 'lemma[-1]=padre', 'lemma[1]=mucho', 'verbform[0]=Fin', 'number[0]=Plur', 'person[0]=3']), // prettier-ignore
    );
    expect(attributes.filter((one) => one.startsWith('lemma[-3]') || one.startsWith('lemma[2]'))).toEqual([]);
  });

  it.each(['ner', 'deid'] as const)('leave all others of %s as they are with parts of speech alone', (features) => {
    const { words, packed } = analysedAs('Hablo con la madre de Oliach; viene el 3-2-2011.', 'es');
    const pos = packed.map((one) => one.split('\u0001')[0] ?? '');
    expect(pos).toContain('VERB');
    const plain = listAttributes(
      createFeatureSet({ ...ANALYSED, features, analysis: false, pos: true }, 'en'),
      words,
      pos,
    );
    const analysed = listAttributes(createFeatureSet({ ...ANALYSED, features }, 'en'), words, packed);
    const others = analysed.map((all) => all.filter((one) => !/^(?:lemma|morph|verbform|person|number)\[/.test(one)));
    expect(others.map((one) => one.toSorted())).toEqual(plain.map((one) => one.toSorted()));
  });

  it('tell two readings of one form and tag apart', () => {
    const set = createFeatureSet(ANALYSED, 'en');
    const lemmasOf = (packed: string[]) =>
      listAttributes(set, ['fue', 'fue'], packed).map((all) => all.find((one) => one.startsWith('lemma[0]')));
    const read = (lemma: string) => ['VERB', lemma, ''].join('\u0001');
    expect(lemmasOf([read('ser'), read('ir')])).toEqual(['lemma[0]=ser', 'lemma[0]=ir']);
  });

  it('come from the document where it is analysed, in any language', async () => {
    const row = (...cells: string[]) => cells.join('\t');
    const text = [
      '# text = Doctor came',
      row('1', 'Doctor', 'physician', 'NOUN', '_', 'Number=Sing', '2', 'nsubj', '_', '_'),
      row('2', 'came', 'come', 'VERB', '_', 'VerbForm=Fin', '0', 'root', '_', '_'),
      '',
      '',
    ].join('\n');
    const { docs } = await readDocs(conllu, { 'a.conllu': text });
    const [doc] = docs;
    if (!doc) throw new Error('no document');
    const packed = createPosTags(settings, 'en')?.(doc, { tokens: tokenise(doc.text) });
    expect(packed?.map((one) => one.split('\u0001'))).toEqual([
      ['NOUN', 'physician', 'Number=Sing'],
      ['VERB', 'come', 'VerbForm=Fin'],
    ]);
  });

  it('cannot be had where there are no part-of-speech tags or lemmas for the language', () => {
    expect(() => analysedAs('Doctor came', 'en')).toThrow(expect.objectContaining({ code: 'no-pos-tagger' }));
  });
});
