import { firstEndingAfter } from '../core/spans.ts';
import type { Analysis, CharSpan, Document, PosTag, Token } from '../core/types.ts';
import { hasTagger, posTagger, settledTag } from './pos.ts';
import { splitSentences } from './sentences.ts';
import { readTokens, tokenOffsets } from './tokenise.ts';

/**
 * Makes the analyser of a language. An analysis computes its sentences, tokens and tags on first use and keeps them, so that
 * a run that asks for no tags loads no tagger, and one that asks for few tags few sentences: tagging takes longer than
 * everything else. The tags of a sentence do not depend on what stands around it.
 *
 * @param language BCP 47 code. Where it has no tagger (all but English), every tag is `X`.
 */
export function createAnalyser(language: string): (doc: Document) => Analysis {
  return (doc) => new LazyAnalysis(language, doc.text);
}

const unitsOf = (marks: string): ReadonlySet<number> => new Set(Array.from(marks, (mark) => mark.charCodeAt(0)));
/** What may stand around a word that stands free. */
const BEFORE = unitsOf(' \t\n(');
const AFTER = unitsOf(' \t\n\r.,;!?)');

class LazyAnalysis implements Analysis {
  readonly language: string;
  private readonly text: string;
  private foundSentences: readonly CharSpan[] | undefined;
  private foundOffsets: Int32Array | undefined;
  private foundTokens: readonly Token[] | undefined;
  /** A hole where the sentence was not tagged yet. */
  private foundTags: (PosTag | undefined)[] | undefined;
  private complete = false;

  constructor(language: string, text: string) {
    this.language = language;
    this.text = text;
  }

  get sentences(): readonly CharSpan[] {
    this.foundSentences ??= splitSentences(this.text, this.language);
    return this.foundSentences;
  }

  get tokens(): readonly Token[] {
    this.foundTokens ??= readTokens(this.text, this.tokenOffsets, 0, this.tokenOffsets.length / 2);
    return this.foundTokens;
  }

  get tokenOffsets(): Int32Array {
    this.foundOffsets ??= tokenOffsets(this.text);
    return this.foundOffsets;
  }

  get tags(): readonly PosTag[] {
    const length = this.tokenOffsets.length / 2;
    if (!this.complete) for (let i = 0; i < length; i++) this.tagAt(i);
    this.complete = true;
    return (this.foundTags ??= []) as readonly PosTag[];
  }

  tagAt(index: number): PosTag {
    if (!(index >= 0 && index < this.tokenOffsets.length / 2)) throw new TypeError(`there is no token ${index}`);
    const tags = (this.foundTags ??= this.startTags());
    return tags[index] ?? (tags[index] = this.settledTagAt(index)) ?? this.tagSentenceOf(index, tags);
  }

  private startTags(): (PosTag | undefined)[] {
    const unknown = hasTagger(this.language) ? undefined : 'X';
    const tags: (PosTag | undefined)[] = [];
    for (let i = this.tokenOffsets.length / 2; i > 0; i--) tags.push(unknown);
    return tags;
  }

  private tagSentenceOf(index: number, tags: (PosTag | undefined)[]): PosTag {
    const { tokenOffsets: offsets, sentences } = this;
    const at = offsets[2 * index] as number;
    const sentence = (sentences[firstEndingAfter(sentences, at)] ?? sentences.at(-1)) as CharSpan;
    let first = index;
    while (first > 0 && (offsets[2 * first - 2] as number) >= sentence.start) first--;
    let until = index + 1;
    while (2 * until < offsets.length && (offsets[2 * until] as number) < sentence.end) until++;
    const found = posTagger(this.language)?.(this.text, sentence, readTokens(this.text, offsets, first, until)) ?? [];
    for (let i = first; i < until; i++) tags[i] ??= this.settledTagAt(i) ?? found[i - first] ?? 'X';
    return tags[index] as PosTag;
  }

  /** The tag of a word of plain lower-case letters that stands free and needs no tagger. */
  private settledTagAt(index: number): PosTag | undefined {
    const { text, tokenOffsets: offsets } = this;
    const start = offsets[2 * index] as number;
    const end = offsets[2 * index + 1] as number;
    if (end - start < 2 || (start > 0 && !BEFORE.has(text.charCodeAt(start - 1)))) return undefined;
    if (end < text.length && !AFTER.has(text.charCodeAt(end))) return undefined;
    for (let i = start; i < end; i++) {
      const unit = text.charCodeAt(i);
      if (unit < 0x61 || unit > 0x7a) return undefined;
    }
    return settledTag(this.language, text.slice(start, end));
  }
}
