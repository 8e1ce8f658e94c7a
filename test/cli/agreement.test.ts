import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

const text = 'Seen by Dr. Holm in Reading on 3 May.';
const record = (id: string, ...labels: readonly (readonly [string, string])[]) =>
  JSON.stringify({
    id,
    text,
    entities: labels.map(([surface, label], i) => ({
      id: `T${i}`,
      start: text.indexOf(surface),
      end: text.indexOf(surface) + surface.length,
      label,
    })),
  });

function write(name: string, ...records: readonly string[]): string {
  const file = path.join(temporaryFolder(), name);
  writeFileSync(file, `${records.join('\n')}\n`);
  return file;
}

describe('agreement', () => {
  const first = () => write('a.jsonl', record('1', ['Holm', 'DOCTOR'], ['Reading', 'CITY'], ['3 May', 'DATE']));
  const second = () => write('b.jsonl', record('1', ['Holm', 'PATIENT'], ['Reading', 'CITY'], ['3 May', 'DATE']));

  it('tells kappa by label and, since the shipped map knows them, by coarse type', async () => {
    const { code, stdout } = await runCli(['agreement', first(), second()]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/by label[^]*all tokens +0\.\d+[^]*by coarse type[^]*all tokens +1\.000/);
    expect(stdout).toMatch(/DOCTOR +PATIENT +1\n/);
    expect(stdout).toContain('2 entities are identical, of 3 and 3: F1 66.7');
    expect(stdout).not.toContain('Holm');
  });

  it('says the same as JSON, alone on stdout', async () => {
    const { stdout } = await runCli(['agreement', first(), second(), '--json']);
    const found = JSON.parse(stdout) as { labels: { mentions: object }; coarse: { tokens: { kappa: number } } };
    expect(found.labels.mentions).toEqual({ first: 3, second: 3, same: 2, f1: expect.closeTo(2 / 3, 9) as number });
    expect(found.coarse.tokens.kappa).toBe(1);
  });

  it('leaves out what only one of them has, with a warning and 1', async () => {
    const more = write('b.jsonl', record('1'), record('2'));
    const { code, stderr } = await runCli(['agreement', first(), more]);
    expect(code).toBe(1);
    expect(stderr).toContain('1 documents occur in only one of the corpora');
  });

  it('refuses other texts, without quoting them, and corpora with nothing in common', async () => {
    const other = write('b.jsonl', JSON.stringify({ id: '1', text: 'Another text.', entities: [] }));
    const { code, stderr } = await runCli(['agreement', first(), other]);
    expect(code).toBe(2);
    expect(stderr).toContain('differ from offset 0');
    expect(stderr).not.toContain('Another');
  });
});
