import type { CliIo } from './io.ts';
import type { ServerNews } from '../taggers/llm/outage.ts';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { FormatOptions, TagScheme } from '../core/corpus-format.ts';

/** What every command understands. */
export interface CommonOptions {
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** What every command that reads a corpus understands. */
export interface ReadOptions extends CommonOptions {
  readonly from?: string;
  readonly strict?: boolean;
  readonly overlaps?: 'refuse' | 'keep';
  readonly tokenColumn?: number | string;
  readonly tagColumn?: number | string;
  readonly scheme?: TagScheme;
  readonly separator?: 'tab' | 'space';
  readonly tagNames?: readonly string[];
}

export function addCommonOptions(command: Command): Command {
  return command
    .option('--json', 'print the result as JSON, alone on stdout')
    .option('--quiet', 'print errors only on stderr')
    .option(
      '--plugin <file>',
      'run this JavaScript file, which adds languages, formats, augmenters, taggers or kinds of study; repeatable',
      repeatedArgument,
    );
}

export function addReadOptions(command: Command): Command {
  return addCommonOptions(command)
    .option('--from <format>', 'format of the input; found from its content when absent')
    .option('--strict', 'stop at the first malformed record')
    .addOption(
      new Option('--overlaps <what>', 'documents with overlapping entities: refuse, or keep them').choices([
        'refuse',
        'keep',
      ]),
    )
    .option('--token-column <n>', 'CoNLL, CSV: column of the token, 0-based, or a header name', columnArgument)
    .option(
      '--tag-column <n>',
      'CoNLL, CSV: column of the tag, 0-based, negative from the end, or a header name',
      columnArgument,
    )
    .addOption(
      new Option('--scheme <scheme>', 'tag scheme; found from the tags when absent').choices([
        'IO',
        'IOB1',
        'IOB2',
        'BIOES',
        'BILOU',
      ]),
    )
    .addOption(
      new Option('--separator <what>', 'CoNLL: what stands between columns; found when absent').choices([
        'tab',
        'space',
      ]),
    )
    .option(
      '--tag-names <names>',
      'Hugging Face: names of integer tags in their order, such as O,B-PER,I-PER',
      namesArgument,
    );
}

function namesArgument(value: string): readonly string[] {
  return value.split(',').map((name) => name.trim());
}

/** Gathers values given with commas, in one option or in several. */
export function listArgument(value: string, previous: readonly string[] = []): readonly string[] {
  return [...previous, ...namesArgument(value)];
}

/** Gathers the values of an option that may be given several times. */
export function repeatedArgument(value: string, previous: readonly string[] = []): readonly string[] {
  return [...previous, value];
}

export const keepMetaOption = (what: string): Option =>
  new Option('--keep-meta <key>', `${what}; repeatable`).argParser(repeatedArgument);

export function mixedOption(): Option {
  return new Option(
    '--mixed <languages>',
    'two languages: told by their script (en,zh), by their words (es,ca; hi-latn,en), or by lists of yours (sw=swahili.txt,en=english.txt)',
  )
    .argParser((value): readonly [string, string] => {
      const [first, second, ...rest] = namesArgument(value);
      if (first === undefined || second === undefined || rest.length > 0)
        throw new InvalidArgumentError('It takes two languages, such as en,zh.');
      return [first, second];
    })
    .default(['en', 'zh'], 'en,zh');
}

/** What of the options goes to the reader or writer of the format. */
export function formatOptions(options: ReadOptions): FormatOptions {
  const { overlaps, tokenColumn, tagColumn, scheme, separator, tagNames } = options;
  return {
    ...(overlaps !== undefined && { overlaps }),
    ...(tokenColumn !== undefined && { tokenColumn }),
    ...(tagColumn !== undefined && { tagColumn }),
    ...(scheme !== undefined && { scheme }),
    ...(separator !== undefined && { separator }),
    ...(tagNames !== undefined && { tagNames }),
  };
}

export function integerArgument(minimum: number): (value: string) => number {
  return (value) => {
    const number = Number(value);
    if (value.trim() === '' || !Number.isInteger(number) || number < minimum) {
      throw new InvalidArgumentError(`It takes a whole number from ${minimum}.`);
    }
    return number;
  };
}

export function numberArgument(value: string): number {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) throw new InvalidArgumentError('It takes a number.');
  return number;
}

const MILLISECONDS = { s: 1e3, m: 60e3, h: 3600e3 } as const;

/** `90s`, `30m`, `2h`: in milliseconds. */
export function durationArgument(value: string): number {
  const match = /^(\d+(?:\.\d+)?)([smh])$/.exec(value.trim());
  if (!match) throw new InvalidArgumentError('It takes a time such as 90s, 30m or 2h.');
  return Number(match[1]) * MILLISECONDS[match[2] as keyof typeof MILLISECONDS];
}

