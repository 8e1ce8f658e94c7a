import path from 'node:path';
import type { ExplainCommandOptions } from './command.ts';
import { text as readAll } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { formatCount } from '../../report/pages/format.ts';
import { createDocument } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { type Explainer, type Explanation, type ExplainedMention, explainedTokens } from '../../core/explanation.ts';
import { createRng } from '../../core/rng.ts';
import { explainCorpus, openBefore } from '../../pipeline/explain/explain-corpus.ts';
import type { CorpusExplanation } from '../../report/explanation-data.ts';
import { corpusSections } from '../../report/explanation/corpus-sections.ts';
import { createExplanationPage } from '../../report/explanation/explanation-page.ts';
import { explainerOf } from '../../taggers/explain/omission.ts';
import { loadModel } from '../../taggers/model-folder.ts';
import type { TrainedTagger } from '../../taggers/types.ts';
import { languageOf } from '../../languages/locale.ts';
import type { ExitCode } from '../command.ts';
import { checkOutput, inSession, type Session } from '../session.ts';
import type { CliIo } from '../io.ts';
import { openLabelMapping } from '../../pipeline/evaluation/label-mapping.ts';
import { openInBrowser } from '../browser.ts';
import { openMixed } from '../../text/code-mixing.ts';
import { strongestOf } from '../../report/explanation/attention-view.ts';
import { formatPercent, formatTable } from '../screen.ts';
import { formatAmbiguity, formatVocabulary } from './findings.ts';

export async function runExplain(
  folder: string,
  sentence: string | undefined,
  options: ExplainCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  const { out } = options;
  checkOutput(options);
  const tagger = await loadModel(folder, options.backend === undefined ? {} : { backend: options.backend });
  return inSession(options, io, async (session) => {
    session.atEnd(tagger);
    const sentences = sentence === undefined ? [] : await explainText(tagger, sentence, options, io);
    const corpus =
      options.corpus === undefined ? undefined : await explainArgument(tagger, options.corpus, options, session);
    if (out !== undefined) {
      const page = createExplanationPage({
        title: `${tagger.family} in ${path.basename(path.resolve(folder))}`,
        description: sentences.length > 0 ? 'This page shows the sentence: treat it as confidential.' : 'What a model does on a labelled corpus, and where it fails.', // prettier-ignore
        sentences,
        sections: corpus ? corpusSections(corpus) : [],
      });
      session.write(out, page, sentences.length > 0 || options.withText === true);
    }
    report(tagger, sentences, corpus, options, io);
    if (out !== undefined && options.open === true) {
      const outcome = await openInBrowser(pathToFileURL(path.resolve(out)).href, io.env);
      if (!outcome.opened) session.note(`not opened: ${outcome.reason}`);
    }
  });
}

async function explainText(
  tagger: TrainedTagger,
  argument: string,
  { layers, beam }: ExplainCommandOptions,
  io: CliIo,
): Promise<readonly Explanation[]> {
  const text = argument === '-' ? await readAll(io.stdin) : argument;
  const explained = await explainerOf(tagger).explain(createDocument({ id: 'sentence', text, entities: [] }), { layers, beam }); // prettier-ignore
  if (explained.length > 0) return explained;
  throw new PalimpsestError('empty-sentence', 'the text has no word to explain');
}

async function explainArgument(
  tagger: TrainedTagger,
  argument: string,
  options: ExplainCommandOptions,
  { open, note, progress }: Session,
): Promise<CorpusExplanation> {
  let before: Awaited<ReturnType<typeof openBefore>> | undefined;
  try {
    const gold = await open(argument);
    const mapping = await openLabelMapping(gold, options, note);
    const training = options.training === undefined ? undefined : await open(options.training);
    const represent: Explainer['represent'] = tagger.explainer?.represent;
    if (options.before !== undefined) before = await openBefore(options.before, tagger);
    return await explainCorpus(gold, {
      tagger,
      ...(represent && { represent }),
      ...(before && { before: before.represent }),
      ...(training && { training }),
      languageOf: openMixed(options.mixed),
      language: languageOf(mapping.locale()),
      mapLabels: (docs) => mapping.apply(docs),
      coarseOf: (label) => mapping.coarseOf(label),
      rng: createRng(options.seed).fork('explain'),
      points: options.points,
      withText: options.withText === true,
      onProgress: (what, documents) => progress.update(what, documents, undefined, 'documents'),
    });
  } finally {
    progress.clear();
    before?.dispose();
  }
}

