import { Command } from 'commander';
import type { CommandContext } from './command.ts';
import { commands } from './commands/index.ts';
import { withCleanOutput } from './clean-output.ts';
import { explainError } from './explain-error.ts';
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
  program.hook('preAction', async (_, command) => {
    const { plugin: plugins = [] } = command.opts<{ readonly plugin?: readonly string[] }>();
    if (plugins.length === 0) return;
    io.stderr.write(`running the code of ${plugins.join(', ')}, with all that you may do yourself\n`);
    await (await import('../pipeline/plugins.ts')).loadPlugins(plugins);
  });
  for (const register of commands) register(program, context);
  for (const command of program.commands) command.exitOverride().copyInheritedSettings(program);
  try {
    await program.parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    return explainError(error, io);
  }
}
