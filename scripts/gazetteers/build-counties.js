// Builds the list of American counties, each in one state: node scripts/gazetteers/build-counties.js
import { counties } from './lib-english.js';
import { recordSources, writeList } from './lib-locale-lists.js';

const COUNTY = / County$/;

// A list has a name once, and thirty states have a Washington County: each goes to the state that has the fewest so far.
const states = new Map();
const named = counties().filter(({ countyname }) => COUNTY.test(countyname));
for (const { state, countyname } of named) {
  const name = countyname.replace(COUNTY, '');
  states.set(name, [...(states.get(name) ?? []), state]);
}
const sizes = new Map();
const sizeOf = (state) => sizes.get(state) ?? 0;
const entries = [...states]
  .sort(([, a], [, b]) => a.length - b.length)
  .map(([value, all]) => {
    const [region] = [...all].sort((a, b) => sizeOf(a) - sizeOf(b));
    sizes.set(region, sizeOf(region) + 1);
    return { value, region };
  });
writeList(
  'en',
  'counties',
  entries,
  'fips',
  'counties by state, "County" left out; a name that several have under one',
);
recordSources('en');
