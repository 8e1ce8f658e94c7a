import { CommanderError, Help, type Option } from 'commander';
import { isOfDocument, PalimpsestError } from '../core/errors.ts';
import { describeFileError } from '../resources/files/file-error.ts';
import { Command, type CommandContext, type ExitCode, tellMissing } from './command.ts';
import { commands } from './commands.ts';
import type { CommonOptions } from './options.ts';
import { type CliIo, withCleanOutput } from './io.ts';
import { packageVersion } from '../pipeline/package-version.ts';

/**
 * Runs the command line.
 *
 * @param argv without the node binary and the script.
 * @param streams what is written to them for a person is cleaned of what would steer a terminal.
 * @returns the exit code: 0 done; 1 done, but with records refused or a check failed; 2 usage or fatal.
 */
export async function run(argv: readonly string[], streams: CliIo): Promise<number> {
  const io = withCleanOutput(streams);
  let exitCode: number = 0;
  const finish = (code: ExitCode) => void (exitCode = Math.max(exitCode, code));
  const program = createProgram({ io, finish }).hook('preAction', async (_, command) => {
    const { plugin: plugins = [] } = command.opts() as CommonOptions;
    if (plugins.length === 0) return;
    io.stderr.write(`running the code of ${plugins.join(', ')} with your permissions\n`);
    await (await import('../pipeline/plugins.ts')).loadPlugins(plugins);
  });
  try {
    await program.parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    return explainError(error, io);
  }
}

/** Thrown where a command line asks for more than words. */
const WORK = Symbol('work');

/**
 * Answers a command line that asks for help or for the version.
 *
 * @returns the exit code; `undefined` where it asks for work, of which nothing is done.
 */
export async function answer(argv: readonly string[], streams: CliIo): Promise<number | undefined> {
  const io = withCleanOutput(streams);
  const program = createProgram({ io, finish: () => undefined }).hook('preAction', () => {
    throw WORK;
  });
  try {
    await program.parseAsync(argv, { from: 'user' });
    return 0;
  } catch (error) {
    return error === WORK ? undefined : explainError(error, io);
  }
}

function createProgram(context: CommandContext): Command {
  const { io } = context;
  const program = new Command('palimpsest')
    .description('Augment, de-identify and evaluate labelled corpora of sensitive text.')
    .version(packageVersion)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
    })
    .configureHelp({ optionDescription: describeOption })
    .showSuggestionAfterError()
    .showHelpAfterError('(see palimpsest <command> --help)')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  $ palimpsest demo                                     try it on a small sample corpus\n' +
        '  $ palimpsest augment notes/ notes-augmented/ --alpha 2\n' +
        '  $ palimpsest view notes/ notes-augmented/ --out view.html\n',
    );
  for (const make of commands) program.addCommand(make(context));
  inherit(program);
  return program;
}

/** What help says of an option: that a command cannot do without it, too. */
function describeOption(option: Option): string {
  return (option.mandatory ? '(required) ' : '') + new Help().optionDescription(option);
}

/** Where errors and help go, and what is said of what is missing, at every depth. */
function inherit(parent: Command): void {
  for (const command of parent.commands) {
    Object.assign(command, { missingArgument: () => tellMissing(command), missingMandatoryOptionValue: () => tellMissing(command) }); // prettier-ignore
    inherit(command.copyInheritedSettings(parent));
  }
}

/** What the file system refuses is nothing that the program should have known: what was given cannot be read or written. */
function isFileError(error: unknown): error is NodeJS.ErrnoException & { readonly dest?: string } {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}

/** What a thread ends with that may take no more memory. */
const OUT_OF_MEMORY = new PalimpsestError('out-of-memory', 'the memory that a thread may take is used up', {
  hint: 'Let it take more (NODE_OPTIONS=--max-old-space-size=8192, in MB), or cut the longest documents in parts.',
});

/** Tells a person why a command failed. @returns the exit code. */
export function explainError(thrown: unknown, io: Pick<CliIo, 'stderr' | 'env'>): number {
  if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? 0 : 2;
  const error = isFileError(thrown)
    ? describeFileError(thrown, thrown.path ?? thrown.dest ?? '')
    : (thrown as NodeJS.ErrnoException)?.code === 'ERR_WORKER_OUT_OF_MEMORY'
      ? OUT_OF_MEMORY
      : thrown;
  if (error instanceof PalimpsestError) {
    io.stderr.write(`palimpsest: ${error.message} [${error.code}]\n`);
    if (error.hint !== undefined) io.stderr.write(`${error.hint}\n`);
    if (isOfDocument(error)) io.stderr.write(`${stackOf(error.cause)}\n`);
    return 2;
  }
  if (error instanceof TypeError && !io.env['PALIMPSEST_DEBUG']) {
    io.stderr.write(`palimpsest: ${error.message}\n(PALIMPSEST_DEBUG=1 shows where)\n`);
    return 2;
  }
  // The stack names code, never text of a document.
  io.stderr.write(`palimpsest: internal error\n${stackOf(error)}\n`);
  return 2;
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
