import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

function files() {
  const folder = temporaryFolder();
  const write = (name: string, lines: readonly string[]) => {
    const file = path.join(folder, name);
    writeFileSync(file, `${lines.join('\n\n')}\n`);
    return file;
  };
  return {
    folder,
    source: write('source.txt', ['[Eva Lind](PATIENT) came on [03/12/2031](DATE).', '[Bo Falk](PATIENT) left.']),
    clean: write('clean.txt', ['[Ada Berg](PATIENT) came on [01/12/2030](DATE).', '[Karl Ek](PATIENT) left.']),
    leaking: write('leaking.txt', [
      '[Ada Berg](PATIENT) came; lind left on 12 March 2031.',
      '[Bo Falk](PATIENT) slept.',
    ]),
  };
}

describe('palimpsest audit', () => {
  it('prints a table a check and a closing judgement, without text', async () => {
    const { source, leaking } = files();
    const { code, stdout } = await runCli(['audit', source, leaking]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/source entities, elsewhere +entities +observed +by chance +at most/);
    expect(stdout).toMatch(/wording outside entities/);
    expect(stdout).toMatch(
      /\nResidual identifiers: .*Source identifiers remain, \d outside any entity.*: --with-text lists them\.\nLinkability: .*\n$/,
    );
    expect(stdout).not.toMatch(/Lind|Falk/i);
  });

  it('lists what is left with --with-text', async () => {
    const { source, leaking } = files();
    const { stdout } = await runCli(['audit', source, leaking, '--with-text']);
    expect(stdout).toContain('\tDATE\tdate\tunlabelled\tother\t"03/12/2031"\n');
    expect(stdout).toContain('\tPATIENT\texact\tlabelled\tother\t"Bo Falk"\n');
  });

  it('fails by gates, naming what failed, and writes the card all the same', async () => {
    const { folder, source, clean, leaking } = files();
    const card = path.join(folder, 'card.md');
    const failed = await runCli(['audit', source, leaking, '--fail-on', 'direct=0', '--fail-on', 'similarity=1', '--card', card]); // prettier-ignore
    expect(failed.code).toBe(1);
    expect(failed.stderr).toBe('audit failed: remaining identifiers (direct): 2, the limit is 0\n');
    expect(readFileSync(card, 'utf8')).toContain('## Personal and sensitive information');
    expect((await runCli(['audit', source, clean, '--fail-on', 'direct=0'])).code).toBe(0);
    expect((await runCli(['audit', source, clean, '--card', card])).code).toBe(2); // it is there already
  });

  it('keeps in the card of a Parquet folder what it tells datasets, when it takes its place', async () => {
    const { folder, source, clean } = files();
    const release = path.join(folder, 'release');
    expect((await runCli(['convert', clean, release, '--to', 'parquet', '--records', 'tokens'])).code).toBe(0);
    const card = path.join(release, 'README.md');
    const headerOf = (text: string) => parse(/^---\n(.*?)\n---\n/s.exec(text)?.[1] ?? '') as Record<string, unknown>;
    const before = headerOf(readFileSync(card, 'utf8'));
    const audit = ['audit', source, release, '--card', card, '--licence', 'MIT'];
    expect((await runCli(audit)).code).toBe(2);
    expect(headerOf(readFileSync(card, 'utf8'))).toEqual(before);
    expect((await runCli([...audit, '--overwrite'])).code).toBe(0);
    const after = readFileSync(card, 'utf8');
    expect(headerOf(after)).toEqual({ ...before, license: 'mit' });
    expect(Object.keys(before)).toEqual(['task_categories', 'dataset_info', 'configs']);
    expect(after.match(/^# /gm)).toHaveLength(1);
    expect(after).toContain('## Personal and sensitive information');
    expect((await runCli([...audit, '--overwrite'])).code).toBe(0);
    expect(readFileSync(card, 'utf8')).toBe(after);
  });

  it('names the licences in the card and in its header', async () => {
    const { folder, source, clean } = files();
    const write = async (name: string, ...args: string[]) => {
      const card = path.join(folder, name);
      expect((await runCli(['audit', source, clean, '--card', card, ...args])).code).toBe(0);
      return readFileSync(card, 'utf8');
    };
    const known = await write('a.md', '--licence', 'cc-by-nc-4.0', '--source-licence', 'by agreement | of the ward');
    expect(known).toMatch(/^---\n(?:.+\n)*license: cc-by-nc-4\.0\n(?:.+\n)*---\n/);
    expect(known).toContain('Licence: CC-BY-NC-4.0.\n\nLicence of the source: by agreement \\| of the ward.\n');
    const words = await write('b.md', '--licence', 'ask the "ward": first');
    expect(words).toContain('license: other\nlicense_name: "ask the \\"ward\\": first"\n');
    const wrong = await runCli(['audit', source, clean, '--card', path.join(folder, 'c.md'), '--licence', 'CC-BY-9.0']);
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toContain('no licence "CC-BY-9.0" is known');
    expect(existsSync(path.join(folder, 'c.md'))).toBe(false);
    expect((await runCli(['audit', source, clean, '--licence', 'MIT'])).stderr).toContain('Add --card FILE.');
  });

  it.each([['love=1'], ['direct'], ['direct=x'], ['k=5']])('refuses --fail-on %s', async (limit) => {
    const { source, clean } = files();
    const { code, stderr } = await runCli(['audit', source, clean, '--fail-on', limit]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/The checks are|Expected a check|which was not measured/);
  });

  it('has the figures of every check as JSON', async () => {
    const { source, clean } = files();
    const { stdout } = await runCli(['audit', source, clean, '--json', '--quasi', 'DATE', '--held-out', source]);
    const result = JSON.parse(stdout) as Record<string, unknown>;
    for (const key of [
      'copies',
      'originals',
      'unlinked',
      'labels',
      'total',
      'direct',
      'chance',
      'context',
      'similarity',
      'untouched',
      'kAnonymity',
      'membership',
      'gates',
      'findings',
    ])
      expect(result).toHaveProperty(key);
  });

  it('says in its verdict and by its exit code that it could judge nothing', async () => {
    const { folder, source } = files();
    const write = (name: string, text: string) => {
      writeFileSync(path.join(folder, name), text);
      return path.join(folder, name);
    };
    const bare = write('bare.jsonl', '{"id":"a","text":"Eva Lind came.","entities":[]}\n');
    const other = write('other.jsonl', '{"id":"b","text":"Nobody left.","entities":[]}\n');
    const empty = write('empty.jsonl', '');
    for (const [from, to, why] of [
      [bare, other, 'the source has no labelled entity'],
      [empty, other, 'the source has no labelled entity'],
      [source, empty, 'the derived corpus has no document'],
    ] as const) {
      const { code, stdout, stderr } = await runCli(['audit', from, to]);
      expect([code, stdout.trimEnd().split('\n').at(-2)]).toEqual([1, expect.stringContaining(`Not judged: ${why}`)]);
      expect(stderr.trimEnd().split('\n').at(-1)).toContain(`nothing was judged: ${why}`);
    }
    const unlinked = await runCli(['audit', source, other, '--fail-over', '0.5']);
    expect([unlinked.code, unlinked.stderr]).toEqual([1, expect.stringContaining('unchanged entities were not judged')]); // prettier-ignore
  });

  it('says in its verdict and by its exit code for which labels nobody can judge chance, but not of those kept by design', async () => {
    const { folder } = files();
    const file = (name: string, verb: string) => {
      const target = path.join(folder, `${name}.txt`);
      writeFileSync(target, `[Ada Berg](PATIENT) ${verb} the [blue shed](KEEPSAKE).\n`);
      return target;
    };
    const [source, derived] = [file('shed', 'saw'), file('derived', 'left')];
    const unknown = await runCli(['audit', source, derived]);
    expect([unknown.code, unknown.stdout.trimEnd().split('\n').at(-2), unknown.stderr]).toEqual([
      1,
      expect.stringContaining('Chance was not judged for KEEPSAKE (1 of 1 are source entities)'),
      expect.stringMatching(/^audit failed: chance was not judged for KEEPSAKE .*--labels/),
    ]);
    const copies = path.join(folder, 'copies.txt');
    await runCli([
      'augment',
      source,
      copies,
      '--policy',
      'KEEPSAKE=keep',
      '--policy',
      'PATIENT=patient',
      '--augmented-only',
    ]);
    const kept = await runCli(['audit', source, copies]);
    expect([kept.code, kept.stdout, kept.stderr]).toEqual([0, expect.stringContaining('By design, source entities were kept or exchanged between documents for KEEPSAKE (5 of 5 are source entities)'), '']); // prettier-ignore
  });

  it('writes itself as a page or as Markdown, by ids and offsets, with text where asked for', async () => {
    const { folder, source, leaking } = files();
    const write = async (name: string, ...args: readonly string[]) => {
      const file = path.join(folder, name);
      expect((await runCli(['audit', source, leaking, '--release', '--page', file, ...args])).code).toBe(1);
      return readFileSync(file, 'utf8');
    };
    const page = await write('audit.html');
    expect(page).toContain('Can it be released?');
    expect(page).toMatch(/✗ failed/);
    expect(page).not.toMatch(/Lind|Falk/i);
    const marked = await write('audit.md');
    expect(marked).toContain('| leaked identifiers (unlabelled) | ✗ failed |');
    expect(marked).not.toMatch(/Lind|Falk/i);
    const own = await write('own.html', '--with-text');
    expect(own).toContain('do not share it');
    expect(statSync(path.join(folder, 'own.html')).mode & 0o077).toBe(0);
    expect(own).toMatch(/<td class="t">03\/12\/2031<\/td>/);
    expect((await runCli(['audit', source, leaking, '--page', path.join(folder, 'own.html')])).code).toBe(2);
  });
});

describe('palimpsest audit --earlier', () => {
  const sentence = (name: string, again: string, date: string) =>
    `[${name}](PATIENT) came on [${date}](DATE) with a sore throat and was told to rest at home, and ${again} did.`;
  const corpus = (folder: string, name: string, line: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, `${line}\n`);
    return file;
  };

  it('fails where the earlier release has what this one conceals, and tells where', async () => {
    const folder = temporaryFolder();
    const source = corpus(folder, 'source.txt', sentence('Eva Lind', 'Lind', '03/12/2031'));
    const first = corpus(folder, 'first.txt', sentence('Ada Berg', 'Lind', '01/10/2030'));
    const second = corpus(folder, 'second.txt', sentence('Ada Berg', 'Berg', '01/10/2030'));
    const third = corpus(folder, 'third.txt', sentence('Rosa Ek', 'Ek', '05/11/2029'));
    const audit = (present: string, earlier: string, ...more: string[]) => runCli(['audit', source, present, '--earlier', earlier, '--fail-on', 'earlier=0', ...more]); // prettier-ignore
    const page = path.join(folder, 'audit.html');
    const told = await audit(second, first, '--with-text', '--page', page);
    expect(told.code).toBe(1);
    expect(told.stderr).toBe('audit failed: combined with an earlier release (earlier): 1, the limit is 0\n');
    expect(told.stdout).toMatch(
      /revealed by both releases +only in the earlier +only in this one +drawn twice\n.*\nno label +1/,
    );
    expect(told.stdout).toContain('\tstands in the earlier\tunlabelled\tboth\t"Lind"\n');
    expect(told.stdout).toContain('Release those documents unchanged');
    expect(readFileSync(page, 'utf8')).toContain('stands in the earlier');
    expect((await audit(second, second)).code).toBe(0);
    const anew = await audit(third, second, '--json');
    expect(anew.code).toBe(1);
    expect(JSON.parse(anew.stdout)).toMatchObject({ earlier: { drawnAnew: 1, told: 1, labels: { DATE: { 'drawn twice': 1 } } } }); // prettier-ignore
    const card = path.join(folder, 'card.md');
    const release = await runCli(['audit', source, third, '--earlier', second, '--release', '--card', card, '--json']);
    expect(JSON.parse(release.stdout)).toMatchObject({ gates: expect.arrayContaining([expect.objectContaining({ check: 'earlier-anew', value: 1, limit: 0 })]) as object }); // prettier-ignore
    expect(readFileSync(card, 'utf8')).toContain(
      'documents of an earlier release that are in this one | 1: 0 as they were, 1 with other surrogates; of 1 both tell more together',
    );
    await runCli(['audit', source, third, '--card', card, '--overwrite']);
    expect(readFileSync(card, 'utf8')).toContain(
      '- What earlier releases of the source tell together with this one was not looked at.',
    );
  });

  it('sets no limit on an earlier release that was not given', async () => {
    const { source, clean } = files();
    const { code, stderr } = await runCli(['audit', source, clean, '--fail-on', 'earlier=0']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('It needs --earlier CORPUS.')]);
  });
});
