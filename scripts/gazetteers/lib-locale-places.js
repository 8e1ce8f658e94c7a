// Populated places of a country, from GeoNames, without the quarters of its big cities.
import { bandByPopulation } from './lib-locale-lists.js';
import { places } from './lib-locale-sources.js';

const DEGREE_KM = 111.2;

/** Between two places, in kilometres, near enough. */
export function distanceKm(a, b) {
  const north = (a.latitude - b.latitude) * DEGREE_KM;
  const east = (a.longitude - b.longitude) * DEGREE_KM * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

/**
 * Entries `{ value, band, population, latitude, longitude }` of the places of a country.
 *
 * @param country Code of the country.
 * @param options `minimum` population; `quarters`: a place this close (km, by name) to a big city is taken for one of its quarters
 *   unless `known` has it; `keep` judges the place; `spell` corrects names; `regions` names the regions by GeoNames code.
 */
export function placesOf(
  country,
  { minimum = 0, quarters = {}, known = [], keep = () => true, spell = {}, regions = {} } = {},
) {
  const all = places(country).map((place) => ({ ...place, name: spell[place.name] ?? place.name }));
  const centres = Object.entries(quarters).map(([name, radius]) => {
    const centre = all.filter((place) => place.name === name).sort((a, b) => b.population - a.population)[0];
    if (centre === undefined) throw new Error(`no place called ${name}`);
    return { centre, radius };
  });
  const trusted = new Set(known);
  const best = new Map();
  for (const place of all) {
    if (place.population < minimum || !keep(place.name, place)) continue;
    const quarter = centres.some(({ centre, radius }) => centre !== place && distanceKm(centre, place) < radius);
    if (quarter && !trusted.has(place.name)) continue;
    for (const part of place.name.split('/')) {
      const name = part.trim();
      if (/[()\d,[\]]/u.test(name) || name.length < 2) continue;
      if ((best.get(name)?.population ?? -1) < place.population) best.set(name, place);
    }
  }
  return [...best].map(([value, { population, admin1code, latitude, longitude }]) => ({
    value,
    population,
    band: bandByPopulation(population),
    region: regions[admin1code],
    latitude,
    longitude,
  }));
}
