import { describe, expect, it } from 'vitest';
import { createMentionDraw } from '../../src/augment/mention-pool.ts';
import { createMentionLearner, type MentionPools } from '../../src/augment/mention-learner.ts';
import { createDocument } from '../../src/core/document.ts';
import { createRng } from '../../src/core/rng.ts';
import { createAnalyser } from '../../src/text/analyse.ts';

const analyse = createAnalyser('en');
const doc = (word: string, label = 'SEX') =>
  createDocument({ id: word, text: word, entities: [{ id: '1', start: 0, end: word.length, label }] });

function learn(words: readonly string[]): MentionPools {
  const learner = createMentionLearner({ SEX: { policy: 'from-corpus' }, OTHER: { policy: 'keep' } }, 'en');
  for (const word of words) learner.observe(doc(word), analyse(doc(word)));
  learner.observe(doc('never', 'OTHER'), analyse(doc('never', 'OTHER')));
  return learner.finish() as MentionPools;
}

describe('createMentionLearner', () => {
  it('collects the distinct mentions of the labels that draw from the corpus, whatever the order', () => {
    expect(learn(['M', 'F', 'M', 'two\nlines'])).toEqual({
      SEX: [
        ['F', 1, [''], [''], []],
        ['M', 2, [''], [''], []],
      ],
    });
    expect(learn(['F', 'M', 'F'])).toEqual(learn(['M', 'F', 'F']));
  });

  it('keeps a bounded sample that does not depend on the order', () => {
    const words = Array.from({ length: 45_000 }, (_, i) => `w${i}`);
    const pool = learn(words);
    expect(pool['SEX']).toHaveLength(20_000);
    expect(learn(words.toReversed())).toEqual(pool);
  });
});

