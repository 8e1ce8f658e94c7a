import { type Diagnostic, formatPlace, type Report } from '../core/errors.ts';
import type { CliIo } from './io.ts';

const SHOWN_PER_CODE = 10;

/** Tells a person on stderr what is worth knowing and is no fault; nothing with `--quiet`. */
export function createNotes(io: CliIo, quiet: boolean): (note: string) => void {
  return (note) => {
    if (!quiet) io.stderr.write(`note: ${note}\n`);
  };
}

/** Gathers the diagnostics of a run: shows the first of each kind, counts all. */
export interface DiagnosticLog {
  readonly report: Report;
  /** By code. */
  readonly counts: Readonly<Record<string, number>>;
  /** Records refused. */
  errors(): number;
  /** Says how many more there were than were shown. */
  close(): void;
}

/**
 * @param io messages go to its stderr; `quiet` shows errors only.
 */
export function createDiagnosticLog(io: CliIo, quiet: boolean): DiagnosticLog {
  const counts: Record<string, number> = {};
  const seen = new Set<string>(); // a corpus is read more than once: each fault is told and counted once
  let errors = 0;
  return {
    counts,
    errors: () => errors,
    report: (diagnostic: Diagnostic) => {
      const where = formatPlace(diagnostic.place);
      const key = `${diagnostic.code} ${where}`;
      if (seen.has(key)) return;
      if (seen.size < 100_000) seen.add(key);
      const count = (counts[diagnostic.code] ?? 0) + 1;
      counts[diagnostic.code] = count;
      if (diagnostic.severity === 'error') errors++;
      else if (quiet) return;
      if (count <= SHOWN_PER_CODE) {
        io.stderr.write(
          `${diagnostic.severity}: ${where === '' ? '' : `${where}: `}${diagnostic.message} [${diagnostic.code}]\n`,
        );
      }
    },
    close: () => {
      for (const [code, count] of Object.entries(counts)) {
        if (count > SHOWN_PER_CODE) io.stderr.write(`… and ${count - SHOWN_PER_CODE} more [${code}]\n`);
      }
      if (errors > 0)
        io.stderr.write(
          `${errors} ${errors === 1 ? 'record was' : 'records were'} refused; everything else was read.\n`,
        );
    },
  };
}
