import { corpusSections } from '../../report/explanation/corpus-sections.ts';
import { createExplanationPage } from '../../report/explanation/explanation-page.ts';
import { createReportFiles } from '../../report/pages/report-files.ts';
import { warnOfCaps } from '../../core/tagger.ts';
import type { CodeMixingStudy } from './study.ts';
import { nameOfGroup } from '../../report/sentence-groups.ts';
import { formatPoints, plural } from '../../report/pages/format.ts';
import { countCell, emptyCell, nameCell, names, numbers, versionTable } from '../../report/pages/parts.ts';
import type { Headline, Report, ReportTable, RichText, Section } from '../../report/pages/report-model.ts';
import { ambiguitySection, errorSection, hardSection, vocabularySection } from './report/analysis-sections.ts';
import { corpusSection, sizeInWords } from './report/corpus-section.ts';
import {
  groupSection,
  scoreSection,
  trainingGroupSection,
  describeRefused,
  judgeTranslations,
} from './report/score-sections.ts';
import { countsBy, countsInGroup, MICRO, runsOf, summaryOf } from './report/scores.ts';

/**
 * The files of a study of code-mixed text by name: a self-contained page, Markdown, the tables as CSV, and for each model that is judged a
 * page that looks inside it (`inside-<model>.html`: errors, vocabulary, confusions, and of encoders t-SNE and the sentences explained).
 */
