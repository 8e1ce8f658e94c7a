import { hashOf as hashOfUnits, mixedHashOf } from '../core/hash.ts';
import { obtain } from '../core/collections.ts';
import type { Rng } from '../core/rng.ts';
import { unitAt } from '../core/units.ts';
import type { Band, DrawFilter, GazetteerEntry, GazetteerList, Partition } from './gazetteer.ts';
import { entryAt, GENDERS, type GazetteerColumns } from './gazetteer-file.ts';

const BANDS: readonly Band[] = [0, 1, 2];
const NEVER_DRAWN: Band = 3;
const PARTITIONS: readonly Partition[] = ['all', 'train', 'dev', 'test'];
/** Of twenty slots of the hash, the first 14 are train, the next 3 dev, the last 3 test: 70, 15 and 15 per cent. */
const SLOTS = 20;
const FIRST_DEV_SLOT = 14;
const FIRST_TEST_SLOT = 17;
/** Where a region has fewer, they would not hide which one was there. */
const ENOUGH_OF_REGION = 3;
/** And of a kind of a part, from which nothing is drawn that hides somebody, one and another. */
const ENOUGH_OF_KIND = 2;
/** Where it has so few of a size that others have to come too: so many times as often is one of the size drawn. */
const SIZE_TO_NEXT = 5;
/** Where fewer are rare, the less common ones come too: else whoever is in no list would always be one of few. */
const ENOUGH_OF_RARE = 24;
/** Parts a region from what is a part of it. */
const WITHIN = '/';
/** Values with more tokens than this share a pool. */
const MAX_TOKENS = 9;

/**
 * The partition of a value: a hash of the value alone, ignoring case, so that a name that is in two lists, two locales or
 * a user's own list is held back in all of them or in none.
 */
export function partitionOf(value: string): Exclude<Partition, 'all'> {
  const slot = (mixedHashOf(value.toLowerCase()) >>> 0) % SLOTS;
  return slot < FIRST_DEV_SLOT ? 'train' : slot < FIRST_TEST_SLOT ? 'dev' : 'test';
}

/** The number of tokens of a value, split at spaces and hyphens. */
export function countTokens(value: string): number {
  let tokens = 0;
  let inside = false;
  for (let i = 0, { length } = value; i < length; i++) {
    const unit = unitAt(value, i);
    const gap = unit === 0x20 || unit === 0x2d || unit === 0xa0;
    if (!gap && !inside) tokens++;
    inside = !gap;
  }
  return tokens;
}

/** One list of one locale, in memory; the pools that filters ask for are made once each. */
export class InMemoryList implements GazetteerList {
  readonly locale: string;
  readonly name: string;
  readonly values: readonly string[];
  private readonly columns: GazetteerColumns;
  private index: Int32Array | undefined;
  private partitions: Uint8Array | undefined;
  private tokens: Uint8Array | undefined;
  /** Whether every entry may be drawn. */
  private isWhole: boolean | undefined;
  private readonly pools = new Map<number, readonly number[]>();
  private readonly regional = new Map<string, Map<number, readonly number[]>>();

  constructor(locale: string, name: string, columns: GazetteerColumns) {
    this.locale = locale;
    this.name = name;
    this.values = columns.values;
    this.columns = columns;
  }

  get size(): number {
    return this.values.length;
  }

  find(value: string): GazetteerEntry | undefined {
    const index = (this.index ??= indexOf(this.values));
    const wanted = value.toLowerCase();
    for (let slot = hashOf(wanted) & (index.length - 1); ; slot = (slot + 1) & (index.length - 1)) {
      const at = (index[slot] as number) - 1;
      if (at < 0) return undefined;
      if ((this.values[at] as string).toLowerCase() === wanted) return entryAt(this.columns, at);
    }
  }

  entry(index: number): GazetteerEntry {
    return entryAt(this.columns, index);
  }

  draw(rng: Rng, filter: DrawFilter = {}): string {
    return this.values[this.drawIndex(rng, filter)] as string;
  }

  /** As `draw`; the index of the value instead of the value. `fixed` wins over `filter`. */
  drawIndex(rng: Rng, filter: DrawFilter, fixed: DrawFilter = {}): number {
    const pool = this.pool(filter, fixed);
    return pool === undefined ? rng.int(this.values.length) : rng.pick(pool);
  }

  /** Indices of the entries that meet the filters, wishes given up where none does; `undefined` for all of the list. */
  pool(filter: DrawFilter, fixed: DrawFilter = {}): readonly number[] | undefined {
    const share = fixed.partition ?? filter.partition;
    const sex = fixed.gender ?? filter.gender;
    const rank = fixed.band ?? filter.band;
    const partition = share === undefined || share === 'all' ? 0 : code(PARTITIONS, share, 'partition');
    const gender = sex === undefined ? 0 : code(GENDERS, sex, 'gender') + 1;
    const band = rank === undefined ? 0 : code(BANDS, rank === NEVER_DRAWN ? 2 : rank, 'band') + 1;
    const wanted = fixed.tokens ?? filter.tokens;
    const tokens = wanted === undefined ? 0 : Math.min(Math.max(wanted, 1), MAX_TOKENS);
    const region = fixed.region ?? filter.region;
    for (let wider = region; wider !== undefined; wider = widerOf(wider)) {
      const pool = this.within(wider, partition, gender, band, tokens);
      if (pool !== undefined) return pool;
    }
    return this.resolve(partition, gender, band, tokens);
  }

