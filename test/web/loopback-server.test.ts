import { request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { type LoopbackOptions, type LoopbackServer, startLoopbackServer } from '../../src/web/loopback-server.ts';

const servers: LoopbackServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function start(options: Partial<LoopbackOptions> = {}) {
  const handle: LoopbackOptions['handle'] = async ({ method, path, query, read }) => {
    const body = (await read()).toString();
    return path === 'echo' || path === ''
      ? { type: 'application/json', body: JSON.stringify({ method, path, q: query.get('q'), body }) }
      : undefined;
  };
  const server = await startLoopbackServer({ handle, ...options });
  servers.push(server);
  return server;
}

interface Asked {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: string;
}

/** Asks with headers that `fetch` would not send, and a path that nobody tidies. */
function ask(
  server: LoopbackServer,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = '',
): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: server.port, path, method, headers };
    const asking = request(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
    });
    asking.on('error', reject);
    asking.end(body);
  });
}

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const pathOf = ({ url }: Pick<LoopbackServer, 'url'>) => new URL(url).pathname;

describe('the loopback server', () => {
  it('answers under its token, and tells browsers to keep nothing and to show it nowhere else', async () => {
    const server = await start();
    const reply = await ask(server, `${pathOf(server)}echo?q=a%20b`, {}, 'POST', 'text');
    expect(JSON.parse(reply.body)).toEqual({ method: 'POST', path: 'echo', q: 'a b', body: 'text' });
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect((await ask(server, `${pathOf(server)}elsewhere`)).status).toBe(404);
  });

  it('has another token each time', async () => {
    const [a, b] = [await start(), await start()];
    expect(pathOf(a)).not.toBe(pathOf(b));
    expect(pathOf(a).length).toBeGreaterThan(20);
  });

  it('does not answer without the token', async () => {
    const server = await start();
    const token = pathOf(server);
    // Every character of a token but the one that it ends with: one of them alone would be the right one now and then.
    const others = [...BASE64URL].filter((character) => character !== token.at(-2));
    expect(others).toHaveLength(63);
    const almost = others.map((character) => `${token.slice(0, -2)}${character}/echo`);
    const paths = ['/', '/echo', ...almost, token.slice(0, -1), `/x${token}echo`, '//', '/%'];
    const replies = await Promise.all(paths.map((path) => ask(server, path)));
    expect(replies.map(({ status }) => status)).toEqual(paths.map(() => 404));
  });

  it('has an address for command lines that leads to the other one, and only once', async () => {
    const server = await start();
    const [early, late] = [pathOf({ url: server.once() }), pathOf({ url: server.once() })];
    expect(late).not.toContain(pathOf(server));
    expect((await ask(server, `${late}echo`, { Host: 'evil.example' })).status).toBe(403);
    expect((await ask(server, early)).status).toBe(404);
    const reply = await ask(server, late);
    expect([reply.status, reply.headers['location'], reply.body]).toEqual([303, pathOf(server), '']);
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect((await ask(server, late)).status).toBe(404);
  });

  it('leads nowhere by dots', async () => {
    const server = await start();
    const paths = ['../echo', '%2e%2e/echo', 'a/../../../etc/passwd', '..%2fetc%2fpasswd', '\\..\\echo'];
    const replies = await Promise.all(paths.map((path) => ask(server, `${pathOf(server)}${path}`)));
    expect(replies.map(({ status }) => status)).toEqual(paths.map(() => 404));
  });

  it('refuses another host name, which a web site may have pointed here, and pages of other sites', async () => {
    const server = await start();
    const path = `${pathOf(server)}echo`;
    const host = `127.0.0.1:${server.port}`;
    expect((await ask(server, path, { Host: `localhost:${server.port}` })).status).toBe(200);
    const foreign: Record<string, string>[] = [
      { Host: `evil.example:${server.port}` },
      { Host: '127.0.0.1' },
      { Host: `127.0.0.1.evil.example:${server.port}` },
      { Host: host, Origin: 'http://evil.example' },
      { Host: host, Origin: 'null' },
      { Host: host, 'Sec-Fetch-Site': 'cross-site' },
    ];
    const replies = await Promise.all(foreign.map((headers) => ask(server, path, headers)));
    expect(replies.map(({ status }) => status)).toEqual(foreign.map(() => 403));
    expect((await ask(server, path, { Origin: `http://${host}`, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
  });

  it('answers on port 80, which browsers leave out, where it may listen there', async ({ skip }) => {
    const server = await start({ port: 80 }).catch(() => skip());
    const host = { Host: '127.0.0.1', Origin: 'http://127.0.0.1' };
    expect((await ask(server, `${pathOf(server)}echo`, host)).status).toBe(200);
  });

  it('refuses other methods and large bodies', async () => {
    const server = await start({ maxBody: 10 });
    const path = `${pathOf(server)}echo`;
    expect((await ask(server, path, {}, 'DELETE')).status).toBe(405);
    expect((await ask(server, path, {}, 'POST', 'ten bytes.')).status).toBe(200);
    expect((await ask(server, path, {}, 'POST', 'eleven byte')).status).toBe(413);
    expect((await ask(server, path, { 'Transfer-Encoding': 'chunked' }, 'POST', 'eleven byte')).status).toBe(413);
  });

  it('works on so many requests at a time, lets so many wait, and turns away the rest', async () => {
    let inside = 0;
    let most = 0;
    const release: (() => void)[] = [];
    const server = await start({
      maxConcurrent: 2,
      maxWaiting: 1,
      handle: async () => {
        most = Math.max(most, ++inside);
        await new Promise<void>((resolve) => release.push(resolve));
        inside--;
        return { type: 'text/plain', body: 'done' };
      },
    });
    const replies = Array.from({ length: 5 }, () => ask(server, pathOf(server)));
    const settled: number[] = [];
    for (const reply of replies) void reply.then(({ status }) => settled.push(status));
    await expect.poll(() => settled).toEqual([503, 503]);
    for (let i = 0; i < 3; i++) {
      await expect.poll(() => release.length).toBeGreaterThan(0);
      release.shift()?.();
    }
    const statuses = (await Promise.all(replies)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 503, 503]);
    expect(most).toBe(2);
  });

  it('says nothing of what went wrong inside', async () => {
    const server = await start({
      handle: () => {
        throw new Error('Eva Lind has a fever');
      },
    });
    expect(await ask(server, pathOf(server))).toMatchObject({ status: 500, body: '' });
  });

  it('lets what is at work end when it closes, and then is gone', async () => {
    let release: () => void = () => undefined;
    const server = await startLoopbackServer({
      handle: async () => {
        await new Promise<void>((resolve) => (release = resolve));
        return { type: 'text/plain', body: 'whole' };
      },
    });
    const before = release;
    const reply = ask(server, pathOf(server));
    await expect.poll(() => release === before).toBe(false);
    const closed = server.close();
    release();
    expect((await reply).body).toBe('whole');
    await closed;
    await expect(ask(server, pathOf(server))).rejects.toThrow('ECONNREFUSED');
  });

  it('tells when its port is taken', async () => {
    const server = await start();
    await expect(start({ port: server.port })).rejects.toMatchObject({ code: 'port-in-use' });
  });

  const outer = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address;
  it.skipIf(outer === undefined)('cannot be reached by the address that other machines see', async () => {
    const server = await start();
    const outcome = await new Promise((resolve) => {
      const socket = connect(server.port, outer, () => resolve('connected'));
      socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    });
    expect(outcome).toBe('ECONNREFUSED');
  });
});

describe('connections that ask for nothing', () => {
  it('keep nobody out, however many there are', async () => {
    const server = await start();
    const idle = Array.from({ length: 300 }, () => connect(server.port, '127.0.0.1'));
    for (const socket of idle) socket.on('error', () => undefined);
    await Promise.all(
      idle.map((socket) => new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))),
    );
    for (const socket of idle) if (!socket.destroyed) socket.write('GET / HTTP/1.1\r\nHost:');
    const { status } = await ask(server, new URL(server.url).pathname);
    expect(status).toBe(200);
    for (const socket of idle) socket.destroy();
  });
});
