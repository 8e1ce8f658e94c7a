import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AugmenterDefinition } from '../augment/definition.ts';
import type { CorpusFormat } from '../core/corpus-format.ts';
import { PalimpsestError } from '../core/errors.ts';
import { pluginShape, addRow } from '../core/open-tables.ts';
import { absentFrom } from '../languages/capabilities.ts';
import { addLanguage } from '../languages/index.ts';
import type { LanguagePack } from '../languages/pack.ts';
import type { TaggerFamily } from '../taggers/types.ts';
import { hashPath } from './hash-path.ts';

/** What a module adds to the open tables: its default export. */
export interface Plugin {
  readonly languages?: readonly LanguagePack[];
  readonly formats?: readonly CorpusFormat[];
  readonly augmenters?: readonly AugmenterDefinition[];
  readonly taggers?: readonly TaggerFamily[];
  /** A `StudyKind` each. */
  readonly studies?: readonly PluginStudy[];
}

/** What is known here of a kind of study: studies rest on what is in this folder. */
export interface PluginStudy {
  readonly names: readonly string[];
  readonly module: string;
}

export const pluginStudies: readonly PluginStudy[] = [];

const loaded = new Map<string, string>();

/** The modules that were loaded, by their paths, with the SHA-256 of each: they decide what is written. */
export const loadedPlugins = (): ReadonlyMap<string, string> => loaded;

/**
 * Runs modules of the user's and adds what they export by default to the tables of languages, formats, augmenters, taggers and kinds of
 * study, for everything in this process and for the workers that it starts. What is loaded already is not loaded again. Languages are
 * added before all else that is done with text.
 *
 * @param files paths of JavaScript modules.
 * @throws PalimpsestError `bad-plugin`, `name-taken`, `late-language`
 */
export async function loadPlugins(files: readonly string[]): Promise<void> {
  const plugins = new Map<string, Plugin>();
  for (const file of files) {
    const place = path.resolve(file);
    if (!loaded.has(place) && !plugins.has(place)) plugins.set(place, await importPlugin(place, file));
  }
  // Those of all plugins first: the other tables lead to modules that join the languages' words when they are loaded.
  for (const { languages = [] } of plugins.values()) languages.forEach(addLanguage);
  const { augmenters } = await import('../augment/index.ts');
  const { formats } = await import('../formats/index.ts');
  const { taggerFamilies } = await import('../taggers/index.ts');
  for (const [place, plugin] of plugins) {
    for (const format of plugin.formats ?? []) addRow(formats, format);
    for (const definition of plugin.augmenters ?? []) addRow(augmenters, definition);
    for (const family of plugin.taggers ?? [])
      addRow(taggerFamilies, { name: family.name, load: () => Promise.resolve(family) });
    (pluginStudies as PluginStudy[]).push(...(plugin.studies ?? []));
    loaded.set(place, await hashPath(place));
  }
}

async function importPlugin(place: string, file: string): Promise<Plugin> {
  const refuse = (what: string, hint: string) => new PalimpsestError('bad-plugin', what, { place: { file }, hint });
  const module = await (import(pathToFileURL(place).href) as Promise<{ readonly default?: unknown }>).catch(
    (error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      const lacksUs = /Cannot find (?:package|module) 'palimpsest/.test(why);
      throw refuse(
        'the plugin could not be loaded',
        lacksUs
          ? `${why}. Install palimpsest where the plugin lies: npm install <the package>, as the README says.`
          : why,
      );
    },
  );
  const usage =
    'A plugin has a default export { languages?, formats?, augmenters?, taggers?, studies? }; see CONTRIBUTING.md.';
  const plugin = module.default ?? null;
  const misfit = pluginShape.misfit(plugin);
  if (misfit) throw refuse(`the plugin's default export${misfit.path} is not ${misfit.words}`, usage);
  for (const pack of (plugin as Plugin).languages ?? []) {
    const absent = absentFrom(pack);
    if (absent.toSorted().join() === pack.lacks.toSorted().join()) continue;
    throw refuse(
      `the language "${pack.code}" does not say what it lacks`,
      `Its "lacks" must be: ${absent.join(', ')}.`,
    );
  }
  return plugin as Plugin;
}
