import { z, type ZodType } from 'zod';
import { parseYaml } from '../resources/yaml.ts';
import { parseSettings } from '../taggers/settings.ts';
import type { AugmenterDefinition } from './definition.ts';
import type { codeMixing } from './code-mixing.ts';
import type { entityMasking } from './entity-masking.ts';
import { augmenters, findAugmenter } from './index.ts';
import type { llmAugmenter } from './models/llm.ts';
import type { maskedLanguageModel } from './models/masked-language-model.ts';
import type { phiReplacement } from './phi-replacement.ts';
import type { randomInsertion } from './wording/random-insertion.ts';
import type { synonymReplacement } from './wording/synonym-replacement.ts';
import type { wording } from './wording/wording.ts';

const CHOICE = 'one-of';

type GivenTo<Definition extends { readonly settings?: ZodType }> = z.input<NonNullable<Definition['settings']>>;

/** What a recipe says of each augmenter that ships. */
interface ShippedSettings {
  readonly 'phi-replacement': GivenTo<typeof phiReplacement>;
  readonly wording: GivenTo<typeof wording>;
  readonly 'synonym-replacement': GivenTo<typeof synonymReplacement>;
  readonly 'random-insertion': GivenTo<typeof randomInsertion>;
  readonly 'code-mixing': GivenTo<typeof codeMixing>;
  readonly 'entity-masking': GivenTo<typeof entityMasking>;
  readonly llm: GivenTo<typeof llmAugmenter>;
  readonly 'masked-language-model': GivenTo<typeof maskedLanguageModel>;
}

type ShippedStep = { [Name in keyof ShippedSettings]: Pick<ShippedSettings, Name> }[keyof ShippedSettings];

/** A step of an augmenter that plugins brought: nothing is known here of its settings. */
type ForeignStep = { readonly [name: string]: unknown } & {
  readonly [Name in keyof ShippedSettings | typeof CHOICE]?: never;
};

/** An augmenter by its name, the one key, with its settings. */
export type PlainStep = ShippedStep | ForeignStep;

/** One augmenter; or under `one-of` a choice between several, drawn anew for each copy of each unit. */
export type RecipeStep = PlainStep | { readonly [CHOICE]: readonly PlainStep[] };

/** A step with an augmenter that is given itself, not by its name. */
export interface OwnStep {
  readonly augmenter: AugmenterDefinition;
  readonly settings?: unknown;
}

/** How much generated text is mixed into a corpus, in UTF-16 units; never more than thirty times the source. */
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
export function alternativesOf(step: RecipeStep | OwnStep): readonly PlainStep[] {
  return CHOICE in step ? step[CHOICE] : [step as PlainStep];
}

/** A step that is one of these. */
export function choiceOf(steps: readonly PlainStep[]): RecipeStep {
  return steps.length === 1 ? (steps[0] as PlainStep) : { [CHOICE]: steps };
}

/** @throws PalimpsestError `unknown-augmenter` */
export function defineStep(step: PlainStep, own?: readonly AugmenterDefinition[]): DefinedStep {
  const [[name, settings]] = Object.entries(step) as [[string, unknown]];
  return { augmenter: findAugmenter(name, own), settings };
}

/** The steps in order of appearance, those inside choices included. */
export function definedSteps(recipe: Recipe, own?: readonly AugmenterDefinition[]): readonly DefinedStep[] {
  return recipe.augmenters.flatMap((step) => alternativesOf(step).map((one) => defineStep(one, own)));
}

/**
 * The recipe with every step by name and its settings complete, and the augmenters that it was given.
 *
 * @throws PalimpsestError `unknown-augmenter`, `bad-settings`
 */
export function nameSteps(recipe: Recipe<RecipeStep | OwnStep>): {
  readonly recipe: Recipe;
  readonly own: readonly AugmenterDefinition[];
} {
  const own = new Map<string, AugmenterDefinition>();
  const complete = (definition: AugmenterDefinition, given: unknown): PlainStep => ({
    [definition.name]: parseSettings({ ...definition, settings: definition.settings ?? noSettings }, given),
  });
  const name = (step: PlainStep): PlainStep => {
    const { augmenter, settings = {} } = step as Partial<OwnStep>;
    if (typeof augmenter !== 'object') {
      const named = defineStep(step);
      return complete(named.augmenter, named.settings);
    }
    const known = own.get(augmenter.name) ?? augmenters.find((one) => one.name === augmenter.name);
    if (known !== undefined && known !== augmenter) throw new TypeError(`two augmenters are called ${augmenter.name}`);
    own.set(augmenter.name, augmenter);
    return complete(augmenter, settings);
  };
  const steps = recipe.augmenters.map((step) => choiceOf(alternativesOf(step).map(name)));
  return { recipe: { ...recipe, augmenters: steps }, own: [...own.values()] };
}
