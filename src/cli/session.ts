import type { Report } from '../core/errors.ts';
import { type Diagnostic, formatPlace, PalimpsestError } from '../core/errors.ts';
import type { OpenCorpus } from '../formats/read-corpus.ts';
import type { PendingLines } from '../formats/io/output.ts';
import type { PendingCorpus } from '../formats/write-corpus.ts';
import type { PartRun } from '../pipeline/parts/pool.ts';
import { clearLeftovers } from '../resources/files/leftovers.ts';
import { checkReplaceable, followLink } from '../resources/files/place.ts';
import { writeFileWhole } from '../resources/files/write-file.ts';
import type { ExitCode } from './command.ts';
import type { CliIo } from './io.ts';
import { limitHeapGrowth } from '../core/v8-flags.ts';
import { resolveShard } from './arguments.ts';
import type { OutputOptions, PartOptions } from './options.ts';
import { createProgressLine, type ProgressLine } from './screen.ts';
import { threadsWorth } from './threads.ts';

const SHOWN_PER_CODE = 10;

/** What a command works with while it runs: what it opens is closed, and what it was told is told, when it ends. */
export interface Session {
  readonly io: CliIo;
  readonly quiet: boolean;
  readonly log: DiagnosticLog;
  /** Receives what is wrong with records. */
  readonly report: Report;
  /** The same for text that nobody has labelled yet: that annotations are missing is why it is read. */
  readonly reportUnlabelled: Report;
  readonly progress: ProgressLine;
  /** Since the command began. */
  readonly seconds: () => number;
  /** Says what is worth knowing and is no fault; nothing with `--quiet`. */
  readonly note: (note: string) => void;
  /** Shows how many documents are done, and keeps an eye on memory. */
  readonly count: (what: string, documents: number, total?: number) => void;
  /**
   * Opens the corpus of an argument: a path, or `-` for standard input.
   *
   * @param other for one whose format is another than that of `--from`: what it is, found from its content when absent.
   */
  readonly open: (argument: string, other?: { readonly from: string | undefined }) => Promise<OpenCorpus>;
  /** Opens predictions for a corpus: where they have no mention that tells their format, they have its. */
  readonly openLike: (argument: string, like: OpenCorpus, from: string | undefined) => Promise<OpenCorpus>;
  /** Reads standard input once, as it comes, for the output of an argument. */
  readonly stream: (output: string) => Promise<OpenCorpus>;
  /** As `open`, of text, plain text too. */
  readonly openText: (argument: string, report?: Report) => Promise<OpenCorpus>;
  /** Closes something else when the command ends. */
  readonly atEnd: (opened: { dispose?(): Promise<void> }) => void;
  /** Prepares the output of an argument. @param to the format where the options say none */
  readonly output: (argument: string, like?: OpenCorpus, to?: string) => Promise<PendingCorpus>;
  /** A file of lines that is to appear with the corpus; where the command fails, nothing of it is left. */
  readonly lines: (file: string) => Promise<PendingLines>;
  /**
   * How the options want parts of the corpus worked on, and what appears with it then.
   *
   * @param worth so many threads have enough to do, where the options do not say; a share is for one, since whoever deals shares deals processors.
   */
  readonly parts: (
    options: PartOptions,
    worth: number,
  ) => Promise<{ readonly run: PartRun; readonly with: readonly PendingLines[] }>;
  /** The result, on standard output: as JSON where that is asked for, else in words. */
  readonly print: (result: unknown, words: () => string) => void;
  /** The result as JSON on standard output, or beside the corpus where that is there; else in words on standard error. */
  readonly tell: (result: unknown, words: () => string, output?: string) => void;
  /** Writes an output that is one file, as {@link writeWhole} does. */
  readonly write: (file: string, text: string, holdsText?: boolean) => void;
}

/**
 * Runs the work of a command.
 *
 * @returns what it gives back; 1 where records were refused.
 */
