import path from 'node:path';
import type { DemoOptions } from './command.ts';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PalimpsestError } from '../../core/errors.ts';
import { microRatios } from '../../evaluate/counts.ts';
import { createStatistics } from '../../evaluate/statistics.ts';
import type { Analysis, CharSpan, Document } from '../../core/types.ts';
import { readCorpus } from '../../formats/read-corpus.ts';
import { augment } from '../../pipeline/augmentation/augment.ts';
import { writeCorpus } from '../../pipeline/write-corpus.ts';
import { summarise } from '../../report/pages/parts.ts';
import { type ViewRow, createViewPage } from '../../report/view-page.ts';
import type { Study, StudyCell } from '../../studies/augmentation/study.ts';
import { writeHeadline } from '../../studies/augmentation/report.ts';
import { indexStudy } from '../../studies/augmentation/report/study-index.ts';
import { runStudy as computeStudy } from '../../studies/engine/run.ts';
import { gatherStudy, planFile } from '../../studies/kinds.ts';
import { createAnalyser } from '../../text/analyse.ts';
import { tokenise } from '../../text/tokenise.ts';
import { type CliIo, wantsColour } from '../io.ts';
import type { ExitCode } from '../command.ts';
import { createExperimentProgress } from '../experiment/run.ts';
import { formatTable } from '../screen.ts';
import { formatStatistics } from '../stats/run.ts';
import { writeWhole } from '../session.ts';

const SAMPLE = fileURLToPath(new URL('../../../data/sample/notes.txt', import.meta.url));
const ALPHA = 2;

/** The main job, end to end, on the sample corpus: read, augment, count, show, write; then what augmentation is worth. */
export async function runDemo(options: DemoOptions, io: CliIo): Promise<ExitCode> {
  const started = performance.now();
  const corpus = await readCorpus(SAMPLE);
  const augmented = await augment(corpus, { alpha: ALPHA });
  const analyse = createAnalyser('en');
  const before = createStatistics();
  const after = createStatistics();
  const rows: { source: Document; copies: Document[] }[] = [];
  for await (const source of corpus) {
    before.add(source, analyse(source));
    rows.push({ source, copies: [] });
  }
  const copiesOf = new Map(rows.map(({ source, copies }) => [source.id, copies]));
  await mkdir(options.out, { recursive: true });
  const output = path.join(options.out, 'notes-augmented.jsonl');
  const page = path.join(options.out, 'view.html');
  await writeCorpus(augmented, output, {
    to: 'jsonl',
    overwrite: true,
    onDocument: (doc) => {
      after.add(doc, analyse(doc));
      if (doc.derivedFrom) copiesOf.get(doc.derivedFrom.id)?.push(doc);
    },
  });
  writeWhole(page, createViewPage(rows, { title: 'Palimpsest demo', total: rows.length, tokenise }), true);
  const quiet = options.quiet === true || options.json === true;
  const runStudy = async () => {
    const { page: report, ...done } = await runDemoStudy(path.join(options.out, 'study'), io, quiet);
    return { ...done, report, table: formatDemoStudy(done.study) };
  };
  if (options.json === true) {
    const statistics = { before: before.result(), after: after.result() };
    const studied = options.study ? { report: (await runStudy()).report } : {};
    io.stdout.write(`${JSON.stringify({ output, page, statistics, summary: augmented.summary(), ...studied })}\n`);
    return 0;
  }
  const seconds = (performance.now() - started) / 1000;
  const generated = augmented.summary().generated?.documents ?? 0;
  io.stdout.write(
    `Twelve fictitious clinical notes, augmented with alpha 2: two copies of each, and ${generated} documents generated from templates\n` +
      'with the same labels, for vocabulary and layouts missing from the notes:\n\n',
  );
  io.stdout.write(
    formatStatistics([
      { corpus: 'before', format: 'inline', statistics: before.result() },
      { corpus: 'after', format: 'jsonl', statistics: after.result() },
    ]),
  );
  io.stdout.write('\nThree sentences, before and after:\n\n');
  for (const row of chooseRows(rows))
    io.stdout.write(`${formatSentencePair(row, analyse, wantsColour(io, 'stdout'))}\n`);
  io.stdout.write(
    `Wrote ${output} (one document per line) and ${page} (open it in a browser) in ${seconds.toFixed(1)} s.\n`,
  );
  if (options.study) {
    io.stdout.write(
      '\nWhat is it worth? A CRF trained on one fictitious hospital is tested on the other, whose notes have a different style:\n',
    );
    const { study, report, table, trainings, computed } = await runStudy();
    const { name } = study.metric;
    const spent = ((performance.now() - started) / 1000).toFixed(0);
    const kept = computed === 0 ? `All ${trainings}` : `${trainings - computed} of ${trainings}`;
    const took =
      computed === trainings
        ? `Everything took ${spent} s.`
        : `${kept} trainings were reused from an earlier run; the rest took ${spent} s.`;
    io.stdout.write(
      `\n${table}\nF1 x 100, measure ${name}: mean of ${study.seeds.length} seeds ± standard deviation. ${writeHeadline(indexStudy(study)).answer}\n` +
        `Few notes show large differences only; docs/transfer.md has corpora of usual size. Tables and errors: ${report}. ${took}\n` +
        'The two hospitals also annotate differently: one includes titles ("Dr.") in names, the other mostly does not. Augmented text\n' +
        'follows the conventions of its source; a few labelled notes of the target adapt it (palimpsest augment --target-sample).\n',
    );
  }
  io.stdout.write('\nNow try your own: palimpsest augment <your corpus> <output>\n');
  return 0;
}

