import type { Stratum } from '../../../evaluate/strata.ts';
import type { StudyCell, StudyTest } from '../study.ts';
import { formatPoints } from '../../../report/pages/format.ts';
import { emptyCell, hasPoints, nameCell, names, numbers, markBest } from '../../../report/pages/parts.ts';
import type { Panel } from '../../../report/charts/figure.ts';
import type { ReportCell, ReportTable, Section } from '../../../report/pages/report-model.ts';
import { describeSplit, type StudyIndex } from './study-index.ts';

const CLASSES = {
  unseen: 'not in training',
  'same-label': 'in training, same label',
  'other-label': 'in training, another label',
} as const;
type SeenClass = keyof typeof CLASSES;

/** Confusions shown for each direction and model. */
const WORST = 10;

/** Where the taggers go wrong: by what training had of a mention (the PHICON paper's section 2), and by label. */
export function errorsSection(index: StudyIndex): Section {
  return {
    id: 'errors',
    title: 'Errors',
    text: [
      'A tagger that learns names by heart finds those it has seen and misses the others; one that learns from the ' +
        'words around them finds both. The PHICON paper expects augmentation to help on mentions whose text training ' +
        'never had, or had under another label.',
    ],
    figures: [seenFigure(index)],
    tables: [seenTable(index), ...strataTables(index), confusionTable(index)],
  };
}

const places = (index: StudyIndex) =>
  index.study.directions.flatMap(({ name }) => index.study.models.map((model) => ({ direction: name, model })));

function testsOf(index: StudyIndex, direction: string, model: string, arm: string): readonly StudyTest[] {
  const { cells } = index.runs(direction, model, arm, index.full);
  return cells.flatMap((cell: StudyCell) => cell.tests?.[index.mainTest] ?? []);
}

/** Mentions of a class and those found, summed over the seeds. */
function seen(index: StudyIndex, place: { direction: string; model: string }, arm: string, kind: SeenClass) {
  const tests = testsOf(index, place.direction, place.model, arm);
  let mentions = 0;
  let found = 0;
  for (const test of tests) {
    mentions += test.seen[kind].mentions;
    found += test.seen[kind].found;
  }
  return { runs: tests.length, mentions, found };
}

const recallScope = (index: StudyIndex, measure = 'Recall × 100') =>
  index.scope({ measure, alpha: `alpha ${index.alpha}`, split: describeSplit(index, [index.full], index.mainTest) });

/** Of each arm. */
const recallCells = (counts: readonly { readonly mentions: number; readonly found: number }[]) =>
  markBest(
    counts.map(({ mentions, found }) =>
      mentions === 0 ? emptyCell : { text: formatPoints(found / mentions), value: found / mentions },
    ),
  );

function seenTable(index: StudyIndex): ReportTable {
  const { arms } = index.study;
  const kinds = Object.keys(CLASSES) as SeenClass[];
  const lines = places(index).flatMap((place) =>
    kinds.map((kind) => ({ place, kind, byArm: arms.map((arm) => seen(index, place, arm, kind)) })),
  );
  const shown = lines.filter(({ byArm }) => byArm.some(({ mentions }) => mentions > 0));
  return {
    id: 'seen-table',
    title: 'Recall by what training had of a mention',
    scope: recallScope(index),
    columns: [...names('Direction', 'Model', 'Text of the mention'), ...numbers('Mentions', ...arms)],
    rows: shown.map(({ place, kind, byArm }) => [
      nameCell(place.direction),
      nameCell(place.model),
      nameCell(CLASSES[kind]),
      mentionsCell(byArm.flatMap(({ runs, mentions }) => (runs === 0 ? [] : [mentions / runs]))),
      ...recallCells(byArm),
    ]),
    notes: ['Mentions: of one run; a range where the arms differ. Bold: the best arm. Not tested for significance.'],
    records: {
      columns: ['direction', 'model', 'arm', 'fraction', 'class', 'runs', 'mentions', 'found', 'recall'],
      rows: lines.flatMap(({ place, kind, byArm }) =>
        byArm.map(({ runs, mentions, found }, i) => [
          place.direction,
          place.model,
          arms[i],
          index.full,
          kind,
          runs,
          mentions,
          found,
          mentions === 0 ? undefined : found / mentions,
        ]),
      ),
    },
  };
}

