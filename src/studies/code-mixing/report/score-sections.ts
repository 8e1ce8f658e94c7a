import { ownValue } from '../../../core/collections.ts';
import type { CodeMixingStudy, TranslationFigures } from '../study.ts';
import {
  emptyCell,
  meanCell,
  nameCell,
  names,
  numbers,
  markBest,
  plainCell,
  pointsCell,
} from '../../../report/pages/parts.ts';
import type { ReportCell, ReportTable, Section } from '../../../report/pages/report-model.ts';
import { nameOfGroup } from '../../../report/sentence-groups.ts';
import { groupsOf } from './corpus-section.ts';
import { PAPER, countsBy, countsInGroup, FIGURES, MACRO, MICRO, rowsOf, runsOf, summaryOf } from './scores.ts';

const itself = (label: string) => label;

function seedsInWords({ seeds }: CodeMixingStudy): string {
  return seeds.length === 1 ? `seed ${seeds[0]}` : `mean of seeds ${seeds.join(', ')}`;
}

const textRow = (row: readonly string[]): readonly ReportCell[] =>
  row.map((text, i) => (i === 0 ? nameCell(text) : { text, value: Number(text) }));

/**
 * The paper's Table 3: every model on every label, of fine and of coarse types.
 *
 * @param notJudged what is said of models that were left out of the study.
 */
export function scoreSection(study: CodeMixingStudy, notJudged: readonly string[]): Section {
  const { models } = study;
  const coarseOf = (label: string) => ownValue(study.corpus.coarse, label) ?? label;
  const averages: ReportTable = {
    id: 'averages',
    title: 'Models',
    scope: `Strict F1 (same characters, same label), times 100; ${seedsInWords(study)}, with the standard deviation. Coarse: another label of the same type is right too.`,
    columns: [...names('Model', 'Encoder'), ...numbers('Micro', 'Macro', 'Micro, coarse', 'Macro, coarse')],
    rows: models.map(({ name, encoder, translated }) => {
      const runs = runsOf(study, name);
      return [
        nameCell(translated === undefined ? name : `${name} (translated)`),
        nameCell(encoder ?? '–'),
        ...[itself, coarseOf].flatMap((nameOf) =>
          [MICRO, MACRO].map((row) => meanCell(summaryOf(runs, (found) => countsBy(found, nameOf), row))),
        ),
      ];
    }),
    notes: [
      'Macro: the mean over labels (or types) that are in the test documents or were found there.',
      ...models.flatMap(({ name, translated }) => (translated === undefined ? [] : [`${name}: ${translated}.`])),
      ...notJudged,
    ],
  };
  const rows = [...rowsOf(study), { name: MICRO, isCoarse: false }, { name: MACRO, isCoarse: false }];
  const byLabel: ReportTable = {
    id: 'scores',
    title: 'Models by label',
    scope: `The paper’s Table 3: strict precision, recall and F1, times 100; ${seedsInWords(study)}. The best F1 of a row is set off.`,
    columns: [...names('Label'), ...numbers(...models.flatMap(({ name }) => ['P', 'R', 'F'].map((one) => `${name} ${one}`)))], // prettier-ignore
    rows: rows.map(({ name, isCoarse }) => {
      const cells = models.map(
        (model) =>
        FIGURES.map((figure) => pointsCell(summaryOf(runsOf(study, model.name), (found) => countsBy(found, isCoarse ? coarseOf : itself), name, figure)?.mean)), // prettier-ignore
      );
      const best = markBest(cells.map((three) => three[2] ?? emptyCell));
      return [
        nameCell(isCoarse ? `${name}:` : name),
        ...cells.flatMap((three, i) => [three[0] ?? emptyCell, three[1] ?? emptyCell, best[i] ?? emptyCell]),
      ];
    }),
    notes: [
      'Rows that end in a colon are coarse types, scored as such; the paper prints the mean of the fine ones there.',
      'A label that is neither in the test documents nor found has no figures.',
    ],
    records: {
      columns: ['model', 'seed', 'label', 'level', ...FIGURES],
      rows: models.flatMap(({ name: model }) =>
        runsOf(study, model).flatMap((cell) =>
          rows.map(({ name, isCoarse }) => [
            model,
            cell.seed,
            name,
            isCoarse ? 'coarse' : 'fine',
            ...FIGURES.map((figure) => summaryOf([cell], (found) => countsBy(found, isCoarse ? coarseOf : itself), name, figure)?.mean), // prettier-ignore
          ]),
        ),
      ),
    },
  };
  return {
    id: 'models',
    title: 'Models and labels',
    tables: [
      averages,
      byLabel,
      {
        id: 'paper-scores',
        title: 'The paper’s averages, for comparison',
        scope: 'Its Table 3: 200 of 1,700 real discharge summaries, fine-tuned encoders of full size; F1 times 100.',
        columns: [...names('Model'), ...numbers('Micro', 'Macro')],
        rows: PAPER.scores.map(textRow),
      },
    ],
  };
}

