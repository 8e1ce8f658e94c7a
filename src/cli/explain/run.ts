import type { ExplainCommandOptions } from './command.ts';
import path from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { createDocument } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Explainer, Explanation } from '../../core/explanation.ts';
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
import { inSession, type Session } from '../session.ts';
import type { CliIo } from '../io.ts';
import { openLabelMapping } from '../../pipeline/evaluation/label-mapping.ts';
import { openInBrowser } from '../browser.ts';
import { openMixed } from '../../text/code-mixing.ts';
import { formatCorpusExplanation, formatExplanation } from './screen.ts';

export async function runExplain(
  folder: string,
  sentence: string | undefined,
  options: ExplainCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  const { out } = options;
  const tagger = await loadModel(folder, options.backend === undefined ? {} : { backend: options.backend });
  return inSession(options, io, async (session) => {
    session.atEnd(tagger);
    const sentences = sentence === undefined ? [] : await explainText(tagger, sentence, options, io);
    const corpus =
      options.corpus === undefined ? undefined : await explainArgument(tagger, options.corpus, options, session);
    if (out !== undefined) {
      const page = createExplanationPage({
        title: `${tagger.family} in ${path.basename(path.resolve(folder))}`,
        description: sentences.length > 0 ? 'This page shows the sentence that was explained: it is as confidential as that.' : 'What a model does on a labelled corpus, and where it fails.', // prettier-ignore
        sentences,
        sections: corpus ? corpusSections(corpus) : [],
      });
      session.write(out, page);
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
