import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Diagnostic } from '../../src/core/errors.ts';
import { formats } from '../../src/formats/index.ts';
import { readCorpus } from '../../src/formats/read-corpus.ts';
import { createCorpusWriter } from '../../src/formats/write-corpus.ts';
import { temporaryFolder } from '../helpers/cli.ts';

const records = [
  { id: 'a', text: 'Eva came .', entities: [{ id: 'T1', start: 0, end: 3, label: 'PER' }], meta: { ward: 3, patient: 'p' } },
  { id: 'b', text: 'Oda came .', entities: [{ id: 'T1', start: 0, end: 3, label: 'PER' }], meta: { ward: 4, year: 2031 } },
]; // prettier-ignore

/** What is said of meta data where a corpus is written in a format, and which of it is read again. */
async function convert(to: string) {
  const folder = temporaryFolder();
  const at = path.join(folder, 'in.jsonl');
  writeFileSync(at, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  const told: Diagnostic[] = [];
  const target = path.join(folder, 'out');
  const writer = await createCorpusWriter(target, { to, kind: 'folder', report: (diagnostic) => void told.push(diagnostic) }); // prettier-ignore
  for await (const doc of await readCorpus(at)) await writer.write(doc);
  await writer.commit();
  const kept = new Set<string>();
  for await (const doc of await readCorpus(target, { from: to })) for (const key of Object.keys(doc.meta ?? {})) kept.add(key); // prettier-ignore
  const lost = told.filter(({ code }) => code === 'meta-not-written').map(({ message }) => message);
  return { kept, lost };
}

it.each(formats.map(({ name }) => [name]))('%s keeps the meta data of documents, or says what of it is lost', async (to) => {
  const { kept, lost } = await convert(to);
  for (const field of ['ward', 'patient', 'year']) {
    const times = lost.filter((message) => message.includes(JSON.stringify(field))).length;
    expect([field, times]).toEqual([field, kept.has(field) ? 0 : 1]);
  }
}); // prettier-ignore

it('names the fields of a document in one line, and others when they come', async () => {
  const { lost } = await convert('brat');
  expect(lost).toHaveLength(2);
  expect(lost[0]).toMatch(/"ward", "patient".*brat.*--to jsonl/);
});
