import type { FillCommandOptions } from './command.ts';
import path from 'node:path';
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
import { inSession, type Session } from '../session.ts';
import type { OpenCorpus } from '../../formats/read-corpus.ts';
import type { CliIo } from '../io.ts';
import { formatFilled, formatUnfinished } from './run.ts';
import { askAboutPlaceholders } from './ask.ts';
import { checkOutput, fileBeside, nameOfUser, serveReview } from '../rules/review.ts';

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
  return inSession(options, io, async (session) => {
    const gazetteers = loadGazetteers(options.gazetteers ? { folders: options.gazetteers } : {});
    const means: Means = {
      tagger: createPlaceholderTagger({ report: session.reportUnlabelled, gazetteers }),
      filler: createPlaceholderFiller({ gazetteers }),
      rng: createRng(options.seed),
    };
    const isByHand = options.ask === true || options.serve === true;
    if (isByHand) checkOutput({ ...options, out: output });
    const corpus = await session.openText(input, session.reportUnlabelled);
    const found = tagWhereNone(corpus, means.tagger);
    if (!isByHand && options.journal === undefined)
      await write(found, output, options.decisions, options, session, corpus, means);
    else {
      const decided = await decide(found, input, options, io, means);
      const decisions = options.decisions ?? (output === '-' ? undefined : fileBeside(output, 'decisions.jsonl'));
      if (decided) await write(toCorpus(decided), output, decisions, options, session, corpus, means);
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
  { seed, overwrite }: FillCommandOptions,
  session: Session,
  like: OpenCorpus,
  { filler, rng }: Means,
): Promise<void> {
  const counts = { documents: 0, filled: 0, left: 0 };
  let seen = 0;
  const writer = await session.output(output, like);
  let decisions: PendingCorpus | undefined;
  try {
    if (decisionsFile !== undefined) {
      const settings = { to: 'jsonl', overwrite: overwrite === true, options: {}, report: session.report };
      decisions = await createCorpusWriter(decisionsFile, settings);
    }
    for await (const doc of docs) {
      await decisions?.write(withDecisions(doc));
      const { document, filled, left } = filler.fill(doc, rng);
      session.count('Filling', ++seen);
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
  }
  const result = { output, ...counts, seed, ...(decisionsFile !== undefined && { decisions: decisionsFile }) };
  session.tell(result, () => formatFilled(result), output);
}

/** The unfilled document with what was decided to be a placeholder, and no more (§5.5.1). */
function withDecisions(doc: Document): Document {
  const entities = doc.entities.filter(isPlaceholder).map((entity) => {
    const { replacement: _, ...attributes } = entity.attributes ?? {};
    return { ...entity, ...(entity.attributes && { attributes }) };
  });
  return { ...doc, entities };
}
