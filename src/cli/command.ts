import type * as typed from '@commander-js/extra-typings';
import * as commander from 'commander';
import type { CliIo } from './io.ts';

/** Commander, with types that tell a command's options and arguments from their definitions: no code stands behind these. */
export const { Argument, Command, Option } = commander as unknown as typeof typed;
export type Command<Args extends unknown[] = never, Options extends typed.OptionValues = never> = [Args] extends [never]
  ? typed.CommandUnknownOpts
  : typed.Command<Args, Options>;

/** The options that a command is given, by what defines it. */
export type OptionsOf<Define extends () => { opts(): object }> = Readonly<ReturnType<ReturnType<Define>['opts']>>;

/** What a command gives back: 0 done; 1 done, but with records refused or a check failed. */
export type ExitCode = 0 | 1;

/** What every command is given. */
export interface CommandContext {
  readonly io: CliIo;
  /** Called once by the action with its exit code. */
  readonly finish: (code: ExitCode) => void;
}

/** Makes a command. Loads nothing heavy: what it does is imported when it is to be done. */
export type MakeCommand = (context: CommandContext) => Command;

/** A command whose arguments, options and streams go to what `load` imports. */
export function does<Args extends unknown[], Options extends typed.OptionValues>(
  define: () => typed.Command<Args, Options>,
  load: () => Promise<(...args: [...Args, Options, CliIo]) => ExitCode | Promise<ExitCode>>,
): MakeCommand {
  return ({ io, finish }) =>
    define().action(async (...args) => {
      const run = await load();
      finish(await run(...(args.slice(0, -1) as [...Args, Options]), io));
    });
}

/** A command that is nothing but others. */
export function group(define: () => Command, ...makes: readonly MakeCommand[]): MakeCommand {
  return (context) => makes.reduce((command, make) => command.addCommand(make(context)), define());
}

/**
 * Tells of all that a command cannot do without and was not given: commander, of the first alone.
 *
 * @param all whether it wants its optional arguments, too, for what it is to do.
 */
export function tellMissing(command: Command, all = false): never {
  const { registeredArguments: names, options, args } = command;
  const missing = [
    ...names.filter(({ required }, i) => (required || all) && args[i] === undefined).map((name) => `argument '${name.name()}'`),
    ...options.filter((option) => option.mandatory && command.getOptionValue(option.attributeName()) === undefined).map(({ flags }) => `option '${flags}'`),
  ]; // prettier-ignore
  return command.error(`error: missing required ${missing.join(', ')}`);
}

/** Options that several commands have: defined once, with their types, and added to each. */
export function optionGroup<Options extends typed.OptionValues>(define: () => typed.Command<[], Options>) {
  return <Args extends unknown[], Own extends typed.OptionValues>(
    command: typed.Command<Args, Own>,
  ): typed.Command<Args, Own & Options> => {
    for (const option of define().options) command.addOption(option);
    return command as unknown as typed.Command<Args, Own & Options>;
  };
}

/** Appends the examples that every command's help ends with. */
export function addExamples<C extends object>(command: C, ...examples: readonly string[]): C {
  (command as unknown as commander.Command).addHelpText(
    'after',
    `\nExamples:\n${examples.map((example) => `  $ palimpsest ${example}\n`).join('')}`,
  );
  return command;
}
