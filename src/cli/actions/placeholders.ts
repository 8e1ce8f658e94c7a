import { createRng } from '../../core/rng.ts';
import { toCorpus } from '../../core/to-corpus.ts';
import type { CharSpan, Document } from '../../core/types.ts';
import { createCorpusWriter, type PendingCorpus } from '../../formats/write-corpus.ts';
import { findSuspects, type SuspectKind } from '../../placeholders/checks.ts';
import type { Verdict } from '../../placeholders/detect.ts';
import { createPlaceholderFiller, isPlaceholder } from '../../placeholders/fill.ts';
import { createPlaceholderTagger, type PlaceholderTagger } from '../../placeholders/tagger.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import type { ExitCode } from '../command.ts';
import { openTextArgument } from '../corpus-argument.ts';
import { createDiagnosticLog } from '../diagnostics.ts';
import { createHeapGuard } from '../heap-guard.ts';
import type { CliIo } from '../io.ts';
import type { ReadOptions } from '../options.ts';
import { openOutputArgument } from '../output-argument.ts';
import { createProgressLine } from '../progress.ts';
import { formatFilled, formatGerman, formatVerdict } from '../screens/placeholders.ts';
import { tagCorpus, type TagCorpusOptions, type TagCounts } from './tag.ts';

export interface DetectCommandOptions extends TagCorpusOptions {
  readonly explain?: boolean;
}

export interface FillCommandOptions extends TagCorpusOptions {
  readonly decisions?: string;
  readonly gazetteers?: readonly string[];
  readonly seed: number;
}

export type CheckOptions = ReadOptions;

export async function runDetect(
  input: string,
  output: string,
  options: DetectCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  let tagger: PlaceholderTagger | undefined;
  const show = output === '-' || options.json === true ? io.stderr : io.stdout;
  const code = await tagCorpus(input, output, options, io, {
    tag: (docs, report) => {
      tagger = createPlaceholderTagger({
        report,
        gazetteers: loadGazetteers(),
        ...(options.explain === true && {
          onVerdict: (doc: Document, verdict: Verdict, span: CharSpan) => {
            show.write(formatVerdict(doc, verdict, span));
          },
        }),
      });
      return tagger.tag(docs);
    },
    describe: (counts: TagCounts) => ({
      ...counts,
      elements: tagger?.elements ?? 0,
      germanShare: shareOf(tagger),
    }),
  });
  if (options.quiet !== true && options.json !== true && tagger)
    io.stderr.write(formatGerman(tagger.elements, shareOf(tagger)));
  return code;
}

function shareOf(tagger: PlaceholderTagger | undefined): number | null {
  return tagger === undefined || tagger.german.lines === 0 ? null : tagger.german.germanLines / tagger.german.lines;
}

export async function runFill(
  input: string,
  output: string,
  options: FillCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  const quiet = options.quiet === true;
  const log = createDiagnosticLog(io, quiet);
  const report = (diagnostic: Parameters<typeof log.report>[0]) => {
    if (diagnostic.code !== 'missing-annotations') log.report(diagnostic);
  };
  const gazetteers = loadGazetteers(options.gazetteers ? { folders: options.gazetteers } : {});
  const tagger = createPlaceholderTagger({ report, gazetteers });
  const filler = createPlaceholderFiller({ gazetteers });
  const rng = createRng(options.seed);
  const corpus = await openTextArgument(input, options, io, report);
  const progress = createProgressLine(io, quiet);
  const guard = createHeapGuard();
  const counts = { documents: 0, filled: 0, left: 0 };
  try {
    const writer = await openOutputArgument(output, options, io, report, corpus);
    let decisions: PendingCorpus | undefined;
    try {
      if (options.decisions !== undefined) {
        decisions = await createCorpusWriter(options.decisions, {
          to: 'jsonl',
          overwrite: options.overwrite === true,
          options: {},
          report,
        });
      }
      for await (const doc of corpus) {
        const found = doc.entities.some(isPlaceholder) ? doc : await one(tagger, doc);
        if (decisions) await decisions.write({ ...found, entities: found.entities.filter(isPlaceholder) });
        const { document, filled, left } = filler.fill(found, rng);
        counts.documents++;
        counts.filled += filled;
        counts.left += left;
        await writer.write(document);
        guard();
        progress.update('Filling', counts.documents, undefined, 'documents');
      }
      await decisions?.commit();
      await writer.commit();
    } catch (error) {
      await decisions?.abort();
      await writer.abort();
      throw error;
    } finally {
      progress.clear();
    }
    const result = { output, ...counts, seed: options.seed };
    if (options.json === true) (output === '-' ? io.stderr : io.stdout).write(`${JSON.stringify(result)}\n`);
    else if (!quiet) io.stderr.write(formatFilled(result));
  } finally {
    await corpus.dispose();
    log.close();
  }
  return log.errors() > 0 ? 1 : 0;
}

async function one(tagger: PlaceholderTagger, doc: Document): Promise<Document> {
  for await (const tagged of tagger.tag(toCorpus([doc]))) return tagged;
  return doc;
}

export async function runCheck(input: string, options: CheckOptions, io: CliIo): Promise<ExitCode> {
  const log = createDiagnosticLog(io, options.quiet === true);
  const corpus = await openTextArgument(input, options, io, log.report);
  const counts: Record<SuspectKind, number> = { spacing: 0, bracket: 0, 'revealed-name': 0 };
  let documents = 0;
  try {
    for await (const doc of corpus) {
      documents++;
      for (const { kind, start, end } of findSuspects(doc)) {
        counts[kind]++;
        const row = { document: doc.id, start, end, kind };
        io.stdout.write(options.json === true ? `${JSON.stringify(row)}\n` : `${doc.id} [${start}, ${end}) ${kind}\n`);
      }
    }
  } finally {
    await corpus.dispose();
    log.close();
  }
  const total = counts.spacing + counts.bracket + counts['revealed-name'];
  if (options.quiet !== true) {
    io.stderr.write(
      `${documents} ${documents === 1 ? 'document' : 'documents'}: ${counts.spacing} words parted, ${counts.bracket} brackets or quotation marks alone, ${counts['revealed-name']} names that a placeholder hides.\n`,
    );
  }
  return total > 0 || log.errors() > 0 ? 1 : 0;
}
