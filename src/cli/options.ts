import type { ServerNews } from '../taggers/llm/client.ts';
import type { CliIo } from './io.ts';
import {
  columnArgument,
  corpusShardArgument,
  integerArgument,
  languagesArgument,
  namesArgument,
  numberArgument,
  policyArgument,
  pricesArgument,
  repeatedArgument,
} from './arguments.ts';
import { Command, Option, optionGroup, type OptionsOf } from './command.ts';

const common = () =>
  new Command()
    .option('--json', 'print the result as JSON, alone on stdout')
    .option('--quiet', 'print errors only on stderr')
    .option(
      '--plugin <file>',
      'run this JavaScript file, which adds languages, formats, augmenters, taggers or kinds of study; repeatable',
      repeatedArgument,
    );
/** What every command understands. */
export type CommonOptions = OptionsOf<typeof common>;
export const addCommonOptions = optionGroup(common);

const read = () =>
  addCommonOptions(new Command())
    .optionsGroup('Format options:')
    .option('--from <format>', 'format of the input; found from its content when absent')
    .option('--strict', 'stop at the first malformed record')
    .option(
      '--encoding <name>',
      'what files are in that are not UTF-8, such as latin-1, cp1252, utf-16le or gbk; UTF-16 with a byte order mark is told by itself',
    )
    .addOption(
      new Option(
        '--overlaps <what>',
        'documents with entities in or across others: keep (default) or refuse them',
      ).choices(['refuse', 'keep']),
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
    .addOption(
      new Option('--records <what>', 'Parquet, when writing: text with its entities, or tokens with tags').choices([
        'entities',
        'tokens',
      ]),
    )
    .option(
      '--tag-names <names>',
      'Hugging Face: names of integer tags in their order, such as O,B-PER,I-PER',
      namesArgument,
    )
    .option(
      '--type <type[:feature]>',
      'UIMA CAS, WebAnno TSV: type of the annotations that are mentions, and the feature that labels them; found where one stands out when absent',
    );
/** What every command that reads a corpus understands. */
export type ReadOptions = OptionsOf<typeof read>;
export const addReadOptions = optionGroup(read);

/** What every command that writes a corpus understands. */
export interface OutputOptions extends ReadOptions {
  readonly to?: string;
  readonly overwrite?: true;
}

const augmentation = () =>
  new Command()
    .option(
      '--alpha <n>',
      'augmented copies added to the original (default: 2, with the recipe palimpsest up to 5 of a corpus under 75,000 characters)',
      integerArgument(0),
    )
    .option('--recipe <recipe>', 'palimpsest, phicon, phicon-cautious, context-only, or a YAML file', 'palimpsest')
    .option('--no-phi', 'leave the entities as they are')
    .option('--no-context', 'leave the words around them as they are')
    .option('--no-generated', 'mix in no generated text')
    .addOption(
      new Option('--unit <unit>', "what a copy is a copy of (default: the recipe's)").choices(['document', 'sentence']),
    )
    .option('--labels <file>', 'label map (YAML); the shipped one that fits when absent')
    .option(
      '--policy <LABEL=what>',
      'replace, keep, from-corpus or a surrogate type, for one label; repeatable',
      policyArgument,
    )
    .option(
      '--learned <folder>',
      'what learn learned of the whole corpus: this one is not read for it, and standard input is worked on as it comes',
    )
    .option('--locale <locale>', "one of those of gazetteers list (default: the label map's, else en)")
    .addOption(partitionOption())
    .option('--gazetteers <folder...>', 'folders of your own lists; see palimpsest gazetteers import')
    .option('--allow-remote', 'a recipe with llm: the server may be another machine, which sees the text')
    .option(
      '--patient-field <key>',
      'meta field that names the patient, over whose documents surrogates agree',
      'patient',
    )
    .option('--seed <n>', 'the same seed writes the same bytes', integerArgument(0), 13);
/** What decides which copies an augmentation makes. */
export type AugmentationOptions = OptionsOf<typeof augmentation>;
export const addAugmentOptions = optionGroup(augmentation);

const target = () =>
  new Command()
    .option(
      '--target-sample <file>',
      'some labelled sentences of the corpus to tag: the source is brought to their labels, borders and blanks, and they are written beside it, with surrogates, so often that they weigh something',
    )
    .option('--target-from <format>', 'format of the target sample (default: found from its content)');
/** What commands understand that prepare a corpus for another one. */
export const addTargetOptions = optionGroup(target);

const workers = () =>
  new Command().option(
    '--workers <n>',
    'threads; the result does not depend on their number (default: one for some megabytes each, as the machine has room)',
    integerArgument(1),
  );
/** What commands understand that work on parts of corpora and write none. */
export const addWorkerOptions = optionGroup(workers);

const helpers = () =>
  new Command().option(
    '--workers <n>',
    'threads beside the first that train a crf; the result does not depend on their number (default: one less than there are processors)',
    integerArgument(1),
  );
/** What commands understand that train. */
export const addTrainingOptions = optionGroup(helpers);

const shares = () =>
  workers().option(
    '--shard <i/n>',
    'write only this share of the corpus; auto: that of the Slurm array task or Kubernetes job index; auto/n where it does not say of how many',
    corpusShardArgument,
  );
/** What commands understand that write shares of a corpus. */
export const addShareOptions = optionGroup(shares);

const parts = () =>
  shares().option(
    '--dead-letters <file>',
    'set documents aside on which work fails, as JSONL in this file, and go on with the rest',
  );
/** What commands understand that work on parts of a corpus. */
export type PartOptions = OptionsOf<typeof shares> & Partial<OptionsOf<typeof parts>>;
export const addPartOptions = optionGroup(parts);

const llm = () =>
  new Command()
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
/** What may be asked of a language model on a server. */
export type LlmOptions = OptionsOf<typeof llm>;
export const addLlmOptions = optionGroup(llm);

export const keepMetaOption = (what: string) =>
  new Option('--keep-meta <key>', `${what}; repeatable`).argParser(repeatedArgument);

export const mixedOption = () =>
  new Option(
    '--mixed <languages>',
    'two languages: told by their script (en,zh), by their words (es,ca; hi-latn,en), or by lists of yours (sw=swahili.txt,en=english.txt)',
  )
    .argParser(languagesArgument)
    .default(['en', 'zh'] as readonly [string, string], 'en,zh');

export const partitionOption = (what = 'draw surrogates from this share of every list') =>
  new Option('--partition <share>', what).choices(['train', 'dev', 'test', 'all']).default('all' as const);

/** `--backend`, for the commands that compute a neural network. */
export const backendOption = () =>
  new Option('--backend <backend>', 'neural models: what computes').choices([
    'auto',
    'webgpu',
    'tensorflow',
    'wasm',
    'cpu',
  ]);

/** What of the options a connection is made with; what becomes of the server is told on standard error. */
export function llmLimits(options: CommonOptions & LlmOptions, { stderr }: Pick<CliIo, 'stderr'>) {
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
