import { describe, expect, it } from 'vitest';
import { divisions } from '../../src/languages/en/divisions.ts';
import { createEnglishCopies } from '../helpers/english-copies.ts';

const copiesOf = createEnglishCopies({ O: { type: 'organisation' }, L: { type: 'location' } });

const namesIn = (country: string) => (divisions[country]?.split(': ')[1] ?? '').split(' ').map((name) => name.replaceAll('_', ' ')); // prettier-ignore

describe('an English division of a country', () => {
  it('is another of the same, behind a word for one', async () => {
    for (const [name = ''] of await copiesOf('Quavres is a commune in the French département of [Quisne|L] .'))
      expect(namesIn('France')).toContain(name);
    for (const [first = '', second = ''] of await copiesOf('He was Governor of [Gansu|L] and went to [Guizhou|L] .')) {
      expect(namesIn('China')).toContain(first);
      expect(namesIn('China')).toContain(second);
      expect(first).not.toBe(second);
    }
    for (const [oblast = ''] of await copiesOf('She was born in the [Kurgan Oblast|L] .'))
      expect(namesIn('Russia').map((name) => `${name} Oblast`)).toContain(oblast);
  });

  it('is one of what its country becomes, and called as it is there', async () => {
    for (const [county = '', country = ''] of await copiesOf('It lies in [Lika-Senj County|L] , [Croatia|L] .')) {
      const [, kind = '', names = ''] = /^(\p{L}+): (.*)/u.exec(divisions[country] ?? '') ?? [];
      if (kind !== '') expect(names.split(' ').map((name) => `${name.replaceAll('_', ' ')} ${kind}`)).toContain(county);
    }
  });

  it('is none where it is a state, a county of the language or a department of another kind', async () => {
    const text = 'The state of [Ohio|L] , the county of [Devon|L] and the department of [Brindlewick|L] agreed.';
    const all = Object.keys(divisions).flatMap(namesIn);
    for (const [state = '', county = '', other = ''] of await copiesOf(text))
      for (const name of [state, county, other]) expect(all).not.toContain(name);
  });
});
