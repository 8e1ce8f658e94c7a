import { type AgreementOptions, measureAgreement } from '../../pipeline/agreement.ts';
import type { ExitCode } from '../command.ts';
import { createCorpusOpener } from '../corpus-argument.ts';
import { createDiagnosticLog, createNotes } from '../diagnostics.ts';
import type { CliIo } from '../io.ts';
import type { ReadOptions } from '../options.ts';
import { formatAgreement } from './screen.ts';

export interface AgreementCommandOptions extends ReadOptions, AgreementOptions {
  readonly differences: number;
}

export async function runAgreement(
  firstPath: string,
  secondPath: string,
  options: AgreementCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  const quiet = options.quiet === true;
  const log = createDiagnosticLog(io, quiet);
  const opener = createCorpusOpener(options, io, log.report);
  try {
    const first = await opener.open(firstPath);
    const second = await opener.open(secondPath);
    const result = await measureAgreement(first, second, { ...options, onNote: createNotes(io, quiet) });
    const { unpaired } = result;
    if (options.json === true) io.stdout.write(`${JSON.stringify(result)}\n`);
    else io.stdout.write(formatAgreement(result, options.differences));
    if (unpaired > 0 && !quiet) {
      io.stderr.write(`warning: ${unpaired} documents are in one of the two corpora only and were left out\n`);
    }
    return log.errors() > 0 || unpaired > 0 ? 1 : 0;
  } finally {
    await opener.dispose();
    log.close();
  }
}
