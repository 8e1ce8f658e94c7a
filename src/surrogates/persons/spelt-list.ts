import { memoise, perObject } from '../../core/caches.ts';
import type { Rng } from '../../core/rng.ts';
import { packOf } from '../../languages/index.ts';
import type { Names } from '../../languages/pack.ts';
import type { DrawFilter, GazetteerEntry, GazetteerList } from '../../resources/gazetteer.ts';

/** A list of names by people as a language spells those that are written in other letters. */
class SpeltList implements GazetteerList {
  readonly locale: string;
  readonly name: string;
  readonly values: readonly string[];
  private readonly list: GazetteerList;
  private readonly spelt = new Map<string, string>();
  private readonly entries = new Map<string, GazetteerEntry>();

  constructor(list: GazetteerList, { peoples, spell }: NonNullable<Names['spelling']>) {
    this.locale = list.locale;
    this.name = list.name;
    this.list = list;
    const own = new Set(peoples.split(' '));
    this.values = list.values.map((value) => {
      const entry = list.find(value);
      const spelt = own.has(entry?.region ?? '') ? spell(value, entry?.region ?? '') : value;
      if (entry !== undefined && spelt !== value) {
        this.spelt.set(value, spelt);
        const key = spelt.toLowerCase();
        if (!this.entries.has(key)) this.entries.set(key, { ...entry, value: spelt });
      }
      return spelt;
    });
  }

  get size(): number {
    return this.list.size;
  }

  /** Texts have the spelling of the lists as well, and "Sergej" beside "Sergei". */
  find(value: string): GazetteerEntry | undefined {
    const key = value.toLowerCase();
    const own = this.entries.get(key) ?? this.list.find(key);
    if (own !== undefined || !key.endsWith('j')) return own;
    const stem = key.slice(0, -1);
    return this.entries.get(key.endsWith('ij') ? stem : `${stem}i`);
  }

  draw(rng: Rng, filter?: DrawFilter): string {
    const drawn = this.list.draw(rng, filter);
    return this.spelt.get(drawn) ?? drawn;
  }
}

const speltLists = perObject((list: GazetteerList) =>
  memoise((locale): GazetteerList => {
    const spelling = packOf(locale)?.names?.spelling;
    return spelling === undefined ? list : new SpeltList(list, spelling);
  }),
);

/** The list as texts of a language have its names. */
export const speltIn = (list: GazetteerList | undefined, locale: string): GazetteerList | undefined =>
  list && speltLists(list)(locale);