function report(
  { family }: TrainedTagger,
  sentences: readonly Explanation[],
  corpus: CorpusExplanation | undefined,
  { json, quiet, out }: ExplainCommandOptions,
  io: CliIo,
): void {
  if (json === true) {
    const plain = sentences.map(({ attention, ...rest }) => ({
      ...rest,
      ...(attention && {
        attention: {
          heads: attention.heads,
          layers: attention.layers.map(({ layer, weights }) => ({ layer, weights: Array.from(weights) })),
        },
      }),
    }));
    io.stdout.write(
      `${JSON.stringify({ model: family, sentences: plain, ...(corpus && { corpus }), page: out ?? null })}\n`,
    );
    return;
  }
  if (quiet !== true || out === undefined) {
    io.stdout.write(
      [...sentences.map(formatExplanation), ...(corpus ? [formatCorpusExplanation(corpus)] : [])].join('\n'),
    );
  }
  if (out !== undefined && quiet !== true) io.stderr.write(`page → ${out}\n`);
}

/** What a tagger made of a sentence and what that rests on, for a terminal. */
export function formatExplanation(explanation: Explanation): string {
  const { part, mentions } = explanation;
  const rows = explainedTokens(explanation).map(({ text, tag, probability }) => [
    text,
    tag,
    formatPercent(probability),
  ]);
  const tags = formatTable(['token', 'tag', 'probability'], rows, ['left', 'left', 'right']);
  const found =
    mentions.length === 0
      ? [`No entity found${part ? ' in this part' : ''}, so there is no prediction to explain.\n`]
      : mentions.map((mention) => formatMention(explanation, mention));
  const head = part
    ? [`Part ${part.number} of ${part.of}: the sentence is longer than the input limit of the model.\n`]
    : [];
  return [...head, tags, ...found, ...formatAttention(explanation)].join('\n');
}

function formatMention(
  { tokens, importanceBy }: Explanation,
  { label, first, end, probability, importance, reduction, unknown }: ExplainedMention,
): string {
  /** Tokens as they are written; a blank where something was between them. */
  const textOf = (places: readonly number[]) =>
    places
      .map((t, i) => {
        const touches = i > 0 && places[i - 1] === t - 1 && tokens[t - 1]?.end === tokens[t]?.start;
        return `${i > 0 && !touches ? ' ' : ''}${tokens[t]?.text ?? ''}`;
      })
      .join('');
  const own = Array.from({ length: end - first }, (_, i) => first + i);
  const ranked = tokens
    .map((_, t) => t)
    .filter((t) => t < first || t >= end)
    .toSorted((a, b) => Math.abs(importance[b] ?? 0) - Math.abs(importance[a] ?? 0) || a - b)
    .slice(0, 5)
    .map((t) => `${tokens[t]?.text} ${signed(importance[t] ?? 0)}`);
  const lines = [
    `${textOf(own)}: ${label}, probability ${formatPercent(probability)} %`,
    `  depends on     ${ranked.join(', ') || 'nothing else'} (${importanceBy})`,
    `  reduced to     ${textOf(reduction.kept)}`,
    `  without        ${reduction.steps.map(({ removed }) => tokens[removed]?.text ?? '').join(' ') || 'nothing: every word is needed'}`,
  ];
  if (unknown)
    lines.push(`  when hidden    ${unknown.tags.join(' ')}, probability ${formatPercent(unknown.probability)} %`);
  return `${lines.join('\n')}\n`;
}

function signed(weight: number): string {
  return `${weight < 0 ? '−' : '+'}${Math.abs(weight).toFixed(2)}`;
}

/** Where the pieces of mentions look, in the mean of the last layer's heads. */
function formatAttention({ pieces = [], attention, mentions }: Explanation): readonly string[] {
  const last = attention?.layers.at(-1);
  if (!attention || !last || mentions.length === 0) return [];
  const strongest = strongestOf(pieces.length, attention.heads, last.weights);
  const rows = pieces.flatMap(({ name, token }, p) => {
    if (token === undefined || !mentions.some(({ first, end }) => token >= first && token < end)) return [];
    const most = (strongest[p] ?? []).map(({ to, weight }) => `${pieces[to]?.name} ${formatPercent(weight)}`);
    return [[name, most.join(', ')]];
  });
  const title = `strongest attention, % (layer ${last.layer}, mean of ${attention.heads} heads)`;
  return [formatTable(['piece', title], rows, ['left', 'left'])];
}

export function formatCorpusExplanation(found: CorpusExplanation): string {
  const { documents, micro, byMixing, byLanguages, ambiguity, vocabulary } = found;
  const groups = (title: string, rows: CorpusExplanation['byMixing']) =>
    formatTable(
      [title, 'sentences', 'with an error', 'F1'],
      rows.map(({ name, sentences, micro: { f1 } }) => [
        name,
        formatCount(sentences?.count ?? 0),
        formatPercent(sentences?.errorRate ?? 0),
        formatPercent(f1),
      ]),
    );
  const parts = [
    `${formatCount(documents)} documents; strict micro F1 ${formatPercent(micro.f1)}, ${formatPercent(ambiguity.coarse.f1)} if only the coarse type must match. Figures in percent.\n`,
    groups('CMI', byMixing),
    groups('languages', byLanguages),
    formatAmbiguity(ambiguity),
  ];
  if (vocabulary) parts.push(formatVocabulary(vocabulary.rows));
  return parts.join('\n');
}
