import type { DetectCommandOptions, ParagraphsCommandOptions, RefillCommandOptions } from './command.ts';
import type { CharSpan, Document } from '../../core/types.ts';
import { type SuspectKind, findSuspects } from '../../placeholders/checks.ts';
import type { Verdict } from '../../placeholders/detect.ts';
import { PLACEHOLDER_LABELS } from '../../placeholders/labels.ts';
import { type PlaceholderTagger, createPlaceholderTagger } from '../../placeholders/tagger.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import type { ExitCode } from '../command.ts';
import { inSession } from '../session.ts';
import type { ReadOptions } from '../options.ts';
import type { CliIo } from '../io.ts';
import { type TagResult, tagArgument } from '../tag/run.ts';
import { commitTogether } from '../../formats/io/output.ts';
import { refillMarks } from '../../pipeline/placeholders/fill-placeholders.ts';
import { writeCorpus } from '../../pipeline/write-corpus.ts';
import type { PendingCorpus } from '../../formats/write-corpus.ts';
import { formatEdits } from '../../pipeline/edit-log.ts';
import { toRunningText } from '../../placeholders/running-text.ts';
import { formatCount, plural } from '../../report/pages/format.ts';

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
  return inSession(options, io, async ({ openText, reportUnlabelled, quiet }) => {
    const corpus = await openText(input, reportUnlabelled);
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
        `${plural(documents, 'document')}: ${counts.spacing} split words, ${counts.bracket} unbalanced brackets or quotation marks, ${counts['revealed-name']} names written out that a placeholder hides.\n`,
      );
    }
    return Object.values(counts).some((count) => count > 0) ? 1 : 0;
  });
}

const AROUND = 32;

/** What was decided of one element, with the text around it, which its user gave. */
export function formatVerdict(doc: Document, verdict: Verdict, span: CharSpan): string {
  const decided =
    verdict.label === undefined
      ? `none: ${verdict.exclusion ?? 'word'} (${verdict.rule})`
      : `${verdict.label}: ${verdict.rule} (${verdict.certainty}, ${verdict.confidence.toFixed(2)})`;
  return `${doc.id} [${span.start}, ${span.end}) ${showPlace(doc, span)}\n    ${decided}\n`;
}

/** A place with so many characters around it. */
export function showPlace({ text }: Pick<Document, 'text'>, { start, end }: CharSpan, around = AROUND): string {
  const clean = (part: string) => part.replace(/[\s\p{Cc}]+/gu, ' ');
  const before = clean(text.slice(Math.max(0, start - around), start));
  return `${before}«${clean(text.slice(start, end))}»${clean(text.slice(end, end + around))}`;
}

/** How many elements were read, and how much of it was German. */
export function formatGerman(elements: number, share: number | null): string {
  const german = share === null ? '' : `, ${Math.round(100 * share)} % of the lines look German`;
  return `${formatCount(elements)} text elements${german}.\n`;
}

/** What became of documents that were written one paragraph a line. */
export interface ParagraphCounts {
  readonly output: string;
  documents: number;
  paragraphs: number;
  lines: number;
  edits: number;
  /** Changes left undone for the sake of a mention. */
  kept: number;
}

export function formatParagraphs({ output, documents, paragraphs, lines, kept }: ParagraphCounts): string {
  const split = lines === paragraphs ? '' : ` in ${plural(lines, 'line')}`;
  const left = kept === 0 ? '' : `; ${plural(kept, 'change')} skipped, because an entity would have been cut or lost`;
  return `${plural(documents, 'document')}, ${plural(paragraphs, 'paragraph')}${split}${left} → ${output}\n`;
}

export function formatFilled(result: {
  readonly output: string;
  readonly documents: number;
  readonly filled: number;
  readonly left: number;
}): string {
  const left = result.left === 0 ? '' : `; ${result.left} left unfilled, because their type is unknown`;
  return `${plural(result.documents, 'document')}, ${plural(result.filled, 'placeholder')} filled${left} → ${result.output}\n`;
}

export function runRefill(input: string, output: string, options: RefillCommandOptions, io: CliIo): Promise<ExitCode> {
  return inSession(options, io, async (session) => {
    const corpus = await session.openText(input, session.reportUnlabelled);
    const filled = await refillMarks(corpus, {
      locale: options.locale,
      seed: options.seed,
      gazetteers: loadGazetteers({ folders: options.gazetteers ?? [] }),
      onProgress: (documents) => session.count('Filling', documents),
    });
    await writeCorpus(filled, await session.output(output, corpus));
    const result = { output, ...filled.summary() };
    session.tell(result, () => formatFilled(result), output);
  });
}

/** That a person has not come to the end, and how to go on. */
export function formatUnfinished(done: number, size: number, journal: string): string {
  return (
    `${done} of ${plural(size, 'document')} done; nothing is written yet. Run the same command to continue; with ` +
    `--journal ${journal} instead of --ask or --serve it writes your decisions, and the proposals for the rest.\n`
  );
}

export function runParagraphs(
  input: string,
  output: string,
  options: ParagraphsCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  return inSession(options, io, async (session) => {
    const corpus = await session.openText(input, session.reportUnlabelled);
    const edits = options.edits === undefined ? undefined : await session.lines(options.edits);
    const counts: ParagraphCounts = { output, documents: 0, paragraphs: 0, lines: 0, edits: 0, kept: 0 };
    let writer: PendingCorpus | undefined;
    let seen = 0;
    try {
      writer = await session.output(output, corpus);
      for await (const doc of corpus) {
        const found = toRunningText(doc, options);
        session.count('Joining', ++seen);
        if (!(await writer.write(found.document))) continue;
        await edits?.write(formatEdits(doc, { document: found.document, edits: [found.edits], steps: found.steps }));
        counts.documents++;
        counts.paragraphs += found.paragraphs;
        counts.lines += found.lines;
        counts.edits += found.edits.length;
        counts.kept += found.kept;
      }
      await commitTogether(edits ? [writer, edits] : [writer]);
    } catch (error) {
      await writer?.abort();
      throw error;
    }
    session.tell(counts, () => formatParagraphs(counts), output);
  });
}
