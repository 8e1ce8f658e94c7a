import type { CharSpan, PosTag, Token } from '../core/types.ts';
import { packOf } from '../languages/index.ts';
import { classOf, DIGIT, HAN, LETTER, SPACE, SURROGATE } from './char-class.ts';
import { wink } from './wink.ts';

/** Tags the tokens of one sentence of a text: one tag for each token. */
export type PosTagger = (text: string, sentence: CharSpan, tokens: readonly Token[]) => PosTag[];

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
