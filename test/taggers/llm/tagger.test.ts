import { afterEach, describe, expect, it } from 'vitest';
import { createDocument } from '../../../src/core/document.ts';
import type { Document } from '../../../src/core/types.ts';
import { createFolderStore } from '../../../src/taggers/folder-store.ts';
import { createAnswerCache } from '../../../src/taggers/llm/client.ts';
import type { LlmLimits } from '../../../src/taggers/llm/budget.ts';
import { llmSettings, type LlmSettings } from '../../../src/taggers/llm/settings.ts';
import { createLlmTagger } from '../../../src/taggers/llm/tagger.ts';
import { temporaryFolder } from '../../helpers/cli.ts';
import { answer, type Behaviour, startServer } from './server.ts';

const doc = (id: string, text: string) => createDocument({ id, text, entities: [] });
const DOCS = [doc('a', 'Dr. 莊凱傑 came on 3/13.\nNothing else.'), doc('b', 'Seen 3/13 and 3/14.')];

let stop: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

async function open(
  behave: Behaviour,
  given: Partial<LlmSettings> = {},
  { limits = {}, folder = temporaryFolder() }: { limits?: LlmLimits; folder?: string } = {},
) {
  const server = await startServer(behave);
  stop = server.stop;
  const settings = llmSettings.parse({ url: server.url, timeoutSeconds: 60, ...given });
  // The address differs from run to run here, and is part of what an answer depends on.
  const cache = createAnswerCache(createFolderStore(folder), { ...settings, url: 'http://127.0.0.1/v1' });
  const waits: number[] = [];
  const prompt = { template: 'Q {{labels}}\n{{text}}', definitions: { DATE: 'date', DOCTOR: 'doctor' }, lists: {} };
  const tagger = createLlmTagger({ settings, language: 'en', prompt }, () => ({
    limits,
    cache,
    wait: async (ms) => void waits.push(ms),
  }));
  const tag = async (docs: readonly Document[] = DOCS) => {
    const found: string[][] = [];
    for await (const tagged of tagger.tag(stream(docs))) {
      found.push(tagged.entities.map(({ start, end, label }) => `${label} ${tagged.text.slice(start, end)}`));
    }
    return found;
  };
  return { server, tagger, tag, waits, folder };
}

async function* stream(docs: readonly Document[]) {
  yield* docs;
}

const RIGHT = [
  ['DOCTOR 莊凱傑', 'DATE 3/13'],
  ['DATE 3/13', 'DATE 3/14'],
];
const right = (prompt: string) => {
  const text = prompt.split('\n').slice(1).join('\n');
  const claims = ['3/13', '3/14'].filter((date) => text.includes(date)).map((date) => ({ label: 'DATE', text: date }));
  return JSON.stringify([...(text.includes('莊凱傑') ? [{ label: 'DOCTOR', text: '莊凱傑' }] : []), ...claims]);
};

