import { fileURLToPath } from 'node:url';
import { parseRecipe, type Recipe } from '../augment/recipe.ts';
import { loadNamedYaml, type NamedYaml, shippedNames } from './load-named-yaml.ts';

const recipes: NamedYaml<Recipe> = {
  folder: fileURLToPath(new URL('../../data/recipes/', import.meta.url)),
  what: 'recipe',
  code: 'unknown-recipe',
  parse: parseRecipe,
};

/** The recipes that ship with the package. */
export async function shippedRecipes(): Promise<readonly Recipe[]> {
  return Promise.all((await shippedNames(recipes)).map(loadRecipe));
}

/**
 * Loads a recipe.
 *
 * @param recipe a shipped recipe's name, a path to a YAML file, or the recipe itself.
 * @throws PalimpsestError `unknown-recipe`, `bad-recipe`
 */
export async function loadRecipe(recipe: string | Recipe): Promise<Recipe> {
  return typeof recipe === 'string' ? loadNamedYaml(recipe, recipes) : recipe;
}
