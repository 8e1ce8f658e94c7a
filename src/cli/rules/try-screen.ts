import { microRatios, type Ratios, ratiosByLabel } from '../../evaluate/counts.ts';
import type { AcceptanceTest, Change, Judgement } from '../../rules/project/acceptance.ts';
import type { RuleProject } from '../../rules/project/project.ts';
import type { Tried } from '../../rules/project/propose.ts';
import { formatTable } from '../screen.ts';

const REASONS: Readonly<Record<AcceptanceTest, string>> = {
  'covers-more-than-one-error': 'a rule must put right more than one error of the training set',
  'keeps-training-f1': 'F1 falls on the training set',
  'raises-recall-or-keeps-validation-f1': 'on the validation set recall does not rise, and F1 falls',
  'keeps-validation-precision-or-f1':
    'on the validation set it finds more, but precision and F1 fall: make a rule more precise on the training set, and try again',
  'finds-no-more-than-expected':
    'in unlabelled notes it finds far more than it puts right in reviewed ones, so that most of it is likely wrong: make it more precise, and try again',
};

const percent = (share: number) => (100 * share).toFixed(1);

/** Whether a proposal is accepted and why, with the figures before and after. */
export function formatTried(folder: string, project: RuleProject, { proposed, judgement, entry }: Tried): string {
  const { networks, gazetteers } = proposed;
  const what = [...networks, ...gazetteers.map((name) => `gazetteer ${name}`)];
  const rows = [
    ...changeRows('training', judgement.training, project.state.labels),
    ...changeRows('validation', judgement.validation, project.state.labels),
  ];
  const lines = [
    `Changed: ${what.length > 0 ? what.join(', ') : 'nothing'}.`,
    '',
    formatTable(['', 'label', 'precision', 'recall', 'F1', ''], rows, [
      'left',
      'left',
      'right',
      'right',
      'right',
      'left',
    ]),
    `Training errors put right: ${describe(judgement.covered)}; made: ${describe(judgement.caused)}.`,
    ...tellUnlabelled(judgement),
    '',
    `${judgement.verdict.toUpperCase()}${judgement.failed ? `: ${REASONS[judgement.failed]}` : ''}.`,
  ];
  if (judgement.verdict === 'accept') {
    lines.push(
      entry
        ? `Taken into ${folder}/rules as entry ${entry.iteration}.${entry.update} of the history.`
        : 'Not taken in: --accept does that.',
    );
  }
  return `${lines.join('\n')}\n`;
}

function tellUnlabelled({ unlabelled }: Judgement): string[] {
  if (unlabelled === undefined) return [];
  const { notes, found, added, expected } = unlabelled;
  return [
    `In ${notes} unlabelled notes: ${found} mentions found before, ${added} more; about ${expected.toFixed(1)} right ones are expected.`,
  ];
}

function describe(errors: Judgement['covered']): string {
  const missed = errors.filter(({ kind }) => kind === 'missed').length;
  if (errors.length === 0) return 'none';
  return `${errors.length} (${missed} missed, ${errors.length - missed} invented)`;
}

function changeRows(corpus: string, { before, after }: Change, labels: readonly string[]): string[][] {
  const [a, b] = [ratiosByLabel(before), ratiosByLabel(after)];
  const changed = labels.filter((label) => JSON.stringify(a[label]) !== JSON.stringify(b[label]));
  return [
    [corpus, 'all', ...figures(microRatios(before), microRatios(after))],
    ...changed.map((label) => ['', label, ...figures(a[label], b[label])]),
  ];
}

function figures(before: Ratios | undefined, after: Ratios | undefined): string[] {
  const one = (pick: keyof Ratios) => `${before ? percent(before[pick]) : '–'} → ${after ? percent(after[pick]) : '–'}`;
  const difference = (after?.f1 ?? 0) - (before?.f1 ?? 0);
  return [one('precision'), one('recall'), one('f1'), difference > 0 ? '▲' : difference < 0 ? '▼' : ''];
}
