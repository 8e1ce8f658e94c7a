const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * FNV-1a of the UTF-16 units of a text, as a signed whole number of 32 bits.
 *
 * @param hash that of what stands before the text.
 */
export function hashOf(text: string, hash = BASIS): number {
  for (let i = 0, { length } = text; i < length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  return hash;
}

/** As {@link hashOf}, with every bit of the text in every bit of the number (the last steps of MurmurHash3). */
export function mixedHashOf(text: string): number {
  let hash = hashOf(text);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