export function columnArgument(value: string): number | string {
  return /^-?\d+$/.test(value) ? Number(value) : value;
}

/** Gathers `--policy LABEL=replace` options, given once or many times, into one record. */
export function policyArgument(value: string, previous: Record<string, string> = {}): Record<string, string> {
  const at = value.lastIndexOf('=');
  if (at < 1)
    throw new InvalidArgumentError('It takes LABEL=replace, LABEL=keep, LABEL=from-corpus or LABEL=<surrogate type>.');
  return { ...previous, [value.slice(0, at)]: value.slice(at + 1) };
}

/** Gathers `--set key=value` options. */
export function settingArgument(value: string, previous: readonly string[] = []): readonly string[] {
  if (value.indexOf('=') < 1) throw new InvalidArgumentError('It takes key=value, such as c2=0.1.');
  return [...previous, value];
}

/** Prices of a million tokens of prompts and of answers. */
export function pricesArgument(value: string): { readonly prompt: number; readonly answer: number } {
  const [prompt = NaN, answer = NaN, ...rest] = value.split(',').map(Number);
  if (rest.length > 0 || !(prompt >= 0 && answer >= 0))
    throw new InvalidArgumentError('It takes two prices, such as 0.5,1.5.');
  return { prompt, answer };
}

/** What may be asked of a language model on a server, for the commands that ask one. */
export function addLlmOptions(command: Command): Command {
  return command
    .option('--allow-remote', 'llm: the server may be another machine, which sees the text')
    .option(
      '--max-requests <n>',
      'llm: most requests of this run; answers are kept, and a later run goes on',
      integerArgument(0),
    )
    .option('--max-tokens <n>', 'llm: most tokens of prompts and answers together', integerArgument(0))
    .option('--max-cost <amount>', 'llm: most that it may cost, by --prices', numberArgument)
    .option('--prices <prompt,answer>', 'llm: price of a million tokens of prompts and of answers', pricesArgument)
    .option(
      '--give-up-after <seconds>',
      'llm: how long the server may be silent before the run stops (default: 60)',
      numberArgument,
    );
}

/** The values of {@link addLlmOptions}. */
export interface LlmOptions {
  readonly allowRemote?: boolean;
  readonly maxRequests?: number;
  readonly maxTokens?: number;
  readonly maxCost?: number;
  readonly prices?: { readonly prompt: number; readonly answer: number };
  readonly giveUpAfter?: number;
  readonly quiet?: boolean;
}

/** What of the options a connection is made with; what becomes of the server is told on standard error. */
export function llmLimits(options: LlmOptions, { stderr }: Pick<CliIo, 'stderr'>) {
  const { allowRemote, maxRequests, maxTokens, maxCost, prices, giveUpAfter, quiet } = options;
  return {
    ...(giveUpAfter !== undefined && { giveUpAfter }),
    ...(quiet !== true && { onServer: (news: ServerNews) => void stderr.write(`note: ${describeServer(news)}\n`) }),
    allowRemote: allowRemote === true,
    limits: {
      ...(maxRequests !== undefined && { requests: maxRequests }),
      ...(maxTokens !== undefined && { tokens: maxTokens }),
      ...(maxCost !== undefined && { cost: maxCost }),
      ...(prices && { prices }),
    },
  };
}

function describeServer(news: ServerNews): string {
  const seconds = (value: number) => `${Math.max(0, Math.round(value))} s`;
  switch (news.kind) {
    case 'silent':
      return `${news.url} does not answer: ${news.reason}. Is the server running, and is this its address? It is tried again, for at most ${seconds(news.seconds)} (--give-up-after); answers so far are kept`;
    case 'waiting':
      return `${news.url} has not answered for ${seconds(news.since)}; given up in ${seconds(news.left)}`;
    case 'slow':
      return `${news.url} took a question ${seconds(news.since)} ago and has not answered yet; it may take ${seconds(news.left)} more`;
    case 'back':
      return `${news.url} answers again`;
  }
}

/** `--backend`, for the commands that compute a neural network. */
export function backendOption(): Option {
  const names = ['auto', 'webgpu', 'tensorflow', 'wasm', 'cpu'];
  return new Option('--backend <backend>', 'neural models: what computes').choices(names);
}

/** Appends the examples that every command's help ends with. */
export function addExamples(command: Command, ...examples: readonly string[]): Command {
  return command.addHelpText(
    'after',
    `\nExamples:\n${examples.map((example) => `  $ palimpsest ${example}\n`).join('')}`,
  );
}
