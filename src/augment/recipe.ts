import { z, type ZodType } from 'zod';
import { parseYaml } from '../resources/yaml.ts';
import { parseSettings } from '../taggers/settings.ts';
import type { AugmenterDefinition } from './definition.ts';
import { augmenters, findAugmenter } from './index.ts';

const CHOICE = 'one-of';

/**
 * An augmenter by its name, the one key, with its settings; or under `one-of` a choice between several, drawn anew for each copy of
 * each unit.
 */
export type RecipeStep = Readonly<Record<string, unknown>>;

/** A step with an augmenter that is given itself, not by its name. */
export interface OwnStep {
  readonly augmenter: AugmenterDefinition;
  readonly settings?: unknown;
}

/** How much generated text is mixed into a corpus, in UTF-16 units; never more than ten times the source. */
export interface MixtureSettings {
  /** For each character of the source. */
  readonly ratio: number;
  readonly 'at-least': number;
  readonly 'at-most': number;
}

/** What is done to a corpus: which augmenters, in which order, with which settings. Written as YAML. */
export interface Recipe<Step = RecipeStep> {
  readonly name: string;
  readonly description?: string | undefined;
  readonly unit: 'document' | 'sentence';
  readonly 'only-with-entities': boolean;
  /** Generated text that is mixed in; none where absent. */
  readonly generated?: MixtureSettings | undefined;
  readonly augmenters: readonly Step[];
}

/** A step as its augmenter and its settings. */
export interface DefinedStep {
  readonly augmenter: AugmenterDefinition;
  readonly settings: unknown;
}

const noSettings = z.strictObject({});

const characters = z.int().min(0);
const mixtureSchema = z.strictObject({ ratio: z.number().min(0), 'at-least': characters, 'at-most': characters });

/** Of the augmenters that there are at this moment: the table is open. */
function recipeSchema(): ZodType<Recipe> {
  const plainStep = z.union(augmenters.map(({ name, settings = noSettings }) => z.strictObject({ [name]: settings })));
  return z.strictObject({
    name: z.string().min(1),
    description: z.string().optional(),
    unit: z.enum(['document', 'sentence']).default('document'),
    'only-with-entities': z.boolean().default(false),
    generated: mixtureSchema.optional(),
    augmenters: z.array(z.union([plainStep, z.strictObject({ [CHOICE]: z.array(plainStep).min(2) })])).min(1),
  });
}

/**
 * Reads a recipe.
 *
 * @param file named in errors.
 * @throws PalimpsestError `bad-recipe`, with line and column of the first thing that is wrong.
 */
export function parseRecipe(yaml: string, file: string): Recipe {
  return parseYaml(yaml, file, recipeSchema(), 'bad-recipe');
}

/** The alternatives of a step: itself alone, or what it is a choice between. */
export function alternativesOf(step: RecipeStep): readonly RecipeStep[] {
  return (step[CHOICE] as readonly RecipeStep[] | undefined) ?? [step];
}

/** A step that is one of these. */
export function choiceOf(steps: readonly RecipeStep[]): RecipeStep {
  return steps.length === 1 ? (steps[0] as RecipeStep) : { [CHOICE]: steps };
}

/** @throws PalimpsestError `unknown-augmenter` */
export function defineStep(step: RecipeStep, own?: readonly AugmenterDefinition[]): DefinedStep {
  const [[name, settings]] = Object.entries(step) as [[string, unknown]];
  return { augmenter: findAugmenter(name, own), settings };
}

/** The steps in order of appearance, those inside choices included. */
export function definedSteps(recipe: Recipe, own?: readonly AugmenterDefinition[]): readonly DefinedStep[] {
  return recipe.augmenters.flatMap((step) => alternativesOf(step).map((one) => defineStep(one, own)));
}

/** The recipe with every step by name, and the augmenters that it was given, whose settings are checked. */
export function nameSteps(recipe: Recipe<RecipeStep | OwnStep>): {
  readonly recipe: Recipe;
  readonly own: readonly AugmenterDefinition[];
} {
  const own = new Map<string, AugmenterDefinition>();
  const name = (step: RecipeStep | OwnStep): RecipeStep => {
    if (CHOICE in step) return { [CHOICE]: (step[CHOICE] as readonly (RecipeStep | OwnStep)[]).map(name) };
    const { augmenter, settings = {} } = step as OwnStep;
    if (typeof augmenter !== 'object') return step as RecipeStep;
    const known = own.get(augmenter.name) ?? augmenters.find((one) => one.name === augmenter.name);
    if (known !== undefined && known !== augmenter) throw new TypeError(`two augmenters are called ${augmenter.name}`);
    own.set(augmenter.name, augmenter);
    return { [augmenter.name]: parseSettings({ ...augmenter, settings: augmenter.settings ?? noSettings }, settings) };
  };
  return { recipe: { ...recipe, augmenters: recipe.augmenters.map(name) }, own: [...own.values()] };
}
