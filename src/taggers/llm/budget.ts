import { PalimpsestError } from '../../core/errors.ts';

/** What may be spent. Absent: without limit. */
export interface LlmLimits {
  readonly requests?: number;
  /** Of prompts and answers. */
  readonly tokens?: number;
  /** In the currency of the prices. */
  readonly cost?: number;
  /** For a million tokens of prompts and of answers. */
  readonly prices?: { readonly prompt: number; readonly answer: number };
}

export interface Usage {
  readonly promptTokens: number;
  readonly answerTokens: number;
}

/**
 * Keeps account of what is spent. What a request may cost at most is set aside before it is sent, so that requests under way
 * together never pass a limit, and given back when its true cost is known.
 */
export function createBudget({ requests, tokens, cost, prices = { prompt: 0, answer: 0 } }: LlmLimits) {
  const spent = { requests: 0, promptTokens: 0, answerTokens: 0 };
  const aside = { promptTokens: 0, answerTokens: 0 };
  const costOf = ({ promptTokens, answerTokens }: Usage) =>
    (promptTokens * prices.prompt + answerTokens * prices.answer) / 1e6;
  return {
    /** @throws PalimpsestError `llm-budget` where the request might pass a limit; nothing is set aside then. */
    reserve(most: Usage): (usage: Usage | undefined) => void {
      const all = {
        promptTokens: spent.promptTokens + aside.promptTokens + most.promptTokens,
        answerTokens: spent.answerTokens + aside.answerTokens + most.answerTokens,
      };
      const passed =
        requests !== undefined && spent.requests + 1 > requests
          ? `${requests} requests`
          : tokens !== undefined && all.promptTokens + all.answerTokens > tokens
            ? `${tokens} tokens`
            : cost !== undefined && costOf(all) > cost
              ? `a cost of ${cost}`
              : undefined;
      if (passed !== undefined) {
        throw new PalimpsestError('llm-budget', `the next request might pass the limit of ${passed}`, {
          hint: 'Answers are kept: run again with a higher limit, and only what is missing is asked.',
        });
      }
      spent.requests++;
      aside.promptTokens += most.promptTokens;
      aside.answerTokens += most.answerTokens;
      return (usage) => {
        aside.promptTokens -= most.promptTokens;
        aside.answerTokens -= most.answerTokens;
        // A server that does not tell, or a lost connection: taken to have cost the most.
        spent.promptTokens += usage?.promptTokens ?? most.promptTokens;
        spent.answerTokens += usage?.answerTokens ?? most.answerTokens;
      };
    },
    spent: () => ({ ...spent, cost: costOf(spent) }),
  };
}

export type Budget = ReturnType<typeof createBudget>;

/** More tokens than any tokeniser makes of a text: one for each byte of its UTF-8 form, and some for the frame of the chat. */
export function mostTokens(text: string): number {
  return new TextEncoder().encode(text).length + 64;
}

/** Lets so many tasks run at a time; the others wait their turn. */
export function createLimiter(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
