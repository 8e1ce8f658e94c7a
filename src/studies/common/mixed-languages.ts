import { openMixed } from '../../text/code-mixing.ts';
import { fingerprint } from '../engine/key.ts';
import type { Place, Resolver } from './resolver.ts';

/** Two languages as `--mixed` has them: a code, or `code=file` with words of it. */
export type MixedPair = readonly [string, string];

/** Makes the files of words absolute, from the folder of the specification, and checks that the languages can be told apart. */
export async function resolveMixed(pair: MixedPair, place: Place, resolver: Resolver): Promise<MixedPair | undefined> {
  return resolver.attempt(place, () => {
    const [first, second] = pair.map((one) => {
      const [name, list] = parts(one);
      return list === undefined ? one : `${name}=${resolver.resolvePath(list)}`;
    });
    const found: MixedPair = [first ?? '', second ?? ''];
    openMixed(found);
    return found;
  });
}

/** What decides of the results: a file by the hash of its content. */
export async function fingerprintMixed(pair: MixedPair): Promise<readonly unknown[]> {
  return Promise.all(
    pair.map(async (one) => {
      const [name, list] = parts(one);
      return list === undefined ? one : { name, list: await fingerprint(list) };
    }),
  );
}

/** The names alone: what a folder of results may tell. */
export function namesOfMixed(pair: MixedPair): MixedPair {
  const [first, second] = pair.map((one) => parts(one)[0]);
  return [first ?? '', second ?? ''];
}

function parts(one: string): readonly [string, string?] {
  const at = one.indexOf('=');
  return at === -1 ? [one] : [one.slice(0, at), one.slice(at + 1)];
}
