import { formatSeconds, joinWords, plural } from '../../../report/pages/format.ts';
import { nameCell, names, countCell, numbers, valueTable } from '../../../report/pages/parts.ts';
import type { RichText, Section } from '../../../report/pages/report-model.ts';
import type { ImpactTimings } from '../study.ts';
import type { ImpactIndex } from './impact-index.ts';
import { ownValue } from '../../../core/collections.ts';

/** How the study was done, and where it differs from the paper. */
export function methodSection({ impact, variants }: ImpactIndex, timings: ImpactTimings | undefined): Section {
  const { phi, tagger, folds, seeds, models, strategies, protectEponyms, metric, versions, notices } = impact;
  const withProtection = protectEponyms.length > 1 ? ', each with and without eponyms protected' : '';
  const seconds = Object.values(timings ?? {}).reduce((sum, one) => sum + one.trainSeconds + one.tagSeconds, 0);
  const text: RichText[] = [
    `${plural(variants.length, 'variant')} and the original text: ${models.length} levels of de-identification (${joinWords(models)}) × ${strategies.length} strategies (${joinWords(strategies)})${withProtection}. The study is that of Berg, Henriksson and Dalianis (2020), “The Impact of De-identification on Downstream Named Entity Recognition in Clinical Text”.`,
    'The paper names 24 variants and the original, of six levels and four strategies, but describes five PHI models, F1, F4, F10, F20 and F40; its sixth level is the text that is not de-identified. Where “base” is among the levels here, it is the PHI model as it is, without thresholds.',
    `Cross-validation with ${folds} folds by document; ${seeds.length === 1 ? `seed ${seeds[0]}` : `seeds ${joinWords(seeds.map(String))}`}. Documents and surrogates do not depend on the fold: a document is concealed once. As in the paper concealed text is for training only; the test is on the original text of the fold left out, against its own labels. F1 is computed from the counts of all folds together, by the measure ${metric.name} (${metric.description}). The PHI model is one, of the first seed: seeds change the folds and the surrogates.`,
    `The downstream tagger is ${tagger.family} with the settings of the table below${phi ? `; the thresholds of the PHI models come from the grid “${phi.grid}”` : ''}. No document on which the impact is measured was in the PHI corpus: the program refuses ids and texts in common.`,
    ...(seconds > 0 ? [`All cells took ${formatSeconds(seconds)} by the clock, added up.`] : []),
    ...notices,
  ];
  const settings = Object.entries((tagger.settings ?? {}) as Readonly<Record<string, unknown>>);
  return {
    id: 'method',
    title: 'Method',
    text,
    tables: [
      valueTable(
        'settings',
        'Settings of the downstream tagger, and versions',
        `Family ${tagger.family}; settings that are not named in the specification have their defaults.`,
        [...settings, ...Object.entries(versions)],
      ),
    ],
  };
}

/** The clinical corpora. */
export function corporaSection({ impact: { corpora, classes } }: ImpactIndex): Section {
  return {
    id: 'corpora',
    title: 'The clinical corpora',
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
