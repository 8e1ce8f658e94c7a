import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

const main = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

/** Writes the files, augments the first one (or `input`) and returns what came out. */
async function augmentFiles(files: Record<string, string | Uint8Array>, input: string, ...args: string[]) {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  const target = path.join(folder, 'out');
  const result = await runCli([
    'augment',
    path.join(folder, input),
    target,
    '--alpha',
    '1',
    '--no-context',
    '--no-generated',
    ...args,
  ]);
  const output =
    existsSync(target) &&
    !readdirSync(folder, { withFileTypes: true })
      .find((e) => e.name === 'out')
      ?.isDirectory()
      ? readFileSync(target, 'utf8')
      : undefined;
  return { ...result, folder, target, output };
}

const line = (id: string, text: string, entities: unknown[] = []) => `${JSON.stringify({ id, text, entities })}\n`;
const good = line('good', 'Dr. Eva Lind came.', [{ id: 'T1', start: 4, end: 12, label: 'DOCTOR' }]);
const idsOf = (jsonl: string | undefined) =>
  (jsonl ?? '')
    .split('\n')
    .filter(Boolean)
    .map((text) => (JSON.parse(text) as { id: string }).id);

describe('augment, given bad input', () => {
  it.each([
    [
      'offsets out of range',
      line('bad', 'Secret', [{ id: 'T1', start: 2, end: 99, label: 'DOCTOR' }]),
      'offset-out-of-range',
    ],
    ['an empty entity', line('bad', 'Secret', [{ id: 'T1', start: 2, end: 2, label: 'DOCTOR' }]), 'empty-entity'],
    ['truncated JSON', '{"id": "bad", "text": "Secret', 'malformed-json'],
  ])(
    'refuses a record with %s, names file, line and document, keeps the rest, and exits with 1',
    async (_, record, code) => {
      const { code: exit, stderr, output } = await augmentFiles({ 'in.jsonl': good + record }, 'in.jsonl');
      expect(exit).toBe(1);
      expect(stderr).toContain(`[${code}]`);
      expect(stderr).toMatch(/in\.jsonl:2/);
      expect(stderr).toContain('1 record was skipped');
      expect(stderr).not.toContain('Secret');
      expect(idsOf(output)).toEqual(['good', 'good-aug1']);
    },
  );

  const both = line('both', 'Eva Lind of Rome', [
    { id: 'T1', start: 0, end: 8, label: 'DOCTOR' },
    { id: 'T2', start: 4, end: 16, label: 'DOCTOR' },
  ]);

  it('keeps overlapping entities, every one of them, and tells how many there are', async () => {
    const { code, stderr, output } = await augmentFiles({ 'in.jsonl': both }, 'in.jsonl');
    expect(code).toBe(0);
    expect(stderr).toContain('1 entity is nested or overlaps');
    const copy = JSON.parse((output ?? '').split('\n')[1] as string) as { entities: unknown[] };
    expect(copy.entities).toHaveLength(2);
  });

  it('refuses overlapping entities when asked', async () => {
    const { code, stderr, output } = await augmentFiles({ 'in.jsonl': good + both }, 'in.jsonl', '--overlaps', 'refuse'); // prettier-ignore
    expect(code).toBe(1);
    expect(stderr).toContain('[overlapping-entities]');
    expect(idsOf(output)).toEqual(['good', 'good-aug1']);
  });

  it('refuses a BRAT mention whose text is not at its offsets', async () => {
    const files = {
      'in/a.txt': 'Dr. Eva Lind came.',
      'in/a.ann': 'T1\tDOCTOR 4 12\tEva Lund\n',
      'in/b.txt': 'Dr. Eva Lind came.',
      'in/b.ann': 'T1\tDOCTOR 4 12\tEva Lind\n',
    };
    const { code, stderr, target } = await augmentFiles(files, 'in');
    expect(code).toBe(1);
    expect(stderr).toMatch(/a\.ann.*surface-mismatch/s);
    expect(stderr).not.toMatch(/Lind|Lund/);
    expect(readdirSync(target).toSorted()).toEqual(['b-aug1.ann', 'b-aug1.txt', 'b.ann', 'b.txt', 'manifest.json']);
  });

  it('stops at the first refused record in strict mode, and leaves nothing behind', async () => {
    const { code, stderr, folder } = await augmentFiles(
      { 'in.jsonl': `${good}{"id": 1\n${good}` },
      'in.jsonl',
      '--strict',
    );
    expect(code).toBe(2);
    expect(stderr).toContain('[malformed-json]');
    expect(readdirSync(folder)).toEqual(['in.jsonl']);
  });

  it.each([
    [
      'truncated XML',
      'a.xml',
      '<?xml version="1.0"?><deIdi2b2><TEXT><![CDATA[Secret]]></TEXT><TAGS><NAME id="P0"',
      'i2b2-2014',
    ],
    ['an empty XML file', 'a.xml', '', 'i2b2-2014'],
    ['truncated JSON', 'a.json', '[{"full_text": "Secret", "spans": [', 'presidio'],
    ['an empty JSON file', 'a.json', '', 'presidio'],
    ['an empty JSONL file', 'a.jsonl', '', 'jsonl'],
    ['an empty CoNLL file', 'a.conll', '', 'conll'],
  ])('says what is wrong with %s', async (_, name, content, format) => {
    const { code, stderr, folder } = await augmentFiles({ [name]: content }, name, '--from', format);
    expect(code).toBe(2); // nothing could be read
    expect(stderr).toContain('[empty-corpus]');
    if (content !== '') expect(stderr).toContain(name);
    expect(stderr).not.toContain('Secret');
    expect(readdirSync(folder)).toEqual([name]);
  });

  it('refuses lines and files that are not UTF-8, and reads the others', async () => {
    const bytes = Buffer.concat([Buffer.from(good), Buffer.from('{"id":"x","text":"\xff\xfe"}\n', 'latin1')]);
    const { code, stderr, output } = await augmentFiles({ 'in.jsonl': bytes }, 'in.jsonl');
    expect(code).toBe(1);
    expect(stderr).toMatch(/in\.jsonl:2.*UTF-8/);
    expect(idsOf(output)).toEqual(['good', 'good-aug1']);
    const brat = {
      'in/a.txt': Buffer.from([0xff, 0x41]),
      'in/a.ann': '',
      'in/b.txt': 'Eva',
      'in/b.ann': 'T1\tDOCTOR 0 3\tEva\n',
    };
    const folder = await augmentFiles(brat, 'in');
    expect(folder.code).toBe(1);
    expect(folder.stderr).toMatch(/a\.txt.*UTF-8/);
  });

  it('keeps a byte order mark and CRLF line ends', async () => {
    const conll = '\ufeffEva B-PER\r\nLind I-PER\r\ncame O\r\n\r\nHe O\r\nleft O\r\n';
    const { code, output } = await augmentFiles({ 'in.conll': conll }, 'in.conll', '--augmented-only', '--alpha', '0');
    expect(code).toBe(0);
    expect(output).toBe('');
    const whole = await augmentFiles({ 'in.conll': conll }, 'in.conll', '--alpha', '0');
    expect(whole.output).toBe(conll);
  });

  it('keeps an empty document', async () => {
    const { code, output } = await augmentFiles({ 'in.jsonl': line('empty', '') + good }, 'in.jsonl');
    expect(code).toBe(0);
    expect(idsOf(output)).toEqual(['empty', 'empty-aug1', 'good', 'good-aug1']);
  });

  it('augments a document that is one line of 5 MB', async () => {
    const sentence = 'The nurse saw Eva Lind on 03/04/2020 and calmly gave her the small tablet. ';
    const text = sentence.repeat(Math.ceil(5e6 / sentence.length));
    const entities = [];
    for (let i = 0; i * sentence.length < text.length; i++) {
      const at = i * sentence.length;
      entities.push({ id: `N${i}`, start: at + 14, end: at + 22, label: 'PATIENT' });
      entities.push({ id: `D${i}`, start: at + 26, end: at + 36, label: 'DATE' });
    }
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'in.jsonl'), line('long', text, entities));
    const { code } = await runCli([
      'augment',
      path.join(folder, 'in.jsonl'),
      path.join(folder, 'out.jsonl'),
      '--alpha',
      '1',
      '--no-generated',
    ]);
    expect(code).toBe(0);
    const [, copy] = readFileSync(path.join(folder, 'out.jsonl'), 'utf8').split('\n');
    expect((JSON.parse(copy as string) as { entities: unknown[] }).entities).toHaveLength(entities.length);
  });

  it('gives the second of two documents with one id another id, with a warning, and loses neither', async () => {
    const { code, stderr, output } = await augmentFiles({ 'in.jsonl': good + good }, 'in.jsonl');
    expect(code).toBe(0);
    expect(stderr).toContain('[duplicate-id]');
    expect(new Set(idsOf(output)).size).toBe(4);
  });

  it('never writes outside the output folder, whatever the ids', async () => {
    const hostile = ['../../escape', '/etc/passwd', 'a/../../b', '..', 'C:\\x', 'con\u0000trol'];
    const { code, folder, target } = await augmentFiles(
      {
        'deep/in.jsonl': hostile
          .map((id) => line(id, 'Eva', [{ id: 'T1', start: 0, end: 3, label: 'PATIENT' }]))
          .join(''),
      },
      'deep/in.jsonl',
      '--to',
      'brat',
    );
    expect(code).toBe(0);
    expect(readdirSync(folder).toSorted()).toEqual(['deep', 'out']);
    expect(readdirSync(path.dirname(folder))).not.toContain('escape');
    const files = readdirSync(target, { recursive: true, withFileTypes: true }).filter(
      (e) => e.isFile() && e.name.endsWith('.txt'),
    );
    expect(files).toHaveLength(2 * hostile.length);
  });

  it('names a label that a label map forgets and the line to add, before anything is written', async () => {
    const record = line('a', 'A gun.', [{ id: 'T1', start: 2, end: 5, label: 'WEAPON' }]);
    const map = path.join(temporaryFolder(), 'labels.yaml');
    writeFileSync(map, 'name: mine\nlabels:\n  PER: { type: person }\n');
    const { code, stderr, folder } = await augmentFiles({ 'in.jsonl': good + record }, 'in.jsonl', '--labels', map);
    expect(code).toBe(2);
    expect(stderr).toContain('WEAPON: { type:');
    expect(stderr).toContain('[no-policy]');
    expect(readdirSync(folder)).toEqual(['in.jsonl']);
  });

  it('refuses an output that is there, unless told to overwrite it', async () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'in.jsonl'), good);
    writeFileSync(path.join(folder, 'out.jsonl'), 'precious');
    const args = [
      'augment',
      path.join(folder, 'in.jsonl'),
      path.join(folder, 'out.jsonl'),
      '--alpha',
      '2',
      '--no-generated',
    ];
    const refused = await runCli(args);
    expect([refused.code, readFileSync(path.join(folder, 'out.jsonl'), 'utf8')]).toEqual([2, 'precious']);
    expect(refused.stderr).toContain('--overwrite');
    expect((await runCli([...args, '--overwrite'])).code).toBe(0);
    expect(idsOf(readFileSync(path.join(folder, 'out.jsonl'), 'utf8'))).toEqual(['good', 'good-aug1', 'good-aug2']);
  });
});

