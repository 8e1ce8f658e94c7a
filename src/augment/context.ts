import { rememberLast } from '../core/remember-last.ts';
import type { Analysis, CharSpan, Document, Edit, PosTag, Token } from '../core/types.ts';
import type { WordClass } from '../resources/wordnet.ts';
import { indefiniteArticle, matchCase } from '../text/inflect.ts';

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

/**
 * A document's words as context augmenters see them: which of them are ordinary running words that an edit may touch.
 */
export class ContextWords {
  readonly tokens: readonly Token[];
  readonly tags: readonly PosTag[];
  private readonly text: string;
  private readonly isClear: (start: number, end: number) => boolean;
  private readonly starts = new Set<number>(); // of sentences
  private readonly shouted: readonly CharSpan[];

  constructor(doc: Document, analysis: Analysis) {
    this.tokens = analysis.tokens;
    this.tags = analysis.tags;
    this.text = doc.text;
    this.isClear = createEntityGuard(doc);
    for (const { start } of analysis.sentences) this.starts.add(start);
    this.shouted = analysis.sentences.filter(({ start, end }) => isShouted(doc.text.slice(start, end)));
  }

  /** The word at an index in lower case; empty beyond either end of the document. */
  lower(index: number): string {
    return this.tokens[index]?.text.toLowerCase() ?? '';
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
    return token !== undefined && this.starts.has(token.start);
  }

  /**
   * Whether a token is a word of plain letters that stands free, touches no entity, and is in lower case, or capitalised only
   * because it begins a sentence or stands in a line of capitals. A capitalised word before another is taken for a name.
   */
  isOrdinary(index: number): boolean {
    const token = this.tokens[index];
    if (token === undefined || token.text.length < 2 || !/^[A-Za-z]+$/.test(token.text)) return false;
    const { start, end, text } = token;
    if (start > 0 && !BEFORE_WORD.test(this.text.charAt(start - 1))) return false;
    if (end < this.text.length && !AFTER_WORD.test(this.text.charAt(end))) return false;
    if (!this.isClear(start, end)) return false;
    if (text === text.toLowerCase()) return true;
    if (text === text.toUpperCase()) return this.isInShoutedLine(token);
    if (!this.startsSentence(index) || text.slice(1) !== text.slice(1).toLowerCase()) return false;
    const next = this.tokens[index + 1]?.text ?? '';
    return next === next.toLowerCase();
  }

  /** Whether a word is in lower case, or capitalised only because of where it stands. */
  isPlainlyWritten(index: number): boolean {
    const token = this.tokens[index];
    if (token === undefined) return false;
    if (token.text === token.text.toLowerCase() || token.text === 'I') return true;
    return this.startsSentence(index) || this.isInShoutedLine(token);
  }

  private isInShoutedLine({ start, end }: CharSpan): boolean {
    const line = firstReaching(this.shouted, end);
    return line !== undefined && line.start <= start;
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
    const article = before?.text.toLowerCase();
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
