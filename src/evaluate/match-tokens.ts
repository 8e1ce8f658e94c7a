import { mentionsOf } from '../core/document.ts';
import { addCount, obtain } from '../core/collections.ts';
import type { Entity, Token, Document } from '../core/types.ts';
import { tokenise } from '../text/tokenise.ts';
import { defineScorer, type Comparison, type Scorer, checkSameText } from './scorer.ts';

/** How reports name the tokens of `text/tokenise.ts`. */
export const OWN_TOKENISER = 'palimpsest';

/** The tag of a token in no mention. */
export const OUTSIDE = 'O';

// Several scorers ask for the same text one after the other.
let last: { readonly text: string; readonly tokens: readonly Token[] } = { text: '', tokens: [] };

function tokensOf(text: string): readonly Token[] {
  if (last.text !== text) last = { text, tokens: tokenise(text) };
  return last.tokens;
}

/**
 * The tag of each token of a text: `B-` and `I-` with the label, or `O`. As in NeuroNER, a token that a mention overlaps is
 * all in it; one that several overlap belongs to the mention that starts first, then to the longest. A discontinuous mention
 * goes from its first to its last character, as when taggers learn it.
 *
 * @param mentions sorted by start, the longer first.
 */
export function tagTokens(text: string, mentions: readonly Entity[]): string[] {
  const tokens = tokensOf(text);
  const tags = Array.from({ length: tokens.length }, () => OUTSIDE);
  let from = 0;
  for (const { start, end, label } of mentions) {
    while (from < tokens.length && (tokens[from] as Token).end <= start) from++;
    let prefix = 'B-';
    for (let t = from; t < tokens.length && (tokens[t] as Token).start < end; t++) {
      if (tags[t] !== OUTSIDE) continue;
      tags[t] = prefix + label;
      prefix = 'I-';
    }
  }
  return tags;
}

/** The label of a tag of {@link tagTokens}; `O` of `O`. */
export function labelOf(tag: string): string {
  return tag === OUTSIDE ? OUTSIDE : tag.slice(2);
}

function createTokenScorer(
  name: string,
  description: string,
  classOf: (tag: string) => string,
  looksAtClasses: boolean,
): Scorer {
  return defineScorer(
    { name, description, tokeniser: OWN_TOKENISER },
    ({ text, gold, predicted }: Comparison, tally) => {
      const goldTags = tagTokens(text, gold);
      const predictedTags = tagTokens(text, predicted);
      goldTags.forEach((tag, t) => {
        const expected = classOf(tag);
        const found = classOf(predictedTags[t] as string);
        if (expected === OUTSIDE) {
          if (found !== OUTSIDE) tally.add(found, 'spurious');
        } else if (found === OUTSIDE) tally.add(expected, 'missed');
        else if (!looksAtClasses || expected === found) tally.add(expected, 'correct');
        else {
          tally.add(expected, 'missed');
          tally.add(found, 'spurious');
        }
      });
      return undefined;
    },
  );
}

/** NeuroNER's three views: scikit-learn's figures over the classes of tokens, `O` left out. */
export const tokenScorers: readonly Scorer[] = [
  createTokenScorer('token', "tokens with the right label (NeuroNER's token view)", labelOf, true),
  createTokenScorer(
    'binary-token',
    "tokens found to be sensitive, whatever the label (NeuroNER's binary view; the metric of the PHICON paper)",
    labelOf,
    false,
  ),
  createTokenScorer(
    'bio-token',
    "tokens with the right prefix and label (NeuroNER's bio view); its classes are tags, such as B-DATE",
    (tag) => tag,
    true,
  ),
];

/** Tokens, or mentions, of one label that were taken for another's. */
export interface Confusion {
  readonly gold: string;
  readonly predicted: string;
  readonly count: number;
}

/** Counts, document by document, which label tokens have and which they were given, by our tokeniser. */
interface Confusions {
  /** @throws TypeError where the two documents have not the same text. */
  add(gold: Document, predicted: Document): void;
  /** Without the tokens that are right; the most frequent first, then by name. */
  result(): readonly Confusion[];
}

export function createConfusions(): Confusions {
  const counts = new Map<string, Map<string, number>>();
  return {
    add(gold, predicted) {
      checkSameText(gold, predicted);
      const found = tagTokens(gold.text, mentionsOf(predicted));
      tagTokens(gold.text, mentionsOf(gold)).forEach((tag, t) => {
        const expected = labelOf(tag);
        const given = labelOf(found[t] as string);
        if (expected === given) return;
        const row = obtain(counts, expected, () => new Map());
        addCount(row, given);
      });
    },
    result() {
      return [...counts]
        .flatMap(([gold, row]) => Array.from(row, ([predicted, count]) => ({ gold, predicted, count })))
        .toSorted((a, b) => b.count - a.count || compare(a.gold, b.gold) || compare(a.predicted, b.predicted));
    },
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
