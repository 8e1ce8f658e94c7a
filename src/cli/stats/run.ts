import { formatCount } from '../../report/pages/format.ts';
import type { StatsOptions } from './command.ts';
import { NOTE_LANGUAGES } from '../../text/identify-language.ts';
import { createMixingStatistics, type CorpusMixing } from '../../evaluate/code-mixing.ts';
import {
  createNoteStatistics,
  type NoteStatistics,
  createStatistics,
  type CorpusStatistics,
  type LanguageShares,
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
import { formatPercent, formatTable } from '../screen.ts';
import { ownValue } from '../../core/collections.ts';

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
      const corpus = await session.openText(input);
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
  const { learnElementTokenizer, openElementTokenizer } = await import('../../pipeline/tagging/element-tokenizers.ts');
  return [
    ...(encoder === undefined ? [] : [await openElementTokenizer(encoder)]),
    ...(pieces === undefined ? [] : [learnElementTokenizer(pieces)]),
  ];
}

const shareOf = (part: number, whole: number) =>
  whole === 0 ? formatCount(part) : `${formatCount(part)} (${((100 * part) / whole).toFixed(1)} %)`;

/** The first language to one of the second; as they are where there is nothing of the second. */
function ratioOf(shares: LanguageShares['tokens'] | undefined): string {
  if (!shares) return '';
  const [first = 0, second = 0] = Object.values(shares);
  return second === 0 ? `${formatCount(first)} : 0` : `${(first / second).toFixed(3)} : 1`;
}

/** The statistics of one corpus or of several side by side, for a terminal. */
export function formatStatistics(
  results: readonly {
    readonly corpus: string;
    readonly format: string;
    readonly statistics: CorpusStatistics;
    readonly notes?: NoteStatistics | undefined;
  }[],
): string {
  const names = results.map(({ corpus }) => corpus.replace(/\/+$/, '').split('/').at(-1) ?? corpus);
  const row = (title: string, value: (statistics: CorpusStatistics) => number) => [
    title,
    ...results.map(({ statistics }) => formatCount(value(statistics))),
  ];
  const noteRow = (title: string, value: (notes: NoteStatistics, statistics: CorpusStatistics) => string) =>
    results.some(({ notes }) => notes)
      ? [[title, ...results.map(({ notes, statistics }) => (notes ? value(notes, statistics) : ''))]]
      : [];
  const totals = formatTable(
    ['', ...names],
    [
      ['format', ...results.map(({ format }) => format)],
      row('documents', (s) => s.documents),
      ...(results.some(({ statistics }) => statistics.augmented > 0) ? [row('  augmented', (s) => s.augmented)] : []),
      ...noteRow('  with entities', ({ withMention }, { documents }) => shareOf(withMention, documents)),
      row('sentences', (s) => s.sentences),
      row('tokens', (s) => s.tokens),
      ...noteRow('  per document', ({ tokensPerDocument }) => tokensPerDocument.toFixed(2)),
      ...noteRow('distinct words', ({ words }) => formatCount(words.different)),
      ...noteRow('  more than once', ({ words }) => formatCount(words.repeated)),
      ...noteRow('  more than 5 times', ({ words }) => formatCount(words.frequent)),
      ...(results.some(({ notes }) => notes?.languages && Object.values(notes.languages.documents).every((n) => n > 0))
        ? [
            ...noteRow('es : ca, by document', ({ languages }) => ratioOf(languages?.documents)),
            ...noteRow('es : ca, by token', ({ languages }) => ratioOf(languages?.tokens)),
          ]
        : []),
      row('characters', (s) => s.characters),
      row('entities', (s) => s.entities),
    ],
  );
  const labels = [...new Set(results.flatMap(({ statistics }) => Object.keys(statistics.labels)))];
  if (labels.length === 0) return totals;
  const header = [
    'label',
    ...names.flatMap((name) => [results.length > 1 ? name : 'entities', 'distinct', 'mean length']),
  ];
  const rows = labels.map((label) => [
    label,
    ...results.flatMap(({ statistics }) => {
      const found = statistics.labels[label];
      if (!found) return ['0', '0', ''];
      return [formatCount(found.mentions), formatCount(found.distinct), found.meanLength.toFixed(1)];
    }),
  ]);
  return `${totals}\n${formatTable(header, rows)}`;
}

