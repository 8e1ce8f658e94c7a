import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

const NOTES = [
  ['d1', 'Mr Smith came on 3 May 2020 from Boston.'],
  ['d2', 'Mr Jones came on 4 May 2020 from Boston.'],
].map(([id, text]) => ({
  id,
  text,
  entities: [
    { start: 3, end: 8, label: 'PATIENT' },
    { start: 17, end: 27, label: 'DATE' },
    { start: 33, end: 39, label: 'HOSPITAL' },
  ],
}));
const JSONL = NOTES.map((note) => `${JSON.stringify(note)}\n`).join('');

let folder: string;
let corpus: string;
beforeEach(() => {
  folder = temporaryFolder();
  corpus = path.join(folder, 'notes.jsonl');
  writeFileSync(corpus, JSONL);
});
const within = (name: string, text?: string) => {
  const file = path.join(folder, name);
  if (text !== undefined) writeFileSync(file, text);
  return file;
};

describe('a label that nobody has', () => {
  const misspelt = (name: string): readonly (readonly [string, readonly string[]])[] => [
    ['augment --policy', ['augment', name, within('out.jsonl'), '--policy', 'PATINET=keep']],
    ['conceal --policy', ['conceal', name, within('out.jsonl'), '--strategy', 'mask', '--policy', 'PATINET=keep']],
    ['evaluate --only', ['evaluate', corpus, name, '--only', 'PATINET']],
    ['templates derive', ['templates', 'derive', name, within('set'), '--policy', 'PATINET=keep']],
    ['audit --quasi', ['audit', corpus, name, '--quasi', 'PATINET,DATE']],
  ];

  it('is an error that names the nearest label and all there are, and nothing is written', async () => {
    for (const [what, argv] of misspelt(corpus)) {
      const { code, stdout, stderr } = await runCli(argv);
      expect([what, code]).toEqual([what, 2]);
      expect([what, stdout]).toEqual([what, '']);
      expect(`${what}: ${stderr}`).toContain('[unknown-label]');
      expect(`${what}: ${stderr}`).toContain('"PATINET"');
      expect(`${what}: ${stderr}`).toContain('Did you mean PATIENT? The labels are: DATE, HOSPITAL, PATIENT.');
      expect([what, existsSync(within('out.jsonl'))]).toEqual([what, false]);
    }
  });

  it('is one on standard input too, which is kept while the labels are counted', async () => {
    for (const [what, argv] of misspelt('-')) {
      const { code, stderr } = await runCli(argv, JSONL);
      expect([what, code]).toEqual([what, 2]);
      expect(`${what}: ${stderr}`).toContain('Did you mean PATIENT?');
    }
  });

  it('is told for several at once, each with its nearest', async () => {
    const argv = ['conceal', corpus, within('out.jsonl'), '--strategy', 'mask', '--policy', 'PATINET=keep'];
    const { code, stderr } = await runCli([...argv, '--policy', 'HOSPTIAL=keep']);
    expect(code).toBe(2);
    expect(stderr).toContain('the labels "PATINET", "HOSPTIAL"');
    expect(stderr).toContain('PATIENT (for PATINET), HOSPITAL (for HOSPTIAL)');
  });

  it('may be one that the label map knows: a corpus need not have all labels of its scheme', async () => {
    const argv = ['conceal', corpus, within('out.jsonl'), '--strategy', 'mask', '--policy', 'DOCTOR=keep'];
    expect((await runCli(argv)).code).toBe(0);
  });

  it('is an error in strategies, recipes and label maps of yours where it looks like a misspelling', async () => {
    const strategies = within('own.yaml', 'name: own\nstrategy: keep\nlabels:\n  PATINET: mask\n  DATE: mask\n');
    const recipe = within('recipe.yaml', 'name: own\naugmenters:\n  - entity-masking: { labels: [PATINET] }\n');
    const map = within('map.yaml', 'name: own\nlabels:\n  PATINET: { drop: true }\n  DATE: { to: WHEN }\n');
    const out = within('out.jsonl');
    for (const argv of [
      ['conceal', corpus, out, '--strategies', strategies],
      ['augment', corpus, out, '--recipe', recipe],
      ['augment', corpus, out, '--labels', map],
      ['conceal', corpus, out, '--strategy', 'mask', '--labels', map],
      ['convert', corpus, out, '--labels', map],
      ['evaluate', corpus, corpus, '--labels', map],
      ['agreement', corpus, corpus, '--labels', map],
      ['train', corpus, within('model'), '--model', 'dictionary', '--labels', map],
    ]) {
      const { code, stderr } = await runCli(argv);
      const what = argv.join(' ').replaceAll(folder, '');
      expect([what, code]).toEqual([what, 2]);
      expect(`${what}: ${stderr}`).toContain('Did you mean PATIENT?');
      expect([what, existsSync(out)]).toEqual([what, false]);
    }
  });

  it('may stand in a file of yours that is written for more than this corpus, which is told', async () => {
    const strategies = within('own.yaml', 'name: own\nstrategy: mask\nlabels:\n  WITNESS: mask\n  DATE: mask\n');
    const { code, stderr } = await runCli(['conceal', corpus, within('out.jsonl'), '--strategies', strategies]);
    expect(code).toBe(0);
    expect(stderr).toContain('note: No mention has the label WITNESS: the strategies own could be for another corpus.');
    writeFileSync(corpus, readFileSync(corpus, 'utf8').replaceAll('DATE', 'JOB'));
    const short = within('short.yaml', 'name: own\nstrategy: mask\nlabels:\n  DOB: mask\n  LOC: mask\n');
    const other = await runCli(['conceal', corpus, within('short.jsonl'), '--strategies', short]);
    expect(other.code).toBe(0);
    expect(other.stderr).toContain('No mention has the labels DOB, LOC');
  });
});

