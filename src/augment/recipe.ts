import { z } from 'zod';
import { parseYaml } from '../resources/yaml.ts';
import { maskingNames } from '../taggers/sensitivity/candidates.ts';
import { addsUp } from './entity-masking.ts';
import { SYNONYM_POLICIES } from './synonyms.ts';

const probability = z.number().min(0).max(1);

const phiReplacement = z.strictObject({
  style: z.enum(['modelled', 'independent']).default('modelled'),
  consistency: z.enum(['mention', 'document', 'patient', 'corpus']).default('document'),
  'keep-tokens': z.boolean().default(false),
});

const synonymReplacement = z.strictObject({
  policy: z.enum(SYNONYM_POLICIES).default('strict'),
  rate: probability.default(0.5),
});

const randomInsertion = z.strictObject({
  source: z.enum(['learned', 'lexicon']).default('learned'),
  places: z.enum(['fitting', 'all']).default('fitting'),
  rate: probability.default(0.1),
});

const maskingShares = z
  .strictObject({ 'placeholder-only': probability, random: probability, mask: probability })
  .transform(({ 'placeholder-only': placeholderOnly, random, mask }) => ({ placeholderOnly, random, mask }))
  .refine(addsUp, { error: 'the shares add up to 1' });

const entityMasking = z.strictObject({
  scheme: z.union([z.enum(maskingNames), maskingShares]).default('M4'),
  mask: z.string().regex(/^\S+$/u, { error: 'a word without blanks' }).default('MASK'),
  candidates: probability.default(0.02),
  labels: z.array(z.string().min(1)).min(1).optional(),
});

const codeMixing = z.strictObject({
  lexicon: z.string().min(1).default('zh-en-clinical'),
  target: z.number().min(0).max(50).default(30),
  rate: probability.default(1),
});

const plainStep = z.union([
  z.strictObject({ 'phi-replacement': phiReplacement }),
  z.strictObject({ 'synonym-replacement': synonymReplacement }),
  z.strictObject({ 'random-insertion': randomInsertion }),
  z.strictObject({ 'code-mixing': codeMixing }),
  z.strictObject({ 'entity-masking': entityMasking }),
]);

const step = z.union([plainStep, z.strictObject({ 'one-of': z.array(plainStep).min(2) })]);

const recipe = z.strictObject({
  name: z.string().min(1),
  description: z.string().optional(),
  unit: z.enum(['document', 'sentence']).default('document'),
  'only-with-entities': z.boolean().default(false),
  augmenters: z.array(step).min(1),
});

/** An augmenter with its settings, or a choice between several, drawn anew for each copy of each unit. */
export type RecipeStep = z.output<typeof step>;

/** What is done to a corpus: which augmenters, in which order, with which settings. Written as YAML. */
export type Recipe = z.output<typeof recipe>;

/**
 * Reads a recipe.
 *
 * @param file named in errors.
 * @throws PalimpsestError `bad-recipe`, with line and column of the first thing that is wrong.
 */
export function parseRecipe(yaml: string, file: string): Recipe {
  return parseYaml(yaml, file, recipe, 'bad-recipe');
}

/** The labels that its steps are narrowed to. */
export function labelsNamed({ augmenters }: Recipe): readonly string[] {
  return augmenters
    .flatMap((step) => ('one-of' in step ? step['one-of'] : [step]))
    .flatMap((step) => ('entity-masking' in step ? (step['entity-masking'].labels ?? []) : []));
}

/** The settings of the first step of that kind, looked for inside choices too. */
export function hasStep(recipe: Recipe, name: 'phi-replacement' | 'synonym-replacement' | 'random-insertion'): boolean {
  return recipe.augmenters.some(
    (step) => name in step || ('one-of' in step && step['one-of'].some((inner) => name in inner)),
  );
}
