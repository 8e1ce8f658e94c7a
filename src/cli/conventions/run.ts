import { formatConventions } from '../../pipeline/conventions/conventions.ts';
import type { Share } from '../../pipeline/conventions/census.ts';
import type { Finding } from '../../pipeline/conventions/compare.ts';
import { learnConventions } from '../../pipeline/conventions/learn.ts';
import { loadLabelMap } from '../../resources/label-map.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { formatTable } from '../screen.ts';
import { scoreApart } from '../notes.ts';
import { inSession } from '../session.ts';
import type { ConventionsOptions } from './command.ts';

export function runConventions(
  sourcePath: string,
  samplePath: string,
  out: string | undefined,
  options: ConventionsOptions,
  io: CliIo,
): Promise<ExitCode> {
  return inSession(options, io, async ({ open, note, print, write }) => {
    const [source, sample] = [await open(sourcePath), await open(samplePath, { from: options.sampleFrom })];
    const { conventions, findings } = await learnConventions(source, sample, {
      ...(options.locale !== undefined && { locale: options.locale }),
      ...(options.labels !== undefined && { sourceLabels: loadLabelMap(options.labels) }),
      ...(options.sampleLabels !== undefined && { sampleLabels: loadLabelMap(options.sampleLabels) }),
      onNote: note,
    });
    if (out !== undefined) write(out, formatConventions(conventions));
    note(scoreApart(samplePath));
    print({ conventions, findings }, () => formatFindings(findings, options.all === true, out));
  });
}

const share = ({ count, of }: Share) => `${count} of ${of}`;

function formatFindings(findings: readonly Finding[], all: boolean, out: string | undefined): string {
  const shown = findings.filter(({ differs }) => all || differs);
  const rows = shown.map(({ label = '', what, sample, source, rule = '', examples }) => [
    label, what, share(sample), share(source), rule, examples.join(' '),
  ]); // prettier-ignore
  const table =
    rows.length === 0
      ? ''
      : `${formatTable(['label', 'convention', 'in the sample', 'in the source', 'becomes', 'for example'], rows)}\n`;
  const differing = findings.filter(({ differs }) => differs).length;
  const result =
    differing === 0
      ? 'The sample uses the same annotation conventions as the source.'
      : `${differing} conventions of the source change.`;
  const where = out === undefined ? '' : ` → ${out}`;
  return `${table}${result}${where}\n`;
}
