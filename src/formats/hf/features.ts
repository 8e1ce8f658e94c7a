import path from 'node:path';
import { PalimpsestError } from '../../core/errors.ts';
import { readTextFile } from '../io/files.ts';
import { parseJson } from '../io/json-lines.ts';
import { isObject } from '../io/json-record.ts';

/** Files, beside the data or one folder up, in which `datasets` states the features of a data set. */
const FEATURE_FILES = ['dataset_info.json', 'dataset_infos.json', 'features.json'];

/** The names of integer tags and the file that states them. */
export interface TagNames {
  readonly names: readonly string[];
  /** The file's name and content, to be written beside a copy of the corpus. */
  readonly source?: { readonly name: string; readonly text: string };
}

/** Finds the names of the classes of a field in the features stated beside a data file. */
export async function findTagNames(dataFile: string, field: string): Promise<TagNames | undefined> {
  const folder = path.dirname(dataFile);
  for (const place of [folder, path.dirname(folder)]) {
    for (const name of FEATURE_FILES) {
      const text = await readIfThere(path.join(place, name));
      const names = text === undefined ? undefined : namesOf(parseJson(text.replace(/^\ufeff/, '')), field);
      if (names) return { names, source: { name, text: text as string } };
    }
  }
  return undefined;
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readTextFile(file);
  } catch (error) {
    if (error instanceof PalimpsestError && error.code === 'no-such-corpus') return undefined;
    throw error;
  }
}

/** Looks for the field at any depth (features may be stated per configuration), then for `names` within it. */
function namesOf(value: unknown, field: string): readonly string[] | undefined {
  if (Array.isArray(value)) {
    for (const item of value) {
      const found = isObject(item) && item['name'] === field ? classNames(item) : namesOf(item, field);
      if (found) return found;
    }
    return undefined;
  }
  if (!isObject(value)) return undefined;
  const own = value[field];
  const names = own === undefined ? undefined : classNames(own);
  if (names) return names;
  for (const item of Object.values(value)) {
    const found = namesOf(item, field);
    if (found) return found;
  }
  return undefined;
}

function classNames(value: unknown): readonly string[] | undefined {
  if (!isObject(value)) return undefined;
  const { names } = value;
  // Either a list, or an object {"0": "O", …} as in data cards.
  const list = isObject(names) ? Object.keys(names).map((_, i) => names[String(i)]) : names;
  if (Array.isArray(list) && list.every((name) => typeof name === 'string')) return list;
  for (const item of Object.values(value)) {
    const found = classNames(item);
    if (found) return found;
  }
  return undefined;
}
