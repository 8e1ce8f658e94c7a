import { z } from 'zod';
import {
  alternativesOf,
  choiceOf,
  defineStep,
  definedSteps,
  type PlainStep,
  type Recipe,
} from '../../augment/recipe.ts';
import { createRng, shuffle } from '../../core/rng.ts';
import { expandSettings, type ModelSpec, type Place, resolveModel, type Resolver } from '../common/resolver.ts';
import { canonicalJson } from '../engine/key.ts';

/** What is trained, and on what: a point of the space. */
export interface Setup {
  readonly recipe: Recipe;
  /** `usual`: as many copies as `augment` writes where nobody says. */
  readonly alpha: number | 'usual';
  readonly model: ModelSpec;
}

export interface Trial extends Setup {
  readonly name: string;
  /** By option. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** An option and the values that it may take, checked. */
export interface Option {
  readonly name: string;
  readonly values: readonly unknown[];
}

/** Options that are of no single step. `generated`: as the recipe has it, none, or so many characters; its ratio: so many for each of the source. */
const COMMON: Readonly<Record<string, z.ZodType>> = {
  alpha: z.int().min(1), // without copies augment adds nothing
  generated: z.union([z.boolean(), z.int().min(1)], 'expected true, false or a number of characters'),
  'generated.ratio': z.number().gt(0),
  phi: z.boolean(),
  context: z.boolean(),
  unit: z.enum(['document', 'sentence']),
  'only-with-entities': z.boolean(),
};

const MODEL = 'model.';
/** No corpus has more; thirty times the source is the most anyway. */
const NO_BOUND = 1_000_000_000;

/** Steps by their augmenter; what is said of it holds for each step that has it. */
function changeSteps(recipe: Recipe, change: (name: string, step: PlainStep) => PlainStep | undefined): Recipe {
  const augmenters = recipe.augmenters.flatMap((step) => {
    const left = alternativesOf(step).flatMap((one): readonly PlainStep[] => {
      const made = change(defineStep(one).augmenter.name, one);
      return made ? [made] : [];
    });
    return left.length > 0 ? [choiceOf(left)] : [];
  });
  return { ...recipe, augmenters };
}

/** The setup with an option at one of its values; what it says of a step that is not there changes nothing. */
function withOption(setup: Setup, option: string, value: unknown): Setup {
  const { recipe, model } = setup;
  const withRecipe = (changes: Partial<Recipe>): Setup => ({ ...setup, recipe: { ...recipe, ...changes } });
  if (option.startsWith(MODEL)) {
    const key = option.slice(MODEL.length);
    const settings = { ...(model.settings as object), [key]: value };
    return { ...setup, model: { ...model, name: `${model.name}, ${key} ${showValue(value)}`, settings } };
  }
  switch (option) {
    case 'alpha':
      return { ...setup, alpha: value as number };
    case 'generated': {
      if (value === true) return setup;
      const { generated: _, ...without } = recipe;
      const size = { ratio: 1, 'at-least': value as number, 'at-most': value as number };
      return value === false ? { ...setup, recipe: without } : withRecipe({ generated: size });
    }
    case 'generated.ratio':
      return withRecipe({ generated: { ratio: value as number, 'at-least': 0, 'at-most': NO_BOUND } });
    case 'unit':
    case 'only-with-entities':
      return withRecipe({ [option]: value });
    case 'phi':
    case 'context': {
      const phase = option === 'phi' ? 'mentions' : 'context';
      const keep = (step: PlainStep) => value === true || defineStep(step).augmenter.phase !== phase;
      return { ...setup, recipe: changeSteps(recipe, (_, step) => (keep(step) ? step : undefined)) };
    }
    default: {
      const [step, setting] = splitOption(option);
      const change = (name: string, own: PlainStep): PlainStep | undefined => {
        if (name !== step) return own;
        if (setting === undefined) return value === true ? own : undefined;
        return { [name]: { ...(defineStep(own).settings as object), [setting]: value } };
      };
      return { ...setup, recipe: changeSteps(recipe, change) };
    }
  }
}

/** `wording.rate` is a setting of a step; `wording` whether it is there. */
function splitOption(option: string): readonly [step: string, setting?: string] {
  const at = option.indexOf('.');
  return at === -1 ? [option] : [option.slice(0, at), option.slice(at + 1)];
}

/** Looks up the options of a space and checks each of their values on the recipe that is varied. */
export async function resolveSpace(
  raw: Readonly<Record<string, readonly unknown[]>>,
  base: Setup,
  resolver: Resolver,
): Promise<readonly Option[]> {
  if (Object.hasOwn(raw, 'generated') && Object.hasOwn(raw, 'generated.ratio')) {
    resolver.problem(['space', 'generated.ratio'], 'a number of characters or a ratio says how much is generated: give "generated" or "generated.ratio", not both'); // prettier-ignore
  }
  const options: Option[] = [];
  for (const [name, values] of Object.entries(raw)) {
    const found: unknown[] = [];
    for (const [i, value] of values.entries()) {
      found.push(await resolveValue(name, value, base, ['space', name, i], resolver));
    }
    const written = new Set(found.map(canonicalJson));
    if (written.size < found.length) resolver.problem(['space', name], 'a value stands twice: leave one out');
    options.push({ name, values: found });
  }
  return options;
}

async function resolveValue(
  option: string,
  value: unknown,
  { recipe, model }: Setup,
  place: Place,
  resolver: Resolver,
): Promise<unknown> {
  const check = (schema: z.ZodType): unknown => {
    const parsed = schema.safeParse(value);
    if (!parsed.success) resolver.problem(place, `${option}: ${parsed.error.issues[0]?.message}`);
    return parsed.data;
  };
  if (Object.hasOwn(COMMON, option)) {
    if (option === 'generated' && value === true && !recipe.generated) {
      resolver.problem(place, `the recipe ${recipe.name} has no generated text: give a number of characters`);
    }
    return check(COMMON[option] as z.ZodType);
  }
  if (option.startsWith(MODEL)) {
    const key = option.slice(MODEL.length);
    const settings = { ...(model.settings as Record<string, unknown>), [key]: value };
    const found = await resolveModel({ name: model.name, family: model.family, settings }, place, resolver);
    return (found?.settings as Record<string, unknown> | undefined)?.[key];
  }
  const [step, setting] = splitOption(option);
  const own = definedSteps(recipe).find(({ augmenter }) => augmenter.name === step);
  if (!own) {
    const steps = new Set(definedSteps(recipe).map(({ augmenter }) => augmenter.name));
    const legal = [...Object.keys(COMMON), ...[...steps].flatMap((name) => [name, `${name}.SETTING`]), 'model.SETTING'];
    resolver.problem(place, `the recipe ${recipe.name} has no option ${JSON.stringify(option)}; those of it are: ${legal.join(', ')}. To try another step, put it into a recipe of your own and say "recipe: ./mine.yaml" and its name with [true, false] here`); // prettier-ignore
    return undefined;
  }
  if (setting === undefined) return check(z.boolean(`expected true or false: whether the step is there; its settings are searched as ${step}.SETTING`)); // prettier-ignore
  const schema = own.augmenter.settings ?? z.strictObject({});
  const settings = { ...(own.settings as Record<string, unknown>), [setting]: value };
  const found = await expandSettings(schema, settings, place, resolver, `settings of ${step}: `);
  return (found as Record<string, unknown> | undefined)?.[setting];
}

/** What an option is in a setup: what its values are compared with. */
export function valueIn({ recipe, alpha, model }: Setup, option: string): unknown {
  if (option.startsWith(MODEL)) return (model.settings as Record<string, unknown>)[option.slice(MODEL.length)];
  const { generated } = recipe;
  const isFixed = generated?.['at-least'] === generated?.['at-most'];
  const steps = definedSteps(recipe);
  switch (option) {
    case 'alpha':
      return alpha;
    case 'generated':
      return generated && isFixed ? generated['at-most'] : generated !== undefined;
    case 'generated.ratio':
      return generated && !isFixed ? generated.ratio : 'none';
    case 'unit':
    case 'only-with-entities':
      return recipe[option];
    case 'phi':
    case 'context':
      return steps.some(({ augmenter }) => augmenter.phase === (option === 'phi' ? 'mentions' : 'context'));
    default: {
      const [step, setting] = splitOption(option);
      const own = steps.find(({ augmenter }) => augmenter.name === step);
      return setting === undefined ? own !== undefined : (own?.settings as Record<string, unknown> | undefined)?.[setting]; // prettier-ignore
    }
  }
}

/** How many combinations the values have. */
export const sizeOf = (options: readonly Option[]): number =>
  options.reduce((size, { values }) => size * values.length, 1);

/** The combination of that number: the last option changes fastest. */
function combinationAt(options: readonly Option[], at: number): Readonly<Record<string, unknown>> {
  const values: [string, unknown][] = [];
  let rest = at;
  for (const { name, values: all } of options.toReversed()) {
    values.unshift([name, all[rest % all.length]]);
    rest = Math.floor(rest / all.length);
  }
  return Object.fromEntries(values);
}

/** What of a setup decides: not what its recipe is called. */
function identityOf({ recipe, alpha, model }: Setup): string {
  const { augmenters, unit, generated, 'only-with-entities': only } = recipe;
  return canonicalJson([alpha, augmenters, unit, only, generated, model.settings]);
}

/**
 * Trials of a space: all of it where there are no more than are asked for, else a draw without replacement. Combinations that come to
 * the same, and those that are one of `known`, are no trials.
 *
 * @param name what the recipes found are called.
 */
export function drawTrials(
  options: readonly Option[],
  base: Setup,
  known: readonly Setup[],
  most: number,
  seed: number,
  name: string,
): readonly Trial[] {
  const order = Array.from({ length: sizeOf(options) }, (_, i) => i);
  const drawn = order.length > most ? shuffle(order, createRng(seed).fork('trials')) : order;
  const seen = new Set(known.map(identityOf));
  const trials: Trial[] = [];
  for (const at of drawn) {
    if (trials.length === most) break;
    const values = combinationAt(options, at);
    const setup = Object.entries(values).reduce<Setup>(
      (made, [option, value]) => withOption(made, option, value),
      base,
    );
    const identity = identityOf(setup);
    if (seen.has(identity)) continue;
    seen.add(identity);
    trials.push({ ...setup, recipe: { ...setup.recipe, name }, name: `t${trials.length + 1}`, values });
  }
  return trials;
}

/** `modelled`, `0.5`, `{"a":1}`: as a table shows it. */
export const showValue = (value: unknown): string =>
  typeof value === 'string' && !/[\r\n]/.test(value) ? value : JSON.stringify(value);

/** `alpha 3, wording false`. */
export const describeValues = ({ values }: Pick<Trial, 'values'>): string =>
  Object.entries(values)
    .map(([option, value]) => `${option} ${showValue(value)}`)
    .join(', ');
