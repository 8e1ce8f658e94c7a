import { afterEach, describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { PalimpsestError } from '../../src/core/errors.ts';
import type { ReviewRequest } from '../../src/report/review-data.ts';
import { openReview } from '../../src/rules/review/session.ts';
import { type LoopbackServer, startLoopbackServer } from '../../src/web/loopback-server.ts';
import { createReviewHandler } from '../../src/web/review-server.ts';
import { createMemoryLog } from '../rules/review/memory-log.ts';

const SECRET = 'Seen by Éva.';
const NOTES = [
  createDocument({ id: 'one', text: SECRET, entities: [{ id: 'a', start: 8, end: 11, label: 'PERSON' }] }),
  createDocument({ id: 'two', text: 'Nothing.', entities: [] }),
];

let server: LoopbackServer | undefined;
afterEach(() => server?.close());

async function serve(log = createMemoryLog()) {
  const session = await openReview(NOTES, log);
  const meta = { title: '</script>', reviewer: 'ana', documents: 2, labels: [], journal: 'j', notes: [] };
  server = await startLoopbackServer({ handle: createReviewHandler(session, meta) });
  const { url } = server;
  const get = async (path: string) => {
    const response = await fetch(`${url}${path}`);
    return { status: response.status, value: response.ok ? await response.json() : undefined };
  };
  const post = async (body: unknown, type = 'application/json') => {
    const headers = { 'Content-Type': type };
    const response = await fetch(`${url}decide`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, text: await response.text() };
  };
  const decide = (base: number, action: ReviewRequest) => post({ place: 0, reviewer: 'ana', base, action });
  return { url, get, post, decide, log };
}

describe('the server of a review', () => {
  it('serves a page that needs nothing from elsewhere and holds no text of the corpus', async () => {
    const { url } = await serve();
    const html = await (await fetch(url)).text();
    expect(html).toMatch(/Content-Security-Policy" content="default-src 'none'/);
    expect(html).toContain("connect-src 'self'");
    expect(html).not.toMatch(/\b(?:src|href)="(?!#)/);
    expect(html).not.toContain('Éva');
    expect(html).toContain('2 notes. This page shows their text: treat it as you treat the corpus.');
    expect(html).toContain('\\u003c/script>');
  });

  it('answers with the list, a document and what changed since', async () => {
    const { get, decide } = await serve();
    expect((await get('rows')).value).toMatchObject({ seen: 0, rows: [{ id: 'one', proposed: 1 }, { id: 'two' }] });
    expect((await get('document?place=0')).value).toMatchObject({
      text: SECRET,
      version: 0,
      tokens: [0, 4, 5, 7, 8, 11, 11, 12],
    });
    await decide(0, { type: 'done' });
    expect((await get('changes?seen=0')).value).toEqual({
      seen: 1,
      rows: [[0, { id: 'one', entities: 1, proposed: 0, done: true, labels: ['PERSON'] }]],
    });
    expect((await get('changes?seen=1')).value).toEqual({ seen: 1, rows: [] });
    expect((await get('state?place=0&base=0')).value).toMatchObject({ kind: 'stale', since: [{ reviewer: 'ana' }] });
  });

  it('has the decision written when it answers, and refuses one on an older version', async () => {
    const { decide, log } = await serve();
    const saved = await decide(0, { type: 'accept', entities: ['a'] });
    expect(saved.status).toBe(200);
    expect(JSON.parse(saved.text)).toMatchObject({ kind: 'saved', state: { version: 1 }, row: { proposed: 0 } });
    expect(log.lines).toHaveLength(1);
    const late = await decide(0, { type: 'done' });
    expect(late.status).toBe(409);
    expect(JSON.parse(late.text)).toMatchObject({ kind: 'stale', state: { version: 1, done: false } });
    expect(log.lines).toHaveLength(1);
  });

  it('says why a decision cannot be made, without the text', async () => {
    const { decide, log } = await serve();
    const { status, text } = await decide(0, { type: 'change', entity: 'a', start: 4, end: 11, label: 'PERSON' });
    expect(status).toBe(422);
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'blank-border' } });
    expect(text).not.toContain('Éva');
    expect(log.lines).toEqual([]);
  });

  it.each(['disk-full', 'file-too-large', 'not-a-file'])(
    'says of the drive that %s: nothing was decided',
    async (code) => {
      const log = createMemoryLog();
      log.append = async () => {
        throw new PalimpsestError(code, 'it cannot be written');
      };
      const { decide, get } = await serve(log);
      expect(await decide(0, { type: 'done' })).toMatchObject({ status: 507, text: expect.stringContaining(code) });
      expect((await get('document?place=0')).value).toMatchObject({ done: false, version: 0 });
    },
  );

  it('says that the journal cannot be read, whatever is asked', async () => {
    const log = createMemoryLog();
    const { get, decide } = await serve(log);
    log.readFrom = async () => {
      throw new PalimpsestError('unreadable-corpus', 'the file may not be read');
    };
    for (const path of ['rows', 'document?place=0', 'changes?seen=0', 'state?place=0&base=0']) {
      expect(await get(path), path).toMatchObject({ status: 507 });
    }
    expect(await decide(0, { type: 'done' })).toMatchObject({ status: 507 });
  });

  it.each<[number, unknown, string?]>([
    [415, { place: 0, reviewer: 'ana', base: 0, action: { type: 'done' } }, 'text/plain'],
    [400, { place: 2, reviewer: 'ana', base: 0, action: { type: 'done' } }],
    [400, { place: 0, reviewer: ' ', base: 0, action: { type: 'done' } }],
    [400, { place: 0, reviewer: 'ana', base: -1, action: { type: 'done' } }],
    [400, { place: 0, reviewer: 'ana', base: 0, action: { type: 'burn' } }],
    [400, { place: 0, reviewer: 'ana', base: 0, action: { type: 'add', id: 'x', start: 0, end: 4, label: 'PERSON' } }],
    [400, []],
  ])('answers %d to %j', async (status, body, type) => {
    const { post, log } = await serve();
    expect((await post(body, type)).status).toBe(status);
    expect(log.lines).toEqual([]);
  });

  it.each(['document?place=9', 'document', 'changes', 'state?place=0', 'decide', 'nothing', '../rows'])(
    'has nothing at %s',
    async (path) => {
      expect((await (await serve()).get(path)).status).toBe(404);
    },
  );
});
