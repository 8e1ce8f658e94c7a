import { z } from 'zod';

/** The settings of a language model as a tagger. Defaults are those of Lee et al. (2024) where the paper gives any. */
export const llmSettings = z.strictObject({
  url: z
    .url({ protocol: /^https?$/ })
    .default('http://127.0.0.1:8080/v1')
    .describe('base URL of an OpenAI-compatible server; /chat/completions is added'),
  model: z.string().min(1).default('default').describe('name of the model on the server'),
  prompt: z.string().optional().describe('file with the prompt; the shipped one when absent'),
  definitions: z.string().optional().describe('YAML file, "label: definition"; shipped definitions where absent'),
  lists: z.string().optional().describe('YAML file, "label: [known mentions]", shown to the model, or "label: list"'),
  unit: z.enum(['sentence', 'document']).default('sentence').describe('what one query asks about'),
  queries: z.int().min(1).max(25).default(3).describe('how often each is asked'),
  votes: z.int().min(1).default(2).describe('answers that must give a mention'),
  temperature: z.number().min(0).max(2).default(0.5).describe('of the model'),
  topP: z.number().gt(0).max(1).default(0.5).describe('share of the probability that is drawn from'),
  maxAnswerTokens: z.int().min(16).default(1024).describe('longest answer'),
  occurrences: z
    .enum(['all', 'first'])
    .default('all')
    .describe('which occurrences of an answer in the text are mentions'),
  concurrency: z.int().min(1).max(64).default(4).describe('requests at a time'),
  timeoutSeconds: z.number().positive().default(120).describe('longest wait for one answer'),
  retries: z.int().min(0).default(4).describe('tries after a failure of server or network, at growing intervals'),
  answerRetries: z.int().min(0).default(1).describe('tries after a refusal or an answer that cannot be read'),
  cache: z.string().optional().describe('folder where answers are kept; default: in the user’s cache folder'),
});

export type LlmSettings = z.output<typeof llmSettings>;

/** Those that say which server is asked, and how. */
export const serverSettings = llmSettings.pick({
  url: true, model: true, temperature: true, topP: true, maxAnswerTokens: true, concurrency: true, timeoutSeconds: true,
  retries: true, answerRetries: true, cache: true,
}); // prettier-ignore

export type ServerSettings = z.output<typeof serverSettings>;

/** Whether a host is this machine itself. */
export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
