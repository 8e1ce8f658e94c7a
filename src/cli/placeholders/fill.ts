import path from 'node:path';
import type { Report } from '../../core/errors.ts';
import { createRng, type Rng } from '../../core/rng.ts';
import { toCorpus } from '../../core/document.ts';
import type { Document } from '../../core/types.ts';
import { createAppendFile } from '../../formats/io/append-file.ts';
import { commitTogether } from '../../formats/io/output.ts';
import { createCorpusWriter, type PendingCorpus } from '../../formats/write-corpus.ts';
import { createPlaceholderFiller, type PlaceholderFiller } from '../../placeholders/fill.ts';
import { isPlaceholder, PLACEHOLDER_LABELS } from '../../placeholders/labels.ts';
import { createPlaceholderTagger, type PlaceholderTagger, tagWhereNone } from '../../placeholders/tagger.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { openReview } from '../../rules/review/session.ts';
import type { ExitCode } from '../command.ts';
import { type ArgumentCorpus, openTextArgument } from '../corpus-argument.ts';
import { createDiagnosticLog } from '../diagnostics.ts';
import { createHeapGuard } from '../../pipeline/heap-guard.ts';
import type { CliIo } from '../io.ts';
import { openOutputArgument } from '../output-argument.ts';
import { createProgressLine } from '../progress.ts';
import { formatFilled, formatUnfinished } from './screen.ts';
import { askAboutPlaceholders } from './ask.ts';
import { checkOutput, fileBeside, nameOfUser, serveReview } from '../rules/review.ts';
import type { TagCorpusOptions } from '../tag/run.ts';

export interface FillCommandOptions extends TagCorpusOptions {
  readonly decisions?: string;
  readonly gazetteers?: readonly string[];
  readonly seed: number;
  readonly ask?: boolean;
  readonly serve?: boolean;
  readonly journal?: string;
  readonly reviewer?: string;
  readonly open?: boolean;
  readonly port?: number;
}

/** What finds and fills. */
interface Means {
  readonly tagger: PlaceholderTagger;
  readonly filler: PlaceholderFiller;
  readonly rng: Rng;
}

export async function runFill(
  input: string,
  output: string,
  options: FillCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  const log = createDiagnosticLog(io, options.quiet === true);
  const report: Report = (diagnostic) => {
    if (diagnostic.code !== 'missing-annotations') log.report(diagnostic);
  };
  const gazetteers = loadGazetteers(options.gazetteers ? { folders: options.gazetteers } : {});
  const means: Means = {
    tagger: createPlaceholderTagger({ report, gazetteers }),
    filler: createPlaceholderFiller({ gazetteers }),
    rng: createRng(options.seed),
  };
  if (options.ask === true || options.serve === true) checkOutput({ ...options, out: output });
  const corpus = await openTextArgument(input, options, io, report);
  try {
    const isByHand = options.ask === true || options.serve === true;
    const found = tagWhereNone(corpus, means.tagger);
    if (!isByHand && options.journal === undefined)
      await write(found, output, options.decisions, options, io, report, corpus, means);
    else {
      const decided = await decide(found, input, options, io, means);
      const decisions = options.decisions ?? (output === '-' ? undefined : fileBeside(output, 'decisions.jsonl'));
      if (decided) await write(toCorpus(decided), output, decisions, options, io, report, corpus, means);
    }
  } finally {
    await corpus.dispose();
    log.close();
  }
  return log.errors() > 0 ? 1 : 0;
}

/** The labels in the order of their keys on the page: the more frequent first. */
const LABELS = [
  ...new Set([
    'PERSON',
    'COMPANY',
    'PLACE',
    'STREET',
    'ORGANISATION',
    'AMOUNT',
    'NUMBER',
    'DATE',
    'OTHER',
    ...PLACEHOLDER_LABELS,
  ]),
];

/**
 * Lets a person decide about each placeholder, in the terminal or on a page. Each decision is in the journal before it counts.
 *
 * @returns the documents as decided; `undefined` where a person has not come to the end, and nothing is to be written yet.
 */
async function decide(
  found: AsyncIterable<Document>,
  input: string,
  options: FillCommandOptions,
  io: CliIo,
  { filler, rng }: Means,
): Promise<readonly Document[] | undefined> {
  const proposed: Document[] = [];
  for await (const doc of found) proposed.push(filler.propose(doc, rng));
  const journal = options.journal ?? fileBeside(input, 'filling.jsonl');
  const session = await openReview(proposed, createAppendFile(journal), { labels: LABELS });
  if (options.ask === true) {
    for (const note of session.notes) io.stderr.write(`note: ${note}\n`);
    io.stderr.write(`Each answer is kept in ${journal}; ? lists what may be answered.\n`);
    await askAboutPlaceholders(session, {
      io,
      reviewer: options.reviewer?.trim() || nameOfUser(),
      propose: (doc) => filler.propose(doc, rng),
    });
  } else if (options.serve === true) await serveReview(session, path.basename(input), journal, options, io, true);
  const { done, size } = session;
  if ((options.ask === true || options.serve === true) && done < size) {
    if (options.json === true) io.stdout.write(`${JSON.stringify({ journal, documents: size, done })}\n`);
    else io.stderr.write(formatUnfinished(done, size, journal));
    return undefined;
  }
  return session.reviewed().map(({ document }) => document);
}

/** Fills, and writes the decisions as well, all or nothing. */
async function write(
  docs: AsyncIterable<Document>,
  output: string,
  decisionsFile: string | undefined,
  options: FillCommandOptions,
  io: CliIo,
  report: Report,
  like: ArgumentCorpus,
  { filler, rng }: Means,
): Promise<void> {
  const quiet = options.quiet === true;
  const progress = createProgressLine(io, quiet);
  const guard = createHeapGuard();
  const counts = { documents: 0, filled: 0, left: 0 };
  let seen = 0;
  const writer = await openOutputArgument(output, options, io, report, like);
  let decisions: PendingCorpus | undefined;
  try {
    if (decisionsFile !== undefined) {
      const overwrite = options.overwrite === true;
      decisions = await createCorpusWriter(decisionsFile, { to: 'jsonl', overwrite, options: {}, report });
    }
    for await (const doc of docs) {
      await decisions?.write(withDecisions(doc));
      const { document, filled, left } = filler.fill(doc, rng);
      guard();
      progress.update('Filling', ++seen, undefined, 'documents');
      if (!(await writer.write(document))) continue;
      counts.documents++;
      counts.filled += filled;
      counts.left += left;
    }
    await commitTogether(decisions ? [decisions, writer] : [writer]);
  } catch (error) {
    await decisions?.abort();
    await writer.abort();
    throw error;
  } finally {
    progress.clear();
  }
  const result = {
    output,
    ...counts,
    seed: options.seed,
    ...(decisionsFile !== undefined && { decisions: decisionsFile }),
  };
  if (options.json === true) (output === '-' ? io.stderr : io.stdout).write(`${JSON.stringify(result)}\n`);
  else if (!quiet) io.stderr.write(formatFilled(result));
}

/** The unfilled document with what was decided to be a placeholder, and no more (§5.5.1). */
function withDecisions(doc: Document): Document {
  const entities = doc.entities.filter(isPlaceholder).map((entity) => {
    const { replacement: _, ...attributes } = entity.attributes ?? {};
    return { ...entity, ...(entity.attributes && { attributes }) };
  });
  return { ...doc, entities };
}
