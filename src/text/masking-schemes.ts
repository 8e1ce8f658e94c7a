import type { Rng } from '../core/rng.ts';

/** What is done to a candidate so that a model cannot know it by its form (Schamberger 2019, §5.4.2.2). */
export type Masking =
  /** A mention is written over with the mask; another candidate stays as it is. */
  | 'placeholder-only'
  /** Written over with a word of the corpus drawn at random. */
  | 'random'
  /** Written over with the mask. */
  | 'mask-token';

/** How often each is drawn, from 0 to 1; together 1. */
export type MaskingShares = Readonly<Record<Masking, number>>;

const shares = (placeholderOnly: number, random: number, maskToken: number): MaskingShares =>
  Object.freeze({ 'placeholder-only': placeholderOnly, random, 'mask-token': maskToken });

/** The variants of Table 5.4. */
export const MASKING_SCHEMES = {
  M1: shares(1, 0, 0),
  M2: shares(0.1, 0.9, 0),
  M3: shares(0, 1, 0),
  M4: shares(0.25, 0.25, 0.5),
  M5: shares(0.25, 0.15, 0.6),
  M6: shares(0, 0.2, 0.8),
  M7: shares(0, 0, 1),
} as const;

export type MaskingSchemeName = keyof typeof MASKING_SCHEMES;

/** Draws what is done to one candidate. */
export function drawMasking(of: MaskingShares, rng: Rng): Masking {
  const drawn = rng.float();
  if (drawn < of['placeholder-only']) return 'placeholder-only';
  return drawn < of['placeholder-only'] + of.random ? 'random' : 'mask-token';
}

/** Room for rounding in shares that should add up to 1. */
const TOLERANCE = 1e-6;

/** Whether shares are from 0 to 1 and add up to 1. */
export function isWhole(of: MaskingShares): boolean {
  const parts = [of['placeholder-only'], of.random, of['mask-token']];
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.every((part) => part >= 0) && Math.abs(sum - 1) <= TOLERANCE;
}
