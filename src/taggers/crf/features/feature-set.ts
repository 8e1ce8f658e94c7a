/** What an aspect tells of a word; `undefined` where there is nothing to tell, and no attribute is made of it. */
export type Fields = readonly (string | undefined)[];

/** A value of a template; two texts are `left|right`, which is looked up without being put together. */
export type Value = string | undefined | readonly [left: string, right: string];

/** A way to look at a token. Tokens that look alike in an aspect share all that its templates make of them. */
export interface Aspect {
  /** Where it depends on the neighbours: what `key` and `observe` are given of each token, instead of its own text. */
  readonly view?: (words: readonly string[]) => readonly string[];
  /**
   * The same for words that look alike. It is asked for every word, `observe` once for each key.
   *
   * @param word text of the token.
   * @param pos part of speech, where there is a tagger.
   */
  readonly key: (word: string, pos: string | undefined) => string;
  readonly observe: (word: string, pos: string | undefined) => Fields;
  /** Where words with different keys may look alike all the same: tells fields apart. */
  readonly keyOfFields?: (fields: Fields) => string;
  /** Templates of runs of several tokens read the first so many fields only, and no others are kept; all, where absent. */
  readonly keptFields?: number;
  /** What stands before and after the sentence; where absent, templates that leave the sentence give nothing. */
  readonly padding?: Fields;
}

/** Makes attributes `name=value` of runs of one to three neighbouring tokens. */
export interface Template {
  readonly aspect: Aspect;
  readonly width: 1 | 2 | 3;
  /** Where the runs begin, in tokens from the one that gets the attributes. */
  readonly offsets: readonly number[];
  /**
   * For each value, the name of the attribute at each offset; no name holds `=`. A single name for several offsets makes a
   * bag: it does not tell where the run was.
   */
  readonly names: readonly (readonly string[])[];
  /** The values of a run, in the order of `names`, by the fields of its tokens. */
  readonly values: (run: readonly Fields[]) => readonly Value[];
  /**
   * Whether every value is a field of the first token, `|`, and the same field of the second; the tokens have it all, or none
   * has. Then a trained model's values can be found by numbers.
   */
  readonly joinsFields?: boolean;
  /** Whether the same run is frequent enough to make its attributes a group of their own (see data.ts). */
  readonly shared: boolean;
}

/** Which attributes tokens have. A plain description, made from settings; extraction.ts computes with it. */
export interface FeatureSet {
  readonly templates: readonly Template[];
  /** Attributes that every token of a sentence has. */
  readonly sentence?: (words: readonly string[]) => readonly string[];
  /** Attributes of the first and of the last token. */
  readonly edges?: { readonly first: string; readonly last: string };
}

/** The attributes of all the sets; what stands for a sentence and its ends is the first one's. */
export function joinFeatureSets(first: FeatureSet, others: readonly FeatureSet[]): FeatureSet {
  return { ...first, templates: [first, ...others].flatMap(({ templates }) => templates) };
}

/** One attribute a field: `name[offset]=value`. */
export function unaryTemplate(aspect: Aspect, names: readonly string[], offsets: readonly number[]): Template {
  return {
    aspect,
    width: 1,
    offsets,
    names: names.map((name) => offsets.map((offset) => `${name}[${offset}]`)),
    values: ([fields]) => fields as Fields,
    shared: true,
  };
}

/** One attribute a field: `name[i]|name[i+1]=value|value`. */
export function pairTemplate(
  aspect: Aspect,
  names: readonly string[],
  offsets: readonly number[],
  shared: boolean,
): Template {
  return {
    aspect,
    width: 2,
    offsets,
    names: names.map((name) => offsets.map((offset) => `${name}[${offset}]|${name}[${offset + 1}]`)),
    values: ([left, right]) =>
      names.map((_, i) => {
        const value = (left as Fields)[i];
        return value === undefined ? undefined : [value, (right as Fields)[i] as string];
      }),
    joinsFields: true,
    shared,
  };
}
