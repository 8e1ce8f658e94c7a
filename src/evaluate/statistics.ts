import { obtain } from '../core/collections.ts';
import { addCounts, createCounter } from '../core/counter.ts';
import type { Document, Analysis } from '../core/types.ts';
import { createLanguageIdentifier, NOTE_LANGUAGES } from '../text/identify-language.ts';

export interface LabelStatistics {
  readonly mentions: number;
  /** Different texts among the mentions. */
  readonly distinct: number;
  /** Documents with at least one mention. */
  readonly documents: number;
  /** UTF-16 units, mean over mentions. */
  readonly meanLength: number;
}

export interface CorpusStatistics {
  readonly documents: number;
  readonly augmented: number;
  readonly sentences: number;
  readonly tokens: number;
  readonly characters: number;
  readonly entities: number;
  readonly labels: Readonly<Record<string, LabelStatistics>>;
}

/** How many sentences and tokens a text has: its analysis, or what is left of one. */
export interface TextSize {
  readonly sentences: { readonly length: number };
  readonly tokens: { readonly length: number };
}

const DISTINCT_LIMIT = 1_000_000;

const createRow = () => ({ mentions: 0, documents: 0, length: 0, distinct: new Set<string>() });

/** Counts a corpus, document by document. Distinct mentions are counted up to a million a label. */
export function createStatistics() {
  const counter = createCounter(
    () => ({
      totals: { documents: 0, augmented: 0, sentences: 0, tokens: 0, characters: 0, entities: 0 },
      labels: new Map<string, ReturnType<typeof createRow>>(),
    }),
    (counts, more) => {
      addCounts(counts.totals, more.totals);
      for (const [label, { distinct, ...own }] of more.labels) {
        const row = obtain(counts.labels, label, createRow);
        addCounts<object>(row, own);
        addDistinct(row, distinct);
      }
    },
  );
  function addDistinct({ distinct }: ReturnType<typeof createRow>, texts: Iterable<string>): void {
    for (const text of texts) if (distinct.size < DISTINCT_LIMIT) distinct.add(text);
  }
  return {
    add(doc: Document, { sentences, tokens }: TextSize): void {
      const { totals, labels } = counter.counts;
      totals.documents++;
      if (doc.derivedFrom) totals.augmented++;
      totals.sentences += sentences.length;
      totals.tokens += tokens.length;
      totals.characters += doc.text.length;
      totals.entities += doc.entities.length;
      const seen = new Set<string>();
      for (const { label, start, end } of doc.entities) {
        const row = obtain(labels, label, createRow);
        row.mentions++;
        row.length += end - start;
        addDistinct(row, [doc.text.slice(start, end)]);
        if (!seen.has(label)) row.documents++;
        seen.add(label);
      }
    },
    take: counter.take,
    merge: counter.merge,
    result(): CorpusStatistics {
      const { totals, labels } = counter.counts;
      const rows = [...labels].toSorted(([a, x], [b, y]) => y.mentions - x.mentions || (a < b ? -1 : 1));
      return {
        ...totals,
        labels: Object.fromEntries(
          rows.map(([label, { mentions, documents, length, distinct }]) => [
            label,
            { mentions, distinct: distinct.size, documents, meanLength: length / mentions },
          ]),
        ),
      };
    },
  };
}

/** The number of mentions of each label, sorted by label. */
export function mentionsByLabel({ labels }: CorpusStatistics): Readonly<Record<string, number>> {
  const counts = Object.entries(labels).map(([label, { mentions }]) => [label, mentions] as const);
  return Object.fromEntries(counts.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** How much of a corpus is Spanish and how much Catalan. */
export interface LanguageShares {
  /** Documents by the language of most of their evidence; those without a word that tells are left out. */
  readonly documents: Readonly<Record<string, number>>;
  /** Tokens with a letter, each by what stands around it. */
  readonly tokens: Readonly<Record<string, number>>;
}

/** What a corpus of notes is like, beside its size: rows of Tables 1 and 2 of the paper on the iterative corpus. */
export interface NoteStatistics {
  /** Mean; 0 of a corpus without documents. */
  readonly tokensPerDocument: number;
  /** Documents with at least one mention. */
  readonly withMention: number;
  /** Tokens as they are written, each counted once: all, those that occur more than once, more than five times. */
  readonly words: { readonly different: number; readonly repeated: number; readonly frequent: number };
  readonly languages?: LanguageShares;
}

const WORD_LIMIT = 5_000_000;

/**
 * Counts a corpus, document by document. Different words are counted up to five million; later ones are left out.
 *
 * @param telling whether to tell Spanish from Catalan, which is of use in no other language.
 */
export function createNoteStatistics({ languages: telling }: { readonly languages: boolean }) {
  const identifier = telling ? createLanguageIdentifier() : undefined;
  const words = new Map<string, number>();
  const none = (): Record<string, number> => Object.fromEntries(NOTE_LANGUAGES.map((language) => [language, 0]));
  const [documents, tokens] = [none(), none()];
  let [all, size, withMention] = [0, 0, 0];
  return {
    add(doc: Document, analysis: Pick<Analysis, 'tokens'>): void {
      all++;
      size += analysis.tokens.length;
      if (doc.entities.length > 0) withMention++;
      for (const { text } of analysis.tokens) {
        const count = words.get(text);
        if (count !== undefined || words.size < WORD_LIMIT) words.set(text, (count ?? 0) + 1);
      }
      if (!identifier) return;
      const language = identifier.ofNote(doc.text, analysis.tokens);
      if (language) documents[language] = (documents[language] ?? 0) + 1;
      identifier.ofTokens(doc.text, analysis.tokens).forEach((one, i) => {
        if (one && /\p{L}/u.test(analysis.tokens[i]?.text ?? '')) tokens[one] = (tokens[one] ?? 0) + 1;
      });
    },
    result(): NoteStatistics {
      let [repeated, frequent] = [0, 0];
      for (const count of words.values()) {
        if (count > 1) repeated++;
        if (count > 5) frequent++;
      }
      return {
        tokensPerDocument: all === 0 ? 0 : size / all,
        withMention,
        words: { different: words.size, repeated, frequent },
        ...(identifier && { languages: { documents: { ...documents }, tokens: { ...tokens } } }),
      };
    },
  };
}
