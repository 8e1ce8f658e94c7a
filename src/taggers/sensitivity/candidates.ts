import type { Rng } from '../../core/rng.ts';
import type { Element } from './elements.ts';

/** What a model reads in place of an element. */
export type Sight = 'itself' | 'mask' | 'random';

/** Of the candidates of a sequence, the shares of which (Schamberger 2019, §5.4.2.2) */
export interface MaskingScheme {
  /** only the placeholder is masked: another element stays as it is, */
  readonly placeholderOnly: number;
  /** the element is a random token, */
  readonly random: number;
  /** the element is the mask. */
  readonly mask: number;
}

/** Table 5.4. */
export const maskingSchemes = {
  M1: { placeholderOnly: 1, random: 0, mask: 0 },
  M2: { placeholderOnly: 0.1, random: 0.9, mask: 0 },
  M3: { placeholderOnly: 0, random: 1, mask: 0 },
  M4: { placeholderOnly: 0.25, random: 0.25, mask: 0.5 },
  M5: { placeholderOnly: 0.25, random: 0.15, mask: 0.6 },
  M6: { placeholderOnly: 0, random: 0.2, mask: 0.8 },
  M7: { placeholderOnly: 0, random: 0, mask: 1 },
} as const satisfies Readonly<Record<string, MaskingScheme>>;

export type MaskingName = keyof typeof maskingSchemes;

/** The names, for a schema. */
export const maskingNames = Object.keys(maskingSchemes) as MaskingName[];

/** How elements are chosen and masked in training. */
export interface Regime {
  /** Share of the other elements that become candidates beside the sensitive ones; `undefined`: without candidates. */
  readonly share: number | undefined;
  readonly scheme: MaskingScheme;
}

/** A sequence as a model is shown it once. */
export interface View {
  /** Of each element, what is read. */
  readonly sights: readonly Sight[];
  /** Numbers of the elements that are rated. */
  readonly rated: readonly number[];
}

/**
 * Which elements are candidates (§5.4.2.1): all sensitive ones, and of the others each with the probability `share`.
 *
 * @returns their numbers, in order.
 */
export function drawCandidates(elements: readonly Element[], share: number, rng: Rng): number[] {
  return elements.flatMap(({ sensitive }, i) => (rng.chance(share) || sensitive ? [i] : []));
}

/**
 * What a model learns from, drawn anew each time. With candidates, these are rated and masked by the scheme, sensitive or not, so
 * that the mask tells nothing. Without, every element is rated and the sensitive ones alone are masked: the text that was behind
 * a placeholder is not known (§7.2).
 */
export function drawView(elements: readonly Element[], { share, scheme }: Regime, rng: Rng): View {
  const sights: Sight[] = elements.map(() => 'itself');
  const masked =
    share === undefined
      ? elements.flatMap(({ sensitive }, i) => (sensitive ? [i] : []))
      : drawCandidates(elements, share, rng.fork('candidates'));
  const draws = rng.fork('masks');
  for (const i of masked) sights[i] = drawSight(elements[i]?.sensitive === true, scheme, draws.float());
  return { sights, rated: share === undefined ? elements.map((_, i) => i) : masked };
}

/** What is read in place of one candidate. @param draw from 0 to 1 */
export function drawSight(sensitive: boolean, { placeholderOnly, random }: MaskingScheme, draw: number): Sight {
  if (draw < placeholderOnly) return sensitive ? 'mask' : 'itself';
  return draw < placeholderOnly + random ? 'random' : 'mask';
}

/** Candidates behind the mask (masking variant M7): how models are judged with candidates (§5.5.3.1, §5.5.3.2). */
export function maskedView(elements: readonly Element[], candidates: readonly number[]): View {
  const chosen = new Set(candidates);
  return { sights: elements.map((_, i) => (chosen.has(i) ? 'mask' : 'itself')), rated: candidates };
}

/** Everything rated and nothing masked (§5.5.3.3). */
export function plainView(elements: readonly Element[]): View {
  return { sights: elements.map(() => 'itself'), rated: elements.map((_, i) => i) };
}
