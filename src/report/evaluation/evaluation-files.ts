import type { Evaluation, EvaluationTimings } from '../evaluation-data.ts';
import { createReportMarkdown } from '../study/report-markdown.ts';
import { createReportPage } from '../study/report-page.ts';
import { createReportTables } from '../study/report-tables.ts';
import { buildEvaluationReport } from './build-evaluation.ts';

/** The files of an evaluation's report by name: a self-contained page, Markdown, and the tables as CSV. */
export function createEvaluationFiles(
  evaluation: Evaluation,
  timings?: EvaluationTimings,
): ReadonlyMap<string, string> {
  const report = buildEvaluationReport(evaluation, timings);
  return new Map([
    ['report.html', createReportPage(report, `Palimpsest ${evaluation.kind} evaluation`)],
    ['report.md', createReportMarkdown(report)],
    ...createReportTables(report),
  ]);
}
