import { obtain } from '../../core/collections.ts';
import { packOf } from '../../languages/index.ts';
import type { Band } from '../../resources/gazetteer.ts';
import { perLists, type Lists } from '../../resources/per-lists.ts';
import { fold } from '../case.ts';

/** Degrees north and east. */
type Position = readonly [north: number, east: number];

/** A town of a list, with where it lies. */
interface Town {
  readonly name: string;
  readonly region: string;
  readonly band: Band;
  readonly at: Position;
}

/** What a place of a copy became, and where both lie: by the folded names of the towns, or of those that stand for the regions. */
interface Move {
  readonly drawn: string;
  readonly from: string;
  readonly to: string;
}

/** Where to look for towns, and how far around it. */
interface Centre {
  readonly at: Position;
  readonly km: number;
}

interface Place {
  readonly kind: string;
  /** Its folded name. */
  readonly key: string;
}

/** A town that is to be replaced. */
interface Source extends Place {
  /** As the list has it. */
  readonly name: string;
  readonly band: Band;
}

const KM_A_DEGREE = 111;
/** Squares of half a degree: some 55 by 35 kilometres. */
const SQUARES = 2;
/** Towns that lie so near are neighbours, in kilometres; what is further off than the second is of another part of the country. */
const [NEAR, FAR] = [40, 150];
/** Around the seat of a region. */
const OF_SEAT = 25;
/** What becomes of a neighbour lies this much further off at most than it did. */
const SPREAD = 1.2;
/** With fewer, twice as far is looked, and so on. */
const ENOUGH = 6;
const ENOUGH_GREAT = 3;
const WIDEST = 4;
/** Places that were moved before, of which what lies nearest is asked. */
const KEPT = 12;

/** Where the towns of a language's lists lie, by folded name, and by square. */
const positions = perLists(({ gazetteers, locale }) => {
  const cities = gazetteers.list(locale, 'cities');
  const list = gazetteers.list(locale, 'town-positions');
  const byName = new Map<string, Town>();
  const bySquare = new Map<number, Town[]>();
  for (const name of list?.values ?? []) {
    const [north, east] = list?.find(name)?.region?.split(' ').map(Number) ?? [];
    const entry = cities?.find(name);
    if (north === undefined || east === undefined || entry === undefined) continue;
    const town: Town = { name, region: entry.region ?? '', band: entry.band, at: [north, east] };
    byName.set(fold(name), town);
    obtain(bySquare, squareOf(Math.floor(north * SQUARES), Math.floor(east * SQUARES)), () => []).push(town);
  }
  return { byName, bySquare };
});

/** Regions, by folded name, with the town that stands for where they lie. */
const seats = perLists(({ locale }) => {
  const lines = packOf(locale)?.places?.seatsOfRegions?.split('|') ?? [];
  return new Map(
    lines.map((line) => {
      const [region = '', seat = ''] = line.split(' ').map((name) => name.replaceAll('_', ' '));
      return [fold(region), seat] as const;
    }),
  );
});

/** Whether it is known where a region lies, by its folded name. */
export const hasSeat = (region: string, lists: Lists): boolean => seats(lists).has(region);

/** The moves of each copy, by its account of places: of each kind by folded name. */
const moves = new WeakMap<ReadonlyMap<string, string>, Map<string, Move>>();

/** Remembers what a town or region of a copy became, for {@link neighboursFor} and {@link moveOf}. */
export function noteMove(
  account: ReadonlyMap<string, string>,
  { kind, key }: Place,
  drawn: string,
  lists: Lists,
): void {
  const seat = kind === 'region' ? seats(lists).get(key) : key;
  const other = kind === 'region' ? seats(lists).get(fold(drawn)) : fold(drawn);
  obtain(moves, account, () => new Map()).set(`${kind} ${key}`, { drawn, from: fold(seat ?? ''), to: fold(other ?? '') }); // prettier-ignore
}

/** What a town or region of a copy became before: it stays so, whatever became of its neighbours since. */
export function moveOf(account: ReadonlyMap<string, string>, { kind, key }: Place): string | undefined {
  return moves.get(account)?.get(`${kind} ${key}`)?.drawn;
}

