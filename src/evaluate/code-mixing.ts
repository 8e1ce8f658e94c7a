import { addCount, obtain } from '../core/collections.ts';
import type { Analysis, CharSpan, Document, Token } from '../core/types.ts';
import { MIXING_RANGES, mixingOf, mixingRange, type LanguageOfToken } from '../text/code-mixing.ts';
import { tokenise } from '../text/tokenise.ts';

export interface MixingGroup {
  readonly sentences: number;
  /** Mentions that start in them, by label. */
  readonly mentions: Readonly<Record<string, number>>;
}

/** How the languages of a corpus are mixed. Indices are fractions. */
export interface CorpusMixing {
  /** By dominating language: AvgCMI, the mean index of its sentences, those of 0 included (Lee et al. 2024, equation 2). */
  readonly dominated: Readonly<Record<string, { readonly sentences: number; readonly average: number }>>;
  /** CMI of the corpus: the sum of the averages (equation 3; not their mean, so it may pass that of any sentence). */
  readonly index: number;
  /** By group (Table 2): a language alone, `mixed`, or `neutral`, which is numbers and symbols. */
  readonly groups: Readonly<Record<string, MixingGroup>>;
  /** Sentences by range of the index, in percent. */
  readonly ranges: Readonly<Record<string, number>>;
}

/** Counts a corpus, document by document. A mention counts for the sentence it starts in. */
export function createMixingStatistics(languageOf: LanguageOfToken) {
  const dominated = new Map<string, { sentences: number; sum: number }>();
  const groups = new Map<string, { sentences: number; mentions: Map<string, number> }>();
  const ranges = new Map<string, number>(MIXING_RANGES.map((range) => [range, 0]));
  return {
    add({ entities }: Document, { sentences, tokens }: Pick<Analysis, 'sentences' | 'tokens'>): void {
      const mentions = entities.toSorted((a, b) => a.start - b.start);
      let [token, mention] = [0, 0];
      sentences.forEach((sentence, s) => {
        const first = token;
        while (token < tokens.length && (tokens[token]?.start as number) < sentence.end) token++;
        const { group, index, dominating } = mixingOf(tokens, languageOf, { first, end: token });
        const counted = obtain(groups, group, () => ({ sentences: 0, mentions: new Map() }));
        counted.sentences++;
        if (dominating !== undefined) {
          const row = obtain(dominated, dominating, () => ({ sentences: 0, sum: 0 }));
          row.sentences++;
          row.sum += index;
          addCount(ranges, mixingRange(index));
        }
        const border = sentences[s + 1]?.start ?? Infinity;
        for (; mention < mentions.length && (mentions[mention]?.start as number) < border; mention++) {
          addCount(counted.mentions, mentions[mention]?.label as string);
        }
      });
    },
    result(): CorpusMixing {
      const averages = [...dominated].map(
        ([language, { sentences, sum }]) => [language, { sentences, average: sum / sentences }] as const,
      );
      return {
        dominated: sorted(averages),
        index: averages.reduce((sum, [, { average }]) => sum + average, 0),
        groups: sorted(
          [...groups].map(([name, { sentences, mentions }]) => [name, { sentences, mentions: sorted([...mentions]) }]),
        ),
        ranges: Object.fromEntries(ranges),
      };
    },
  };
}

/**
 * Names the group of a sentence, for {@link evaluateCorpora}: its languages, or the range of its index. Sentences must come in the
 * order of their document, whose other words help to tell the languages of theirs.
 */
export function groupSentences(
  languageOf: LanguageOfToken,
  by: 'group' | 'cmi',
): (text: string, document: Document, place: CharSpan) => string {
  let last: { readonly document: Document; readonly tokens: readonly Token[]; next: number } | undefined;
  return (_, document, { start, end }) => {
    if (last?.document !== document) last = { document, tokens: tokenise(document.text), next: 0 };
    const { tokens } = last;
    while (last.next < tokens.length && (tokens[last.next] as Token).start < start) last.next++;
    const first = last.next;
    while (last.next < tokens.length && (tokens[last.next] as Token).start < end) last.next++;
    const { group, index } = mixingOf(tokens, languageOf, { first, end: last.next });
    return by === 'group' ? group : mixingRange(index);
  };
}

function sorted<T>(entries: readonly (readonly [string, T])[]): Record<string, T> {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
