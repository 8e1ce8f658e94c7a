import { obtain } from '../core/collections.ts';
import type { Token } from '../core/types.ts';
import type { BilingualLexicon } from '../resources/bilingual-lexicon.ts';
import { tokenise } from './tokenise.ts';

/** A stretch of text that a lexicon has in the other language. */
export interface BilingualMatch {
  /** Its tokens: from the first to before the end. */
  readonly first: number;
  readonly end: number;
  readonly language: string;
  /** What it may be in the other language, in the order of the lexicon. */
  readonly others: readonly string[];
}

/** Finds the phrases of a lexicon in text, of either language. */
export interface BilingualPhrases {
  readonly languages: readonly [string, string];
  /** The longest phrase at each place, none inside another, from left to right. Case does not count. */
  find(text: string, tokens: readonly Token[], from?: number, until?: number): readonly BilingualMatch[];
}

interface Phrase {
  readonly folded: string;
  readonly tokens: number;
  readonly language: string;
  readonly others: string[];
}

export function createBilingualPhrases({ languages, entries }: BilingualLexicon): BilingualPhrases {
  const byKey = new Map<string, Phrase>();
  const byFirst = new Map<string, Phrase[]>();
  const enter = (text: string, language: string, other: string) => {
    const folded = foldPhrase(text);
    const key = `${language} ${folded}`;
    let phrase = byKey.get(key);
    if (!phrase) {
      const tokens = tokenise(text);
      phrase = { folded, tokens: tokens.length, language, others: [] };
      byKey.set(key, phrase);
      const first = tokens[0]?.text.toLowerCase();
      if (first === undefined) return;
      obtain(byFirst, first, () => []).push(phrase);
    }
    if (!phrase.others.includes(other)) phrase.others.push(other);
  };
  for (const [a, b] of entries) {
    enter(a, languages[0], b);
    enter(b, languages[1], a);
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.tokens - a.tokens);
  return {
    languages,
    find(text, tokens, from = 0, until = tokens.length) {
      const found: BilingualMatch[] = [];
      for (let first = from; first < until; first++) {
        const start = tokens[first]?.start ?? 0;
        const match = byFirst.get((tokens[first]?.text ?? '').toLowerCase())?.find((phrase) => {
          const last = tokens[first + phrase.tokens - 1];
          return first + phrase.tokens <= until && last && foldPhrase(text.slice(start, last.end)) === phrase.folded;
        });
        if (!match) continue;
        const end = first + match.tokens;
        found.push({ first, end, language: match.language, others: match.others });
        first = end - 1;
      }
      return found;
    },
  };
}

/** A line end parts phrases, blanks do not. */
function foldPhrase(text: string): string {
  return text.toLowerCase().replace(/[ \t\u00a0]+/g, ' ');
}

/** Whether words of a language are written without blanks between them. */
export function isWrittenTogether(text: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]/u.test(text);
}
