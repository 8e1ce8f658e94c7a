import type { CodeMixingStudy } from '../code-mixing-data.ts';
import { corpusSections } from '../explanation/corpus-sections.ts';
import { createExplanationPage } from '../explanation/explanation-page.ts';
import { createReportMarkdown } from '../study/report-markdown.ts';
import { createReportPage } from '../study/report-page.ts';
import { createReportTables } from '../study/report-tables.ts';
import { buildCodeMixingReport } from './build-report.ts';
import { judgeTranslations } from './translated-models.ts';

/**
 * The files of a study of code-mixed text by name: a self-contained page, Markdown, the tables as CSV, and for each model that is judged a
 * page that looks inside it (`inside-<model>.html`: errors, vocabulary, confusions, and of encoders t-SNE and the sentences explained).
 */
export function createCodeMixingFiles(study: CodeMixingStudy): ReadonlyMap<string, string> {
  const report = buildCodeMixingReport(study);
  const files = new Map([
    ['report.html', createReportPage(report, 'Palimpsest study of code-mixed text')],
    ['report.md', createReportMarkdown(report)],
    ...createReportTables(report),
  ]);
  const [firstSeed] = study.seeds;
  for (const { name } of judgeTranslations(study).judged.models) {
    const cell = study.cells.find((one) => one.model === name && one.seed === firstSeed && one.group === undefined);
    if (!cell?.explanation) continue;
    const synthetic = study.synthetic === undefined ? '' : ` Synthetic text: ${study.synthetic}.`;
    files.set(
      `inside-${fileName(name)}.html`,
      createExplanationPage({
        title: `Inside ${name}`,
        description: `What ${name} does on the test documents of the study “${study.name}”, seed ${cell.seed}.${synthetic}`,
        sentences: (cell.explained ?? []).flatMap(({ sentences }) => sentences),
        sections: corpusSections(cell.explanation),
      }),
    );
  }
  return files;
}

const fileName = (model: string): string => model.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
