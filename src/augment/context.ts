import { firstEndingAfter } from '../core/spans.ts';
import { rememberLast, memoise } from '../core/caches.ts';
import type { Analysis, CharSpan, Document, Edit, PosTag } from '../core/types.ts';
import { type WordClass, wordNet } from '../resources/wordnet.ts';
import { indefiniteArticle } from '../languages/en/index.ts';
import { guessLemma, matchCase } from '../text/inflect.ts';
import type { WordFilter } from '../text/stop-words.ts';

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
    const next = blocked[firstEndingAfter(blocked, start - 1)];
    return next === undefined || next.start > end;
  };
}

/** The words of a document, read once for all augmenters and copies. */
export const contextWords: (analysis: Analysis, doc: Document) => ContextWords = rememberLast(
  (analysis: Analysis, doc: Document) => new ContextWords(doc, analysis),
);

/**
 * A document's words as context augmenters see them: which of them are ordinary running words that an edit may touch. Words
 * are looked at in the text itself, because few of them are read as strings.
 */
export class ContextWords {
  /** How many tokens there are. */
  readonly count: number;
  private readonly text: string;
  private readonly offsets: Int32Array;
  private readonly analysis: Analysis;
  /** Whether a range of the text is outside all entities and touches none. */
  readonly isClear: (start: number, end: number) => boolean;
  private looked: { readonly start: number; readonly shouted: boolean } | undefined;

  constructor(doc: Document, analysis: Analysis) {
    this.text = doc.text;
    this.offsets = analysis.tokenOffsets;
    this.count = this.offsets.length / 2;
    this.analysis = analysis;
    this.isClear = createEntityGuard(doc);
  }

  start(index: number): number {
    return this.offsets[2 * index] as number;
  }

  end(index: number): number {
    return this.offsets[2 * index + 1] as number;
  }

  /** The word at an index in lower case; empty beyond either end of the document. */
  lower(index: number): string {
    return this.word(index).toLowerCase();
  }

  /** The word at an index; empty beyond either end of the document. */
  word(index: number): string {
    return index >= 0 && index < this.count ? this.text.slice(this.start(index), this.end(index)) : '';
  }

  passes(index: number, filter: WordFilter): boolean {
    return filter(this.text, this.start(index), this.end(index));
  }

  tagAt(index: number): PosTag {
    return this.analysis.tagAt(index);
  }

  /** Whether only blanks, and no more than a line end, stand between a token and the next. */
  isFollowed(index: number): boolean {
    if (!(index >= 0 && index + 1 < this.count)) return false;
    const end = this.end(index);
    const next = this.start(index + 1);
    return next === end + 1 || (next > end && /^[ \t]*\r?\n?[ \t]*$/.test(this.text.slice(end, next)));
  }

  startsSentence(index: number): boolean {
    const start = this.start(index);
    return this.sentenceAt(start)?.start === start;
  }

  /** Whether a token is the last of its sentence. */
  endsSentence(index: number): boolean {
    return index + 1 >= this.count || this.start(index + 1) >= (this.sentenceAt(this.start(index))?.end ?? 0);
  }

  /** Whether blanks or marks stand around the tokens from one to another. */
  standsFree(index: number, last = index): boolean {
    const start = this.start(index);
    const end = this.end(last);
    if (start > 0 && !mayStandBefore(this.text.charCodeAt(start - 1))) return false;
    return end >= this.text.length || mayStandAfter(this.text.charCodeAt(end));
  }

  /**
   * Whether a token is a word of plain letters that stands free and touches no entity, in lower case, capitalised, or in
   * capitals where it begins a sentence or stands in a line of them. It may be a name: {@link classAt} tells.
   */
  isFree(index: number): boolean {
    const start = this.start(index);
    const end = this.end(index);
    if (!isPlainWord(this.text, start, end) || !this.standsFree(index) || !this.isClear(start, end)) return false;
    const letters = this.lettersAt(index);
    if (letters === 'upper') return this.startsSentence(index) || this.isInShoutedSentence(start);
    return letters !== 'mixed';
  }

  /**
   * The class of a word; `undefined` for function words and names. What the tagger takes for a name at the start of a sentence,
   * for its capital, is a noun where WordNet knows it as one: "Diagnosis:".
   */
  classAt(index: number): WordClass | undefined {
    const tag = this.tagAt(index);
    if (tag !== 'PROPN') return WORD_CLASS_OF[tag];
    return this.startsSentence(index) && isCommonNoun(this.lower(index)) ? 'noun' : undefined;
  }

