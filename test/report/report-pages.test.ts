import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { createReportFiles, createReportLatex } from '../../src/report/pages/report-files.ts';
import type { Report, ReportTable } from '../../src/report/pages/report-model.ts';

const LONG = 'IDENTIFICATION_OF_THE_PERSON_OF_REFERENCE';
const table = (id: string, scope: string): ReportTable => ({
  id,
  title: `Table ${id}`,
  scope,
  columns: [
    { title: 'label', kind: 'name' },
    { title: 'F1', kind: 'number' },
  ],
  rows: [[{ text: LONG }, { text: '91.2', value: 0.912, best: true }]],
  notes: ['90 % of it & more'],
});
const report: Report = {
  title: 'A study',
  description: 'What it found',
  headline: { question: 'q', answer: 'a', details: [], counts: { helps: 0, none: 1, hurts: 0 }, findings: [], note: '', cautions: [] }, // prettier-ignore
  sections: [
    { id: 'scores', title: 'Scores', tables: [table('a', 'Strict F1'), table('b', 'Strict F1'), table('c', 'Recall')] },
  ],
};
const page = () => parse([...createReportFiles(report, 'report')].find(([name]) => name.endsWith('.html'))?.[1] ?? '');

describe('the page of a report', () => {
  it('lets no script run but its own', () => {
    const policy = page().querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
    const [, allowed = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
    const hashes = page()
      .querySelectorAll('script')
      .map((script) => `'sha256-${createHash('sha256').update(script.rawText).digest('base64')}'`);
    expect(hashes).toHaveLength(2);
    expect(allowed.split(' ')).toEqual(hashes);
  });
});

describe('the tables of a report', () => {
  it('state settings that many share once, to which each refers', () => {
    const scopes = page()
      .querySelectorAll('section p.scope')
      .map((one) => [one.id, one.text]);
    expect(new Set(scopes.map(([, text]) => text))).toEqual(
      new Set(['Strict F1. This holds for all tables of the section that say nothing else.', 'Recall']),
    );
    expect(scopes).toHaveLength(2);
    const ids = scopes.map(([id]) => id);
    const described = page().querySelectorAll('table').map((one) => one.getAttribute('aria-describedby')); // prettier-ignore
    expect(described).toEqual(['scores-scope', 'scores-scope', 'c-scope']);
    expect(ids).toEqual(expect.arrayContaining(described));
  });

  it('cut long names of labels, and show them whole as tooltips', () => {
    const cut = page().querySelectorAll('.cut');
    expect(cut.map((one) => [one.getAttribute('title'), one.text])).toEqual(Array.from({ length: 3 }, () => [LONG, LONG])); // prettier-ignore
  });

  it('are LaTeX with captions, escaped', () => {
    const latex = createReportLatex(report);
    expect(latex.match(/\\begin\{table\}/g)).toHaveLength(3);
    expect(latex).toContain('\\caption{Table a. Strict F1. 90 \\% of it \\& more.}');
    expect(latex).toContain(`${LONG.replaceAll('_', '\\_')} & \\textbf{91.2} \\\\`);
  });
});
