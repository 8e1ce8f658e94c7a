import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

const NAMES = ['Eva Lind', 'Karl Ek', 'Mia Berg'];
const lines = Array.from({ length: 12 }, (_, i) => {
  const name = NAMES[i % NAMES.length] as string;
  const text = `${name} came to the ward at noon and was given a small tablet.`;
  return JSON.stringify({ id: `d${i}`, text, entities: [{ id: 'T1', start: 0, end: name.length, label: 'PATIENT' }] });
});
const text = lines.map((line) => `${line}\n`).join('');

/** A corpus, what was learned of it, and what augment makes of it as a file. */
async function world(options: readonly string[] = []) {
  const folder = temporaryFolder();
  const [corpus, learned, out] = ['in.jsonl', 'learned', 'out.jsonl'].map((name) => path.join(folder, name)) as [string, string, string]; // prettier-ignore
  writeFileSync(corpus, text);
  expect((await runCli(['learn', corpus, learned, ...options])).code).toBe(0);
  expect((await runCli(['augment', corpus, out, '--learned', learned, ...options])).code).toBe(0);
  return { learned, whole: readFileSync(out, 'utf8') };
}

describe('a stream of documents', () => {
  it.each([false, true])(
    'is augmented as the file is, and in batches of any size to the same documents; target sample: %s',
    async (hasSample) => {
      const sample = path.join(temporaryFolder(), 'sample.jsonl');
      writeFileSync(
        sample,
        '{"id":"s","text":"So Ann is in Leeds again .","entities":[{"start":3,"end":6,"label":"WHO"}]}\n',
      );
      const options = hasSample ? ['--target-sample', sample] : [];
      const { learned, whole } = await world(options);
      expect(whole.includes('WHO')).toBe(hasSample);
      const command = ['augment', '-', '-', '--learned', learned, ...options];
      expect((await runCli(command, text)).stdout).toBe(whole);
      const bare = [...command, '--no-generated'];
      const pieces = [];
      for (const [from, to] of [
        [0, 1],
        [1, 8],
        [8, 12],
      ] as const)
        pieces.push((await runCli(bare, lines.slice(from, to).join('\n'))).stdout);
      // What is generated belongs to the whole corpus: it is made of none of its documents.
      pieces.push((await runCli(command, '')).stdout);
      expect(pieces.join('')).toBe(whole);
      expect(pieces.at(-1)).not.toBe('');
    },
  );

  it('is refused with what an earlier version learned, which has no names around mentions', async () => {
    const { learned } = await world();
    const file = path.join(learned, 'learned.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version: 1 }));
    const { code, stderr } = await runCli(['augment', '-', '-', '--learned', learned], text);
    expect(code).not.toBe(0);
    expect(stderr).toContain('Run palimpsest learn <corpus> <folder> with this version.');
  });

  it('comes out before more goes in: a blank line answers each that was sent', async () => {
    const { learned, whole } = await world();
    const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
    let written = '';
    stdout.setEncoding('utf8').on('data', (piece: string) => (written += piece));
    stderr.resume();
    const argv = ['augment', '-', '-', '--learned', learned, '--no-generated', '--quiet'];
    const code = run(argv, { stdin, stdout, stderr, env: {} });
    let expected = '';
    for (const [i, line] of ['', ...lines.slice(0, 3)].entries()) {
      stdin.write(line === '' ? '\n' : `${line}\n\n`);
      expected += `${whole.split('\n').slice(6 * Math.max(0, i - 1), 6 * i).map((one) => `${one}\n`).join('')}\n`; // prettier-ignore
      await expect.poll(() => written).toBe(expected);
    }
    stdin.end();
    expect(await code).toBe(0);
    expect(written).toBe(expected);
  });

  it('ends where a document has no id: its number would depend on the cut', async () => {
    const { learned } = await world();
    const bare = lines.map((line) => line.replace(/"id":"d\d+",/u, ''));
    const { code, stderr } = await runCli(['augment', '-', '-', '--learned', learned], bare.join('\n'));
    expect([code, stderr]).toEqual([2, expect.stringContaining('[no-id]') as string]);
    expect(stderr).not.toContain('Lind');
  });

  it('ends at a label that was not learned of', async () => {
    const { learned } = await world();
    const other = text.replaceAll('PATIENT', 'PHONE');
    const { code, stderr } = await runCli(['augment', '-', '-', '--learned', learned], other);
    expect([code, stderr]).toEqual([2, expect.stringContaining('[unplanned-label]') as string]);
  });
});

describe('shares that were written apart', () => {
  it('are told of ids that stand in two of them, where they are read together', async () => {
    const folder = temporaryFolder();
    const doubled = lines.with(11, (lines[11] as string).replace('"d11"', '"d0"'));
    const [corpus, learned, shares] = ['in.jsonl', 'learned', 'shares'].map((name) => path.join(folder, name)) as [string, string, string]; // prettier-ignore
    writeFileSync(corpus, `${doubled.join('\n')}\n`);
    await runCli(['learn', corpus, learned]);
    for (const share of ['1/2', '2/2']) {
      const out = path.join(shares, `part-${share[0]}.jsonl`);
      const made = await runCli(['augment', corpus, out, '--learned', learned, '--shard', share, '--no-generated']);
      expect(made.code).toBe(0);
    }
    const { stderr } = await runCli(['stats', shares]);
    expect(stderr).toContain('[duplicate-id]');
    expect(stderr).toContain('"d0~2"');
  });
});
