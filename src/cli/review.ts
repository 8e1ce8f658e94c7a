import { userInfo } from 'node:os';
import path from 'node:path';
import { PalimpsestError } from '../core/errors.ts';
import { assignHues } from '../report/view-index.ts';
import type { ReviewSession } from '../rules/review/session.ts';
import { createReviewHandler } from '../web/review-server.ts';
import { serve } from './browser.ts';
import type { CliIo } from './io.ts';
import type { OutputOptions } from './options.ts';

interface ReviewPageOptions extends OutputOptions {
  readonly reviewer?: string | undefined;
  readonly port?: number | undefined;
  readonly open?: true | undefined;
}

/** A file beside a corpus, named after it. */
export function fileBeside(corpus: string, extension: string): string {
  return `${path.resolve(corpus).replace(/(?<=[^/\\])\.[A-Za-z0-9]+$/u, '')}.${extension}`;
}

/** Serves the page of a review until it is interrupted. @param fills whether it is decided what is written over mentions. */
export async function serveReview(
  session: ReviewSession,
  title: string,
  journal: string,
  options: ReviewPageOptions,
  io: CliIo,
  fills = false,
): Promise<void> {
  const hues = assignHues(session.labels);
  const reviewer = options.reviewer?.trim() || nameOfUser();
  const handle = createReviewHandler(session, {
    title,
    reviewer,
    documents: session.size,
    labels: session.labels.map((name) => ({ name, hue: hues.get(name) ?? 0 })),
    ...(fills && { fills }),
    journal: path.basename(journal),
    notes: session.notes,
  });
  const { size, done, notes } = session;
  await serve(
    { handle, port: options.port },
    {
      result: { journal, reviewer, documents: size, done, notes },
      notes,
      where: (url) => `${size} notes, ${done} done, at ${url}`,
      before: `Each decision is kept in ${journal}.\n`,
    },
    options,
    io,
  );
  try {
    await session.changes(0); // what others decided meanwhile
  } catch (error) {
    if (!(error instanceof PalimpsestError)) throw error;
    io.stderr.write(`note: what others decided last was not read: ${error.message}\n`);
  }
}

/** Some systems have a user without a name. */
export function nameOfUser(): string {
  try {
    return userInfo().username || 'reviewer';
  } catch {
    return 'reviewer';
  }
}
