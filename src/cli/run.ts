import { Command, type CommandContext, type ExitCode } from './command.ts';
import { commands } from './commands.ts';
import { explainError } from './explain-error.ts';
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
    io.stderr.write(`running the code of ${plugins.join(', ')}, with all that you may do yourself\n`);
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
  for (const make of commands) program.addCommand(make(context));
  inherit(program);
  return program;
}

/** Where errors and help go, at every depth. */
function inherit(parent: Command): void {
  for (const command of parent.commands) inherit(command.copyInheritedSettings(parent));
}