/** Where what replaces a place should lie: near what a neighbour of it became, or the place named last where nothing tells its neighbours. */
function centreFor(
  { kind, key }: Place,
  from: Position | undefined,
  account: ReadonlyMap<string, string>,
  region: string | undefined,
  lists: Lists,
): Centre | undefined {
  const all = moves.get(account);
  if (all === undefined || all.size === 0) return undefined;
  const { byName } = positions(lists);
  let nearest: { at: Position; km: number } | undefined;
  let last: Position | undefined;
  let isApart = false;
  for (const [own, move] of [...all].slice(-KEPT)) {
    const to = own === `${kind} ${key}` ? undefined : byName.get(move.to);
    if (to === undefined || (region !== undefined && to.region !== region)) continue;
    const source = byName.get(move.from)?.at;
    if (from === undefined || source === undefined) {
      last = to.at;
      continue;
    }
    const km = distance(from, source);
    isApart ||= km > FAR;
    if (km <= FAR && (nearest === undefined || km < nearest.km)) nearest = { at: to.at, km };
  }
  if (nearest !== undefined) return { at: nearest.at, km: Math.max(NEAR, SPREAD * nearest.km) };
  return last === undefined || isApart ? undefined : { at: last, km: NEAR };
}

/**
 * The towns of which one may replace a town of a copy, since they lie near what became of its neighbours; `undefined` where nothing of them is known.
 *
 * @param account the places drawn in the copy.
 * @param region in which they must lie, as the list has it.
 * @param among only these: the nearest of them.
 * @param within the folded name of what its region became, or the great city of which it is a part.
 */
export function neighboursFor(
  source: Source,
  account: ReadonlyMap<string, string>,
  region: string | undefined,
  among: readonly string[] | undefined,
  lists: Lists,
  within?: string,
): readonly string[] | undefined {
  const seat = within === undefined ? undefined : (seats(lists).get(within) ?? within);
  if (seat === undefined && !moves.has(account)) return undefined;
  const { byName } = positions(lists);
  const town = seat === undefined ? undefined : byName.get(fold(seat));
  if (town !== undefined) return townsOfSeat(town, source.band, region, lists);
  const centre = centreFor(source, byName.get(fold(source.name))?.at, account, region, lists);
  return centre === undefined ? undefined : townsAround(centre, source.band, region, among, lists);
}

/** The towns around the seat of a region to which no other seat is nearer, those about as great as one where there are some. */
function townsOfSeat(seat: Town, band: Band, region: string | undefined, lists: Lists): readonly string[] | undefined {
  if (councils(lists).has(seat)) {
    const governed = villages(lists)(seat).filter((town) => region === undefined || town.region === region);
    return governed.length === 0 ? undefined : governed.slice(0, ENOUGH_GREAT).map(({ name }) => name);
  }
  const own = areas(lists)(seat).filter((town) => region === undefined || town.region === region);
  for (const most of [0, 1, 2]) {
    const alike = own.filter((town) => Math.abs(town.band - band) <= most);
    if (alike.length >= ENOUGH) return alike.map(({ name }) => name);
  }
  return own.length < ENOUGH_GREAT ? undefined : own.map(({ name }) => name);
}

/** Towns with a council, which governs the villages around them. */
const councils = perLists((lists): ReadonlySet<Town> => {
  const { byName } = positions(lists);
  const groups = packOf(lists.locale)?.places?.bodySeats?.filter(({ isCouncil }) => isCouncil === true) ?? [];
  const names = groups.flatMap(({ towns }) => towns.split(/[ |]/u));
  return new Set(names.flatMap((name) => byName.get(fold(name.replaceAll('_', ' '))) ?? []));
});

/** The places around such a town that have no council, the nearest first. */
const villages = perLists((lists) => {
  const { bySquare } = positions(lists);
  const all = new Map<Town, readonly Town[]>();
  return (seat: Town) =>
    obtain(all, seat, () =>
      townsWithin(bySquare, seat.at, OF_SEAT, (town) => !councils(lists).has(town)).toSorted(
        (a, b) => distance(a.at, seat.at) - distance(b.at, seat.at),
      ),
    );
});

/** The towns around a seat to which no other seat is nearer. */
const areas = perLists((lists) => {
  const { byName, bySquare } = positions(lists);
  const all = new Map<Town, readonly Town[]>();
  const others = [...new Set(seats(lists).values())].flatMap((name) => byName.get(fold(name)) ?? []);
  return (seat: Town) =>
    obtain(all, seat, () =>
      townsWithin(bySquare, seat.at, OF_SEAT, ({ at }) => {
        const own = distance(at, seat.at);
        return others.every((other) => own <= distance(at, other.at));
      }),
    );
});

