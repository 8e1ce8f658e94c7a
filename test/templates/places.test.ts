import { describe, expect, it } from 'vitest';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { sharedLexicon } from '../../src/surrogates/lexicon.ts';
import { render } from './helpers.ts';

const gazetteers = loadGazetteers();
const worldOf = (locale: string) => {
  const { world, places } = sharedLexicon({ gazetteers, locale, partition: 'all', keepTokens: false });
  const regionOf = (town: string): string => places.list('city')?.find(town)?.region ?? '';
  return { world, regionOf, isOf: (zip: string, town: string) => world.areas.get(regionOf(town))?.some((area) => zip.startsWith(area)) }; // prettier-ignore
};

describe('a postcode and a region beside a town', () => {
  it.each(['de', 'fr', 'es', 'sv'])('are those of the town, whichever stands first (%s)', (locale) => {
    const { world, isOf } = worldOf(locale);
    expect(world.areas.size).toBeGreaterThan(0);
    for (const { text } of render('{{zip}} {{city}}', 200, { locale })) {
      const [, zip = '', town = ''] = /^(?:[A-Z]+-)?(\d[\d ]*) (.+)$/u.exec(text) ?? [];
      expect([text, isOf(zip, town)]).toEqual([text, true]);
    }
  });

  it('are of the department where it is known', () => {
    const { world } = worldOf('fr');
    let known = 0;
    for (const { text } of render('Ville : {{city}}\nCode postal : {{zip}}', 300, { locale: 'fr' })) {
      const [, town = '', zip = ''] = /^Ville : (.+)\nCode postal : (\d+)$/u.exec(text) ?? [];
      const area = world.areaOf(town);
      if (area === undefined) continue;
      known++;
      expect(zip.slice(0, area.length)).toBe(area);
    }
    expect(known).toBeGreaterThan(150);
  });

  it('are those of the great town, or of the one that lies nearest, where nothing tells of the region', () => {
    const texts = render('{{city}}: {{zip}}', 4000, { locale: 'pt-PT' }).map(({ text }) => text);
    const { regionOf, world } = worldOf('pt');
    for (const text of texts) expect([text, world.landOf(regionOf(text.split(': ')[0] ?? ''))]).toEqual([text, 'PT']);
    // A great town; villages beside Aveiro; the third island of the Azores.
    for (const [town, zip] of [
      [/^Braga:/u, /: 47/u],
      [/^Gafanha/u, /: 38/u],
      [/^Praia da Vitória/u, /: 97/u],
    ] as const) {
      const own = texts.filter((text) => town.test(text));
      expect(own.length).toBeGreaterThan(0);
      for (const text of own) expect(text).toMatch(zip);
    }
  });

  it('are those of one of the United States in American English, as a code or a name', () => {
    const { isOf, regionOf, world } = worldOf('en');
    const template = '{{city}}, {{region part=code}} {{zip}} / {{city}}, {{region}}';
    for (const { text } of render(template, 300, { locale: 'en-US' })) {
      const [, town = '', code = '', zip = '', other = '', name = ''] = /^(.+), ([A-Z]{2}) (\d{5})(?:-\d{4})? \/ (.+), (.+)$/u.exec(text) ?? []; // prettier-ignore
      expect([text, regionOf(town), isOf(zip, town)]).toEqual([text, code, true]);
      expect([text, world.named.get(name.toLowerCase())]).toEqual([text, regionOf(other)]);
    }
  });

  it('are others where words or another value stand between them', () => {
    const own = ['{{city}}, moved from {{region}}', '{{city}}, {{person}}, {{region}}'].map((template) => {
      const { regionOf, world } = worldOf('en');
      const texts = render(template, 200, { locale: 'en-US' }).map(({ text }) => text);
      return texts.filter((text) => {
        const [town = ''] = text.split(', ');
        return world.named.get(text.replace(/^.*(?:, | from )/u, '').toLowerCase()) === regionOf(town);
      }).length;
    });
    for (const count of own) expect(count).toBeLessThan(40);
  });

  it('do not depend on which layers are labelled', () => {
    const template = '{{zip layer=x label=Z}} {{city}} ({{region}})';
    const texts = (layers?: readonly string[]) => render(template, 50, { locale: 'es', ...(layers && { layers }) }).map(({ text }) => text); // prettier-ignore
    expect(texts(['x'])).toEqual(texts());
  });
});
