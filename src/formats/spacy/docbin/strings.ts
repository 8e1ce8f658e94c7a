/** What spaCy numbers instead of hashing (`spacy.symbols`), in the order of the numbers, from 1; `A1..A9` stands for nine. */
const SYMBOLS =
  `IS_ALPHA IS_ASCII IS_DIGIT IS_LOWER IS_PUNCT IS_SPACE IS_TITLE IS_UPPER LIKE_URL LIKE_NUM LIKE_EMAIL IS_STOP
  IS_OOV_DEPRECATED IS_BRACKET IS_QUOTE IS_LEFT_PUNCT IS_RIGHT_PUNCT IS_CURRENCY FLAG19..FLAG63 ID ORTH LOWER NORM SHAPE PREFIX SUFFIX
  LENGTH CLUSTER LEMMA POS TAG DEP ENT_IOB ENT_TYPE HEAD SENT_START SPACY PROB LANG ADJ ADP ADV AUX CONJ CCONJ DET INTJ NOUN NUM PART
  PRON PROPN PUNCT SCONJ SYM VERB X EOL SPACE DEPRECATED001..DEPRECATED276 PERSON NORP FACILITY ORG GPE LOC PRODUCT EVENT WORK_OF_ART
  LANGUAGE LAW DATE TIME PERCENT MONEY QUANTITY ORDINAL CARDINAL acomp advcl advmod agent amod appos attr aux auxpass cc ccomp complm
  conj cop csubj csubjpass dep det dobj expl hmod hyph infmod intj iobj mark meta neg nmod nn npadvmod nsubj nsubjpass num number oprd
  obj obl parataxis partmod pcomp pobj poss possessive preconj prep prt punct quantmod relcl rcmod root xcomp acl ENT_KB_ID MORPH ENT_ID
  IDX _`
    .split(/\s+/)
    .flatMap((entry) => {
      const [first = '', last] = entry.split('..');
      const [, name = '', digits = ''] = /^(\D+)(\d*)$/.exec(first) ?? [];
      if (last === undefined) return [entry];
      const to = Number(last.slice(name.length));
      return Array.from({ length: to - Number(digits) + 1 }, (_, i) => name + String(Number(digits) + i).padStart(digits.length, '0')); // prettier-ignore
    });

const known = new Map(SYMBOLS.map((symbol, i) => [symbol, BigInt(i + 1)]));

/** The number of a column of token data. */
export function attributeOf(name: 'ORTH' | 'ENT_IOB' | 'ENT_TYPE' | 'ENT_KB_ID' | 'ENT_ID' | 'HEAD' | 'DEP'): number {
  return Number(known.get(name));
}

const encoder = new TextEncoder();

/** What spaCy's `StringStore` keys a string by: its number where it is a symbol, else its hash. */
export function stringKey(text: string): bigint {
  return text === '' ? 0n : (known.get(text) ?? murmurHash64A(encoder.encode(text), 1n));
}

/** The string of a symbol's number. */
export function symbolOf(key: bigint): string | undefined {
  return key === 0n ? '' : key <= BigInt(SYMBOLS.length) ? SYMBOLS[Number(key) - 1] : undefined;
}

const M = 0xc6a4a7935bd1e995n;
const mask = (value: bigint) => BigInt.asUintN(64, value);

/** MurmurHash2, 64 bits, by Austin Appleby (public domain), on little-endian bytes. */
export function murmurHash64A(bytes: Uint8Array, seed: bigint): bigint {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = bytes.length - (bytes.length % 8);
  let hash = seed ^ mask(BigInt(bytes.length) * M);
  for (let at = 0; at < whole; at += 8) {
    let k = mask(view.getBigUint64(at, true) * M);
    k = mask((k ^ (k >> 47n)) * M);
    hash = mask((hash ^ k) * M);
  }
  if (whole < bytes.length) {
    for (let at = bytes.length - 1; at >= whole; at--) hash ^= BigInt(bytes[at] as number) << BigInt(8 * (at - whole));
    hash = mask(hash * M);
  }
  hash = mask((hash ^ (hash >> 47n)) * M);
  return hash ^ (hash >> 47n);
}
