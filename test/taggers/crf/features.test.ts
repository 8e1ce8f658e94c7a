import { describe, expect, it } from 'vitest';
import { createFeatureSet } from '../../../src/taggers/crf/features/create-feature-set.ts';
import { joinFeatureSets } from '../../../src/taggers/crf/features/feature-set.ts';
import type { Lexicon } from '../../../src/taggers/lookups/lexicon.ts';
import { listAttributes } from '../../helpers/crf.ts';

const NER = { features: 'ner', faithful: false, pos: false } as const;
const DEID = { features: 'deid', faithful: false, pos: false } as const;

function attributesOf(set: ReturnType<typeof createFeatureSet>, sentence: string, token: number, starts: string) {
  return listAttributes(set, sentence.split(' '))[token]?.filter((attribute) => attribute.startsWith(starts));
}

describe('ner features', () => {
  it('are these for a word by itself', () => {
    expect(listAttributes(createFeatureSet(NER, 'en'), ['Dr.'])[0]?.toSorted()).toEqual(
      `w[0]=Dr. wl[0]=dr. shape[0]=UL. shaped[0]=UL. type[0]=InitUpper p1[0]=D p2[0]=Dr p3[0]=Dr.
       p4[0]= s1[0]=. s2[0]=r. s3[0]=Dr. s4[0]= 2d[0]=no 4d[0]=no d&a[0]=no
       d&-[0]=no d&/[0]=no d&,[0]=no d&.[0]=no up[0]=no iu[0]=yes au[0]=no al[0]=no
       ad[0]=no ao[0]=no cu[0]=yes cl[0]=yes ca[0]=yes cd[0]=no cs[0]=yes __BOS__
       __EOS__`
        .split(/\s+/)
        .toSorted(),
    );
  });

  it('look two tokens to each side, four in bags, and not beyond the sentence', () => {
    const sentence = 'a b c d e f g';
    expect(attributesOf(createFeatureSet(NER, 'en'), sentence, 5, 'w[')?.toSorted()).toEqual(
      `w[-2]=d w[-1]=e w[0]=f w[1]=g w[-2]|w[-1]=d|e w[-1]|w[0]=e|f
       w[0]|w[1]=f|g w[-4..-1]=b w[-4..-1]=c w[-4..-1]=d w[-4..-1]=e w[1..4]=g`
        .split(/\s+/)
        .toSorted(),
    );
  });

  it('have a word in a bag as often as it comes', () => {
    expect(attributesOf(createFeatureSet(NER, 'en'), 'x no no no', 0, 'w[1..4]')).toEqual(Array(3).fill('w[1..4]=no'));
  });
});

describe('context features', () => {
  const set = createFeatureSet({ features: 'context', faithful: false, pos: false }, 'en');

  it('look three tokens to each side, and not at the token itself', () => {
    expect(attributesOf(set, 'a b c d e f g h', 4, 'w[')?.toSorted()).toEqual(
      `w[-3]=b w[-2]=c w[-1]=d w[1]=f w[2]=g w[3]=h w[-3]|w[-2]=b|c w[-2]|w[-1]=c|d w[1]|w[2]=f|g w[2]|w[3]=g|h
       w[-4..-1]=a w[-4..-1]=b w[-4..-1]=c w[-4..-1]=d w[1..4]=f w[1..4]=g w[1..4]=h`
        .split(/\s+/)
        .toSorted(),
    );
  });

  it('are the same whatever the token is', () => {
    const of = (word: string) => listAttributes(set, ['Herr', word, 'sagte', 'aus', '.'])[1];
    expect(of('12')).toEqual(of('Müller-Lüdenscheidt'));
  });
});

describe('deid features', () => {
  it('pad the sentence', () => {
    expect(attributesOf(createFeatureSet(DEID, 'en'), 'Dr. House', 1, 'bow')).toEqual([
      'bow[-2:2].uni.0=<PAD>',
      'bow[-2:2].uni.1=dr.',
      'bow[-2:2].uni.2=house',
      'bow[-2:2].uni.3=<PAD>',
      'bow[-2:2].uni.4=<PAD>',
      'bow[-2:2].bi.0=<PAD>|dr.',
      'bow[-2:2].bi.1=dr.|house',
      'bow[-2:2].bi.2=house|<PAD>',
      'bow[-2:2].bi.3=<PAD>|<PAD>',
      'bow[-2:2].tri.0=<PAD>|dr.|house',
      'bow[-2:2].tri.1=dr.|house|<PAD>',
      'bow[-2:2].tri.2=house|<PAD>|<PAD>',
    ]);
  });

  it('tell of the sentence at each of its tokens', () => {
    const set = createFeatureSet(DEID, 'en');
    expect(attributesOf(set, 'one ( two .', 2, 'sent')).toEqual([
      'sent.len(sent)=4',
      'sent.end_mark',
      'sent.has_unmatched_bracket',
    ]);
    expect(attributesOf(set, 'a b c d e ( f )', 0, 'sent')).toEqual(['sent.len(sent)=10']);
  });
});

