import { memoise } from '../../core/caches.ts';
import { packOf } from '../../languages/index.ts';
import { countryNames } from './world.ts';

/** A river, lake or sea. */
interface Water {
  readonly name: string;
  readonly kind: string;
  /** Where it is: folded names of countries, their codes behind "land ", and codes of states. */
  readonly shores: ReadonlySet<string>;
}

/** A water as a text calls it: what stands before its name and behind. */
export interface WaterNamed {
  readonly water: Water;
  readonly before: string;
  readonly after: string;
}

const NO_WATERS: ReadonlyMap<string, readonly Water[]> = new Map();

const watersOf = memoise((locale): ReadonlyMap<string, readonly Water[]> => {
  const { waters } = packOf(locale)?.places ?? {};
  if (waters === undefined) return NO_WATERS;
  const names = countryNames(locale);
  const byKind = Object.entries(waters).map(([kind, lines]) => {
    const all = lines.map((line): Water => {
      const [name = '', ...codes] = line.split(' ');
      const shores = codes.flatMap((code) =>
        code.includes('-') ? [code.slice(code.indexOf('-') + 1)] : [`land ${code}`, ...names(code)],
      );
      return { name: name.replaceAll('_', ' '), kind, shores: new Set(shores) };
    });
    return [kind, all] as const;
  });
  return new Map(byKind);
});

/** The water of the language's pack that a text names, with a word of kind or without. */
export function readWater(text: string, before: string, locale: string): WaterNamed | undefined {
  if (watersOf(locale).size === 0) return undefined;
  const named = namesOf(locale)(text);
  return named !== undefined && named.before === '' && named.after === '' && !ARTICLED.test(before) ? undefined : named;
}

/** Rivers stand with an article by their name alone: "the Main". */
const ARTICLED = /(?<!\p{L})the $/iu;

const namesOf = memoise((locale) => {
  const byKind = watersOf(locale);
  const named = new Map([...byKind].flatMap(([kind, all]) => all.map((water) => [`${kind} ${water.name}`, water] as const))); // prettier-ignore
  return memoise((text): WaterNamed | undefined => {
    const [, before = '', name = '', after = ''] = WITH_KIND.exec(text) ?? [];
    const kind = (before || after).trim().toLowerCase();
    const water = kind === '' ? named.get(`river ${text}`) : named.get(`${kind} ${name}`);
    return water && { water, before, after };
  });
});

const WITH_KIND = /^((?:[Rr]iver|Lake) )?(.+?)( (?:[Rr]iver|Sea|Lake))?$/u;

/**
 * Waters of the kind of one by which places lie.
 *
 * @param places folded countries, and codes of states.
 */
export function watersBy({ water, before, after }: WaterNamed, places: readonly string[], locale: string) {
  const all = watersOf(locale).get(water.kind) ?? [];
  const others = all.filter(({ name, shores }) => name !== water.name && places.every((place) => shores.has(place)));
  return others.map(({ name }) => before + name + after);
}
