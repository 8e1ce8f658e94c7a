import { createRequire } from 'node:module';
import type { CharSpan, PosTag, Token } from '../core/types.ts';
import { packOf } from '../languages/index.ts';
import { classOf, DIGIT, HAN, LETTER, SPACE, SURROGATE } from './fold.ts';

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
interface Wink {
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
function wink(): Wink {
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

/** Tags the tokens of one sentence of a text: one tag for each token. */
type PosTagger = (text: string, sentence: CharSpan, tokens: readonly Token[]) => PosTag[];

/** Whether there is a part-of-speech tagger for the language. The others' tokens are all tagged `X`. */
export function hasTagger(language: string): boolean {
  return packOf(language)?.text?.tagger !== undefined;
}

let english: PosTagger | undefined;

/**
 * The tagger of a language: wink-nlp's for English; `undefined` where there is none. The model is loaded on first use and
 * shared.
 */
export function posTagger(language: string): PosTagger | undefined {
  if (!hasTagger(language)) return undefined;
  english ??= createEnglishTagger();
  return english;
}

/** How much text, in UTF-16 units, the tagger gets at a time. Its memory and its time grow with the piece. */
const PIECE = 20_000;

/**
 * The tag of a word that has no other, as far as the English lexicon knows, whatever stands around it: much faster than the
 * tagger. On 180,000 lower-case words of five corpora it and the tagger differ for 0.3 % of the content words it tells, and it
 * is the one that is right there more often.
 *
 * @param word in lower case.
 * @returns `undefined` where only the words around it tell, or the language has no lexicon.
 */
export function settledTag(language: string, word: string): PosTag | undefined {
  if (!hasTagger(language)) return undefined;
  const tag = wink().onlyTagOf(word);
  return tag !== undefined && SETTLED.has(tag) ? (tag as PosTag) : undefined;
}

/** For the other tags the tagger has rules of its own: `this` may be a determiner and a pronoun. */
const SETTLED: ReadonlySet<string> = new Set<PosTag>(['NOUN', 'VERB', 'ADJ', 'ADV', 'ADP', 'PRON', 'AUX', 'CCONJ']);

function createEnglishTagger(): PosTagger {
  return (text, sentence, tokens) => {
    const tags = tokens.map((): PosTag => 'X');
    let next = 0;
    for (const piece of cutIntoPieces(text, sentence)) {
      const input = lowerShoutedLines(text.slice(piece.start, piece.end));
      const found = wink().tag(input);
      next = transfer(input, piece.start, found.values, found.tags, tokens, next, tags);
    }
    return tags;
  };
}

/** The sentence, or pieces of whole words where it is too long. */
function* cutIntoPieces(text: string, { start, end }: CharSpan): Generator<CharSpan> {
  let from = start;
  while (end - from > PIECE) {
    let cut = from + PIECE;
    while (cut > from + PIECE / 2 && classOf(text.charCodeAt(cut)) !== SPACE) cut--;
    if (classOf(text.charCodeAt(cut)) === SURROGATE) cut++;
    yield { start: from, end: cut };
    from = cut;
  }
  yield { start: from, end };
}

/**
 * Lines without a lower-case letter are lower-cased: the tagger takes a capitalised word for a name, and a heading in capitals
 * for a row of names. The length stays the same.
 */
function lowerShoutedLines(text: string): string {
  if (!/\p{Lu}{2}/u.test(text)) return text;
  return text.replaceAll(/^.*$/gmu, (line) => {
    if (/\p{Ll}/u.test(line) || !/\p{Lu}{2}/u.test(line)) return line;
    const lower = line.toLowerCase();
    return lower.length === line.length ? lower : line;
  });
}

/**
 * Gives each token the tag of the tagger's token at its place; where that has several (`well` `-` `known`), the last one that
 * is no punctuation. The tagger tells no offsets, so its tokens are searched for, each after the one before.
 *
 * @param input what the tagger was given: the text from the offset on.
 * @returns the index of the first token after the piece.
 */
function transfer(
  input: string,
  offset: number,
  values: readonly string[],
  found: readonly string[],
  tokens: readonly Token[],
  first: number,
  tags: PosTag[],
): number {
  let position = 0;
  let at = first;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as string;
    let start = position;
    while (start < input.length && classOf(input.charCodeAt(start)) === SPACE) start++;
    if (!input.startsWith(value, start)) {
      start = input.indexOf(value, position);
      if (start < 0) continue;
    }
    const end = start + value.length;
    position = end;
    while (at < tokens.length && (tokens[at] as Token).end <= offset + start) at++;
    const tag = toPosTag(found[i] as string);
    for (let j = at; j < tokens.length && (tokens[j] as Token).start < offset + end; j++) {
      const token = tokens[j] as Token;
      if (!startsLikeWord(token.text)) tags[j] = tag === 'SYM' && token.text === value ? 'SYM' : 'PUNCT';
      else if (tag !== 'PUNCT' && tag !== 'X') tags[j] = tag;
    }
  }
  while (at < tokens.length && (tokens[at] as Token).start < offset + input.length) at++;
  return at;
}

function startsLikeWord(word: string): boolean {
  const kind = classOf(word.charCodeAt(0));
  if (kind === LETTER || kind === DIGIT || kind === HAN || kind === SURROGATE) return true;
  return word.length > 1 && classOf(word.charCodeAt(1)) === LETTER; // 's
}

/** The tagger's own tags are the universal ones, and `SPACE` for a line break. */
function toPosTag(tag: string): PosTag {
  return tag === 'SPACE' ? 'X' : (tag as PosTag);
}
