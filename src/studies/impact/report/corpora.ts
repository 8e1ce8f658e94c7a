import { ownValue } from '../../../core/collections.ts';
import { countCell, nameCell, names, numbers } from '../../../report/pages/parts.ts';
import type { Section } from '../../../report/pages/report-model.ts';
import type { ImpactIndex } from './impact-index.ts';

/** The clinical corpora. */
export function corporaSection({ impact: { corpora, classes } }: ImpactIndex): Section {
  return {
    id: 'corpora',
    title: 'The clinical corpora',
    text: [],
    figures: [],
    tables: [
      {
        id: 'corpora-table',
        title: 'Size and mentions',
        scope: 'After mapping of labels; tokeniser palimpsest.',
        columns: [
          ...names('Corpus', 'Language'),
          ...numbers('Documents', 'Sentences', 'Tokens', ...classes, 'Gold PHI'),
        ],
        rows: corpora.map(({ name, language, documents, sentences, tokens, mentions, goldPhi }) => [
          nameCell(name),
          nameCell(language),
          countCell(documents),
          countCell(sentences),
          countCell(tokens),
          ...classes.map((one) => countCell(ownValue(mentions, one) ?? 0)),
          countCell(goldPhi),
        ]),
        notes: [],
        records: {
          columns: ['corpus', 'language', 'documents', 'sentences', 'tokens', ...classes, 'gold_phi'],
          rows: corpora.map(({ name, language, documents, sentences, tokens, mentions, goldPhi }) => [
            name,
            language,
            documents,
            sentences,
            tokens,
            ...classes.map((one) => ownValue(mentions, one) ?? 0),
            goldPhi,
          ]),
        },
      },
    ],
  };
}
