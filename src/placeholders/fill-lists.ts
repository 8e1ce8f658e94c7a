import { PLACEHOLDER_LANGUAGE } from './german.ts';
import type { Rng } from '../core/rng.ts';
import type { Gazetteers, Gender } from '../resources/gazetteer.ts';
import { fold } from '../text/fold.ts';

/** Names for letters that begin few or none of the lists' values; of common knowledge. */
const RARE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'family-names': { q: 'Quandt Quast Quade', x: 'Xander Xylander', y: 'Yilmaz Yildirim', u: 'Ullrich Unger Uhlig' },
  'given-names:f': { q: 'Quirina', x: 'Xenia', y: 'Yvonne Yasmin', o: 'Olga Ottilie', w: 'Waltraud Wiebke', z: 'Zoe' },
  'given-names:m': {
    q: 'Quirin',
    x: 'Xaver',
    y: 'Yannick Yusuf',
    o: 'Otto Oskar Oliver',
    z: 'Zacharias',
    u: 'Uwe Udo Ulrich',
  },
  cities: {
    q: 'Quedlinburg Quickborn Quakenbrück',
    x: 'Xanten',
    y: 'Ybbs',
    ä: 'Ärzen',
    ö: 'Öhringen Ötigheim',
    ü: 'Überlingen Übach',
  },
  streets: {
    q: 'Quellenstraße Quittenstraße',
    x: 'Xantenstraße',
    y: 'Yorckstraße',
    ü: 'Überlandstraße',
    o: 'Ottostraße',
  },
};

/** Draws values by their first letter. Common values are preferred where there are three of them. */
export class FillLists {
  private readonly gazetteers: Gazetteers;
  private readonly pools = new Map<string, ReadonlyMap<string, readonly string[]>>();

  constructor(gazetteers: Gazetteers) {
    this.gazetteers = gazetteers;
  }

  /** A value that begins as `initial` does; any common one for a letter that begins none. */
  draw(name: ListName, initial: string, rng: Rng): string {
    const pool = this.pool(name);
    const first = initial.charAt(0).toLowerCase();
    const values = first === '' ? undefined : (pool.get(first) ?? pool.get(fold(first)));
    return rng.pick(values ?? (pool.get('') as readonly string[]));
  }

  private pool(name: ListName): ReadonlyMap<string, readonly string[]> {
    let pool = this.pools.get(name);
    if (!pool) this.pools.set(name, (pool = this.build(name)));
    return pool;
  }

  private build(name: ListName): ReadonlyMap<string, readonly string[]> {
    const [list, gender] = name.split(':') as [string, Gender | undefined];
    const source = this.gazetteers.list(PLACEHOLDER_LANGUAGE, list);
    const common = new Map<string, string[]>();
    const rest = new Map<string, string[]>();
    for (const value of source?.values ?? []) {
      const entry = source?.find(value);
      if (!entry || (gender !== undefined && entry.gender !== gender) || !fits(list, value)) continue;
      const key = value.charAt(0).toLowerCase();
      const into = entry.band === 2 ? rest : common;
      push(into, key, value);
      if (entry.band < 2) push(common, '', value);
    }
    const pool = new Map<string, readonly string[]>();
    for (const key of new Set([...common.keys(), ...rest.keys(), ...Object.keys(RARE[name] ?? {})])) {
      const known = common.get(key) ?? [];
      const all = known.length >= 3 ? known : [...known, ...(rest.get(key) ?? [])];
      const rare = RARE[name]?.[key]?.split(' ') ?? [];
      pool.set(key, all.length >= 3 ? all : [...new Set([...all, ...rare])]);
    }
    if (!pool.has('')) pool.set('', rest.size > 0 ? [...rest.values()].flat() : ['Muster']);
    return pool;
  }
}

export type ListName = 'family-names' | 'given-names:f' | 'given-names:m' | 'cities' | 'streets';

/** One word without a hyphen, so that a name stays one text element as its letter was; of streets, those in one word. */
function fits(list: string, value: string): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(value)) return false;
  return list !== 'streets' || /(?:straße|weg|allee|gasse|platz)$/u.test(value);
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
