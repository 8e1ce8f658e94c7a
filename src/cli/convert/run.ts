import { commitTogether } from '../../formats/io/output.ts';
import { applyLabelMap, checkLabelMap, loadLabelMap, shippedLabelMaps } from '../../resources/label-map.ts';
import { openCorpusArgument } from '../corpus-argument.ts';
import { createDiagnosticLog, createNotes } from '../diagnostics.ts';
import type { CliIo } from '../io.ts';
import { labelsOf } from '../../pipeline/label-mapping.ts';
import { openOutputArgument, type OutputOptions } from '../output-argument.ts';
import { createProgressLine } from '../progress.ts';
import type { ExitCode } from '../command.ts';

export interface ConvertOptions extends OutputOptions {
  readonly labels?: string;
}

export async function runConvert(input: string, output: string, options: ConvertOptions, io: CliIo): Promise<ExitCode> {
  const log = createDiagnosticLog(io, options.quiet === true);
  const progress = createProgressLine(io, options.quiet === true);
  const map = options.labels === undefined ? undefined : loadLabelMap(options.labels);
  const corpus = await openCorpusArgument(input, options, io, log.report);
  let read = 0;
  let entities = 0;
  let dropped = 0;
  try {
    if (map && !shippedLabelMaps().includes(map)) {
      checkLabelMap(map, await labelsOf(corpus)).forEach(createNotes(io, options.quiet === true));
    }
    const writer = await openOutputArgument(output, options, io, log.report, corpus);
    try {
      for await (const doc of corpus) {
        const mapped = map ? applyLabelMap(doc, map) : doc;
        if (await writer.write(mapped)) {
          entities += mapped.entities.length;
          dropped += doc.entities.length - mapped.entities.length;
        }
        progress.update('Converting', ++read, undefined, 'documents');
      }
      await commitTogether([writer]);
    } catch (error) {
      await writer.abort();
      throw error;
    } finally {
      progress.clear();
    }
    const to = writer.format.name;
    const documents = writer.count;
    const result = { from: corpus.format.name, to, documents, entities, dropped, refused: log.errors() };
    if (options.json === true) (output === '-' ? io.stderr : io.stdout).write(`${JSON.stringify(result)}\n`);
    else if (options.quiet !== true) {
      const lost = dropped > 0 ? ` (${dropped} dropped by the label map)` : '';
      io.stderr.write(`${documents} documents, ${entities} entities${lost}: ${corpus.format.name} → ${to}\n`);
    }
  } finally {
    await corpus.dispose();
    log.close();
  }
  return log.errors() > 0 ? 1 : 0;
}
