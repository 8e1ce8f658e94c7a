import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { applyEdits } from '../../src/core/apply-edits.ts';
import type { Document } from '../../src/core/types.ts';
import { conll } from '../../src/formats/conll/index.ts';
import { readCorpus } from '../../src/formats/read-corpus.ts';
import { describeWithCorpus } from '../helpers/corpora.ts';
import { readDocs, roundTrip } from '../helpers/round-trip.ts';

/** File, documents, entities: those that the corpora's own descriptions state, else counted with another tool. */
const CORPORA: readonly (readonly [file: string, documents: number, entities: number])[] = [
  ['wikigold/wikigold.conll.txt', 145, 3558],
  ['uner_ewt/en_ewt-ud-dev.iob2', 318, 966],
  ['german_ler/ler_dev.conll', 6666, 5044],
  ['btc/btc.train', 6338, 8779],
  ['btc/btc.dev', 1001, 1730],
  ['wnut17/wnut17train.conll', 3394, 1975],
  ['wnut17/emerging.dev.conll', 1009, 836],
  ['crossner/politics/train.txt', 200, 1304],
  ['crossner/literature/dev.txt', 400, 2130],
  ['mtl_bio/NCBI-disease-IOB/devel.tsv', 923, 787],
  ['mtl_bio/BC5CDR-IOB/train.tsv', 4560, 9385],
  ['germeval2014/NER-de-dev.tsv', 2200, 2674],
  ['echr_fr/FR-rev-dev.tsv', 115, 151],
];

const countEntities = (docs: readonly Document[]) => docs.reduce((sum, doc) => sum + doc.entities.length, 0);
const surfaces = (docs: readonly Document[]) =>
  docs
    .flatMap((doc) => doc.entities.map((e) => `${e.label} ${doc.text.slice(e.start, e.end).replaceAll(' ', '')}`))
    .sort();

for (const [file, documents, entities] of CORPORA) {
  describeWithCorpus(file, (corpus) => {
    it('is detected, read whole, and written back byte for byte', { timeout: 60_000 }, async () => {
      expect((await readCorpus(corpus)).format.name).toBe('conll');
      const source = await readFile(corpus);
      const name = path.basename(corpus);
      const { docs, diagnostics, written } = await roundTrip(conll, { [name]: source });
      expect([docs.length, countEntities(docs)]).toEqual([documents, entities]);
      expect(diagnostics).toEqual([]);
      expect(written[name]?.equals(source)).toBe(true);
    });

    it('holds every mention of source and copy after augmentation', { timeout: 60_000 }, async () => {
      const name = path.basename(corpus);
      const expected: Document[] = [];
      const { written } = await roundTrip(conll, { [name]: await readFile(corpus) }, {}, (docs) =>
        docs.flatMap((doc) => {
          const edits = doc.entities.map(({ start, end }) => ({ start, end, replacement: "Dr. O'Neil-Ek" }));
          const derivedFrom = { id: doc.id, copy: 1, seed: 1, recipe: 'test', steps: [] };
          const copy = applyEdits(doc, edits, { id: `${doc.id}-aug1`, derivedFrom });
          expected.push(doc, copy);
          return [doc, copy];
        }),
      );
      const { docs, diagnostics } = await readDocs(conll, { [name]: written[name] as Buffer });
      expect(diagnostics).toEqual([]);
      expect(docs).toHaveLength(2 * documents);
      expect(surfaces(docs)).toEqual(surfaces(expected));
    });
  });
}
