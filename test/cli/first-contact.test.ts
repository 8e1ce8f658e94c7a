import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

const sample = fileURLToPath(new URL('../../data/sample/notes.txt', import.meta.url));

function plainText(): string {
  const folder = path.join(temporaryFolder(), 'letters');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'a.txt'), 'Ida Brook was seen on the ward.\nShe went home.\n');
  writeFileSync(path.join(folder, 'b.txt'), 'Nothing was found.\n');
  return folder;
}

it('tags what is piped in and writes it to standard output, named or not', async () => {
  const model = path.join(temporaryFolder(), 'model');
  await runCli(['train', sample, model, '--model', 'dictionary', '--quiet']);
  const named = await runCli(['tag', model, '-', '-'], 'Nothing here.\n');
  expect([named.code, named.stdout]).toEqual([0, expect.stringMatching(/^\{.*"text":"Nothing here\.\\n"/)]);
  expect(await runCli(['tag', model], 'Nothing here.\n')).toEqual(named);
});

it('counts text without labels', async () => {
  const { code, stdout, stderr } = await runCli(['stats', plainText()]);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/documents +2\n[^]*tokens +16\n[^]*entities +0\n/);
});

it('says of text without labels how it gets them', async () => {
  const folder = plainText();
  const { code, stderr } = await runCli(['train', folder, `${folder}-model`]);
  expect(code).toBe(2);
  expect(stderr).toContain('plain text without labels');
  expect(stderr).toContain('palimpsest label');
  expect(stderr).not.toContain('--from:');
});

it('says in which format it writes a file whose ending no format has', async () => {
  const out = path.join(temporaryFolder(), 'out.xyz');
  const { stderr } = await runCli(['convert', sample, out]);
  expect(stderr).toMatch(/warning: .*out\.xyz: no format has the ending \.xyz: written as inline; --to names another/);
});
