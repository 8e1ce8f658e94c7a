import path from 'node:path';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PalimpsestError } from '../core/errors.ts';
import { alternativesOf, choiceOf, defineStep, parseRecipe, type PlainStep, type Recipe } from '../augment/recipe.ts';
import { DEFAULT_STRATEGIES, parseStrategies, type Strategies } from '../conceal/strategies.ts';

/** A folder of settings files that ship with the package, each asked for by its name, and how one is read. */
interface NamedYaml<Settings> {
  readonly folder: string;
  /** What such a file is, for the error: "recipe". */
  readonly what: string;
  /** Code of the error. */
  readonly code: string;
  parse(yaml: string, file: string): Settings;
}

/** The names of the files that ship, sorted. */
async function shippedNames({ folder }: Pick<NamedYaml<unknown>, 'folder'>): Promise<readonly string[]> {
  return (await readdir(folder)).flatMap((file) => /^(.+)\.yaml$/u.exec(file)?.[1] ?? []).toSorted();
}

/**
 * Reads a settings file: one that ships, by its name, or any other by its path.
 *
 * @throws PalimpsestError with the kind's code where there is none, naming those that ship; whatever `parse` throws.
 */
async function loadNamedYaml<Settings>(nameOrPath: string, kind: NamedYaml<Settings>): Promise<Settings> {
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

const recipes: NamedYaml<Recipe> = {
  folder: fileURLToPath(new URL('../../data/recipes/', import.meta.url)),
  what: 'recipe',
  code: 'unknown-recipe',
  parse: (yaml, file) => placeFiles(parseRecipe(yaml, file), path.dirname(file)),
};

/** The recipes that ship with the package. */
export async function shippedRecipes(): Promise<readonly Recipe[]> {
  return Promise.all((await shippedNames(recipes)).map(loadRecipe));
}

/**
 * Loads a recipe. Files that it names lie beside it, or where its path to them leads.
 *
 * @param recipe a shipped recipe's name, or a path to a YAML file.
 * @throws PalimpsestError `unknown-recipe`, `bad-recipe`
 */
export function loadRecipe(recipe: string): Promise<Recipe> {
  return loadNamedYaml(recipe, recipes);
}

function placeFiles(recipe: Recipe, folder: string): Recipe {
  const place = (step: PlainStep): PlainStep => {
    const { augmenter, settings } = defineStep(step);
    return { [augmenter.name]: augmenter.placeFiles?.(settings, folder) ?? settings };
  };
  return { ...recipe, augmenters: recipe.augmenters.map((step) => choiceOf(alternativesOf(step).map(place))) };
}

const files: NamedYaml<Strategies> = {
  folder: fileURLToPath(new URL('../../data/conceal/', import.meta.url)),
  what: 'strategies file',
  code: 'unknown-strategies',
  parse: parseStrategies,
};

/**
 * Loads the strategies of a concealment; the defaults where none are named.
 *
 * @param strategies the name of those that ship, a path to a YAML file, or the strategies themselves.
 * @throws PalimpsestError `unknown-strategies`, `bad-strategies`
 */
export async function loadStrategies(strategies?: string | Strategies): Promise<Strategies> {
  if (strategies === undefined) return DEFAULT_STRATEGIES;
  return typeof strategies === 'string' ? loadNamedYaml(strategies, files) : strategies;
}