/** The towns around a centre that are about as great as one. */
function townsAround(
  { at, km }: Centre,
  band: Band,
  region: string | undefined,
  among: readonly string[] | undefined,
  lists: Lists,
): readonly string[] | undefined {
  const { byName, bySquare } = positions(lists);
  if (among !== undefined) {
    const placed = among.flatMap((one) => {
      const town = byName.get(fold(one));
      return town === undefined ? [] : [{ one, off: distance(town.at, at) }];
    });
    return placed.length < ENOUGH_GREAT ? undefined : placed.toSorted((a, b) => a.off - b.off).slice(0, ENOUGH_GREAT).map(({ one }) => one); // prettier-ignore
  }
  const enough = band === 0 ? ENOUGH_GREAT : ENOUGH;
  for (const most of [0, 1])
    for (let times = 1; times <= WIDEST; times *= 2) {
      const near = townsWithin(
        bySquare,
        at,
        km * times,
        (town) => Math.abs(town.band - band) <= most && (region === undefined || town.region === region),
      );
      if (near.length >= enough) return near.map((town) => town.name);
    }
  return undefined;
}

/** Of regions those whose seats are known, the nearest to what became of the neighbours of one first; `undefined` where nothing of them is known. */
export function regionsNearTo(
  place: Place,
  account: ReadonlyMap<string, string>,
  regions: readonly string[],
  lists: Lists,
): readonly string[] | undefined {
  const { key } = place;
  const seat = moves.has(account) ? seats(lists).get(key) : undefined;
  if (seat === undefined) return undefined;
  const { byName } = positions(lists);
  const centre = centreFor(place, byName.get(fold(seat))?.at, account, undefined, lists);
  if (centre === undefined) return undefined;
  const placed = regions.flatMap((name) => {
    const at = byName.get(fold(seats(lists).get(fold(name)) ?? ''))?.at;
    return at === undefined || fold(name) === key ? [] : [{ name, km: distance(at, centre.at) }];
  });
  return placed.length === 0 ? undefined : placed.toSorted((a, b) => a.km - b.km).map(({ name }) => name);
}

/** A square by its row and column. */
const squareOf = (row: number, column: number): number => row * COLUMNS + column;

/** More than there are from west to east. */
const COLUMNS = 2 * 360 * SQUARES;

/** Towns at most so many kilometres from a position. */
function townsWithin(
  bySquare: ReadonlyMap<number, readonly Town[]>,
  at: Position,
  km: number,
  fits: (town: Town) => boolean,
): readonly Town[] {
  const [north, east] = at;
  const rows = km / KM_A_DEGREE;
  const columns = rows / Math.max(0.2, Math.cos((north * Math.PI) / 180));
  const [west, farEast] = [Math.floor((east - columns) * SQUARES), Math.floor((east + columns) * SQUARES)];
  const found: Town[] = [];
  for (let row = Math.floor((north - rows) * SQUARES); row <= Math.floor((north + rows) * SQUARES); row++)
    for (let column = west; column <= farEast; column++)
      for (const town of bySquare.get(squareOf(row, column)) ?? NO_TOWNS)
        if (fits(town) && distance(town.at, at) <= km) found.push(town);
  return found;
}

const NO_TOWNS: readonly Town[] = [];

/** Of great towns, by their folded names, the one that lies nearest to a town of the same region. */
export function nearestIn(town: string, great: Iterable<string>, lists: Lists): string | undefined {
  const { byName } = positions(lists);
  const from = byName.get(fold(town));
  let nearest: { name: string; km: number } | undefined;
  for (const name of from === undefined ? [] : great) {
    const to = byName.get(name);
    if (from === undefined || to?.region !== from.region) continue;
    const km = distance(from.at, to.at);
    if (nearest === undefined || km < nearest.km) nearest = { name, km };
  }
  return nearest?.name;
}

/** In kilometres, near enough. */
function distance([north, east]: Position, [otherNorth, otherEast]: Position): number {
  const middle = ((north + otherNorth) / 2) * (Math.PI / 180);
  const [up, along] = [north - otherNorth, (east - otherEast) * Math.cos(middle)];
  return KM_A_DEGREE * Math.sqrt(up * up + along * along); // Math.hypot takes some ten times as long
}
