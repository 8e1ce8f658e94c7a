import { describe, expect, it } from 'vitest';
import { copiesIn } from '../helpers/copies-in.ts';

describe('letters that lead back to themselves', () => {
  it.each(['en', 'de', 'sv', 'fr', 'es', 'pt'])('are written as others are (%s)', async (locale) => {
    for (const text of [
      'lund ( Lund )',
      'nato ( Nato ) , Nato ( nato ) , NATO ( Nato )',
      'zwexelbund ( Zwexelbund )',
      'FDP-Politiker ( FDP )',
      'Alde Norbs ( Alde Norb ) , Alde Norb',
      'Norben , Norben Alde Norben , Alde Norben , Norben Alde',
      'AN ( Alde Norb ) , Alde Norb ( AN ) , A N ( AN ) , AN , A N',
    ]) {
      const marked = text.replaceAll(/[\p{L}-]+(?: [\p{L}-]+)*/gu, '[$&|ORG]');
      for (const { text: copy, mentions } of await copiesIn(locale, `The ${marked} .`, 3)) {
        expect(mentions).toHaveLength(marked.split('|').length - 1);
        expect(copy).not.toContain('undefined');
      }
    }
  });

  it('are those of what is written for the name that has them as its head', async () => {
    for (const { mentions } of await copiesIn('de', 'Der [FDP-Politiker|ORG] ( [FDP|ORG] ) kam .'))
      expect(mentions[0]).toBe(`${mentions[1]}-Politiker`);
  });
});
