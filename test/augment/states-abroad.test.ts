import { expect, it } from 'vitest';
import { packOf } from '../../src/languages/index.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { copiesIn } from '../helpers/copies-in.ts';

const IN = { de: 'in', sv: 'i', fr: '', es: 'en', it: '', nl: 'in', pt: '', ca: '' };

it.each(Object.entries(IN))(
  'lets a state abroad be the one of the town before it (%s)',
  async (language, preposition) => {
    const states = packOf(language)?.places?.regionsAbroad?.map((line) => line.replaceAll('_', ' ')) ?? [];
    const texts = ['– [Tulsa|LOC], [Oklahoma|LOC] –', '– [Dallas|LOC] ([Texas|LOC]) –', '– [Qvulsa|LOC], [Ohio|LOC], [Chicago|LOC]/[Illinois|LOC] –']; // prettier-ignore
    for (const text of [...texts, ...(preposition === '' ? [] : [`– [Dallas|LOC] ${preposition} [Texas|LOC] –`])])
      for (const { mentions } of await copiesIn(language, text, 8))
        for (let i = 0; i < mentions.length; i += 2) {
          const [town = '', state = ''] = mentions.slice(i);
          if (text.includes('Qv') && i === 0) expect(state).not.toBe('Ohio');
        else expect(states.some((line) => line.startsWith(`${state} = `) && line.includes(town)), mentions.join()).toBe(true); // prettier-ignore
        }
  },
);

it.each(Object.keys(IN))(
  'reads one mention of several places as several, and states by their English names (%s)',
  async (language) => {
    const states = packOf(language)?.places?.regionsAbroad?.map((line) => line.replaceAll('_', ' ')) ?? [];
    for (const { mentions } of await copiesIn(
      language,
      '– [Tulsa, Oklahoma|LOC] – [Los Angeles, California|LOC] – [Dallas (Texas)|LOC] – [Trenton, New Jersey, USA|LOC] –',
      8,
    ))
      for (const mention of mentions) {
        const [, town = '', state = ''] = /^([^,(]+)(?:, | \()([^,)]+)(?:\)|, USA)?$/u.exec(mention) ?? [];
        expect(
          states.some((line) => line.startsWith(`${state} = `) && line.includes(town)),
          mention,
        ).toBe(true);
      }
    for (const { mentions } of await copiesIn(language, '– [New Jersey, USA|LOC] –', 8))
      expect(mentions[0]).toMatch(
        /^(?!New |North |South )[^,]+, USA$|^(?:New (?:Jersey|Hampshire|Mexico|York)|(?:North|South) (?:Carolina|Dakota)), USA$/u,
      );
  },
);

it.each([
  ['de', 'Er wohnt in [Gera|LOC], dann in [Fulda, Hessen|LOC].', /^(?:Elbe|Ems|Lippe|Mur|Nahe|Rednitz|Ruhr|Bode)/u],
  ['fr', 'Il habite à [Vienne|LOC].', /^(?:Sarthe|Moselle|Creuse|Nièvre|Marne)/u],
  ['en', 'He lives in [Oxford|LOC], [Mississippi|LOC].', /^(?:Missouri|Hudson|Potomac|Susquehanna)$/u],
])('takes no town or state for the river that is called so without an article (%s)', async (language, text, rivers) => {
  for (const { mentions } of await copiesIn(language, text, 12))
    for (const mention of mentions) if (mention !== 'Missouri') expect(mention).not.toMatch(rivers);
});

it('knows where towns of the lists lie that are in the United States', () => {
  for (const language of Object.keys(IN)) {
    const list = loadGazetteers().list(language, 'world-cities');
    for (const line of packOf(language)?.places?.regionsAbroad ?? []) {
      const [, , country = '', ...towns] = line.split(' ').map((word) => word.replaceAll('_', ' '));
      for (const town of towns.filter((name) => list?.find(name) !== undefined))
        expect(list?.find(town)?.region, `${language} ${town}`).toBe(country);
      expect(
        towns.some((name) => list?.find(name) !== undefined),
        `${language} ${line}`,
      ).toBe(true);
    }
  }
});
