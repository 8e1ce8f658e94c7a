import type { Analysis, CharSpan, Document, PosTag, Token } from '../core/types.ts';
import { hasTagger, posTagger } from './pos.ts';
import { splitSentences } from './sentences.ts';
import { tokenise } from './tokenise.ts';

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

class LazyAnalysis implements Analysis {
  readonly language: string;
  private readonly text: string;
  private foundSentences: readonly CharSpan[] | undefined;
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
    this.foundTokens ??= tokenise(this.text);
    return this.foundTokens;
  }

  get tags(): readonly PosTag[] {
    const { length } = this.tokens;
    if (!this.complete) for (let i = 0; i < length; i++) this.tagAt(i);
    this.complete = true;
    return (this.foundTags ??= []) as readonly PosTag[];
  }

  tagAt(index: number): PosTag {
    const { tokens } = this;
    if (!(index >= 0 && index < tokens.length)) throw new TypeError(`there is no token ${index}`);
    const tags = (this.foundTags ??= this.startTags());
    return tags[index] ?? this.tagSentenceOf(index, tags);
  }

  private startTags(): (PosTag | undefined)[] {
    const unknown = hasTagger(this.language) ? undefined : 'X';
    return this.tokens.map(() => unknown);
  }

  private tagSentenceOf(index: number, tags: (PosTag | undefined)[]): PosTag {
    const { tokens, sentences } = this;
    const at = (tokens[index] as Token).start;
    let low = 0;
    let high = sentences.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sentences[middle] as CharSpan).end <= at) low = middle + 1;
      else high = middle;
    }
    const sentence = sentences[low] as CharSpan;
    let first = index;
    while (first > 0 && (tokens[first - 1] as Token).start >= sentence.start) first--;
    let until = index + 1;
    while (until < tokens.length && (tokens[until] as Token).start < sentence.end) until++;
    const found = posTagger(this.language)?.(this.text, sentence, tokens.slice(first, until)) ?? [];
    for (let i = first; i < until; i++) tags[i] = found[i - first] ?? 'X';
    return tags[index] as PosTag;
  }
}
