import { fits, list, object, oneOf, optional, options, type Shape } from './shapes.ts';
import { PalimpsestError } from './errors.ts';

// What is added to an open table from outside, looked at before it is used.

const name = fits('a name of small letters, digits and hyphens', (value) => /^[a-z][a-z0-9-]*$/u.test(String(value)));
const description = fits('a string', (value) => typeof value === 'string');
const callback = fits('a function', (value) => typeof value === 'function');
const schema = object('a schema, as z makes them', { safeParse: callback });

export const formatShape: Shape = object(
  'a format { name, description, perFile, extension, detect, read, createWriter }',
  {
    name,
    description,
    perFile: oneOf('document', 'many'),
    extension: fits('an extension such as .txt', (value) => /^\.\w+$/u.test(String(value))),
    detect: callback,
    read: callback,
    createWriter: callback,
  },
);

export const augmenterShape: Shape = object('an augmenter { name, description, phase, create }', {
  name,
  description,
  phase: oneOf('mentions', 'context'),
  settings: optional(schema),
  create: callback,
});

export const familyShape: Shape = object('a kind of tagger { name, description, settings, train, load }', {
  name,
  description,
  settings: schema,
  train: callback,
  load: callback,
});

export const pluginShape: Shape = options<{ formats?: unknown; augmenters?: unknown; taggers?: unknown }>({
  formats: list('an array of formats', formatShape),
  augmenters: list('an array of augmenters', augmenterShape),
  taggers: list('an array of kinds of tagger', familyShape),
});

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
