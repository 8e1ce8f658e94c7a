import { createHmac, scryptSync } from 'node:crypto';
import { createRng, type Rng } from '../core/rng.ts';

/** The independent stream of these keys. */
export type StreamOf = (...keys: readonly (string | number)[]) => Rng;

/** A seed costs this much to try, some 50 ms and 16 MB: of plain streams, millions can be tried in a second. */
const COST = { N: 2 ** 14, r: 8, p: 1 };

let last: { readonly seed: number; readonly key: Buffer } | undefined; // a release is made in several attempts

/**
 * Streams to conceal with. What is drawn from them is given away, and many who are given it know some document of the source, or guess
 * what its ids were: that must tell them neither the seed nor what was drawn from the streams of other keys.
 */
export function createSecretStreams(seed: number): StreamOf {
  const plain = createRng(seed);
  if (last?.seed !== seed) last = { seed, key: scryptSync(String(seed), 'palimpsest conceal', 32, COST) };
  const { key } = last;
  return (...keys) => plain.fork(createHmac('sha256', key).update(JSON.stringify(keys)).digest('base64url'));
}
