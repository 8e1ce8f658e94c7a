import { parse as parseCsv } from 'csv-parse/sync';
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import type { Explanation } from '../../src/core/explanation.ts';
import { createDataCard } from '../../src/report/data-card.ts';
import { createExplanationPage } from '../../src/report/explanation/explanation-page.ts';
import { createReportFiles } from '../../src/report/pages/report-files.ts';
import type { Report } from '../../src/report/pages/report-model.ts';
import { createViewPage } from '../../src/report/view-page.ts';
import { report as augmentationReport } from '../../src/studies/augmentation/report.ts';
import { report as impactReport } from '../../src/studies/impact/report.ts';
import { tokenise } from '../../src/text/tokenise.ts';
import { createImpact } from '../helpers/impact.ts';
import { createStudy, createTimings } from '../helpers/study.ts';

/** Labels come from corpora of others, and are text wherever they are shown. */
const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '</title></script><script>alert(1)</script>',
  '" onmouseover="alert(1)',
  '--><b>',
  '__proto__',
  'constructor',
  'a|b',
  'a\\|b',
  '`x`',
  '**b** _i_ ~~s~~',
  '[x](javascript:alert(1))',
  '1. x',
  '- x',
  '=SUM(A1)',
  '+1+cmd',
  '@SUM(A1)',
  '\t=1',
  'line\nbreak\r\n| a | b |\n---',
  'x'.repeat(5000),
  'שם',
  'name \u202eeman',
];
const PLAIN = 'NAME';

/** A report that has the label wherever a report has text. */
function everywhere(label: string): Report {
  const rich = [label, { strong: label }];
  const panel = { title: label, description: label };
  const points = [
    { x: 0, y: 0.2, spread: 0.1 },
    { x: 1, y: 0.4 },
  ];
  return {
    title: label,
    description: label,
    headline: {
      question: label,
      answer: label,
      details: [rich, label],
      counts: { helps: 1, none: 1, hurts: 1 },
      findings: [{ title: label, lines: [{ verdicts: ['helps'], text: rich }] }],
      note: label,
      cautions: [label],
    },
    sections: [
      {
        id: 'section',
        title: label,
        text: [rich, label],
        figures: [
          {
            id: 'figure',
            title: label,
            scope: label,
            series: [label, 'other'],
            panels: [
              { ...panel, chart: { kind: 'lines', x: { title: label, ticks: [0, 1], names: [label, label] }, y: { title: label, points: true }, series: [{ name: label, points }] } },
              { ...panel, chart: { kind: 'dots', x: { title: label }, rows: [{ name: label, dots: [{ series: label, x: 0.5 }] }] } },
              { ...panel, chart: { kind: 'scatter', points: [{ series: label, x: 0, y: 1, isHollow: true, detail: label }] } },
              { ...panel, chart: { kind: 'heat', columnTitle: label, columns: [label], rows: [{ name: label, cells: [{ text: label, shade: 0.5, detail: label }] }] } },
            ],
          },
        ],
        tables: [
          {
            id: 'table',
            title: label,
            scope: label,
            columns: [{ title: label, kind: 'name' }, { title: label, kind: 'number' }],
            rows: [[{ text: label, remark: label, best: true, verdict: 'helps' }, { text: label, value: 1 }]],
            notes: [label],
            records: { columns: ['label', label], rows: [[label, 1]] },
          },
          { id: 'folded', title: label, scope: label, columns: [{ title: label, kind: 'name' }], rows: [[{ text: label }]], isFolded: true },
        ],
        records: { further: { columns: ['label', 'f1'], rows: [[label, 0.5], [label, undefined]] } },
      },
    ],
  }; // prettier-ignore
}

const explanation = (label: string): Explanation => ({
  span: { start: 0, end: 8 },
  tokens: ['Seen', 'Eva'].map((text, t) => ({ text, start: 5 * t, end: 5 * t + text.length, tag: `B-${label}`, probability: 0.9 })),
  mentions: [
    {
      label,
      first: 1,
      end: 2,
      probability: 0.9,
      importance: [0.1, 1],
      reduction: { steps: [{ removed: 0, probability: 0.8 }], kept: [1] },
      unknown: { tags: [`B-${label}`], probability: 0.7 },
    },
  ],
  importanceBy: 'gradient',
}); // prettier-ignore

const viewOf = (label: string) => {
  const source = createDocument({ id: label, text: 'Eva', entities: [{ id: label, start: 0, end: 3, label }] });
  return createViewPage([{ source, copies: [source] }], { title: label, total: 1, tokenise });
};

const studyOf = (label: string) => {
  const study = createStudy({ name: label, labels: [label, 'OTHER'], models: ['crf'], fractions: [0.2, 1], alphas: [1], seeds: [13, 14], units: 20 }); // prettier-ignore
  return augmentationReport(study, createTimings(study));
};

