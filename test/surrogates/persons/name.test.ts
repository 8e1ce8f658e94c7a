import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/rng.ts';
import { packOf } from '../../../src/languages/index.ts';
import { fold } from '../../../src/surrogates/case.ts';
import { lexiconFor } from '../../../src/surrogates/persons/name-lexicon.ts';
import { nameFamily } from '../../../src/surrogates/persons/name.ts';
import type { Mention, Setting, SurrogateType } from '../../../src/surrogates/types.ts';
import { mention, setting, settingOf } from '../../helpers/surrogates.ts';

/** Writes all mentions of one document. */
function writeAll(mentions: readonly Mention[], own: Setting = setting, seed = 1): string[] {
  const state = nameFamily.study(mentions, own);
  const draw = { scope: createRng(seed) };
  return mentions.map((each) => nameFamily.write(each, state, draw, own) as string);
}

function write(texts: readonly string[], own: Setting = setting, seed = 1, type: SurrogateType = 'person'): string[] {
  return writeAll(
    texts.map((text) => mention(type, text)),
    own,
    seed,
  );
}

const one = (text: string, own: Setting = setting, seed = 1): string => write([text], own, seed)[0] as string;
const given = setting.gazetteers.list('en', 'given-names');

describe('nameFamily', () => {
  it.each([
    ['sv', 'Gianluca Bellini', 'it'],
    ['pt', 'Gerhard Zwickel', 'de'],
    ['it', 'Thierry Lefebvre', 'fr'],
    ['nl', 'Giuseppe Bellini', 'it'],
  ])(
    'gives who has a name of another language one of that, wherever it stands alone: %s %s',
    (locale, text, origin) => {
      const own = settingOf(locale);
      const isOf = (name: string, list: string) => own.gazetteers.list(origin, list)?.find(name) !== undefined;
      for (let seed = 0; seed < 20; seed++) {
        const [whole = '', alone = ''] = write([text, text.split(' ')[1] ?? ''], own, seed);
        const [given = '', family = ''] = whole.split(' ');
        expect([isOf(given, 'given-names'), isOf(family, 'family-names'), alone]).toEqual([true, true, family]);
      }
    },
  );

  it('gives a name of the language where a part of it is one', () => {
    const own = settingOf('sv');
    const families = own.gazetteers.list('sv', 'family-names');
    for (let seed = 0; seed < 20; seed++)
      expect(families?.find((write(['Gianluca Lindström'], own, seed)[0] ?? '').split(' ')[1] ?? '')).toBeDefined();
  });

  it('takes names that are known and never drawn for rare ones', () => {
    const lexicon = lexiconFor(setting.gazetteers, 'en');
    for (const [name, role] of [
      ['Chukwudi', 'given'],
      ['Achebe', 'family'],
    ] as const) {
      expect(setting.gazetteers.list('en', `${role}-names`)?.find(name)?.band).toBe(3);
      expect(lexicon.word(name)[role]).toBe(2);
    }
  });

  it('knows given names of other languages, with their sex, in English too', () => {
    const lexicon = lexiconFor(setting.gazetteers, 'en');
    expect(setting.gazetteers.list('en', 'given-names')?.find('Rosmarie')).toBeUndefined();
    expect(lexicon.word('Rosmarie')).toMatchObject({ given: 2, gender: 'f' });
    // A rare family name here, a usual given name there.
    expect(lexicon.word('Mette')).toMatchObject({ given: 2, family: 2, gender: 'f' });
  });

  it('takes who is called "Sr." in German for a woman, whatever the lists tell', () => {
    const own = settingOf('de');
    for (let seed = 0; seed < 12; seed++) {
      const [name = ''] = writeAll([mention('person', 'Dorothea', 'Sr. ')], own, seed);
      expect(own.gazetteers.list('de', 'given-names')?.find(name)?.gender, name).toBe('f');
    }
  });

  it('keeps German words of kinship and office beside a name, gods and years, and gives a saint for a saint', () => {
    const own = settingOf('de');
    const training = (text: string, seed: number, before = '') => {
      const one = mention('person', text, before);
      return nameFamily.write(one, nameFamily.study([one], own), { scope: createRng(seed), mayStay: true }, own);
    };
    const given = (name: string) => own.gazetteers.list('de', 'given-names')?.find(name);
    for (let seed = 0; seed < 20; seed++) {
      expect(given((training('Oma Gerda', seed) ?? '').replace('Oma ', ''))?.gender).toBe('f');
      expect(training('Studienrat Peters', seed)).toMatch(/^Studienrat (?!Peters)\p{Lu}\p{Ll}+$/u);
      expect(training('Dipl.-Ing. Frank Weber', seed)).toMatch(/^Dipl\.-Ing\. (?!Frank)\p{Lu}\p{Ll}+ \p{Lu}/u);
      expect(training('St . Georg', seed)).toMatch(/^St \. (?!Georg)\p{Lu}\p{Ll}+$/u);
      expect(own.gazetteers.list('de', 'saints')?.find((training('St. Anna', seed) ?? '').slice(4))?.gender).toBe('f');
      expect(given((training('Toni Quarz', seed, 'der Stadtrat ') ?? '').split(' ')[0] ?? '')?.gender).toBe('m');
      for (const figure of ['Chr .', 'Zeus', 'Homers', 'Papst']) expect(training(figure, seed)).toBeUndefined();
    }
  });

  it.each([
    ['', 'Jesserniq Hildegard', '', 'fg'],
    ['', 'Jesserniq Hildegard Ursula', '', 'fgg'],
    ['', 'Leuenberger-Zbinden Rosmarie', '', 'ffg'],
    ['', 'Hildegard Jesserniq', '', 'gf'],
    ['', 'Anna Maria', '', 'gg'],
    ['Sr. ', 'Dorothea', '', 'g'],
    ['Herr ', 'Ludwig', '', 'f'],
    ['', 'Behrmann', ', geb. 1951', 'f'],
    ['', 'Quibke', ', geb. Kranz', 'g'],
    ['Kollege ', 'Wende', '', 'f'],
  ])('tells given and family names of German apart: %s%s%s', (before, text, after, roles) => {
    const own = settingOf('de');
    const lists = { g: own.gazetteers.list('de', 'given-names'), f: own.gazetteers.list('de', 'family-names') };
    for (let seed = 0; seed < 10; seed++) {
      const [written = ''] = writeAll([mention('person', text, before, after)], own, seed);
      const parts = written.split(/[ -]/u);
      expect(parts).toHaveLength(roles.length);
      for (const [i, part] of parts.entries()) expect(lists[roles.charAt(i) as 'g']?.find(part), written).toBeDefined();
    }
  });

  it.each([
    ['coworker ', 'Quibbo', '', 'g'],
    ['his partner ', 'Manning', '', 'g'],
    ['my cousin ', 'quibba', '', 'g'],
    ['Brother: ', 'Quibbo', '', 'g'],
    ['Hey ', 'Quibbo', '', 'g'],
    ['Thanks,\n', 'Quibbo', '', 'g'],
    ['who goes by ', 'Quibbo', '', 'g'],
    ['seen by ', 'Quibbo', '', 'f'],
    ['', 'Quibbo', ' & Peter Thompson', 'g'],
    ['', 'big steve', '', '.g'],
    ['', 'Ó Quibháin', '', '.i'],
    ['', 'O. Quibham', '', 'lf'],
  ])('tells given and family names of English apart: %s%s', (before, text, after, roles) => {
    const { afterParticles = {} } = packOf('en')?.names ?? {};
    const has = {
      l: (letter: string) => /^\p{Lu}\.$/u.test(letter),
      g: (name: string) => given?.find(name) !== undefined,
      f: (name: string) => setting.gazetteers.list('en', 'family-names')?.find(name) !== undefined,
      i: (name: string) => afterParticles['o ni ui']?.split(' ').includes(name) === true,
    };
    for (let seed = 0; seed < 10; seed++) {
      const [written = ''] = writeAll([mention('person', text, before, after)], setting, seed);
      const parts = written.split(' ');
      expect(parts).toHaveLength(roles.length);
      for (const [i, part] of parts.entries()) {
        const role = roles.charAt(i);
        if (role === '.') expect(part).toBe(text.split(' ')[i]);
        else expect(has[role as 'g'](part), written).toBe(true);
      }
    }
  });

  it('takes lone names that no list has for given names where those it has are such, and no family name stands alone', () => {
    const isGiven = (texts: readonly string[], before = '') =>
      [1, 2, 3, 4, 5].every((seed) => {
        const mentions = texts.map((text) => mention('person', text, text === 'Quibbo' ? before : ''));
        return given?.find(writeAll(mentions, setting, seed).at(-1) ?? '') !== undefined;
      });
    expect(isGiven(['Jennifer', 'Quibbo'])).toBe(true);
    for (let seed = 0; seed < 10; seed++) {
      const [, woman = '', man = ''] = write(['Jennifer', 'Quibbella', 'Quibbost'], setting, seed);
      expect([given?.find(woman)?.gender, given?.find(man)?.gender]).toEqual(['f', 'm']);
    }
    expect(isGiven(['Jennifer', 'Quibbo'], 'Dr. ')).toBe(false);
    const queen = [mention('person', 'Anne', 'Queen '), mention('person', 'Quibbo')];
    expect(given?.find(writeAll(queen)[1] ?? '')).toBeUndefined();
    expect(isGiven(['Jennifer', 'Thompson', 'Quibbo'])).toBe(false);
    expect(given?.find(write(['Jennifer', 'van Quibbo'])[1]?.replace('van ', '') ?? '')).toBeUndefined();
    expect(isGiven(['Jennifer', 'Karen Quibbo', 'Quibbo'])).toBe(false);
  });

  it('believes the lists of a lone name more than a pronoun behind it', () => {
    for (let seed = 0; seed < 10; seed++) {
      const one = { ...mention('person', 'Roger', 'her sons '), ahead: ' and a loss that she never forgot.' };
      expect(given?.find(writeAll([one], setting, seed)[0] ?? '')?.gender).toBe('m');
    }
  });

  it('takes the sex of a name from the word of kinship that labels its field', () => {
    for (let seed = 0; seed < 10; seed++) {
      const [written = ''] = writeAll([mention('person', 'Quibboseu Thompson', 'Mother: ')], setting, seed);
      expect(given?.find(written.split(' ')[0] ?? '')?.gender, written).toBe('f');
    }
  });

  it('reads an unknown name before a German noun as one in the genitive, and leaves any other its s', () => {
    const own = settingOf('de');
    for (let seed = 0; seed < 20; seed++) {
      const [owned] = writeAll([mention('person', 'Qvobrants', 'auf ', ' Parteikollegen')], own, seed);
      expect(owned).toMatch(/(?:s|’)$/u);
    }
    const plain = Array.from(
      { length: 20 },
      (_, i) => writeAll([mention('person', 'Qvobrants', '', ' sagte')], own, i)[0],
    );
    expect(plain.every((name) => /(?:s|’)$/u.test(name ?? ''))).toBe(false);
  });

  it.each([
    ['en', 'Her daughter ', 'Quetzyl', 'f'],
    ['en', 'and her husband, ', 'Quetzyl', 'm'],
    ['nl', 'Zijn dochter ', 'Qvanneke', 'f'],
    ['fr', 'Son mari ', 'Qvaël', 'm'],
  ] as const)('calls relatives by given names of their sex: %s, %s', (locale, before, text, gender) => {
    const own = settingOf(locale);
    const list = own.gazetteers.list(locale, 'given-names');
    for (let seed = 0; seed < 10; seed++) {
      const [written = ''] = writeAll([mention('person', text, before)], own, seed);
      expect(list?.find(written)?.gender, written).toBe(gender);
    }
    const [titled = ''] = writeAll([mention('person', 'Dr. Quetzyl', 'Her mother ')], setting);
    expect(given?.find(titled.replace('Dr. ', ''))).toBeUndefined();
  });

  it.each(['Otto I.', 'Otto II.'])('gives a German ruler another given name before the same number: %s', (text) => {
    const own = settingOf('de');
    const list = own.gazetteers.list('de', 'given-names');
    for (let seed = 0; seed < 10; seed++) {
      const written = one(text, own, seed);
      expect(written.slice(written.indexOf(' '))).toBe(text.slice(text.indexOf(' ')));
      expect(written).not.toBe(text);
      expect(list?.find(written.slice(0, written.indexOf(' '))), written).toBeDefined();
    }
  });

  it('lets a king stay the first of his name', () => {
    for (let seed = 0; seed < 20; seed++)
      expect(one('King Carlos I', setting, seed)).toMatch(/^King (?!Carlos)\p{L}+ I$/u);
    expect(one('Kenny I')).not.toMatch(/ I$/u);
  });

  it('makes the parts of one person agree, in any order, case and abbreviation', () => {
    for (let seed = 0; seed < 20; seed++) {
      const [full, family, first, initials, shouted, inverted, initialled, possessive] = write(
        ['Eva Lind', 'Lind', 'Eva', 'E.L.', 'LIND', 'Lind, Eva', 'E. Lind', "Lind's"],
        setting,
        seed,
      );
      const [a = '', b = ''] = (full ?? '').split(' ');
      expect([first, family]).toEqual([a, b]);
      expect(shouted).toBe(b.toUpperCase());
      expect(inverted).toBe(`${b}, ${a}`);
      expect(initials).toBe(`${a[0]}.${b[0]}.`);
      expect(initialled).toBe(`${a[0]}. ${b}`);
      expect(possessive).toBe(`${b}'s`);
    }
  });

  it('gives the same mention the same surrogate in another document of the scope', () => {
    const [family] = write(['Eva Lind', 'Lind']).slice(1);
    expect(one('Tom Lind').split(' ')[1]).toBe(family);
  });

  it('gives other scopes other names', () => {
    const drawn = Array.from({ length: 10 }, (_, seed) => one('Eva Lind', setting, seed));
    expect(new Set(drawn).size).toBeGreaterThan(7);
  });

  it('keeps the case of each part, and particles, titles, suffixes and numbers as they are', () => {
    expect(one('EVA LIND')).toMatch(/^[A-ZÀ-Ý']+ [A-ZÀ-Ý']+$/);
    expect(one('eva lind')).toMatch(/^[a-zà-ÿ']+ [a-zà-ÿ']+$/);
    expect(one('Eva LIND')).toMatch(/^[A-Z][a-z]+ [A-Z']+$/);
    expect(one('Eva van der Lind')).toMatch(/^\S+ van der \S+$/);
    expect(one('María de la Fuente Ortiz', settingOf('es'))).toMatch(/^\S+ de la \S+ \S+$/);
    expect(one('Dr. Lind')).toMatch(/^Dr\. \S+$/);
    expect(one('Mme Lind', settingOf('fr'))).toMatch(/^Mme \S+$/);
    expect(one('Karl Lind, Jr.')).toMatch(/^\S+ \S+, Jr\.$/);
    expect(one('Karl Lind III')).toMatch(/^\S+ \S+ III$/);
    expect(one('Eva Lind, M.D.')).toMatch(/^\S+ \S+, M\.D\.$/);
    expect(one('Eva Lind (2)')).toMatch(/^\S+ \S+ \(2\)$/);
    expect(one('McDowell')).toMatch(/^Mc[A-Z]/);
  });

  it('keeps hyphens, the number of parts and the order with the comma', () => {
    expect(one('Anne-Marie Müller-Lind', settingOf('de'))).toMatch(/^\p{L}+-\p{L}+ \p{L}+-\p{L}+$/u);
    expect(one('Lind, Eva Maria')).toMatch(/^[^\s,]+, \S+ \S+$/);
    expect(one('García López, Ana', settingOf('es'))).toMatch(/^[^\s,]+ [^\s,]+, \S+$/);
    expect(one('Eva  Lind')).toMatch(/^\S+ {2}\S+$/);
    expect(one('Eva\nLind')).toMatch(/^\S+\n\S+$/);
  });

  it('keeps the gender that the given name or the title tells', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(given?.find(one('Susan Lind', setting, seed).split(' ')[0] ?? '')?.gender).toBe('f');
      expect(given?.find(one('Robert', setting, seed))?.gender).toBe('m');
      const [titled] = writeAll([mention('person', 'Xyra Lind', 'saw Mrs. ')], setting, seed);
      expect(given?.find(titled?.split(' ')[0] ?? '')?.gender).toBe('f');
    }
  });

  it('draws a common name for a common one and a rare for a rare', () => {
    const families = setting.gazetteers.list('en', 'family-names');
    for (let seed = 0; seed < 20; seed++) {
      expect(families?.find(one('Mary Smith', setting, seed).split(' ')[1] ?? '')?.band).toBe(0);
      expect(families?.find(one('Mary Lindqvarnsson', setting, seed).split(' ')[1] ?? '')?.band).toBe(2);
    }
  });

  it('takes initials that no name explains for letters, each the same throughout', () => {
    const [first, again, pair] = write(['K.', 'K.', 'K.S.']);
    expect(first).toMatch(/^[A-Z]\.$/);
    expect(first).not.toBe('K.');
    expect(again).toBe(first);
    expect(pair?.slice(0, 2)).toBe(first);
  });

  it('reads the role of a lone part off its label, a title, a field or the lists', () => {
    const [first, family] = writeAll([mention('given-name', 'Robin'), mention('family-name', 'Robin')]);
    expect(first).not.toBe(family);
    const spanish = settingOf('es');
    const [name, surnames, doctor] = writeAll(
      [
        mention('patient', 'José Manuel', 'Nombre: '),
        mention('patient', 'Alonso Benito', 'Apellidos: '),
        mention('doctor', 'Alonso', 'Dr. '),
      ],
      spanish,
    );
    const listed = (list: string, words: string | undefined): boolean =>
      (words ?? '').split(' ').every((word) => spanish.gazetteers.list('es', list)?.find(word) !== undefined);
    expect(listed('given-names', name)).toBe(true);
    expect(listed('family-names', surnames)).toBe(true);
    expect(doctor).toBe(surnames?.split(' ')[0]);
  });

  it('reads several people in one mention', () => {
    const [joined, eva, karl] = write(['Eva Lind and Karl Berg', 'Eva Lind', 'Karl Berg']);
    expect(joined).toBe(`${eva} and ${karl}`);
    expect(one('Eva Lind & Karl Berg')).toMatch(/^\S+ \S+ & \S+ \S+$/);
    expect(one('Eva/Karl')).toMatch(/^[^/]+\/[^/]+$/);
  });

  it('writes Chinese names with as many characters, the surname first', () => {
    const chinese = settingOf('zh-TW');
    const [full, family, first, titled] = write(['王小明', '王', '小明', '王醫師'], chinese);
    expect([...(full ?? '')]).toHaveLength(3);
    expect([...(first ?? '')]).toHaveLength(2);
    expect(full).toBe(`${family}${first}`);
    expect(titled).toBe(`${family}醫師`);
  });

  it('derives user names from the names of the document', () => {
    const mentions = [
      mention('patient', 'Eva Lind'),
      ...['elind', 'eva.lind42', 'LIND_E'].map((text) => mention('username', text)),
    ];
    const [full = '', short, long, shouted] = writeAll(mentions);
    const [first = '', family = ''] = full.split(' ').map((word) => fold(word).replace(/[^a-z]/g, ''));
    expect(short).toBe(`${first[0]}${family}`);
    expect(long).toMatch(new RegExp(`^${first}\\.${family}\\d\\d$`));
    expect(long).not.toContain('42');
    expect(shouted).toBe(`${family}_${first[0]}`.toUpperCase());
  });

  it('takes the initial of a user name for that of the one who is called as it says', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const mentions = [
        mention('patient', 'Eva Lind'),
        mention('patient', 'Esther Berg'),
        mention('username', 'e.lind'),
      ];
      const [full = '', , user = ''] = writeAll(mentions, setting, seed);
      const [first = '', family = ''] = full.split(' ').map((word) => fold(word).replace(/[^a-z]/g, ''));
      expect(user).toBe(`${first[0]}.${family}`);
    }
  });

  it('gives different names of a document different surrogates, none of them another name of it', () => {
    const families = ['Lind', 'Berg', 'Hall', 'Moore', 'King', 'Wood', 'Young', 'Adams', 'Baker', 'Clark'];
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const drawn = write(
          families.map((family) => `Mary ${family}`),
          setting,
          seed,
        ).map((name) => name.split(' ')[1] as string);
        expect(new Set(drawn).size).toBe(families.length);
        for (const name of drawn) expect(families).not.toContain(name);
      }),
      { numRuns: 50 },
    );
  });

  it('writes a surrogate for any text, and never the text itself', () => {
    const types = fc.constantFrom<SurrogateType>('person', 'given-name', 'family-name', 'username');
    const locales = fc.constantFrom('en', 'es', 'zh-TW');
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.stringMatching(/^[A-Za-z .,'’-]{1,12}$/),
      fc.constantFrom(
        'X',
        'XX',
        '...',
        '—',
        '12',
        'de la',
        'Dr.',
        'and',
        'III',
        '王',
        '王○明',
        "O'",
        'A-',
        'ΜΑΡΙΑ',
        'ı',
        'ß',
      ),
    );
    fc.assert(
      fc.property(
        fc.array(texts, { minLength: 1, maxLength: 4 }),
        types,
        locales,
        fc.integer(),
        (all, type, locale, seed) => {
          const values = write(all, settingOf(locale), seed, type);
          values.forEach((value, i) => {
            expect(value.toLowerCase()).not.toBe(all[i]?.toLowerCase());
            expect(value).not.toBe('');
            if (!/[\r\n]/.test(all[i] ?? '')) expect(value).not.toMatch(/[\r\n]/);
          });
        },
      ),
      { numRuns: 500 },
    );
  });

  it('writes no name of its own held-back partition', () => {
    const train = settingOf('en', { partition: 'train' });
    const drawn = Array.from({ length: 30 }, (_, seed) => one('Mary Smith', train, seed));
    const held = Array.from({ length: 30 }, (_, seed) =>
      one('Mary Smith', settingOf('en', { partition: 'test' }), seed),
    );
    const families = (names: readonly string[]): Set<string> =>
      new Set(names.map((name) => name.split(' ')[1] as string));
    expect([...families(drawn)].filter((name) => families(held).has(name))).toEqual([]);
  });

  it('draws fresh names of every type', () => {
    for (const type of nameFamily.types) expect(nameFamily.fresh(type, createRng(1), setting)).toBeTruthy();
  });
});

