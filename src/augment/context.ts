import { rememberLast } from '../core/remember-last.ts';
import type { Analysis, CharSpan, Document, Edit, PosTag, Token } from '../core/types.ts';
import type { WordClass } from '../resources/wordnet.ts';
import { indefiniteArticle, matchCase } from '../text/inflect.ts';
import { memoise } from '../text/memoise.ts';

/** The word classes that context augmenters work on, by tag. */
export const WORD_CLASS_OF: Readonly<Partial<Record<PosTag, WordClass>>> = {
  NOUN: 'noun',
  VERB: 'verb',
  ADJ: 'adjective',
  ADV: 'adverb',
};

/**
 * Tells whether a range of a document is outside all entities, of whatever layer, and touches none. A discontinuous mention
 * counts as if it were whole.
 */
export function createEntityGuard(doc: Document): (start: number, end: number) => boolean {
  const blocked: { start: number; end: number }[] = []; // disjoint, ascending
  for (const { start, end } of doc.entities) {
    const last = blocked.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else blocked.push({ start, end });
  }
  if (blocked.length === 0) return () => true;
  return (start, end) => {
    const next = firstReaching(blocked, start);
    return next === undefined || next.start > end;
  };
}

/** The first of ascending, disjoint spans that ends at the offset or after it. */
function firstReaching(spans: readonly CharSpan[], offset: number): CharSpan | undefined {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((spans[middle] as CharSpan).end < offset) low = middle + 1;
    else high = middle;
  }
  return spans[low];
}

