import { addExamples, Argument, Command, type MakeCommand } from '../command.ts';

export const completion: MakeCommand = ({ io, finish }) => {
  const command = new Command('completion')
    .summary('print shell completions: bash, zsh or fish')
    .description(
      'Prints a script that completes commands, options and option values in your shell. Print it again after an update.',
    )
    .addArgument(new Argument('<shell>', 'your shell').choices(['bash', 'zsh', 'fish']));
  return addExamples(
    command.action(async (name, _options, { parent }) => {
      const { completionScript } = await import('./scripts.ts');
      if (parent) io.stdout.write(completionScript(name, parent));
      finish(0);
    }),
    'completion bash > ~/.local/share/bash-completion/completions/palimpsest',
    'completion zsh > ~/.zfunc/_palimpsest',
    'completion fish > ~/.config/fish/completions/palimpsest.fish',
  );
};