  /** Of those of a region, as many wishes as it has; `undefined` where it has none of the share. */
  private within(
    region: string,
    partition: number,
    gender: number,
    band: number,
    tokens: number,
  ): readonly number[] | undefined {
    const { regions } = this.columns;
    if (regions === undefined) return undefined;
    const pools = obtain(this.regional, region, () => new Map());
    const key = keyOf(partition, gender, band, tokens);
    let pool = pools.get(key);
    if (pool === undefined) {
      const enough = region.split(WITHIN).length > 2 ? ENOUGH_OF_KIND : ENOUGH_OF_REGION;
      const own = this.select(partition, gender, band, tokens, region);
      pool = own;
      // Where it has too few of the size, those of the next too, but seldom: a great town becomes no village.
      for (const next of [band + 1, 0]) {
        if (band === 0 || new Set(pool).size >= enough) break;
        const others = this.select(partition, gender, next, tokens, region);
        const times = own.length === 0 ? 0 : Math.max(1, Math.ceil((SIZE_TO_NEXT * others.length) / own.length));
        pool = [...others, ...Array.from({ length: times }, () => own).flat()];
      }
      // Of few of a gender, what is said of both fits too.
      if (new Set(pool).size < enough && gender > 0)
        pool = [...pool, ...this.select(partition, GENDERS.indexOf('u') + 1, 0, tokens, region)];
      if (new Set(pool).size < enough) pool = [];
      pools.set(key, pool);
    }
    return pool.length === 0 ? undefined : pool;
  }

  private resolve(partition: number, gender: number, band: number, tokens: number): readonly number[] | undefined {
    if (partition + gender + band + tokens === 0 && (this.isWhole ??= !this.columns.bands.includes(NEVER_DRAWN)))
      return undefined;
    const key = keyOf(partition, gender, band, tokens);
    const known = this.pools.get(key);
    if (known !== undefined) return known;
    let pool: readonly number[] | undefined = this.select(partition, gender, band, tokens);
    if (band === BANDS.length && pool.length < ENOUGH_OF_RARE)
      pool = [...pool, ...this.select(partition, gender, band - 1, tokens)];
    if (pool.length === 0) {
      if (tokens > 0) pool = this.resolve(partition, gender, band, 0);
      else if (band > 0) pool = this.resolve(partition, gender, 0, 0);
      else if (gender > 0) pool = this.resolve(partition, 0, 0, 0);
      else pool = partition > 0 ? this.resolve(0, 0, 0, 0) : undefined;
    }
    pool ??= this.values.map((_, i) => i);
    this.pools.set(key, pool);
    return pool;
  }

  private select(partition: number, gender: number, band: number, tokens: number, region?: string): number[] {
    const { genders, bands, regions } = this.columns;
    if (partition > 0)
      this.partitions ??= Uint8Array.from(this.values, (value) => PARTITIONS.indexOf(partitionOf(value)));
    if (tokens > 0) this.tokens ??= Uint8Array.from(this.values, (value) => Math.min(countTokens(value), MAX_TOKENS));
    const pool: number[] = [];
    for (let i = 0; i < this.values.length; i++) {
      if (bands[i] === NEVER_DRAWN) continue;
      if (region !== undefined && !isWithin(regions?.[i], region)) continue;
      if (partition > 0 && this.partitions?.[i] !== partition) continue;
      if (gender > 0 && genders[i] !== gender - 1) continue;
      if (band > 0 && bands[i] !== band - 1) continue;
      if (tokens > 0 && this.tokens?.[i] !== tokens) continue;
      pool.push(i);
    }
    return pool;
  }
}

/** "craft" of "craft/wood". */
function widerOf(region: string): string | undefined {
  const end = region.lastIndexOf(WITHIN);
  return end < 0 ? undefined : region.slice(0, end);
}

function isWithin(own: string | undefined, region: string): boolean {
  return own !== undefined && own.startsWith(region) && (own.length === region.length || own[region.length] === WITHIN);
}

/**
 * The places of values, from 1, by the hash of their lower case; of equal ones the first is met first. A map of the texts in lower case takes
 * ten times as long to make and megabytes of memory, in each thread.
 */
function indexOf(values: readonly string[]): Int32Array {
  const index = new Int32Array(2 << (32 - Math.clz32(values.length)));
  for (let i = 0; i < values.length; i++) {
    let slot = hashOf(values[i] as string) & (index.length - 1);
    while (index[slot] !== 0) slot = (slot + 1) & (index.length - 1);
    index[slot] = i + 1;
  }
  return index;
}

/** A hash of a text that does not depend on its case. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0, { length } = text; i < length; i++) {
    const unit = unitAt(text, i);
    if (unit > 0x7f) return folded(hashOfUnits(text.toLowerCase()));
    hash = Math.imul(hash ^ (unit >= 0x41 && unit <= 0x5a ? unit | 0x20 : unit), 0x01000193);
  }
  return folded(hash);
}

function folded(hash: number): number {
  return hash ^ (hash >>> 15);
}

function keyOf(partition: number, gender: number, band: number, tokens: number): number {
  return ((partition * 4 + gender) * 4 + band) * (MAX_TOKENS + 1) + tokens;
}

function code<T>(legal: readonly T[], value: T, what: string): number {
  const at = legal.indexOf(value);
  if (at < 0) throw new TypeError(`${what} must be one of ${legal.join(', ')}`);
  return at;
}
