import { formatSeconds, joinWords, plural } from '../../report/pages/format.ts';
import {
  nameCell,
  names,
  numbers,
  valueTable,
  emptyCell,
  word,
  tableOf,
  recorded,
  plainCell,
  pointsCell,
  figure,
} from '../../report/pages/parts.ts';
import type { RichText, Section, Report } from '../../report/pages/report-model.ts';
import type { Timings } from '../engine/task.ts';
import type { Impact, ImpactCell, ImpactCorpus } from './study.ts';
import { type ImpactIndex, indexImpact, type Variant, nameStrategy } from './report/impact-index.ts';
import { ownValue } from '../../core/collections.ts';
import { createReportFiles } from '../../report/pages/report-files.ts';
import { concealmentSection, eponymSection } from './report/concealment.ts';
import { cooccurrenceSection, overlapSection } from './report/overlap.ts';
import { writeImpactHeadline } from './report/headline.ts';
import { lossSection } from './report/losses.ts';
import { ratiosOf } from '../../evaluate/counts.ts';
import {
  describeGroups,
  f1OfGroup,
  GROUP_COLUMNS,
  groupRecord,
  groupsIn,
  mergeGroups,
  nameOfGroup,
} from '../../report/sentence-groups.ts';

/** How the study was done, and where it differs from the paper. */
export function methodSection({ impact, variants }: ImpactIndex, timings: Timings | undefined): Section {
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

export function corporaSection({ impact: { corpora, classes } }: ImpactIndex): Section {
  return {
    id: 'corpora',
    title: 'The clinical corpora',
    tables: [
      {
        id: 'corpora-table',
        title: 'Size and mentions',
        scope: 'After mapping of labels; tokeniser palimpsest.',
        ...tableOf(corpora, [
          word('Corpus', 'corpus', ({ name }) => name),
          word('Language', 'language', ({ language }) => language),
          figure('Documents', 'documents', ({ documents }) => documents),
          figure('Sentences', 'sentences', ({ sentences }) => sentences),
          figure('Tokens', 'tokens', ({ tokens }) => tokens),
          ...classes.map((one) => figure<ImpactCorpus>(one, one, ({ mentions }) => ownValue(mentions, one) ?? 0)),
          figure('Gold PHI', 'gold_phi', ({ goldPhi }) => goldPhi),
        ]),
      },
    ],
  };
}

/** F1 of every variant in sentences of one language and of both, or by how mixed they are; nothing where they were not grouped. */
function sentenceGroupsSection(index: ImpactIndex): Section | undefined {
  const { groupBy, corpora, metric } = index.impact;
  if (!groupBy) return undefined;
  const { title, text } = describeGroups(groupBy);
  const variants = [undefined, ...index.variants];
  const testsOf = (corpus: string, variant: Variant | undefined) => groupsOf(index.cells(corpus, variant));
  const all = groupsIn(
    corpora.flatMap(({ name }) => variants.flatMap((variant) => testsOf(name, variant))),
    groupBy,
  );
  const rows = corpora.flatMap(({ name }) =>
    variants.map((variant) => ({ corpus: name, variant, groups: mergeGroups(testsOf(name, variant)) })),
  );
  return {
    id: 'sentence-groups',
    title,
    text: [text],
    tables: [
      {
        id: 'sentence-groups-table',
        title: 'F1 of every variant by group of sentences',
        scope: `F1 × 100; metric ${metric.name}; counts added up over the folds, tested on original text.`,
        columns: [...names('Corpus', 'Strategy', 'PHI model'), ...numbers(...all.map(nameOfGroup))],
        rows: rows.map(({ corpus, variant, groups }) => [
          nameCell(corpus),
          nameCell(variant ? nameStrategy(variant) : 'original'),
          variant ? nameCell(variant.model) : emptyCell,
          ...all.map((group) => pointsCell(f1OfGroup([groups], group)[0])),
        ]),
        notes: ['Not tested for significance. A dash: neither gold nor predicted mentions.'],
        records: {
          columns: ['corpus', 'strategy', 'model', 'eponyms_protected', 'group', ...GROUP_COLUMNS, 'f1'],
          rows: rows.flatMap(({ corpus, variant, groups }) =>
            Object.entries(groups).map(([group, own]) => [
              corpus,
              variant?.strategy ?? 'original',
              variant?.model ?? 'none',
              variant?.protectEponyms ? 'yes' : 'no',
              group,
              ...groupRecord(own),
              ratiosOf(own.counts).f1,
            ]),
          ),
        },
      },
    ],
  };
}

function groupsOf(cells: readonly ImpactCell[]) {
  return cells.flatMap(({ groups }) => (groups ? [groups] : []));
}

/** The paper's Table 1 and Table 4: how the PHI models do on what they have not seen, and their thresholds. */
function phiModelSection({ impact }: ImpactIndex): Section | undefined {
  const { phi, levels, models } = impact;
  if (!phi || !levels) return undefined;
  const own = models.filter((model) => model !== 'gold');
  const ratios = own.map((model) => {
    const counts = ownValue(levels.table, model);
    return { model, counts, ratios: counts && ratiosOf(counts), thresholds: levels.thresholds[model] };
  });
  const parts = phi.documents
    ? `trained on ${phi.documents['train']} documents, thresholds tuned on ${phi.documents['dev']} others, measured here on ${phi.documents['test']} that neither saw`
    : 'no part of its corpus is held out, so it was not measured';
  return {
    id: 'phi-models',
    title: 'The PHI models',
    text: [
      `One ${phi.family} tagger from ${phi.source}: ${parts}. “base” is that tagger as it is; the others turn tokens tagged O into PHI by two thresholds, chosen for F with that beta.`,
    ],
    tables: [
      {
        id: 'phi-models-table',
        title: 'Precision and recall of the PHI models',
        scope:
          'Binary tokens (PHI or not), × 100; tokeniser palimpsest; the held-out part of the PHI corpus. The paper’s Table 1, with the thresholds of its Table 4.',
        ...tableOf(ratios, [
          word('PHI model', 'model', ({ model }) => model),
          figure('P', 'precision', (row) => row.ratios?.precision, pointsCell),
          figure('R', 'recall', (row) => row.ratios?.recall, pointsCell),
          figure('F1', 'f1', (row) => row.ratios?.f1, pointsCell),
          recorded('correct', ({ counts }) => counts?.correct ?? 0),
          {
            ...figure('Missed tokens', 'missed', ({ counts }) => counts?.missed),
            value: ({ counts }) => counts?.missed ?? 0,
          },
          {
            ...figure('Spurious tokens', 'spurious', ({ counts }) => counts?.spurious),
            value: ({ counts }) => counts?.spurious ?? 0,
          },
          figure('P(O) below', 'main', ({ thresholds }) => thresholds?.main, plainCell),
          figure('P(PHI) above', 'alternative', ({ thresholds }) => thresholds?.alternative, plainCell),
        ]),
        notes: phi.documents ? [] : ['A saved model: its corpus is not known here.'],
      },
    ],
  };
}

export function report(impact: Impact, timings?: Timings): ReadonlyMap<string, string> {
  return createReportFiles(buildReport(impact, timings), 'Palimpsest impact study');
}

function buildReport(impact: Impact, timings?: Timings): Report {
  const index = indexImpact(impact);
  const sections = [
    lossSection(index),
    sentenceGroupsSection(index),
    phiModelSection(index),
    overlapSection(index),
    cooccurrenceSection(index),
    concealmentSection(index),
    eponymSection(index),
    corporaSection(index),
    methodSection(index, timings),
  ];
  return {
    title: impact.name,
    description: impact.description,
    headline: writeImpactHeadline(index),
    sections: sections.filter((section) => section !== undefined),
  };
}
