import { describe, expect, it } from 'vitest';
import { CORPUS_EPONYMS, createEponymCorpus, writeTerm } from '../../src/conceal/eponym-corpus.ts';
import { createEponymGuard, findEponyms } from '../../src/conceal/eponym-guard.ts';
import type { PalimpsestError } from '../../src/core/errors.ts';
import { runCli } from '../helpers/cli.ts';
import { eponymLanguages, eponymTerms, parseEponyms, parsePatterns } from '../../src/resources/eponyms.ts';

const LANGUAGES = ['de', 'en', 'es', 'sv'];
const found = (text: string, language: string) =>
  findEponyms(text, language).map(({ start, end }) => text.slice(start, end));
/** Whether the guard spares the first mention of a name in a text. */
const spares = (text: string, name: string, language: string) => {
  const start = text.indexOf(name);
  return createEponymGuard(language)(text)({ start, end: start + name.length });
};

describe('the lists of eponyms', () => {
  it('are there for four languages, with 100 names in English and 60 in each other', () => {
    expect(eponymLanguages()).toEqual(LANGUAGES);
    for (const language of LANGUAGES) {
      const names = new Set(eponymTerms(language).map(({ names: [name] }) => name));
      expect(names.size).toBeGreaterThanOrEqual(language === 'en' ? 100 : 60);
      for (const kind of ['disease', 'sign', 'procedure', 'device'])
        expect(eponymTerms(language).some((term) => term.kind === kind)).toBe(true);
    }
  });

  it('are found where accents are marks of their own', () => {
    const text = "She has Ménière's disease, said Dr. Ménière.".normalize('NFD');
    expect(found(text, 'en')).toEqual(["Ménière's disease".normalize('NFD')]);
    expect(spares(text, 'Ménière'.normalize('NFD'), 'en')).toBe(true);
  });

  it.each(LANGUAGES)(
    '%s: every term is found as it is written, alone and in a sentence, in capitals too',
    (language) => {
      for (const term of eponymTerms(language)) {
        const surface = writeTerm(term);
        expect(found(surface, language)).toContain(surface);
        expect(found(`(${surface}), x`, language)).toContain(surface);
        expect(found(surface.toUpperCase(), language)).toContain(surface.toUpperCase());
      }
    },
  );

  it.each([
    ['a line without a name', '[disease]\nCrohn disease\n', 2],
    ['a line outside sections', "{Crohn}'s disease\n", 1],
    ['an unknown section', '[illness]\n', 1],
  ])('point at %s', (_, text, line) => {
    expect(() => parseEponyms(text, 'my.txt')).toThrow(
      expect.objectContaining({ code: 'bad-eponyms', place: { file: 'my.txt', line } }) as PalimpsestError,
    );
  });

  it.each([
    ['a slot that nothing fills', 'a = x\n[disease]\n{term} {b}.\n', 3],
    ['a pattern without a term', '[disease]\nNothing.\n', 2],
  ])('patterns point at %s', (_, text, line) => {
    expect(() => parsePatterns(text, 'my.txt')).toThrow(
      expect.objectContaining({ code: 'bad-eponyms', place: { file: 'my.txt', line } }) as PalimpsestError,
    );
  });
});

