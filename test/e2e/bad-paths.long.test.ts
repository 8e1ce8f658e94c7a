import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../../src/cli/commands.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';
import { sampleFolder, SMALL } from '../studies/helpers.ts';
import { network } from '../rules/project/helpers.ts';

const NOTES = [
  'Eva Lind came with Jon on 3 May 2020.',
  'Nils Berg left with Ada on 4 May 2020.',
  'Kim Dahl slept.',
].map((text, i) => ({
  id: `d${i}`,
  text,
  entities: [{ id: 'T1', start: 0, end: text.indexOf(' ', 5), label: 'PATIENT' }],
}));
const SAMPLE = { id: 's', text: 'Ada Berg wrote to us.', entities: [{ id: 'T1', start: 0, end: 8, label: 'PATIENT' }] };
const FILES: Readonly<Record<string, string>> = {
  'sample.jsonl': `${JSON.stringify(SAMPLE)}\n`,
  'corpus.jsonl': NOTES.map((note) => `${JSON.stringify(note)}\n`).join(''),
  'raw.txt': 'Eva Lind kam mit Herrn A. nach B.\n',
  'tagged.txt': '<PATIENT>Eva Lind</PATIENT> came.\n',
  'map.yaml': 'name: mine\nlabels:\n  PATIENT: { type: patient }\n',
  'recipe.yaml': 'name: mine\naugmenters:\n  - phi-replacement: {}\n',
  'conventions.yaml': 'language: en\n',
  'strategies.yaml': 'name: mine\nstrategy: mask\n',
  'settings.yaml': '{}\n',
  'rules.yaml': `name: t\nlanguages: [es]\nnetworks:\n  talk: ${network(['with'])}\n`,
  'list.txt': 'Lund\nOslo\n',
  'study.yaml': SMALL.replaceAll('${SAMPLES}', sampleFolder.replace(/\/$/u, ''))
    .replace(/arms: .*/u, 'arms: [none]')
    .replace(/fractions: .*/u, 'fractions: [1]')
    .replace(/seeds: .*/u, 'seeds: [1]'),
  'edits.jsonl': '',
};

interface World {
  readonly folder: string;
  /** A sound thing of the name. */
  readonly at: (name: string) => string;
}

/** What is a path in a command line: of what there is, or of what is written. */
interface Slot {
  readonly path: string;
  readonly kind: 'in' | 'out';
}
type Part = string | Slot;
const from = (name: string): Slot => ({ path: name, kind: 'in' });
const to = (name: string): Slot => ({ path: name, kind: 'out' });
const corpus = from('corpus.jsonl');
const map = ['--labels', from('map.yaml')] as const;
const project = from('project');
const model = from('model');

