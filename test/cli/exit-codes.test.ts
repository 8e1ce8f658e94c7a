import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command, type Option } from 'commander';
import { describe, expect, it } from 'vitest';
import { commands } from '../../src/cli/commands.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

interface Leaf {
  readonly words: readonly string[];
  readonly command: Command;
}

/** Every command and subcommand, as the program has them. */
function leaves(): readonly Leaf[] {
  const program = new Command();
  for (const make of commands) program.addCommand(make({ io: {} as never, finish: () => undefined }) as never);
  const walk = (command: Command, words: readonly string[]): readonly Leaf[] =>
    command.commands.length === 0
      ? [{ words, command }]
      : command.commands.flatMap((inner) => walk(inner, [...words, inner.name()]));
  return program.commands.flatMap((command) => walk(command, [command.name()]));
}

const LEAVES = leaves().map((leaf) => [leaf.words.join(' '), leaf] as const);

/** What a program says that did not expect what it met. */
const FAULTS = /internal error|^ +at |TypeError|Cannot read prop|is not a function|PALIMPSEST_DEBUG|undefined/mu;

const fault = async (argv: readonly string[], told: RegExp): Promise<string[]> => {
  const { code, stdout, stderr } = await runCli(argv);
  if (code === 2 && told.test(stderr) && !FAULTS.test(stderr) && stdout === '') return [];
  return [`${argv.map((word) => path.basename(word)).join(' ')}: ${code} ${stderr.slice(0, 200)}`];
};

/** Options whose value is a name, or several, that a corpus or a file of the user's knows, not the program. */
const NAMES = new Set(['--token-column', '--tag-column', '--tag-names', '--tags', '--layer', '--label', '--labels', '--only', '--match', '--quasi', '--keep-meta', '--eponyms', '--compare', '--network', '--plugin', '--train', '--test', '--arms', '--model', '--apart-from']); // prettier-ignore

const takesAnyWord = (option: Option) =>
  option.argChoices === undefined && (option.parseArg === undefined || NAMES.has(option.long as string));

describe.each(LEAVES)('palimpsest %s exits with 2', (_, { words, command }) => {
  const wanted = command.options.filter(({ mandatory }) => mandatory);
  const start = [...words, ...wanted.flatMap(({ long, argChoices }) => [long as string, argChoices?.[0] ?? '1'])];
  const required = command.registeredArguments.filter((argument) => argument.required);

  it('for an option that it does not have, and for more than it takes', async () => {
    const many = command.registeredArguments.some((argument) => argument.variadic);
    const extra = command.registeredArguments.map(() => 'x').concat('one too many');
    expect([
      ...(await fault([...start, '--no-such-option'], /^error: unknown option/mu)),
      ...(many ? [] : await fault([...start, ...extra], /^error: too many arguments/mu)),
    ]).toEqual([]);
  });

  it.runIf(required.length > 0)('where an argument is missing, or leads nowhere', async () => {
    const file = path.join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const nowhere = required.map((_argument, i) => path.join(file, `argument-${i}`));
    expect([
      ...(await fault(start, /^error: missing required argument/mu)),
      ...(await fault([...start, ...nowhere], /^(?:palimpsest: .* \[[a-z0-9-]+\]$|error: )/mu)),
    ]).toEqual([]);
  });

  it.runIf(required.length + wanted.length > 1)('naming all that is missing', async () => {
    const { code, stderr } = await runCli(words);
    const all = [
      ...required.map((each) => `argument '${each.name()}'`),
      ...wanted.map(({ flags }) => `option '${flags}'`),
    ];
    expect([code, stderr.split('\n')[0]]).toEqual([2, `error: missing required ${all.join(', ')}`]);
  });

  it('for a value that an option does not take', async () => {
    const folder = temporaryFolder();
    const given = required.map((_argument, i) => path.join(folder, 'nowhere', `x${i}`));
    const found: string[] = [];
    for (const option of command.options.filter((one) => (one.required || one.optional) && !takesAnyWord(one))) {
      found.push(...(await fault([...start, ...given, option.long as string, 'no such value'], /^error: option /mu)));
    }
    expect(found).toEqual([]);
  });
});

it('palimpsest conceal exits with 1 where no document has a mention, and says what to do', async () => {
  const folder = temporaryFolder();
  const [file, out] = ['notes.jsonl', 'out.jsonl'].map((name) => path.join(folder, name)) as [string, string];
  writeFileSync(file, '{"id":"a","text":"Eva Lind came home.","entities":[]}\n');
  const { code, stderr } = await runCli(['conceal', file, out]);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/nothing is concealed.*palimpsest tag.*--predicted/u)]);
});
