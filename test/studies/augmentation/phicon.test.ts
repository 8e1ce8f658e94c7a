import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { kind } from '../../../src/studies/augmentation/kind.ts';
import type { PlannedCell } from '../../../src/studies/augmentation/study.ts';
import { planStudy } from '../../../src/studies/kinds.ts';
import { fixtureFolder } from '../../taggers/transformer/fixture.ts';
import { newFolder, specOf } from '../helpers.ts';

const file = fileURLToPath(new URL('../../../data/experiments/phicon.yaml', import.meta.url));
const shipped = readFileSync(file, 'utf8');

/** Records with a mention of every label that the specification compares, in the two formats. */
const LABELS = {
  'i2b2-2006': ['PATIENT', 'DOCTOR', 'HOSPITAL', 'LOCATION', 'DATE', 'ID', 'PHONE'],
  'i2b2-2014': ['PATIENT', 'DOCTOR', 'USERNAME', 'HOSPITAL', 'CITY', 'ZIP', 'DATE', 'MEDICALRECORD', 'PHONE'],
} as const;
const RECORDS = 22;

function writeCorpora(folder: string): Record<string, string> {
  const numbers = Array.from({ length: RECORDS }, (_, i) => i);
  const marked = numbers.map((i) => {
    const mentions = LABELS['i2b2-2006'].map((label) => `<PHI TYPE="${label}">${label.toLowerCase()}${i}</PHI>`);
    return `<RECORD ID="${i}">\n<TEXT>\nNote ${i}: ${mentions.join(' , ')} .\n</TEXT>\n</RECORD>`;
  });
  const older = path.join(folder, 'older.xml');
  writeFileSync(older, `<?xml version="1.0" encoding="UTF-8"?>\n<ROOT>\n${marked.join('\n')}\n</ROOT>\n`);
  const groups: Record<string, string> = { PATIENT: 'NAME', DOCTOR: 'NAME', USERNAME: 'NAME', HOSPITAL: 'LOCATION', CITY: 'LOCATION', ZIP: 'LOCATION', DATE: 'DATE', MEDICALRECORD: 'ID', PHONE: 'CONTACT' }; // prettier-ignore
  for (const i of numbers) {
    let text = `Record ${i}: `;
    const tags = LABELS['i2b2-2014'].map((label, n) => {
      const [start, value] = [text.length, `${label.toLowerCase()}of${i}`];
      text += `${value} ; `;
      const group = groups[label] as string;
      return `<${group} id="P${n}" start="${start}" end="${start + value.length}" text="${value}" TYPE="${label}" comment="" />`;
    });
    const xml = `<?xml version="1.0" encoding="UTF-8" ?>\n<deIdi2b2>\n<TEXT><![CDATA[${text}]]></TEXT>\n<TAGS>\n${tags.join('\n')}\n</TAGS>\n</deIdi2b2>\n`;
    writeFileSync(path.join(folder, `newer-${String(i).padStart(2, '0')}.xml`), xml);
  }
  const newer = numbers.map((i) => path.join(folder, `newer-${String(i).padStart(2, '0')}.xml`));
  return { I2B2_2006: older, I2B2_2014: newFolderOf(newer) };
}

/** A folder with these files alone. */
function newFolderOf(files: readonly string[]): string {
  const folder = newFolder();
  for (const from of files) writeFileSync(path.join(folder, path.basename(from)), readFileSync(from));
  return folder;
}

/** Vectors of one word, of so many numbers. */
function writeVectors(folder: string, name: string, width: number): string {
  const place = path.join(folder, name);
  writeFileSync(place, `note ${Array.from({ length: width }, () => '0.5').join(' ')}\n`);
  return place;
}

it('plans the whole of PHICON, ClinicalBERT and the networks as in their papers beside those in batches', async () => {
  const folder = newFolder();
  const variables = {
    ...writeCorpora(folder),
    CLINICAL_BERT: fixtureFolder('bert'),
    GLOVE: writeVectors(folder, 'glove.txt', 100),
    FASTTEXT: writeVectors(folder, 'fasttext.txt', 300),
  };
  const { models, metrics, tests } = await specOf(kind, shipped, file, variables);
  const settingsOf = (name: string) => models.find((one) => one.name === name)?.settings;
  expect(settingsOf('clinicalbert')).toMatchObject({ encoder: variables.CLINICAL_BERT, window: 150, scheme: 'IOB2' });
  expect(settingsOf('neuroner')).toMatchObject({ mode: 'faithful', vectors: variables.GLOVE });
  expect(settingsOf('neuroner')).not.toHaveProperty('learningRate');
  expect(settingsOf('deepaffix')).toMatchObject({ mode: 'faithful', vectors: variables.FASTTEXT });
  expect(settingsOf('deepaffix')).not.toHaveProperty('learningRate');
  expect(settingsOf('neuroner-batched')).toMatchObject({ mode: 'batched', vectors: variables.GLOVE });
  expect(metrics[0]?.name).toBe('binary-token');
  expect(tests).toEqual(['cross', 'cross-dev', 'own']);

  const plan = await planStudy(shipped, file, variables);
  const cells = plan.cells as readonly PlannedCell[];
  const table3 = (model: string) =>
    cells.filter(
      (cell) => cell.model === model && ['none', 'phicon'].includes(cell.arm) && [0, 2].includes(cell.alpha),
    );
  for (const model of ['neuroner', 'deepaffix', 'clinicalbert']) {
    // Two directions, two arms, five sizes, five runs.
    expect(table3(model), model).toHaveLength(2 * 2 * 5 * 5);
    expect(new Set(table3(model).map(({ direction }) => direction)).size).toBe(2);
  }
  const alphas = cells.filter((cell) => cell.model === 'neuroner' && cell.arm === 'phicon' && cell.fraction === 1);
  expect([...new Set(alphas.map(({ alpha }) => alpha))].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  expect(new Set(cells.filter(({ model }) => model.endsWith('-batched')).map(({ fraction }) => fraction))).toEqual(
    new Set([0.2, 1]),
  );
});

it('names the variable where there is no folder of ClinicalBERT', async () => {
  const error: unknown = await specOf(kind, shipped, file, { I2B2_2006: '/a', I2B2_2014: '/b' }).catch(
    (e: unknown) => e,
  );
  expect(error).toMatchObject({ code: 'bad-experiment', message: expect.stringContaining('--set GLOVE=') });
});
