import { PalimpsestError, type Report } from '../../core/errors.ts';
import type { Corpus, Document } from '../../core/types.ts';
import { createHeapGuard } from '../../pipeline/heap-guard.ts';
import { type OpenTagger, openTagger, planPrompts, tagCorpus } from '../../pipeline/tag.ts';
import { writeCorpus } from '../../pipeline/write-corpus.ts';
import { checkLabelMap, loadLabelMap } from '../../resources/label-map.ts';
import { isLlmTagger, type LlmTagger } from '../../taggers/llm/tagger.ts';
import type { BiasRequest } from '../../taggers/recall-bias/model.ts';
import type { TrainedTagger } from '../../taggers/types.ts';
import type { ExitCode } from '../command.ts';
import { openTextArgument } from '../corpus-argument.ts';
import { createDiagnosticLog, createNotes } from '../diagnostics.ts';
import type { CliIo } from '../io.ts';
import { type LlmOptions, llmLimits } from '../options.ts';
import { openOutputArgument, type OutputOptions } from '../output-argument.ts';
import { createProgressLine } from '../progress.ts';
import { formatTagged, type TagResult } from './screen.ts';

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

export function openTaggerArgument(folder: string, options: TagCommandOptions, io: CliIo): Promise<OpenTagger> {
  const { backend, recallBias, outsideBias, quiet } = options;
  return openTagger(folder, {
    ...(backend !== undefined && { backend }),
    llm: llmLimits(options, io),
    recallBias,
    outsideBias,
    onNote: createNotes(io, quiet === true),
  });
}

export async function runTag(
  folder: string,
  input: string,
  output: string,
  options: TagCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  const tagger = await openTaggerArgument(folder, options, io);
  const { model, labels } = tagger;
  try {
    const asked = languageModelOf(model, options);
    if (asked && options.dryRun === true) return await showPrompts(asked, input, options, io);
    return await tagArgument(input, output, options, io, {
      tag: (docs) => tagger.tag(docs),
      labels,
      describe: (result) => ({
        model: model.family,
        ...result,
        ...(options.recallBias && { recallBias: { ...options.recallBias, changedTokens: tagger.changedTokens } }),
        outsideBias: options.outsideBias,
        ...(asked && { llm: asked.account() }),
      }),
    });
  } finally {
    await tagger.dispose();
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
  try {
    const plan = await planPrompts(corpus, tagger);
    if (options.json === true) io.stdout.write(`${JSON.stringify(plan)}\n`);
    else {
      const count = (number: number) => number.toLocaleString('en-GB');
      io.stdout.write(
        `${plan.prompt ?? ''}\n────\n${count(plan.prompts)} prompts of ${count(plan.documents)} documents, each asked ${plan.queries} times: ` +
          `${count(plan.requests)} requests to ${plan.url}, ${count(plan.characters)} characters. Nothing was sent.\n`,
      );
    }
  } finally {
    await corpus.dispose();
    log.close();
  }
  return log.errors() > 0 ? 1 : 0;
}

/** What finds the mentions, and what is told about it when all are found. */
export interface ArgumentTagging<Result extends TagResult> {
  tag(docs: Corpus, report: Report): AsyncIterable<Document>;
  /** What it can find. */
  readonly labels: readonly string[];
  describe(result: TagResult): Result;
}

/** Tags the corpus of an argument and writes it to another. */
export async function tagArgument<Result extends TagResult>(
  input: string,
  output: string,
  options: TagCorpusOptions,
  io: CliIo,
  tagging: ArgumentTagging<Result>,
): Promise<ExitCode> {
  const quiet = options.quiet === true;
  const labelMap = options.labels === undefined ? undefined : loadLabelMap(options.labels);
  checkLabelMap(labelMap, tagging.labels).forEach(createNotes(io, quiet));
  const log = createDiagnosticLog(io, quiet);
  // That the input has no annotations is why it is tagged.
  const report: Report = (diagnostic) => {
    if (diagnostic.code !== 'missing-annotations') log.report(diagnostic);
  };
  const progress = createProgressLine(io, quiet);
  const guard = createHeapGuard();
  const corpus = await openTextArgument(input, options, io, report);
  const started = performance.now();
  try {
    const tagged = await tagCorpus(
      corpus,
      { tag: (docs) => tagging.tag(docs, log.report) },
      {
        labelMap,
        onProgress: (documents) => {
          guard();
          progress.update('Tagging', documents, undefined, 'documents');
        },
      },
    );
    await writeCorpus(tagged, await openOutputArgument(output, options, io, log.report, corpus));
    progress.clear();
    const seconds = (performance.now() - started) / 1000;
    const result = tagging.describe({ output, ...tagged.summary(), seconds });
    if (options.json === true) (output === '-' ? io.stderr : io.stdout).write(`${JSON.stringify(result)}\n`);
    else if (!quiet) io.stderr.write(formatTagged(result));
  } finally {
    progress.clear();
    await corpus.dispose();
    log.close();
  }
  return log.errors() > 0 ? 1 : 0;
}
