import type { StatsOptions } from './command.ts';
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
import { inSession } from '../session.ts';
import type { CliIo } from '../io.ts';
import { openLabelMapping } from '../../pipeline/evaluation/label-mapping.ts';
import { openMixed } from '../../text/code-mixing.ts';
import type { ExitCode } from '../command.ts';
import { formatDecisions, formatMixing, formatStatistics } from './screen.ts';

interface StatsResult {
  readonly corpus: string;
  readonly format: string;
  readonly statistics: CorpusStatistics;
  readonly notes: NoteStatistics;
  readonly codeMixing?: CorpusMixing;
  readonly decisions?: DecisionStatistics;
}

export function runStats(inputs: readonly string[], options: StatsOptions, io: CliIo): Promise<ExitCode> {
  return inSession(options, io, async (session) => {
    const results: StatsResult[] = [];
    for (const input of inputs) {
      // Decisions need no labels: their placeholders are found.
      const corpus = await (options.placeholders === true ? session.openText(input) : session.open(input));
      const language = languageOf((await openLabelMapping(corpus, options, session.note)).locale());
      const analyse = createAnalyser(language);
      const statistics = createStatistics();
      const notes = createNoteStatistics({ languages: NOTE_LANGUAGES.includes(language) });
      const mixing = options.codeMixing === true ? createMixingStatistics(openMixed(options.mixed)) : undefined;
      const decisions =
        options.placeholders === true ? createDecisionStatistics(await openTokenizers(options)) : undefined;
      const tagger = decisions && createPlaceholderTagger({ gazetteers: loadGazetteers(), report: session.report });
      let documents = 0;
      for await (const doc of corpus) {
        const analysis = analyse(doc);
        statistics.add(doc, analysis);
        notes.add(doc, analysis);
        mixing?.add(doc, analysis);
        if (tagger) for await (const found of tagWhereNone(toCorpus([doc]), tagger)) decisions?.add(found);
        session.count('Counting', ++documents);
      }
      session.progress.clear();
      results.push({
        corpus: input,
        format: corpus.format.name,
        statistics: statistics.result(),
        notes: notes.result(),
        ...(mixing && { codeMixing: mixing.result() }),
        ...(decisions && { decisions: decisions.result() }),
      });
    }
    session.print(results, () => formatStatistics(results) + formatMixing(results) + formatDecisions(results));
  });
}

/** Loaded when asked for: an encoder's tokenizer is a library of its own. */
async function openTokenizers({ encoder, pieces }: StatsOptions): Promise<readonly ElementTokenizer[]> {
  if (encoder === undefined && pieces === undefined) return [];
  const { learnElementTokenizer, openElementTokenizer } = await import('../../pipeline/element-tokenizers.ts');
  return [
    ...(encoder === undefined ? [] : [await openElementTokenizer(encoder)]),
    ...(pieces === undefined ? [] : [learnElementTokenizer(pieces)]),
  ];
}
