import { z } from 'zod';
import { parseYaml } from '../resources/yaml.ts';
import { SURROGATE_TYPES } from '../surrogates/types.ts';

/**
 * What concealment does to a mention (Berg, Henriksson and Dalianis, §3.1.3), from the mildest to the strictest. `keep` leaves
 * it as it is: for clinical labels that share a layer with sensitive ones.
 */
export const STRATEGIES = ['keep', 'pseudo', 'class', 'mask', 'remove'] as const;

export type Strategy = (typeof STRATEGIES)[number];

/** The stricter of two: where mentions overlap, what they share is concealed as the more sensitive of them asks. */
export function stricter(a: Strategy, b: Strategy): Strategy {
  return STRATEGIES.indexOf(a) < STRATEGIES.indexOf(b) ? b : a;
}

/**
 * How surrogates are drawn. `consistent`: within a document the same mention has the same surrogate and dates keep their
 * intervals, as training wants. `unlinkable`: each mention is drawn anew, so that a surrogate does not tell which mentions were
 * one person, as release wants.
 */
export type PseudoMode = 'consistent' | 'unlinkable';

const strategy = z.enum(STRATEGIES);
const className = z
  .string()
  .regex(/^[^\s<>]+$/u, 'expected a name without spaces and angle brackets, such as First_Name');

const rule = z.strictObject({
  strategy: strategy.optional(),
  type: z.enum(SURROGATE_TYPES).optional(),
  class: className.optional(),
});

/** What a strategies file says of one label or surrogate type. */
type StrategyRule = z.output<typeof rule>;

const ruleOrName = z.union([strategy.transform((name): StrategyRule => ({ strategy: name })), rule]);
const survival = z.enum(['keep', 'drop']);

const strategies = z.strictObject({
  name: z.string().min(1),
  description: z.string().optional(),
  strategy: strategy.optional(),
  mode: z.enum(['consistent', 'unlinkable']).optional(),
  labels: z.record(z.string().min(1), ruleOrName).default({}),
  types: z.partialRecord(z.enum(SURROGATE_TYPES), ruleOrName).default({}),
  'class-names': z.enum(['types', 'labels']).default('types'),
  mask: z
    .strictObject({ text: z.string().min(1).default('XXXX'), each: z.enum(['mention', 'token']).default('mention') })
    .default({ text: 'XXXX', each: 'mention' }),
  'keep-meta': z.array(z.string().min(1)).default([]),
  others: z
    .strictObject({ altered: survival.default('keep'), labels: z.record(z.string().min(1), survival).default({}) })
    .default({ altered: 'keep', labels: {} }),
});

/**
 * How the mentions of each label are concealed. Written as YAML:
 *
 * - `strategy`: of every label for which nothing else is said; `mode`: see `PseudoMode`.
 * - `labels`, `types`: by label, else by surrogate type; a strategy, or `{ strategy, type, class }`.
 * - `class-names`: `types` writes the class of the surrogate type (`<First_Name>`), `labels` the label itself.
 * - `mask`: the `text` written, `XXXX`, for each `mention` or for each `token` of it. Its length never depends on the length
 *   of what it hides.
 * - `keep-meta`: keys of meta data that are written; all others are dropped.
 * - `others`: whether a mention of another layer that a concealed one lies in, or covers exactly, stays over the new text
 *   (`keep`) or goes (`drop`), by default (`altered`) and by label (`labels`).
 */
export type Strategies = z.output<typeof strategies>;

/**
 * Reads a strategies file.
 *
 * @param file named in errors.
 * @throws PalimpsestError `bad-strategies`, with line and column of the first thing that is wrong.
 */
export function parseStrategies(yaml: string, file: string): Strategies {
  return parseYaml(yaml, file, strategies, 'bad-strategies');
}

/** The strategies where no file says any. */
export const DEFAULT_STRATEGIES: Strategies = strategies.parse({ name: 'default' });
