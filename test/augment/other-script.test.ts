import { describe, expect, it } from 'vitest';
import { inScriptOf } from '../../src/surrogates/other-script.ts';
import { createEnglishCopies } from '../helpers/english-copies.ts';

const copiesOf = createEnglishCopies({ P: { type: 'person' }, L: { type: 'location' } });

describe('a name in another script', () => {
  it('is spelt as the name before it became', async () => {
    const text =
      '[Krupanj|L] ( Serbian Cyrillic : [Крупањ|L] ) is a town , and [Anna Petrova|P] ( [Анна Петрова|P] ) came .';
    for (const [town = '', spelt = '', name = '', other = ''] of await copiesOf(text)) {
      expect(spelt).toBe(inScriptOf(town, 'Крупањ'));
      expect(other).toBe(inScriptOf(name, 'Анна'));
    }
  });

  it('follows it over a mention of the script', async () => {
    const text = '[Krupanj|L] ( [Serbian Cyrillic|M] : [Крупањ|L] ) is a town .';
    const all = createEnglishCopies({ L: { type: 'location' }, M: { policy: 'from-corpus' } });
    for (const [town = '', , spelt] of await all(text)) expect(spelt).toBe(inScriptOf(town, 'Крупањ'));
  });

  it('is one of somebody who writes so, of the same sex, and the same in capitals and initials', async () => {
    const text = '[Анна Петрова|P] и [Иван Смирнов|P] ; [Петрова|P] , [ПЕТРОВА|P] ; [Μαρία Παπαδοπούλου|P]';
    for (const [anna = '', ivan = '', petrova = '', capitals = '', maria = ''] of await copiesOf(text)) {
      expect(anna).toMatch(/^[А-ЯЁ][а-яё]+ [А-ЯЁ][а-яё]+(?:[оеё]ва|[иы]на|ая|[а-яё]{3})$/u);
      expect(ivan).toMatch(/^[А-Я][а-яё]+ [А-Я][а-яё]+[^ая]$/u);
      expect([petrova, capitals.toLowerCase()]).toEqual([anna.split(' ')[1], petrova.toLowerCase()]);
      expect(maria).toMatch(/^\p{Script=Greek}+ \p{Script=Greek}+$/u);
    }
  });

  it('is a name of its script where none stands before it', async () => {
    for (const [greek, han] of await copiesOf('In [Λάρισα|L] and [蔚|L] .')) {
      expect(greek).toMatch(/^\p{Script=Greek}{3,}$/u);
      expect(han).toMatch(/^\p{Script=Han}$/u);
    }
  });

  it.each([
    ['Ljubovija', 'Крупањ', 'Љубовија'],
    ['Novyy Put', 'Тверь', 'Новый Пут'],
    ['Yuliya Grigory', 'Тверь', 'Юлия Григорий'],
    ['Žabari', 'Крупањ', 'Жабари'],
    ['Serres', 'Λάρισα', 'Σερρες'],
  ])('%s', (name, source, spelt) => expect(inScriptOf(name, source)).toBe(spelt));
});
