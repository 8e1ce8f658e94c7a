import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

const SOURCE =
  '[Anne](PRENOM) [Petit](NOM) a vu Dr [Roux](NOM).\n\nMme [Jeanne](PRENOM) [Noir](NOM) est venue de la ville.\n\n';
const SAMPLE = ['M', 'Mme', 'Me'].map((title) => `Le\tO\nrequérant\tO\n,\tO\n${title}\tB-PERSON\nCosta\tI-PERSON\n,\tO\nest\tO\nvenu\tO\n.\tO\n\n`); // prettier-ignore

it('conventions learns how a sample is labelled, and convert brings a corpus to it', async () => {
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder, name);
  writeFileSync(at('source.txt'), SOURCE);
  writeFileSync(at('sample.conll'), SAMPLE.join(''));
  const learned = await runCli(['conventions', at('source.txt'), at('sample.conll'), at('c.yaml'), '--locale', 'fr']);
  expect(learned).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/PERSON +title before +3 of 3 +0 of \d +inside +M/u),
  });
  expect(learned.stdout).not.toMatch(/Costa|Petit/u);
  expect(learned.stderr).toContain('evaluate --apart-from');
  const converted = await runCli(['convert', at('source.txt'), at('out.txt'), '--conventions', at('c.yaml')]);
  expect(converted).toMatchObject({ code: 0, stderr: expect.stringContaining('borders moved') });
  expect(readFileSync(at('out.txt'), 'utf8')).toContain('[Mme Jeanne Noir](PERSON) est venue');
  const again = await runCli(['conventions', at('source.txt'), at('sample.conll'), at('c.yaml')]);
  expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining('--overwrite') });
});

it('convert tells the line of a fault in conventions', async () => {
  const at = (name: string) => path.join(folder, name);
  const folder = temporaryFolder();
  writeFileSync(at('x.conll'), SAMPLE.join(''));
  writeFileSync(at('c.yaml'), 'language: fr\nborder: []\n');
  const { code, stderr } = await runCli(['convert', at('x.conll'), at('y.conll'), '--conventions', at('c.yaml')]);
  expect(code).toBe(2);
  expect(stderr).toMatch(/c\.yaml:2:9[^]*Did you mean borders/u);
});
