import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Document } from '../../src/core/types.ts';
import { temporaryFolder } from '../helpers/cli.ts';
import { labelled } from '../taggers/neural/fixture.ts';

const main = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

/** Words of documents, of templates too: no message may hold any. */
const TEXT = /Lind|Lund|Eva|Hull|Seen by/;

/** The command line as it is installed, in a folder with the files given. */
function inFolder(files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  const list = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  const before = list();
  return {
    read: (name: string) => readFileSync(path.join(folder, name), 'utf8'),
    run: (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
        cwd: folder,
        encoding: 'utf8',
      });
      const left = list().filter((name) => !before.includes(name));
      return { status, stdout, stderr, left };
    },
  };
}

type Result = ReturnType<ReturnType<typeof inFolder>['run']>;

/** It ends with 2, its message holds all that is expected and no text, and nothing is left behind. */
function expectRefusal({ status, stdout, stderr, left }: Result, expected: readonly string[]): void {
  expect({ status, stdout, left }).toEqual({ status: 2, stdout: '', left: [] });
  for (const part of expected) expect(stderr).toContain(part);
  expect(stderr).not.toMatch(TEXT);
  expect(stderr).not.toMatch(/^\s+at /m); // no stack
}

const jsonl = (docs: readonly Document[]) =>
  docs.map(({ id, text, entities }) => `${JSON.stringify({ id, text, entities })}\n`).join('');

const note = labelled('n1', '[Eva Lind|PATIENT] came from [Hull|CITY].');
const longer = labelled('n2', '[Eva Lind|PATIENT] came.\nShe slept.');

describe('generate, given templates of one’s own', () => {
  const set = (labels: string) => `name: mine\nlocale: en\ngenre: note\nlabels:\n${labels}`;
  const LABELS = '  patient: NAME\n  date: DATE\n  city: false\n';

  it.each<[string, Record<string, string>, readonly string[]]>([
    [
      'with a slot that there is not',
      { 'one.tmpl': 'Seen by {{patient}}.\n{{date}} {{pateint}}\n' },
      ['mine/one.tmpl:2:12: there is no slot type "pateint" [bad-template]', 'The types are: patient, '],
    ],
    [
      'with a list that there is not',
      { 'one.tmpl': '{{$drug}}\n' },
      ['mine/one.tmpl:1:3: there is no list "drug" [bad-template]', 'The set has no lists.'],
    ],
    [
      'that include one another for ever',
      { 'one.tmpl': 'Seen by {{> a}}\n', 'fragments/a.tmpl': 'a {{> b}}\n', 'fragments/b.tmpl': '{{> a}}\n' },
      ['mine/fragments/b.tmpl:1:', 'the fragment includes itself: a → b → a [bad-template]'],
    ],
    [
      'that put a label into two layers',
      { 'one.tmpl': '{{patient}} {{city label=NAME layer=clinical}}\n' },
      ['mine/one.tmpl:1:15: the label NAME names two layers: phi in mine/set.yaml, clinical here [bad-template]'],
    ],
    [
      'whose set puts a label into two layers',
      {
        'set.yaml': set('  patient: { label: NAME, layer: phi }\n  date: { label: NAME, layer: clinical }\n'),
        'one.tmpl': '{{patient}} {{date}}\n',
      },
      ['mine/set.yaml:6:', 'NAME names two layers: phi and clinical'],
    ],
  ])('%s, tells the place and what there is', (_, files, expected) => {
    const own = Object.entries({ 'set.yaml': set(LABELS), ...files });
    const { run } = inFolder(Object.fromEntries(own.map(([name, text]) => [`mine/${name}`, text])));
    expectRefusal(run('generate', 'mine', 'out.jsonl', '--count', '5'), expected);
  });
});

