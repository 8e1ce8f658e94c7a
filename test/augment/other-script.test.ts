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

  it('is a name of its script where none stands before it', async () => {
    for (const [greek, han] of await copiesOf('In [Λάρισα|L] and [蔚|L] .')) {
      expect(greek).toMatch(/^\p{Script=Greek}{3,}$/u);
      expect(han).toMatch(/^\p{Script=Han}$/u);
    }
  });

  it.each([
    ['Ljubovija', 'Крупањ', 'Љубовија'],
    ['Novyy Put', 'Тверь', 'Новый Пут'],
    ['Žabari', 'Крупањ', 'Жабари'],
    ['Serres', 'Λάρισα', 'Σερρες'],
  ])('%s', (name, source, spelt) => expect(inScriptOf(name, source)).toBe(spelt));
});
