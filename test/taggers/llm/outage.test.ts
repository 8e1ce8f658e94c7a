import { afterEach, describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/rng.ts';
import { createBudget } from '../../../src/taggers/llm/budget.ts';
import { type ClientOptions, createChatClient, type ServerNews } from '../../../src/taggers/llm/client.ts';
import { llmSettings, type LlmSettings } from '../../../src/taggers/llm/settings.ts';
import { answer, type Behaviour, startServer } from './server.ts';

let stop: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

/** A client whose clock moves when it waits, and by nothing else. */
function clientOf(url: string, given: Partial<LlmSettings> = {}, options: Partial<ClientOptions> = {}) {
  const news: ServerNews[] = [];
  const counts = { retries: 0, throttled: 0 };
  let time = 1_000_000;
  const client = createChatClient(llmSettings.parse({ url, retries: 1000, ...given }), {
    budget: createBudget({}),
    rng: createRng(1),
    counts,
    now: () => time,
    wait: async (ms) => void (time += ms),
    onServer: (one) => news.push(one),
    ...options,
  });
  return { client, news, counts, pass: (ms: number) => (time += ms), passed: () => time - 1_000_000 };
}

async function serve(behave: Behaviour) {
  const server = await startServer(behave);
  ({ stop } = server);
  return server;
}

describe('a language-model server that is down', () => {
  it('is told at once where nobody listens, told again on the way, and given up after the limit', async () => {
    const server = await startServer(() => undefined);
    await server.stop();
    const { client, news, passed } = clientOf(server.url, {}, { giveUpAfter: 30 });
    await expect(client.ask({ prompt: 'secret', seed: 1 })).rejects.toMatchObject({ code: 'llm-unavailable' });
    const url = `${server.url}/chat/completions`;
    expect(news[0]).toEqual({ kind: 'silent', url, reason: 'a failure of the connection (ECONNREFUSED)', seconds: 30 });
    const kinds = news.map(({ kind }) => kind);
    expect(kinds.slice(1).length).toBeGreaterThan(1);
    expect(new Set(kinds.slice(1))).toEqual(new Set(['waiting']));
    expect(passed()).toBeLessThanOrEqual(30_000);
    expect(JSON.stringify(news)).not.toContain('secret');
  });

  it('is waited for once, not once for each question', async () => {
    const server = await startServer(() => undefined);
    await server.stop();
    const { client, news, counts, pass } = clientOf(server.url, {}, { giveUpAfter: 30 });
    await expect(client.ask({ prompt: 'a', seed: 1 })).rejects.toMatchObject({ code: 'llm-unavailable' });
    const { retries } = counts;
    for (const seed of [2, 3, 4]) {
      await expect(client.ask({ prompt: 'b', seed })).rejects.toMatchObject({ code: 'llm-unavailable' });
    }
    expect(counts.retries).toBe(retries);
    expect(news.filter(({ kind }) => kind === 'silent')).toHaveLength(1);
    // Whoever asks later, as a server that goes on does, finds out anew.
    pass(60_000);
    await expect(client.ask({ prompt: 'c', seed: 5 })).rejects.toMatchObject({ code: 'llm-unavailable' });
    expect(news.filter(({ kind }) => kind === 'silent')).toHaveLength(2);
  });

  it('is told where it takes a question and says nothing', async () => {
    let remind: (() => void) | undefined;
    const server = await serve((_, response, number) => {
      remind?.();
      if (number === 2) answer(response, '[]');
    });
    const { client, news, passed } = clientOf(
      server.url,
      { timeoutSeconds: 20 },
      {
        remind: (_, tell) => {
          remind = tell;
          return () => (remind = undefined);
        },
        // In the place of the time-out, which would take its time.
        fetch: (input, init) => {
          if (server.asked.length > 0) return fetch(input, init);
          const silent = fetch(input, init);
          return new Promise((_, reject) => {
            silent.catch(() => undefined);
            const look = () => (server.asked.length > 0 ? reject(new DOMException('', 'TimeoutError')) : void setImmediate(look)); // prettier-ignore
            look();
          });
        },
      },
    );
    expect(await client.ask({ prompt: 'a', seed: 1 })).toMatchObject({ content: '[]' });
    expect(news[0]).toMatchObject({ kind: 'slow', since: 10, left: 10 });
    expect(news.map(({ kind }) => kind)).toEqual(['slow', 'silent', 'slow', 'back']);
    expect(news[1]).toMatchObject({ reason: 'no answer in time', seconds: 60 });
    expect(passed()).toBeLessThanOrEqual(60_000);
  });

  it('is told where it dies midway, and told when it is back', async () => {
    const server = await serve((_, response, number) => (number === 2 ? void response.destroy() : answer(response, '[]'))); // prettier-ignore
    const { client, news } = clientOf(server.url);
    for (const seed of [1, 2]) expect(await client.ask({ prompt: 'a', seed })).toMatchObject({ content: '[]' });
    expect(news.map(({ kind }) => kind)).toEqual(['silent', 'back']);
    await server.stop();
    stop = undefined;
    await expect(client.ask({ prompt: 'a', seed: 3 })).rejects.toMatchObject({ code: 'llm-unavailable' });
    expect(news.map(({ kind }) => kind).slice(2, 4)).toEqual(['silent', 'waiting']);
  });
});
