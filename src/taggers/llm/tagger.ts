import path from 'node:path';
import { homedir } from 'node:os';
import { allSettledOrThrow, mapAhead } from '../../core/concurrent.ts';
import { replaceDefaultLayer } from '../../core/document.ts';
import { createRng } from '../../core/rng.ts';
import type { CharSpan, Corpus, Document } from '../../core/types.ts';
import { splitSentences } from '../../text/sentences.ts';
import type { TrainedTagger, LoadOptions } from '../types.ts';
import {
  createAnswerCounts,
  type LlmAccount,
  foldLabel,
  matchClaim,
  readAnswer,
  type LabelledSpan,
  vote,
} from './answer.ts';
import { createBudget, type LlmLimits, createLimiter } from './budget.ts';
import {
  type AnswerCache,
  createChatClient,
  type ClientCounts,
  type ClientOptions,
  createAnswerCache,
  type OutageOptions,
} from './client.ts';
import { type PromptParts, renderPrompt } from './prompt.ts';
import { type LlmSettings, type ServerSettings, isLoopback } from './settings.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { createFolderStore } from '../folder-store.ts';

/** What a language model is asked with, kept in a model folder. */
interface LlmParts {
  readonly settings: LlmSettings;
  readonly language: string;
  readonly prompt: PromptParts;
}

export interface LlmTagger extends TrainedTagger {
  readonly family: 'llm';
  readonly settings: LlmSettings;
  /** What was asked and answered so far. */
  account(): LlmAccount;
  /** The prompts for a document, in order. Nothing is sent. */
  prompts(doc: Document): readonly string[];
}

export function isLlmTagger(tagger: TrainedTagger): tagger is LlmTagger {
  return tagger.family === 'llm';
}

/** What reaches the server, besides the parts. */
export interface LlmConnection extends Pick<ClientOptions, 'fetch' | 'key' | 'wait' | keyof OutageOptions> {
  readonly limits: LlmLimits;
  readonly cache: AnswerCache;
}

/**
 * Asks a language model for the mentions of each sentence, several times, and keeps those that enough answers give (Lee et al.
 * 2024, "ChatGPT-Based Deidentification Framework"). Answers are matched with the text: what is not in it, translated or
 * invented, is refused and counted.
 */
export function createLlmTagger(parts: LlmParts, connect: () => LlmConnection): LlmTagger {
  const { settings, language, prompt } = parts;
  const labels = Object.keys(prompt.definitions).toSorted();
  const legal = new Map(labels.map((label) => [foldLabel(label), label]));
  const counts = createAnswerCounts();
  const network: ClientCounts = { retries: 0, throttled: 0 };
  let open: ReturnType<typeof connected> | undefined;

  function connected() {
    const { limits, cache, ...options } = connect();
    const budget = createBudget(limits);
    const client = createChatClient(settings, {
      ...options,
      budget,
      rng: createRng(1).fork('llm-wait'),
      counts: network,
    });
    return { budget, cache, client, limit: createLimiter(settings.concurrency) };
  }

  /** The mentions of one answer, as offsets into the text; none where there is no answer that can be read. */
  async function answer(text: string, question: string, query: number): Promise<readonly LabelledSpan[]> {
    const { cache, client } = (open ??= connected());
    for (let attempt = 0; attempt <= settings.answerRetries; attempt++) {
      const number = query + attempt * settings.queries;
      let reply = await cache.get(question, number);
      if (reply) counts.cached++;
      else {
        reply = await client.ask({ prompt: question, seed: number });
        await cache.put(question, number, reply);
      }
      const read = reply.isRefusal ? ({ kind: 'refusal' } as const) : readAnswer(reply.content);
      if (read.kind === 'claims') {
        return read.claims.flatMap((claim) => {
          counts.claims++;
          const match = matchClaim(text, claim, legal, settings.occurrences);
          if ('spans' in match) return match.spans.map((span) => ({ ...span, label: match.label }));
          if (match.refused === 'label') counts.unknownLabels++;
          else counts.notInText++;
          return [];
        });
      }
      if (read.kind === 'refusal') counts.refusals++;
      else counts.malformed++;
    }
    counts.unanswered++;
    return [];
  }

  async function mentionsOf(text: string): Promise<readonly LabelledSpan[]> {
    const { limit } = (open ??= connected());
    counts.texts++;
    const question = renderPrompt(prompt, text);
    const queries = Array.from({ length: settings.queries }, (_, query) => limit(() => answer(text, question, query)));
    const answers = await allSettledOrThrow(queries);
    const { given, kept } = vote(answers, Math.min(settings.votes, settings.queries));
    counts.given += given.length;
    counts.kept += kept.length;
    counts.unanimous += given.filter(({ votes }) => votes === settings.queries).length;
    return kept;
  }

  const textsOf = ({ text }: Document): readonly CharSpan[] => {
    if (settings.unit === 'sentence') return splitSentences(text, language);
    return text.trim() === '' ? [] : [{ start: 0, end: text.length }];
  };

  async function tagDocument(doc: Document): Promise<Document> {
    const found = await allSettledOrThrow(
      textsOf(doc).map(async ({ start, end }) =>
        (await mentionsOf(doc.text.slice(start, end))).map((span) => ({
          start: start + span.start,
          end: start + span.end,
          label: span.label,
        })),
      ),
    );
    return replaceDefaultLayer(doc, found.flat());
  }

  return {
    family: 'llm',
    settings,
    labels,
    config: { language, settings, definitions: prompt.definitions, lists: prompt.lists },
    async *tag(docs: Corpus) {
      // As many documents are begun as there are requests at a time: a short one does not leave the server idle.
      yield* mapAhead(docs, settings.concurrency, tagDocument);
    },
    account: () => ({
      ...counts,
      ...network,
      ...(open?.budget.spent() ?? { requests: 0, promptTokens: 0, answerTokens: 0, cost: 0 }),
    }),
    prompts: (doc) => textsOf(doc).map(({ start, end }) => renderPrompt(prompt, doc.text.slice(start, end))),
    save: (store) => store.write('prompt.txt', new TextEncoder().encode(prompt.template)),
  };
}

/**
 * The connection is made when the first question is asked: whoever only looks at what would be sent needs no leave.
 *
 * @throws PalimpsestError `remote-llm` where the server is another machine and that was not allowed.
 */
export function connectLlm(settings: ServerSettings, { llm: given = {} }: LoadOptions): () => LlmConnection {
  return () => {
    if (given.allowRemote !== true && !isLoopback(settings.url)) {
      throw new PalimpsestError('remote-llm', 'the server is not this machine: the text would leave it', {
        place: { file: settings.url },
        hint: 'Use a server on this machine, or allow it with --allow-remote. The text is sent as it is.',
      });
    }
    return {
      limits: given.limits ?? {},
      giveUpAfter: given.giveUpAfter,
      onServer: given.onServer,
      cache: createAnswerCache(createFolderStore(settings.cache ?? cacheFolder(process.env)), settings),
      key: process.env['PALIMPSEST_LLM_KEY'],
    };
  };
}

function cacheFolder({ XDG_CACHE_HOME }: NodeJS.ProcessEnv): string {
  return path.join(XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'palimpsest', 'llm');
}
