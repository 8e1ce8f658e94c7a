import { readFileSync } from 'node:fs';

let months: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * Names of months in languages whose pack has no dates, or which have no pack, by language: lists of twelve, parted by blanks, beside a
 * day and alone. Languages with more writers come first.
 */
export function worldMonths(): ReadonlyMap<string, readonly string[]> {
  months ??= new Map(
    readFileSync(new URL('../../data/months.tsv', import.meta.url), 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [language = '', ...lists] = line.split('\t');
        return lists.length === 0 ? [] : [[language, lists] as const];
      }),
  );
  return months;
}
