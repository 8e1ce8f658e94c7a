import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/rng.ts';
import { packOf } from '../../../src/languages/index.ts';
import { nameFamily } from '../../../src/surrogates/persons/name.ts';
import { behindParticles } from '../../../src/surrogates/persons/name-words.ts';
import { lexiconFor } from '../../../src/surrogates/persons/name-lexicon.ts';
import { mention, settingOf } from '../../helpers/surrogates.ts';

const SEEDS = Array.from({ length: 16 }, (_, i) => i);

function writeIn(locale: string, before: string, text: string, seed: number, after = ''): string {
  const own = settingOf(locale);
  const each = mention('person', text, before, after);
  return nameFamily.write(each, nameFamily.study([each], own), { scope: createRng(seed) }, own) ?? text;
}

const wordIn = (locale: string, name: string) => lexiconFor(settingOf(locale).gazetteers, locale).word(name);

describe('who is called by one name', () => {
  it.each(['falou com o Dr. ', 'a téc. ', 'dona ', 'a nora, ', 'foi a '])(
    'is so by the given one in Portuguese: %sZubelka',
    (before) => {
      for (const seed of SEEDS) expect(wordIn('pt', writeIn('pt', before, 'Zubelka', seed)).given).toBeDefined();
    },
  );

  it.each(['un dénommé ', 'Buvette : ', ''])(
    'is so by the given one in French too, but for titles: %sZubelka',
    (before) => {
      for (const seed of SEEDS) {
        expect(wordIn('fr', writeIn('fr', before, 'Zubelka', seed)).given).toBeDefined();
        expect(wordIn('fr', writeIn('fr', 'Mme ', 'Zubelka', seed)).family).toBeDefined();
        expect(wordIn('fr', writeIn('fr', 'la famille ', 'Zubelka', seed)).family).toBeDefined();
      }
    },
  );

  it('is so by a family name that the lists have', () => {
    for (const seed of SEEDS) expect(wordIn('pt', writeIn('pt', 'o Dr. ', 'Vasconcelos', seed)).family).toBeDefined();
  });

  it.each(['avec sa copine ', 'dit maman ', 'son ami '])(
    'is so by the given one behind kin and friends in French: %sZubelka',
    (before) => {
      for (const seed of SEEDS) expect(wordIn('fr', writeIn('fr', before, 'Zubelka', seed)).given).toBeDefined();
    },
  );

  it.each(['Mme Quarz épouse ', 'Mme Quarz, née ', 'QUARZ Olga veuve ', 'Nom : ', 'NOM: '])(
    'is so by that of birth or marriage: %s',
    (before) => {
      for (const seed of SEEDS) expect(wordIn('fr', writeIn('fr', before, 'Aubin', seed)).family).toBeDefined();
    },
  );
});

describe('names in French and Portuguese', () => {
  it.each([
    ['fr', 'ZWEXELBERGHE Zubelke'],
    ['fr', 'Zwexelberghe Marie-Laure'],
    ['pt', 'ZWEXELBERG Zubelko'],
  ])('have the family name first where it is in capitals or the given one is a pair: %s %s', (locale, text) => {
    for (const seed of SEEDS) {
      const words = writeIn(locale, '', text, seed).split(/[ -]/u);
      expect(wordIn(locale, words.at(-1) ?? '').given).toBeDefined();
      expect(wordIn(locale, words[0] ?? '').family).toBeDefined();
    }
  });

  it('write the particle as the name behind it asks', () => {
    for (const seed of SEEDS)
      expect(writeIn('fr', 'Madame ', 'de Zwexelberghe', seed)).not.toMatch(/de (?=[AEIOUÉÈÀ])/u);
  });

  it('have a family name behind a particle, be what stood there a given one too', () => {
    const names = behindParticles('da', 'pt');
    for (const seed of SEEDS) expect(names).toContain(writeIn('pt', '', 'Olga Pinto da Graça', seed).split(' ')[3]);
  });

  it('have a part of the given name behind a particle, where family names follow', () => {
    const devotions = packOf('pt')?.names?.devotions?.['da']?.split(' ');
    for (const seed of SEEDS) expect(devotions).toContain(writeIn('pt', '', 'Olga da Graça Pinto', seed).split(' ')[2]);
  });

  it('have another nickname between quotation marks', () => {
    const nicknames = packOf('pt')?.names?.nicknames?.split(' ');
    for (const seed of SEEDS)
      expect(nicknames).toContain(/«(.*)»/u.exec(writeIn('pt', '', 'Olga «Zwexal» Pinto', seed))?.[1]);
  });

  it('are two family names where a longer name ends in them', () => {
    const own = settingOf('pt');
    const [short, long] = [mention('person', 'Vaz Teles', 'o Dr. '), mention('person', 'Rui Vaz Teles')];
    const state = nameFamily.study([short, long], own);
    for (const seed of SEEDS) {
      const [end, whole] = [short, long].map((each) => nameFamily.write(each, state, { scope: createRng(seed) }, own));
      expect(whole?.endsWith(` ${end}`)).toBe(true);
    }
  });

  it('have the sex of how birth is told behind them', () => {
    for (const [locale, after, gender] of [
      ['fr', '\nNée le 3 mai', 'f'],
      ['fr', ', né à Zwexel', 'm'],
      ['pt', ', nascida em Zwexel', 'f'],
    ] as const)
      for (const seed of SEEDS)
        expect([gender, 'u']).toContain(wordIn(locale, writeIn(locale, 'Prénom : ', 'Zubelk', seed, after)).gender);
  });

  it('have the sex that "Dr." and endings tell', () => {
    for (const seed of SEEDS) {
      expect(wordIn('pt', writeIn('pt', 'o Dr. ', 'Zubelk', seed)).gender).toBe('m');
      expect(['f', 'u']).toContain(wordIn('fr', writeIn('fr', 'Prénom : ', 'Zubelère', seed)).gender);
    }
  });

  it('have many others in place of what no list has', () => {
    for (const locale of ['fr', 'pt']) {
      const names = SEEDS.map((seed) => writeIn(locale, 'sa fille ', 'Zubelk', seed));
      const families = SEEDS.map((seed) => writeIn(locale, '', 'Anna Zubelk', seed).split(' ')[1]);
      expect(new Set(names).size).toBeGreaterThan(10);
      expect(new Set(families).size).toBeGreaterThan(10);
    }
  });
});
