import { describe, expect, it } from 'vitest';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import { packOf } from '../../src/languages/index.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { copiesIn } from '../helpers/copies-in.ts';
import { copiesOf } from '../helpers/copies.ts';
import { labelled } from '../helpers/marked.ts';

/** Where a town lies, as degrees north and east. */
function positionOf(locale: string, town: string): readonly [number, number] {
  const at = loadGazetteers().list(locale, 'town-positions')?.find(town)?.region;
  expect(at, town).toMatch(/^-?\d+\.\d -?\d+\.\d$/);
  return at?.split(' ').map(Number) as [number, number];
}

/** In kilometres. */
function distance(locale: string, a: string, b: string): number {
  const [[north, east], [otherNorth, otherEast]] = [positionOf(locale, a), positionOf(locale, b)];
  return 111 * Math.hypot(north - otherNorth, (east - otherEast) * Math.cos((north * Math.PI) / 180));
}

const seatOf = (county: string): string =>
  (packOf('en')?.places?.seatsOfRegions ?? '')
    .split('|')
    .find((line) => line.startsWith(`${county.replaceAll(' ', '_')} `))
    ?.split(' ')[1]
    ?.replaceAll('_', ' ') ?? '';

/** Of each copy the longest way between two of the towns that its mentions became, as far as it is known where they lie. */
async function spread(locale: string, text: string): Promise<readonly number[]> {
  const list = loadGazetteers().list(locale, 'town-positions');
  const copies = await copiesIn(locale, text);
  const known = copies.filter(({ mentions }) => mentions.every((town) => list?.find(town) !== undefined));
  expect(known.length).toBeGreaterThan(10);
  return known.map(({ mentions }) =>
    Math.max(...mentions.flatMap((a, i) => mentions.slice(i + 1).map((b) => distance(locale, a, b)))),
  );
}

describe('towns that lie near each other', () => {
  it.each([
    ['de', 'Die Strecke führt von [Uelzen|LOC] über [Lüneburg|LOC] nach [Winsen|LOC].'],
    ['en', 'The line runs from [Havant|LOC] through [Fareham|LOC] to [Gosport|LOC] in the county.'],
    ['sv', 'Tåget går från [Hässleholm|LOC] via [Eslöv|LOC] till [Lund|LOC].'],
    ['nl', 'De trein rijdt van [Gouda|LOC] via [Alphen aan den Rijn|LOC] naar [Leiden|LOC].'],
    ['it', 'Il treno va da [Prato|LOC] a [Empoli|LOC].'],
    ['fr', 'Le train relie [Vitré|LOC] à [Rennes|LOC].'],
    ['es', 'El tren une [Getafe|LOC] con [Leganés|LOC].'],
  ])('become such: %s', async (locale, text) => {
    const kilometres = (await spread(locale, text)).toSorted((a, b) => a - b);
    expect(kilometres[Math.floor(kilometres.length / 2)]).toBeLessThan(80);
    expect(kilometres.at(-1)).toBeLessThan(260);
  });

  it('lie near each other where the text says so, be they of different regions', async () => {
    for (const km of await spread('de', 'Er war Forstmeister von [Fürstenstein|LOC] bei [Waldenburg|LOC].'))
      expect(km).toBeLessThan(160);
  });

  it('need not where they did not', async () => {
    const kilometres = await spread('de', 'Der Zug fährt von [Flensburg|LOC] nach [Passau|LOC].');
    expect(Math.max(...kilometres)).toBeGreaterThan(150);
  });

  it('are of the county that is named behind them', async () => {
    for (const { mentions } of await copiesIn('en', '[Aylsham|LOC] is a small town in [Norfolk|LOC], England.')) {
      const [town = '', county = ''] = mentions;
      const own = distance('en', town, seatOf(county));
      expect(county).not.toBe('Norfolk');
      expect(own, `${town}, ${county}`).toBeLessThan(60);
    }
  });

  it('are what they were before, in the name of a body too', async () => {
    const text =
      'Von [Hattingen|LOC] über [Witten|LOC] nach [Essen|LOC]: das [Universitätsklinikum Essen|ORG] in [Essen|LOC].';
    for (const { mentions } of await copiesIn('de', text)) {
      const [, , town = '', body = '', again] = mentions;
      expect(again).toBe(town);
      expect(body).toContain(town);
    }
  });

  it('stay in their country where all others of the region are taken', async () => {
    const text = 'In [Scotland|LOC], [Aberdeen|LOC], [Dundee|LOC], [Edinburgh|LOC] and [Glasgow|LOC] are cities.';
    const cities = loadGazetteers().list('en', 'cities');
    for (const { mentions } of await copiesIn('en', text))
      for (const town of mentions.slice(1)) expect(['Scotland', 'England'], town).toContain(cities?.find(town)?.region);
  });
});

describe('lists of where towns lie', () => {
  it.each(['ca', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pt', 'sv'])(
    '%s has towns of its list, each with a position',
    (locale) => {
      const cities = loadGazetteers().list(locale, 'cities');
      const list = loadGazetteers().list(locale, 'town-positions');
      for (const town of list?.values ?? []) {
        expect(cities?.find(town), town).toBeDefined();
        positionOf(locale, town);
      }
      expect(list?.size ?? 0).toBeGreaterThan((cities?.size ?? 0) / 2);
    },
  );

  it('has each seat of a county', () => {
    for (const line of packOf('en')?.places?.seatsOfRegions?.split('|') ?? [])
      positionOf('en', (line.split(' ')[1] ?? '').replaceAll('_', ' '));
  });
});

it('become others where each stands behind the other as if that were its province', async () => {
  const text = 'Nació en [Jaén|LOC] , [Granada|LOC] . Vivió en [Granada|LOC] , [Jaén|LOC] .';
  const run = await augment([labelled('es', text)], { alpha: 2, locale: 'es', context: false, generated: false, augmentedOnly: true }); // prettier-ignore
  for (const copy of (await copiesOf(run)).copies)
    expect(copy.text).toMatch(/^Nació en (.+) , (.+) \. Vivió en \2 , \1 \.$/u);
});
