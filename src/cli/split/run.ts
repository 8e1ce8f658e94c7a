import type { SplitCommandOptions } from './command.ts';
import path from 'node:path';
import { commitTogether } from '../../formats/io/output.ts';
import { findFormat } from '../../formats/read-corpus.ts';
import { createCorpusWriter } from '../../formats/write-corpus.ts';
import { type SplitName, splitCorpus } from '../../pipeline/split.ts';
import { formatOptions } from '../corpora.ts';
import { formatTable } from '../screen.ts';
import { inSession } from '../session.ts';
import type { CliIo } from '../io.ts';
import type { ExitCode } from '../command.ts';

const NAMES: readonly SplitName[] = ['train', 'dev', 'test'];

export function runSplit(input: string, folder: string, options: SplitCommandOptions, io: CliIo): Promise<ExitCode> {
  return inSession(options, io, async ({ open, report, tell, note }) => {
    const corpus = await open(input);
    const counts: Record<string, { documents: number; entities: number }> = {};
    let leftOut = 0;
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
        const settings = { to, options: formatOptions(options), report, kind, overwrite };
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
    const empty = wanted.filter((name) => counts[name]?.documents === 0);
    if (empty.length > 0) note(`${empty.join(' and ')} would be empty: ${adviceFor(options)}`);
    const rows = Object.entries(counts).map(([name, c]) => [name, String(c.documents), String(c.entities)]);
    if (leftOut > 0) rows.push(['left out', String(leftOut), '']);
    tell({ splits: counts, leftOut }, () => formatTable(['split', `${options.unit}s`, 'entities'], rows));
  });
}

/** What to do where there are fewer things to deal out than splits want. */
function adviceFor({ unit, by }: SplitCommandOptions): string {
  const kept = by === undefined ? `${unit}s` : `groups of documents with one ${JSON.stringify(by)}`;
  const smaller = unit === 'sentence' || by !== undefined ? '' : ', use smaller units with --unit sentence or paragraph,'; // prettier-ignore
  return `the corpus has few ${kept}; change the shares with --ratio${smaller} or the draw with --seed`;
}
