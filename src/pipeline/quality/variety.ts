import type { Document } from '../../core/types.ts';
import type { UntouchedRow } from '../../evaluate/audit/untouched.ts';
import { findChanges } from '../../report/changes.ts';
import { splitSentences } from '../../text/sentences.ts';
import { tokenise } from '../../text/tokenise.ts';

/** How many different words and runs of words a text has. */
export interface Distinct {
  readonly tokens: number;
  /** Different n-grams by those there are, for n of 1, 2 and 3 (distinct-n of Li et al. 2016, section 5.2). */
  readonly distinct: readonly [number, number, number];
}

/** How much the copies differ from their sources, and how varied they are. */
export interface Variety {
  /** Copies that are of whole documents, which can be compared with them as wholes. */
  readonly copies: number;
  /** Stretches that differ, a document. */
  readonly changes: number;
  /** Shares of the sources' sentences that a copy changes, and of their mentions that it replaces; `null` where there are none. */
  readonly changedSentences: number | null;
  readonly replacedMentions: number | null;
  readonly source: Distinct;
  /** Of the first copy of each document: as much text as the source has. */
  readonly firstCopies: Distinct;
}

/** Beyond so many tokens a corpus has few words that it had not. */
const TOKENS_AT_MOST = 1_000_000;

export function createVariety(language: string) {
  const [source, first] = [createGrams(), createGrams()];
  const seen = new Set<string>();
  const totals = { copies: 0, changes: 0, sentences: 0, changed: 0 };
  return {
    addSource: (doc: Document) => source.add(doc.text),
    addCopy(origin: Document, copy: Document): void {
      if (/#[sp]\d+-aug\d+$/u.test(copy.id)) return; // of a sentence
      if (!seen.has(origin.id)) {
        seen.add(origin.id);
        first.add(copy.text);
      }
      const changes = findChanges(origin, copy, tokenise);
      totals.copies++;
      totals.changes += changes.length;
      let next = 0;
      for (const { start, end } of splitSentences(origin.text, language)) {
        while ((changes[next]?.source.end ?? Infinity) < start) next++;
        totals.sentences++;
        if ((changes[next]?.source.start ?? Infinity) <= end) totals.changed++;
      }
    },
    result({ mentions, untouched }: UntouchedRow): Variety {
      const { copies, changes, sentences, changed } = totals;
      return {
        copies,
        changes: copies === 0 ? 0 : changes / copies,
        changedSentences: sentences === 0 ? null : changed / sentences,
        replacedMentions: mentions === 0 ? null : (mentions - untouched) / mentions,
        source: source.result(),
        firstCopies: first.result(),
      };
    },
  };
}

function createGrams() {
  const grams = [new Set<string>(), new Set<string>(), new Set<string>()] as const;
  const counts = [0, 0, 0];
  return {
    add(text: string): void {
      if ((counts[0] as number) >= TOKENS_AT_MOST) return;
      const words = tokenise(text).map((token) => token.text.toLowerCase());
      for (let i = 0; i < words.length; i++) {
        for (let n = 0; n < 3 && i + n < words.length; n++) {
          grams[n]?.add(words.slice(i, i + n + 1).join(' '));
          counts[n] = (counts[n] as number) + 1;
        }
      }
    },
    result(): Distinct {
      const share = (n: number) =>
        (counts[n] as number) === 0 ? 0 : (grams[n] as Set<string>).size / (counts[n] as number);
      return { tokens: counts[0] as number, distinct: [share(0), share(1), share(2)] };
    },
  };
}