/** How languages are mixed in each corpus that was looked at for it, for a terminal. */
export function formatMixing(
  results: readonly { readonly corpus: string; readonly codeMixing?: CorpusMixing | undefined }[],
): string {
  return results.map(({ corpus, codeMixing }) => (codeMixing ? `\n${formatOne(corpus, codeMixing)}` : '')).join('');
}

function formatOne(corpus: string, { dominated, index, groups, ranges }: CorpusMixing): string {
  const averages = formatTable(
    ['dominated by', 'sentences', 'average CMI'],
    Object.entries(dominated).map(([language, { sentences, average }]) => [
      language,
      formatCount(sentences),
      formatPercent(average, 2),
    ]),
  );
  const names = Object.keys(groups);
  const labels = [...new Set(names.flatMap((name) => Object.keys(groups[name]?.mentions ?? {})))].toSorted();
  const rows = [
    ['sentences', ...names.map((name) => formatCount(groups[name]?.sentences ?? 0))],
    ...labels.map((label) => [
      label,
      ...names.map((name) => formatCount(ownValue(groups[name]?.mentions, label) ?? 0)),
    ]),
  ];
  const spread = formatTable(
    ['CMI', ...Object.keys(ranges)],
    [['sentences', ...Object.values(ranges).map(formatCount)]],
  );
  return (
    `${corpus}: code-mixing index (CMI) of the corpus ${formatPercent(index, 2)} (sum of the averages). CMI × 100: 0 is one language, ` +
    `50 is two in equal parts.\n\n${averages}\n${spread}\n${formatTable(['', ...names], rows)}`
  );
}

/** What decisions with placeholders are like: Table 5.1 of the thesis, of one corpus or of several side by side. */
export function formatDecisions(
  results: readonly { readonly corpus: string; readonly decisions?: DecisionStatistics | undefined }[],
): string {
  const known = results.flatMap(({ corpus, decisions }) => (decisions ? [{ corpus, decisions }] : []));
  if (known.length === 0) return '';
  const row = (title: string, value: (decisions: DecisionStatistics) => string) => [
    title,
    ...known.map(({ decisions }) => value(decisions)),
  ];
  const share = (part: number, whole: number) => (whole === 0 ? '' : ` (${((100 * part) / whole).toFixed(2)} %)`);
  const names = [...new Set(known.flatMap(({ decisions }) => Object.keys(decisions.tokensPerElement)))];
  const labels = [...new Set(known.flatMap(({ decisions }) => Object.keys(decisions.labels)))].toSorted();
  const table = formatTable(
    ['placeholders', ...known.map(({ corpus }) => corpus.replace(/\/+$/, '').split('/').at(-1) ?? corpus)],
    [
      row('documents', ({ documents }) => formatCount(documents)),
      row('paragraphs', ({ paragraphs }) => formatCount(paragraphs)),
      row('  over 512 tokens', ({ over512 }) => formatCount(over512)),
      row('  over 2,048 tokens', ({ over2048 }) => formatCount(over2048)),
      row('text elements', ({ elements }) => formatCount(elements)),
      row('  anonymised', ({ anonymised, elements }) => `${formatCount(anonymised)}${share(anonymised, elements)}`),
      row('placeholders', ({ references }) => formatCount(references)),
      ...labels.map((label) => row(`  ${label}`, (decisions) => formatCount(ownValue(decisions.labels, label) ?? 0))),
      ...names.map((name) =>
        row(`${name} tokens per element`, ({ tokensPerElement }) => tokensPerElement[name]?.toFixed(2) ?? ''),
      ),
    ],
  );
  return `\n${table}`;
}
