import { formatCount } from '../../report/pages/format.ts';
import { type AgreementResult, measureAgreement } from '../../pipeline/evaluation/agreement.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { inSession } from '../session.ts';
import type { AgreementCommandOptions } from './command.ts';
import type { Agreement, Kappa } from '../../evaluate/agreement.ts';
import { formatPercent, formatTable } from '../screen.ts';

export function runAgreement(
  firstPath: string,
  secondPath: string,
  options: AgreementCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  return inSession(options, io, async ({ open, note, print, quiet }) => {
    const [first, second] = [await open(firstPath), await open(secondPath)];
    const result = await measureAgreement(first, second, { ...options, onNote: note });
    print(result, () => formatAgreement(result, options.differences));
    const { unpaired } = result;
    if (unpaired > 0 && !quiet) {
      io.stderr.write(`warning: ${unpaired} documents occur in only one of the corpora and were skipped\n`);
    }
    return unpaired > 0 ? 1 : 0;
  });
}

const kappaOf = ({ kappa }: Kappa) => (kappa === undefined ? '–' : kappa.toFixed(3));

/** How two annotations agree, for a terminal. */
export function formatAgreement({ labels, coarse }: AgreementResult, differences: number): string {
  const parts = [
    `${formatCount(labels.documents)} documents. Kappa: 1 is full agreement, 0 is chance agreement. Figures in percent.\n`,
    formatLevel(coarse ? 'by label' : '', labels),
    ...(coarse ? [formatLevel('by coarse type', coarse)] : []),
  ];
  if (differences > 0 && labels.differences.length > 0) {
    const rows = labels.differences
      .slice(0, differences)
      .map(({ first, second, tokens }) => [first, second, formatCount(tokens)]);
    parts.push(formatTable(['first', 'second', 'tokens'], rows, ['left', 'left', 'right']));
  }
  return parts.join('\n');
}

function formatLevel(title: string, { tokens, marked, byLabel, mentions }: Agreement): string {
  const row = (name: string, kappa: Kappa) => [
    name,
    kappaOf(kappa),
    formatPercent(kappa.observed),
    formatPercent(kappa.expected),
    formatCount(kappa.units),
  ];
  const rows = [
    row('all tokens', tokens),
    row('tokens labelled by either', marked),
    ...Object.entries(byLabel).map(([label, kappa]) => row(label, kappa)),
  ];
  return (
    `${title === '' ? '' : `${title}\n`}${formatTable(['', 'kappa', 'agreed', 'by chance', 'tokens'], rows)}` +
    `${formatCount(mentions.same)} entities are identical, of ${formatCount(mentions.first)} and ${formatCount(mentions.second)}: F1 ${formatPercent(mentions.f1)}\n`
  );
}
