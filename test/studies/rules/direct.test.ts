import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type ScoreCounts, totalCounts } from '../../../src/evaluate/counts.ts';
import type { Evaluation } from '../../../src/studies/rules/study.ts';
import { planStudy } from '../../../src/studies/kinds.ts';
import { schema } from '../../../src/studies/rules/spec.ts';
import { inProcess, runStudy } from '../../../src/studies/engine/run.ts';
import { report } from '../../../src/studies/rules/report.ts';
import { summaryOf } from '../../../src/studies/rules/report/scores.ts';
import { parseYaml } from '../../../src/resources/yaml.ts';
import { foundIn, newFolder } from '../helpers.ts';
import { note, writeNotes } from './helpers.ts';

const SPEC = `kind: direct
name: Small
labels: [PERSON, LOCATION]
metrics: [strict]
corpus:
  path: notes.jsonl
  labels: { PLACE: LOCATION, NAME: PERSON }
rule-sets:
  shipped: { rules: '\${FINAL}', baseline: true }
  own: rules/places.yaml
`;

/** Found is what stands in the list: a name in part, a name, and a word that is none here. Nobody finds Oliach. */
const NOTES = [
  note('a', 'Vive en [Vilanova del Camp](PLACE).'),
  note('b', 'Nacido en [Reus](PLACE), [hoy](DATE).'),
  note('c', 'Toma Reus con agua.'),
  note('d', 'Visto: [Oliach](NAME).'),
];

const PLACES = `name: places
languages: [es]
gazetteers:
  places: { file: places.txt }
networks:
  place:
    label: LOCATION
    states:
      start:
        - { gazetteer: places, mention: true, to: end }
      end: final
`;

function folderWithNotes(): string {
  const folder = newFolder();
  writeNotes(folder, 'notes.jsonl', NOTES);
  mkdirSync(path.join(folder, 'rules'));
  writeFileSync(path.join(folder, 'rules', 'places.yaml'), PLACES);
  writeFileSync(path.join(folder, 'rules', 'places.txt'), 'Vilanova\nReus\n');
  return folder;
}

const planIn = (folder: string, spec = SPEC, variables: Record<string, string> = { FINAL: 'es-ca-primary-care' }) =>
  planStudy(spec, path.join(folder, 'direct.yaml'), variables);
const keysOf = async (folder: string) => (await planIn(folder)).cells.map(({ key }) => key);