describe('a language model as a tagger', () => {
  it('asks each sentence three times and tags what two answers give', async () => {
    const { server, tag, tagger } = await open(({ prompt, seed }, response) =>
      answer(response, seed === 2 ? '[{"label":"DATE","text":"else"}]' : right(prompt)),
    );
    expect(await tag()).toEqual(RIGHT);
    expect(server.asked).toHaveLength(9);
    expect(tagger.account()).toMatchObject({
      texts: 3, requests: 9, cached: 0, claims: 11, notInText: 2, given: 5, kept: 4, unanimous: 0,
      promptTokens: 90, answerTokens: 45,
    }); // prettier-ignore
  });

  it('goes on where it stopped, and asks nothing twice', async () => {
    const folder = temporaryFolder();
    const first = await open(
      ({ prompt }, response) => answer(response, right(prompt)),
      {},
      { limits: { requests: 4 }, folder },
    );
    await expect(first.tag()).rejects.toMatchObject({ code: 'llm-budget' });
    expect(first.server.asked).toHaveLength(4);
    await first.server.stop();
    const second = await open(({ prompt }, response) => answer(response, right(prompt)), {}, { folder });
    expect(await second.tag()).toEqual(RIGHT);
    expect(second.server.asked).toHaveLength(5);
    expect(second.tagger.account()).toMatchObject({ cached: 4, requests: 5 });
    const asked = [...first.server.asked, ...second.server.asked].map(({ prompt, seed }) => `${seed} ${prompt}`);
    expect(new Set(asked).size).toBe(9);
    await second.server.stop();
    const third = await open((_, response) => response.destroy(), {}, { folder, limits: { requests: 0 } });
    expect(await third.tag()).toEqual(RIGHT);
  });

  it('never passes a limit of tokens or cost, however many requests are under way', async () => {
    for (const limits of [{ tokens: 2500 }, { cost: 0.0025, prices: { prompt: 1, answer: 1 } }] as const) {
      const usage = { prompt_tokens: 200, completion_tokens: 1000 };
      const { server, tag, tagger } = await open(
        (_, response) => answer(response, '[]', usage),
        { maxAnswerTokens: 1000 },
        { limits },
      );
      await expect(tag()).rejects.toMatchObject({ code: 'llm-budget' });
      const { promptTokens, answerTokens } = tagger.account();
      expect(promptTokens + answerTokens).toBeLessThanOrEqual(2500);
      expect(server.asked.length).toBeGreaterThan(0);
      await server.stop();
    }
  });

  it('has so many requests under way as was said, and no more', async () => {
    // Each waits for a second one; the last of the nine has none to wait for.
    let waiting: (() => void) | undefined;
    const { server, tag } = await open(
      ({ prompt }, response, number) => {
        const reply = () => answer(response, right(prompt));
        if (waiting || number === 9) {
          waiting?.();
          waiting = undefined;
          reply();
        } else waiting = reply;
      },
      { concurrency: 2 },
    );
    expect(await tag()).toEqual(RIGHT);
    expect(server.mostAtATime()).toBe(2);
  });

  it('waits as a server asks, tries lost, late and failed answers again, and counts', async () => {
    const tries = new Map<string, number>();
    const { tag, tagger, waits } = await open(
      ({ prompt, seed }, response) => {
        const number = (tries.get(`${seed} ${prompt}`) ?? 0) + 1;
        tries.set(`${seed} ${prompt}`, number);
        if (number === 1) response.writeHead(429, { 'retry-after': '7' }).end();
        else if (number === 2) response.destroy();
        else if (number === 3 && seed === 0)
          return; // never answers
        else if (number === 3) response.writeHead(503).end('down');
        else answer(response, right(prompt));
      },
      { timeoutSeconds: 1 },
    );
    expect(await tag()).toEqual(RIGHT);
    expect(tagger.account()).toMatchObject({ retries: 27, throttled: 9, requests: 36 });
    expect(waits.filter((ms) => ms === 7000)).toHaveLength(9);
    for (const ms of waits) expect(ms).toBeLessThanOrEqual(60_000);
  });

  it('gives up after the last try, without the text', async () => {
    const { tag, server } = await open((_, response) => response.destroy(), { retries: 1, queries: 1 });
    const failure = tag([doc('a', 'Secret Sanders came.')]);
    await expect(failure).rejects.toMatchObject({ code: 'llm-unavailable' });
    await expect(failure).rejects.not.toThrow(/Sanders/);
    expect(server.asked).toHaveLength(2);
  });

  it.each([[401], [404], [400]])('does not try again what is refused for good (%d)', async (status) => {
    const { tag, server } = await open((_, response) => response.writeHead(status).end('{}'), {
      queries: 1,
      concurrency: 1,
    });
    await expect(tag([doc('a', 'One sentence.')])).rejects.toMatchObject({ code: 'llm-refused' });
    expect(server.asked).toHaveLength(1);
  });

  it('asks again after a refusal and an answer it cannot read, once each, and goes without', async () => {
    const { tag, tagger } = await open(({ prompt, seed }, response) =>
      answer(
        response,
        seed === 0 ? "I'm sorry, I can't assist." : seed === 1 ? 'Well, dates.' : seed === 4 ? '?' : right(prompt),
      ),
    );
    expect(await tag()).toEqual(RIGHT); // of query 0 the second answer, of query 1 none, of query 2 the first
    expect(tagger.account()).toMatchObject({ refusals: 3, malformed: 6, unanswered: 3, requests: 15 });
  });

  it('takes no mention that is not in the text, translated or invented', async () => {
    const { tag, tagger } = await open((_, response) =>
      answer(response, '[{"label":"DOCTOR","text":"KAI-JIE ZHUANG"},{"label":"MEDICATION","text":"came"}]'),
    );
    expect(await tag()).toEqual([[], []]);
    expect(tagger.account()).toMatchObject({ claims: 18, notInText: 9, unknownLabels: 9, kept: 0 });
  });

  it('reads no endless answer', async () => {
    const { tag } = await open(
      (_, response) => {
        response.setHeader('content-type', 'application/json');
        const more = () => {
          while (!response.destroyed && response.write('x'.repeat(1 << 16)));
          if (!response.destroyed) response.once('drain', more);
        };
        more();
      },
      { retries: 0, queries: 1, timeoutSeconds: 20 },
    );
    await expect(tag([doc('a', 'One sentence.')])).rejects.toMatchObject({
      code: 'llm-unavailable',
      message: expect.stringContaining('the last: an answer of more than 4 MiB') as string,
      hint: 'Answers so far are kept: run again, and only what is missing is asked.',
    });
  });

  it('keeps entities of other layers and gives ids of its own', async () => {
    const { tagger } = await open(({ prompt }, response) => answer(response, right(prompt)));
    const clinical = createDocument(
      { id: 'c', text: 'Seen 3/13.', entities: [
        { id: 'T1', start: 0, end: 4, label: 'Finding', layer: 'clinical' },
        { id: 'T2', start: 5, end: 9, label: 'OLD' },
      ] },
      { overlaps: 'allow' },
    ); // prettier-ignore
    for await (const { entities } of tagger.tag(stream([clinical]))) {
      expect(entities.map(({ id, label }) => [id, label])).toEqual([
        ['T1', 'Finding'],
        ['T3', 'DATE'],
      ]);
    }
  });
});
