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

const languageShape: Shape = object('a language { code, name, lacks }', {
  code: fits('a code of two or three small letters', (value) => /^[a-z]{2,3}$/u.test(String(value))),
  name: description,
  lacks: list('an array of what it lacks', description),
});

export const studyShape: Shape = object(
  'a kind of study { names, module, runners, columns, specification, plan, gather, report }',
  {
    names: list('an array of names', name),
    module: fits('import.meta.url of the module that exports it as "kind"', (value) => typeof value === 'string'),
    runners: object('an object of runners'),
    columns: list('an array of columns', object('a column { title, text }', { title: description, text: callback })),
    specification: callback,
    plan: callback,
    gather: callback,
    report: callback,
  },
);

export const pluginShape: Shape = options<
  Partial<Record<'languages' | 'formats' | 'augmenters' | 'taggers' | 'studies', unknown>>
>({
  languages: list('an array of languages', languageShape),
  formats: list('an array of formats', formatShape),
  augmenters: list('an array of augmenters', augmenterShape),
  taggers: list('an array of kinds of tagger', familyShape),
  studies: list('an array of kinds of study', studyShape),
});

/**
 * Adds a row to a table that is open to what comes from outside the package.
 *
 * @throws PalimpsestError `name-taken`
 */
export function addRow<Row extends { readonly name: string }>(table: readonly Row[], row: Row): void {
  checkFree(row.name, table.map(({ name }) => name)); // prettier-ignore
  (table as Row[]).push(row);
}

/** @throws PalimpsestError `name-taken` */
export function checkFree(name: string, taken: readonly string[]): void {
  if (!taken.includes(name)) return;
  throw new PalimpsestError('name-taken', `there is already one of the name ${JSON.stringify(name)}`, {
    hint: `Another name is wanted than these: ${taken.join(', ')}.`,
  });
}
