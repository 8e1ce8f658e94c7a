import type { BilingualLexicon } from '../../resources/bilingual-lexicon.ts';
import { createBilingualPhrases, isWrittenTogether } from '../../text/bilingual-phrases.ts';
import { tokenise } from '../../text/tokenise.ts';
import { packOf } from '../../languages/index.ts';
import { z } from 'zod';
import { createRng } from '../../core/rng.ts';
import { createBudget, createLimiter } from '../llm/budget.ts';
import { createChatClient, type ClientCounts } from '../llm/client.ts';
import { llmSettings, type LlmSettings } from '../llm/settings.ts';
import type { LlmConnection } from '../llm/tagger.ts';

/** Translates sentences. */
export interface Translator {
  readonly name: string;
  /** Sentences that it likes to have at a time; default 1. */
  readonly concurrency?: number;
  /**
   * Of one sentence with inline markers (`<e1>…</e1>`), which must be kept around the words they stand around.
   *
   * @param to the language, as the corpus names it: `en`, `zh`.
   * @returns nothing where there is no translation: a refusal, no answer that can be read.
   */
  translate(text: string, to: string): Promise<string | undefined>;
}

/**
 * Word by word, by a lexicon: a STAND-IN for tests and for a first look, no machine translation. What the lexicon has not stays as it
 * is, order and grammar too.
 */
export function createLexiconTranslator(lexicon: BilingualLexicon): Translator {
  const phrases = createBilingualPhrases(lexicon);
  return {
    name: `lexicon ${lexicon.name}`,
    async translate(text, to) {
      const tokens = tokenise(text);
      let written = '';
      let at = 0;
      for (const { first, end, language, others } of phrases.find(text, tokens)) {
        const [start, until, other] = [tokens[first]?.start ?? 0, tokens[end - 1]?.end ?? 0, others[0]];
        if (language === to || other === undefined) continue;
        written += text.slice(at, start);
        const parted = !isWrittenTogether(other);
        if (parted && /[\p{L}\p{N}]$/u.test(written)) written += ' ';
        written += other;
        if (parted && /^[\p{L}\p{N}]/u.test(text.slice(until, until + 2))) written += ' ';
        at = until;
      }
      return written + text.slice(at);
    },
  };
}

/** Those of a language model as a tagger; nothing is drawn. */
export const translation = {
  name: 'translate',
  description: 'a language model on a server of yours, asked once a sentence',
  settings: llmSettings.extend({
    temperature: z.number().min(0).max(2).default(0).describe('of the model'),
    topP: z.number().gt(0).max(1).default(1).describe('share of the probability that is drawn from'),
  }),
};

/** What was asked of the server. */
export interface TranslationAccount extends ClientCounts {
  readonly requests: number;
  readonly promptTokens: number;
  readonly answerTokens: number;
  readonly cost: number;
  /** Answers of earlier runs. */
  readonly cached: number;
  readonly refusals: number;
}

export interface LlmTranslator extends Translator {
  account(): TranslationAccount;
}

/** The name of a language, also of one in another script: `hi-latn`. */
function nameOf(language: string): string {
  const own = packOf(language)?.name ?? language;
  return language.endsWith('-latn') ? `${own} in Latin letters` : own;
}

/** What the model is asked. */
export function translationPrompt(text: string, to: string): string {
  return [
    `Translate the clinical sentence below into ${nameOf(to)}, so that no other language is left in it.`,
    'Keep every tag such as <e1> and </e1> exactly as it is, once, around the translation of the words it stands around. Translate or transliterate names too.',
    'Answer with the translation alone, on one line, without quotation marks or explanations.',
    '',
    `Sentence: ${text.replaceAll(/\s+/g, ' ').trim()}`,
    'Translation:',
  ].join('\n');
}

/** Translates by a language model on an OpenAI-compatible server, once each sentence; answers are kept on disk. */
export function createLlmTranslator(settings: LlmSettings, connect: () => LlmConnection): LlmTranslator {
  const counts = { cached: 0, refusals: 0, retries: 0, throttled: 0 };
  let open: ReturnType<typeof connected> | undefined;

  function connected() {
    const { limits, cache, ...options } = connect();
    const budget = createBudget(limits);
    const client = createChatClient(settings, { ...options, budget, rng: createRng(1).fork('llm-wait'), counts });
    return { budget, cache, client, limit: createLimiter(settings.concurrency) };
  }

  return {
    name: `llm ${settings.model}`,
    concurrency: settings.concurrency,
    account: () => ({
      ...counts,
      ...(open?.budget.spent() ?? { requests: 0, promptTokens: 0, answerTokens: 0, cost: 0 }),
    }),
    async translate(text, to) {
      const { cache, client, limit } = (open ??= connected());
      const prompt = translationPrompt(text, to);
      return limit(async () => {
        let reply = await cache.get(prompt, 0);
        if (reply) counts.cached++;
        else {
          reply = await client.ask({ prompt, seed: 0 });
          await cache.put(prompt, 0, reply);
        }
        if (reply.isRefusal) {
          counts.refusals++;
          return undefined;
        }
        return readTranslation(reply.content, text);
      });
    },
  };
}

/** The translation without what models put around it; blanks around the sentence are those of the source. */
function readTranslation(answer: string, source: string): string | undefined {
  const line = answer.trim().replace(/^Translation:\s*/i, '').replace(/^(["“'「])([^]*)["”'」]$/, '$2').trim(); // prettier-ignore
  if (line === '' || line.includes('\n')) return undefined;
  const [before] = /^\s*/.exec(source) ?? [''];
  const [after] = /\s*$/.exec(source) ?? [''];
  return before + line + after;
}
