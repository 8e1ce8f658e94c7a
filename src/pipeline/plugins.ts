import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { augmenters } from '../augment/index.ts';
import type { AugmenterDefinition } from '../augment/definition.ts';
import type { CorpusFormat } from '../core/corpus-format.ts';
import { PalimpsestError } from '../core/errors.ts';
import { pluginShape, addRow } from '../core/open-tables.ts';
import { formats } from '../formats/index.ts';
import { taggerFamilies } from '../taggers/index.ts';
import type { TaggerFamily } from '../taggers/types.ts';
import { hashPath } from './hash-path.ts';

/** What a module adds to the open tables: its default export. */
export interface Plugin {
  readonly formats?: readonly CorpusFormat[];
  readonly augmenters?: readonly AugmenterDefinition[];
  readonly taggers?: readonly TaggerFamily[];
}

const loaded = new Map<string, string>();

/** The modules that were loaded, by their paths, with the SHA-256 of each: they decide what is written. */
export const loadedPlugins = (): ReadonlyMap<string, string> => loaded;

/**
 * Runs modules of the user's and adds what they export by default to the tables of formats, augmenters and taggers, for
 * everything in this process and for the workers that it starts. What is loaded already is not loaded again.
 *
 * @param files paths of JavaScript modules.
 * @throws PalimpsestError `bad-plugin`, `name-taken`
 */
export async function loadPlugins(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const place = path.resolve(file);
    if (loaded.has(place)) continue;
    const { formats: newFormats = [], augmenters: newAugmenters = [], taggers = [] } = await importPlugin(place, file);
    for (const format of newFormats) addRow(formats, format);
    for (const definition of newAugmenters) addRow(augmenters, definition);
    for (const family of taggers) addRow(taggerFamilies, { name: family.name, load: () => Promise.resolve(family) });
    loaded.set(place, await hashPath(place));
  }
}

async function importPlugin(place: string, file: string): Promise<Plugin> {
  const refuse = (what: string, hint: string) => new PalimpsestError('bad-plugin', what, { place: { file }, hint });
  const module = await (import(pathToFileURL(place).href) as Promise<{ readonly default?: unknown }>).catch(
    (error: unknown) => {
      throw refuse('the plugin could not be loaded', error instanceof Error ? error.message : String(error));
    },
  );
  const usage = 'A plugin has a default export { formats?, augmenters?, taggers? }; see CONTRIBUTING.md.';
  const plugin = module.default ?? null;
  const misfit = pluginShape.misfit(plugin);
  if (misfit) throw refuse(`the plugin's default export${misfit.path} is not ${misfit.words}`, usage);
  return plugin as Plugin;
}
