import type { Band, Gazetteers, GazetteerList } from '../../resources/gazetteer.ts';
import { packOf } from '../../languages/index.ts';
import { DEFAULT_LOCALE } from '../../languages/locale.ts';
import { fold } from '../case.ts';
import { latinLocale } from '../persons/name-words.ts';
import type { SurrogateType } from '../types.ts';

export type PlaceKind = 'city' | 'world-city' | 'region' | 'state' | 'country';

/** What the lists say about a text. */
export interface Place {
  readonly kind: PlaceKind;
  readonly band: Band;
  /** An inflectional ending that the list form lacks ("Deutschlands"). */
  readonly ending: string;
}

/** The list of each kind; not every locale has those of `world-city` and `state`. */
const LISTS: Readonly<Record<PlaceKind, string>> = {
  city: 'cities',
  'world-city': 'world-cities',
  region: 'regions',
  state: 'states',
  country: 'countries',
};

export function isPlaceKind(kind: string): kind is PlaceKind {
  return Object.hasOwn(LISTS, kind);
}

/** In which order the lists are asked for a text labelled with a type. */
const ORDERS: Readonly<Partial<Record<SurrogateType, readonly PlaceKind[]>>> = {
  city: ['city', 'world-city', 'state', 'region', 'country'],
  region: ['state', 'region', 'country', 'city', 'world-city'],
  country: ['country', 'state', 'region', 'city', 'world-city'],
};
const LATIN = /^[\p{Script=Latin}\p{M}\s.'’-]+$/u;
const PLAIN = /^[\x20-\x7e]*$/;
const USUAL_ORDER: readonly PlaceKind[] = ['state', 'country', 'city', 'world-city', 'region'];

/** The lists of places of one locale, looked up without regard to case and accents. */
export class PlaceLexicon {
  private readonly gazetteers: Gazetteers;
  private readonly locale: string;
  private readonly accents = new Map<PlaceKind, ReadonlyMap<string, Band>>();

  constructor(gazetteers: Gazetteers, locale: string) {
    this.gazetteers = gazetteers;
    this.locale = locale;
  }

  /** @param text what is to be written over: a place in Latin letters among Chinese text stays in them. */
  list(kind: PlaceKind, text = ''): GazetteerList | undefined {
    const latin = latinLocale(this.locale);
    if (latin !== this.locale && LATIN.test(text)) {
      return (kind === 'city' ? this.gazetteers.list(this.locale, 'roman-cities') : undefined) ?? this.gazetteers.list(latin, LISTS[kind]); // prettier-ignore
    }
    const own = this.gazetteers.list(this.locale, LISTS[kind]);
    return (
      own ?? (kind === 'state' || kind === 'world-city' ? undefined : this.gazetteers.list(DEFAULT_LOCALE, LISTS[kind]))
    );
  }

  /** Finds a folded text in the lists, those of the type first. */
  find(folded: string, type: SurrogateType): Place | undefined {
    const found = this.findExactly(folded, type, '');
    const endings = packOf(this.locale)?.places?.endings;
    if (found !== undefined || endings === undefined || folded.length < 5) return found;
    for (const ending of endings.split(' ')) {
      if (!folded.endsWith(ending)) continue;
      const stemmed = this.findExactly(folded.slice(0, -ending.length), type, ending);
      if (stemmed !== undefined) return stemmed;
    }
    return undefined;
  }

  private findExactly(folded: string, type: SurrogateType, ending: string): Place | undefined {
    for (const kind of ORDERS[type] ?? USUAL_ORDER) {
      const list = this.list(kind);
      const band = list?.find(folded)?.band ?? this.accentsOf(kind, list).get(folded);
      if (band !== undefined) return { kind, band, ending };
    }
    return undefined;
  }

  /** The folded forms of the values that are more than plain letters. */
  private accentsOf(kind: PlaceKind, list: GazetteerList | undefined): ReadonlyMap<string, Band> {
    let bands = this.accents.get(kind);
    if (bands === undefined) {
      const index = new Map<string, Band>();
      for (const value of list?.values ?? []) {
        if (PLAIN.test(value)) continue;
        const folded = fold(value);
        const band = list?.find(value)?.band ?? 2;
        if (band < (index.get(folded) ?? 3)) index.set(folded, band);
      }
      bands = index;
      this.accents.set(kind, bands);
    }
    return bands;
  }
}
