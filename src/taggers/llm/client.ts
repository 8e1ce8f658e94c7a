import { PalimpsestError } from '../../core/errors.ts';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Rng } from '../../core/rng.ts';
import { mostTokens, type Budget, type Usage } from './budget.ts';
import type { ServerSettings } from './settings.ts';
import type { Store } from '../../core/store.ts';
import { parseJson } from '../../core/collections.ts';

/** What is told of a server that does not answer; times in seconds. */
export type ServerNews =
  /** The first question that found nobody, and for how long it is tried again. */
  | { readonly kind: 'silent'; readonly url: string; readonly reason: string; readonly seconds: number }
  /** Still nobody. */
  | { readonly kind: 'waiting'; readonly url: string; readonly since: number; readonly left: number }
  /** Taken by the server, but not answered for a while. */
  | { readonly kind: 'slow'; readonly url: string; readonly since: number; readonly left: number }
  | { readonly kind: 'back'; readonly url: string };

export interface OutageOptions {
  /** How long a server may be silent before it is given up, in seconds. Default 60. */
  readonly giveUpAfter?: number | undefined;
  readonly onServer?: ((news: ServerNews) => void) | undefined;
  /** The time in milliseconds. */
  readonly now?: () => number;
  /** Calls back after so many milliseconds, unless it is cancelled by what it returns. */
  readonly remind?: (milliseconds: number, tell: () => void) => () => void;
}

/** Nobody wants to wait for a first word so long; a model on a slow machine may. */
const SLOW_MS = 10_000;
/** Words about one outage come at most so often. */
const NEWS_MS = 5_000;
/** After a server was given up, questions that were waiting fail at once and do not wait again each for itself. */
const FLUSH_MS = 1_000;

/** Watches over a server: one outage is one, however many questions meet it. */
function createOutageWatch(url: string, options: OutageOptions) {
  const { giveUpAfter = 60, onServer, now = Date.now, remind = remindLater } = options;
  let [since, told]: [number | undefined, number] = [undefined, 0];
  let gone: { readonly error: PalimpsestError; readonly at: number } | undefined;
  return {
    /** @throws PalimpsestError what the server was given up with, a moment ago. */
    check(): void {
      if (gone && now() - gone.at < FLUSH_MS) throw gone.error;
    },
    /** A question was sent. @returns what to call when anything came of it. */
    asked(timeout: number): () => void {
      if (timeout <= SLOW_MS) return () => undefined;
      return remind(SLOW_MS, () => onServer?.({ kind: 'slow', url, since: SLOW_MS / 1000, left: (timeout - SLOW_MS) / 1000 })); // prettier-ignore
    },
    answered(): void {
      if (since !== undefined) onServer?.({ kind: 'back', url });
      since = undefined;
    },
    /** Nobody answered. @returns whether it is time to give up, where the next try is so many milliseconds away. */
    silent(reason: string, next: number): boolean {
      const time = now();
      if (since === undefined) {
        since = time;
        told = time;
        onServer?.({ kind: 'silent', url, reason, seconds: giveUpAfter });
      } else if (time - told >= NEWS_MS) {
        told = time;
        onServer?.({ kind: 'waiting', url, since: (time - since) / 1000, left: giveUpAfter - (time - since) / 1000 });
      }
      return time + next - since > giveUpAfter * 1000;
    },
    /** The server is given up: every other question fails too. */
    giveUp(error: PalimpsestError): never {
      gone = { error, at: now() };
      since = undefined;
      throw error;
    },
  };
}

function remindLater(milliseconds: number, tell: () => void): () => void {
  const timer = setTimeout(tell, milliseconds);
  return () => clearTimeout(timer);
}

/** One question to the model. */
interface ChatRequest {
  readonly prompt: string;
  /** Passed on to servers that can repeat their draws. */
  readonly seed: number;
}

interface ChatAnswer {
  readonly content: string;
  /** The server itself marked it as a refusal. */
  readonly isRefusal: boolean;
}

/** What happened on the way to answers. */
export interface ClientCounts {
  /** Tries again after a failure of server or network. */
  retries: number;
  /** Answers `429 Too Many Requests`. */
  throttled: number;
}

export interface ClientOptions extends OutageOptions {
  readonly budget: Budget;
  /** Of the intervals between tries. */
  readonly rng: Rng;
  readonly counts: ClientCounts;
  /** Where absent, the global one, and the process's environment. */
  readonly fetch?: typeof fetch;
  readonly key?: string | undefined;
  /** Waits so many milliseconds. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

const reply = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: z.int().min(0), completion_tokens: z.int().min(0) }).nullish(),
});

/** Longest answer of a server that is read, in bytes: whatever it sends, memory stays small. */
const LARGEST_REPLY = 4 << 20;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 60_000;

/** Asks an OpenAI-compatible server. Failures of server and network are tried again, at growing intervals. */
export function createChatClient(settings: ServerSettings, options: ClientOptions) {
  const { budget, rng, counts, key } = options;
  const request = options.fetch ?? fetch;
  const wait = options.wait ?? ((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)));
  const url = `${settings.url.replace(/\/+$/, '')}/chat/completions`;

  const watch = createOutageWatch(url, options);

