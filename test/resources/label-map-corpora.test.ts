import { expect, it } from 'vitest';
import { chooseLocale, createCorpusCensus } from '../../src/pipeline/augmentation/corpus-census.ts';
import { readCorpus } from '../../src/formats/read-corpus.ts';
import { chooseLabelMap, loadLabelMap } from '../../src/resources/label-map.ts';
import { describeWithCorpus } from '../helpers/corpora.ts';

/** Path, the map that the corpus needs, and the one that is chosen for its labels where another serves them as well. */
const corpora: readonly (readonly [corpus: string, map: string, chosen?: string])[] = [
  ['meddocan/train', 'meddocan'],
  ['meddocan/dev', 'meddocan'],
  ['eds_pseudo_fr/templates.txt', 'eds-pseudo'],
  ['echr_fr/FR-rev-dev.tsv', 'echr'],
  ['presidio_synth/synth_dataset_v2.json', 'presidio'],
  ['presidio_synth/generated_small.json', 'presidio'],
  ['wikigold/wikigold.conll.txt', 'wikigold', 'conll'],
  ['uner_ewt/en_ewt-ud-dev.iob2', 'uner', 'btc'],
  ['crossner/politics/train.txt', 'crossner'],
  ['crossner/literature/train.txt', 'crossner'],
  ['btc/btc.train', 'btc'],
  ['wnut17/wnut17train.conll', 'wnut17'],
  ['germeval2014/NER-de-dev.tsv', 'germeval2014'],
  ['german_ler/ler_dev.conll', 'german-ler'],
  ['mtl_bio/NCBI-disease-IOB/train.tsv', 'mtl-bio'],
  ['mtl_bio/BC5CDR-IOB/train.tsv', 'mtl-bio'],
];

for (const [corpus, name, chosen = name] of corpora) {
  describeWithCorpus(corpus, (path) => {
    it(`has all its labels in the map ${name}`, async () => {
      const labels = new Set<string>();
      for await (const doc of await readCorpus(path)) for (const { label } of doc.entities) labels.add(label);
      expect(labels.size).toBeGreaterThan(0);
      const map = loadLabelMap(name);
      expect([...labels].filter((label) => !Object.hasOwn(map.labels, label))).toEqual([]);
      expect(chooseLabelMap(labels)).toMatchObject({ map: { name: chosen }, missing: [] });
    });
  });
}

describeWithCorpus('meddocan_x_pharmaconer/aligned.jsonl', (path) => {
  it('has all its labels in the maps meddocan and pharmaconer', async () => {
    const labels = new Set<string>();
    for await (const doc of await readCorpus(path)) for (const { label } of doc.entities) labels.add(label);
    const known = [loadLabelMap('meddocan'), loadLabelMap('pharmaconer')].flatMap((map) => Object.keys(map.labels));
    expect([...labels].filter((label) => !known.includes(label))).toEqual([]);
    expect(labels.has('PROTEINAS') && labels.has('FECHAS')).toBe(true);
  });
});

const languages: readonly (readonly [corpus: string, language: string])[] = [
  ['meddocan/train', 'es'],
  ['meddocan/dev', 'es'],
  ['meddocan_x_pharmaconer/aligned.jsonl', 'es'],
  ['eds_pseudo_fr/templates.txt', 'fr'],
  ['echr_fr/FR-rev-dev.tsv', 'fr'],
  ['echr_es/ES-rev-dev.tsv', 'es'],
  ['presidio_synth/synth_dataset_v2.json', 'en'],
  ['presidio_synth/generated_small.json', 'en'],
  ['wikigold/wikigold.conll.txt', 'en'],
  ['uner_ewt/en_ewt-ud-dev.iob2', 'en'],
  ['uner_sv/sv_talbanken-ud-train.iob2', 'sv'],
  ['uner_pt/pt_bosque-ud-dev.iob2', 'pt'],
  ['crossner/politics/train.txt', 'en'],
  ['crossner/literature/train.txt', 'en'],
  ['btc/btc.train', 'en'],
  ['wnut17/wnut17train.conll', 'en'],
  ['germeval2014/NER-de-dev.tsv', 'de'],
  ['german_ler/ler_dev.conll', 'de'],
  ['mtl_bio/NCBI-disease-IOB/train.tsv', 'en'],
  ['mtl_bio/BC5CDR-IOB/train.tsv', 'en'],
];

for (const [corpus, language] of languages) {
  describeWithCorpus(corpus, (path) => {
    it(`is told to be in ${language} where another language is asked for or stated, and else nothing is said`, async () => {
      const census = createCorpusCensus();
      for await (const doc of await readCorpus(path)) census.add(doc);
      const notesOf = (asked?: string, locale?: string) =>
        chooseLocale(asked, locale === undefined ? undefined : { name: 'm', locale, labels: {} }, census, [
          'en',
          language,
        ]).notes;
      expect([notesOf(language), notesOf(undefined, language)]).toEqual([[], []]);
      for (const other of ['en', 'es', 'fr', 'de', 'nl', 'nb', 'ca'].filter((one) => one !== language)) {
        expect(
          [notesOf(other), notesOf(undefined, other)].flat().map((note) => note.slice(0, 20)),
          other,
        ).toEqual([`The text is in "${language}",`, `The text is in "${language}",`]);
      }
    });
  });
}
