import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import type { Corpus, Document } from '../../src/core/types.ts';
import { train } from '../../src/pipeline/training/train.ts';
import type { TrainedTagger } from '../../src/taggers/types.ts';
import { type LoopbackServer, startLoopbackServer } from '../../src/web/loopback-server.ts';
import { createTagHandler } from '../../src/web/tag-server.ts';

const servers: LoopbackServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

let tagger: TrainedTagger;
beforeAll(async () => {
  const text = 'She left Rome.';
  const entities = [{ id: 'T1', start: 9, end: 13, label: 'LOC' }];
  ({ tagger } = await train([createDocument({ id: 'd', text, entities })], { model: 'dictionary' }));
});

async function start(tag: (docs: Corpus) => AsyncIterable<Document> = (docs) => tagger.tag(docs), maxBody = 2 ** 20) {
  const handle = createTagHandler({ about: { model: 'dictionary' }, tag });
  const server = await startLoopbackServer({ handle, maxBody, maxConcurrent: 1, requestTimeout: 0 });
  servers.push(server);
  return server;
}

const post = (server: LoopbackServer, body: NonNullable<RequestInit['body']>, type: string) => {
  // Node asks for the word where the body is a stream.
  const init: RequestInit = { method: 'POST', body, headers: { 'Content-Type': type }, duplex: 'half' };
  return fetch(`${server.url}tag`, init);
};

interface Answer {
  readonly id: string;
  readonly entities: readonly { readonly start: number; readonly end: number; readonly label: string }[];
}
const parse = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);

describe('the server that tags', () => {
  it('says what it is', async () => {
    const server = await start();
    expect(await (await fetch(server.url)).json()).toEqual({ model: 'dictionary' });
  });

  it('tags plain text, a JSON document, a list of them; offsets count code points', async () => {
    const server = await start();
    const found = { label: 'LOC', start: 2, end: 6 };
    const plain = (await (await post(server, '😀 Rome', 'text/plain; charset=utf-8')).json()) as Answer;
    expect(plain).toMatchObject({ text: '😀 Rome', entities: [found] });
    const one = await post(server, JSON.stringify({ id: 'a', text: '😀 Rome' }), 'application/json');
    expect(await one.json()).toMatchObject({ id: 'a', entities: [found] });
    const list = await post(server, JSON.stringify([{ id: 'a', text: 'x' }, { id: 'b', text: '😀 Rome' }]), 'application/json'); // prettier-ignore
    expect(await list.json()).toMatchObject([
      { id: 'a', entities: [] },
      { id: 'b', entities: [found] },
    ]);
    expect(await (await post(server, '[]', 'application/json')).json()).toEqual([]);
  });

  it('tags lines, keeps their fields, and tells in its place which made no document', async () => {
    const server = await start();
    const lines = ['{"id":"a","text":"Rome","ward":7}', '{"id":"b","text":5}', 'not JSON, secret', '{"id":"c","text":"to Rome"}']; // prettier-ignore
    const answer = await post(server, `${lines.join('\n')}\n`, 'application/x-ndjson');
    expect(answer.headers.get('content-type')).toContain('ndjson');
    const body = await answer.text();
    expect(body).not.toContain('secret');
    expect(parse(body)).toMatchObject([
      { id: 'a', ward: 7, entities: [{ start: 0, end: 4, label: 'LOC' }] },
      { error: { code: 'bad-record', line: 2 } },
      { error: { code: 'malformed-json', line: 3 } },
      { id: 'c', entities: [{ start: 3, end: 7 }] },
    ]);
  });

  it('answers a document before the next has come', async () => {
    const server = await start();
    let next: (line: string | undefined) => void = () => undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const encoder = new TextEncoder();
        next = (line) => (line === undefined ? controller.close() : controller.enqueue(encoder.encode(line)));
      },
    });
    next('{"id":"a","text":"Rome"}\n');
    const answer = await post(server, body, 'application/x-ndjson');
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    const first = await reader.read();
    expect(parse(new TextDecoder().decode(first.value))).toMatchObject([{ id: 'a' }]);
    next('{"id":"b","text":"Rome"}\n');
    const second = await reader.read();
    expect(parse(new TextDecoder().decode(second.value))).toMatchObject([{ id: 'b' }]);
    next(undefined);
    expect((await reader.read()).done).toBe(true);
  });

  it('refuses what is not JSON, not UTF-8, too large or not posted, and quotes none of it', async () => {
    const server = await start(undefined, 1000);
    const malformed = await post(server, '{"text": "secret', 'application/json');
    expect(malformed.status).toBe(400);
    const said = await malformed.text();
    expect(said).toContain('malformed-json');
    expect(said).not.toContain('secret');
    expect((await post(server, new Uint8Array([0x52, 0xff]), 'text/plain')).status).toBe(400);
    expect((await post(server, 'x'.repeat(1001), 'text/plain')).status).toBe(413);
    expect((await fetch(`${server.url}tag`)).status).toBe(405);
    expect((await fetch(`${server.url}else`)).status).toBe(404);
    // Without a stated length the limit is met on the way.
    const long = new Blob([`{"id":"a","text":"Rome"}\n{"id":"b","text":"${'x'.repeat(2000)}"}\n`]).stream();
    const tail = parse(await (await post(server, long, 'application/x-ndjson')).text()).at(-1);
    expect(tail).toMatchObject({ error: { code: 'request-too-large' } });
  });

  it('does not tell what a failing tagger says, and goes on', async () => {
    let fails = true;
    const server = await start(async function* (docs) {
      if (fails) throw new Error('secret');
      yield* tagger.tag(docs);
    });
    const failed = await (await post(server, '{"text":"Rome"}\n', 'application/x-ndjson')).text();
    expect(JSON.parse(failed)).toEqual({ error: { code: 'failed', message: 'tagging failed' } });
    expect((await post(server, 'Rome', 'text/plain')).status).toBe(500);
    fails = false;
    expect((await post(server, 'Rome', 'text/plain')).status).toBe(200);
  });

  it('works on one request at a time', async () => {
    let [inside, most] = [0, 0];
    const server = await start(async function* (docs) {
      most = Math.max(most, ++inside);
      for await (const doc of tagger.tag(docs)) {
        await new Promise((resolve) => setTimeout(resolve, 2));
        yield doc;
      }
      inside--;
    });
    const lines = Array.from({ length: 5 }, (_, i) => `{"id":"${i}","text":"Rome"}\n`).join('');
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => (await post(server, lines, 'application/x-ndjson')).text()),
    );
    for (const answer of answers) expect(parse(answer).map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4']);
    expect(most).toBe(1);
  });
});
