import path from 'node:path';
import { expect, it } from 'vitest';
import type { Document } from '../../../src/core/types.ts';
import { readCorpus } from '../../../src/formats/read-corpus.ts';
import { createCorpusCensus } from '../../../src/pipeline/augmentation/corpus-census.ts';
import { labelMeaning, labelsOf } from '../../../src/pipeline/audit/meaning.ts';
import { createDetectors } from '../../../src/pipeline/quality/detectors.ts';
import { describeWithCorpus } from '../../helpers/corpora.ts';

const CORPORA: readonly (readonly [name: string, locale: string])[] = [
  ['wikigold/wikigold.conll.txt', 'en'],
  ['crossner/politics', 'en'],
  ['crossner/literature', 'en'],
  ['presidio_synth/synth_dataset_v2.json', 'en'],
  ['meddocan/train', 'es'],
  ['eds_pseudo_fr/templates.txt', 'fr'],
  ['germeval2014/NER-de-dev.tsv', 'de'],
  ['german_ler/ler_dev.conll', 'de'],
  ['btc/btc.train', 'en'],
];
/** Of fewer places a single fault of the source's own would be more than two in a hundred. */
const SITES = 40;

for (const [name, locale] of CORPORA)
  describeWithCorpus(name, (file) => {
    it('has fewer than two alarms in a hundred places of each check, faults of its own among them', async () => {
      const docs: Document[] = [];
      const census = createCorpusCensus();
      for await (const doc of await readCorpus(file)) {
        docs.push(doc);
        census.add(doc);
      }
      const labels = labelsOf(docs);
      const detect = createDetectors(labelMeaning(labels, census.chooseMap(labels)), locale);
      const counts = new Map<string, { sites: number; alarms: number }>();
      for (const doc of docs)
        for (const { check, isFault } of detect(doc)) {
          const row = counts.get(check) ?? { sites: 0, alarms: 0 };
          counts.set(check, { sites: row.sites + 1, alarms: row.alarms + (isFault ? 1 : 0) });
        }
      const told = [...counts].filter(([, { sites }]) => sites >= SITES);
      expect(told.length, path.basename(file)).toBeGreaterThan(0);
      for (const [check, { sites, alarms }] of told) expect(alarms / sites, check).toBeLessThan(0.02);
    });
  });
