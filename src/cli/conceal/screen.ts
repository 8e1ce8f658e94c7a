import type { ConcealSummary } from '../../conceal/account.ts';
import { OTHER_OUTCOMES, type OtherOutcome } from '../../conceal/pieces.ts';
import type { ConcealedCorpus } from '../../pipeline/conceal.ts';
import { sealNotes } from './seal-notes.ts';
import { formatTable } from '../screen.ts';

/** The account of a concealment for a terminal: what happened to every label. */
export function formatConcealment(
  summary: ConcealSummary,
  { job, labelMap }: ConcealedCorpus,
  output: string,
  seconds: number,
): string {
  const lines = [concealedTable(summary)];
  if (Object.keys(summary.others).length > 0) lines.push('\n', othersTable(summary));
  if (summary.gold) lines.push('\n', goldTable(summary.gold));
  lines.push(...sealNotes(summary));
  const emptied = summary.emptied > 0 ? `, ${summary.emptied} left out because nothing was left of them` : '';
  const refused = summary.refused > 0 ? `, ${summary.refused} refused by the format` : '';
  const sentences =
    summary.sentencesRemoved > 0 ? `, ${summary.sentencesRemoved} of ${summary.sentences} sentences removed` : '';
  const names = job.keepIds ? '' : ', under new ids';
  const seed = job.seed === null ? '' : `, seed ${job.seed}`;
  lines.push(
    `\n${summary.written} of ${summary.documents} documents written${emptied}${refused}${sentences}${names} in ${seconds.toFixed(1)} s ` +
      `(strategies ${job.strategies.name}, ${job.mode}, locale ${job.locale}, labels ${labelMap?.name ?? 'unknown'}${seed}) ` +
      `→ ${output === '-' ? 'standard output' : output}\n`,
  );
  return lines.join('');
}

/** What is said of a mention besides its strategy, where it happened to any. */
const REMARKS = {
  'no-surrogate': 'class instead',
  'with-sentence': 'with sentence',
  merged: 'merged',
  protected: 'eponyms kept',
} as const;

function concealedTable({ concealed }: ConcealSummary): string {
  const rows = Object.entries(concealed);
  const remarks = (Object.keys(REMARKS) as (keyof typeof REMARKS)[]).filter((outcome) =>
    rows.some(([, { outcomes }]) => outcomes[outcome] !== undefined),
  );
  return formatTable(
    ['concealed', 'strategy', 'written as', 'mentions', ...remarks.map((outcome) => REMARKS[outcome])],
    rows.map(([label, row]) => [
      label,
      row.strategy,
      writtenAs(row),
      String(row.mentions),
      ...remarks.map((outcome) => String(row.outcomes[outcome] ?? 0)),
    ]),
    ['left', 'left', 'left'],
  );
}

function writtenAs({ strategy, type, class: name }: ConcealSummary['concealed'][string]): string {
  if (strategy === 'pseudo') return type ?? '';
  return strategy === 'class' ? `<${name}>` : '';
}

const TITLES: Readonly<Record<OtherOutcome, string>> = {
  kept: 'kept',
  moved: 'moved',
  altered: 'altered',
  trimmed: 'trimmed',
  inside: 'dropped: inside',
  'given-up': 'dropped: altered',
  removed: 'removed',
};

function othersTable({ others }: ConcealSummary): string {
  const rows = Object.entries(others);
  const always: readonly OtherOutcome[] = ['kept', 'moved', 'altered'];
  const shown = OTHER_OUTCOMES.filter(
    (outcome) => always.includes(outcome) || rows.some(([, { outcomes }]) => outcomes[outcome] !== undefined),
  );
  return formatTable(
    ['other mentions', 'mentions', ...shown.map((outcome) => TITLES[outcome])],
    rows.map(([label, row]) => [
      label,
      String(row.mentions),
      ...shown.map((outcome) => String(row.outcomes[outcome] ?? 0)),
    ]),
  );
}

function goldTable(gold: NonNullable<ConcealSummary['gold']>): string {
  return formatTable(
    ['gold, not written', 'mentions', 'exposed'],
    Object.entries(gold).map(([label, { mentions, exposed }]) => [label, String(mentions), String(exposed)]),
  );
}
