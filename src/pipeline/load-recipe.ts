import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseRecipe, type Recipe } from '../augment/recipe.ts';
import { PalimpsestError } from '../core/errors.ts';

const folder = fileURLToPath(new URL('../../data/recipes/', import.meta.url));

/** The recipes that ship with the package. */
export async function shippedRecipes(): Promise<readonly Recipe[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).toSorted();
  return Promise.all(files.map(async (file) => parseRecipe(await readFile(path.join(folder, file), 'utf8'), file)));
}

/**
 * Loads a recipe.
 *
 * @param recipe a shipped recipe's name, a path to a YAML file, or the recipe itself.
 * @throws PalimpsestError `unknown-recipe`, `bad-recipe`
 */
export async function loadRecipe(recipe: string | Recipe): Promise<Recipe> {
  if (typeof recipe !== 'string') return recipe;
  const isPath = /[/\\]|\.ya?ml$/.test(recipe);
  const file = isPath ? recipe : path.join(folder, `${recipe}.yaml`);
  let yaml: string;
  try {
    yaml = await readFile(file, 'utf8');
  } catch (error) {
    const names = (await shippedRecipes()).map(({ name }) => name);
    throw new PalimpsestError('unknown-recipe', `there is no recipe ${JSON.stringify(recipe)}`, {
      hint: `Name one that ships (${names.join(', ')}) or give the path of a YAML file.`,
      cause: error,
    });
  }
  return parseRecipe(yaml, isPath ? recipe : path.basename(file));
}