/** The paper's Table 4: models by the languages of sentences; of those that read the text as it is. */
export function groupSection(study: CodeMixingStudy): Section {
  const models = study.models.filter(({ translated, encoder }) => translated === undefined && encoder !== undefined);
  const shown = models.length > 0 ? models : study.models.filter(({ translated }) => translated === undefined);
  const groups = groupsOf(study).filter((group) => group !== 'neutral');
  const rows = [...study.corpus.labels, MICRO, MACRO];
  return {
    id: 'groups',
    title: 'Sentences of one language and of both',
    tables: [
      {
        id: 'scores-by-group',
        title: 'Models by label and group of sentences',
        scope: `The paper’s Table 4: strict F1, times 100; ${seedsInWords(study)}; n: mentions to test on.`,
        columns: [
          ...names('Label'),
          ...numbers(...groups.flatMap((group) => [...shown.map(({ name }) => `${nameOfGroup(group)}: ${name}`), `${nameOfGroup(group)}: n`])), // prettier-ignore
        ],
        rows: rows.map((row) => [
          nameCell(row),
          ...groups.flatMap((group) => {
            const mentions = study.corpus.test.mixing.groups[group]?.mentions ?? {};
            const n = study.corpus.labels.includes(row) ? (ownValue(mentions, row) ?? 0) : Object.values(mentions).reduce((a, b) => a + b, 0); // prettier-ignore
            const cells = shown.map(({ name }) =>
              pointsCell(summaryOf(runsOf(study, name), (found) => countsInGroup(found, group), row)?.mean),
            );
            return [...markBest(cells), plainCell(n)];
          }),
        ]),
      },
    ],
  };
}

/** The paper's Table 5: trained on the sentences of one group, tested on each. */
export function trainingGroupSection(study: CodeMixingStudy): Section | undefined {
  const { trainingGroups } = study;
  if (!trainingGroups) return undefined;
  const { model, groups } = trainingGroups;
  const tested = groupsOf(study);
  const columns = [...groups, undefined];
  return {
    id: 'training-groups',
    title: 'Trained on one group of sentences',
    tables: [
      {
        id: 'training-groups-table',
        title: `${model}, trained on one group, tested on each`,
        scope: `The paper’s Table 5: strict micro F1, times 100; ${seedsInWords(study)}. Tested on by row, trained on by column; sentences trained on in brackets.`,
        columns: [
          ...names('Tested on'),
          ...numbers(
            ...columns.map((group) => {
              const size = runsOf(study, model, group)[0]?.training?.sentences;
              return `${group === undefined ? 'all sentences' : nameOfGroup(group)}${size === undefined ? '' : ` (${size})`}`;
            }),
          ),
        ],
        rows: tested.map((group) => [
          nameCell(nameOfGroup(group)),
          ...markBest(
            columns.map((trained) =>
              meanCell(summaryOf(runsOf(study, model, trained), (found) => countsInGroup(found, group), MICRO)),
            ),
          ),
        ]),
      },
      {
        id: 'paper-training-groups',
        title: 'The paper’s figures, for comparison',
        scope:
          'Its Table 5: M-BERT; micro F1 times 100; tested on by row, trained on by column as above. It is printed the other way round.',
        columns: [...names('Tested on'), ...numbers(...PAPER.groups.map(([trained]) => trained))],
        rows: PAPER.groups.map(([tested], i) => [
          nameCell(tested),
          ...PAPER.groups.map((row): ReportCell => ({ text: row[i + 1] ?? '', value: Number(row[i + 1]) })),
        ]),
        notes: [
          'The print is ambiguous. Its corner, “Evaluation/Fine-tuning”, would put fine-tuning in the columns: then training on Chinese sentences alone (94) would beat training on mixed ones (87) on mixed sentences. The paper’s words (training on mixed sentences “yielded the best results” and carried over to both languages) and its Table 4 (87 on mixed sentences, trained on all) agree with fine-tuning in the rows alone: so it is read here.',
        ],
      },
    ],
  };
}

/** Share of the mixed sentences that a translation must leave in one language, where a specification does not say. */
export const LEAST_TRANSLATED = 0.5;

/** A translated model whose translation changed too little to be another arm than the model without it. */
interface RefusedModel {
  readonly name: string;
  /** Of the cells, the one of which least became of one language. */
  readonly translation: TranslationFigures;
  readonly share: number;
}

/** Of the mixed sentences, those that are of one language afterwards; 0 where none was mixed. */
function translatedShare({ mixed, translated, stillMixed }: TranslationFigures): number {
  return mixed === 0 ? 0 : (translated - stillMixed) / mixed;
}

/**
 * Leaves out of a study the models that were trained on a translation that changed less than its specification asks for: their
 * figures would be those of the untranslated model under another name.
 */
export function judgeTranslations(study: CodeMixingStudy): {
  readonly judged: CodeMixingStudy;
  readonly refused: readonly RefusedModel[];
} {
  const { leastTranslated = LEAST_TRANSLATED } = study;
  const refused = study.models.flatMap(({ name }): RefusedModel[] => {
    const [least] = study.cells
      .flatMap(({ model, translation }) =>
        model === name && translation ? [{ name, translation, share: translatedShare(translation) }] : [],
      )
      .toSorted((a, b) => a.share - b.share);
    return least && least.share < leastTranslated ? [least] : [];
  });
  const isJudged = (name: string) => !refused.some((one) => one.name === name);
  return {
    judged: {
      ...study,
      models: study.models.filter(({ name }) => isJudged(name)),
      cells: study.cells.filter(({ model }) => isJudged(model)),
    },
    refused,
  };
}

/** What the report says in the place of the figures. */
export function describeRefused(
  { name, translation, share }: RefusedModel,
  leastTranslated = LEAST_TRANSLATED,
): string {
  const { mixed, translated, stillMixed } = translation;
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  return `${name} is not judged: of ${mixed} mixed sentences ${translated - stillMixed} (${percent(share)}) are of one language after translation, and ${stillMixed} of the ${translated} translated ones are still mixed; ${percent(leastTranslated)} are asked for (least-translated). It is the model without translation again.`;
}
