import { PalimpsestError, type Diagnostic } from '../core/errors.ts';
import { createDocument } from '../core/document.ts';
import type { Corpus, Document } from '../core/types.ts';
import { readJsonlChunks } from '../formats/jsonl/reader.ts';
import { toJsonLine } from '../formats/jsonl/index.ts';
import { BodyTooLargeError, type LoopbackReply, type LoopbackRequest } from './loopback-server.ts';

/** What tags, and what it says of itself. */
export interface TagService {
  /** Answers `GET /`: JSON. */
  readonly about: Readonly<Record<string, unknown>>;
  readonly tag: (docs: Corpus) => AsyncIterable<Document>;
}

const LINES = 'application/x-ndjson';

/**
 * Answers programs that want text tagged. `GET ''` says what model it is. `POST tag` takes, by its media type, JSON lines as
 * the format jsonl has them (the default: each document is answered as soon as it is tagged, a line that makes none by
 * `{"error":{"code","message","line"}}`), `application/json` (a document or a list, answered alike) or `text/plain` (one
 * document). Offsets count code points. Errors quote no text.
 */
export function createTagHandler(
  service: TagService,
): (request: LoopbackRequest) => Promise<LoopbackReply | undefined> {
  return async (request) => {
    const { method, path } = request;
    if (path === '' && method === 'GET') return json(service.about);
    if (path !== 'tag') return undefined;
    if (method !== 'POST') return { status: 405, ...json(problem('method', 'POST the documents')) };
    switch (request.contentType) {
      case 'text/plain':
        return tagText(service, request);
      case 'application/json':
        return tagJson(service, request);
      default:
        return { type: LINES, body: tagLines(service, request.chunks) };
    }
  };
}

async function tagText(service: TagService, request: LoopbackRequest): Promise<LoopbackReply> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await request.read());
  } catch (error) {
    if (error instanceof BodyTooLargeError) throw error;
    return bad(problem('invalid-utf8', 'the text is not valid UTF-8'));
  }
  const doc = createDocument({ id: 'text', text, entities: [] });
  for await (const tagged of service.tag(only(doc))) return { type: 'application/json', body: toJsonLine(tagged) };
  return bad(problem('no-document', 'nothing was tagged'));
}

async function tagJson(service: TagService, request: LoopbackRequest): Promise<LoopbackReply> {
  let value: unknown;
  try {
    value = JSON.parse((await request.read()).toString('utf8'));
  } catch (error) {
    if (error instanceof BodyTooLargeError) throw error;
    return bad(problem('malformed-json', 'the body is not valid JSON'));
  }
  const records: readonly unknown[] = Array.isArray(value) ? value : [value];
  const diagnostics: Diagnostic[] = [];
  const lines = only(Buffer.from(records.map((record) => `${JSON.stringify(record)}\n`).join('')));
  const answers: string[] = [];
  for await (const doc of service.tag(readDocuments(lines, diagnostics))) answers.push(toJsonLine(doc).trimEnd());
  const [first] = diagnostics;
  if (first) return bad(describe(first));
  return { type: 'application/json', body: Array.isArray(value) ? `[${answers.join(',')}]` : (answers[0] as string) };
}

/** Every document as it is tagged, and before it what was wrong with lines read so far. */
async function* tagLines(service: TagService, chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const diagnostics: Diagnostic[] = [];
  const told = () => diagnostics.splice(0).map((diagnostic) => `${JSON.stringify(describe(diagnostic))}\n`);
  try {
    for await (const doc of service.tag(readDocuments(chunks, diagnostics))) {
      yield* told();
      yield toJsonLine(doc);
    }
    yield* told();
  } catch (error) {
    yield* told();
    const known = error instanceof PalimpsestError || error instanceof BodyTooLargeError;
    yield `${JSON.stringify(known ? problem(error.code, error.message) : problem('failed', 'tagging failed'))}\n`;
  }
}

function readDocuments(chunks: AsyncIterable<Buffer>, diagnostics: Diagnostic[]): AsyncIterable<Document> {
  return readJsonlChunks(chunks, 'request', {
    options: {},
    report: (diagnostic) => {
      if (diagnostic.severity === 'error') diagnostics.push(diagnostic);
    },
  });
}

function describe({ code, message, place }: Diagnostic) {
  return problem(code, message, place?.line);
}

function problem(code: string, message: string, line?: number) {
  return { error: { code, message, ...(line !== undefined && { line }) } };
}

const json = (value: unknown): LoopbackReply => ({ type: 'application/json', body: `${JSON.stringify(value)}\n` });
const bad = (value: unknown): LoopbackReply => ({ ...json(value), status: 400 });

async function* only<T>(value: T): AsyncGenerator<T> {
  yield value;
}
