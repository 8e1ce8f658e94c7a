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
  expect(converted).toMatchObject({ code: 0, stderr: expect.stringContaining('boundaries moved') });
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

it('augment --target-sample does it all in one: borders, labels, and the sample itself with surrogates', async () => {
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder, name);
  writeFileSync(at('source.txt'), SOURCE);
  writeFileSync(at('sample.conll'), SAMPLE.join(''));
  const options = ['--target-sample', at('sample.conll'), '--locale', 'fr', '--alpha', '1'];
  const { code, stderr } = await runCli(['augment', at('source.txt'), at('out.txt'), ...options]);
  expect(code).toBe(0);
  expect(stderr).toMatch(
    /note: the target sample \(3 documents, 3 entities\).*title before PERSON inside.*added 2 times/u,
  );
  expect(stderr).toContain('evaluate --apart-from');
  expect(stderr).toContain('Target sample: 3 documents and 3 augmented copies');
  const written = readFileSync(at('out.txt'), 'utf8');
  expect(written).toContain('[Mme Jeanne Noir](PERSON) est venue');
  expect(written).toContain('[Mme Costa](PERSON)');
  expect(written).not.toMatch(/\]\((?:NOM|PRENOM)\)/u);
  const manifest = readFileSync(at('out.txt.manifest.json'), 'utf8');
  expect(manifest).not.toContain('Costa');
  expect(JSON.parse(manifest)).toMatchObject({ settings: { target: { times: 2 } } });
  const learned = await runCli(['learn', at('source.txt'), at('learned'), '--locale', 'fr', '--target-sample', at('sample.conll')]); // prettier-ignore
  expect(learned.code).toBe(0);
  await runCli(['augment', at('source.txt'), at('again.txt'), ...options, '--learned', at('learned')]);
  expect(readFileSync(at('again.txt'), 'utf8')).toBe(written);
  const other = await runCli(['augment', at('source.txt'), at('other.txt'), '--locale', 'fr', '--learned', at('learned')]); // prettier-ignore
  expect(other).toMatchObject({ code: 2, stderr: expect.stringContaining('target sample') });
});
