import { describe, expect, it } from 'vitest';
import { augment } from '../../src/index.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { createEnglishCopies } from '../helpers/english-copies.ts';
import { labelled } from '../helpers/marked.ts';

const copiesOf = createEnglishCopies({ P: { type: 'person' }, L: { type: 'location' }, O: { type: 'organisation' }, E: { policy: 'from-corpus' }, M: { policy: 'from-corpus' } }); // prettier-ignore

const regionOf = (town = '') => loadGazetteers().list('en', 'cities')?.find(town)?.region;
const countryOf = (town = '') => loadGazetteers().list('en', 'world-cities')?.find(town)?.region;

describe('a town beside an election', () => {
  it('lies where that was held, be it called as one abroad, as a part of a great city, or with another', async () => {
    for (const [, town] of await copiesOf('In the [2012 Quebec general election|E] he stood in [Verdun|L] .'))
      expect(regionOf(town), town).toBe('QC');
    for (const [part] of await copiesOf('He stood in [Parkdale|L] in the [1995 Ontario general election|E] .'))
      expect(part).not.toMatch(/^(?:Parkdale|Verdun|Outremont|Saint-Henri|Gastown|Kitsilano|Shaughnessy|Strathcona)$/u);
    for (const [, town = ''] of await copiesOf('In the [2000 Canadian federal election|E] she won [York South - Weston|L] .'))
      expect(town.split(/ South - /u).map((name) => regionOf(name)), town).toEqual(['ON', 'ON']); // prettier-ignore
  });

  it('lies in the state that is named there', async () => {
    for (const [, town] of await copiesOf('She lost the [2014 Texas gubernatorial election|E] and left [Lubbock|L] .'))
      expect(regionOf(town), town).toBe('TX');
  });
});

describe('a text of some time and part of the world', () => {
  it('has no assembly of a province that there was not yet', async () => {
    for (const [body] of await copiesOf('He sat in the [Legislative Assembly of Ontario|O] between 1869 and 1872 .'))
      expect(body).toMatch(/^Legislative Assembly of (?:Quebec|Nova Scotia|New Brunswick|Manitoba|British Columbia)$/u);
  });

  it('keeps countries at war, what founded something, and what is now called otherwise', async () => {
    const war = 'It was the campaign of the [United States of America|L] in [World War II|E] .';
    for (const [country] of await copiesOf(war)) expect(country).toBe('United States of America');
    for (const [founder] of await copiesOf('[Italy|L] became one of the six founding members of the bank .'))
      expect(founder).toBe('Italy');
    const names = ['Middle Congo', 'Republic of the Congo'];
    for (const kept of await copiesOf('He went to [Middle Congo|L] ( now the [Republic of the Congo|L] ) .'))
      expect(kept).toEqual(names);
  });

  it('keeps a country by its other name, and one whose people is cut off behind it beside its towns', async () => {
    for (const [today, , former] of await copiesOf('The daughter of modern-day [Myanmar|L] was born in [Mandalay|L] in [Burma|L] .'))
      expect([today, former]).toEqual(['Myanmar', 'Burma']); // prettier-ignore
    for (const [country, town] of await copiesOf('It has offices in the [Iran|L] ian cities of [Tehran|L] and [Mashhad|L] .')) {
      expect(country).toBe('Iran');
      expect(countryOf(town), town).toBe('Iran');
    } // prettier-ignore
  });

  it('has an ambassador in a capital, a town where those beside it lie, and a city that is called as its province', async () => {
    for (const [seat] of await copiesOf('The ambassador in [Colombo|L] spoke of the [Sri Lankan Civil War|E] .'))
      expect(seat).toBe('Colombo');
    for (const [, , town] of await copiesOf('They closed the cities of [Karachi|L] , [Lahore|L] and [Hyderabad|L] .'))
      expect(countryOf(town), town).toBe('Pakistan');
    for (const [city] of await copiesOf('He studied law in [Quebec City|L] .'))
      expect(regionOf(city), city).toMatch(/^\p{Lu}\p{Lu}$/u);
    for (const [school, town] of await copiesOf('He was at the [University of Quazmark|O] in [Tabriz|L] , [Iran|L] .'))
      expect(countryOf(school?.slice('University of '.length)), school).toBe(countryOf(town));
  });

  it('has clubs of the country that it tells of', async () => {
    const text = 'In the [Australian rules|M] league he began his career in 1926 at [Footscray|O] .';
    for (const [, club] of await copiesOf(text)) expect(['NSW', 'VIC', 'QLD', 'WAU', 'SA', 'TAS', 'ACT']).toContain(regionOf(club)); // prettier-ignore
  });
});

describe('a title', () => {
  it('is of the language of those of whom the text tells where it has no English word', async () => {
    const text = 'The [French|M] hit singles " [Chaque matin|M] " and " [Besoin de toi|M] " sold well .';
    for (const [people, ...titles] of await copiesOf(text)) {
      expect(people).toBe('French');
      for (const title of titles) expect(title).not.toMatch(/Chaque|Besoin|\b(?:the|from|of|for|home|winter)\b/iu);
    }
  });

  it('stays beside its translation', async () => {
    for (const [title] of await copiesOf('The song [Gloomy Day|M] ( Italian translation : Giorno triste ) is sad .'))
      expect(title).toBe('Gloomy Day');
  });
});

describe('a name', () => {
  it('is the same in other letters, which no label has', async () => {
    const doc = labelled('k', '[Grigory Belov|P] ( Russian : Григорий Белов , born 1949 ) is a singer .');
    const settings = { alpha: 10, augmentedOnly: true, generated: false, context: false, locale: 'en', policies: { P: { type: 'person' } } } as const; // prettier-ignore
    for await (const { text, entities } of await augment([doc], settings)) {
      const [{ start, end } = { start: 0, end: 0 }] = entities;
      const letters = /: (\P{Script=Latin}+?) ,/u.exec(text)?.[1];
      expect(text.slice(start, end)).not.toBe('Grigory Belov');
      expect(letters).toMatch(/^\p{Script=Cyrillic}+ \p{Script=Cyrillic}+$/u);
      expect(letters).not.toBe('Григорий Белов');
    }
  });

  it('stays beside a campaign that is called after it', async () => {
    for (const [, name, other] of await copiesOf('The [Eva Quazzel 2004 presidential campaign|E] ended , and [Quazzel|P] left [Tom Day|P] .')) {
      expect(name).toBe('Quazzel');
      expect(other).not.toBe('Tom Day');
    } // prettier-ignore
  });

  it('keeps its game where the text is of that, a letter before a hyphen, and its kind beside parties', async () => {
    for (const [paper] of await copiesOf('He wrote for [The Hockey News|O] of the best hockey players .'))
      expect(paper).toMatch(/Hockey/u);
    for (const [season] of await copiesOf('It is the [2007/2008 A-League|O] season .'))
      expect(season).toMatch(/^\d{4}\/\d{4} \p{Lu}-League$/u);
  });
});

describe('elections of several kinds', () => {
  it('that cannot move together stay where they were held', async () => {
    const text = 'It won the [2013 United Kingdom local elections|E] , the [2014 European Parliament election|E] and the [2015 United Kingdom general election|E] .'; // prettier-ignore
    for (const names of await copiesOf(text)) {
      const [, europe, home] = names.map((name) => Number.parseInt(name));
      expect([1994, 1999, 2004, 2009, 2014]).toContain(europe);
      expect([1992, 1997, 2001, 2005, 2010, 2015]).toContain(home);
    }
  });
});
