import { memoise, perObject } from '../../core/caches.ts';
import { packOf } from '../../languages/index.ts';
import type { Places } from '../../languages/pack.ts';
import { fold } from '../case.ts';
import type { PlaceLexicon } from './place-lexicon.ts';
import type { Mention, Setting } from '../types.ts';

/** The lexicon of places of a language, as others hold it. */
interface WithPlaces {
  readonly places: PlaceLexicon;
  readonly world: { readonly landOf: (region: string) => string };
}

type SeatGroup = NonNullable<Places['bodySeats']>[number];

/** Towns of a document, by key, in which it tells bodies to be that few towns have, with all towns that have one. */
export type Seats = ReadonlyMap<string, readonly string[]>;

/**
 * "das OLG Hamm": what replaces a town with a body that few towns have is one with such a body. A town of several has the like of all of them, as far as
 * enough towns do.
 */
export function seatsIn(mentions: readonly Mention[], { places, world }: WithPlaces, { locale }: Setting): Seats {
  const groups = packOf(locale)?.places?.bodySeats ?? [];
  const seats = new Map<string, readonly string[]>();
  if (groups.length === 0) return seats;
  const any = anyOf(groups);
  for (const { text, before, after, type } of mentions) {
    const isBody = type === 'organisation' || type === 'hospital';
    if (!isBody && !isBeside(before, after, any)) continue;
    for (const group of groups) {
      const town = isBody ? townIn(text, group) : isBeside(before, after, group) ? text : undefined;
      const lists = townsOf(group);
      const key = town === undefined ? undefined : keyOf(fold(town), lists, places);
      if (key === undefined) continue;
      // Of its country; in the first where no list tells of that.
      const landOf = (town: string): string | undefined => {
        const region = places.find(fold(town), 'city')?.region;
        return region === undefined || region === '' ? undefined : world.landOf(region);
      };
      const own = lists.find(({ keys }) => keys.has(key));
      const land = own === undefined ? landOf(key) : undefined;
      const ofLand = land === undefined ? lists[0] : lists.find(({ towns: [first = ''] }) => landOf(first) === land);
      const towns = (own ?? ofLand)?.towns ?? [];
      if (towns.length === 0) continue; // nothing is known of those there
      const known = seats.get(key);
      const both = known?.filter((name) => towns.includes(name)) ?? towns;
      seats.set(key, both.length < ENOUGH ? [known ?? towns, towns].sort((a, b) => a.length - b.length)[0] ?? towns : both); // prettier-ignore
      break;
    }
  }
  return seats;
}

/** Of fewer towns it would be told which one was there. */
const ENOUGH = 4;

/** All of a language at once. */
const anyOf = perObject((groups: readonly SeatGroup[]): Pick<SeatGroup, 'before' | 'after'> => {
  const joined = (side: 'before' | 'after') => groups.flatMap(({ [side]: one }) => one?.source ?? []).join('|');
  const [before, after] = [joined('before'), joined('after')];
  return { ...(before && { before: new RegExp(before, 'u') }), ...(after && { after: new RegExp(after, 'u') }) };
});

const isBeside = (before: string, after: string, group: Pick<SeatGroup, 'before' | 'after'>): boolean =>
  group.before?.test(before) === true || group.after?.test(after) === true;

/** The town within the name of a body. */
function townIn(text: string, group: SeatGroup): string | undefined {
  const gaps = Array.from(text.matchAll(/(?<=.)[ '’]/gu), ({ index }) => index);
  const from = gaps.findLast((at) => group.before?.test(text.slice(0, at + 1)) === true);
  const to = from === undefined ? gaps.find((at) => group.after?.test(text.slice(at)) === true) : undefined;
  return from === undefined ? (to === undefined ? undefined : text.slice(0, to)) : text.slice(from + 1);
}

/** The key of a town at home, of one abroad that has such a body, or of what no list has, be it in the genitive. */
function keyOf(folded: string, lists: ReturnType<typeof townsOf>, places: PlaceLexicon): string | undefined {
  const stem = folded.replace(/s$/u, '');
  const known = [folded, stem].find((key) => places.find(key, 'city') !== undefined);
  if (known === undefined) return folded;
  return places.find(known, 'city')?.kind === 'city' || lists.some(({ keys }) => keys.has(known)) ? known : undefined;
}

/** The towns of a group, a list for each country. */
const townsOf = perObject(({ towns }: SeatGroup) =>
  towns.split('|').map((list) => {
    const names = list.split(' ').flatMap((name) => (name === '' ? [] : [name.replaceAll('_', ' ')]));
    return { towns: names, keys: new Set(names.map(fold)) };
  }),
);

/** Of towns those that lie in a region, where one of them is told and has any. */
export const seatsWithin = (
  towns: readonly string[],
  region: string | undefined,
  { places }: Pick<WithPlaces, 'places'>,
): readonly string[] => {
  // prettier-ignore
  const own = region === undefined ? [] : towns.filter((name) => regionOf(places)(name) === region);
  return own.length > 0 ? own : towns;
};

const regionOf = perObject((places: PlaceLexicon) => memoise((name: string) => places.list('city')?.find(name)?.region)); // prettier-ignore
