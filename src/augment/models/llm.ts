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
import { wordingOf } from '../wording/wording-rules.ts';
import { applyEdits } from '../../core/apply-edits.ts';

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

/** Why a paraphrase is not taken. */
type Misfit = 'malformed' | 'tags' | 'content' | 'repeated' | 'invented';

/** A sentence with its mentions between numbered tags: `<1>Eva Lind</1> came.` */
export function tagSentence(sentence: string, mentions: readonly CharSpan[]): string {
  let [tagged, at] = ['', 0];
  for (const [i, { start, end }] of mentions.entries()) {
    tagged += `${sentence.slice(at, start)}<${i + 1}>${sentence.slice(start, end)}</${i + 1}>`;
    at = end;
  }
  return tagged + sentence.slice(at);
}

const TAG = /<\s*(\/?)\s*(\d+)\s*>/gu;

/** Whether a sentence has text that looks like a tag. */
export function hasTags(sentence: string): boolean {
  return sentence.search(TAG) >= 0;
}

/** A paraphrase with so many times the characters of the sentence, or so small a share of them, is none. */
const LONGEST = 2.5;
const SHORTEST = 0.35;

/**
 * The edits that make a sentence its paraphrase, none of them within a mention.
 *
 * @param mentions in order, none within another.
 * @param answer what {@link tagSentence} would give of the paraphrase; white space and quotation marks around it are left out.
 * @param capitalNouns whether a capital tells no name.
 * @returns why it is refused: several lines, or far too long or short; a tag that is missing, doubled or out of order, or a word that runs into
 *   one; another text between tags; a mention's text outside them; a number or a name that the sentence does not have.
 */
export function readParaphrase(
  sentence: string,
  mentions: readonly CharSpan[],
  answer: string,
  capitalNouns: boolean,
): readonly Edit[] | Misfit {
  const text = unquote(answer.trim(), sentence);
  const length = text.replace(TAG, '').length;
  if (text === '' || /[\r\n\u2028]/.test(text)) return 'malformed';
  if (length > LONGEST * sentence.length + 40 || length < SHORTEST * sentence.length) return 'malformed';
  // What stands outside the mentions and in them, in turn.
  const parts: string[] = [];
  let at = 0;
  for (const { 0: tag, 1: slash, 2: number, index } of text.matchAll(TAG)) {
    const isEnd = slash === '/';
    if (isEnd !== (parts.length % 2 === 1) || Number(number) !== Math.floor(parts.length / 2) + 1) return 'tags';
    parts.push(text.slice(at, index));
    at = index + tag.length;
  }
  parts.push(text.slice(at));
  if (parts.length !== 2 * mentions.length + 1) return 'tags';
  const originals = partsOf(sentence, mentions);
  if (originals.some((part, i) => i % 2 === 1 && part !== parts[i])) return 'content';
  for (let i = 1; i < parts.length; i += 2) {
    if (runsOn(parts[i - 1]?.slice(-1), originals[i - 1]?.slice(-1)) || runsOn(parts[i + 1]?.charAt(0), originals[i + 1]?.charAt(0))) return 'tags'; // prettier-ignore
  }
  const outside = (all: readonly string[]) => all.filter((_, i) => i % 2 === 0).join(' ');
  const [before, after] = [outside(originals), outside(parts)];
  if (originals.some((part, i) => i % 2 === 1 && countOf(after, part) > countOf(before, part))) return 'repeated';
  if (invents(before, after, parts[0] ?? '', capitalNouns)) return 'invented';
  const edits: Edit[] = [];
  let offset = 0;
  for (const [i, original] of originals.entries()) {
    const written = parts[i] as string;
    if (written !== original) edits.push(narrow(offset, original, written));
    offset += original.length;
  }
  const entities = mentions.map((mention, i) => ({ ...mention, id: `T${i}`, label: '' }));
  const changed = applyEdits({ id: '', text: sentence, entities }, edits);
  const isKept = changed.entities.every(({ start, end }, i) => changed.text.slice(start, end) === originals[2 * i + 1]);
  return isKept && changed.text === parts.join('') ? edits : 'content';
}

function partsOf(sentence: string, mentions: readonly CharSpan[]): readonly string[] {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of mentions) {
    parts.push(sentence.slice(at, start), sentence.slice(start, end));
    at = end;
  }
  return [...parts, sentence.slice(at)];
}

/** Whether a letter or figure stands at a mention where none stood. */
function runsOn(now: string | undefined, before: string | undefined): boolean {
  return /[\p{L}\p{N}]/u.test(now ?? '') && !/[\p{L}\p{N}]/u.test(before ?? '');
}

function unquote(answer: string, sentence: string): string {
  const found = /^(["“«„'`])(.*)["”»“'`]$/su.exec(answer);
  return found && !sentence.startsWith(found[1] as string) ? (found[2] as string).trim() : answer;
}

function countOf(text: string, part: string): number {
  return text.toLowerCase().split(part.toLowerCase()).length - 1;
}

function invents(before: string, after: string, beginning: string, capitalNouns: boolean): boolean {
  const words = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu) ?? [];
  const fold = (word: string) => word.toLowerCase().replace(/[.'’-]+$/u, '');
  const known = new Set(words(before).map(fold));
  const [first] = words(beginning);
  return words(after).some((word, i) => {
    if (known.has(fold(word))) return false;
    if (/\p{N}/u.test(word)) return true;
    return !capitalNouns && /^\p{Lu}[\p{L}\p{M}]/u.test(word) && !(i === 0 && word === first);
  });
}

/** The edit that makes one text another, without the words and blanks that both begin and end with. */
function narrow(offset: number, original: string, written: string): Edit {
  const wordsOf = (text: string): readonly string[] => text.match(/\s+|\S+/gu) ?? [];
  const [old, own] = [wordsOf(original), wordsOf(written)];
  let first = 0;
  while (first < Math.min(old.length, own.length) && old[first] === own[first]) first++;
  let last = 0;
  while (last < Math.min(old.length, own.length) - first && old.at(-1 - last) === own.at(-1 - last)) last++;
  const length = (parts: readonly string[]) => parts.join('').length;
  const start = offset + length(old.slice(0, first));
  const end = offset + original.length - length(old.slice(old.length - last));
  return { start, end, replacement: own.slice(first, own.length - last).join('') };
}