describe('conceal --layer', () => {
  it('refuses a layer that no mention is in, and names those there are', async () => {
    const out = within('out.jsonl');
    const { code, stderr } = await runCli(['conceal', corpus, out, '--strategy', 'mask', '--layer', 'phii']);
    expect(code).toBe(2);
    expect(stderr).toContain('[unknown-layer]');
    expect(stderr).toContain('Did you mean phi?');
    expect(existsSync(out)).toBe(false);
  });
});

describe('split --by', () => {
  it('refuses a field of meta that no document has: patients would be torn apart unsaid', async () => {
    const { code, stderr } = await runCli(['split', corpus, within('parts'), '--by', 'patinet']);
    expect(code).toBe(2);
    expect(stderr).toContain('[unknown-field]');
  });
});

describe('augment --policy', () => {
  it('takes LABEL=replace, as its help says, with the type that the label map states', async () => {
    const out = within('out.jsonl');
    const argv = ['augment', corpus, out, '--policy', 'PATIENT=replace', '--augmented-only'];
    expect((await runCli(argv)).code).toBe(0);
    expect(readFileSync(out, 'utf8')).not.toContain('Smith');
  });
});

describe('gazetteers import --label', () => {
  it('refuses a name that nothing draws from, and names the nearest', async () => {
    const list = within('towns.txt', 'Lund\nOslo\n');
    for (const [name, nearest] of [
      ['citys', 'cities'],
      ['given-name', 'given-names'],
      ['Hospital', 'hospital'],
    ] as const) {
      const { code, stderr } = await runCli(['gazetteers', 'import', list, '--label', name, '--into', within('lists')]);
      expect([name, code]).toEqual([name, 2]);
      expect(stderr).toContain('[unknown-gazetteer]');
      expect(stderr).toContain(`Did you mean ${nearest}?`);
    }
    expect(existsSync(within('lists'))).toBe(false);
  });

  it('takes one that a grammar of the folder names', async () => {
    const list = within('wards.txt', 'Ward 7\n');
    mkdirSync(within('lists/en'), { recursive: true });
    within('lists/en/grammars.yaml', "department:\n  - '{wards}'\n");
    const argv = ['gazetteers', 'import', list, '--label', 'wards', '--into', within('lists')];
    expect((await runCli(argv)).code).toBe(0);
    expect((await runCli(['gazetteers', 'show', 'wards', '--gazetteers', within('lists')])).stdout).toContain('Ward');
  });
});
