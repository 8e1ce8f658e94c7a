import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Gazetteers, Partition } from './gazetteer.ts';
import { SHIPPED_GAZETTEERS } from './gazetteers.ts';

/** What there is of one list or grammar of one locale. */
export interface GazetteerDescription {
  readonly locale: string;
  readonly name: string;
  readonly kind: 'list' | 'grammar';
  /** Entries of the list, or of all lists the grammar draws from. */
  readonly entries: number;
  /** Distinct surrogates it renders (see `Gazetteers.count`). */
  readonly distinct: bigint;
  /** Where the values are from, as `gazetteers/SOURCES.md` says; the file itself for a list of the user's. */
  readonly origin: string;
}

/** Describes every list and grammar, sorted by locale and name. */
export function describeGazetteers(gazetteers: Gazetteers, partition: Partition = 'all'): GazetteerDescription[] {
  const origins = shippedOrigins();
  return gazetteers.locales.flatMap((locale) => {
    const grammars = new Set(gazetteers.grammars(locale));
    const names = [...new Set([...gazetteers.names(locale), ...grammars])].sort();
    return names.map((name) => {
      const lists = gazetteers.sources(locale, name);
      const files = gazetteers.files(locale, name);
      return {
        locale,
        name,
        kind: grammars.has(name) ? 'grammar' : 'list',
        entries: lists.reduce((sum, list) => sum + (gazetteers.list(locale, list)?.size ?? 0), 0),
        distinct: gazetteers.count(locale, name, partition),
        origin: [...new Set(files.map((file) => origins.get(path.relative(SHIPPED_GAZETTEERS, file)) ?? file))].join(
          '; ',
        ),
      };
    });
  });
}

/** Origin and licence by file, from the table of `SOURCES.md`. */
function shippedOrigins(): ReadonlyMap<string, string> {
  const file = path.join(SHIPPED_GAZETTEERS, 'SOURCES.md');
  const rows = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(
    rows.flatMap((row): [string, string][] => {
      const [, name, , origin, licence] = row.split('|').map((cell) => cell.trim());
      if (name === undefined || origin === undefined || licence === undefined || !name.includes('/')) return [];
      return [[path.normalize(name), `${origin} (${licence})`]];
    }),
  );
}