const BEFORE_WORD = /[\s([{"“‘«—–]/;
const AFTER_WORD = /[\s)\]}"”’',.;:!?…»—–]/;

/** The words of a document, read once for all augmenters and copies. */
export const contextWords: (analysis: Analysis, doc: Document) => ContextWords = rememberLast(
  (analysis: Analysis, doc: Document) => new ContextWords(doc, analysis),
);

/** How a token is written, whatever stands around it. */
export interface Spelling {
  readonly lower: string;
  /** Two plain letters or more, and nothing else. */
  readonly isWord: boolean;
  readonly letters: 'lower' | 'upper' | 'capitalised' | 'mixed';
}

/** Looked up once for each spelling: words repeat. */
const spellingOf = memoise((text): Spelling => {
  const lower = text.toLowerCase();
  return { lower, isWord: /^[A-Za-z]{2,}$/.test(text), letters: lettersOf(text, lower) };
});

function lettersOf(text: string, lower: string): Spelling['letters'] {
  if (text === lower) return 'lower';
  if (text === text.toUpperCase()) return 'upper';
  return text.slice(1) === lower.slice(1) ? 'capitalised' : 'mixed';
}

/**
 * A document's words as context augmenters see them: which of them are ordinary running words that an edit may touch.
 */
export class ContextWords {
  readonly tokens: readonly Token[];
  private readonly text: string;
  private readonly analysis: Analysis;
  private readonly isClear: (start: number, end: number) => boolean;
  private looked: { readonly start: number; readonly shouted: boolean } | undefined;

  constructor(doc: Document, analysis: Analysis) {
    this.tokens = analysis.tokens;
    this.text = doc.text;
    this.analysis = analysis;
    this.isClear = createEntityGuard(doc);
  }

  /** The word at an index in lower case; empty beyond either end of the document. */
  lower(index: number): string {
    return this.spellingAt(index)?.lower ?? '';
  }

  spellingAt(index: number): Spelling | undefined {
    const token = this.tokens[index];
    return token && spellingOf(token.text);
  }

  tagAt(index: number): PosTag {
    return this.analysis.tagAt(index);
  }

  /** Whether only blanks, and no more than a line end, stand between a token and the next. */
  isFollowed(index: number): boolean {
    const here = this.tokens[index];
    const next = this.tokens[index + 1];
    if (here === undefined || next === undefined || next.start === here.end) return false;
    return next.start === here.end + 1 || /^[ \t]*\r?\n?[ \t]*$/.test(this.text.slice(here.end, next.start));
  }

  startsSentence(index: number): boolean {
    const token = this.tokens[index];
    return token !== undefined && this.sentenceAt(token.start)?.start === token.start;
  }

  /** Whether a token is the last of its sentence. */
  endsSentence(index: number): boolean {
    const token = this.tokens[index];
    const next = this.tokens[index + 1];
    return token === undefined || next === undefined || next.start >= (this.sentenceAt(token.start)?.end ?? 0);
  }

  /**
   * Whether a token is a word of plain letters that stands free, touches no entity, and is in lower case, or capitalised only
   * because it begins a sentence or stands in a line of capitals. A capitalised word before another is taken for a name.
   */
  isOrdinary(index: number): boolean {
    const spelling = this.spellingAt(index);
    if (spelling === undefined || !spelling.isWord) return false;
    const { start, end } = this.tokens[index] as Token;
    if (start > 0 && !BEFORE_WORD.test(this.text.charAt(start - 1))) return false;
    if (end < this.text.length && !AFTER_WORD.test(this.text.charAt(end))) return false;
    if (!this.isClear(start, end)) return false;
    if (spelling.letters === 'lower') return true;
    if (spelling.letters === 'upper') return this.isInShoutedSentence(start);
    if (spelling.letters === 'mixed' || !this.startsSentence(index)) return false;
    return (this.spellingAt(index + 1)?.letters ?? 'lower') === 'lower';
  }

  /** Whether a word is in lower case, or capitalised only because of where it stands. */
  isPlainlyWritten(index: number): boolean {
    const token = this.tokens[index];
    if (token === undefined) return false;
    if (this.spellingAt(index)?.letters === 'lower' || token.text === 'I') return true;
    return this.startsSentence(index) || this.isInShoutedSentence(token.start);
  }

  private sentenceAt(offset: number): CharSpan | undefined {
    return firstReaching(this.analysis.sentences, offset + 1);
  }

  private isInShoutedSentence(offset: number): boolean {
    const sentence = this.sentenceAt(offset);
    if (sentence === undefined) return false;
    // Remembered, because a sentence may be as long as a book.
    if (this.looked?.start !== sentence.start) {
      this.looked = { start: sentence.start, shouted: isShouted(this.text.slice(sentence.start, sentence.end)) };
    }
    return this.looked.shouted;
  }

  /** The edit that writes another word for a token, and the right article before it; none where that would touch an entity. */
  replace(index: number, word: string): Edit | undefined {
    const token = this.tokens[index] as Token;
    return this.withArticle(index, word, token.end, matchCase(token.text, word));
  }

  /** The edit that writes a word before a token, and the right article before it; none where that would touch an entity. */
  insertBefore(index: number, word: string): Edit | undefined {
    const token = this.tokens[index] as Token;
    const written = token.text.length > 1 && token.text === token.text.toUpperCase() ? word.toUpperCase() : word;
    return this.withArticle(index, word, token.start, `${written} `);
  }

  private withArticle(index: number, word: string, end: number, replacement: string): Edit | undefined {
    const { start } = this.tokens[index] as Token;
    const before = this.tokens[index - 1];
    const article = before && this.lower(index - 1);
    if (before === undefined || (article !== 'a' && article !== 'an')) return { start, end, replacement };
    const right = indefiniteArticle(word);
    if (article === right) return { start, end, replacement };
    if (!this.isFollowed(index - 1) || !this.isClear(before.start, before.end)) return undefined;
    if (!this.isPlainlyWritten(index - 1)) return undefined; // the A of "group A"
    const blank = this.text.slice(before.end, start);
    const written = before.text === 'A' || before.text === 'An' ? `A${right.slice(1)}` : matchCase(before.text, right);
    return { start: before.start, end, replacement: written + blank + replacement };
  }
}

function isShouted(sentence: string): boolean {
  return !/\p{Ll}/u.test(sentence) && /\p{Lu}{2}/u.test(sentence);
}
