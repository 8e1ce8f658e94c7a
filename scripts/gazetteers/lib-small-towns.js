/** So many towns of a country: those of a long list of places would not differ from each other with fewer. */
const WANTED = 24;
/** And so many villages, for what is called one or lies in no list, of places with so few people. */
const VILLAGES = 20;
const [LEAST, VILLAGE] = [1000, 4000];
/** Countries of which no town is known by hand have none beside their capital. */
const KNOWN = 4;
/** A town's name as English texts have it, of one or two words; another spelling says that it is none. */
const PLAIN = /^[A-ZÀ-ÞČŁŚŠŞŽ][a-zß-ÿčćšžłńśźżőűşğıěřůąęț]+(?:[ -][A-ZÀ-ÞČŁŚŠŞŽ][a-zß-ÿčćšžłńśźżőűşğıěřůąęț]+)?$/u;
const QUARTER = /\b(?:City|Town|New|Old|Norte|Sur|Sud|Nord)$/u;

/** Words that readers would take for what they say. */
const WORDS = new Set(
  'Anchovy|Bamboo|Centurion|Plunge|Ogre|Pout|Mascara|Granadilla|Mojo|Tapa|Tanga|Ghat|Luau|Jadder Cemetery|Pasragad Branch|Medina Estates|Bog Walk|Stony Hill|Point Hill|Petit Valley|Coxen Hole|Sachsenhausen|Bull Savanna'.split(
    '|',
  ),
);

export const folded = (name) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Towns that few know, in the order of their size, for countries of which the list has few: a village becomes none that everybody knows.
 *
 * @param known the towns of the list, with their countries.
 * @param places all towns: name, country and number of inhabitants.
 * @param taken folded names that are names of people or of places at home.
 */
export function smallTowns(known, places, taken) {
  const counts = new Map();
  for (const { region } of known) counts.set(region, (counts.get(region) ?? 0) + 1);
  const times = new Map();
  for (const { value } of places) times.set(folded(value), (times.get(folded(value)) ?? 0) + 1);
  const own = new Set([...taken, ...known.map(({ value }) => folded(value))]);
  const letters = new Set([...own].map(withoutDigraphs));
  const byCountry = new Map();
  for (const place of places) {
    const { value, region } = place;
    const key = folded(value);
    if ((counts.get(region) ?? 0) < KNOWN || !PLAIN.test(value) || QUARTER.test(value) || WORDS.has(value)) continue;
    if (value.length < 4 || value.length > 16 || times.get(key) > 1 || letters.has(withoutDigraphs(key))) continue;
    byCountry.set(region, [...(byCountry.get(region) ?? []), place]);
  }
  return [...byCountry].flatMap(([region, all]) => {
    const towns = all.toSorted((a, b) => b.population - a.population || (a.value < b.value ? -1 : 1));
    const few = towns.slice(0, Math.max(0, WANTED - (counts.get(region) ?? 0)));
    const villages = towns.slice(few.length).filter(({ population }) => population >= LEAST && population < VILLAGE);
    // Evenly from the order of the alphabet, so that they are of all parts of the country.
    const step = Math.max(1, villages.length / VILLAGES);
    const inOrder = villages.toSorted((a, b) => (a.value < b.value ? -1 : 1)).filter((_, i) => Math.floor((i + 1) / step) > Math.floor(i / step)); // prettier-ignore
    return [...few, ...inOrder.slice(0, VILLAGES)].map((town) => ({ ...town, band: 2 }));
  });
}

/** "Århus" is Aarhus. */
const withoutDigraphs = (key) =>
  key
    .replaceAll(/aa|å/gu, 'a')
    .replaceAll(/[oø]e|ø/gu, 'o')
    .replaceAll('ue', 'u');
