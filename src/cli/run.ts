import { Command, CommanderError } from 'commander';
import { PalimpsestError } from '../core/errors.ts';
import { describeFileError } from '../resources/files/file-error.ts';
import type { CommandContext } from './command.ts';
import { commands } from './commands/index.ts';
import { withCleanOutput } from './clean-output.ts';
import type { CliIo } from './io.ts';
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
  const context: CommandContext = {
    io,
    finish: (code) => {
      exitCode = Math.max(exitCode, code);
    },
  };
  const program = new Command('palimpsest')
    .description('Make more and better training text from a labelled corpus of sensitive text.')
    .version(packageVersion)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
    })
    .showSuggestionAfterError()
    .showHelpAfterError('(palimpsest <command> --help tells more)')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  $ palimpsest demo                                     see it work on a small corpus that ships with it\n' +
        '  $ palimpsest augment notes/ notes-augmented/ --alpha 2\n' +
        '  $ palimpsest view notes/ notes-augmented/ --out view.html\n',
    );
  for (const register of commands) register(program, context);
  for (const command of program.commands) command.exitOverride().copyInheritedSettings(program);
  try {
    await program.parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    return explain(error, io);
  }
}

/** What the file system refuses is nothing that the program should have known: what was given cannot be read or written. */
function isFileError(error: unknown): error is NodeJS.ErrnoException & { readonly dest?: string } {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}

function explain(thrown: unknown, io: CliIo): number {
  if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? 0 : 2;
  const error = isFileError(thrown) ? describeFileError(thrown, thrown.path ?? thrown.dest ?? '') : thrown;
  if (error instanceof PalimpsestError) {
    io.stderr.write(`palimpsest: ${error.message} [${error.code}]\n`);
    if (error.hint !== undefined) io.stderr.write(`${error.hint}\n`);
    return 2;
  }
  if (error instanceof TypeError && !io.env['PALIMPSEST_DEBUG']) {
    io.stderr.write(`palimpsest: ${error.message}\n(PALIMPSEST_DEBUG=1 shows where)\n`);
    return 2;
  }
  // The stack names code, never text of a document.
  io.stderr.write(`palimpsest: internal error\n${error instanceof Error ? error.stack : String(error)}\n`);
  return 2;
}
