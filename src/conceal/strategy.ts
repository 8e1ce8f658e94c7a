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