export function report(study: CodeMixingStudy): ReadonlyMap<string, string> {
  const files = new Map(createReportFiles(buildCodeMixingReport(study), 'Palimpsest study of code-mixed text'));
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

/** Works out all tables, figures and sentences of the report of a study of code-mixed text. */
export function buildCodeMixingReport(whole: CodeMixingStudy): Report {
  const { judged: study, refused } = judgeTranslations(whole);
  const { name, description, synthetic } = study;
  const notJudged = refused.map((one) => describeRefused(one, study.leastTranslated));
  const sections = [
    corpusSection(study),
    scoreSection(study, notJudged),
    groupSection(study),
    trainingGroupSection(study),
    errorSection(study),
    hardSection(study),
    ambiguitySection(study),
    vocabularySection(study),
    methodSection(whole),
  ];
  return {
    title: synthetic === undefined ? name : `${name} (synthetic)`,
    description,
    headline: writeHeadline(study, notJudged),
    sections: sections
      .filter((section) => section !== undefined)
      .map((section) => ({ ...section, tables: (section.tables ?? []).map(withRecords) })),
  };
}

/** Every table as a CSV file too; what is shown as a mean is there in full. */
function withRecords(table: ReportTable): ReportTable {
  if (table.records) return table;
  const rows = table.rows.map((row) =>
    row.map(({ value, text }) => value ?? (text === emptyCell.text ? undefined : text)),
  );
  return { ...table, records: { columns: table.columns.map(({ title }) => title), rows } };
}

function writeHeadline(study: CodeMixingStudy, notJudged: readonly string[]): Headline {
  const f1Of = (model: string) => summaryOf(runsOf(study, model), (found) => countsBy(found, (label) => label), MICRO)?.mean; // prettier-ignore
  const done = study.models.flatMap(({ name }) => {
    const f1 = f1Of(name);
    return f1 === undefined ? [] : [{ name, f1 }];
  });
  const [best, ...others] = done.toSorted((a, b) => b.f1 - a.f1);
  const answer = best
    ? `${best.name} finds most: micro F1 ${formatPoints(best.f1)}${others.map(({ name, f1 }) => `, ${name} ${formatPoints(f1)}`).join('')}.`
    : 'Not answered: no training is done.';
  const details: RichText[] = [];
  if (best) {
    const groups = [...study.mixed, 'mixed'].flatMap((group) => {
      const f1 = summaryOf(runsOf(study, best.name), (found) => countsInGroup(found, group), MICRO)?.mean;
      return f1 === undefined ? [] : [`${nameOfGroup(group)} ${formatPoints(f1)}`];
    });
    details.push([{ strong: best.name }, ` by sentences: ${groups.join(', ')}.`]);
  }
  const transfer = describeTransfer(study);
  if (transfer) details.push(transfer);
  const states = [...study.encoders, ...study.cells, ...(study.llm ? [study.llm] : [])].map(({ state }) => state);
  const caps = warnOfCaps(study.cells.map(({ end }) => end));
  const lacking = states.filter((state) => state !== 'done').length;
  const pretrained = study.encoders.some(({ origin }) => 'groups' in origin);
  return {
    question: 'Which tagger reads code-mixed text best?',
    answer,
    details,
    findings: [],
    note: 'Strict F1 times 100: the same characters with the same label.',
    cautions: [
      ...notJudged,
      ...(study.synthetic === undefined ? [] : [`Synthetic text: ${study.synthetic}. The figures do not carry over to real notes.`]), // prettier-ignore
      ...(pretrained ? ['Encoders that were pretrained here are small stand-ins; name folders of real ones to compare those.'] : []), // prettier-ignore
      ...(caps === undefined ? [] : [caps]),
      ...(lacking > 0 ? [`Of ${plural(states.length, 'cell')} ${lacking} failed or are missing.`] : []),
    ],
  };
}

/** Which group of sentences is worth most to train on alone, by the mean over the groups tested on. */
function describeTransfer(study: CodeMixingStudy): RichText | undefined {
  const { trainingGroups, mixed } = study;
  if (!trainingGroups) return undefined;
  const { model, groups } = trainingGroups;
  const figures = groups.flatMap((trained) => {
    const values = [...mixed, 'mixed'].flatMap((tested) => summaryOf(runsOf(study, model, trained), (found) => countsInGroup(found, tested), MICRO)?.mean ?? []); // prettier-ignore
    return values.length === 0 ? [] : [`${nameOfGroup(trained)} ${formatPoints(values.reduce((a, b) => a + b, 0) / values.length)}`]; // prettier-ignore
  });
  if (figures.length === 0) return undefined;
  return [
    { strong: `${model} trained on one group` },
    `, mean F1 over the three groups tested on: ${figures.join(', ')}.`,
  ];
}

function methodSection(study: CodeMixingStudy): Section {
  const { corpus, encoders, models, seeds, notices, versions } = study;
  const translations = study.cells.flatMap(({ model, seed, translation }) => (translation && seed === seeds[0] ? [{ model, ...translation }] : [])); // prettier-ignore
  return {
    id: 'method',
    title: 'Method',
    text: [
      `Trained on ${sizeInWords(corpus.train)}, tested on ${sizeInWords(corpus.test)}; seeds ${seeds.join(', ')} of training. Encoders are pretrained once, so the seeds change fine-tuning alone.`,
      ...translations.map(({ model, sentences, mixed, translated, changed, failed, stillMixed }) => `${model}: of ${sentences} sentences ${mixed} were mixed, ${translated} were translated${changed === undefined ? '' : ` (${changed} to another text)`}, ${failed} could not be; ${stillMixed} were still of both languages.`), // prettier-ignore
    ],
    tables: [
      {
        id: 'encoders',
        title: 'Encoders',
        scope: 'Loss in nats of hidden pieces of held-out text, beside that of the pieces’ frequencies alone.',
        columns: [...names('Encoder', 'From'), ...numbers('Documents', 'Pieces', 'Steps', 'Vocabulary', 'Layers', 'Width', 'Loss', 'Frequencies alone')], // prettier-ignore
        rows: encoders.map(({ name, origin, figures }) => [
          nameCell(name),
          nameCell('folder' in origin ? 'a folder' : origin.text),
          ...(figures
            ? [figures.documents, figures.pieces, figures.steps, figures.vocabulary, figures.layers, figures.hiddenSize].map(countCell) // prettier-ignore
            : Array.from({ length: 6 }, () => emptyCell)),
          ...[figures?.heldOutLoss, figures?.unigramLoss].map((loss) =>
            loss === undefined ? emptyCell : { text: loss.toFixed(2), value: loss },
          ),
        ]),
      },
      {
        id: 'settings',
        title: 'Settings',
        scope: 'Of the models, defaults included.',
        columns: names('Model', 'Family', 'Settings'),
        rows: models.map(({ name, family, settings: own }) => [name, family, JSON.stringify(own)].map(nameCell)),
        isFolded: true,
      },
      ...(notices.length === 0
        ? []
        : [
            {
              id: 'notices',
              title: 'Notices',
              scope: 'What trainings and the reading of the specification had to say.',
              columns: names('Notice'),
              rows: notices.map((notice) => [nameCell(notice)]),
              isFolded: true,
            },
          ]),
      versionTable(versions),
    ],
  };
}
