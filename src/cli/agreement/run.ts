import { measureAgreement } from '../../pipeline/agreement.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { inSession } from '../session.ts';
import type { AgreementCommandOptions } from './command.ts';
import { formatAgreement } from './screen.ts';

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
      io.stderr.write(`warning: ${unpaired} documents are in one of the two corpora only and were left out\n`);
    }
    return unpaired > 0 ? 1 : 0;
  });
}
