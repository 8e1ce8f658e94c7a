import { NOTE_LANGUAGES } from '../../text/identify-language.ts';
import { createMixingStatistics, type CorpusMixing } from '../../evaluate/code-mixing.ts';
import {
  createNoteStatistics,
  type NoteStatistics,
  createStatistics,
  type CorpusStatistics,
} from '../../evaluate/statistics.ts';
import {
  createDecisionStatistics,
  type DecisionStatistics,
  type ElementTokenizer,
} from '../../placeholders/statistics.ts';
import { createPlaceholderTagger, tagWhereNone } from '../../placeholders/tagger.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { toCorpus } from '../../core/document.ts';
import { createAnalyser } from '../../text/analyse.ts';
import { languageOf } from '../../languages/locale.ts';
import { openCorpusArgument, openTextArgument } from '../corpus-argument.ts';
import { createDiagnosticLog, createNotes } from '../diagnostics.ts';
import type { CliIo } from '../io.ts';
import { openLabelMapping } from '../../pipeline/label-mapping.ts';
import { openMixed } from '../../text/code-mixing.ts';
import type { ReadOptions } from '../options.ts';
import { createProgressLine } from '../progress.ts';
import type { ExitCode } from '../command.ts';
import { formatMixing } from './code-mixing.ts';
import { formatDecisions } from './decisions.ts';
import { formatStatistics } from './screen.ts';

export interface StatsOptions extends ReadOptions {
  readonly locale?: string;
  readonly codeMixing?: boolean;
  readonly mixed: readonly [string, string];
  readonly placeholders?: boolean;
  readonly encoder?: string;
  readonly pieces?: number;
}

interface StatsResult {
  readonly corpus: string;
  readonly format: string;
  readonly statistics: CorpusStatistics;
  readonly notes: NoteStatistics;
  readonly codeMixing?: CorpusMixing;
  readonly decisions?: DecisionStatistics;
}

export async function runStats(inputs: readonly string[], options: StatsOptions, io: CliIo): Promise<ExitCode> {
  const log = createDiagnosticLog(io, options.quiet === true);
  const note = createNotes(io, options.quiet === true);
  const results: StatsResult[] = [];
  for (const input of inputs) {
    // Decisions need no labels: their placeholders are found.
    const open = options.placeholders === true ? openTextArgument : openCorpusArgument;
    const corpus = await open(input, options, io, log.report);
    const progress = createProgressLine(io, options.quiet === true);
    try {
      const locale = (await openLabelMapping(corpus, options, note)).locale();
      const language = languageOf(locale);
      const analyse = createAnalyser(language);
      const statistics = createStatistics();
      const notes = createNoteStatistics({ languages: NOTE_LANGUAGES.includes(language) });
      const mixing = options.codeMixing === true ? createMixingStatistics(openMixed(options.mixed)) : undefined;
      const decisions =
        options.placeholders === true ? createDecisionStatistics(await openTokenizers(options)) : undefined;
      const tagger = decisions && createPlaceholderTagger({ gazetteers: loadGazetteers(), report: log.report });
      let documents = 0;
      for await (const doc of corpus) {
        const analysis = analyse(doc);
        statistics.add(doc, analysis);
        notes.add(doc, analysis);
        mixing?.add(doc, analysis);
        if (tagger) for await (const found of tagWhereNone(toCorpus([doc]), tagger)) decisions?.add(found);
        progress.update('Counting', ++documents, undefined, 'documents');
      }
      progress.clear();
      results.push({
        corpus: input,
        format: corpus.format.name,
        statistics: statistics.result(),
        notes: notes.result(),
        ...(mixing && { codeMixing: mixing.result() }),
        ...(decisions && { decisions: decisions.result() }),
      });
    } finally {
      await corpus.dispose();
    }
  }
  log.close();
  if (options.json === true) io.stdout.write(`${JSON.stringify(results)}\n`);
  else io.stdout.write(formatStatistics(results) + formatMixing(results) + formatDecisions(results));
  return log.errors() > 0 ? 1 : 0;
}

/** Loaded when asked for: an encoder's tokenizer is a library of its own. */
async function openTokenizers({ encoder, pieces }: StatsOptions): Promise<readonly ElementTokenizer[]> {
  if (encoder === undefined && pieces === undefined) return [];
  const { learnElementTokenizer, openElementTokenizer } = await import('../element-tokenizers.ts');
  return [
    ...(encoder === undefined ? [] : [await openElementTokenizer(encoder)]),
    ...(pieces === undefined ? [] : [learnElementTokenizer(pieces)]),
  ];
}
