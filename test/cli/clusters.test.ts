import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadWordClusters } from '../../src/resources/word-clusters.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

it('clusters writes what crf reads: a path, a word and its count', async () => {
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder, name);
  const lines = ['Ana', 'Eva', 'Luz'].flatMap((name) => [`Hablo con ${name} hoy.`, `${name} viene mañana.`]);
  writeFileSync(at('notes.txt'), `${[...lines, ...lines].join('\n')}\n`);
  const argv = [
    'clusters',
    at('notes.txt'),
    at('clusters.txt'),
    '--clusters',
    '6',
    '--min-count',
    '2',
    '--language',
    'es',
  ];
  const { code, stderr } = await runCli(argv);
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringMatching(/^9 words in \d clusters/mu) });
  expect(readFileSync(at('clusters.txt'), 'utf8')).toMatch(/^[01]+\t\.\t12\n/u);
  const clusters = await loadWordClusters(at('clusters.txt'));
  expect(new Set(['Ana', 'Eva', 'Luz'].map((name) => clusters.get(name))).size).toBe(1);
  expect(clusters.get('hoy')).not.toBe(clusters.get('Ana'));
  expect(await runCli(argv)).toMatchObject({ code: 2, stderr: expect.stringContaining('--overwrite') });
});

it('clusters says so where no word is frequent enough', async () => {
  const file = path.join(temporaryFolder(), 'notes.txt');
  writeFileSync(file, 'Una vez.\n');
  const { code, stderr } = await runCli(['clusters', file, `${file}.clusters`]);
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('[empty-training]') });
});
