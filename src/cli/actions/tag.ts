import { DEFAULT_LAYER } from '../../core/document.ts';
import { PalimpsestError, type Report } from '../../core/errors.ts';
import type { Corpus, Document, Entity } from '../../core/types.ts';
import { commitTogether } from '../../formats/io/output.ts';
import { sourceTokens } from '../../formats/source-tokens.ts';
import { applyLabelMap, checkLabelMap, loadLabelMap } from '../../resources/label-map.ts';
import { openSavedModel } from '../../taggers/model-extras.ts';
import type { LlmAccount } from '../../taggers/llm/account.ts';
import { isLoopback } from '../../taggers/llm/loopback.ts';
import { isLlmTagger, type LlmTagger } from '../../taggers/llm/tagger.ts';
import { loadModel } from '../../taggers/model-folder.ts';
import { type BiasRequest, chooseBias, PAPER_TUNED, readRecallBias } from '../../taggers/recall-bias/model.ts';
import { type BiasedTagger, createBiasedTagger } from '../../taggers/recall-bias/tagger.ts';
import type { TrainedTagger } from '../../taggers/types.ts';
import { type Snapped, snapToTokens } from '../../taggers/snap-to-tokens.ts';
import type { ExitCode } from '../command.ts';
import { openTextArgument } from '../corpus-argument.ts';
import { createDiagnosticLog, createNotes } from '../diagnostics.ts';
import { createHeapGuard } from '../../pipeline/heap-guard.ts';
import type { CliIo } from '../io.ts';
import { type LlmOptions, llmLimits } from '../options.ts';
import { openOutputArgument, type OutputOptions } from '../output-argument.ts';
import { createProgressLine } from '../progress.ts';
import { formatTagged, type TagCounts } from '../screens/tagged.ts';

export interface TagCorpusOptions extends OutputOptions {
  readonly labels?: string;
}

export interface TagCommandOptions extends TagCorpusOptions, LlmOptions {
  readonly recallBias?: BiasRequest;
  readonly outsideBias: number;
  readonly backend?: string;
  readonly serve?: boolean;
  readonly port?: number;
  readonly maxMegabytes: number;
  readonly dryRun?: boolean;
}

/** What a tagging by a trained model found. */
export interface TagResult extends TagCounts {
  readonly model: string;
  /** The betas asked for; absent where none was. */
  readonly recallBias?: BiasRequest & { readonly changedTokens: number };
  readonly outsideBias: number;
  /** Of a language model: what was asked, answered and refused. */
  readonly llm?: LlmAccount;
}

export async function runTag(
  folder: string,
  input: string,
  output: string,
  options: TagCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  const { tagger, biased, tag } = await openTagging(folder, options, io);
  try {
    const asked = languageModelOf(tagger, options);
    if (asked && options.dryRun === true) return await showPrompts(asked, input, options, io);
    return await tagCorpus(input, output, options, io, {
      tag,
      labels: tagger.labels,
      describe: (counts): TagResult => ({
        model: tagger.family,
        ...counts,
        ...(options.recallBias && {
          recallBias: { ...options.recallBias, changedTokens: biased?.changed ?? 0 },
        }),
        outsideBias: options.outsideBias,
        ...(asked && { llm: asked.account() }),
      }),
    });
  } finally {
    await tagger.dispose?.();
  }
}

const LLM_OPTIONS = ['allowRemote', 'maxRequests', 'maxTokens', 'maxCost', 'prices', 'giveUpAfter', 'dryRun'] as const;

/** @throws PalimpsestError `not-an-llm` where another tagger is given options of a language model. */
function languageModelOf(tagger: TrainedTagger, options: TagCommandOptions): LlmTagger | undefined {
  if (isLlmTagger(tagger)) return tagger;
  const given = LLM_OPTIONS.find((key) => options[key] !== undefined);
  if (given === undefined) return undefined;
  const flag = given.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  throw new PalimpsestError(
    'not-an-llm',
    `--${flag} is for language models, and the model is of the kind ${tagger.family}`,
  );
}

/** Prints the first prompt on standard output, since that is what was asked for, and sends nothing. */
async function showPrompts(tagger: LlmTagger, input: string, options: TagCommandOptions, io: CliIo): Promise<ExitCode> {
  const log = createDiagnosticLog(io, options.quiet === true);
  const corpus = await openTextArgument(input, options, io, log.report);
  let first: string | undefined;
  let [documents, prompts, characters] = [0, 0, 0];
  try {
    for await (const doc of corpus) {
      documents++;
      for (const prompt of tagger.prompts(doc)) {
        first ??= prompt;
        prompts++;
        characters += prompt.length;
      }
    }
  } finally {
    await corpus.dispose();
    log.close();
  }
  const { queries, url } = tagger.settings;
  const plan = { url, documents, prompts, queries, requests: prompts * queries, characters: characters * queries };
  if (options.json === true) io.stdout.write(`${JSON.stringify({ prompt: first, ...plan })}\n`);
  else {
    const count = (number: number) => number.toLocaleString('en-GB');
    io.stdout.write(
      `${first ?? ''}\n────\n${count(prompts)} prompts of ${count(documents)} documents, each asked ${queries} times: ` +
        `${count(plan.requests)} requests to ${url}, ${count(plan.characters)} characters. Nothing was sent.\n`,
    );
  }
  return log.errors() > 0 ? 1 : 0;
}

