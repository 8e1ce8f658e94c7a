// The thesis's tables of models (6.2, 6.3, 6.4, 7.1) from what was measured, as Markdown and CSV.

/** Percent, mean over the seeds and, where there are several, the standard deviation. */
function cell(values) {
  const present = values.filter((value) => value !== undefined);
  if (present.length === 0) return '–';
  const mean = present.reduce((a, b) => a + b, 0) / present.length;
  const text = (100 * mean).toFixed(1);
  if (present.length === 1) return text;
  const variance = present.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (present.length - 1);
  return `${text} ± ${(100 * Math.sqrt(variance)).toFixed(1)}`;
}

const HEAD = ['Embed', 'Variant', 'Cand', 'Mask', 'Epoc'];

const GAP = [
  ['Tst Rec', 'testRecall'],
  ['Tst Prec', 'testPrecision'],
  ['Val Rec', 'validationRecall'],
  ['Val Prec', 'validationPrecision'],
  ['Val − Tst Rec', 'gap'],
];

const gapOf = (plain, heldOut) =>
  heldOut && {
    testRecall: plain.recall,
    testPrecision: plain.precision,
    validationRecall: heldOut.recall,
    validationPrecision: heldOut.precision,
    gap: heldOut.recall - plain.recall,
  };

/** Columns of each table: title, and where the value lies in a run. */
const TABLES = [
  {
    title: 'Random candidates (Table 6.2)',
    of: ({ random }) => random,
    columns: [
      ['Recall', 'recall'],
      ['Prec', 'precision'],
      ['Spec', 'specificity'],
      ['F1', 'f1'],
      ['Acc', 'accuracy'],
      ['Prec on all (A.2)', 'approximatePrecision'],
    ],
  },
  {
    title: 'NER-chosen candidates (Table 6.3)',
    of: ({ named }) => named,
    columns: [
      ['Recall', 'recall'],
      ['Prec', 'precision'],
      ['Spec', 'specificity'],
      ['F1', 'f1'],
      ['Acc', 'accuracy'],
      ['Det-Rec', 'detectedRecall'],
    ],
  },
  {
    title: 'Without candidates (Table 6.4)',
    of: ({ plain }) => plain,
    columns: [
      ['Recall', 'recall'],
      ['Prec', 'precision'],
      ['Spec', 'specificity'],
      ['F1', 'f1'],
      ['Acc', 'accuracy'],
    ],
  },
  {
    title: 'Validation and test (Table 7.1)',
    of: ({ plain, heldOut }) => gapOf(plain, heldOut),
    columns: GAP,
  },
  {
    title: 'Without candidates, at the threshold of the best F1 in validation',
    of: ({ plainAtBest, averagePrecision }) => ({ ...plainAtBest, averagePrecision }),
    columns: [
      ['Recall', 'recall'],
      ['Prec', 'precision'],
      ['Spec', 'specificity'],
      ['F1', 'f1'],
      ['Acc', 'accuracy'],
      ['Average prec', 'averagePrecision'],
    ],
  },
  {
    title: 'Validation and test, at that threshold',
    of: ({ plainAtBest, heldOutAtBest }) => gapOf(plainAtBest, heldOutAtBest),
    columns: GAP,
  },
  {
    title: 'What false positives are, without candidates and at that threshold (§7.3)',
    of: ({ falsePositives }) => falsePositives,
    columns: [
      ['A word for a role', 'role'],
      ['Found by the tagger of names', 'name'],
      ['With a digit', 'number'],
      ['Other in capitals', 'capital'],
      ['Other', 'other'],
    ],
  },
];

/**
 * @param models each with its description and the runs of its seeds.
 * @returns all tables as rows of texts.
 */
export function layOut(models) {
  return TABLES.map(({ title, of, columns }) => ({
    title,
    head: [...HEAD, ...columns.map(([name]) => name)],
    rows: models
      .map(({ embed, variant, candidates, masking, runs }) => {
        const values = runs.map(of).filter((value) => value !== undefined);
        if (values.length === 0) return undefined;
        const epochs = [...new Set(runs.map((run) => run.epochs))].join('/');
        return [
          embed,
          variant,
          candidates,
          masking,
          epochs,
          ...columns.map(([, key]) => cell(values.map((own) => own[key]))),
        ];
      })
      .filter((row) => row !== undefined),
  }));
}

export function toMarkdown(tables) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return tables
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, head, rows }) =>
      [`## ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n'),
    )
    .join('\n');
}

export function toCsv(tables) {
  const quote = (text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return tables
    .flatMap(({ title, head, rows }) => [
      ['table', ...head].map(quote).join(','),
      ...rows.map((row) => [title, ...row].map(quote).join(',')),
    ])
    .map((row) => `${row}\n`)
    .join('');
}
