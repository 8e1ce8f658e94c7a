import path from 'node:path';
import { z } from 'zod';
import type { Augmenter, Proposed } from '../../core/augmenter.ts';
import { allSettledOrThrow } from '../../core/concurrent.ts';
import { joinAcrossEntities } from '../../core/document.ts';
import { createRng, type Rng } from '../../core/rng.ts';
import type { CharSpan, Document, Edit } from '../../core/types.ts';
import { isRefusal } from '../../taggers/llm/answer.ts';
import { createBudget, createLimiter } from '../../taggers/llm/budget.ts';
import { createChatClient } from '../../taggers/llm/client.ts';
import { PARAPHRASE_PROMPT, readTemplate, renderPrompt } from '../../taggers/llm/prompt.ts';
import { isLoopback, serverSettings } from '../../taggers/llm/settings.ts';
import { connectLlm } from '../../taggers/llm/tagger.ts';
import { type AugmenterDefinition, probability } from '../definition.ts';
import { hasTags, readParaphrase, tagSentence } from './tagged-sentence.ts';
import { wordingOf } from '../wording/wording-rules.ts';

const settings = serverSettings.extend({
  rate: probability.default(0.5).describe('the probability with which a sentence is paraphrased'),
  budget: z.int().min(0).optional().describe('most requests of a run; without limit when absent'),
  prompt: z.string().min(1).optional().describe('file with the prompt; the shipped one when absent'),
});

export interface LlmOptions extends z.output<typeof settings> {
  /** BCP 47 code of the corpus's language. */
  readonly language: string;
  /** Whether the server may be another machine. */
  readonly allowRemote: boolean;
}

/** Sentences with fewer words around their mentions have nothing to paraphrase. */
const FEWEST_WORDS = 4;

/** A sentence that may be asked about, and its mentions, as offsets in it. */
interface Question {
  readonly start: number;
  readonly text: string;
  readonly mentions: readonly CharSpan[];
}

/**
 * Paraphrases sentences by a language model behind an OpenAI-compatible server. The mentions stand between numbered tags, and an answer is
 * taken only where every tag stands in it once, in order, with the same text, and where it invents neither numbers nor names (see
 * {@link readParaphrase}); else it is asked for again, and at last the sentence stays as it was and is counted by the reason. Answers are kept by all that they
 * depend on: a second run asks nothing and writes the same.
 *
 * The server sees the sentences as they are. One on another machine is refused unless `allowRemote` says otherwise.
 */
export function createLlmAugmenter(options: LlmOptions): Augmenter<Promise<Proposed>> {
  const capitalNouns = wordingOf(options.language)?.hasCapitalNouns === true;
  let open: ReturnType<typeof connect> | undefined;

  function connect() {
    const { allowRemote, budget } = options;
    const limits = budget === undefined ? {} : { requests: budget };
    const { cache, ...connection } = connectLlm(options, { llm: { allowRemote, limits } })();
    const client = createChatClient(options, {
      ...connection,
      budget: createBudget(limits),
      rng: createRng(1).fork('llm-wait'),
      counts: { retries: 0, throttled: 0 },
    });
    return {
      cache,
      client,
      limit: createLimiter(options.concurrency),
      template: readTemplate(options.prompt ?? PARAPHRASE_PROMPT),
    };
  }

  async function paraphrase({ start, text, mentions }: Question, rng: Rng): Promise<readonly Edit[] | string> {
    const { cache, client, template } = (open ??= connect());
    const prompt = renderPrompt({ template, definitions: {}, lists: {} }, tagSentence(text, mentions));
    let misfit = 'malformed';
    for (let attempt = 0; attempt <= options.answerRetries; attempt++) {
      const seed = rng.fork(attempt).int(2 ** 31);
      let reply = await cache.get(prompt, seed);
      if (!reply) {
        reply = await client.ask({ prompt, seed });
        await cache.put(prompt, seed, reply);
      }
      const read = reply.isRefusal || isRefusal(reply.content) ? 'refusal' : readParaphrase(text, mentions, reply.content, capitalNouns); // prettier-ignore
      if (typeof read !== 'string') return read.map((edit) => ({ ...edit, start: start + edit.start, end: start + edit.end })); // prettier-ignore
      misfit = read;
    }
    return misfit;
  }

  return {
    name: 'llm',
    async propose(doc, analysis, streams) {
      const asked = questionsOf(doc, analysis.sentences).flatMap((question) => {
        const rng = streams.document.fork('sentence', question.start);
        return rng.chance(options.rate) ? [{ question, rng: rng.fork('answer') }] : [];
      });
      if (asked.length === 0) return { edits: [] };
      const { limit } = (open ??= connect());
      const answers = await allSettledOrThrow(asked.map(({ question, rng }) => limit(() => paraphrase(question, rng))));
      const edits: Edit[] = [];
      const withheld: Record<string, number> = {};
      for (const answer of answers) {
        if (typeof answer === 'string') withheld[answer] = (withheld[answer] ?? 0) + 1;
        else edits.push(...answer);
      }
      return { edits, ...(Object.keys(withheld).length > 0 && { withheld }) };
    },
  };
}

/** The sentences of a document that can be paraphrased: of some words, on one line, with mentions that lie side by side. */
function questionsOf({ text, entities }: Document, sentences: readonly CharSpan[]): readonly Question[] {
  const mentions = entities.toSorted((a, b) => a.start - b.start || a.end - b.end);
  return joinAcrossEntities(sentences, mentions).flatMap(({ start: from, end }) => {
    const whole = text.slice(from, end);
    const start = from + whole.length - whole.trimStart().length;
    const sentence = whole.trim();
    const own = mentions.filter((mention) => mention.start >= from && mention.end <= end);
    const isFlat = own.every(({ start: at, fragments }, i) => fragments === undefined && at >= (own[i - 1]?.end ?? 0));
    const isInside = own.every((one) => one.start >= start && one.end <= start + sentence.length);
    if (!isFlat || !isInside || sentence.includes('\n') || hasTags(sentence)) return [];
    const spans = own.map((one) => ({ start: one.start - start, end: one.end - start }));
    const outside = spans.reduceRight((rest, one) => rest.slice(0, one.start) + rest.slice(one.end), sentence);
    return (outside.match(/\p{L}{2,}/gu) ?? []).length < FEWEST_WORDS
      ? []
      : [{ start, text: sentence, mentions: spans }];
  });
}

export const llmAugmenter: AugmenterDefinition<z.output<typeof settings>, z.input<typeof settings>> = {
  name: 'llm',
  description: 'sentences paraphrased around their mentions by a language model on a server of yours',
  phase: 'context',
  settings,
  needsOneThread: true,
  placeFiles: ({ cache, prompt, ...rest }, folder) => ({
    ...rest,
    ...(cache !== undefined && { cache: path.resolve(folder, cache) }),
    ...(prompt !== undefined && { prompt: path.resolve(folder, prompt) }),
  }),
  sendsTo: ({ url }) => (isLoopback(url) ? undefined : new URL(url).host),
  files: ({ prompt }) => (prompt === undefined ? [] : [prompt]),
  create: (chosen, { language, allowRemote }) =>
    createLlmAugmenter({ ...chosen, language, allowRemote: allowRemote === true }),
};
