import { createHash } from 'node:crypto';
import type { Store } from '../../core/store.ts';
import type { ChatAnswer } from './client.ts';
import type { LlmSettings } from './settings.ts';

/** Answers that were given before, so that a run goes on where it stopped, and nothing is asked and paid for twice. */
export interface AnswerCache {
  get(prompt: string, number: number): Promise<ChatAnswer | undefined>;
  put(prompt: string, number: number, answer: ChatAnswer): Promise<void>;
}

/**
 * @param store holds one blob an answer, named by a hash of all that the answer depends on: server, model, how it draws,
 *   prompt and which of the queries it is. Answers quote the text: it is as confidential as that.
 */
export function createAnswerCache(store: Store, settings: LlmSettings): AnswerCache {
  const { url, model, temperature, topP, maxAnswerTokens } = settings;
  const nameOf = (prompt: string, number: number) => {
    const all = JSON.stringify([url, model, temperature, topP, maxAnswerTokens, prompt, number]);
    const hash = createHash('sha256').update(all).digest('hex');
    return `${hash.slice(0, 2)}/${hash}.json`;
  };
  return {
    async get(prompt, number) {
      const bytes = await store.read(nameOf(prompt, number));
      if (bytes === undefined) return undefined;
      try {
        const { content, isRefusal } = JSON.parse(new TextDecoder().decode(bytes)) as Partial<ChatAnswer>;
        return typeof content === 'string' ? { content, isRefusal: isRefusal === true } : undefined;
      } catch {
        return undefined; // damaged: asked again
      }
    },
    put: (prompt, number, answer) =>
      store.write(nameOf(prompt, number), new TextEncoder().encode(JSON.stringify(answer))),
  };
}
