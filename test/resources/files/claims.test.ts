import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createClaims } from '../../../src/resources/files/claims.ts';
import { temporaryFolder } from '../../helpers/cli.ts';

it('claims that their process was killed in writing are cleared away, those that are being written are not', async () => {
  const folder = temporaryFolder();
  const claims = path.join(folder, 'claims');
  mkdirSync(claims);
  const dead = 2 ** 22 + 1; // above what process ids can be
  writeFileSync(path.join(claims, `a.json.partial-${dead}`), '');
  writeFileSync(path.join(claims, `b.json.partial-${process.ppid}`), '');
  await createClaims(folder).clean();
  expect(readdirSync(claims)).toEqual([`b.json.partial-${process.ppid}`]);
});