/** Recall by kind of mention, strict; nothing where no cell counted it. */
function strataTables(index: StudyIndex): readonly ReportTable[] {
  const { arms } = index.study;
  const lines = places(index).flatMap((place) => {
    const byArm = arms.map((arm) =>
      testsOf(index, place.direction, place.model, arm).flatMap(({ strata }) => (strata ? [strata] : [])),
    );
    const all = byArm.flat();
    return [...new Set(all.flatMap((strata) => Object.keys(strata)))].flatMap((what) =>
      [...new Set(all.flatMap((strata) => Object.keys(strata[what] ?? {})))].map((kind) => {
        const rows = byArm.map((runs) => runs.flatMap((strata) => strata[what]?.[kind] ?? []));
        const sum = (own: readonly Stratum[], pick: keyof Stratum) => own.reduce((total, row) => total + row[pick], 0);
        const counts = rows.map((own) => ({ mentions: sum(own, 'mentions'), found: sum(own, 'found'), touched: sum(own, 'touched') })); // prettier-ignore
        return { place, what, kind, mentions: rows.map((own) => own[0]?.mentions ?? 0), counts };
      }),
    );
  });
  if (lines.length === 0) return [];
  return [
    {
      id: 'strata-table',
      title: 'Recall by kind of mention',
      scope: recallScope(index, 'Recall × 100 of gold mentions, strict whatever the metric'),
      columns: [...names('Direction', 'Model', 'By', 'Kind'), ...numbers('Mentions', ...arms)],
      rows: lines.map(({ place, what, kind, mentions, counts }) => [
        ...[place.direction, place.model, what, kind].map(nameCell),
        mentionsCell(mentions),
        ...recallCells(counts),
      ]),
      notes: [
        'Lists: those of the language that ship; names: given names, family names and cities. Numbers are looked up in none. Not tested for significance.',
      ],
      records: {
        columns: ['direction', 'model', 'arm', 'fraction', 'by', 'kind', 'mentions', 'found', 'overlapped'],
        rows: lines.flatMap(
          ({ place, what, kind, counts }) =>
          counts.map(({ mentions, found, touched }, i) => [
            place.direction, place.model, arms[i], index.full, what, kind, mentions, found, touched,
          ]), // prettier-ignore
        ),
      },
    },
  ];
}

function seenFigure(index: StudyIndex) {
  const { arms } = index.study;
  const panels = places(index).map((place): Panel => ({
    title: `${place.model}, ${place.direction}`,
    description: `Recall by what training had of a mention, ${place.model}, ${place.direction}; the figures are in the table “Recall by what training had of a mention”.`,
    chart: {
      kind: 'dots',
      x: { title: 'Recall × 100' },
      rows: (Object.keys(CLASSES) as SeenClass[]).flatMap((kind) => {
        const dots = arms.flatMap((arm) => {
          const { mentions, found } = seen(index, place, arm, kind);
          return mentions === 0 ? [] : [{ series: arm, x: found / mentions }];
        });
        return dots.length === 0 ? [] : [{ name: CLASSES[kind], dots }];
      }),
    },
  }));
  return {
    id: 'figure-seen',
    title: 'Recall of mentions seen and unseen',
    scope: recallScope(index),
    series: arms,
    panels: panels.filter(hasPoints),
  };
}

function confusionTable(index: StudyIndex): ReportTable {
  const { arms } = index.study;
  const lines = places(index).flatMap((place) => {
    const byArm = arms.map((arm) => {
      const tests = testsOf(index, place.direction, place.model, arm);
      const counts = new Map<string, number>();
      for (const test of tests) {
        for (const { gold, predicted, count } of test.confusions) {
          const key = JSON.stringify([gold, predicted]);
          counts.set(key, (counts.get(key) ?? 0) + count / tests.length);
        }
      }
      return { runs: tests.length, counts };
    });
    const keys = [...new Set(byArm.flatMap(({ counts }) => [...counts.keys()]))];
    const weight = (key: string) => Math.max(...byArm.map(({ counts }) => counts.get(key) ?? 0));
    return keys
      .toSorted((a, b) => weight(b) - weight(a) || (a < b ? -1 : 1))
      .map((key, rank) => {
        const [gold, predicted] = JSON.parse(key) as [string, string];
        const values = byArm.map(({ runs, counts }) => (runs === 0 ? undefined : (counts.get(key) ?? 0)));
        return { place, gold, predicted, rank, values };
      });
  });
  return {
    id: 'confusions',
    title: 'The worst confusions',
    scope: index.scope({
      measure: 'Tokens of one label tagged as another, mean of the runs',
      alpha: `alpha ${index.alpha}`,
      split: describeSplit(index, [index.full], index.mainTest),
    }),
    columns: [...names('Direction', 'Model', 'Gold', 'Tagged as'), ...numbers(...arms)],
    rows: lines
      .filter(({ rank }) => rank < WORST)
      .map(({ place, gold, predicted, values }) => [
        nameCell(place.direction),
        nameCell(place.model),
        nameCell(gold === 'O' ? 'no entity' : gold),
        nameCell(predicted === 'O' ? 'no entity' : predicted),
        ...values.map((value) =>
          value === undefined ? emptyCell : { text: value.toFixed(index.study.seeds.length > 1 ? 1 : 0), value },
        ),
      ]),
    notes: [`The ${WORST} most frequent of each direction and model, by the arm that has most of them.`],
    records: {
      columns: ['direction', 'model', 'fraction', 'gold', 'predicted', 'arm', 'mean_tokens'],
      rows: lines.flatMap(({ place, gold, predicted, values }) =>
        values.map((value, i) => [place.direction, place.model, index.full, gold, predicted, arms[i], value]),
      ),
    },
  };
}

function mentionsCell(counts: readonly number[]): ReportCell {
  const low = Math.min(...counts);
  const high = Math.max(...counts);
  return { text: low === high ? formatMeanCount(low) : `${Math.round(low)}–${Math.round(high)}`, value: low };
}

const formatMeanCount = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1));
