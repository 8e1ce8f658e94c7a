import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

function corpus(...files: readonly string[]): string {
  const folder = path.join(temporaryFolder(), 'set');
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `Anna B-PER\nslept O\nin O\n${file} O\n\n`);
  }
  return folder;
}
const noted = async (...argv: readonly string[]) =>
  (await runCli([...argv])).stderr.split('\n').filter((line) => line.includes('for testing'));

it.each([
  [['train.conll', 'test.conll'], 'test.conll next to train.conll'],
  [['eng.train', 'eng.testa', 'eng.testb'], 'eng.testa, eng.testb next to eng.train'],
  [['train/a.conll', 'dev/a.conll'], 'dev next to train'],
])('training and augmenting tell of what is there to test on: %j', async (files, told) => {
  const folder = corpus(...files);
  const out = path.join(temporaryFolder(), 'out');
  const first = told.split(' ').at(-1) as string;
  const augmented = await noted('augment', folder, out, '--no-generated', '--alpha', '1');
  expect(augmented).toEqual([expect.stringContaining(told)]);
  expect(augmented[0]).toContain(`give ${path.join(folder, first)} to keep`);
  expect(await noted('train', folder, `${out}-model`, '--model', 'dictionary')).toEqual(augmented);
});

it.each([[['train.conll']], [['test.conll', 'dev.conll']], [['a/train.conll', 'a/test.conll']]])(
  'nothing is told of other files: %j',
  async (files) => {
    const out = path.join(temporaryFolder(), 'out');
    expect(await noted('train', corpus(...files), out, '--model', 'dictionary')).toEqual([]);
  },
);

it('augmenting tells that no document has a mention, and not why no generated text is mixed in', async () => {
  const file = path.join(temporaryFolder(), 'in.jsonl');
  writeFileSync(file, `${JSON.stringify({ id: 'a', text: 'Nobody came to the ward.', entities: [] })}\n`);
  const { code, stderr } = await runCli(['augment', file, `${file}.out.jsonl`]);
  expect(code).toBe(0);
  expect(stderr).toContain('note: No document has entities');
  expect(stderr).not.toContain('generated');
  expect(await runCli(['templates', 'derive', file, `${file}-set`])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('[no-mentions]'),
  });
});
