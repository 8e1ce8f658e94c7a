import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

function folderOf(template: string): string {
  const folder = temporaryFolder();
  const set = 'name: t\nlocale: en\ngenre: clinical\nlabels:\n  date: DATE\nlists:\n  course: [stable, improving]\n';
  writeFileSync(path.join(folder, 'set.yaml'), set);
  writeFileSync(path.join(folder, 'one.tmpl'), template);
  mkdirSync(path.join(folder, 'fragments'));
  writeFileSync(path.join(folder, 'fragments', 'fever.tmpl'), 'He had fever for {{number 1..9}} weeks.\n');
  return folder;
}

const FAULTY = 'Note.\nAdmitted {{date as=adm}}, discharged {{date before=adm days=2..9}}.\n{{> fever}}\n';

describe('templates check', () => {
  it('tells what generated documents say that no text should, with file, line and kind, and exits with 1', async () => {
    const folder = folderOf(FAULTY);
    const { code, stderr } = await runCli(['templates', 'check', folder]);
    expect(code).toBe(1);
    expect(stderr).toContain(`${path.join(folder, 'one.tmpl')}:2: discharge before admission`);
    expect(stderr).toContain(
      `${path.join(folder, 'fragments', 'fever.tmpl')}:1: "1 weeks": number and unit do not agree`,
    );
    expect(stderr).toContain('2 problems.');
    const { stdout } = await runCli(['templates', 'check', folder, '--json']);
    const { problems } = JSON.parse(stdout) as { problems: { code: string; place: object; hint: string }[] };
    expect(problems.map(({ code: kind }) => kind).toSorted()).toEqual(['lint-date', 'lint-number']);
    for (const { hint } of problems) expect(hint).not.toBe('');
  });

  it('looks at as many documents as it is told to', async () => {
    const { code, stderr } = await runCli(['templates', 'check', folderOf(FAULTY), '--documents', '0']);
    expect([code, stderr]).toEqual([0, expect.stringContaining('no errors')]);
  });

  it('finds nothing where the set is right, and looks at no document where it is wrong otherwise', async () => {
    const right = folderOf('Admitted {{date as=adm}}, discharged {{date after=adm days=2..9}}. {{$course}}\n');
    writeFileSync(path.join(right, 'fragments', 'fever.tmpl'), 'x\n');
    expect((await runCli(['templates', 'check', right])).code).toBe(0);
    const { code, stderr } = await runCli(['templates', 'check', folderOf(`${FAULTY}{{nothing such}}\n`)]);
    expect(code).toBe(1);
    expect(stderr).not.toContain('discharge');
  });
});
