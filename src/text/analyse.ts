import type { Analysis, CharSpan, Document, PosTag, Token } from '../core/types.ts';
import { posTagger } from './pos.ts';
import { splitSentences } from './sentences.ts';
import { tokenise } from './tokenise.ts';

/**
 * Makes the analyser of a language. An analysis computes its sentences, tokens and tags on first use and keeps them, so that
 * a run that asks for no tags loads no tagger.
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
  private foundTags: readonly PosTag[] | undefined;

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
    if (this.foundTags === undefined) {
      const tag = posTagger(this.language);
      this.foundTags = tag?.(this.text, this.tokens, this.sentences) ?? this.tokens.map((): PosTag => 'X');
    }
    return this.foundTags;
  }
}
