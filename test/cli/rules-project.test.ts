import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { toJsonLine } from '../../src/formats/jsonl/writer.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';
import { NOTES, review, reviewedProject } from '../helpers/rules-project.ts';
import { network } from '../rules/project/helpers.ts';

const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n');

describe('palimpsest rules, on a project', () => {
  it('leads from notes to a labelled corpus and better rules', async () => {
    const folder = temporaryFolder();
    const file = (name: string, text: string) => {
      writeFileSync(path.join(folder, name), text);
      return path.join(folder, name);
    };
    const project = path.join(folder, 'names');
    const notes = file('notes.jsonl', NOTES.map((doc) => toJsonLine({ ...doc, entities: [] })).join(''));
    const rules = file('rules.yaml', `name: t\nlanguages: [es]\nnetworks:\n  talk: ${network(['con'])}\n  place: ${network(['en'], 'LOCATION')}\n`); // prettier-ignore
    const init = await runCli([
      'rules',
      'init',
      project,
      notes,
      '--rules',
      rules,
      '--initial',
      '15',
      '--validation',
      '12',
    ]);
    expect(init.stderr).toContain('initial: 15 notes to review.');
    expect(init.code).toBe(0);
    const again = await runCli(['rules', 'init', project]);
    expect(again.stderr).toContain('Nothing to draw: batches are waiting for review.');
    expect((await runCli(['rules', 'run', project])).stderr).toContain('[open-batch]');

    const early = await runCli(['rules', 'collect', project]);
    expect(early.stderr).toContain('The rules: training F1 not yet known, validation F1 not yet known');

    await review(project, 'initial');
    await review(project, 'validation');
    const collected = await runCli(['rules', 'collect', project]);
    expect(collected.stderr).toMatch(/initial +15 +0 +15 +0 +closed/);

    const errors = await runCli(['rules', 'errors', project]);
    expect(errors.stderr).toBe('');
    expect(errors.stdout).toContain('PERSON: ');
    expect(errors.stdout).toMatch(/lo dice doctora +\d/);

    const sign = file('sign.yaml', `networks:\n  sign: ${network(['doctora', 'firmado', 'por'])}\n`);
    const tried = await runCli(['rules', 'try', project, sign, '--accept']);
    expect(tried.stderr).toContain('ACCEPT.');
    expect(tried.code).toBe(0);
    const bad = file('bad.yaml', `networks:\n  bad: ${network(['de', 'la', 'dolor'])}\n`);
    const discarded = await runCli(['rules', 'try', project, bad, '--json']);
    expect(discarded.code).toBe(1);
    expect(JSON.parse(discarded.stdout)).toMatchObject({ verdict: 'discard', failed: 'covers-more-than-one-error' });

    const run = await runCli(['rules', 'run', project, '--most', '10']);
    expect(run.stderr).toMatch(/iteration-1: \d+ notes to review/);
    await review(project, 'iteration-1');
    expect((await runCli(['rules', 'collect', project])).code).toBe(0);

    const page = path.join(folder, 'history.html');
    const history = await runCli(['rules', 'history', project, '--out', page]);
    expect(history.stdout).toMatch(/0\.2 +accepted: sign/);
    expect(readFileSync(page, 'utf8')).toContain('On the validation set');
    // The axis has the names of the entries.
    expect(readFileSync(page, 'utf8')).toMatch(/<text[^>]*>0\.1<\/text>/);
    expect(readFileSync(page, 'utf8')).not.toContain('Oliach');
    const compared = await runCli(['rules', 'history', project, '--compare', '0.1,1']);
    expect(compared.stdout).toContain('Networks that differ: sign.');
    expect(existsSync(path.join(project, 'corpora', 'initial.jsonl'))).toBe(true);
  });

  it('says what is not a project, and names nothing of a damaged corpus but its place', async () => {
    const folder = temporaryFolder();
    expect((await runCli(['rules', 'errors', folder])).stderr).toContain('[no-such-project]');
    const notes = path.join(folder, 'notes.jsonl');
    writeFileSync(notes, toJsonLine({ id: 'a', text: 'Hablo con Oliach.', entities: [] }));
    const project = path.join(folder, 'p');
    expect((await runCli(['rules', 'init', project, notes])).stderr).toContain('[no-rules]');
    await runCli(['rules', 'init', project, notes, '--rules', 'es-ca-primary-care']);
    appendFileSync(path.join(project, 'review', 'initial.jsonl'), '{"id":"b","text":"Oliach"');
    const { code, stderr } = await runCli(['rules', 'collect', project]);
    expect(code).toBe(2);
    expect(stderr).toContain('review/initial.jsonl:2');
    expect(stderr).not.toContain('Oliach');
  });

  it('ranks the notes of the last run and puts up for review what the chosen ranking selects', async () => {
    const { folder, project } = await reviewedProject();
    expect((await runCli(['rules', 'rank', project])).stderr).toContain('[no-pool]');
    await runCli(['rules', 'run', project, '--most', '5']);
    const page = path.join(folder, 'ranking.html');
    const gold = path.join(folder, 'gold.jsonl');
    writeFileSync(gold, NOTES.map((doc) => toJsonLine(doc)).join(''));
    const ranked = await runCli(['rules', 'rank', project, '--gold', gold, '--out', page]);
    expect(ranked.stderr).toContain('drawn → ');
    expect(ranked.stdout).toMatch(/^PERSON +\d/m);
    expect(ranked.stdout).toMatch(/By F\(d\), balanced: \d+ of \d+ notes/);
    expect(ranked.stdout).toMatch(/^random +missed by the rules/m);
    expect(readFileSync(page, 'utf8')).not.toContain('Oliach');
    expect((await runCli(['rules', 'rank', project, '--gold', page.replace('ranking.html', 'rules.yaml')])).code).toBe(
      2,
    );
    expect((await runCli(['rules', 'rank', project, '--review'])).stderr).toContain('[open-batch]');
    expect((await runCli(['rules', 'rank', project, '--by', 'chance'])).code).toBe(2);

    await review(project, 'iteration-1');
    await runCli(['rules', 'collect', project]);
    const chosen = await runCli(['rules', 'rank', project, '--by', 'balanced', '--review', '--least', '7', '--json']);
    const { rankings, batch } = JSON.parse(chosen.stdout) as { rankings: Record<string, { selected: number }>; batch: { name: string; documents: number } }; // prettier-ignore
    expect(batch).toEqual({ name: 'iteration-2', documents: Math.max(7, rankings['balanced']?.selected ?? 0) });
    expect(linesOf(path.join(project, 'review', 'iteration-2.jsonl'))).toHaveLength(batch.documents);
  });

  it('suggests rules that are missing, and writes those asked for as rules try takes them', async () => {
    const { folder, project } = await reviewedProject();
    const out = path.join(folder, 'new.yaml');
    const { stdout } = await runCli(['rules', 'suggest', project, '--json']);
    const { suggestions } = JSON.parse(stdout) as { suggestions: { name: string; covered: number; failed?: string }[] };
    const [first] = suggestions;
    expect(first?.covered).toBeGreaterThan(1);
    expect((await runCli(['rules', 'suggest', project, '--only', 'nobody', '--out', out])).stderr).toContain('[unknown-suggestion]'); // prettier-ignore
    const written = await runCli(['rules', 'suggest', project, '--only', first?.name ?? '', '--out', out]);
    expect(written.stdout).toContain(first?.name);
    expect(readFileSync(out, 'utf8')).toContain(`${first?.name}:`);
    expect((await runCli(['rules', 'suggest', project, '--only', first?.name ?? '', '--out', out])).stderr).toContain('[output-exists]'); // prettier-ignore
    expect((await runCli(['rules', 'try', project, out])).stderr).toContain(`Changed: ${first?.name}`);
  });

  it('exports what was reviewed, with notes that nobody reviewed where they are asked for', async () => {
    const { folder, project } = await reviewedProject();
    const [alone, more] = [path.join(folder, 'alone.jsonl'), path.join(folder, 'more.jsonl')];
    expect((await runCli(['rules', 'export', project, alone])).stderr).toContain(
      '27 reviewed notes and 0 notes without findings',
    );
    const reviewed = linesOf(alone).map((line) => JSON.parse(line) as { id: string; entities: unknown[] });
    const { stdout } = await runCli(['rules', 'export', project, more, '--silent', '0.5', '--json']);
    const positive = reviewed.filter(({ entities }) => entities.length > 0).length;
    expect(JSON.parse(stdout)).toMatchObject({ reviewed: 27, silent: Math.round(positive / 2) });
    const silent = linesOf(more).slice(27).map((line) => JSON.parse(line) as { id: string; text: string; entities: unknown[]; meta: unknown }); // prettier-ignore
    for (const note of silent) {
      expect(note).toMatchObject({ entities: [], meta: { reviewed: false } });
      expect(note.text).not.toMatch(/ (?:con|en) [A-Z]/);
      expect(reviewed.map(({ id }) => id)).not.toContain(note.id);
    }
    expect((await runCli(['rules', 'export', project, more])).stderr).toContain('[output-exists]');
  });

  it('goes back to earlier rules, keeps those that were edited, and goes back again', async () => {
    const { folder, project } = await reviewedProject();
    const working = path.join(project, 'rules', 'rules.yaml');
    const first = readFileSync(working, 'utf8');
    const sign = path.join(folder, 'sign.yaml');
    writeFileSync(sign, `networks:\n  sign: ${network(['doctora', 'firmado', 'por'])}\n`);
    expect((await runCli(['rules', 'try', project, sign, '--accept'])).code).toBe(0);
    const edited = readFileSync(working, 'utf8').replace('firmado', 'firmada');
    writeFileSync(working, edited);
    const reverted = await runCli(['rules', 'revert', project, '0.0']);
    expect(reverted.stderr).toContain('kept as entry 0.3');
    expect(readFileSync(working, 'utf8')).toBe(first);
    expect((await runCli(['rules', 'history', project])).stdout).toMatch(/0\.4 +reverted: 0\.0/);
    await runCli(['rules', 'revert', project, '0.3', '--quiet']);
    expect(readFileSync(working, 'utf8')).toBe(edited);
    writeFileSync(working, 'name: broken');
    expect((await runCli(['rules', 'revert', project, '0.0'])).stderr).toContain('[edited-rules]');
    expect((await runCli(['rules', 'revert', project, '7'])).stderr).toContain('[no-such-entry]');
  });

  it('lets one command at a time change a project, and takes over what a process left that is gone', async () => {
    const { project } = await reviewedProject();
    const lock = path.join(project, 'claims', 'project.json');
    const claim = (pid: number) => writeFileSync(lock, JSON.stringify({ host: hostname(), pids: [pid] }));
    claim(process.ppid);
    for (const command of [
      ['run', project],
      ['collect', project],
      ['revert', project, '0'],
      ['init', project],
    ]) {
      expect(await runCli(['rules', ...command])).toMatchObject({ code: 2, stderr: expect.stringContaining('[project-locked]') as string }); // prettier-ignore
    }
    expect((await runCli(['rules', 'history', project])).code).toBe(0);
    const { pid } = spawnSync(process.execPath, ['--version']);
    claim(pid);
    const run = await runCli(['rules', 'run', project, '--most', '3']);
    expect(run.stderr).toContain('took over the lock of a command that no longer runs');
    expect(run.code).toBe(0);
    expect(existsSync(lock)).toBe(false);
  });
});