describe('createEponymGuard', () => {
  it.each([
    ['en', "She has Parkinson's disease.", 'Parkinson'],
    ['en', 'h/o parkinsons disease', 'parkinson'],
    ['en', 'Guillain Barre syndrome', 'Barre'],
    ['en', 'a Foley catheter', 'Foley'],
    ['en', 'Wolff-Parkinson-White syndrome', 'Parkinson'],
    ['es', 'enfermedad de Crohn', 'Crohn'],
    ['es', 'Sd. de Sjogren', 'Sjogren'],
    ['es', 'sonda Foley', 'Foley'],
    ['de', 'bei Morbus Basedow', 'Basedow'],
    ['de', "Crohn'sche Krankheit", 'Crohn'],
    ['de', 'von-Willebrand-Syndrom', 'von-Willebrand'],
    ['sv', 'pat med Parkinsons sjukdom', 'Parkinsons'],
    ['sv', 'mb Bechterew sedan länge', 'Bechterew'],
    ['sv', 'sjögrens syndromet', 'sjögrens'],
  ])('%s: spares the name in "%s"', (language, text, name) => {
    expect(spares(text, name, language)).toBe(true);
  });

  it.each([
    ['en', 'Dr. Parkinson saw her.', 'Parkinson'],
    ['en', 'Seen by Mr. Wilson disease free', 'Wilson'],
    ['en', "Parkinson's wife came.", 'Parkinson'],
    ['en', 'Parkinsonson disease', 'Parkinson'],
    ['en', "James Parkinson's disease", 'James Parkinson'],
    ['es', 'el doctor Crohn', 'Crohn'],
    ['de', 'Herr Parkinson', 'Parkinson'],
    ['sv', 'syster Parkinson ringer', 'Parkinson'],
  ])('%s: does not spare the name in "%s"', (language, text, name) => {
    expect(spares(text, name, language)).toBe(false);
  });

  it('refuses a language without a list', () => {
    expect(() => createEponymGuard('fr')).toThrow(expect.objectContaining({ code: 'no-eponyms' }) as PalimpsestError);
  });
});

describe('createEponymCorpus', () => {
  it.each(LANGUAGES)(
    '%s: 12 eponyms in 100 different sentences each, labelled exactly, all known to the guard',
    (language) => {
      const corpus = createEponymCorpus(language);
      expect(corpus).toHaveLength(CORPUS_EPONYMS.length * 100);
      expect(new Set(corpus.map(({ id }) => id)).size).toBe(corpus.length);
      const guard = createEponymGuard(language);
      const terms = new Map(eponymTerms(language).map((term) => [term.names[0], term]));
      for (const eponym of CORPUS_EPONYMS) {
        const own = corpus.filter(({ meta }) => meta?.['eponym'] === eponym);
        expect(new Set(own.map(({ text }) => text)).size).toBe(100);
        for (const { text, entities } of own) {
          const [entity, ...others] = entities;
          if (entity === undefined) throw new Error('no label');
          expect(others).toEqual([]);
          expect(entity).toMatchObject({ layer: 'clinical', label: eponym === 'Romberg' ? 'Finding' : 'Disorder' });
          const surface = text.slice(entity.start, entity.end);
          const term = eponymTerms(language).find(({ names }) => names.includes(eponym)) ?? terms.get(eponym);
          expect(surface.toLowerCase()).toBe(term && writeTerm(term).toLowerCase());
          expect(text).not.toMatch(/[{}]/u);
          expect(guard(text)(entity)).toBe(true);
        }
      }
    },
  );

  it('depends on the seed, and takes other eponyms, numbers and labels', () => {
    expect(createEponymCorpus('en')).toEqual(createEponymCorpus('en', { seed: 13 }));
    expect(createEponymCorpus('en', { seed: 14 })).not.toEqual(createEponymCorpus('en'));
    const [doc] = createEponymCorpus('en', { eponyms: ['Foley'], sentences: 3, label: 'Device', layer: 'x' });
    expect(doc?.entities).toMatchObject([{ label: 'Device', layer: 'x' }]);
    expect(() => createEponymCorpus('en', { eponyms: ['Nobody'] })).toThrow('has no "Nobody"');
    expect(() => createEponymCorpus('en', { sentences: 1e6 })).toThrow(TypeError);
  });
});

describe('palimpsest eponyms', () => {
  it('writes the corpus, and a tagger or a person can read it', async () => {
    const { code, stdout, stderr } = await runCli([
      'eponyms',
      '-',
      '--language',
      'es',
      '--eponyms',
      'Crohn,Horton',
      '--sentences',
      '7',
    ]);
    expect(code).toBe(0);
    expect(stderr).toBe('14 sentences with 2 eponyms → standard output\n');
    const records = stdout.trimEnd().split('\n').map((line) => JSON.parse(line) as { id: string }); // prettier-ignore
    expect(records).toHaveLength(14);
    expect(records[0]).toMatchObject({
      id: 'eponym-es-crohn-001',
      entities: [{ label: 'Disorder', layer: 'clinical' }],
    });
    expect((await runCli(['eponyms', '-', '--eponyms', 'Nobody'])).code).toBe(2);
  });
});