/** Every writer of a page, of Markdown and of tables, by file name. */
const WRITERS: Readonly<Record<string, (label: string) => ReadonlyMap<string, string>>> = {
  'a report': (label) => createReportFiles(everywhere(label), label),
  'a study of augmentation': studyOf,
  'a study of what concealment costs': (label) => impactReport(createImpact(label)),
  'an explanation': (label) =>
    new Map([
      [
        'page.html',
        createExplanationPage({
          title: label,
          description: label,
          sentences: [explanation(label)],
          sections: everywhere(label).sections,
        }),
      ],
    ]),
  'a view': (label) => new Map([['view.html', viewOf(label)]]),
  'a data card': (label) => new Map([['card.md', cardOf(label)]]),
};

const cardOf = (label: string) =>
  createDataCard({
    name: label,
    format: 'jsonl',
    counts: { documents: 1, sentences: 1, tokens: 1, characters: 1, mentions: 1 },
    labels: [{ label, mentions: 1, distinct: 1, documents: 1 }],
    source: label,
    tool: label,
    recipe: [[label, label]],
    notes: [label],
    leaks: [[label, label]],
    chance: [{ label, mentions: 1, observed: 1, expected: '1.0', bound: 2 }],
    judgement: [label],
    considerations: [label],
  });

/** What a page is made of: its elements with the names of their attributes, each once. */
function elementsOf(page: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (element: HTMLElement) => {
    found.add(`${element.rawTagName} ${Object.keys(element.attributes).sort().join(' ')}`);
    for (const child of element.children) visit(child);
  };
  visit(parse(page, { comment: true }));
  return found;
}

/** How often Markdown has each sign that means something to it and is not escaped. */
function signsOf(markdown: string): Readonly<Record<string, number>> {
  const bare = markdown.replaceAll(/\\[!-/:-@[-`{-~]/g, '');
  const count = (sign: string) => bare.split(sign).length - 1;
  return Object.fromEntries([...'\\`*_[]<>|~#'].map((sign) => [sign, count(sign)]));
}

/** How often LaTeX has each sign that means something to it and is not escaped, and which commands. */
function latexSignsOf(latex: string): Readonly<Record<string, number>> {
  // What stands for a sign: a command of its own with empty braces, or mathematics.
  const bare = latex.replaceAll(/\\text(?:backslash|asciitilde|asciicircum)\{\}|\$[<>|-]\$|\\[{}$&#_%]/g, '');
  const count = (sign: string) => bare.split(sign).length - 1;
  return Object.fromEntries([...'\\{}$&#_%^~'].map((sign) => [sign, count(sign)]));
}

describe.each(Object.entries(WRITERS))('%s', (_, write) => {
  const plain = write(PLAIN);

  it.each(HOSTILE.map((label) => [label.slice(0, 40), label] as const))(
    'shows the label %j as text',
    (_short, label) => {
      const written = write(label);
      expect([...written.keys()]).toEqual([...plain.keys()]);
      for (const [file, text] of written) {
        const expected = plain.get(file) as string;
        if (file.endsWith('.html')) {
          const known = new Set([...elementsOf(expected), 'span class title']); // a long label is cut
          expect([...elementsOf(text)].filter((element) => !known.has(element)), file).toEqual([]); // prettier-ignore
          expect(text.match(/<script\b|<\/script|<!--/gi)?.length).toBe(expected.match(/<script\b|<\/script|<!--/gi)?.length); // prettier-ignore
        } else if (file.endsWith('.md')) {
          expect(signsOf(text), file).toEqual(signsOf(expected));
          expect(text.split('\n').length, file).toBe(expected.split('\n').length);
          expect(text.split('\n').filter((line) => /^(?:- )?(?:[-+] |\d+[.)] )/.test(line.replace(/^- /, '')))).toEqual(
            [],
          );
        } else if (file.endsWith('.tex')) {
          expect(latexSignsOf(text), file).toEqual(latexSignsOf(expected));
          expect(text.split('\n').length, file).toBe(expected.split('\n').length);
        } else {
          const [rows, others] = [text, expected].map((csv) => parseCsv(csv) as readonly (readonly string[])[]);
          expect(rows?.map((row) => row.length), file).toEqual(others?.map((row) => row.length)); // prettier-ignore
          const formulas = rows
            ?.flat()
            .filter((field) => /^[=+\-@\t\r\n＝＋－＠]/.test(field) && Number.isNaN(Number(field)));
          expect(formulas, file).toEqual([]);
        }
        // Marks of direction turn around what stands behind them; the scripts of a page show texts each in a place of its own.
        if (!file.endsWith('.csv'))
          expect(text.replaceAll(/<script\b[^]*?<\/script>/g, ''), file).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
      }
    },
  );
});
