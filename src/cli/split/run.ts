import path from 'node:path';
import type { Unit } from '../../augment/segments.ts';
import { commitTogether } from '../../formats/io/output.ts';
import { findFormat } from '../../formats/read-corpus.ts';
import { createCorpusWriter } from '../../formats/write-corpus.ts';
import { type SplitName, splitCorpus } from '../../pipeline/split.ts';
import { openCorpusArgument } from '../corpus-argument.ts';
import { createDiagnosticLog } from '../diagnostics.ts';
import type { CliIo } from '../io.ts';
import { formatOptions, type ReadOptions } from '../options.ts';
import type { ExitCode } from '../command.ts';
import { formatTable } from '../table.ts';

export interface SplitCommandOptions extends ReadOptions {
  readonly ratio: readonly [number, number, number];
  readonly fraction: number;
  readonly unit: Unit;
  readonly by?: string;
  readonly seed: number;
  readonly to?: string;
  readonly locale: string;
  readonly overwrite?: boolean;
}

const NAMES: readonly SplitName[] = ['train', 'dev', 'test'];

export async function runSplit(
  input: string,
  folder: string,
  options: SplitCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  const log = createDiagnosticLog(io, options.quiet === true);
  const corpus = await openCorpusArgument(input, options, io, log.report);
  const counts: Record<string, { documents: number; entities: number }> = {};
  let leftOut = 0;
  try {
    const parts = await splitCorpus(corpus, {
      ratio: options.ratio,
      fraction: options.fraction,
      unit: options.unit,
      seed: options.seed,
      language: options.locale,
      ...(options.by !== undefined && { by: options.by }),
    });
    const to = options.to ?? corpus.format.name;
    const { extension } = findFormat(to);
    const kind: 'file' | 'folder' = corpus.single && findFormat(to).perFile === 'many' ? 'file' : 'folder';
    const wanted = NAMES.filter((_, i) => (options.ratio[i] as number) > 0);
    const writers = new Map<SplitName, Awaited<ReturnType<typeof createCorpusWriter>>>();
    try {
      for (const name of wanted) {
        const target = path.join(folder, kind === 'file' ? `${name}${extension}` : name);
        const overwrite = options.overwrite === true;
        const settings = { to, options: formatOptions(options), report: log.report, kind, overwrite };
        writers.set(name, await createCorpusWriter(target, settings));
        counts[name] = { documents: 0, entities: 0 };
      }
      for await (const [name, doc] of parts) {
        const count = name === undefined ? undefined : counts[name];
        if (name === undefined || count === undefined) leftOut++;
        else {
          if ((await writers.get(name)?.write(doc)) !== true) continue;
          count.documents++;
          count.entities += doc.entities.length;
        }
      }
      await commitTogether([...writers.values()]);
    } catch (error) {
      for (const writer of writers.values()) await writer.abort();
      throw error;
    }
    if (options.json === true) io.stdout.write(`${JSON.stringify({ splits: counts, leftOut })}\n`);
    else if (options.quiet !== true) {
      const rows = Object.entries(counts).map(([name, c]) => [name, String(c.documents), String(c.entities)]);
      if (leftOut > 0) rows.push(['left out', String(leftOut), '']);
      io.stderr.write(formatTable(['split', `${options.unit}s`, 'entities'], rows));
    }
  } finally {
    await corpus.dispose();
    log.close();
  }
  return log.errors() > 0 ? 1 : 0;
}