describe('cluster features', () => {
  const clusters = new Map([
    ['Boston', '01101001110'],
    ['ohio', '0110'],
    ['tennis', 'sports'],
  ]);

  it('are the path and its shorter prefixes, at each offset', () => {
    const set = createFeatureSet(NER, 'en', { clusters });
    expect(attributesOf(set, 'in Boston', 0, 'cluster')).toEqual([
      'cluster4[1]=0110',
      'cluster6[1]=011010',
      'cluster10[1]=0110100111',
      'cluster[1]=01101001110',
    ]);
  });

  it('fall back on lower case, and take other names whole', () => {
    const set = createFeatureSet(DEID, 'en', { clusters });
    expect(attributesOf(set, 'Ohio tennis club', 0, 'cluster')).toEqual(['cluster[0]=0110', 'cluster[1]=sports']);
  });
});

describe('joined feature sets', () => {
  it('must not name two attributes alike', () => {
    const set = createFeatureSet(NER, 'en');
    expect(() => listAttributes(joinFeatureSets(set, [set]), ['a'])).toThrow(TypeError);
  });
});

describe('gazetteer features', () => {
  const lexicon: Lexicon = {
    types: ['city', 'family-name'],
    phrases: new Map([
      ['new york', 1],
      ['york', 3],
      ['new york city', 1],
      ['city', 2],
    ]),
  };
  const set = createFeatureSet(DEID, 'en', { lexicon });
  const own = (sentence: string) =>
    listAttributes(set, sentence.split(' ')).map((list) => list.filter((name) => /^gaz(?:\.[\w-]+)?\[0\]/.test(name)));

  it('mark the longest phrase of each type, ignoring case', () => {
    expect(own('NEW York city hall')).toEqual([
      ['gaz.city[0]=B', 'gaz[0]=city:B'],
      ['gaz.city[0]=I', 'gaz.family-name[0]=B', 'gaz[0]=city:I family-name:B'],
      ['gaz.city[0]=I', 'gaz.family-name[0]=B', 'gaz[0]=city:I family-name:B'],
      [],
    ]);
  });

  it('mark neighbouring phrases apart, and no part of a phrase', () => {
    expect(own('York new York')).toEqual([
      ['gaz.city[0]=B', 'gaz.family-name[0]=B', 'gaz[0]=city:B family-name:B'],
      ['gaz.city[0]=B', 'gaz[0]=city:B'],
      ['gaz.city[0]=I', 'gaz.family-name[0]=B', 'gaz[0]=city:I family-name:B'],
    ]);
    expect(own('a new start')).toEqual([[], [], []]);
  });

  it('look two tokens to each side', () => {
    expect(listAttributes(set, ['a', 'b', 'York'])[0]?.filter((name) => name.startsWith('gaz'))).toEqual([
      'gaz.city[2]=B',
      'gaz.family-name[2]=B',
      'gaz[2]=city:B family-name:B',
    ]);
  });
});

describe('CRF features of values', () => {
  const valuesOf = (text: string, language = 'en') =>
    listAttributes(createFeatureSet({ ...NER, values: true }, language), text.split(' ')).map(
      (all) => all.find((one) => one.startsWith('value[0]='))?.slice('value[0]='.length) ?? '',
    );

  it.each([
    ['en', 'on 06-Nov-2024 and 11/02/2024 , 2024-11-02 , 3/11', ',date,,date,,date,,date'],
    ['en', 'Friday , June 3 , 1936 at 8:14', 'date,in date,in date,in date,in date,in date,,time'],
    ['en', 'the 19 th of January in May 2021', ',date,in date,in date,in date,,date,in date'],
    ['de', 'am 3 . Mai 1961 , Mittwoch', ',date,in date,in date,in date,,weekday'],
    ['fr', 'le 1 er mars , à 10h30', ',date,in date,in date,,,time'],
    ['en', 'mail a.b-c@x.example or www.x.org , 2024', ',email,,web,,year'],
    ['en', 'call + 91 98450 55577 or 080-5550-1916 x', ',digits 15,in digits 15,in digits 15,in digits 15,,digits 11,'],
    ['en', 'a 45/99 ratio of 3.5 and 31.31.20 or 12-34', ',,,,,,,,'],
  ])('tell in %s of %j', (language, text, expected) => {
    expect(valuesOf(text, language).join(',')).toBe(expected);
  });

  it('are there where lists are looked up, unless settings say otherwise', () => {
    const has = (settings: object) =>
      listAttributes(createFeatureSet({ ...NER, ...settings }, 'en'), ['2024'])[0]?.includes('value[0]=year');
    expect([{}, { gazetteers: true }, { gazetteers: true, values: false }, { values: true }].map(has)).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});
