import type { TryOptions } from './command.ts';
import { readRuleSource } from '../../rules/networks/load.ts';
import { summarise } from '../../rules/project/scores.ts';
import { readSourceFiles } from '../../rules/project/stored-rules.ts';
import {
  type Tried,
  tryProposal,
  type AcceptanceTest,
  type Change,
  type Judgement,
} from '../../rules/project/acceptance.ts';
import type { RuleProject } from '../../rules/project/project.ts';
import type { RuleError } from '../../rules/project/error-groups.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { openProjectFolder } from '../../pipeline/rule-project.ts';
import { changeProject } from './project.ts';
import { type Ratios, microRatios, ratiosByLabel } from '../../evaluate/counts.ts';
import { formatPercent, formatTable } from '../screen.ts';

/** Tries a proposal, or the working rules as they were edited. @returns 1 where the tests do not accept it. */
export async function runTry(
  folder: string,
  proposal: string | undefined,
  options: TryOptions,
  io: CliIo,
): Promise<ExitCode> {
  const source = proposal === undefined ? undefined : readRuleSource(proposal);
  const given = source && { file: source.file, files: readSourceFiles(source) };
  const accept = options.accept === true;
  const attempt = async (project: RuleProject) => ({ project, tried: await tryProposal(project, given, { accept }) });
  const { project, tried } = accept ? await changeProject(folder, options, io, attempt) : await attempt(await openProjectFolder(folder)); // prettier-ignore
  const { proposed, judgement, entry } = tried;
  if (options.json === true) {
    const { labels } = project.state;
    const change = ({ before, after }: Change) => ({
      before: summarise(before, labels),
      after: summarise(after, labels),
    });
    const place = ({ kind, document, entity: { label, start, end } }: RuleError) => ({ kind, document: document.id, label, start, end }); // prettier-ignore
    const result = {
      verdict: judgement.verdict,
      failed: judgement.failed ?? null,
      accepted: entry !== undefined,
      networks: proposed.networks,
      gazetteers: proposed.gazetteers,
      training: change(judgement.training),
      validation: change(judgement.validation),
      unlabelled: judgement.unlabelled ?? null,
      covered: judgement.covered.map(place),
      caused: judgement.caused.map(place),
    };
    io.stdout.write(`${JSON.stringify(result)}\n`);
  } else if (options.quiet !== true) io.stderr.write(formatTried(folder, project, tried));
  return judgement.verdict === 'accept' ? 0 : 1;
}

const REASONS: Readonly<Record<AcceptanceTest, string>> = {
  'covers-more-than-one-error': 'a rule must fix more than one error of the training set',
  'keeps-training-f1': 'F1 falls on the training set',
  'raises-recall-or-keeps-validation-f1': 'on the validation set recall does not rise, and F1 falls',
  'keeps-validation-precision-or-f1':
    'on the validation set it finds more, but precision and F1 fall: make the rule more precise and try again',
  'finds-no-more-than-expected':
    'in unlabelled notes it finds far more than it fixes in reviewed ones, so most of it is probably wrong: make it more precise and try again',
};

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
    `Training errors fixed: ${describe(judgement.covered)}; caused: ${describe(judgement.caused)}.`,
    ...tellUnlabelled(judgement),
    '',
    `${judgement.verdict.toUpperCase()}${judgement.failed ? `: ${REASONS[judgement.failed]}` : ''}.`,
  ];
  if (judgement.verdict === 'accept') {
    lines.push(
      entry
        ? `Adopted in ${folder}/rules as entry ${entry.iteration}.${entry.update} of the history.`
        : 'Not adopted; use --accept.',
    );
  }
  return `${lines.join('\n')}\n`;
}

function tellUnlabelled({ unlabelled }: Judgement): string[] {
  if (unlabelled === undefined) return [];
  const { notes, found, added, expected } = unlabelled;
  return [
    `In ${notes} unlabelled notes: ${found} entities found before, ${added} more; about ${expected.toFixed(1)} correct ones are expected.`,
  ];
}

function describe(errors: Judgement['covered']): string {
  const missed = errors.filter(({ kind }) => kind === 'missed').length;
  if (errors.length === 0) return 'none';
  return `${errors.length} (${missed} missed, ${errors.length - missed} spurious)`;
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
  const one = (pick: keyof Ratios) =>
    `${before ? formatPercent(before[pick]) : '–'} → ${after ? formatPercent(after[pick]) : '–'}`;
  const difference = (after?.f1 ?? 0) - (before?.f1 ?? 0);
  return [one('precision'), one('recall'), one('f1'), difference > 0 ? '▲' : difference < 0 ? '▼' : ''];
}
