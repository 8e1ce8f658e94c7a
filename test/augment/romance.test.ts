import { describe, expect, it } from 'vitest';
import { augment } from '../../src/index.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { packOf } from '../../src/languages/index.ts';
import { regionOfProvince } from '../../src/surrogates/places/place-lexicon.ts';
import { fold } from '../../src/surrogates/case.ts';
import { labelled } from '../helpers/marked.ts';

/** The labels of these texts are surrogate types, but for `other`, which is drawn from the corpus. */
const TYPES = {
  ...Object.fromEntries(['location', 'city', 'country', 'street', 'zip', 'hospital', 'organisation', 'doctor', 'given-name', 'family-name', 'date', 'age', 'profession', 'medical-record'].map((type) => [type, { type }])),
  other: { policy: 'from-corpus' },
} as const; // prettier-ignore

/** What the mentions of a text became, in twenty copies. */
async function mentionsIn(locale: string, text: string, alpha = 20): Promise<readonly (readonly string[])[]> {
  const copies: string[][] = [];
  const settings = { alpha, augmentedOnly: true, generated: false, context: false, locale, policies: TYPES };
  for await (const { text: copy, entities } of await augment([labelled('c', text)], settings))
    copies.push(entities.map(({ start, end }) => copy.slice(start, end)));
  return copies;
}

const entryOf = (locale: string, list: string, value = '') => loadGazetteers().list(locale, list)?.find(value);

describe('places of Romance languages', () => {
  it('lie where the brackets behind them say, which is a region though it stands for a town before', async () => {
    for (const [alone, town, province, third, region] of await mentionsIn(
      'es',
      'De [Cádiz|location]. Nació en [Chiclana|location] ([Cádiz|location]) y su madre en [Zumaia|location] ([Guipúzcoa|location]).',
    )) {
      expect(entryOf('es', 'cities', alone), alone).toBeDefined();
      expect(entryOf('es', 'cities', town)?.region, town).toBe(province);
      expect(entryOf('es', 'cities', third)?.region, third).toBe(region);
    }
  });

  it('are provinces behind the word for one', async () => {
    for (const [province = '', other = ''] of await mentionsIn(
      'es',
      'Vive en la provincia de [Girona|location] y antes en la provincia de [Vizcaya|location].',
    ))
      for (const name of [province, other])
        expect(packOf('es')?.places?.ofProvince?.names.replaceAll('_', ' ')).toContain(name);
    for (const [province = ''] of await mentionsIn('it', 'Vive in provincia di [Cuneo|location].'))
      expect(packOf('it')?.places?.ofProvince?.names.split(' ')).toContain(province);
  });

  it('names regions in place of provinces that have no town of their name', () => {
    for (const code of ['es', 'ca', 'pt', 'it'])
      for (const [region, names] of Object.entries(packOf(code)?.places?.provinces ?? {}))
        for (const name of names.split(' ')) {
          expect(regionOfProvince(fold(name.replaceAll('_', ' ')), code)).toBe(region);
          expect(
            loadGazetteers()
              .list(code, 'cities')
              ?.values.some((town) => entryOf(code, 'cities', town)?.region === region),
            region,
          ).toBe(true);
        }
  });

  it('become countries by name where letters stand for one', async () => {
    for (const names of await mentionsIn(
      'es',
      'Un balón ([EE. UU.|country]), otro ([EEUU|country]) y [U.S.A.|country] o [UK|country].',
    ))
      for (const name of names) expect(entryOf('es', 'countries', name), name).toBeDefined();
  });

  it('are one town where a French name has hyphens, little words or letters for one', async () => {
    for (const towns of await mentionsIn(
      'fr',
      '[CERVAN-BERTIL|city], [Quarzy en Bois|city], [Quarzac s/ Vire|city], [Quarzy s/Ourcq|city] et [Quarzy sur Aube CEDEX|city], [Quarzy en Bois Cedex 3|city].',
    )) {
      for (const town of towns) expect(entryOf('fr', 'cities', town.replace(/ cedex.*$/iu, '')), town).toBeDefined();
      expect(towns[4]).toMatch(/ CEDEX$/u);
      expect(towns[5]).toMatch(/ Cedex \d$/u);
    }
  });
});
