import type { ImportCommandOptions, ListOptions, ShowOptions } from './command.ts';
import { describeSurrogates, drawSurrogates, importGazetteer, requireOwnLists } from '../../pipeline/gazetteers.ts';
import { describeGazetteers, loadGazetteers } from '../../resources/gazetteers.ts';
import type { CliIo } from '../io.ts';
import type { ExitCode } from '../command.ts';
import { formatCount } from '../../report/pages/format.ts';
import { formatTable } from '../screen.ts';

export function runList(options: ListOptions, io: CliIo): ExitCode {
  const gazetteers = loadGazetteers({ folders: options.gazetteers ?? [] });
  if (options.locale !== undefined) requireOwnLists(gazetteers, options.locale);
  const isWanted = ({ locale }: { readonly locale: string }) =>
    options.locale === undefined || locale === options.locale;
  if (options.all === true) {
    const described = describeGazetteers(gazetteers, options.partition).filter(isWanted);
    if (options.json === true) {
      io.stdout.write(`${JSON.stringify(described.map((row) => ({ ...row, distinct: String(row.distinct) })))}\n`);
      return 0;
    }
    const rows = described.map((row) => [
      row.locale,
      row.name,
      row.kind,
      String(row.entries),
      group(row.distinct),
      row.origin,
    ]);
    const header = ['locale', 'name', 'kind', 'entries', 'distinct', 'origin'];
    io.stdout.write(formatTable(header, rows, ['left', 'left', 'left', 'right', 'right', 'left']));
    return 0;
  }
  const found = describeSurrogates(gazetteers, options.partition).filter(isWanted);
  if (options.json === true) {
    io.stdout.write(`${JSON.stringify(found.map((row) => ({ ...row, distinct: row.distinct?.toString() })))}\n`);
    return 0;
  }
  const rows = found.map(({ locale, type, source, entries, distinct }) => [
    locale,
    type,
    source,
    entries === undefined ? '' : String(entries),
    distinct === undefined ? 'by rule' : group(distinct),
  ]);
  io.stdout.write(
    formatTable(['locale', 'type', 'drawn from', 'base entries', 'distinct surrogates'], rows, [
      'left',
      'left',
      'left',
    ]),
  );
  return 0;
}

export function runShow(label: string, options: ShowOptions, io: CliIo): ExitCode {
  const values = drawSurrogates(loadGazetteers({ folders: options.gazetteers ?? [] }), label, options);
  io.stdout.write(options.json === true ? `${JSON.stringify(values)}\n` : `${values.join('\n')}\n`);
  return 0;
}

export function runImport(file: string, options: ImportCommandOptions, io: CliIo): ExitCode {
  const result = importGazetteer(file, options.into, {
    list: options.label,
    locale: options.locale,
    ...(options.column !== undefined && { column: options.column }),
    ...(options.replace === true && { replace: true }),
  });
  const dropped = Object.entries(result.dropped).filter(([, count]) => count > 0);
  if (options.json === true) io.stdout.write(`${JSON.stringify(result)}\n`);
  else if (options.quiet !== true) {
    const left = dropped.map(([reason, count]) => `${count} ${reason}`).join(', ');
    io.stderr.write(
      `${result.read} values read${left === '' ? '' : ` (left out: ${left})`}; ${result.file} has ${result.size}.\n`,
    );
    io.stderr.write(`Use it with: palimpsest augment <in> <out> --gazetteers ${options.into}\n`);
  }
  return 0;
}

function group(count: bigint): string {
  return count < 10n ** 15n ? formatCount(Number(count)) : `about 10^${String(count).length - 1}`;
}
