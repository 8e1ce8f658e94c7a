import type { DetectCommandOptions } from './command.ts';
import type { CharSpan, Document } from '../../core/types.ts';
import { findSuspects, type SuspectKind } from '../../placeholders/checks.ts';
import type { Verdict } from '../../placeholders/detect.ts';
import { PLACEHOLDER_LABELS } from '../../placeholders/labels.ts';
import { createPlaceholderTagger, type PlaceholderTagger } from '../../placeholders/tagger.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import type { ExitCode } from '../command.ts';
import { inSession } from '../session.ts';
import type { ReadOptions } from '../options.ts';
import type { CliIo } from '../io.ts';
import { formatGerman, formatVerdict } from './screen.ts';
import type { TagResult } from '../tag/screen.ts';
import { tagArgument } from '../tag/run.ts';

export async function runDetect(
  input: string,
  output: string,
  options: DetectCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  let tagger: PlaceholderTagger | undefined;
  const show = output === '-' || options.json === true ? io.stderr : io.stdout;
  const code = await tagArgument(input, output, options, io, {
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
    labels: PLACEHOLDER_LABELS,
    describe: (result: TagResult) => ({
      ...result,
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

export function runCheck(input: string, options: ReadOptions, io: CliIo): Promise<ExitCode> {
  return inSession(options, io, async ({ openText, quiet }) => {
    const corpus = await openText(input);
    const counts: Record<SuspectKind, number> = { spacing: 0, bracket: 0, 'revealed-name': 0 };
    let documents = 0;
    for await (const doc of corpus) {
      documents++;
      for (const { kind, start, end } of findSuspects(doc)) {
        counts[kind]++;
        const row = { document: doc.id, start, end, kind };
        io.stdout.write(options.json === true ? `${JSON.stringify(row)}\n` : `${doc.id} [${start}, ${end}) ${kind}\n`);
      }
    }
    if (!quiet) {
      io.stderr.write(
        `${documents} ${documents === 1 ? 'document' : 'documents'}: ${counts.spacing} words parted, ${counts.bracket} brackets or quotation marks alone, ${counts['revealed-name']} names that a placeholder hides.\n`,
      );
    }
    return Object.values(counts).some((count) => count > 0) ? 1 : 0;
  });
}