/** Three documents that lie apart. */
function chooseRows(rows: readonly ViewRow[]): readonly ViewRow[] {
  return [0, 4, 8].map((i) => rows[i]).filter((row) => row !== undefined);
}

const HUES = [31, 32, 33, 34, 35, 36, 91, 92, 93, 94, 95, 96];

/**
 * The sentence of a document with the most entities, and the same sentence of its copies: entities in colour with their
 * labels, in brackets where there is no colour.
 */
export function formatSentencePair(row: ViewRow, analyse: (doc: Document) => Analysis, colour: boolean): string {
  const labels = [...new Set(row.source.entities.map((entity) => entity.label))];
  const inside = (span: CharSpan) => row.source.entities.filter((e) => e.start >= span.start && e.end <= span.end);
  const sentences = analyse(row.source).sentences.filter(({ start, end }) => end - start < 240);
  const best = sentences.toSorted((a, b) => inside(b).length - inside(a).length)[0];
  if (!best) return '';
  // An entity keeps its id in every copy, so the copy's sentence is the one that holds the same entity.
  const anchor = inside(best)[0]?.id;
  const lines = [`  source  ${render(row.source, best, labels, colour)}`];
  for (const copy of row.copies) {
    const entity = copy.entities.find((candidate) => candidate.id === anchor);
    const span = entity && analyse(copy).sentences.find((s) => s.start <= entity.start && entity.end <= s.end);
    if (span) lines.push(`  copy ${copy.derivedFrom?.copy}  ${render(copy, span, labels, colour)}`);
  }
  return `${lines.join('\n')}\n`;
}

function render(doc: Document, span: CharSpan, labels: readonly string[], colour: boolean): string {
  let text = '';
  let position = span.start;
  for (const { start, end, label } of doc.entities) {
    if (start < position || end > span.end) continue;
    const mention = doc.text.slice(start, end);
    const code = HUES[labels.indexOf(label) % HUES.length] ?? 36;
    text += doc.text.slice(position, start);
    text += colour ? `\u001b[1;${code}m${mention}\u001b[0;2;${code}m ${label}\u001b[0m` : `[${mention}](${label})`;
    position = end;
  }
  return (text + doc.text.slice(position, span.end)).replaceAll(/\s+/g, ' ');
}

const SPEC = fileURLToPath(new URL('../../../data/experiments/demo.yaml', import.meta.url));

interface DemoStudy {
  readonly study: Study;
  readonly page: string;
  /** Trainings, and those of them that this run did: the others were in the folder. */
  readonly trainings: number;
  readonly computed: number;
}

/** The study that ships as an example: two invented hospitals, a CRF with and without augmentation. */
async function runDemoStudy(folder: string, io: CliIo, quiet: boolean): Promise<DemoStudy> {
  const plan = await planFile(SPEC, {});
  const progress = createExperimentProgress(io, quiet || io.stderr.isTTY !== true);
  let computed = 0;
  try {
    const { failed } = await computeStudy(plan, folder, {
      onEvent: (event) => {
        if (event.kind === 'done') computed++;
        progress.show(event);
      },
    });
    if (failed > 0) {
      throw new PalimpsestError('demo-failed', `${failed} trainings of the demo failed`, {
        hint: `The reasons are in ${path.join(folder, 'failed')}.`,
      });
    }
  } finally {
    progress.clear();
  }
  const { kind, ...gathered } = await gatherStudy(folder);
  const study = gathered.found as Study;
  const page = path.join(folder, 'report.html');
  writeWhole(page, (await kind.report(gathered)).get('report.html') ?? '', true);
  return { study, page, trainings: study.cells.length, computed };
}

/** F1 on the other corpus by direction and arm, a column for each training fraction. */
function formatDemoStudy(study: Study): string {
  const rows = study.directions.flatMap(({ name }) =>
    study.arms.flatMap((arm) => {
      const cells = study.cells.filter((cell) => cell.direction === name && cell.arm === arm);
      if (cells.length === 0) return [];
      const figures = study.fractions.map((fraction) => {
        const of = cells.filter((cell) => cell.fraction === fraction);
        return formatMean(of.flatMap((cell) => crossF1(cell, study.metric.name) ?? []));
      });
      return [[name, arm, ...figures]];
    }),
  );
  const header = ['trained → tested', 'augmentation', ...study.fractions.map((share) => `${100 * share} % of train`)];
  return formatTable(header, rows, ['left', 'left']);
}

function crossF1(cell: StudyCell, metric: string): number | undefined {
  const counts = cell.tests?.['cross']?.counts[metric];
  return counts && microRatios(counts).f1;
}

function formatMean(values: readonly number[]): string {
  const summary = summarise(values.map((value) => 100 * value));
  return summary
    ? `${summary.mean.toFixed(1)}${summary.spread === undefined ? '' : ` ± ${summary.spread.toFixed(1)}`}`
    : '';
}
