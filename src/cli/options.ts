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
    .option('--quiet', 'print only errors to stderr')
    .option(
      '--plugin <file>',
      'JavaScript file that adds languages, formats, augmenters, taggers or kinds of study; repeatable',
      repeatedArgument,
    );
/** What every command understands. */
export type CommonOptions = OptionsOf<typeof common>;
export const addCommonOptions = optionGroup(common);

const read = () =>
  addCommonOptions(new Command())
    .optionsGroup('Format options:')
    .option('--from <format>', 'input format (default: detected)')
    .option('--strict', 'stop at the first malformed record')
    .option(
      '--encoding <name>',
      'encoding of non-UTF-8 input, such as latin-1, cp1252, utf-16le or gbk; UTF-16 with a BOM is detected',
    )
    .addOption(
      new Option(
        '--overlaps <what>',
        'documents with nested or overlapping entities: keep (default) or skip them (refuse)',
      ).choices(['refuse', 'keep']),
    )
    .option('--token-column <n>', 'CoNLL, CSV: token column, 0-based, or a header name', columnArgument)
    .option(
      '--tag-column <n>',
      'CoNLL, CSV: tag column, 0-based, negative from the end, or a header name',
      columnArgument,
    )
    .addOption(
      new Option('--scheme <scheme>', 'tag scheme (default: detected)').choices([
        'IO',
        'IOB1',
        'IOB2',
        'BIOES',
        'BILOU',
      ]),
    )
    .addOption(
      new Option('--separator <what>', 'CoNLL: column separator (default: detected)').choices(['tab', 'space']),
    )
    .addOption(
      new Option('--records <what>', 'Parquet output: text with entities, or tokens with tags').choices([
        'entities',
        'tokens',
      ]),
    )
    .option(
      '--tag-names <names>',
      'Hugging Face: names of the integer tags in order, such as O,B-PER,I-PER',
      namesArgument,
    )
    .option(
      '--type <type[:feature]>',
      'UIMA CAS, WebAnno TSV: annotation type of the entities, and the feature with the label (default: detected if ' +
        'unambiguous)',
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
      'copies per document (default: 2; with the recipe palimpsest up to 5 for corpora under 75,000 characters)',
      integerArgument(0),
    )
    .option('--recipe <recipe>', 'palimpsest, phicon, phicon-cautious, context-only, or a YAML file', 'palimpsest')
    .option('--no-phi', 'keep the entities')
    .option('--no-context', 'keep the wording')
    .option('--no-generated', 'add no generated documents')
    .addOption(
      new Option('--unit <unit>', 'unit of augmentation (default: from the recipe)').choices(['document', 'sentence']),
    )
    .option('--labels <file>', 'label map (YAML; default: the shipped one that fits)')
    .option(
      '--policy <LABEL=what>',
      'replace, keep, from-corpus or a surrogate type, for one label; repeatable',
      policyArgument,
    )
    .option('--learned <folder>', 'corpus statistics written by learn; allows streaming from standard input')
    .option(
      '--locale <locale>',
      'language of the surrogates, see palimpsest gazetteers list (default: detected from the text)',
    )
    .addOption(partitionOption())
    .option('--gazetteers <folder...>', 'folders with your own gazetteers; see palimpsest gazetteers import')
    .option('--allow-remote', 'recipes with llm: allow a server on another machine, which will see the text')
    .option(
      '--patient-field <key>',
      'metadata field with the patient id; surrogates agree across a patient’s documents',
      'patient',
    )
    .option('--seed <n>', 'the same seed gives identical output', integerArgument(0), 13);
/** What decides which copies an augmentation makes. */
export type AugmentationOptions = OptionsOf<typeof augmentation>;
export const addAugmentOptions = optionGroup(augmentation);

const target = () =>
  new Command()
    .option(
      '--target-sample <file>',
      'labelled sentences of the target corpus: the output follows their labels, entity boundaries and spacing, and they are ' +
        'added with surrogates, often enough to have weight',
    )
    .option('--target-from <format>', 'format of the target sample (default: detected)');
/** What commands understand that prepare a corpus for another one. */
export const addTargetOptions = optionGroup(target);

const workers = () =>
  new Command().option(
    '--workers <n>',
    'number of threads; does not affect the result (default: chosen from corpus size and free memory)',
    integerArgument(1),
  );
/** What commands understand that work on parts of corpora and write none. */
export const addWorkerOptions = optionGroup(workers);

const helpers = () =>
  new Command().option(
    '--workers <n>',
    'additional threads that train a crf; does not affect the result (default: processors − 1)',
    integerArgument(1),
  );
/** What commands understand that train. */
export const addTrainingOptions = optionGroup(helpers);

const shares = () =>
  workers().option(
    '--shard <i/n>',
    'write only part i of n of the corpus; auto: the part of this Slurm array task or Kubernetes job index; auto/n if n is ' +
      'not in the environment',
    corpusShardArgument,
  );
/** What commands understand that write shares of a corpus. */
export const addShareOptions = optionGroup(shares);

const parts = () =>
  shares().option('--dead-letters <file>', 'write documents that fail to this file (JSONL) and continue');
/** What commands understand that work on parts of a corpus. */
export type PartOptions = OptionsOf<typeof shares> & Partial<OptionsOf<typeof parts>>;
export const addPartOptions = optionGroup(parts);

const llm = () =>
  new Command()
    .option('--allow-remote', 'llm: allow a server on another machine, which will see the text')
    .option(
      '--max-requests <n>',
      'llm: maximum requests of this run; answers are kept, so a later run continues',
      integerArgument(0),
    )
    .option('--max-tokens <n>', 'llm: maximum tokens of prompts and answers together', integerArgument(0))
    .option('--max-cost <amount>', 'llm: maximum cost, computed with --prices', numberArgument)
    .option('--prices <prompt,answer>', 'llm: price per million tokens of prompts and of answers', pricesArgument)
    .option(
      '--give-up-after <seconds>',
      'llm: stop when the server has been silent this long (default: 60)',
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
    'two languages, distinguished by script (en,zh), by words (es,ca; hi-latn,en), or by your own word lists ' +
      '(sw=swahili.txt,en=english.txt)',
  )
    .argParser(languagesArgument)
    .default(['en', 'zh'] as readonly [string, string], 'en,zh');

export const partitionOption = (what = 'draw surrogates from this share of every gazetteer') =>
  new Option('--partition <share>', what).choices(['train', 'dev', 'test', 'all']).default('all' as const);

/** `--backend`, for the commands that compute a neural network. */
export const backendOption = () =>
  new Option('--backend <backend>', 'compute backend of neural models').choices([
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
      return `${news.url} does not answer: ${news.reason}. Check that the server is running at this address. Retrying for at most ${seconds(news.seconds)} (--give-up-after); answers so far are kept`;
    case 'waiting':
      return `${news.url} has not answered for ${seconds(news.since)}; stopping in ${seconds(news.left)}`;
    case 'slow':
      return `${news.url} accepted a request ${seconds(news.since)} ago but has not answered; waiting up to ${seconds(news.left)} more`;
    case 'back':
      return `${news.url} answers again`;
  }
}