describe('a direct evaluation', () => {
  it('counts a mention found in part as found, the classes of the corpus by those of the rules', async () => {
    const folder = folderWithNotes();
    const plan = await planIn(folder);
    const out = path.join(folder, 'out');
    expect(await runStudy(plan, out, { executor: inProcess })).toMatchObject({ cells: 2, done: 2, failed: 0 });
    const evaluation = await foundIn<Evaluation>(out);
    const figures = (label: string, metric: string) =>
      (['recall', 'precision', 'f1'] as const).map(
        (figure) => summaryOf(evaluation, 'own', label, figure, metric)?.mean,
      );
    // There are 2 places and 1 person; found are Vilanova, Reus and Reus.
    expect(figures('LOCATION', 'overlap')).toEqual([1, 2 / 3, 0.8]);
    expect(figures('LOCATION', 'strict')).toEqual([1 / 2, 1 / 3, expect.closeTo(0.4, 12)]);
    expect(figures('PERSON', 'overlap')).toEqual([0, 0, 0]);
    expect(figures('ALL', 'overlap')).toEqual([2 / 3, 2 / 3, expect.closeTo(2 / 3, 12)]);
    const markdown = report(evaluation).get('report.md') ?? '';
    expect(markdown).toContain('| Class | Figure | shipped (baseline) | own |');
    expect(markdown).toContain('own finds most: F1 0.667; the baseline shipped');
    // System, class, trained on, gold, found, right, in part, missed, spurious.
    expect(markdown).toContain('| own | LOCATION | – | 2 | 3 | 2 | 0 | 0 | 1 |');
    expect(markdown).toContain('| test | es | 4 | 3 |');
  });

  it('scores by sentences of one language or both, in results, page and CSV, in cells of their own', async () => {
    const folder = folderWithNotes();
    writeNotes(folder, 'notes.jsonl', [
      ...NOTES,
      note(
        'e',
        'La pacient que viu amb la seva filla a [Reus](PLACE) diu que no té gana. Y hoy vive con el padre en Reus.',
      ),
    ]);
    const spec = `${SPEC}group-by: { mixed: [es, ca] }\n`;
    const out = path.join(folder, 'out');
    await runStudy(await planIn(folder, spec), out, { executor: inProcess });
    const evaluation = await foundIn<Evaluation>(out);
    const [test] = evaluation.cells.find(({ system }) => system === 'own')?.tests ?? [];
    const groups = test?.groups ?? {};
    expect(groups['ca']?.counts.correct).toBeGreaterThan(0);
    const total = totalCounts(test?.counts['overlap'] as ScoreCounts);
    for (const name of ['correct', 'incorrect', 'missed', 'spurious'] as const) {
      expect(Object.values(groups).reduce((sum, { counts }) => sum + counts[name], 0)).toBe(total[name]);
    }
    const files = report(evaluation);
    expect(files.get('report.md')).toContain('## Sentences by language');
    expect(files.get('report.md')).toMatch(/\| ca only \| \d+ \| [\d.–]+ \| [\d.]+ \|/);
    expect(files.get('sentence-groups-table.csv')).toMatch(/^own,0,1,ca,overlap,\d+,/m);
    const keys = new Set((await planIn(folder, spec)).cells.map(({ key }) => key));
    expect((await keysOf(folder)).some((key) => keys.has(key))).toBe(false);
  });

  it('computes a rule set anew where the rules or a list that they read have changed, and else not', async () => {
    const folder = folderWithNotes();
    const [shipped, own] = await keysOf(folder);
    writeFileSync(path.join(folder, 'rules', 'notes-of-mine.txt'), 'Nothing reads this.');
    expect(await keysOf(folder)).toEqual([shipped, own]);
    writeFileSync(path.join(folder, 'rules', 'places.txt'), 'Reus\n');
    const [same, changed] = await keysOf(folder);
    expect(same).toBe(shipped);
    expect(changed).not.toBe(own);
  });

  it.each([
    ['own: rules/places.yaml', 'own: rules/none.yaml', 10, 'the shipped rule sets: baseline-gazetteers'],
    ['labels: [PERSON, LOCATION]', 'labels: [DATE]', 9, 'the rules find none of DATE; their labels are'],
    ["rules: '${FINAL}'", "rules: '${LAST}'", 9, 'the variable LAST is not set'],
    ['metrics: [strict]', 'metrics: [stric]', 4, 'stric'],
    ['metrics: [strict]', 'group-by: { mixed: [es, sv] }', 4, '--mixed'],
    ['  path: notes.jsonl', '  path: notes.jsonl\n  layers: phi', 7, 'a corpus has no key "layers"'],
  ])('%s → %s: an error at the line', async (from, to, line, words) => {
    expect(SPEC).toContain(from);
    const error = await planIn(folderWithNotes(), SPEC.replace(from, to)).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'bad-experiment', place: { line } });
    expect((error as Error).message).toContain(words);
  });

  it('ships with a specification of each kind that is sound', () => {
    for (const name of ['direct', 'indirect']) {
      const file = fileURLToPath(new URL(`../../../data/experiments/rules-${name}.yaml`, import.meta.url));
      expect(parseYaml(readFileSync(file, 'utf8'), file, schema, 'bad-experiment')).toMatchObject({ kind: name });
    }
  });

  it('says which labels there are where no class is in the corpus', async () => {
    const spec = SPEC.replace('{ PLACE: LOCATION, NAME: PERSON }', '{ CITY: LOCATION }');
    await expect(planIn(folderWithNotes(), spec)).rejects.toMatchObject({
      code: 'no-entities',
      hint: expect.stringContaining('DATE, NAME, PLACE') as string,
    });
  });
});