const LINES: readonly (readonly Part[])[] = [
  ['demo', '--out', to('demo'), '--no-study'],
  ['stats', corpus, '--placeholders', '--encoder', from('encoder')],
  ['augment', corpus, to('out.jsonl'), '--recipe', from('recipe.yaml'), ...map, '--gazetteers', from('lists'), '--edits', to('log.jsonl'), '--no-generated'],
  ['augment', corpus, to('out.jsonl'), '--learned', from('learned'), ...map, '--dead-letters', to('dead.jsonl'), '--no-generated'],
  ['preview', corpus, '--recipe', from('recipe.yaml'), ...map, '--gazetteers', from('lists'), '--page', to('page.html')],
  ['preview', corpus, '--learned', from('learned'), ...map],
  ['preview', corpus, ...map, '--target-sample', from('sample.jsonl')],
  ['augment', corpus, to('out.jsonl'), ...map, '--target-sample', from('sample.jsonl'), '--no-generated'],
  ['learn', corpus, to('new-learned'), ...map, '--target-sample', from('sample.jsonl')],
  ['generate', from('set'), to('out.jsonl'), '--count', '2', '--gazetteers', from('lists')],
  ['templates', 'check', from('set')],
  ['templates', 'derive', corpus, to('derived'), ...map],
  ['translate', corpus, to('out.jsonl'), '--translator', 'lexicon', '--lexicon', from('list.txt'), '--settings', from('settings.yaml')],
  ['conceal', corpus, to('out.jsonl'), '--strategies', from('strategies.yaml'), '--predicted', corpus, ...map, '--gazetteers', from('lists')],
  ['conceal', corpus, to('out.jsonl'), ...map, '--dead-letters', to('dead.jsonl'), '--edits', to('log.jsonl')],
  ['conceal', corpus, to('out.jsonl'), ...map, '--vault', to('vault'), '--vault-key', from('key')],
  ['conceal', corpus, to('out.jsonl'), ...map, '--until-released', '--card', to('card.md'), '--licence', 'MIT', '--source-licence', 'MIT'],
  ['eponyms', to('out.jsonl')],
  ['audit', corpus, corpus, '--held-out', corpus, '--card', to('card.md'), ...map],
  ['audit', corpus, corpus, '--page', to('audit.html'), ...map],
  ['audit', corpus, corpus, '--earlier', corpus, ...map],
  ['quality', corpus, corpus, '--page', to('page.html'), ...map],
  ['view', corpus, corpus, '--edits', from('edits.jsonl'), '--out', to('view.html')],
  ['conventions', corpus, corpus, to('new.yaml'), ...map, '--sample-labels', from('map.yaml')],
  ['convert', corpus, to('out.jsonl'), ...map, '--conventions', from('conventions.yaml')],
  ['convert', corpus, to('out.jsonl'), '--dead-letters', to('dead.jsonl')],
  ['label', from('model'), corpus, to('out.jsonl'), '--no-review'],
  ['import-tagged', from('tagged.txt'), to('out.jsonl'), '--tags', 'PATIENT'],
  ['split', corpus, to('parts')],
  ['pretrain', corpus, to('new-encoder'), '--held-out', corpus, '--settings', from('settings.yaml'), '--set', 'epochs=0'],
  ['train', corpus, to('listed-model'), '--model', 'crf', '--set', 'maxIterations=1', '--gazetteers', from('lists')],
  ['train', corpus, to('new-model'), '--model', 'dictionary', '--dev', corpus, '--settings', from('settings.yaml'), ...map],
  ['tune', model, corpus, ...map],
  ['advise', corpus, '--target', corpus],
  ['expect', model, corpus],
  ['adapt', model, corpus, to('adapted-model'), '--training', corpus, '--dev', corpus, ...map],
  ['tag', model, corpus, to('out.jsonl'), ...map],
  ['tag', model, corpus, to('out.jsonl'), '--dead-letters', to('dead.jsonl')],
  ['clusters', corpus, to('clusters.txt')],
  ['rules', 'check', from('rules.yaml')],
  ['rules', 'run', from('rules.yaml'), corpus, to('out.jsonl'), ...map],
  ['rules', 'init', to('new-project'), corpus, '--rules', from('rules.yaml'), '--queries', from('rules.yaml'), '--initial', '1', '--validation', '1'],
  ['rules', 'collect', project],
  ['rules', 'export', project, to('out.jsonl')],
  ['rules', 'errors', project],
  ['rules', 'try', project, from('rules.yaml')],
  ['rules', 'history', project, '--out', to('history.html')],
  ['rules', 'revert', project, '0'],
  ['rules', 'explain', from('rules.yaml'), 'with Jon'],
  ['rules', 'draw', from('rules.yaml'), '--out', to('rules.svg')],
  ['rules', 'rank', project, '--gold', corpus, '--out', to('ranking.html')],
  ['rules', 'suggest', project, '--out', to('new.yaml')],
  ['rules', 'review', corpus, '--export', '--journal', to('journal.jsonl'), '--out', to('out.jsonl')],
  ['placeholders', 'detect', from('raw.txt'), to('out.jsonl')],
  ['placeholders', 'paragraphs', from('raw.txt'), to('out.txt'), '--edits', to('log.jsonl')],
  ['placeholders', 'fill', from('raw.txt'), to('out.jsonl'), '--decisions', from('settings.yaml'), '--journal', to('journal.jsonl'), '--gazetteers', from('lists')],
  ['placeholders', 'refill', from('raw.txt'), to('out.jsonl'), '--gazetteers', from('lists')],
  ['placeholders', 'leftovers', model, from('raw.txt'), to('out.jsonl'), '--gazetteers', from('lists')],
  ['placeholders', 'check', from('raw.txt')],
  ['export', model, to('exported')],
  ['evaluate', corpus, corpus, '--training', corpus, '--compare', corpus, ...map],
  ['evaluate', corpus, corpus, '--workers', '2'],
  ['agreement', corpus, corpus, ...map],
  ['explain', model, 'Eva Lind', '--corpus', corpus, '--training', corpus, '--before', from('encoder'), '--out', to('page.html'), ...map],
  ['experiment', 'init', to('spec.yaml'), '--corpus', `a=${sampleFolder}notes.txt`, '--corpus', `b=${sampleFolder}second-hospital.xml`, '--language', 'en', '--coarse', '--rarest', '0'],
  ['experiment', 'run', from('study.yaml'), to('study')],
  ['experiment', 'report', from('study')],
  ['experiment', 'join', to('joint'), from('study'), from('study')],
  ['gazetteers', 'list', '--gazetteers', from('lists')],
  ['gazetteers', 'show', 'hospital', '--gazetteers', from('lists')],
  ['gazetteers', 'import', from('list.txt'), '--label', 'cities', '--into', to('new-lists')],
]; // prettier-ignore

