import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PalimpsestError } from '../core/errors.ts';

/** A request that came from this machine, with the right address. */
export interface LoopbackRequest {
  readonly method: 'GET' | 'POST';
  /** What follows the token in the path, without a slash before it: `''` for the page itself. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The media type of the body in lower case, without parameters; `''` where none is stated. */
  readonly contentType: string;
  /** The body as it comes, once. @throws BodyTooLargeError where it passes the limit. */
  readonly chunks: AsyncIterable<Buffer>;
  /** The same, whole. */
  readonly read: () => Promise<Buffer>;
}

/** A request whose body is larger than allowed: answered with 413 where no answer has begun. */
export class BodyTooLargeError extends Error {
  readonly code = 'request-too-large';
}

export interface LoopbackReply {
  /** 200 when absent. */
  readonly status?: number;
  readonly type: string;
  /** Parts are sent as they come; when the client goes away, no more are asked for. */
  readonly body: string | Buffer | AsyncIterable<string>;
}

export interface LoopbackOptions {
  /** @returns undefined where there is nothing under that path. */
  readonly handle: (request: LoopbackRequest) => LoopbackReply | undefined | Promise<LoopbackReply | undefined>;
  /** 0, the default, takes any that is free. */
  readonly port?: number;
  /** Largest body of a request, in bytes. Default 1 MiB. */
  readonly maxBody?: number;
  /** Longest time that a request may take to come, in milliseconds; 0 for one without end. Default 30,000. */
  readonly requestTimeout?: number;
  /** Requests that are worked on at a time. Default 8. */
  readonly maxConcurrent?: number;
  /** Requests that wait for their turn; more are turned away. Default 64. */
  readonly maxWaiting?: number;
}

