import { lowerBound } from './collections.ts';
import type { CharSpan } from './types.ts';

/** Number of the first span that ends after `at`; the spans are in order and apart. */
export function firstEndingAfter(spans: readonly CharSpan[], at: number): number {
  return lowerBound(spans, ({ end }) => end <= at);
}
