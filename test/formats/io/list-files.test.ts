import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/core/errors.ts';
import { listFiles } from '../../../src/formats/io/list-files.ts';
import { runCli, temporaryFolder } from '../../helpers/cli.ts';

/** A folder with these files; a value that begins with `->` is a link. */
function make(files: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    const place = path.join(folder, name);
    mkdirSync(path.dirname(place), { recursive: true });
    if (content.startsWith('->')) symlinkSync(content.slice(2), place);
    else writeFileSync(place, content);
  }
  return folder;
}

async function list(folder: string) {
  const told: Diagnostic[] = [];
  const files = await listFiles(folder, (diagnostic) => told.push(diagnostic));
  return { names: files.map(({ relative }) => relative), told: told.map(({ severity, code, place }) => `${severity} ${code} ${path.relative(folder, place.file ?? '')}`) }; // prettier-ignore
}

describe('listFiles', () => {
  it('follows links to files and folders, inside the corpus and out of it', async () => {
    const folder = make({
      'elsewhere/x.txt': 'x',
      'elsewhere/deep/y.txt': 'y',
      'corpus/a.txt': 'a',
      'corpus/b.txt': '->../elsewhere/x.txt',
      'corpus/c.txt': '->a.txt',
      'corpus/more': '->../elsewhere',
    });
    expect(await list(path.join(folder, 'corpus'))).toEqual({
      names: ['a.txt', 'b.txt', 'c.txt', 'more/deep/y.txt', 'more/x.txt'],
      told: [],
    });
  });

  it('leaves out what stands beside corpora that were written there', async () => {
    const ours = ['manifest.json', 'a.jsonl.manifest.json', 'a.journal.jsonl'];
    const folder = make(Object.fromEntries([...ours, 'a.jsonl', 'notes.json'].map((name) => [name, '{}'])));
    expect(await list(folder)).toEqual({ names: ['a.jsonl', 'notes.json'], told: [] });
  });

  it('tells of links that lead nowhere or to themselves, as refused records', async () => {
    const folder = make({ 'a.txt': 'a', 'b.txt': '->gone.txt', 'c.txt': '->c.txt' });
    expect(await list(folder)).toEqual({
      names: ['a.txt'],
      told: ['error broken-link b.txt', 'error broken-link c.txt'],
    });
  });

  it('ends where links go round, and reads no folder twice', async () => {
    const folder = make({
      'corpus/a.txt': 'a',
      'corpus/up': '->..',
      'corpus/self': '->.',
      'corpus/root': '->/',
      'corpus/part/b.txt': 'b',
      'corpus/part/back': '->..',
      'corpus/again': '->part',
      'one/1.txt': '1',
      'one/two': '->../two',
      'two/2.txt': '2',
      'two/one': '->../one',
      'corpus/x': '->../one',
    });
    const { names, told } = await list(path.join(folder, 'corpus'));
    expect(names).toEqual(['a.txt', 'part/b.txt', 'x/1.txt', 'x/two/2.txt']);
    expect(told.toSorted()).toEqual([
      'warning link-cycle part/back',
      'warning link-cycle root',
      'warning link-cycle self',
      'warning link-cycle up',
      'warning linked-twice again',
      'warning linked-twice x/two/one',
    ]);
  });

  it('leaves out what runs are writing, or were when they were killed', async () => {
    const folder = make({
      'a.jsonl': '',
      'b.jsonl.partial-4194000/corpus': '',
      'c.former-4194000-0123abcd-89abcdef/x.txt': '',
      'd.partial-note.txt': '',
    });
    expect((await list(folder)).names).toEqual(['a.jsonl', 'd.partial-note.txt']);
  });

  it('says where a folder is that a killed run had moved aside', async () => {
    const folder = make({ 'corpus/a.txt': 'a' });
    const former = path.join(folder, 'corpus.former-4194000-0123abcd-89abcdef');
    renameSync(path.join(folder, 'corpus'), former);
    await expect(listFiles(path.join(folder, 'corpus'))).rejects.toMatchObject({
      code: 'no-such-corpus',
      hint: expect.stringContaining(former),
    });
  });
});

describe('a corpus with links', () => {
  it('loses no document, and exits with 1 where a link is broken', async () => {
    const folder = make({
      'kept/b.txt': 'Eva came.',
      'kept/b.ann': 'T1\tPATIENT 0 3\tEva\n',
      'in/a.txt': 'Eva came.',
      'in/a.ann': 'T1\tPATIENT 0 3\tEva\n',
      'in/b.txt': '->../kept/b.txt',
      'in/b.ann': '->../kept/b.ann',
      'in/linked': '->../kept',
    });
    const convert = (out: string) =>
      runCli(['convert', path.join(folder, 'in'), path.join(folder, out), '--to', 'jsonl', '--json']);
    const whole = await convert('out.jsonl');
    expect(whole.code).toBe(0);
    expect(JSON.parse(whole.stdout)).toMatchObject({ documents: 3, refused: 0 });
    symlinkSync('nowhere', path.join(folder, 'in', 'c.txt'));
    const broken = await convert('out2.jsonl');
    expect(broken.code).toBe(1);
    expect(broken.stderr).toMatch(/c\.txt.*\[broken-link\]/);
    expect(JSON.parse(broken.stdout)).toMatchObject({ documents: 3, refused: 1 });
  });
});
