import type { TagCommandOptions } from './command.ts';
import { PalimpsestError, type Report } from '../../core/errors.ts';
import type { Corpus, Document } from '../../core/types.ts';
import {
  type OpenTagger,
  type TagSummary,
  noteOfLanguage,
  openTagger,
  planPrompts,
  tagCorpus,
} from '../../pipeline/tagging/tag.ts';
import { packageVersion } from '../../pipeline/package-version.ts';
import { writeCorpus } from '../../pipeline/write-corpus.ts';
import { applyLabelMap, checkLabelMap, loadLabelMap } from '../../resources/label-map.ts';
import { type LlmTagger, isLlmTagger } from '../../taggers/llm/tagger.ts';
import type { TrainedTagger } from '../../taggers/types.ts';
import { createTagHandler } from '../../web/tag-server.ts';
import { serve } from '../browser.ts';
import type { ExitCode } from '../command.ts';
import { llmLimits } from '../options.ts';
import type { OutputOptions, PartOptions } from '../options.ts';
import { formatTable } from '../screen.ts';
import { createNotes, inSession } from '../session.ts';
import { WORTH_A_THREAD, worthOf } from '../threads.ts';
import type { CliIo } from '../io.ts';
import type { LlmAccount } from '../../taggers/llm/answer.ts';
import { formatCount, plural } from '../../report/pages/format.ts';

function openTaggerArgument(folder: string, options: TagCommandOptions, io: CliIo): Promise<OpenTagger> {
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
      saved: tagger.saved,
      labels,
      noteOn: (corpus) => noteOfLanguage(corpus, tagger),
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
    `--${flag} applies to language models only; this model is a ${tagger.family}`,
  );
}

/** Prints the first prompt on standard output, since that is what was asked for, and sends nothing. */
function showPrompts(tagger: LlmTagger, input: string, options: TagCommandOptions, io: CliIo): Promise<ExitCode> {
  return inSession(options, io, async ({ openText, print }) => {
    const plan = await planPrompts(await openText(input), tagger);
    print(
      plan,
      () =>
        `${plan.prompt ?? ''}\n────\n${formatCount(plan.prompts)} prompts of ${formatCount(plan.documents)} documents, each asked ${plan.queries} times: ` +
        `${formatCount(plan.requests)} requests to ${plan.url}, ${formatCount(plan.characters)} characters. Nothing was sent.\n`,
    );
  });
}

/** What finds the mentions, and what is told about it when all are found. */
export interface ArgumentTagging<Result extends TagResult> {
  tag(docs: Corpus, report: Report): AsyncIterable<Document>;
  /** Where threads find it. */
  readonly saved?: OpenTagger['saved'];
  /** What it can find. */
  readonly labels: readonly string[];
  /** What a person should know of how the tagger and a text fit. */
  noteOn?(corpus: Corpus): Promise<string | undefined>;
  describe(result: TagResult): Result;
}

/** Tags the corpus of an argument and writes it to another. */
export function tagArgument<Result extends TagResult>(
  input: string,
  output: string,
  options: OutputOptions & Partial<PartOptions> & { readonly labels?: string },
  io: CliIo,
  tagging: ArgumentTagging<Result>,
): Promise<ExitCode> {
  return inSession(options, io, async (session) => {
    const labelMap = options.labels === undefined ? undefined : loadLabelMap(options.labels);
    checkLabelMap(labelMap, tagging.labels).forEach(session.note);
    const corpus = await session.openText(input, session.reportUnlabelled);
    const note = await tagging.noteOn?.(corpus);
    if (note !== undefined) session.note(note);
    const tagger = { tag: (docs: Corpus) => tagging.tag(docs, session.report), saved: tagging.saved };
    if ((options.workers ?? 1) > 1 && !tagging.saved)
      session.note('this tagger is single-threaded: --workers has no effect');
    const parts = await session.parts(options, tagging.saved ? await worthOf(corpus, WORTH_A_THREAD.worked) : 1);
    const onProgress = (documents: number) => session.count('Tagging', documents);
    const tagged = await tagCorpus(corpus, tagger, { labelMap, ...parts.run, onProgress });
    await writeCorpus(tagged, await session.output(output, corpus), { with: parts.with });
    const result = tagging.describe({ output, ...tagged.summary(), seconds: session.seconds() });
    session.tell(result, () => formatTagged(result), output);
  });
}