  async function send({
    prompt,
    seed,
  }: ChatRequest): Promise<
    ChatAnswer | { readonly again: string; readonly after?: number; readonly isSilent?: boolean }
  > {
    const most = { promptTokens: mostTokens(prompt), answerTokens: settings.maxAnswerTokens };
    const settle = budget.reserve(most);
    const stopWaiting = watch.asked(settings.timeoutSeconds * 1000);
    let usage: Usage | undefined;
    try {
      const response = await request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
        body: JSON.stringify({
          model: settings.model,
          messages: [{ role: 'user', content: prompt }],
          temperature: settings.temperature,
          top_p: settings.topP,
          max_tokens: settings.maxAnswerTokens,
          seed,
          stream: false,
        }),
        signal: AbortSignal.timeout(settings.timeoutSeconds * 1000),
        // An answer from elsewhere than the server that was named would have sent the text there.
        redirect: 'error',
      });
      watch.answered();
      if (!response.ok) {
        await response.body?.cancel();
        if (response.status === 429) counts.throttled++;
        // What is refused for good: a wrong key, an unknown model, a prompt too long for it.
        if (response.status < 500 && ![408, 409, 425, 429].includes(response.status))
          throw refused(response.status, url);
        if (response.status === 429) usage = { promptTokens: 0, answerTokens: 0 };
        const after = Number(response.headers.get('retry-after'));
        return { again: `status ${response.status}`, ...(after > 0 && { after: after * 1000 }) };
      }
      const text = await readAll(response);
      if (text === undefined) return { again: 'an answer of more than 4 MiB' };
      const parsed = reply.safeParse(parseJson(text));
      if (!parsed.success) return { again: 'an answer that is no chat completion' };
      const { choices, usage: told } = parsed.data;
      if (told) usage = { promptTokens: told.prompt_tokens, answerTokens: told.completion_tokens };
      const [choice] = choices as [(typeof choices)[number]];
      const { content, refusal } = choice.message;
      const isRefusal = typeof refusal === 'string' || choice.finish_reason === 'content_filter';
      return { content: content ?? '', isRefusal };
    } catch (error) {
      if (error instanceof PalimpsestError) throw error;
      return { again: describe(error), isSilent: true };
    } finally {
      stopWaiting();
      settle(usage);
    }
  }

  return {
    /**
     * @throws PalimpsestError `llm-budget`; `llm-unavailable` after the last try, or when the server was silent for too long; `llm-refused` where the server will have none of
     *   it (a wrong key, an unknown model).
     */
    async ask(question: ChatRequest): Promise<ChatAnswer> {
      for (let attempt = 0; ; attempt++) {
        watch.check();
        const outcome = await send(question);
        if (!('again' in outcome)) return outcome;
        const doubled = FIRST_WAIT * 2 ** attempt;
        const next = Math.min(LONGEST_WAIT, outcome.after ?? doubled * (0.5 + rng.float()));
        const isGone = outcome.isSilent === true && watch.silent(outcome.again, next);
        if (isGone || attempt === settings.retries) {
          const error = new PalimpsestError(
            'llm-unavailable',
            `no answer after ${attempt + 1} tries; the last: ${outcome.again}`,
            {
              place: { file: url },
              hint: `${outcome.isSilent === true ? 'Is the server running? ' : ''}Answers so far are kept: run again, and only what is missing is asked.`,
            },
          );
          if (outcome.isSilent === true) watch.giveUp(error);
          throw error;
        }
        counts.retries++;
        await wait(next);
      }
    },
  };
}

function refused(status: number, url: string): PalimpsestError {
  const hints: Readonly<Record<number, string>> = {
    401: 'Put the key into the variable PALIMPSEST_LLM_KEY.',
    403: 'Put a key that may use this model into the variable PALIMPSEST_LLM_KEY.',
    404: 'Look at the url and the name of the model: --set url=… --set model=….',
    400: 'The server may lack the model, or the text may be too long for it.',
    413: 'The text is too long for the server: --set unit=sentence.',
  };
  return new PalimpsestError('llm-refused', `the server answered with status ${status}`, {
    place: { file: url },
    hint: hints[status] ?? 'Look into the log of the server.',
  });
}

/** @returns `undefined` where it is too long. */
async function readAll(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    const bytes = chunk as Uint8Array;
    size += bytes.length;
    if (size > LARGEST_REPLY) return undefined;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Says what failed without what was sent. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'a failure';
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { code } = (error.cause ?? {}) as NodeJS.ErrnoException;
  return typeof code === 'string' ? `a failure of the connection (${code})` : `a failure of the connection`;
}

/** Answers that were given before, so that a run goes on where it stopped, and nothing is asked and paid for twice. */
export interface AnswerCache {
  get(prompt: string, number: number): Promise<ChatAnswer | undefined>;
  put(prompt: string, number: number, answer: ChatAnswer): Promise<void>;
}

/**
 * @param store holds one blob an answer, named by a hash of all that the answer depends on: server, model, how it draws,
 *   prompt and which of the queries it is. Answers quote the text: it is as confidential as that.
 */
export function createAnswerCache(store: Store, settings: ServerSettings): AnswerCache {
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
