/** What an aspect tells of a word; `undefined` where there is nothing to tell, and no attribute is made of it. */
export type Fields = readonly (string | undefined)[];

/** A way to look at a token. Tokens that look alike in an aspect share all that its templates make of them. */
export interface Aspect {
  /** Where it depends on the neighbours: what `observe` is given of each token, instead of its own text. */
  readonly view?: (words: readonly string[]) => readonly string[];
  /**
   * @param word text of the token.
   * @param pos part of speech, where there is a tagger.
   */
  readonly observe: (word: string, pos: string | undefined) => Fields;
  /** Tells fields apart; the same for words that are alike. */
  readonly key: (fields: Fields) => string;
  /** What stands before and after the sentence; where absent, templates that leave the sentence give nothing. */
  readonly padding?: Fields;
}

/** Makes attributes of a run of one to three neighbouring tokens. */
export interface WindowTemplate {
  readonly aspect: Aspect;
  /** Offset of the first token of the run. */
  readonly from: number;
  readonly width: 1 | 2 | 3;
  /** Whether the same run is frequent enough to make its attributes a group of their own (see data.ts). */
  readonly shared: boolean;
  /** The attributes of the run, by the fields of its tokens. */
  readonly write: (run: readonly Fields[]) => readonly string[];
}

/** Makes attributes of each token from one offset to another, which do not tell the offset. */
export interface BagTemplate {
  readonly aspect: Aspect;
  readonly from: number;
  readonly to: number;
  readonly write: (fields: Fields) => readonly string[];
}

/** Which attributes tokens have. Built from settings, a plain description: extraction.ts computes with it. */
export interface FeatureSet {
  readonly windows: readonly WindowTemplate[];
  readonly bags: readonly BagTemplate[];
  /** Attributes that every token of a sentence has. */
  readonly sentence?: (words: readonly string[]) => readonly string[];
  /** Attributes of the first and of the last token. */
  readonly edges?: { readonly first: string; readonly last: string };
}

/** The attributes of all the sets; what stands for a sentence and its ends is the first one's. */
export function joinFeatureSets(first: FeatureSet, others: readonly FeatureSet[]): FeatureSet {
  return {
    ...first,
    windows: [first, ...others].flatMap(({ windows }) => windows),
    bags: [first, ...others].flatMap(({ bags }) => bags),
  };
}

/** One attribute a field: `name[offset]=value`. */
export function unaryTemplates(
  aspect: Aspect,
  names: readonly string[],
  offsets: readonly number[],
): readonly WindowTemplate[] {
  return offsets.map((from) => {
    const starts = names.map((name) => `${name}[${from}]=`);
    return {
      aspect,
      from,
      width: 1,
      shared: true,
      write: ([fields]) =>
        (fields as Fields).flatMap((value, i) => (value === undefined ? [] : `${starts[i]}${value}`)),
    };
  });
}

/** One attribute a field: `name[i]|name[i+1]=value|value`. */
export function pairTemplates(
  aspect: Aspect,
  names: readonly string[],
  offsets: readonly number[],
  shared: boolean,
): readonly WindowTemplate[] {
  return offsets.map((from) => {
    const starts = names.map((name) => `${name}[${from}]|${name}[${from + 1}]=`);
    return {
      aspect,
      from,
      width: 2,
      shared,
      write: ([left, right]) =>
        starts.flatMap((start, i) => {
          const value = (left as Fields)[i];
          return value === undefined ? [] : `${start}${value}|${(right as Fields)[i]}`;
        }),
    };
  });
}