it.each(['sv Gud Jesus', 'nl God Jezus', 'it Dio Gesù', 'pt Deus Jesus', 'ca Déu Jesús'])(
  'gods and prophets stay: %s',
  (line) => {
    const [locale = '', ...names] = line.split(' ');
    const own = settingOf(locale);
    for (const text of names) {
      const each = mention('person', text, '');
      const draw = { scope: createRng(3), mayStay: true };
      expect(nameFamily.write(each, nameFamily.study([each], own), draw, own) ?? text).toBe(text);
    }
  },
);

it('a given name of other languages tells a sex, be it a family name there too', () => {
  const own = settingOf('sv');
  const sexes = Array.from({ length: 10 }, (_, seed) => {
    const each = mention('person', 'Jerome Qvastholm', '');
    const name = nameFamily.write(each, nameFamily.study([each], own), { scope: createRng(seed) }, own) ?? '';
    return own.gazetteers.list('sv', 'given-names')?.find(name.split(' ', 1)[0] ?? '')?.gender;
  });
  expect(sexes.filter((sex) => sex === 'f')).toEqual([]);
});

it('a Swedish name that no list has is in the genitive before a noun, and not before a verb', () => {
  const own = settingOf('sv');
  const write = (text: string, after: string, seed: number): string => {
    const each = { ...mention('person', text, ''), after };
    return nameFamily.write(each, nameFamily.study([each], own), { scope: createRng(seed) }, own) as string;
  };
  for (let seed = 0; seed < 10; seed++) {
    expect(write('Kälvestens', ' undersökning visar', seed)).toMatch(/[sxz]$/u);
  }
  const nominative = Array.from({ length: 10 }, (_, seed) => write('Kälvestens', ' skrev boken', seed));
  expect(nominative.some((name) => !/[sxz]$/u.test(name))).toBe(true);
});
