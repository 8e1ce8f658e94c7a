import { type ExplainedMention, type Explanation, explainedTokens } from '../../core/explanation.ts';
import { type Ambiguity, NO_MENTION } from '../../evaluate/ambiguity.ts';
import type { VocabularyRow } from '../../evaluate/out-of-vocabulary.ts';
import type { CorpusExplanation } from '../../report/explanation-data.ts';
import { strongestOf } from '../../report/explanation/attention-view.ts';
import { formatTable } from '../screen.ts';

const percent = (share: number) => (Number.isNaN(share) ? '–' : (100 * share).toFixed(1));
const count = (number: number) => number.toLocaleString('en-GB');

/** What a tagger made of a sentence and what that rests on, for a terminal. */
export function formatExplanation(explanation: Explanation): string {
  const { part, mentions } = explanation;
  const rows = explainedTokens(explanation).map(({ text, tag, probability }) => [text, tag, percent(probability)]);
  const tags = formatTable(['token', 'tag', 'probability'], rows, ['left', 'left', 'right']);
  const found =
    mentions.length === 0
      ? [`No mention found${part ? ' in this part' : ''}, so there is no prediction to explain.\n`]
      : mentions.map((mention) => formatMention(explanation, mention));
  const head = part
    ? [`Part ${part.number} of ${part.of}: the sentence is longer than the model reads at once.\n`]
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
    `${textOf(own)}: ${label}, probability ${percent(probability)} %`,
    `  rests on       ${ranked.join(', ') || 'itself alone'} (${importanceBy})`,
    `  reduced to     ${textOf(reduction.kept)}`,
    `  without        ${reduction.steps.map(({ removed }) => tokens[removed]?.text ?? '').join(' ') || 'nothing: no word can go'}`,
  ];
  if (unknown) lines.push(`  when unread    ${unknown.tags.join(' ')}, probability ${percent(unknown.probability)} %`);
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
    const most = (strongest[p] ?? []).map(({ to, weight }) => `${pieces[to]?.name} ${percent(weight)}`);
    return [[name, most.join(', ')]];
  });
  const title = `looks most at, % (layer ${last.layer}, mean of ${attention.heads} heads)`;
  return [formatTable(['piece', title], rows, ['left', 'left'])];
}

/** What was found on a corpus, for a terminal. */
export function formatCorpusExplanation(found: CorpusExplanation): string {
  const { documents, micro, byMixing, byLanguages, ambiguity, vocabulary } = found;
  const groups = (title: string, rows: CorpusExplanation['byMixing']) =>
    formatTable(
      [title, 'sentences', 'with an error', 'F1'],
      rows.map(({ name, sentences, micro: { f1 } }) => [
        name,
        count(sentences?.count ?? 0),
        percent(sentences?.errorRate ?? 0),
        percent(f1),
      ]),
    );
  const parts = [
    `${count(documents)} documents; strict micro F1 ${percent(micro.f1)}, ${percent(ambiguity.coarse.f1)} where the coarse type alone must be right. Figures in percent.\n`,
    groups('CMI', byMixing),
    groups('languages', byLanguages),
    formatAmbiguity(ambiguity),
  ];
  if (vocabulary) parts.push(formatVocabulary(vocabulary.rows));
  return parts.join('\n');
}

/** Mentions whose words training had, and those with other words. */
export function formatVocabulary(vocabulary: Readonly<Record<string, VocabularyRow>>): string {
  const rows = Object.entries(vocabulary).map(([label, { mentions, rate, known, unknown }]) => [
    label === '' ? 'all' : label,
    count(mentions),
    percent(rate),
    percent(known.f1),
    percent(unknown.f1),
  ]);
  return formatTable(['label', 'mentions', 'out of vocabulary, %', 'F1 in', 'F1 out'], rows);
}

/** Labels taken for each other: within and across coarse types, and the most frequent pairs. */
export function formatAmbiguity({ byType, total, confusions }: Ambiguity): string {
  const types = formatTable(
    ['coarse type', 'mentions', 'right', 'other label of it', 'other type', 'not found'],
    [...Object.entries(byType), ['all', total] as const].map(([type, row]) => [
      type,
      ...[row.mentions, row.right, row.within, row.across, row.missed].map(count),
    ]),
  );
  const wrong = confusions
    .filter(({ gold, predicted }) => gold !== predicted && gold !== NO_MENTION && predicted !== NO_MENTION)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 10);
  if (wrong.length === 0) return types;
  const rows = wrong.map(({ gold, predicted, count: number }) => [gold, predicted, count(number)]);
  return `${types}\n${formatTable(['gold', 'predicted', 'mentions'], rows, ['left', 'left', 'right'])}`;
}