/** What a tagging found and wrote over, where it went and how long it took. */
export interface TagResult extends TagSummary {
  readonly output: string;
  readonly seconds: number;
}

/** What a tagging found, for a terminal. */
export function formatTagged(result: TagResult & { readonly llm?: LlmAccount }): string {
  const { documents, entities, byLabel, replaced, widened, dropped, output } = result;
  const rows = Object.entries(byLabel).map(([label, mentions]) => [label, formatCount(mentions)]);
  const table = rows.length > 0 ? `${formatTable(['label', 'found'], rows)}\n` : '';
  const over = replaced > 0 ? ` (${formatCount(replaced)} existing annotations were replaced)` : '';
  const tokens = [
    ...(widened > 0 ? [`${formatCount(widened)} were widened to whole tokens of the file`] : []),
    ...(dropped > 0 ? [`${formatCount(dropped)} left out, because their token was already labelled`] : []),
  ];
  const note = tokens.length > 0 ? `${tokens.join(', ')}\n` : '';
  const asked = result.llm ? formatAccount(result.llm) : '';
  return `${table}${note}${asked}${plural(entities, 'entity', 'entities')} found in ${plural(documents, 'document')}${over} → ${output}\n`;
}

/** What was asked of a language model, and what became of its answers. */
function formatAccount(account: LlmAccount): string {
  const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
  const { given, kept, unanimous, claims } = account;
  const rows = [
    ['texts asked about', formatCount(account.texts)],
    ['answers of earlier runs', formatCount(account.cached)],
    ['requests', `${formatCount(account.requests)}, retries ${formatCount(account.retries)}`],
    ['tokens', `${formatCount(account.promptTokens)} of prompts, ${formatCount(account.answerTokens)} of answers`],
    ...(account.cost > 0 ? [['cost', account.cost.toFixed(4)]] : []),
    ['refusals', formatCount(account.refusals)],
    ['unreadable answers', formatCount(account.malformed)],
    ['queries without an answer', formatCount(account.unanswered)],
    ['claims', formatCount(claims)],
    ['  of another label', `${formatCount(account.unknownLabels)} (${share(account.unknownLabels, claims)})`],
    ['  not in the text', `${formatCount(account.notInText)} (${share(account.notInText, claims)})`],
    ['mentions given', formatCount(given)],
    ['  with enough votes', `${formatCount(kept)} (${share(kept, given)})`],
    ['  by every answer', `${formatCount(unanimous)} (${share(unanimous, given)})`],
  ];
  return `${formatTable(['language model', ''], rows)}\n`;
}

/**
 * Tags for other programs on this machine until Ctrl-C. One request is worked on at a time: a tagger keeps what it computes
 * with in one place.
 */
export async function serveTagging(folder: string, options: TagCommandOptions, io: CliIo): Promise<ExitCode> {
  const map = options.labels === undefined ? undefined : loadLabelMap(options.labels);
  const tagger = await openTaggerArgument(folder, options, io);
  checkLabelMap(map, tagger.labels).forEach(createNotes(io, options.quiet === true));
  async function* mapped(docs: Corpus): AsyncGenerator<Document> {
    for await (const doc of tagger.tag(docs)) yield map ? applyLabelMap(doc, map) : doc;
  }
  const about = { palimpsest: packageVersion, model: tagger.model.family, labels: tagger.labels };
  try {
    await serve(
      {
        handle: createTagHandler({ about, tag: mapped }),
        maxBody: options.maxMegabytes * 2 ** 20,
        maxConcurrent: 1,
        // A large corpus comes as fast as it is tagged.
        requestTimeout: 0,
        port: options.port,
      },
      {
        result: about,
        where: (url) => `${tagger.model.family} at ${url}tag`,
        after: (url) => ` Try:\n  echo '{"text": "…"}' | curl --data-binary @- ${url}tag`,
      },
      options,
      io,
    );
  } finally {
    await tagger.dispose();
  }
  return 0;
}