  /**
   * Whether a token is such a word and, if it is capitalised, begins a sentence. A capitalised word before another is taken for
   * a name.
   */
  isOrdinary(index: number): boolean {
    if (!this.isFree(index)) return false;
    const letters = this.lettersAt(index);
    if (letters === 'upper') return this.isInShoutedSentence(this.start(index));
    if (letters === 'lower') return true;
    return this.startsSentence(index) && (index + 1 >= this.count || this.lettersAt(index + 1) === 'lower');
  }

  /** Whether a word is in lower case, or capitalised only because of where it stands. */
  isPlainlyWritten(index: number): boolean {
    if (this.lettersAt(index) === 'lower' || this.word(index) === 'I') return true;
    return this.startsSentence(index) || this.isInShoutedSentence(this.start(index));
  }

  private lettersAt(index: number): Letters {
    return lettersOf(this.text, this.start(index), this.end(index));
  }

  private sentenceAt(offset: number): CharSpan | undefined {
    const { sentences } = this.analysis;
    return sentences[firstEndingAfter(sentences, offset)];
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
    return this.withArticle(index, word, this.end(index), matchCase(this.word(index), word));
  }

  /** The edit that writes a word before a token, and the right article before it; none where that would touch an entity. */
  insertBefore(index: number, word: string): Edit | undefined {
    const next = this.word(index);
    const written = matchCase(next, word);
    if (this.lettersAt(index) === 'capitalised' && this.isOrdinary(index)) {
      return this.withArticle(index, word, this.end(index), `${written} ${next.toLowerCase()}`);
    }
    return this.withArticle(index, word, this.start(index), `${written} `);
  }

  private withArticle(index: number, word: string, end: number, replacement: string): Edit | undefined {
    const start = this.start(index);
    const before = this.word(index - 1);
    const article = before.toLowerCase();
    if (article !== 'a' && article !== 'an') return { start, end, replacement };
    const right = indefiniteArticle(word);
    if (article === right) return { start, end, replacement };
    const from = this.start(index - 1);
    const until = this.end(index - 1);
    if (!this.isFollowed(index - 1) || !this.isClear(from, until)) return undefined;
    if (!this.isPlainlyWritten(index - 1)) return undefined; // the A of "group A"
    const blank = this.text.slice(until, start);
    const written = before === 'A' || before === 'An' ? `A${right.slice(1)}` : matchCase(before, right);
    return { start: from, end, replacement: written + blank + replacement };
  }
}

/** How a token is written. Without letters it is in lower case. */
type Letters = 'lower' | 'upper' | 'capitalised' | 'mixed';

function lettersOf(text: string, start: number, end: number): Letters {
  let lower = false;
  let upper = false;
  let later = false; // a capital after the first letter
  for (let i = start; i < end; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0x80) return lettersOfAny(text.slice(start, end));
    if (unit >= 0x61 && unit <= 0x7a) lower = true;
    else if (unit >= 0x41 && unit <= 0x5a) {
      upper = true;
      later ||= i > start;
    }
  }
  if (!upper) return 'lower';
  if (!lower) return 'upper';
  return later ? 'mixed' : 'capitalised';
}

function lettersOfAny(word: string): Letters {
  const lower = word.toLowerCase();
  if (word === lower) return 'lower';
  if (word === word.toUpperCase()) return 'upper';
  return word.slice(1) === lower.slice(1) ? 'capitalised' : 'mixed';
}

const isCommonNoun = memoise((word) => {
  const lemma = guessLemma(word, 'noun');
  return wordNet()
    .senses(lemma, 'noun')
    .some(({ synonyms }) => synonyms.some((synonym) => synonym.word === lemma));
});

/** Two plain letters or more, and nothing else. */
function isPlainWord(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    const unit = text.charCodeAt(i) | 0x20;
    if (unit < 0x61 || unit > 0x7a) return false;
  }
  return end - start >= 2;
}

const mayStandBefore = createUnitTest(/[\s([{"“‘«—–]/);
const mayStandAfter = createUnitTest(/[\s)\]}"”’',.;:!?…»—–]/);

/** Tests one UTF-16 unit as an expression does, from a table. */
function createUnitTest(expression: RegExp): (unit: number) => boolean {
  const first = Array.from({ length: 0x80 }, (_, unit) => expression.test(String.fromCharCode(unit)));
  return (unit) => first[unit] ?? expression.test(String.fromCharCode(unit));
}

function isShouted(sentence: string): boolean {
  return !/\p{Ll}/u.test(sentence) && /\p{Lu}{2}/u.test(sentence);
}
