import type { Command } from 'commander';
import { addCommonOptions, addExamples, type CommonOptions } from '../options.ts';
import type { CommandContext } from '../command.ts';

export function registerDoctor(program: Command, context: CommandContext): void {
  const command = program
    .command('doctor')
    .summary('check that everything the tool needs is there')
    .description(
      'Checks Node, the resources that ship with the package and the machine, and says what to do where something is amiss.',
    );
  addCommonOptions(command);
  addExamples(command, 'doctor', 'doctor --json');
  command.action(async (options: CommonOptions) => {
    const { runDoctor } = await import('./run.ts');
    context.finish(await runDoctor(options, context.io));
  });
}
