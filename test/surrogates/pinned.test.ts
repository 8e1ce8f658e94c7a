import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/rng.ts';
import { parseGazetteer } from '../../src/resources/gazetteer-file.ts';
import { InMemoryList } from '../../src/resources/gazetteer-list.ts';
import type { Gazetteers } from '../../src/resources/gazetteer.ts';
import { ageFamily } from '../../src/surrogates/persons/age.ts';
import { locationFamily } from '../../src/surrogates/places/location.ts';
import { nameFamily } from '../../src/surrogates/persons/name.ts';
import { organisationFamily } from '../../src/surrogates/institutions/organisation.ts';
import type { Setting, SurrogateFamily, SurrogateType } from '../../src/surrogates/types.ts';
import { mention } from '../helpers/surrogates.ts';

const LISTS: Readonly<Record<string, string>> = {
  'given-names': '#value\tgender\nAda\tf\nBella\tf\nClara\tf\nDora\tf\nEva\tf\nGus\tm\nHugo\tm\nIvo\tm\nKarl\tm\n',
  'family-names': 'Alder\nBirch\nCedar\nDogwood\nElm\nFir\nGinkgo\nHazel\nIvy\nLind\n',
  cities: 'Northby\nOakford\nPondwick\nQuarrytown\nRiverton\nSandhill\n',
  countries: 'Ruritania\nSylvania\nTerranova\nUtopia\n',
};

/** Lists that no rebuilding of the package's own can change. */
const lists = new Map(
  Object.entries(LISTS).map(([name, text]) => [name, new InMemoryList('en', name, parseGazetteer(text, name))]),
);
const gazetteers: Gazetteers = {
  locales: ['en'],
  names: () => [...lists.keys()],
  grammars: () => [],
  list: (locale, name) => (locale === 'en' ? lists.get(name) : undefined),
  render: (_locale, name, rng, filter) => lists.get(name)?.draw(rng, filter),
  sources: (_locale, name) => [name],
  files: () => [],
  count: (_locale, name) => BigInt(lists.get(name)?.size ?? 0),
};
const setting: Setting = { locale: 'en', gazetteers, partition: 'all', keepTokens: false };

function write<State>(family: SurrogateFamily<State>, type: SurrogateType, texts: readonly string[]): unknown[] {
  const mentions = texts.map((text) => mention(type, text));
  const state = family.study(mentions, setting);
  return mentions.map((each) => family.write(each, state, { scope: createRng(13) }, setting));
}

describe('surrogates of seed 13', () => {
  it('are what they were: an upgrade must not change a corpus unnoticed', () => {
    expect({
      names: write(nameFamily, 'person', ['Eva Lind', 'Lind, Eva', 'E.L.', 'Karl Fir', 'K.', 'XX', 'Zoë']),
      places: write(locationFamily, 'location', [
        'Oakford',
        'Utopia',
        '12 Elm Road, Oakford, MA 02111',
        'Oakford County',
      ]),
      organisations: write(organisationFamily, 'organisation', ['Oakford Clinic', 'Lind Inc.', 'OC', 'XYZ']),
      ages: write(ageFamily, 'age', ['72', '3 months', '70s']),
    }).toMatchInlineSnapshot(`
      {
        "ages": [
          "76",
          "4 months",
          "80s",
        ],
        "names": [
          "Clara Dogwood",
          "Dogwood, Clara",
          "C.D.",
          "Gus Birch",
          "G.",
          "HH",
          "Cedar",
        ],
        "organisations": [
          "Sandhill Clinic",
          "Dogwood Inc.",
          "SC",
          "DOL",
        ],
        "places": [
          "Sandhill",
          "Ruritania",
          "87 Cedar Road, Sandhill, NC 19252",
          "Sandhill County",
        ],
      }
    `);
  });
});
