import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

const line = (id: string, word: string) => JSON.stringify({ id, text: `She met ${word} engineer near ${word} office.`, entities: [{ start: 0, end: 3, label: 'PATIENT' }] }); // prettier-ignore

/** A source, and copies of which every other has wrong articles, or none at all. */
function write() {
  const folder = temporaryFolder();
  const corpus = (name: string, suffix: string, word: (i: number) => string) => {
    const file = path.join(folder, name);
    writeFileSync(file, `${Array.from({ length: 20 }, (_, i) => line(`d${i}${suffix}`, word(i))).join('\n')}\n`);
    return file;
  };
  return {
    source: corpus('source.jsonl', '', () => 'an'),
    wrong: corpus('wrong.jsonl', '-aug1', (i) => (i % 2 === 0 ? 'a' : 'an')),
    right: corpus('right.jsonl', '-aug1', () => 'the best'),
    page: path.join(folder, 'page.html'),
    markdown: path.join(folder, 'page.md'),
  };
}

describe('palimpsest quality', () => {
  it('counts faults of the copies against the source and fails by a limit', async () => {
    const { source, wrong } = write();
    const { code, stdout, stderr } = await runCli(['quality', source, wrong, '--gate']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^wording +40 +0\.00 % +40 +50\.00 % +50\.00 points$/m);
    expect(stdout).toContain('Not judged, too few applicable positions: agreement (0)');
    expect(stderr).toContain('quality failed: wording is 50.00 points above the source; the limit is 1.00 points');
    expect(stdout).not.toContain('engineer');
  });

  it('passes what is no worse, and not what could not be judged', async () => {
    const { source, right } = write();
    const limits = ['--fail-on', 'wording=0.01'];
    const { code, stderr } = await runCli(['quality', source, right, ...limits]);
    expect(code).toBe(1);
    expect(stderr).toContain('wording was not judged');
    expect((await runCli(['quality', source, right])).code).toBe(0);
    const { code: misuse, stderr: why } = await runCli(['quality', source, right, '--fail-on', 'tone=1']); // prettier-ignore
    expect(misuse).toBe(2);
    expect(why).toContain('The checks are: agreement, wording');
  });

  it('lists the faults with their text only where asked, and writes a page', async () => {
    const { source, wrong, page, markdown } = write();
    const given = ['quality', source, wrong];
    expect((await runCli([...given, '--with-text'])).stdout).toContain(
      'd0-aug1\t8-10\twording\ta/an\t"She met [a ]engineer',
    );
    const { stdout } = await runCli([...given, '--json', '--page', page]);
    const { findings } = JSON.parse(stdout) as { findings: readonly Record<string, unknown>[] };
    expect(findings).toHaveLength(20);
    expect(findings[0]).toEqual({ check: 'wording', what: 'a/an', document: 'd0-aug1', start: 8, end: 10 });
    expect(readFileSync(page, 'utf8')).toContain('Worse by more than one point: wording');
    await runCli([...given, '--page', markdown]);
    expect(readFileSync(markdown, 'utf8')).toContain('| wording');
  });
});
