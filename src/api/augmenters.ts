/**
 * Augmenters and recipes: what `augment` may do to a document, and what labels mean to it.
 *
 * @module palimpsest/augmenters
 */
import { checked, optional } from '../core/shapes.ts';
import * as labelPlan from '../augment/label-plan.ts';
import * as recipeModule from '../augment/recipe.ts';
import { iterable, settings, string } from './shapes.ts';

export const parseRecipe = checked(recipeModule.parseRecipe, { yaml: string, file: string });
export const planLabels = checked(labelPlan.planLabels, { labels: iterable, settings, policies: optional(settings) });

export type { LabelPlan, LabelPlans, LabelSetting, Policy } from '../augment/label-plan.ts';
export { augmenters } from '../augment/index.ts';
export type { OwnStep, PlainStep, Recipe, RecipeStep } from '../augment/recipe.ts';
export type { Unit } from '../augment/segments.ts';
export type { AnyAugmenter, Augmenter, Kept, Learner, Proposed, Streams } from '../core/augmenter.ts';
export { SURROGATE_TYPES, type SurrogateType } from '../surrogates/types.ts';
