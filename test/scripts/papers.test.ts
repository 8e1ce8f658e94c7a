import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../helpers/cli.ts';

const inRoot = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const source = readFileSync(inRoot('scripts/papers.md'), 'utf8');

/** What the script writes of a source, and what it complains of. */
function write(text: string): { readonly page: string; readonly complaint: string } {
  const [from, to] = ['source.md', 'papers.md'].map((name) => path.join(temporaryFolder(), name)) as [string, string];
  writeFileSync(from, text);
  const { status, stderr } = spawnSync(process.execPath, [inRoot('scripts/papers.js'), to, from], { encoding: 'utf8' });
  return { page: status === 0 ? readFileSync(to, 'utf8') : '', complaint: /^Error: (.*)$/m.exec(stderr)?.[1] ?? '' };
}

it('docs/papers.md has the figures of bench/results, as scripts/papers.js writes them of scripts/papers.md', () => {
  const { page, complaint } = write(source);
  expect(complaint).toBe('');
  expect(readFileSync(inRoot('docs/papers.md'), 'utf8')).toBe(page);
});

const [head, row] = ['| table or figure | ours | verdict |\n| --- | --- | --- |\n', '| Table 1 | 12.5 | open: why |\n'];
it.each([
  ['a figure of ours that was typed', row, 'is in no record'],
  ['a figure in a verdict', '| Table 1 | – | confirmed by 3 |\n', 'is in no record'],
  ['a record that is not there', '| Table 1 | {2020-01-01-none.json#f1 %} | open |\n', 'bench/results has no'],
  ['a value that is not there', '| Table 1 | {2026-11-23-recall-bias.json#none/f1 %} | open |\n', 'nothing stands at'],
  [
    'a choice of rows that is none',
    '| Table 1 | {2026-11-22-study-en/f1.csv#model=crf:f1_mean %} | open |\n',
    'there must be one',
  ],
  ['another verdict', '| Table 1 | – | likely |\n', 'a verdict begins with'],
  ['a file that is not there', '| Table 1 | – | setting: test/none.test.ts |\n', 'there is no test/none.test.ts'],
])('refuses %s', (_, wrong, complaint) => {
  const written = write(`<!-- no short names -->\n${head}${wrong}`);
  expect(written.complaint).toContain(complaint);
  expect(written.page).toBe('');
});
