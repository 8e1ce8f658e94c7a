import type { Command } from '../command.ts';

/** One command as a shell completes it. */
interface Completed {
  /** Each name with a blank before it, ` rules run`; empty for the program. */
  readonly path: string;
  readonly commands: readonly Word[];
  readonly options: readonly CompletedOption[];
}

interface Word {
  readonly name: string;
  readonly about: string;
}

interface CompletedOption extends Word {
  readonly takesValue: boolean;
  readonly choices: readonly string[];
}

const HELP: CompletedOption = { name: '--help', about: 'display help for command', takesValue: false, choices: [] };

function describe(command: Command, path = ''): readonly Completed[] {
  const options = command.options.map(({ long, short, description, required, optional, argChoices }) => ({
    name: long ?? short ?? '',
    about: description,
    takesValue: required || optional,
    choices: argChoices ?? [],
  }));
  const commands = command.commands.map((one) => ({ name: one.name(), about: one.summary() || one.description() }));
  const inner = command.commands.flatMap((one) => describe(one, `${path} ${one.name()}`));
  return [{ path, commands, options: [...options, HELP] }, ...inner];
}

/** In single quotes, which all three shells read alike but for those within. */
const quote = (text: string, within = "'\\''"): string => `'${text.replaceAll("'", within)}'`;

const names = (words: readonly Word[]): string => words.map(({ name }) => name).join(' ');

/** Options with a list of values, with the path of their command before them. */
function choicesOf(all: readonly Completed[]) {
  return all.flatMap(({ path, options }) =>
    options.flatMap(({ name, choices }) => (choices.length === 0 ? [] : [{ at: `${path} ${name}`, choices }])),
  );
}

/** What is typed before the word tells which command it is; what is no command's name is an argument or a value. */
const paths = (all: readonly Completed[], separator: string): string =>
  all
    .filter(({ path }) => path !== '')
    .map(({ path }) => quote(path))
    .join(separator);

function bash(all: readonly Completed[]): string {
  const choices = choicesOf(all).map(
    (one) => `    ${quote(one.at)}) COMPREPLY=($(compgen -W ${quote(one.choices.join(' '))} -- "$word")); return ;;`,
  );
  const words = all.map(
    ({ path, commands, options }) =>
      `    ${quote(path)}) commands=${quote(names(commands))}; options=${quote(names(options))} ;;`,
  );
  // Where nothing is found, files are (-o default).
  return `# palimpsest completion bash > ~/.local/share/bash-completion/completions/palimpsest
_palimpsest() {
  local word=\${COMP_WORDS[COMP_CWORD]} at='' commands='' options='' i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$at \${COMP_WORDS[i]}" in
    ${paths(all, ' | ')}) at="$at \${COMP_WORDS[i]}" ;;
    esac
  done
  case "$at \${COMP_WORDS[COMP_CWORD - 1]}" in
${choices.join('\n')}
  esac
  case "$at" in
${words.join('\n')}
  esac
  case "$word" in
    -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
    *) COMPREPLY=($(compgen -W "$commands" -- "$word")) ;;
  esac
}
complete -o default -F _palimpsest palimpsest
`;
}

function zsh(all: readonly Completed[]): string {
  const word = ({ name, about }: Word) => quote(`${name}:${about.replaceAll(':', '\\:')}`);
  const choices = choicesOf(all).map((one) => `    (${quote(one.at)}) compadd -- ${one.choices.join(' ')}; return ;;`);
  const words = all.map(
    ({ path, commands, options }) =>
      `    (${quote(path)})\n      commands=(${commands.map(word).join(' ')})\n      options=(${options.map(word).join(' ')}) ;;`,
  );
  return `#compdef palimpsest
# palimpsest completion zsh > a file _palimpsest in a folder of $fpath
_palimpsest() {
  local at='' one
  local -a commands options
  for one in \${words[2,CURRENT-1]}; do
    case "$at $one" in
    (${paths(all, '|')}) at="$at $one" ;;
    esac
  done
  case "$at \${words[CURRENT-1]}" in
${choices.join('\n')}
  esac
  case "$at" in
${words.join('\n')}
  esac
  if [[ $PREFIX == -* ]]; then _describe option options
  elif (( $#commands )); then _describe command commands
  else _files
  fi
}
if [[ $funcstack[1] == _palimpsest ]]; then _palimpsest "$@"; else compdef _palimpsest palimpsest; fi
`;
}

function fish(all: readonly Completed[]): string {
  const own = (text: string) => quote(text.replaceAll('\\', '\\\\'), "\\'");
  const lines = all.flatMap(({ path, commands, options }) => {
    const at = `complete -c palimpsest -n ${quote(`__palimpsest_at "${path}"`)}`;
    return [
      ...commands.map(({ name, about }) => `${at} -f -a ${name} -d ${own(about)}`),
      ...options.map(({ name, about, takesValue, choices }) => {
        const value = choices.length > 0 ? ` -x -a ${quote(choices.join(' '))}` : takesValue ? ' -r' : '';
        return `${at} -l ${name.replace(/^--/u, '')}${value} -d ${own(about)}`;
      }),
    ];
  });
  return `# palimpsest completion fish > ~/.config/fish/completions/palimpsest.fish
function __palimpsest_at
  set -l at ''
  for word in (commandline -opc)[2..]
    switch "$at $word"
      case ${paths(all, ' ')}
        set at "$at $word"
    end
  end
  test "$at" = "$argv[1]"
end
${lines.join('\n')}
`;
}

const SHELLS = { bash, zsh, fish };

export function completionScript(shell: keyof typeof SHELLS, program: Command): string {
  return SHELLS[shell](describe(program));
}
