import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseRecipe, type Recipe, type RecipeStep } from '../augment/recipe.ts';
import { shippedBilingualLexicons } from '../resources/bilingual-lexicon.ts';
import { loadNamedYaml, type NamedYaml, shippedNames } from './load-named-yaml.ts';

const recipes: NamedYaml<Recipe> = {
  folder: fileURLToPath(new URL('../../data/recipes/', import.meta.url)),
  what: 'recipe',
  code: 'unknown-recipe',
  parse: (yaml, file) => placeLexicons(parseRecipe(yaml, file), path.dirname(file)),
};

/** The recipes that ship with the package. */
export async function shippedRecipes(): Promise<readonly Recipe[]> {
  return Promise.all((await shippedNames(recipes)).map(loadRecipe));
}

/**
 * Loads a recipe. Lexicons that a file names lie beside it, or where its path to them leads.
 *
 * @param recipe a shipped recipe's name, a path to a YAML file, or the recipe itself.
 * @throws PalimpsestError `unknown-recipe`, `bad-recipe`
 */
export async function loadRecipe(recipe: string | Recipe): Promise<Recipe> {
  return typeof recipe === 'string' ? loadNamedYaml(recipe, recipes) : recipe;
}

function placeLexicons(recipe: Recipe, folder: string): Recipe {
  const shipped = new Set(shippedBilingualLexicons());
  const place = (step: RecipeStep): RecipeStep => {
    if ('one-of' in step) return { 'one-of': step['one-of'].map(place) as (typeof step)['one-of'] };
    if (!('code-mixing' in step)) return step;
    const { lexicon } = step['code-mixing'];
    if (shipped.has(lexicon) || path.isAbsolute(lexicon)) return step;
    return { 'code-mixing': { ...step['code-mixing'], lexicon: path.join(folder, lexicon) } };
  };
  return { ...recipe, augmenters: recipe.augmenters.map(place) };
}