/** One place reads it for all commands, and what it loads stays for the process: it has tests of its own. */
const COMMON = '--plugin';

/** Take no path: what they print is of this machine, or for its shell. */
const WITHOUT = ['doctor', 'completion'];

/** What all commands find; each works on a copy. */
const sound = mkdtempSync(path.join(tmpdir(), 'palimpsest-test-'));
afterAll(() => rmSync(sound, { recursive: true }));

beforeAll(async () => {
  const at = (name: string) => path.join(sound, name);
  for (const [name, text] of Object.entries(FILES)) writeFileSync(at(name), text);
  mkdirSync(at('lists/en'), { recursive: true });
  writeFileSync(at('lists/en/cities.tsv'), '#value\nLund\n');
  await runCli(['train', at('corpus.jsonl'), at('model'), '--model', 'dictionary']);
  await runCli(['rules', 'init', at('project'), at('corpus.jsonl'), '--rules', at('rules.yaml'), '--initial', '1', '--validation', '1']); // prettier-ignore
  await runCli(['templates', 'derive', at('corpus.jsonl'), at('set')]);
  await runCli(['learn', at('corpus.jsonl'), at('learned'), '--labels', at('map.yaml')]);
});

function world(): World {
  const folder = path.join(temporaryFolder(), 'world');
  cpSync(sound, folder, { recursive: true });
  return { folder, at: (name) => path.join(folder, name) };
}

const isRoot = process.getuid?.() === 0;

let tries = 0;

/** What may stand where a path leads, besides what should. */
const BAD: Readonly<Record<string, (folder: string) => string>> = {
  'nothing': (folder) => path.join(folder, `nothing-${++tries}`, 'at all'),
  'an empty folder': (folder) => made(folder, 'empty-folder', (place) => mkdirSync(place)),
  'a folder with other things': (folder) => {
    const place = made(folder, 'other-folder', (own) => mkdirSync(own));
    writeFileSync(path.join(place, 'config.json'), '[1');
    writeFileSync(path.join(place, 'project.json'), '[1');
    mkdirSync(path.join(place, 'manifest.json'), { recursive: true });
    return place;
  },
  'an empty file': (folder) => made(folder, 'empty', (place) => writeFileSync(place, '')),
  'bytes that are no text': (folder) =>
    made(folder, 'bytes', (place) => writeFileSync(place, Buffer.from([0, 255, 254, 200, 10, 128, 0, 7]))),
  'a text of another kind': (folder) => made(folder, 'prose.txt', (place) => writeFileSync(place, 'A letter: no more.\n')),
  'a link to itself': (folder) => made(folder, 'loop', (place) => symlinkSync(place, place)),
  'a place within a file': (folder) => path.join(made(folder, 'empty', (place) => writeFileSync(place, '')), 'child'),
  ...(isRoot
    ? {}
    : {
        'what may not be read': (folder: string) =>
          made(folder, 'secret', (place) => {
            writeFileSync(place, 'x');
            chmodSync(place, 0);
          }),
      }),
}; // prettier-ignore

