import { addExamples, Argument, Command, type MakeCommand } from '../command.ts';

export const completion: MakeCommand = ({ io, finish }) => {
  const command = new Command('completion')
    .summary('complete commands and options in your shell: bash, zsh or fish')
    .description(
      'Prints the script by which a shell completes commands, options and the values that options may have. It is made from the ' +
        'commands themselves: after an update, print it anew.',
    )
    .addArgument(new Argument('<shell>', 'the shell that you use').choices(['bash', 'zsh', 'fish']));
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
