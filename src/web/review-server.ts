import { z } from 'zod';
import { PalimpsestError } from '../core/errors.ts';
import type { ReviewMeta, ReviewOutcome } from '../report/review-data.ts';
import { renderReviewShell } from '../report/review-shell.ts';
import { requestSchema } from '../rules/review/action.ts';
import type { ReviewSession } from '../rules/review/session.ts';
import type { LoopbackReply, LoopbackRequest } from './loopback-server.ts';
import { parseJson } from '../core/collections.ts';

const proposalSchema = z.strictObject({
  place: z.int().min(0),
  reviewer: z.string().trim().min(1).max(60),
  base: z.int().min(0),
  action: requestSchema,
});

/** Errors of the drive, not of the request. */
const DRIVE = new Set([
  'disk-full',
  'file-too-large',
  'not-a-file',
  'unreadable-corpus',
  'unwritable-output',
  'file-error',
  'journal-lost',
  'no-such-corpus',
]);

/**
 * Answers the page of a review: the page at `''`; the list at `rows`; one document at `document?place=`; what changed at
 * `changes?seen=`; what became of a document since a version at `state?place=&base=`; and `POST decide` (a JSON object: `place`, `reviewer`, `base`, `action`), which answers when the decision
 * is on the disk, with 409 where the document had been changed and 422 where it cannot be decided. All answer 507 where the journal
 * cannot be read or written: `{"error":{"code","message","hint"}}`. No error quotes the text.
 */
export function createReviewHandler(
  session: ReviewSession,
  meta: ReviewMeta,
): (request: LoopbackRequest) => Promise<LoopbackReply | undefined> {
  const page = renderReviewShell(meta);

  const answer = (place: number, outcome: ReviewOutcome) => ({ ...outcome, row: session.row(place) });

  async function decide(request: LoopbackRequest): Promise<LoopbackReply> {
    // A form of another site cannot send this type without being asked first.
    if (request.contentType !== 'application/json') return refuse(415, 'media-type', 'send application/json');
    const parsed = proposalSchema.safeParse(parseJson((await request.read()).toString('utf8')));
    if (!parsed.success || parsed.data.place >= session.size) {
      return refuse(400, 'bad-request', 'this is no decision about a document of the corpus');
    }
    const outcome = await session.decide(parsed.data);
    return { ...json(answer(parsed.data.place, outcome)), status: outcome.kind === 'saved' ? 200 : 409 };
  }

  async function look({ path, query }: LoopbackRequest): Promise<LoopbackReply | undefined> {
    const place = wholeNumber(query.get('place'));
    const isThere = place !== undefined && place < session.size;
    switch (path) {
      case '':
        return { type: 'text/html', body: page };
      case 'rows': {
        const { seen } = await session.changes(0);
        return json({ seen, rows: Array.from({ length: session.size }, (_, at) => session.row(at)) });
      }
      case 'document':
        if (!isThere) return undefined;
        await session.changes(0);
        return json(session.document(place));
      case 'state': {
        const base = wholeNumber(query.get('base'));
        return isThere && base !== undefined ? json(answer(place, await session.look(place, base))) : undefined;
      }
      case 'changes': {
        const seen = wholeNumber(query.get('seen'));
        return seen === undefined ? undefined : json(await session.changes(seen));
      }
      default:
        return undefined;
    }
  }

  return async (request) => {
    try {
      if (request.method === (request.path === 'decide' ? 'POST' : 'GET'))
        return await (request.path === 'decide' ? decide : look)(request);
      return undefined;
    } catch (error) {
      if (!(error instanceof PalimpsestError)) throw error;
      return refuse(DRIVE.has(error.code) ? 507 : 422, error.code, error.message, error.hint);
    }
  };
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

const json = (value: unknown): LoopbackReply => ({ type: 'application/json', body: JSON.stringify(value) });

function refuse(status: number, code: string, message: string, hint?: string): LoopbackReply {
  return { ...json({ error: { code, message, ...(hint !== undefined && { hint }) } }), status };
}
