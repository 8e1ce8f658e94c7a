import { createRequire } from 'node:module';

/** What of wink-nlp this module uses. */
interface Nlp {
  readonly its: { readonly value: unknown; readonly pos: unknown };
  readonly readDoc: (text: string) => { tokens(): { out(item: unknown): readonly string[] } };
}

/** Where a property lies in a packed entry of the lexicon: the word, the bits and how far to shift them. */
type Place = readonly [word: number, mask: number, shift: number, ...rest: unknown[]];

/** What of wink's model this module looks at. */
interface Core {
  readonly features: {
    readonly lexeme: {
      readonly hash: Readonly<Record<string, number>>;
      /** How many words the model has of its own; those it met come after. */
      readonly intrinsicSize: number;
      readonly list: { readonly length: number };
    };
    readonly shape: { readonly list: { readonly length: number } };
    /** Sets of tags; each word of the model has one. */
    readonly posClusters: { readonly list: readonly ReadonlySet<number>[] };
  };
  readonly lexicon: Uint32Array;
  readonly packing: { readonly size: number; readonly layout: Readonly<Record<'lexemeCID' | 'isContraction', Place>> };
  readonly pos: { readonly list: readonly string[] };
}

/** An English tagger with the model that it reads. */
export interface Wink {
  /** The tagger's tokens of a text, without blanks, and the tag of each. */
  tag(text: string): { readonly values: readonly string[]; readonly tags: readonly string[] };
  /** The only tag that the tagger's lexicon has for a word as it is written; `undefined` where it has several or none. */
  onlyTagOf(word: string): string | undefined;
}

/**
 * wink keeps every unknown word for ever, and its word shapes overflow into the tags after some 15,000. So an instance is
 * given up before either is full; what it has seen does not touch the tags before that.
 */
const MOST_NEW = { lexeme: 20_000, shape: 10_000 };

let shared: Wink | undefined;

/** wink-nlp with its small English model, loaded on first use and shared. */
export function wink(): Wink {
  shared ??= load();
  return shared;
}

function load(): Wink {
  const require = createRequire(import.meta.url);
  const winkNLP = require('wink-nlp') as (model: unknown, pipe: readonly string[]) => Nlp;
  const model = require('wink-eng-lite-web-model') as { readonly core: () => Core };
  function start() {
    const core = model.core();
    const { lexeme, shape } = core.features;
    const limit = { lexeme: lexeme.list.length + MOST_NEW.lexeme, shape: shape.list.length + MOST_NEW.shape };
    const nlp = winkNLP({ ...model, core: () => core }, ['pos']);
    return { core, nlp, isFull: () => lexeme.list.length > limit.lexeme || shape.list.length > limit.shape };
  }
  let current = start();

  function property(index: number, name: 'lexemeCID' | 'isContraction'): number {
    const { lexicon, packing } = current.core;
    const [word, mask, shift] = packing.layout[name];
    return ((lexicon[word + index * packing.size] as number) & mask) >>> shift;
  }

  return {
    tag(text) {
      if (current.isFull()) current = start();
      const { its, readDoc } = current.nlp;
      const tokens = readDoc(text).tokens();
      return { values: tokens.out(its.value), tags: tokens.out(its.pos) };
    },
    onlyTagOf(word) {
      const { features, pos } = current.core;
      const index = features.lexeme.hash[word];
      if (index === undefined || !(index < features.lexeme.intrinsicSize)) return undefined;
      if (property(index, 'isContraction') !== 0) return undefined;
      const tags = features.posClusters.list[property(index, 'lexemeCID')];
      if (tags?.size !== 1) return undefined;
      for (const tag of tags) return pos.list[tag];
      return undefined;
    },
  };
}