describe('conceal, given overlapping mentions', () => {
  const text = 'Eva Maria Lind came from Hull.';
  const overlapping = `${JSON.stringify({
    id: 'o1',
    text,
    entities: [
      { id: 'T1', start: 0, end: 9, label: 'PATIENT' },
      { id: 'T2', start: 4, end: 14, label: 'DOCTOR' },
    ],
  })}\n`;

  it('refuses a corpus of such documents alone where they are not to be kept, and names the mentions', () => {
    const { run } = inFolder({ 'in.jsonl': overlapping });
    expectRefusal(run('conceal', 'in.jsonl', 'out.jsonl', '--strategy', 'mask', '--overlaps', 'refuse'), [
      'in.jsonl:1, document "o1": entity "T2" [4, 14) overlaps entity "T1" [0, 9)',
      '[empty-corpus]',
    ]);
  });

  it('leaves such a document out of the others, and ends with 1', () => {
    const { run, read } = inFolder({ 'in.jsonl': overlapping + jsonl([note]) });
    const { status, stderr, left } = run('conceal', 'in.jsonl', 'out.jsonl', '--strategy', 'mask', '--overlaps', 'refuse'); // prettier-ignore
    expect([status, left]).toEqual([1, ['out.jsonl', 'out.jsonl.manifest.json']]);
    expect(stderr).toContain('[overlapping-entities]');
    expect(stderr).not.toMatch(TEXT);
    expect(read('out.jsonl')).toMatch(/^\{"id":"n1","text":"XXXX came from XXXX\.".*\n$/);
  });

  it.each([
    ['mask', /^XXXX+ ?(?:XXXX)* came from Hull\.$/],
    ['class', /^(?:<[^<>]+> ?)+ came from Hull\.$/],
    ['pseudo', / came from Hull\.$/],
  ])('conceals all that they cover: %s', (strategy, expected) => {
    const { run, read } = inFolder({ 'in.jsonl': overlapping });
    const args = ['conceal', 'in.jsonl', 'out.jsonl', '--strategy', strategy];
    expect(run(...args).status).toBe(0);
    const result = JSON.parse(read('out.jsonl')) as { readonly text: string };
    expect(result.text).toMatch(expected);
    expect(result.text).not.toMatch(/Eva Maria|Lind/);
  });
});

describe('conceal by remove', () => {
  it('refuses to write a corpus of nothing, and says what to do', () => {
    const { run } = inFolder({ 'in.jsonl': jsonl([note]) });
    expectRefusal(run('conceal', 'in.jsonl', 'out.jsonl', '--strategy', 'remove'), [
      'document "n1": every sentence was removed, so the document is left out [document-emptied]',
      'the strategy remove leaves nothing of any document [nothing-left]',
      '--policy LABEL=mask',
    ]);
  });

  it('leaves out the documents of which nothing is left, and tells which', () => {
    const { run, read } = inFolder({ 'in.jsonl': jsonl([note, longer]) });
    const { status, stderr } = run('conceal', 'in.jsonl', 'out.jsonl', '--strategy', 'remove');
    expect(status).toBe(0);
    expect(stderr).toContain('document "n1": every sentence was removed');
    expect(stderr).not.toMatch(TEXT);
    expect(read('out.jsonl')).toMatch(/^\{"id":"n2","text":"She slept\.".*\n$/);
  });

  it('keeps an output that was there when it fails', () => {
    const { run, read } = inFolder({ 'in.jsonl': jsonl([note]), 'out.jsonl': 'as it was\n' });
    expectRefusal(run('conceal', 'in.jsonl', 'out.jsonl', '--strategy', 'remove', '--overwrite'), ['[nothing-left]']);
    expect(read('out.jsonl')).toBe('as it was\n');
  });
});

describe('conceal, given predictions for other documents', () => {
  it.each([
    ['of another id', [labelled('x9', '[Eva Lind|PATIENT] came from Hull.')], '1 missing ("n1"); 1 extra ("x9")'],
    ['of another text', [labelled('n1', '[Eva Lund|PATIENT] came from Hull.')], '1 of another text ("n1")'],
    ['one too many', [note, longer], '1 extra ("n2")'],
  ])('%s, names them and writes nothing', (_, predicted, expected) => {
    const { run } = inFolder({ 'in.jsonl': jsonl([note]), 'tagged.jsonl': jsonl(predicted) });
    const args = ['conceal', 'in.jsonl', 'out.jsonl', '--strategy', 'mask', '--predicted', 'tagged.jsonl'];
    expectRefusal(run(...args), [
      `the predicted documents are not those given: ${expected} [predictions-differ]`,
      'Tag the very corpus that is to be concealed',
    ]);
  });

  it('names those of a document that was given twice', () => {
    const { run } = inFolder({ 'in.jsonl': jsonl([note]), 'tagged.jsonl': jsonl([note, note]) });
    const args = ['conceal', 'in.jsonl', 'out.jsonl', '--strategy', 'mask', '--predicted', 'tagged.jsonl'];
    expectRefusal(run(...args), ['this one is read as "n1~2" [duplicate-id]', '1 extra ("n1~2") [predictions-differ]']);
  });
});
