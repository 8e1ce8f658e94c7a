import { PalimpsestError } from './errors.ts';

/**
 * Adds a row to a table that is open to what comes from outside the package.
 *
 * @throws PalimpsestError `name-taken`
 */
export function addRow<Row extends { readonly name: string }>(table: readonly Row[], row: Row): void {
  if (table.some(({ name }) => name === row.name)) {
    throw new PalimpsestError('name-taken', `there is already one of the name ${JSON.stringify(row.name)}`, {
      hint: `Another name is wanted than these: ${table.map(({ name }) => name).join(', ')}.`,
    });
  }
  (table as Row[]).push(row);
}
