import { ownValue } from '../../core/collections.ts';
import type { Recipe } from '../../augment/recipe.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Partition } from '../../resources/gazetteer.ts';
import type { AugmentOptions } from '../../pipeline/augmentation/augment.ts';
import { isPath } from '../common/resolver.ts';
import { loadRecipe, shippedRecipes } from '../../pipeline/load-named.ts';

/** What is done to the training part: nothing, or a recipe, whole or in part. */
export interface Arm {
  readonly name: string;
  /** Absent for `none`. */
  readonly augmentation?: {
    readonly recipe: Recipe;
    readonly phi: boolean;
    readonly context: boolean;
    readonly unit?: NonNullable<AugmentOptions['unit']>;
    readonly partition: Partition;
  };
  /** Copies of each unit, whatever those of its grid: a number, or `usual`, those that `augment` writes where nobody says. */
  readonly alpha?: number | 'usual';
  /** What is trained on is brought to the conventions of the other corpus's sample. */
  readonly conventions?: true;
  /** And the sample is trained on too, with surrogates of its own; then `conventions` as well. */
  readonly sample?: true;
}

/** An arm as the specification writes it: a name alone, or a recipe with options. */
export type ArmSetting =
  | { readonly name: string; readonly recipe?: undefined }
  | {
      readonly name: string;
      readonly recipe: string;
      readonly phi: boolean;
      readonly context: boolean;
      readonly generated: boolean;
      readonly conventions: boolean;
      readonly sample: boolean;
      readonly unit?: NonNullable<AugmentOptions['unit']> | undefined;
      readonly partition?: Partition | undefined;
    };

/**
 * The arms with a meaning of their own. `phi` and `context` are the two halves of the recipe `phicon`, as in the paper's
 * ablation (section 4.3, Table 4): the surrogates alone, and the synonyms and insertions alone.
 */
const BUILT_IN: Readonly<
  Record<string, { readonly recipe: string; readonly phi: boolean; readonly context: boolean }>
> = {
  phi: { recipe: 'phicon', phi: true, context: false },
  context: { recipe: 'phicon', phi: false, context: true },
};

/**
 * Finds what an arm does: `none`, a built-in arm, a shipped recipe by its name, or a recipe file.
 *
 * @param resolve makes the path of a recipe file out of what is written.
 * @throws PalimpsestError `unknown-arm`, `unknown-recipe`, `bad-recipe`
 */
export async function resolveArm(
  setting: ArmSetting,
  partition: Partition,
  resolve: (written: string) => string,
): Promise<Arm> {
  const { name } = setting;
  if (setting.recipe !== undefined) {
    const { phi, context, unit } = setting;
    if (name === 'none') throw new PalimpsestError('unknown-arm', 'the arm "none" has no recipe', {});
    const whole = await loadRecipe(isPath(setting.recipe) ? resolve(setting.recipe) : setting.recipe);
    const { generated: _, ...copies } = whole;
    const recipe = setting.generated ? whole : copies;
    const own = { recipe, phi, context, partition: setting.partition ?? partition };
    return {
      name,
      augmentation: unit === undefined ? own : { ...own, unit },
      ...((setting.conventions || setting.sample) && { conventions: true as const }),
      ...(setting.sample && { sample: true as const }),
    };
  }
  if (name === 'none') return { name };
  const builtIn = ownValue(BUILT_IN, name);
  if (builtIn) {
    const { recipe, phi, context } = builtIn;
    return { name, augmentation: { recipe: await loadRecipe(recipe), phi, context, partition } };
  }
  const all = { phi: true, context: true, partition };
  if (isPath(name)) return { name, augmentation: { recipe: await loadRecipe(resolve(name)), ...all } };
  const shipped = (await shippedRecipes()).find((recipe) => recipe.name === name);
  if (shipped) return { name, augmentation: { recipe: shipped, ...all } };
  const legal = ['none', ...Object.keys(BUILT_IN), ...(await shippedRecipes()).map((recipe) => recipe.name)];
  throw new PalimpsestError('unknown-arm', `there is no arm ${JSON.stringify(name)}`, {
    hint: `The arms are: ${[...new Set(legal)].join(', ')}, the path of a recipe file, or { name, recipe, phi, context, generated }.`,
  });
}
