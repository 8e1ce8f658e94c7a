import { type Command, InvalidArgumentError } from 'commander';
import type { AuditOptions } from '../actions/audit.ts';
import { addExamples, addReadOptions } from '../options.ts';
import type { CommandContext } from '../command.ts';

export function registerAudit(program: Command, context: CommandContext): void {
  const command = program
    .command('audit')
    .summary("count what of the source's sensitive text is left in its copies")
    .description(
      'Counts, by label, how many labelled mentions of each source document still stand in its augmented copies: exactly, ' +
        'ignoring case, and where no label covers them.',
    )
    .argument('<source>', 'the corpus before augmentation')
    .argument('<derived>', 'the corpus that was made from it')
    .option('--with-text', 'also list what is left, with its text')
    .option('--fail-over <share>', 'exit with 1 when more than this share of the mentions still stands', shareArgument);
  addReadOptions(command);
  addExamples(
    command,
    'audit notes/ notes-augmented/',
    'audit notes/ notes-augmented/ --json',
    'audit a.conll b.conll --fail-over 0.01',
  );
  command.action(async (source: string, derived: string, options: AuditOptions) => {
    const { runAudit } = await import('../actions/audit.ts');
    context.finish(await runAudit(source, derived, options, context.io));
  });
}

function shareArgument(value: string): number {
  const share = Number(value);
  if (value.trim() === '' || !(share >= 0 && share <= 1))
    throw new InvalidArgumentError('It takes a number from 0 to 1.');
  return share;
}
