import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/rng.ts';
import { nameFamily } from '../../../src/surrogates/persons/name.ts';
import { behindParticles } from '../../../src/surrogates/persons/name-words.ts';
import { lexiconFor } from '../../../src/surrogates/persons/name-lexicon.ts';
import { mention, settingOf } from '../../helpers/surrogates.ts';

const SEEDS = Array.from({ length: 12 }, (_, i) => i);

function writeIn(locale: string, before: string, text: string, seed: number): string {
  const own = settingOf(locale);
  const each = mention('person', text, before);
  return nameFamily.write(each, nameFamily.study([each], own), { scope: createRng(seed) }, own) ?? text;
}

const givenIn = (locale: string, name: string) => lexiconFor(settingOf(locale).gazetteers, locale).word(name);

describe('names in Romance languages', () => {
  it.each([
    ['es', 'Gracias, ', 'Zuxi'],
    ['pt', 'Valeu, ', 'Zebo'],
    ['it', 'Grazie, ', 'Zale'],
    ['fr', 'Salut ', 'Zojo'],
    ['es', 'la reina ', 'Zetizia'],
  ])('are given names behind a greeting, thanks or a rank: %s %s%s', (locale, before, text) => {
    for (const seed of SEEDS) expect(givenIn(locale, writeIn(locale, before, text, seed)).given).toBeDefined();
  });

  it.each([
    ['es', 'José María Lindes', 'm'],
    ['es', 'María José Lindes', 'f'],
    ['ca', 'Josep Maria Lindes', 'm'],
    ['it', 'Antonio Maria Lindesi', 'm'],
  ])('are of one sex where a person has two: %s %s', (locale, text, gender) => {
    for (const seed of SEEDS)
      for (const given of writeIn(locale, '', text, seed).split(' ').slice(0, 2))
        expect([gender, 'u']).toContain(givenIn(locale, given).gender);
  });

  it.each([
    ['es', 'venció al serbio ', 'Zovak', 'm'],
    ['es', 'dice la profesora ', 'Zovak', 'f'],
    ['pt', 'disse a geógrafa ', 'Zovak', 'f'],
    ['fr', 'le peintre ', 'Zovak', 'm'],
    ['it', 'la cantante ', 'Zovak', 'f'],
  ])('have the sex of the noun before them: %s %s%s', (locale, before, text, gender) => {
    for (const seed of SEEDS) {
      const [given = ''] = writeIn(locale, before, `${text} Zuleki`, seed).split(' ', 1);
      expect([gender, 'u']).toContain(givenIn(locale, given).gender);
    }
  });

  it.each([
    ['una scuola verso la Svizzera: ', 'Dario Lindesi'],
    ['in Slovenia, il maresciallo ', 'Lindotti'],
    ['parla tedesco con ', 'Silvia'],
  ])('of the language stay so whatever people the line tells of: %s%s', (before, text) => {
    for (const seed of SEEDS)
      for (const word of writeIn('it', before, text, seed).split(' '))
        expect(givenIn('it', word).given ?? givenIn('it', word).family).toBeDefined();
  });

  it.each([
    ['Guarelschi Tiziano', /^\p{L}+ (?<given>\p{L}+)$/u],
    ['MONTANARI FABRIZIO', /^\p{L}+ (?<given>\p{L}+)$/u],
    ['Lindi Ivana ved. Cenci', /^\p{L}+ (?<given>\p{L}+) ved\. \p{Lu}\p{L}+$/u],
  ])('begin with the family name where no other reading is as good, in Italian forms: %s', (text, like) => {
    for (const seed of SEEDS) {
      const { given = '' } = like.exec(writeIn('it', '', text, seed))?.groups ?? {};
      expect(givenIn('it', given).given).toBeLessThan(2);
    }
  });

  it('are two family names behind a title, where the first is a given name of the other sex alone', () => {
    for (const seed of SEEDS)
      for (const word of writeIn('es', 'según el Sr. ', 'Paz Otero', seed).split(' '))
        expect(givenIn('es', word).family).toBeDefined();
  });

  it('keep an article before what somebody is called by', () => {
    for (const seed of SEEDS) {
      expect(writeIn('es', '', 'Zacarías el Mozo', seed)).toMatch(/^\p{Lu}[\p{L} ]+ el \p{L}+o$/u);
      expect(writeIn('es', '', 'Urraca la Zurda', seed)).toMatch(/^\p{Lu}[\p{L} ]+ la \p{L}+a$/u);
    }
  });

  it('keep the number of a king, be it one letter', () => {
    for (const seed of SEEDS) {
      expect(writeIn('es', 'sobrino de ', 'Alfonso X', seed)).toMatch(/ X$/u);
      expect(writeIn('fr', 'sous ', 'Charles V', seed)).toMatch(/ V$/u);
    }
  });

  it('have an article behind the particle, where tokens are words', () => {
    for (const [text, particle, joint] of [
      ['Rui de a Cunha', 'da', ' de a '],
      ['Rui de os Anjos', 'dos', ' de os '],
    ] as const)
      for (const seed of SEEDS) {
        const [, family] = writeIn('pt', '', text, seed).split(joint);
        expect(behindParticles(particle, 'pt')).toContain(family);
      }
  });

  it('have names behind particles that stand there', () => {
    for (const [locale, text, particle] of [
      ['pt', 'Rui da Cunha', 'da'],
      ['pt', 'Rui dos Anjos', 'dos'],
      ['fr', 'Guy de La Porte', 'la'],
      ['it', 'Ugo della Rovere', 'della'],
    ] as const) {
      const names = behindParticles(particle, locale);
      for (const seed of SEEDS) expect(names).toContain(writeIn(locale, '', text, seed).split(' ').at(-1));
    }
  });
});