describe('augment, on a machine that fails', () => {
  const isRoot = process.getuid?.() === 0;

  it.skipIf(isRoot)('says that a folder is unreadable (skipped for root, who may read all)', async () => {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, 'locked'));
    chmodSync(path.join(folder, 'locked'), 0);
    const { code, stderr } = await runCli(['stats', path.join(folder, 'locked')]);
    chmodSync(path.join(folder, 'locked'), 0o700);
    expect(code).toBe(2);
    expect(stderr).toContain('[unreadable-corpus]');
  });

  it.runIf(isRoot)('says that a folder is unreadable (as another user, for root may read all)', () => {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, 'locked'), { mode: 0o700 });
    chmodSync(folder, 0o755);
    let stderr = '';
    try {
      execFileSync(process.execPath, [main, 'stats', path.join(folder, 'locked')], {
        uid: 65_534,
        gid: 65_534,
        encoding: 'utf8',
        stdio: ['ignore', 'ignore', 'pipe'],
      });
    } catch (error) {
      ({ stderr } = error as { stderr: string });
    }
    expect(stderr).toContain('[unreadable-corpus]');
  });

  it.runIf(existsSync('/dev/full'))('says that the disk is full, and exits with 2', async () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'in.jsonl'), good.repeat(2000));
    const child = spawn(process.execPath, [main, 'convert', path.join(folder, 'in.jsonl'), '-', '--quiet'], {
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    });
    let stderr = '';
    child.stderr?.on('data', (data: Buffer) => (stderr += data.toString()));
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(2);
    expect(stderr).toContain('disk is full');
  });

  it('says that the memory is used up, and leaves nothing', () => {
    const folder = temporaryFolder();
    const [sentence, times] = ['Eva saw it. ', 100_000];
    const starts = Array.from({ length: times }, (_, i) => i * sentence.length);
    const entities = starts.map((start, i) => ({ id: `T${i}`, start, end: start + 3, label: 'PATIENT' }));
    writeFileSync(
      path.join(folder, 'in.jsonl'),
      JSON.stringify({ id: 'long', text: sentence.repeat(times), entities }),
    );
    const args = ['augment', path.join(folder, 'in.jsonl'), path.join(folder, 'new/out.jsonl'), '--quiet'];
    const { status, stderr } = spawnSync(process.execPath, ['--max-old-space-size=60', main, ...args], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringMatching(/^palimpsest: .+ \[out-of-memory\]\n.+\n$/),
    });
    expect(readdirSync(folder)).toEqual(['in.jsonl']);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('leaves no half file when it is stopped by %s', async (signal) => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'in.jsonl'), good.repeat(60_000));
    const child = spawn(
      process.execPath,
      [main, 'augment', path.join(folder, 'in.jsonl'), path.join(folder, 'out.jsonl'), '--no-context'],
      {
        stdio: 'ignore',
      },
    );
    await until(() => readdirSync(folder).some((name) => name.includes('.partial-')));
    child.kill(signal);
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(signal === 'SIGINT' ? 130 : 143);
    expect(readdirSync(folder)).toEqual(['in.jsonl']);
  });

  it('shows nothing under the name of the output when it is killed half-way, and works again afterwards', async () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'in.jsonl'), good.repeat(12_000));
    const args = [
      main,
      'augment',
      path.join(folder, 'in.jsonl'),
      path.join(folder, 'out.jsonl'),
      '--no-context',
      '--no-generated',
      '--quiet',
    ];
    const child = spawn(process.execPath, args, { stdio: 'ignore' });
    await until(() => readdirSync(folder).some((name) => name.includes('.partial-')));
    child.kill('SIGKILL');
    await new Promise((resolve) => child.on('close', resolve));
    expect(existsSync(path.join(folder, 'out.jsonl'))).toBe(false);
    execFileSync(process.execPath, args, { stdio: 'ignore' });
    expect(readFileSync(path.join(folder, 'out.jsonl'), 'utf8').trimEnd().split('\n')).toHaveLength(36_000);
  });

  it('exits with 0 when the reader of its output goes away', async () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'in.jsonl'), good.repeat(20_000));
    const child = spawn(
      'sh',
      [
        '-c',
        `"${process.execPath}" "${main}" convert "${path.join(folder, 'in.jsonl')}" - --quiet; echo "exit $?" >&2`,
      ],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let stderr = '';
    child.stderr?.on('data', (data: Buffer) => (stderr += data.toString()));
    child.stdout.once('data', () => child.stdout.destroy());
    await new Promise((resolve) => child.on('close', resolve));
    expect(stderr).toBe('exit 0\n');
  });
});

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}