function made(folder: string, name: string, make: (place: string) => void): string {
  const place = path.join(folder, name);
  try {
    make(place);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return place;
}

/** The words of a command line that name the command. */
const nameOf = (parts: readonly Part[]) => {
  const known = leaves();
  const words = parts.filter((part) => typeof part === 'string');
  return [words.slice(0, 2).join(' '), words[0] as string].find((name) => known.has(name)) ?? '';
};

/** Every command with the options that take a path. */
function leaves(): ReadonlyMap<string, readonly string[]> {
  const program = new Command();
  for (const make of commands) program.addCommand(make({ io: {} as never, finish: () => undefined }) as never);
  const found = new Map<string, readonly string[]>();
  const walk = (command: Command, name: string) => {
    for (const inner of command.commands) walk(inner, `${name} ${inner.name()}`.trim());
    if (command.commands.length > 0 || name === '') return;
    const takesPath = /[<[](?:file|folder|corpus|gold|predicted|map|encoder-dir|page|page\.html)(?:\.\.\.)?[>\]]/u;
    const paths = command.options.filter(({ flags }) => takesPath.test(flags)).map(({ long }) => long as string);
    found.set(name, paths);
  };
  walk(program, '');
  return found;
}

/** What a program says that did not expect what it met. */
const FAULTS =
  /internal error|^ +at .*|TypeError.*|Cannot read prop.*|.*is not a function|PALIMPSEST_DEBUG|undefined/mu;

describe('a path that leads to something else', () => {
  it('is tried for every command and every option that takes one', () => {
    const tried = new Map<string, Set<string>>();
    for (const parts of LINES) {
      const options = tried.get(nameOf(parts)) ?? new Set();
      tried.set(nameOf(parts), options);
      parts.forEach((part, i) => {
        const option = parts[i - 1];
        if (typeof part === 'object' && typeof option === 'string') options.add(option);
      });
    }
    const left = [...leaves()].flatMap(([name, options]) => {
      if (WITHOUT.includes(name)) return [];
      const own = tried.get(name);
      return own
        ? options.filter((option) => option !== COMMON && !own.has(option)).map((option) => `${name} ${option}`)
        : [name];
    });
    expect(left).toEqual([]);
  });

  it.each(LINES.map((parts) => [nameOf(parts), parts] as const))(
    'is told as such by %s, never as a fault of the program',
    async (_, parts) => {
      const { folder, at } = world();
      const partOf = (part: Part) =>
        typeof part === 'string' ? part : part.kind === 'in' ? at(part.path) : path.join(temporaryFolder(), part.path);
      const found: string[] = [];
      for (const [place, part] of parts.entries()) {
        if (typeof part === 'string') continue;
        for (const [what, makeBad] of Object.entries(BAD)) {
          const argv = parts.map((one, i) => (i === place ? makeBad(folder) : partOf(one)));
          const { code, stdout, stderr } = await runCli(argv);
          const line = `${argv.map((word) => path.basename(word)).join(' ')} (${what} for ${part.path})`;
          const fault = FAULTS.exec(`${stderr}\n${stdout}`)?.[0];
          if (fault !== undefined) found.push(`${line}: ${fault}`);
          if (stderr.length > 2000) found.push(`${line}: says too much`);
          if (code === 2 && !/\[[a-z0-9-]+\]|^error: /mu.test(stderr)) found.push(`${line}: ${stderr.slice(0, 300)}`);
        }
      }
      expect(found).toEqual([]);
    },
    600_000,
  );
});