describe('createMentionDraw', () => {
  type Given = readonly [text: string, count: number, before?: string, after?: string];
  const draws = (pool: readonly Given[], mention: string, locale = 'en', count = 200) => {
    const own = pool.map(([text, seen, before = '', after = '']) => [text, seen, [before], [after], []] as const);
    const draw = createMentionDraw(own, locale);
    return Array.from({ length: count }, (_, seed) => draw(mention)(createRng(seed)));
  };

  it('never draws the mention itself, in whatever case, and says so when there is no other', () => {
    const pool = [['a', 9], ['A', 9], ['B', 1]] as const; // prettier-ignore
    expect(new Set(draws(pool, 'A'))).toEqual(new Set(['B']));
    expect(draws([['A', 3]], 'a', 'en', 1)).toEqual([undefined]);
    expect(draws([], 'a', 'en', 1)).toEqual([undefined]);
  });

  it('draws a mention as often as the corpus has it', () => {
    const drawn = draws([['sonnet', 90], ['ode', 1], ['elegy', 9]], 'ballad', 'en', 1000); // prettier-ignore
    const share = (text: string) => drawn.filter((each) => each === text).length / drawn.length;
    expect(share('sonnet')).toBeGreaterThan(0.85);
    expect(share('ode')).toBeLessThan(0.03);
  });

  it('draws one of the same form', () => {
    const pool = [['B', 1], ['C', 1], ['woman', 50], ['§ 12', 1], ['§ 99', 1]] as const; // prettier-ignore
    expect(new Set(draws(pool, 'B'))).toEqual(new Set(['C']));
    expect(new Set(draws(pool, '§ 12'))).toEqual(new Set(['§ 99']));
  });

  it('draws another paragraph of the same section, else a section beside it, whatever the corpus has', () => {
    const pool = [['§ 12 Abs. 1 QvG', 1], ['§ 99 QvG', 1], ['§ 7 ZqO', 50], ['§ 8 ZqO', 50]] as const; // prettier-ignore
    for (const other of draws(pool, '§ 12 Abs. 1 QvG')) expect(other).toMatch(/^§ 12 Abs\. [23] QvG$/u);
    for (const other of draws(pool, '§ 45 Abs 4 S 2 RqB 5')) expect(other).toMatch(/^§ 45 Abs [123] S 2 RqB 5$/u);
    for (const other of draws(pool, '§ 4 Abs. 1 , § 5 Abs. 4 QvG')) expect(other).toMatch(/^§ 4 Abs\. [23] , § 5 Abs\. 4 QvG$/u); // prettier-ignore
    for (const other of draws(pool, '§ 45 der Qvordnung')) expect(other).toMatch(/^§ 4[1-9] der Qvordnung$/u);
    for (const other of draws(pool, '§ 45a RqG')) expect(other).toMatch(/^§ 45[bc] RqG$/u);
  });

  it('draws no name of a year for one of none', () => {
    const pool = [['G7 summit', 1], ['2011 summit', 50], ['2012 summit', 50], ['G20 summit', 1]] as const; // prettier-ignore
    expect(new Set(draws(pool, 'G20 summit'))).toEqual(new Set(['G7 summit']));
  });

  it('draws one that stands beside the same words, and keeps what nothing fits', () => {
    const courts = [
      ['Landgerichts', 3, 'des', 'in'],
      ['Oberlandesgerichts', 3, 'des', 'vom'],
      ['Landgericht', 9, 'das', 'hat'],
      ['Landgerichte', 9, 'die', 'haben'],
      ['Zufall', 9, '„', '“'],
    ] as const;
    expect(new Set(draws(courts, 'Oberlandesgerichts', 'de'))).toEqual(new Set(['Landgerichts']));
    expect(new Set(draws(courts, 'Zufall', 'de'))).toEqual(new Set([undefined]));
  });

  it('draws no name that shares nothing but neighbours', () => {
    const beside = [['the'], ['in'], []] as const;
    const pool = [
      ['Cup', 3, ...beside],
      ['Battle', 3, ...beside],
      ['Campaign', 3, ...beside],
    ] as const;
    expect(createMentionDraw(pool, 'de')('Cup')(createRng(1))).toBeUndefined();
    expect(createMentionDraw([...pool, ['World Cup', 1, ...beside]], 'de')('Cup')(createRng(1))).toBe('World Cup');
  });

  it('draws any of those that one phrase or field of a form asks for, in whatever language', () => {
    const names = [
      ['Bożydar Qwim', 3, 'pan', 'mieszka'],
      ['Halina Zorb', 3, 'pan', 'mieszka'],
    ] as const;
    expect(new Set(draws(names, 'Halina Zorb', 'pl'))).toEqual(new Set(['Bożydar Qwim']));
    const tools = [
      ['Quiver 455', 1, ':', ''],
      ['Brant B71', 2, ':', ''],
      ['Osk 9', 1, ':', ''],
    ] as const;
    expect(new Set(draws(tools, 'Osk 9'))).toEqual(new Set(['Quiver 455', 'Brant B71']));
    const others = [
      ['Quiver', 1, ',', '.'],
      ['Brant', 2, ',', '.'],
    ] as const; // what stands in any list
    expect(new Set(draws(others, 'Brant', 'pl'))).toEqual(new Set([undefined]));
  });

  it('draws nothing for a word for kin, whatever its ending, and no adjective that stands beside nothing it stands beside', () => {
    const kin = [['padres', 5, 'sus', '.'], ['familiares', 5, 'sus', '.'], ['tres', 2, 'sus', ','], ['lares', 5, 'sus', '.'], ...['uno', 'dos', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'].map((word) => [word, 1, 'a', 'y'] as const)] as const; // prettier-ignore
    expect(new Set(draws(kin, 'padres', 'es'))).toEqual(new Set([undefined]));
    for (const other of draws(kin, 'familiares', 'es')) expect(other).not.toBe('padres');
    const adjectives = [['rubio', 1, 'varón', 'de'], ['lejano', 1, 'primo', ','], ['moreno', 1, 'varón', ',']] as const; // prettier-ignore
    expect(new Set(draws(adjectives, 'rubio', 'es'))).toEqual(new Set(['moreno']));
    expect(new Set(draws(adjectives, 'lejano', 'es'))).toEqual(new Set([undefined]));
  });

  it('draws no drink for a people that stands beside the same small words, and no law for a reform', () => {
    const nouns = [['zwexca', 1, 'e', '.'], ['quvros', 2, 'e', '.'], ['zwuros', 1, 'e', ','], ['lindo', 1, 'o', '.']] as const; // prettier-ignore
    expect(new Set(draws(nouns, 'zwexca', 'pt'))).toEqual(new Set([undefined]));
    expect(new Set(draws(nouns, 'quvros', 'pt'))).toEqual(new Set(['zwuros']));
    const names = [['Lei Zwexal Tributária', 1, 'da', ','], ['Reforma Agrária', 2, 'da', ','], ['Reforma Monetária', 1, 'da', ',']] as const; // prettier-ignore
    expect(new Set(draws(names, 'Lei Zwexal Tributária', 'pt'))).toEqual(new Set([undefined]));
    expect(new Set(draws(names, 'Reforma Agrária', 'pt'))).toEqual(new Set(['Reforma Monetária']));
  });

  it('takes the letters of a designation for its kind, not the name behind it', () => {
    const pool = [['Q-14 Heron', 2, 'the', 'flew'], ['Q-20 Plover', 2, 'the', 'flew'], ['Q-31 Stork', 2, 'a', 'flew'], ['ZT-2 Anvil', 2, 'the', 'flew'], ['2 Anvil', 9, 'the', 'flew']] as const; // prettier-ignore
    expect(new Set(draws(pool, 'Q-14 Heron', 'en'))).toEqual(new Set(['Q-20 Plover', 'Q-31 Stork']));
  });

  it('keeps the head of a compound with a hyphen', () => {
    const pool = [['US-Bürger', 1], ['Porsche-Werk', 4], ['Opel-Werk', 4], ['UNO-Soldat', 1], ['NRW-Förderung', 2]] as const; // prettier-ignore
    expect(new Set(draws(pool, 'US-Bürger', 'de'))).toEqual(new Set(['UNO-Bürger', 'NRW-Bürger']));
    // Firms that everybody knows stand for each other; among these a name that no list has becomes one that nobody knows.
    expect(draws([...pool, ['Audi-Händler', 1]], 'Audi-Händler', 'de')).toContain('Porsche-Händler');
    const invented = new Set(draws([...pool, ['Quarz-Werk', 1], ['Zyxel-Werk', 1]], 'Quarz-Werk', 'de'));
    expect(invented.size).toBeGreaterThan(5);
    expect(invented).not.toContain('Zyxel-Werk');
    expect([...invented].every((name) => /^\p{Lu}\p{Ll}+-Werk$/u.test(name ?? ''))).toBe(true);
    expect(new Set(draws([...pool, ['Euro-Plätze', 1]], 'Euro-Plätze', 'de'))).toEqual(new Set([undefined]));
  });

  it('draws nothing of another country than those that its line names, and varies what a society stands for instead', () => {
    const society = (text: string, ...around: string[]) => [text, 1, ['the'], ['won'], around] as const;
    const pool = [
      society('Farmers Society', 'canada', 'ontario'),
      society('Reform Society', 'canadian'),
      society('Unionist Society', 'belfast', 'ulster'),
      society('Canadian Green Society', 'canada'),
    ];
    const draw = createMentionDraw(pool, 'en');
    const drawn = (mention: string, line: readonly string[]) =>
      new Set(Array.from({ length: 60 }, (_, seed) => draw(mention, () => line)(createRng(seed))));
    expect(drawn('Farmers Society', ['canada'])).toEqual(new Set(['Reform Society']));
    const norwegian = drawn('Liberal Society', ['norwegian']);
    expect(norwegian).toContain('Conservative Society');
    expect([...norwegian].every((text) => text?.endsWith(' Society'))).toBe(true);
    expect(norwegian).not.toContain('Farmers Society');
    expect(drawn('Farmers Society', ['norwegian'])).toEqual(new Set([undefined]));
  });

  it('coins parties: their country, stance and kind stay, no real one comes for them, and what tells no more gets another stance', () => {
    const party = (text: string) => [text, 1, ['the'], ['won'], []] as const;
    const pool = [
      party('Farmers Party of Canada'),
      party('Ulster Farmers Party'),
      party('Farmers Alliance'),
      party('Quinn Féin'),
    ];
    const draw = createMentionDraw(pool, 'en');
    const drawn = (mention: string, before = '') =>
      Array.from({ length: 40 }, (_, seed) => draw(mention, undefined, { before, after: ' ', stances: () => new Set() })(createRng(seed)) ?? ''); // prettier-ignore
    const matches = (names: readonly string[], pattern: RegExp) => {
      expect(names.every((name) => pattern.test(name) && !pool.some(([text]) => text === name))).toBe(true);
      expect(new Set(names).size).toBeGreaterThan(5);
    };
    matches(drawn('Farmers Party of Canada'), /^(?!Farmers)\p{Lu}[\p{L} ]+ Party of Canada$/u);
    matches(drawn('Ulster Farmers Party'), /^Ulster \p{Lu}[\p{L} ]+ Party$/u);
    matches(drawn('Farmers Alliance'), /^(?!Farmers )\p{Lu}[\p{L} ]+ Alliance$/u);
    matches(drawn('Quinn Féin', 'the '), / Party$/u);
    matches(drawn('Quinn Féin'), /^(?!Quinn)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u);
    matches(drawn('UUP'), /^\p{Lu}{2}P$/u);
    expect(new Set(drawn('Liberal Party of Canada'))).toEqual(new Set(['Conservative Party of Canada']));
    expect(new Set(drawn('Texas Republicans'))).toEqual(new Set(['Texas Democrats']));
    for (const name of drawn('Ulster Unionist Party')) expect(name).toMatch(/^Ulster (?!Unionist)\p{L}+ Party$/u);
    expect(new Set(drawn('California Democratic Party'))).toEqual(new Set(['California Republican Party']));
  });

  it('says the same of the sex of a person, or nothing else', () => {
    const pool = [['Varón', 9], ['Hombre', 4], ['Mujer', 9], ['H', 9], ['M', 9]] as const; // prettier-ignore
    expect(new Set(draws(pool, 'Varón', 'es'))).toEqual(new Set(['Hombre']));
    expect(new Set([...draws(pool, 'H', 'es'), ...draws(pool, 'M', 'es'), ...draws(pool, 'Mujer', 'es')])).toEqual(
      new Set([undefined]),
    );
  });
});