export interface LoopbackServer {
  /** With the token: whoever knows it can read what is served. */
  readonly url: string;
  readonly port: number;
  /** An address that leads to the other one once, within a minute: for command lines, which other users of the machine can read. */
  once(): string;
  /** Takes no more requests, lets those at work end, and is gone. */
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const GRACE_MS = 2000;
const TICKET_MS = 60_000;
/** Connections that have not asked for anything yet. */
const MOST_UNASKED = 64;
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/**
 * A server for this machine only. It listens on 127.0.0.1, under a path that begins with a random token; it refuses requests
 * that name another host (a web site that had its name resolved to this machine) or come from another site's page. Nothing
 * is logged.
 *
 * @throws PalimpsestError `port-in-use`, `port-refused`
 */
export async function startLoopbackServer(options: LoopbackOptions): Promise<LoopbackServer> {
  const { maxBody = 2 ** 20, maxConcurrent = 8, maxWaiting = 64 } = options;
  const token = randomBytes(18).toString('base64url');
  const gate = createGate(maxConcurrent, maxWaiting);
  let port = 0;
  let isClosing = false;
  let ticket: { readonly name: string; readonly until: number } | undefined;

  async function answer(request: IncomingMessage): Promise<LoopbackReply> {
    // As it came: a path that nobody tidies leads nowhere by dots.
    const [path = '', ...search] = (request.url ?? '').split('?');
    const method = request.method as LoopbackRequest['method'];
    if (Number(request.headers['content-length'] ?? 0) > maxBody) return refusal(413);
    const contentType = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    const chunks = limitBody(request, maxBody);
    const read = async () => {
      const parts: Buffer[] = [];
      for await (const chunk of chunks) parts.push(chunk);
      return Buffer.concat(parts);
    };
    const query = new URLSearchParams(search.join('?'));
    const own = path.split('/').slice(2).join('/');
    try {
      return (await options.handle({ method, path: own, query, contentType, chunks, read })) ?? refusal(404);
    } catch (error) {
      // What went wrong may quote the text: it is told nobody.
      return refusal(error instanceof BodyTooLargeError ? 413 : 500);
    }
  }

  /** @returns the status of a refusal, 303 for a ticket; undefined where the request is to be answered. */
  function refuse(request: IncomingMessage): number | undefined {
    if (!isFromHere(request, port)) return 403;
    const [, given = '', ...rest] = (request.url ?? '').split('?')[0]?.split('/') ?? [];
    if (ticket && isSame(given, ticket.name) && request.method === 'GET') {
      const isLate = performance.now() > ticket.until;
      ticket = undefined;
      return isLate ? 404 : 303;
    }
    if (!isSame(given, token) || rest.length === 0) return 404;
    return request.method === 'GET' || request.method === 'POST' ? undefined : 405;
  }

  const server = createServer((request, response) => {
    request.on('error', () => response.destroy());
    const work = async () => {
      const status = refuse(request);
      if (status === 303) return void response.writeHead(303, { ...HEADERS, Location: `/${token}/` }).end();
      if (status !== undefined) return send(response, refusal(status), isClosing);
      const leave = await gate.enter();
      if (leave === undefined) return send(response, refusal(503), isClosing);
      try {
        await send(response, await answer(request), isClosing);
      } finally {
        leave();
      }
    };
    work().catch(() => response.destroy());
  });
  server.requestTimeout = options.requestTimeout ?? 30_000;
  server.headersTimeout = 10_000;
  server.maxConnections = 256;
  limitUnasked(server, MOST_UNASKED);
  port = await listen(server, options.port ?? 0);
  return {
    url: `http://${HOST}:${port}/${token}/`,
    port,
    once() {
      ticket = { name: randomBytes(18).toString('base64url'), until: performance.now() + TICKET_MS };
      return `http://${HOST}:${port}/${ticket.name}/`;
    },
    close: () =>
      new Promise((resolve) => {
        isClosing = true;
        const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
        server.close(() => {
          clearTimeout(force);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

/**
 * Keeps the connections few that are open and have asked for nothing: of too many the oldest goes, so that whoever opens hundreds
 * and says nothing keeps nobody else out.
 */
function limitUnasked(server: Server, most: number): void {
  const unasked = new Set<Socket>();
  const wait = (socket: Socket) => {
    if (socket.destroyed) return;
    unasked.add(socket);
    for (const oldest of unasked) {
      if (unasked.size <= most) break;
      unasked.delete(oldest);
      oldest.destroy();
    }
  };
  server.on('connection', (socket) => {
    wait(socket);
    socket.once('close', () => unasked.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    unasked.delete(socket);
    response.once('close', () => wait(socket));
  });
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(
        new PalimpsestError(
          isTaken ? 'port-in-use' : 'port-refused',
          isTaken
            ? `something else listens on port ${port}`
            : `cannot listen on port ${port} (${error.code ?? 'error'})`,
          { hint: 'Choose another with --port, or leave it out: then one that is free is taken.' },
        ),
      );
    });
    server.listen(port, HOST, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Whether the request names this server as its host and comes from no other site's page. */
function isFromHere({ headers }: IncomingMessage, port: number): boolean {
  // As browsers write it: port 80 goes without saying.
  const hosts = [HOST, 'localhost'].map((host) => new URL(`http://${host}:${port}`).host);
  if (!hosts.includes(headers.host ?? '')) return false;
  if (headers.origin !== undefined && !hosts.some((host) => headers.origin === `http://${host}`)) return false;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** Compares in a time that does not tell how much of the token is right. */
function isSame(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}

async function* limitBody(request: IncomingMessage, limit: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLargeError(`the request is larger than ${limit} bytes`);
    yield chunk;
  }
}

const refusal = (status: number): LoopbackReply => ({ status, type: 'text/plain', body: '' });

async function send(
  response: ServerResponse,
  { status = 200, type, body }: LoopbackReply,
  isLast: boolean,
): Promise<void> {
  if (response.destroyed) return;
  // A body that was too large is not read to its end: the connection goes with it.
  const ends = status === 413 || isLast ? { Connection: 'close' } : {};
  const charset = /^text\/|json$/.test(type) ? `${type}; charset=utf-8` : type;
  const headers = { ...HEADERS, ...ends, 'Content-Type': charset };
  if (typeof body === 'string' || Buffer.isBuffer(body)) {
    const bytes = Buffer.from(body);
    response.writeHead(status, { ...headers, 'Content-Length': bytes.length });
    response.end(bytes);
    return;
  }
  response.writeHead(status, headers);
  await pipeline(Readable.from(body, { objectMode: false, highWaterMark: 1 << 16 }), response);
}

/** Lets so many in at a time, and so many wait. */
function createGate(maxConcurrent: number, maxWaiting: number) {
  const waiting: (() => void)[] = [];
  let inside = 0;
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else inside--;
  };
  return {
    /** @returns what to call when done; undefined where too many wait already. */
    async enter(): Promise<(() => void) | undefined> {
      if (inside < maxConcurrent) inside++;
      else if (waiting.length >= maxWaiting) return undefined;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      return leave;
    },
  };
}
