import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PalimpsestError } from '../core/errors.ts';

/** A folder of settings files that ship with the package, each asked for by its name, and how one is read. */
export interface NamedYaml<Settings> {
  readonly folder: string;
  /** What such a file is, for the error: "recipe". */
  readonly what: string;
  /** Code of the error. */
  readonly code: string;
  parse(yaml: string, file: string): Settings;
}

/** The names of the files that ship, sorted. */
export async function shippedNames({ folder }: Pick<NamedYaml<unknown>, 'folder'>): Promise<readonly string[]> {
  return (await readdir(folder)).flatMap((file) => /^(.+)\.yaml$/u.exec(file)?.[1] ?? []).toSorted();
}

/**
 * Reads a settings file: one that ships, by its name, or any other by its path.
 *
 * @throws PalimpsestError with the kind's code where there is none, naming those that ship; whatever `parse` throws.
 */
export async function loadNamedYaml<Settings>(nameOrPath: string, kind: NamedYaml<Settings>): Promise<Settings> {
  const isPath = /[/\\]|\.ya?ml$/u.test(nameOrPath);
  const file = isPath ? nameOrPath : path.join(kind.folder, `${nameOrPath}.yaml`);
  let yaml: string;
  try {
    yaml = await readFile(file, 'utf8');
  } catch (error) {
    const names = await shippedNames(kind);
    throw new PalimpsestError(kind.code, `there is no ${kind.what} ${JSON.stringify(nameOrPath)}`, {
      hint: `Name one that ships (${names.join(', ')}) or give the path of a YAML file.`,
      cause: error,
    });
  }
  return kind.parse(yaml, isPath ? nameOrPath : path.basename(file));
}
