import { fillPlaceholders } from '../../pipeline/fill-placeholders.ts';
import { writeCorpus } from '../../pipeline/write-corpus.ts';
import type { Gazetteers } from '../../resources/gazetteer.ts';
import type { FillCommandOptions } from './command.ts';
import path from 'node:path';
import { createRng } from '../../core/rng.ts';
import { toCorpus } from '../../core/document.ts';
import type { Corpus, Document } from '../../core/types.ts';
import { createAppendFile } from '../../formats/io/append-file.ts';
import { createCorpusWriter, type PendingCorpus } from '../../formats/write-corpus.ts';
import { createPlaceholderFiller, type PlaceholderFiller } from '../../placeholders/fill.ts';
import { PLACEHOLDER_LABELS } from '../../placeholders/labels.ts';
import { createPlaceholderTagger, tagWhereNone } from '../../placeholders/tagger.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { openReview } from '../../rules/review/session.ts';
import type { ExitCode } from '../command.ts';
import { inSession, type Session } from '../session.ts';
import type { OpenCorpus } from '../../formats/read-corpus.ts';
import type { CliIo } from '../io.ts';
import { formatFilled, formatUnfinished } from './run.ts';
import { askAboutPlaceholders } from './ask.ts';
import { checkOutput, fileBeside, nameOfUser, serveReview } from '../review.ts';

export async function runFill(
  input: string,
  output: string,
  options: FillCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  return inSession(options, io, async (session) => {
    const gazetteers = loadGazetteers(options.gazetteers ? { folders: options.gazetteers } : {});
    const isByHand = options.ask === true || options.serve === true;
    if (isByHand) checkOutput({ ...options, out: output });
    const corpus = await session.openText(input, session.reportUnlabelled);
    if (!isByHand && options.journal === undefined)
      await write(corpus, output, options.decisions, true, gazetteers, options, session, corpus);
    else {
      const found = tagWhereNone(corpus, createPlaceholderTagger({ report: session.reportUnlabelled, gazetteers }));
      const decided = await decide(found, input, createPlaceholderFiller({ gazetteers }), options, io);
      const decisions = options.decisions ?? (output === '-' ? undefined : fileBeside(output, 'decisions.jsonl'));
      if (decided) await write(toCorpus(decided), output, decisions, false, gazetteers, options, session, corpus);
    }
  });
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
  filler: PlaceholderFiller,
  options: FillCommandOptions,
  io: CliIo,
): Promise<readonly Document[] | undefined> {
  const rng = createRng(options.seed);
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

/** Fills, and writes the decisions as well, all or nothing. @param detect whether placeholders are still to be found */
async function write(
  docs: Corpus,
  output: string,
  decisionsFile: string | undefined,
  detect: boolean,
  gazetteers: Gazetteers,
  { seed, overwrite }: FillCommandOptions,
  session: Session,
  like: OpenCorpus,
): Promise<void> {
  const writer = await session.output(output, like);
  let decisions: PendingCorpus | undefined;
  try {
    if (decisionsFile !== undefined) {
      const settings = { to: 'jsonl', overwrite: overwrite === true, options: {}, report: session.report };
      decisions = await createCorpusWriter(decisionsFile, settings);
    }
    const filled = await fillPlaceholders(docs, {
      gazetteers,
      seed,
      detect,
      report: session.reportUnlabelled,
      onUnfilled: (doc) => decisions?.write(doc),
      onProgress: (documents) => session.count('Filling', documents),
    });
    await writeCorpus(filled, writer, { with: decisions ? [decisions] : [] });
    const result = {
      output,
      ...filled.summary(),
      seed,
      ...(decisionsFile !== undefined && { decisions: decisionsFile }),
    };
    session.tell(result, () => formatFilled(result), output);
  } catch (error) {
    await decisions?.abort();
    await writer.abort();
    throw error;
  }
}
