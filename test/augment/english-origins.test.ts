import { describe, expect, it } from 'vitest';
import { createEnglishCopies } from '../helpers/english-copies.ts';
import { fold } from '../../src/surrogates/case.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';

const copiesOf = createEnglishCopies({
  P: { type: 'person' },
  L: { type: 'location' },
  O: { type: 'organisation' },
  E: { type: 'email' },
  M: { policy: 'from-corpus' },
});

const peopleOf = (list: 'given' | 'family', name = ''): string | undefined =>
  loadGazetteers().list('en', `people-${list}-names`)?.find(name)?.region;

describe('an English text', () => {
  it('has people of one people in place of who has both names of it, though many here have each', async () => {
    for (const [name = ''] of await copiesOf('She was examined by [Priya Sharma|P].'))
      expect(peopleOf('family', name.split(' ')[1]), name).toBe('indian');
  });

  it('has addresses that follow who is of another country now, in letters that an address may have', async () => {
    const text =
      'Mail [ivan.petrov@firm.example|E] to [Ivan Petrov|P], the [Russian|M] envoy, in [Moscow|L], [Russia|L].';
    for (const [mail = '', name = ''] of await copiesOf(text)) {
      const plain = fold(name).replaceAll('đ', 'd').replaceAll('ø', 'o').replaceAll(/['-]/gu, '').replace(' ', '.');
      expect(mail.split('@')[0]).toBe(plain);
    }
  });

  it('has a people told by a given name alone, where no list has the family name', async () => {
    for (const [name = ''] of await copiesOf('[Vladimir Quarzen|P] spoke.'))
      expect(peopleOf('given', name.split(' ')[0]), name).toBe('russian');
  });

  it('has an Arabic given name before a particle, and another before who is called Al', async () => {
    for (const [spokeswoman = '', politician = ''] of await copiesOf('[Fatima al-Quzri|P] met [Al Quarzen|P].')) {
      expect(spokeswoman).toMatch(/^\p{L}+ al-\p{L}+$/u);
      expect(peopleOf('given', spokeswoman.split(' ')[0]), spokeswoman).toBe('arabic');
      expect(peopleOf('given', politician.split(' ')[0]), politician).not.toBe('arabic');
    }
  });

  it('has a namesake of a hero for none whose kin or family name it tells', async () => {
    const heroes = /^(?:Achilles|Odysseus|Agamemnon|Menelaus|Heracles|Theseus)$/u;
    for (const [husband = ''] of await copiesOf('Her husband [Hector|P] came.')) expect(husband).not.toMatch(heroes);
    for (const [, short = ''] of await copiesOf('[Hector Delgado|P] fell. [Hector|P] was helped.'))
      expect(short).not.toMatch(heroes);
  });

  it('has another number for a road, whatever kind of road it is', async () => {
    for (const [route, short] of await copiesOf('[U.S. Route 57|L] crosses [US 83|L].')) {
      expect(route).toMatch(/^U\.S\. Route (?!57)\d\d$/u);
      expect(short).toMatch(/^US (?!83)\d\d$/u);
    }
  });

  it('calls a team that everybody knows by its nickname too', async () => {
    for (const [team = '', nickname] of await copiesOf('The [Denver Broncos|O] lost. The [Broncos|O] play again.')) {
      expect(team).not.toMatch(/Denver|Broncos/u);
      expect(team.endsWith(` ${nickname}`), `${team}, ${nickname}`).toBe(true);
    }
  });
});
