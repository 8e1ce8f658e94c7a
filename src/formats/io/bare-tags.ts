import { PalimpsestError } from '../../core/errors.ts';

const MOST_LABELS = 60;
/** The least share of the rows of an entity corpus that stand outside of all mentions. */
const LEAST_OUTSIDE = 0.05;

/**
 * Refuses a column that somebody named as that of the tags and that looks like words: its values would become labels, which are
 * shown and logged, and words of the text are not. Labels without prefixes are few, and some tokens are `O`.
 *
 * @throws PalimpsestError `not-tags`, with the number of distinct values and none of them.
 */
export function refuseWords(values: readonly string[], column: number | string, file?: string): void {
  const distinct = new Set(values);
  let outside = 0;
  for (const value of values) if (value === 'O') outside++;
  const isLabel = (value: string) => value === '_' || /^[\p{L}\d][\p{L}\d_.:/&+-]{0,99}$/u.test(value);
  if (distinct.size <= MOST_LABELS && outside >= values.length * LEAST_OUTSIDE && [...distinct].every(isLabel)) return;
  throw new PalimpsestError(
    'not-tags',
    `column ${JSON.stringify(column)} holds ${distinct.size} different values in ${values.length} rows, which do not look like tags`,
    {
      ...(file !== undefined && { place: { file } }),
      hint: 'Name the column of the tags with --tag-column: a number from 0, −1 for the last, or its name. Labels without B- and I- are few, and tokens outside of mentions have O.',
    },
  );
}