/** What finds the mentions, and what is told about it when all are found. */
export interface CorpusTagging<Result extends TagCounts> {
  tag(docs: Corpus, report: Report): AsyncIterable<Document>;
  /** What it can find. */
  readonly labels: readonly string[];
  describe(counts: TagCounts): Result;
}

/** Tags the corpus of an argument and writes it to another. */
export async function tagCorpus<Result extends TagCounts>(
  input: string,
  output: string,
  options: TagCorpusOptions,
  io: CliIo,
  tagging: CorpusTagging<Result>,
): Promise<ExitCode> {
  const quiet = options.quiet === true;
  const map = options.labels === undefined ? undefined : loadLabelMap(options.labels);
  checkLabelMap(map, tagging.labels).forEach(createNotes(io, quiet));
  const log = createDiagnosticLog(io, quiet);
  // That the input has no annotations is why it is tagged.
  const report: Report = (diagnostic) => {
    if (diagnostic.code !== 'missing-annotations') log.report(diagnostic);
  };
  const progress = createProgressLine(io, quiet);
  const guard = createHeapGuard();
  const corpus = await openTextArgument(input, options, io, report);
  const found = new Map<string, number>();
  const counts = { documents: 0, entities: 0, replaced: 0, widened: 0, dropped: 0 };
  const started = performance.now();
  let seen = 0;
  try {
    const writer = await openOutputArgument(output, options, io, log.report, corpus);
    try {
      const documents = counting(corpus, (entity) => {
        if (isDefault(entity)) counts.replaced++;
      });
      for await (const tagged of tagging.tag(documents, log.report)) {
        const { document, widened, dropped } = fit(tagged);
        counts.widened += widened;
        counts.dropped += dropped;
        const doc = map ? applyLabelMap(document, map) : document;
        guard();
        progress.update('Tagging', ++seen, undefined, 'documents');
        if (!(await writer.write(doc))) continue;
        counts.documents++;
        for (const entity of doc.entities.filter(isDefault)) {
          counts.entities++;
          found.set(entity.label, (found.get(entity.label) ?? 0) + 1);
        }
      }
      await commitTogether([writer]);
    } catch (error) {
      await writer.abort();
      throw error;
    } finally {
      progress.clear();
    }
    const result = tagging.describe({
      output,
      ...counts,
      byLabel: Object.fromEntries([...found].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      seconds: (performance.now() - started) / 1000,
    });
    if (options.json === true) (output === '-' ? io.stderr : io.stdout).write(`${JSON.stringify(result)}\n`);
    else if (!quiet) io.stderr.write(formatTagged(result));
  } finally {
    await corpus.dispose();
    log.close();
  }
  return log.errors() > 0 ? 1 : 0;
}

/** A saved tagger, as the options want it to tag. */
export interface Tagging {
  readonly tagger: TrainedTagger;
  readonly biased: BiasedTagger | undefined;
  readonly tag: (docs: Corpus) => AsyncIterable<Document>;
}

export async function openTagging(folder: string, options: TagCommandOptions, io: CliIo): Promise<Tagging> {
  const { backend, allowRemote } = options;
  const tagger = await loadModel(folder, { ...(backend !== undefined && { backend }), llm: llmLimits(options, io) });
  if (isLlmTagger(tagger) && !isLoopback(tagger.settings.url) && allowRemote === true && options.quiet !== true) {
    io.stderr.write(`note: the text is sent to ${new URL(tagger.settings.url).host}\n`);
  }
  const biased = options.recallBias && (await openBiased(folder, tagger, options, io));
  return {
    tagger,
    biased,
    tag: (docs) => biased?.tag(docs) ?? tagger.tag(docs, { recallBias: options.outsideBias }),
  };
}

/**
 * The tagger with the thresholds of its folder, or where it was never tuned, those that the paper found for its corpus.
 */
async function openBiased(
  folder: string,
  tagger: TrainedTagger,
  { recallBias, outsideBias, quiet }: TagCommandOptions,
  io: CliIo,
): Promise<BiasedTagger> {
  if (outsideBias !== 0) {
    throw new PalimpsestError('two-biases', '--recall-bias and --outside-bias are two ways to the same end', {
      hint: 'Give one of them.',
    });
  }
  const model = await readRecallBias(await openSavedModel(folder));
  if (!model && quiet !== true)
    io.stderr.write(
      'note: the model was not tuned; the thresholds are those of the paper (palimpsest tune finds its own)\n',
    );
  const bias = chooseBias(model?.tuned ?? PAPER_TUNED, recallBias ?? {}, tagger.labels);
  return createBiasedTagger(tagger, bias, model?.context ? { context: model.context } : {});
}

/** The mentions as whole tokens of the file, where it is one of tokens. */
function fit(doc: Document): Snapped {
  const tokens = sourceTokens(doc);
  return tokens ? snapToTokens(doc, tokens) : { document: doc, widened: 0, dropped: 0 };
}

function isDefault({ layer }: Entity): boolean {
  return layer === undefined || layer === DEFAULT_LAYER;
}

async function* counting(corpus: Corpus, onEntity: (entity: Entity) => void): AsyncGenerator<Document> {
  for await (const doc of corpus) {
    doc.entities.forEach(onEntity);
    yield doc;
  }
}
