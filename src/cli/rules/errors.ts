import type { ErrorsOptions } from './command.ts';
import { type ErrorGroup, excerptOf, projectErrors, type RuleError } from '../../rules/project/error-groups.ts';
import type { Scores } from '../../rules/project/scores.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { openProjectFolder } from '../../pipeline/rule-project.ts';
import { formatPercent, formatTable } from '../screen.ts';

/** Shows what the working rules miss and invent: the text of documents on stdout, and nowhere else. */
export async function runErrors(folder: string, options: ErrorsOptions, io: CliIo): Promise<ExitCode> {
  const project = await openProjectFolder(folder);
  const { label: labels, validation = false } = options;
  const { corpus, scores, groups } = await projectErrors(project, { validation, ...(labels && { labels }) });
  if (options.json === true) {
    io.stdout.write(`${JSON.stringify({ corpus, scores, groups: groups.map(toRow) })}\n`);
    return 0;
  }
  if (options.quiet !== true) io.stdout.write(formatErrors(corpus, scores, groups, options));
  return 0;
}

function toRow({ errors, ...group }: ErrorGroup) {
  return { ...group, count: errors.length, errors: errors.map(errorRow) };
}

function errorRow({ document, entity }: RuleError) {
  const { start, end } = entity;
  return { document: document.id, start, end, ...excerptOf(document.text, entity) };
}

export interface ErrorScreen {
  /** Most groups of each kind. */
  readonly groups: number;
  /** Most examples of each group. */
  readonly examples: number;
}

const TITLES = {
  left: 'by left context',
  right: 'by right context',
  rule: 'by the network that found them',
} as const;

/** What rules miss and invent, for a terminal. It shows text of documents: that is what it is for. */
export function formatErrors(
  corpus: string,
  scores: Scores,
  groups: readonly ErrorGroup[],
  screen: ErrorScreen,
): string {
  const rows = Object.entries(scores.byLabel).map(([label, row]) => [
    label,
    String(row.gold),
    String(row.found),
    ...[row.precision, row.recall, row.f1].map((one) => formatPercent(one)),
  ]);
  rows.push([
    'all',
    String(scores.gold),
    String(scores.found),
    ...[scores.precision, scores.recall, scores.f1].map((one) => formatPercent(one)),
  ]);
  const parts = [
    `${scores.documents} ${corpus} documents; overlap counts as found; figures in percent.\n`,
    formatTable(['label', 'gold', 'found', 'precision', 'recall', 'F1'], rows),
  ];
  for (const label of new Set(groups.map((group) => group.label))) {
    for (const kind of ['missed', 'invented'] as const) {
      const own = groups.filter((group) => group.label === label && group.kind === kind);
      if (own.length === 0) continue;
      const total = own.filter(({ by }) => by === 'left').reduce((sum, { errors }) => sum + errors.length, 0);
      parts.push(`${label}: ${total} ${kind}\n`);
      for (const by of ['rule', 'left', 'right'] as const) {
        const some = own.filter((group) => group.by === by);
        if (some.length > 0) parts.push(formatGroups(some, screen));
      }
    }
  }
  if (groups.length === 0) parts.push('The rules make no errors.\n');
  return parts.join('\n');
}

function formatGroups(groups: readonly ErrorGroup[], { groups: most, examples }: ErrorScreen): string {
  const [{ by }] = groups as readonly [ErrorGroup, ...ErrorGroup[]];
  const shared = groups.filter(({ context }) => context !== '');
  const alone = groups.find(({ context }) => context === '')?.errors.length ?? 0;
  const width = Math.max(0, ...shared.slice(0, most).map(({ context }) => [...context].length));
  const lines = shared.slice(0, most).flatMap(({ context, errors, correct }) => [
    `    ${context.padEnd(width)}  ${String(errors.length).padStart(4)}  (correct here: ${correct})`,
    ...errors.slice(0, examples).map(({ document, entity }) => {
      const { before, mention, after } = excerptOf(document.text, entity);
      return `        ${before}[${mention}]${after}   ${document.id} [${entity.start}, ${entity.end})`;
    }),
  ]);
  const hidden = shared.slice(most);
  if (hidden.length > 0) {
    lines.push(
      `    … and ${hidden.length} more contexts with ${hidden.reduce((sum, { errors }) => sum + errors.length, 0)}`,
    );
  }
  if (alone > 0) lines.push(`    in unique contexts: ${alone}`);
  return `  ${TITLES[by]}\n${lines.join('\n')}\n`;
}
