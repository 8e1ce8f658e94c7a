import { existsSync, readFileSync, statSync, writeFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

const sample = fileURLToPath(new URL('../../data/sample/notes.txt', import.meta.url));
const commands = [
  'demo', 'stats', 'augment', 'eponyms', 'audit', 'view', 'convert', 'split', 'clusters', 'pretrain', 'train', 'tune', 'tag', 'export',
  'evaluate', 'agreement', 'explain', 'translate', 'generate', 'import-tagged', 'doctor',
]; // prettier-ignore
const subcommands = [
  ...['list', 'show', 'import'].map((name) => ['gazetteers', name]),
  ...['run', 'report'].map((name) => ['experiment', name]),
  ...['check', 'run', 'explain', 'draw', 'init', 'collect', 'errors', 'try', 'history'].map((name) => ['rules', name]),
];

it('marks in the help of a command the options that it cannot do without', async () => {
  const { stdout } = await runCli(['adapt', '--help']);
  expect(stdout.match(/--\S+ <\w+> +\(required\)/g)).toHaveLength(2);
});

describe('palimpsest', () => {
  it.each([...commands.map((name) => [name]), ...subcommands])(
    '%s %s has help with an example, --json and --quiet',
    async (...args) => {
      const { code, stdout } = await runCli([...args.filter(Boolean), '--help']);
      expect(code).toBe(0);
      expect(stdout).toMatch(/Examples:\n {2}\$ palimpsest /);
      expect(stdout).toContain('--json');
      expect(stdout).toContain('--quiet');
    },
  );

  it.each(['augment', 'eponyms', 'split', 'pretrain', 'train', 'evaluate'])(
    '%s draws at random, so it has --seed with the default 13',
    async (name) => {
      expect((await runCli([name, '--help'])).stdout).toMatch(/--seed <n>.*\(default: 13\)/s);
    },
  );

  it.each([
    [['nonsense']],
    [['augment']],
    [['augment', 'a', 'b', '--alpha', 'x']],
    [['split', 'a', 'b', '--ratio', '1:2']],
    [['train', 'a']],
    [['train', 'a', 'b', '--model', 'dictionary', '--set', 'foldCase']],
    [['tag', 'model', 'in', 'out', '--recall-bias', 'much']],
    [['conceal', 'a', 'b', '--strategy', 'blur']],
    [['conceal', 'a', 'b', '--policy', 'NAME']],
    [['eponyms', 'a', '--language', 'fr']],
    [['evaluate', 'a']],
    [['rules', 'run', 'a', 'b']],
    [['rules', 'init', 'a', 'b', '--target', '2']],
  ])('exits with 2 for wrong usage: %j', async (args) => {
    const { code, stderr } = await runCli(args);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: /);
  });

  it('prints its version', async () => {
    expect((await runCli(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('the commands, on the sample corpus', () => {
  it('stats counts, as a table and as JSON alone on stdout', async () => {
    expect((await runCli(['stats', sample])).stdout).toMatch(/documents +12/);
    const { stdout } = await runCli(['stats', sample, '--json']);
    expect(JSON.parse(stdout)).toMatchObject([{ format: 'inline', statistics: { documents: 12 } }]);
  });

  it('augment says that nothing was changed, or that no copy was made', async () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'a.jsonl');
    const augment = (...args: string[]) => runCli(['augment', file, '-', '--recipe', 'phicon', '--no-phi', ...args]);
    writeFileSync(file, '{"id":"1","text":"Vu par Luc.","entities":[{"start":7,"end":10,"label":"NOM"}]}\n');
    expect((await augment('--locale', 'fr')).stderr).toMatch(/1 document and 2 augmented copies \(0 changed\)/);
    expect((await augment('--locale', 'fr')).stderr).toContain('note: Nothing was changed');
    expect((await augment('--locale', 'fr', '--json')).stderr).toContain('"notes":["No synonym');
    expect((await augment('--locale', 'fr', '--json')).stderr).toContain('Nothing was changed');
    expect((await augment('--locale', 'fr', '--alpha', '0')).stderr).not.toMatch(/Nothing was changed|No copy/);
    writeFileSync(file, '{"id":"1","text":"Seen by Luc.","entities":[{"start":8,"end":11,"label":"NOM"}]}\n');
    expect((await augment('--locale', 'en')).stderr).not.toContain('Nothing was changed');
    writeFileSync(file, '{"id":"1","text":"Vu hier.","entities":[]}\n');
    expect((await augment('--locale', 'fr')).stderr).toContain('note: No copy was made');
  });

  it('augment, audit, view and convert work together', async () => {
    const folder = temporaryFolder();
    const out = path.join(folder, 'out.jsonl');
    const augmented = await runCli([
      'augment',
      sample,
      out,
      '--alpha',
      '1',
      '--json',
      '--edits',
      path.join(folder, 'edits.jsonl'),
    ]);
    expect(augmented.code).toBe(0);
    expect(JSON.parse(augmented.stdout)).toMatchObject({
      labelMap: 'i2b2-2014',
      summary: { sourceDocuments: 12, copies: 12 },
    });
    const manifest = JSON.parse(readFileSync(`${out}.manifest.json`, 'utf8')) as { settings: { seed: number } };
    expect(manifest.settings.seed).toBe(13);
    expect(statSync(path.join(folder, 'edits.jsonl')).mode & 0o777).toBe(0o600); // it tells which document is which
    expect(readFileSync(path.join(folder, 'edits.jsonl'), 'utf8').trimEnd().split('\n')).toHaveLength(12);

    const audit = await runCli(['audit', sample, out, '--json']);
    const result = JSON.parse(audit.stdout) as {
      copies: number;
      originals: number;
      total: { mentions: number; exact: number };
    };
    expect(result).toMatchObject({ copies: 12, originals: 12 });
    expect(result.total.exact / result.total.mentions).toBeLessThan(0.03); // chance alone
    expect((await runCli(['audit', sample, sample, '--fail-over', '0'])).code).toBe(1); // the source's own text is no copy: nothing was judged

    const page = path.join(folder, 'view.html');
    expect((await runCli(['view', sample, out, '--out', page, '--limit', '3'])).code).toBe(0);
    expect(readFileSync(page, 'utf8')).toMatch(/leaves out \d+ of \d+ documents/);

    const brat = path.join(folder, 'brat');
    expect((await runCli(['convert', out, brat, '--to', 'brat'])).code).toBe(0);
    expect(existsSync(path.join(brat, 'notes-1.ann'))).toBe(true);
  });

  it('reads JSONL from standard input and writes it to standard output', async () => {
    const record = { id: 'a', text: 'Eva came.', entities: [{ id: 'T1', start: 0, end: 3, label: 'PATIENT' }] };
    const { code, stdout } = await runCli(
      ['augment', '-', '-', '--alpha', '2', '--no-generated', '--quiet'],
      `${JSON.stringify(record)}\n`,
    );
    expect(code).toBe(0);
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((text) => JSON.parse(text) as { id: string });
    expect(lines.map((line) => line.id)).toEqual(['a', 'a-aug1', 'a-aug2']);
  });

  it('tells the format of standard input as that of a file, and names no temporary file', async () => {
    const triples = '{"text":"Eva came.","entities":[[0,3,"PATIENT"]]}\n';
    const read = async (text: string) => (await runCli(['convert', '-', '-'], text)).stdout;
    for (const text of [triples, `[${triples}]`, 'Eva B-PATIENT\ncame O\n. O\n']) {
      expect(JSON.parse(await read(text))).toMatchObject({ entities: [{ start: 0, end: 3, label: 'PATIENT' }] });
    }
    const broken = await runCli(['convert', '-', '-', '--from', 'spacy'], `${triples}{"text":\n`);
    expect([broken.code, broken.stderr]).toEqual([1, expect.stringMatching(/^error: standard input:2: /)]);
    const strict = await runCli(['convert', '-', '-', '--strict'], '{"id":"a","text":\n');
    expect([strict.code, strict.stderr]).toEqual([2, expect.stringMatching(/^palimpsest: standard input:1: .*\n$/)]);
  });

  it('convert renames, merges and drops labels', async () => {
    const folder = temporaryFolder();
    writeFileSync(
      path.join(folder, 'map.yaml'),
      'name: m\nlabels:\n  PATIENT: NAME\n  DOCTOR: NAME\n  DATE: { drop: true }\n',
    );
    const out = path.join(folder, 'out.jsonl');
    expect((await runCli(['convert', sample, out, '--labels', path.join(folder, 'map.yaml')])).code).toBe(0);
    const { stdout } = await runCli(['stats', out, '--json']);
    const [{ statistics }] = JSON.parse(stdout) as [{ statistics: { labels: Record<string, { mentions: number }> } }];
    expect(statistics.labels['NAME']?.mentions).toBe(39);
    expect(Object.keys(statistics.labels)).not.toContain('DATE');
  });

  it('split writes the splits in the format of the corpus', async () => {
    const folder = path.join(temporaryFolder(), 'splits');
    expect((await runCli(['split', sample, folder, '--ratio', '2:1:1'])).code).toBe(0);
    for (const [name, count] of [
      ['train', 6],
      ['dev', 3],
      ['test', 3],
    ] as const) {
      const { stdout } = await runCli(['stats', path.join(folder, `${name}.txt`), '--json']);
      expect(JSON.parse(stdout)).toMatchObject([{ format: 'inline', statistics: { documents: count } }]);
    }
  });

  it('gazetteers lists, shows and imports', async () => {
    const list = JSON.parse((await runCli(['gazetteers', 'list', '--locale', 'en', '--json'])).stdout) as {
      type: string;
    }[];
    expect(list.find((row) => row.type === 'hospital')).toMatchObject({ locale: 'en', entries: expect.any(Number) });
    const shown = await runCli(['gazetteers', 'show', 'patient', '--count', '4']);
    expect(shown.stdout.trimEnd().split('\n')).toHaveLength(4);
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'h.csv'), 'name,beds\nZebra Clinic,4\nYak Infirmary,9\nZebra Clinic,4\n');
    const into = path.join(folder, 'lists');
    const args = [
      'gazetteers',
      'import',
      path.join(folder, 'h.csv'),
      '--label',
      'departments',
      '--column',
      'name',
      '--into',
      into,
    ];
    expect((await runCli(args)).stderr).toMatch(/3 values read \(left out: 1 duplicate\).*has 2/);
    const own = await runCli(['gazetteers', 'show', 'departments', '--gazetteers', into, '--count', '400', '--json']);
    expect(JSON.parse(own.stdout)).toEqual(expect.arrayContaining(['Zebra Clinic', 'Yak Infirmary']));
  });

  it('split gives files the extension of their format, whatever that of the source says', async () => {
    const folder = temporaryFolder();
    const source = path.join(folder, 'corpus.conll.txt');
    writeFileSync(source, 'Anna B-PER\nleft O\n\nBerg B-PER\ncame O\n\nIt O\nrained O\n');
    const parts = path.join(folder, 'parts');
    expect((await runCli(['split', source, parts, '--unit', 'sentence', '--ratio', '1:1:1'])).code).toBe(0);
    expect(readdirSync(parts).filter((name) => !name.includes('manifest')).toSorted()).toEqual(['dev.conll', 'test.conll', 'train.conll']); // prettier-ignore
  });

  it('doctor finds everything in order', async () => {
    const { code, stdout } = await runCli(['doctor']);
    expect(stdout).toContain('Everything is in order');
    expect(code).toBe(0);
  });
});

describe('evaluate, besides scores', () => {
  it('tells known words from unknown ones and labels taken for each other', async () => {
    const folder = temporaryFolder();
    const text = 'Holm saw Berg.';
    const write = (name: string, ...labels: readonly string[]) => {
      const entities = [[0, 4] as const, [9, 13] as const].map(([start, end], i) => ({ id: `T${i}`, start, end, label: labels[i] })); // prettier-ignore
      writeFileSync(path.join(folder, name), `${JSON.stringify({ id: '1', text, entities })}\n`);
      return path.join(folder, name);
    };
    const train = path.join(folder, 'train.jsonl');
    writeFileSync(train, `${JSON.stringify({ id: 't', text: 'Holm came.', entities: [] })}\n`);
    const gold = write('gold.jsonl', 'DOCTOR', 'PATIENT');
    const predicted = write('predicted.jsonl', 'DOCTOR', 'DOCTOR');
    const args = ['evaluate', gold, predicted, '--training', train, '--confusions'];
    const { code, stdout } = await runCli(args);
    expect(code).toBe(0);
    expect(stdout).toMatch(/PATIENT +1 +100\.0 +\S+ +0\.0/);
    expect(stdout).toMatch(/NAME +2 +1 +1 +0 +0/);
    expect(stdout).toMatch(/PATIENT +DOCTOR +1\n/);
    const json = JSON.parse((await runCli([...args, '--json'])).stdout) as object;
    expect(json).toMatchObject({
      match: 'strict',
      vocabulary: { DOCTOR: { rate: 0 } },
      ambiguity: { total: { within: 1 } },
    });
  });
});
