import { createHmac } from 'node:crypto';
import { BoundedCache } from '../core/caches.ts';
import type { KnownPart } from '../surrogates/persons/name.ts';
import { fold } from '../text/fold.ts';
import type { Form, HashedId } from './person-index.ts';

/** Bytes kept of a hash: two of 10 million are the same with a chance of 1 in 10^15. */
const HASH_BYTES = 12;
const MOST_HASHES = 200_000;
/** Words of fewer letters are not compared but as wholes. */
const LEAST_CUT = 3;
/** Shorter words are names one letter apart too often. */
const LEAST_TELLING = 5;
/** Numbers of fewer letters and figures are many people's. */
const LEAST_ID = 5;

/** Hashes of names and numbers under a key, so that who has them can be recognised and nobody be told. */
export function createHashes(secret: Uint8Array) {
  const known = new BoundedCache<string>(MOST_HASHES);
  const hash = (...keys: readonly string[]): string => {
    const key = keys.join('\u0000');
    return known.get(key, () => createHmac('sha256', secret).update(key).digest().subarray(0, HASH_BYTES).toString('base64url')); // prettier-ignore
  };
  const cutsOf = (kind: string, text: string): [string, number][] =>
    [...text].length < LEAST_CUT ? [] : [...text].map((_, i, letters) => [hash(kind, letters.toSpliced(i, 1).join('')), i]); // prettier-ignore
  return {
    hash,
    hashPart: ({ key, isInitial, isListed }: KnownPart): Form => ({
      hash: hash(isInitial ? 'letter' : 'word', key),
      cuts: isInitial ? [] : cutsOf('word', key),
      initial: hash('letter', [...key][0] ?? ''),
      weak: isListed || [...key].length < LEAST_TELLING,
    }),
    /** Of a number that may tell a person. */
    hashId: (text: string): HashedId | undefined => {
      const id = fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
      return id.length < LEAST_ID ? undefined : { hash: hash('id', id), cuts: cutsOf('id', id) };
    },
  };
}