export async function inSession(
  options: OutputOptions & { readonly page?: string | undefined; readonly card?: string | undefined },
  io: CliIo,
  work: (session: Session) => Promise<ExitCode | void>,
): Promise<ExitCode> {
  for (const out of [options.page, options.card]) checkOutput({ ...options, out });
  const quiet = options.quiet === true;
  const log = createDiagnosticLog(io, quiet);
  const progress = createProgressLine(io, quiet);
  const opened: { dispose?(): Promise<void> }[] = [];
  const started = performance.now();
  const corpora = () => import('./corpora.ts'); // the formats, which some commands do without
  const keep = <C extends (typeof opened)[number]>(corpus: C): C => (opened.push(corpus), corpus);
  const session: Session = {
    io,
    quiet,
    log,
    report: log.report,
    reportUnlabelled: (diagnostic) => {
      if (diagnostic.code !== 'missing-annotations') log.report(diagnostic);
    },
    progress,
    seconds: () => (performance.now() - started) / 1000,
    note: createNotes(io, quiet),
    count: (what, documents, total) => {
      limitHeapGrowth();
      progress.update(what, documents, total, 'documents');
    },
    open: async (argument, other = { from: options.from }) => {
      const { from: _, ...rest } = options;
      const { from } = other;
      return keep(await (await corpora()).openCorpusArgument(argument, { ...rest, ...(from !== undefined && { from }) }, io, log.report)); // prettier-ignore
    },
    openLike: async (argument, like, from) => {
      try {
        return await session.open(argument, { from });
      } catch (error) {
        if (!(error instanceof PalimpsestError && error.code === 'unknown-format')) throw error;
        return session.open(argument, { from: like.format.name });
      }
    },
    stream: async (output) => (await corpora()).streamCorpus(output, options, io, log.report),
    openText: async (argument, report = log.report) =>
      keep(await (await corpora()).openTextArgument(argument, options, io, report)),
    atEnd: (one) => void opened.push(one),
    output: async (argument, like, to) => {
      const { openOutputArgument } = await corpora();
      const output = await openOutputArgument(argument, { ...(to !== undefined && { to }), ...options }, io, log.report, like); // prettier-ignore
      opened.push({ dispose: async () => output.abort() });
      return output;
    },
    lines: async (file) => {
      const { createLines } = await import('../formats/io/output.ts');
      const lines = await createLines(file, options.overwrite === true);
      opened.push({ dispose: () => lines.abort() });
      return lines;
    },
    parts: async ({ workers, shard, deadLetters }, worth) => {
      const letters = deadLetters === undefined ? undefined : await session.lines(deadLetters);
      const run = {
        workers: workers ?? (shard ? 1 : threadsWorth(worth)),
        ...(shard && { shard: resolveShard(shard, io.env) }),
        ...(letters && { onAside: letters.write }),
      };
      return { run, with: letters ? [letters] : [] };
    },
    print: (result, words) => {
      io.stdout.write(options.json === true ? `${JSON.stringify(result)}\n` : words());
    },
    tell: (result, words, output) => {
      progress.clear();
      if (options.json === true) (output === '-' ? io.stderr : io.stdout).write(`${JSON.stringify(result)}\n`);
      else if (!quiet) io.stderr.write(words());
    },
    write: (file, text, holdsText) => writeWhole(file, text, options.overwrite === true, holdsText),
  };
  try {
    return (await work(session)) === 1 || log.errors() > 0 ? 1 : 0;
  } finally {
    progress.clear();
    for (const one of opened) await one.dispose?.();
    log.close();
  }
}

/** Before hours of work or a day of reviewing, not after them. @throws PalimpsestError `output-exists` */
export function checkOutput({
  out,
  overwrite,
}: {
  readonly out?: string | undefined;
  readonly overwrite?: true | undefined;
}): void {
  if (out !== undefined && out !== '-' && overwrite !== true) checkReplaceable(out, 'file', false);
}

/**
 * Writes an output that is one file, whole or not at all, and clears away what a killed run left of it.
 *
 * @param holdsText whether it holds text of a corpus: then it is for the eyes of its user alone.
 */
export function writeWhole(file: string, text: string, overwrite: boolean, holdsText = false): void {
  clearLeftovers(followLink(file));
  writeFileWhole(file, text, { overwrite, ...(holdsText && { mode: 0o600 }) });
}

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
      const key = `${diagnostic.code} ${where} ${diagnostic.once === true ? diagnostic.message : ''}`;
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
      if (errors > 0) io.stderr.write(`${errors} ${errors === 1 ? 'record was' : 'records were'} skipped.\n`);
    },
  };
}

/** Says what is wrong with what a person wrote, and what to do about it. @param tail what stands behind the message */
export function tellProblem(severity: string, { message, place, hint }: PalimpsestError, io: CliIo, tail = ''): void {
  const where = formatPlace(place);
  io.stderr.write(`${severity}: ${message.startsWith(where) ? message : `${where}: ${message}`}${tail}\n`);
  if (hint !== undefined) io.stderr.write(`${' '.repeat(severity.length + 2)}${hint}\n`);
}

/** Where nothing is read whose format the output could have: the one that its name tells, else `jsonl`. */
export const formatByName = (output: string): string | undefined =>
  output === '-' || /\.[A-Za-z0-9]+$/.test(output) ? undefined : 'jsonl';
