import { ownValue } from '../../../core/collections.ts';
import { nameCell, names, numbers } from '../../../report/pages/parts.ts';
import type { Panel } from '../../../report/charts/figure.ts';
import type { Section } from '../../../report/pages/report-model.ts';
import { type ImpactIndex, shareCell, shareHeat, sumOf } from './impact-index.ts';

/** The paper's Figure 4: eponyms taken for PHI, and what protecting them does. */
export function eponymSection({ impact }: ImpactIndex): Section | undefined {
  const figures = impact.levels?.eponyms;
  if (!figures) return undefined;
  const { eponyms, sentences, language, taken, protectedTaken } = figures;
  const models = impact.models.filter((model) => Object.hasOwn(taken, model));
  const panel = (title: string, table: typeof taken): Panel => ({
    title,
    description: `Percent of the ${sentences} sentences of each eponym in which it is taken for PHI, by PHI model, ${title}; the figures are in the table “Eponyms taken for PHI”.`,
    chart: {
      kind: 'heat',
      columnTitle: 'PHI model',
      columns: models,
      rows: eponyms.map((name) => ({
        name,
        cells: models.map((model) => {
          const part = ownValue(table[model], name) ?? 0;
          return shareHeat(part, sentences, `${name}, ${model}: ${part} of ${sentences} sentences`);
        }),
      })),
    },
  });
  const all = (table: typeof taken, model: string) => sumOf(table[model] ?? {});
  return {
    id: 'eponyms',
    title: 'Eponyms taken for names',
    text: [
      `${eponyms.length} eponyms in ${sentences} sentences each, made from patterns in the language ${language}; they hold no PHI, so all that is found in them is wrong. Protection leaves a mention alone that is (part of) an eponymous term of the shipped list, beside the word that makes it one. The figure is the paper’s Figure 4.`,
    ],
    figures: [
      {
        id: 'figure-eponyms',
        title: 'Sentences in which the eponym is taken for PHI',
        scope: 'Percent of the sentences of each eponym; predicted PHI shares a character with the eponymous term.',
        series: [],
        panels: [panel('as predicted', taken), panel('eponyms protected', protectedTaken)],
      },
    ],
    tables: [
      {
        id: 'eponyms-table',
        title: 'Eponyms taken for PHI',
        scope: `Percent of ${sentences} sentences for each eponym; in each pair of columns as predicted, then with eponyms protected.`,
        columns: [...names('Eponym'), ...numbers(...models.flatMap((model) => [model, `${model}, protected`]))],
        rows: [
          ...eponyms.map((name) => [
            nameCell(name),
            ...models.flatMap((model) => [
              shareCell(ownValue(taken[model], name) ?? 0, sentences),
              shareCell(ownValue(protectedTaken[model], name) ?? 0, sentences),
            ]),
          ]),
          [
            nameCell('all'),
            ...models.flatMap((model) => [
              shareCell(all(taken, model), sentences * eponyms.length),
              shareCell(all(protectedTaken, model), sentences * eponyms.length),
            ]),
          ],
        ],
        records: {
          columns: ['model', 'eponym', 'sentences', 'taken', 'taken_with_protection'],
          rows: models.flatMap((model) =>
            eponyms.map((name) => [
              model,
              name,
              sentences,
              ownValue(taken[model], name) ?? 0,
              ownValue(protectedTaken[model], name) ?? 0,
            ]),
          ),
        },
      },
    ],
  };
}
