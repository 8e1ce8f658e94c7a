import type { DemoOptions } from './command.ts';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createStatistics } from '../../evaluate/statistics.ts';
import type { Document } from '../../core/types.ts';
import { readCorpus } from '../../formats/read-corpus.ts';
import { augment } from '../../pipeline/augment.ts';
import { writeCorpus } from '../../pipeline/write-corpus.ts';
import { createViewPage, type ViewRow } from '../../report/view-page.ts';
import { createAnalyser } from '../../text/analyse.ts';
import { tokenise } from '../../text/tokenise.ts';
import { type CliIo, wantsColour } from '../io.ts';
import type { ExitCode } from '../command.ts';
import { formatSentencePair } from './screen.ts';
import { formatStatistics } from '../stats/screen.ts';
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
  await mkdir(options.out, { recursive: true });
  const output = path.join(options.out, 'notes-augmented.jsonl');
  const page = path.join(options.out, 'view.html');
  await writeCorpus(augmented, output, {
    to: 'jsonl',
    overwrite: true,
    onDocument: (doc) => {
      after.add(doc, analyse(doc));
      if (doc.derivedFrom) rows.at(-1)?.copies.push(doc);
      else {
        before.add(doc, analyse(doc));
        rows.push({ source: doc, copies: [] });
      }
    },
  });
  writeWhole(page, createViewPage(rows, { title: 'Palimpsest demo', total: rows.length, tokenise }), true);
  const quiet = options.quiet === true || options.json === true;
  const runStudy = async () => {
    const { formatDemoStudy, runDemoStudy } = await import('./study.ts');
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
  io.stdout.write('Twelve invented clinical notes, augmented with alpha 2 (two new copies of each):\n\n');
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
    `Wrote ${output} (one document a line) and ${page} (open it in a browser) in ${seconds.toFixed(1)} s.\n`,
  );
  if (options.study) {
    io.stdout.write(
      '\nWhat is it worth? A tagger (CRF) trained on one invented hospital reads the other, which writes otherwise:\n',
    );
    const { study, report, table, trainings, computed } = await runStudy();
    const { name } = study.metric;
    const spent = ((performance.now() - started) / 1000).toFixed(0);
    const kept = computed === 0 ? `All ${trainings}` : `${trainings - computed} of ${trainings}`;
    const took =
      computed === trainings
        ? `Everything took ${spent} s.`
        : `${kept} trainings were kept from an earlier run; the rest took ${spent} s.`;
    io.stdout.write(
      `\n${table}\nF1 x 100, measure ${name}, means of ${study.seeds.length} seeds. With notes so few a point or two is chance;\n`,
    );
    io.stdout.write(`${report} tells which differences are not. ${took}\n`);
  }
  io.stdout.write('\nNow try your own: palimpsest augment <your corpus> <where to write it>\n');
  return 0;
}

/** Three documents that lie apart. */
function chooseRows(rows: readonly ViewRow[]): readonly ViewRow[] {
  return [0, 4, 8].map((i) => rows[i]).filter((row) => row !== undefined);
}
