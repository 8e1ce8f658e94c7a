import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nearestName } from '../core/edit-distance.ts';
import { PalimpsestError } from '../core/errors.ts';
import { createRng } from '../core/rng.ts';
import type { Gazetteers, Partition } from '../resources/gazetteer.ts';
import { importGazetteer as importList, type ImportOptions, type ImportResult } from '../resources/gazetteer-import.ts';
import { describeGazetteers, loadGazetteers } from '../resources/gazetteers.ts';
import { familyOf } from '../surrogates/index.ts';
import { SURROGATE_TYPES, type SurrogateType } from '../surrogates/types.ts';

/** Where a type's independent draws come from, when the list or grammar has another name than the type. */
const LISTS: Partial<Record<SurrogateType, string>> = {
  'given-name': 'given-names',
  'family-name': 'family-names',
  profession: 'professions',
  city: 'cities',
  region: 'regions',
  country: 'countries',
};

/** What surrogates of a type are drawn from in a locale. */
export interface SurrogateSource {
  readonly locale: string;
  readonly type: SurrogateType;
  /** A list or grammar by its name; `code` where they are made by rule. */
  readonly source: string;
  readonly entries: number | undefined;
  /** How many different ones there are. */
  readonly distinct: bigint | undefined;
}

/** What the surrogates of every type are drawn from in every locale. */
export function describeSurrogates(gazetteers: Gazetteers, partition: Partition = 'all'): readonly SurrogateSource[] {
  const byName = new Map(describeGazetteers(gazetteers, partition).map((row) => [`${row.locale} ${row.name}`, row]));
  return gazetteers.locales.flatMap((locale) =>
    SURROGATE_TYPES.map((type) => {
      const row = byName.get(`${locale} ${type}`) ?? byName.get(`${locale} ${LISTS[type]}`);
      return { locale, type, source: row?.name ?? 'code', entries: row?.entries, distinct: row?.distinct };
    }),
  );
}

export interface DrawSurrogatesOptions {
  /** Default `en`. */
  readonly locale?: string;
  /** Default 20. */
  readonly count?: number;
  /** Default 13. */
  readonly seed?: number;
  readonly partition?: Partition;
}

/**
 * Draws surrogates of a type, or values of a list or grammar.
 *
 * @throws PalimpsestError `unknown-locale`, `unknown-gazetteer` where there is no such type, list or grammar.
 */
export function drawSurrogates(
  gazetteers: Gazetteers,
  name: string,
  { locale = 'en', count = 20, seed = 13, partition = 'all' }: DrawSurrogatesOptions = {},
): readonly string[] {
  requireOwnLists(gazetteers, locale);
  const type = SURROGATE_TYPES.find((one) => one === name);
  const setting = { locale, gazetteers, partition, keepTokens: false };
  const rng = createRng(seed).fork('show', name);
  return Array.from({ length: count }, (_, i) => {
    const stream = rng.fork(i);
    const value =
      type === undefined
        ? gazetteers.render(locale, name, stream, { partition })
        : familyOf(type).fresh(type, stream, setting);
    if (value !== undefined) return value;
    throw new PalimpsestError(
      'unknown-gazetteer',
      `locale ${locale} has no type, list or grammar ${JSON.stringify(name)}`,
      {
        hint: `Types: ${SURROGATE_TYPES.join(', ')}. Lists: ${gazetteers.names(locale).join(', ')}. Grammars: ${gazetteers.grammars(locale).join(', ')}.`,
      },
    );
  });
}

/** @throws PalimpsestError `unknown-locale` where a locale has no lists of its own. */
export function requireOwnLists({ locales }: Gazetteers, locale: string): void {
  if (locales.includes(locale)) return;
  throw new PalimpsestError('unknown-locale', `there are no gazetteers for the locale ${JSON.stringify(locale)}`, {
    hint: `The locales are: ${locales.join(', ')}.`,
  });
}

/**
 * Imports a list of the user's: CSV, TSV (ours as well), JSON or text, one value a line, cleaned. A list that nothing draws from would
 * change nothing, unsaid: its name must be that of a list or grammar of some language, or one that a grammar in the user's folder names.
 *
 * @param folder the user's gazetteer folder, for `loadGazetteers`; made where it is missing.
 * @throws PalimpsestError `unknown-gazetteer`; where the file cannot be read as what it is, a column is missing or ambiguous, or
 *   nothing is left.
 */
export function importGazetteer(source: string, folder: string, options: ImportOptions): ImportResult {
  const { list, locale } = options;
  const gazetteers = loadGazetteers();
  const drawn = new Set(gazetteers.locales.flatMap((one) => [...gazetteers.names(one), ...gazetteers.grammars(one)]));
  // A type that is filled from a list of another name is no list itself: "given-name" draws from "given-names".
  for (const type of SURROGATE_TYPES) drawn[LISTS[type] === undefined ? 'add' : 'delete'](type);
  const grammars = path.join(folder, locale, 'grammars.yaml');
  if (drawn.has(list) || (existsSync(grammars) && readFileSync(grammars, 'utf8').includes(`{${list}`)))
    return importList(source, folder, options);
  throw new PalimpsestError('unknown-gazetteer', `nothing is drawn from a list ${JSON.stringify(list)}`, {
    hint:
      `Did you mean ${nearestName(list, drawn)}? The lists are: ${[...drawn].toSorted().join(', ')}. ` +
      `A list of another name needs a grammar that names it, in ${grammars}.`,
  });
}
