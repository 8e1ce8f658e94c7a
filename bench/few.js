// What the defaults are worth at home with few documents: a CRF trained on a few documents of a corpus, tagging others of the same corpus, which are held out. By corpus, size and seed:
// the corpus alone, with lists and word clusters, with copies, with copies and generated text (the default of `augment` and `train`), or with so many copies.
// `node bench/few.js [corpora with sizes, such as meddocan:10,eds:92] [seeds, such as 1,2] [arms, such as none,default,a5]`. All of it is development text.
import path from 'node:path';
import { augment, readCorpus, train } from '../dist/index.js';
import { corporaFolder, record } from './lib.js';
import { collect, score, shuffle } from './pairs.js';

const NAMES = ['PER', 'LOC', 'ORG'];
const CONLL_U = { from: 'conll', tokenColumn: 1, tagColumn: 2 };
const WIKIGOLD = ['wikigold/wikigold.conll.txt', { from: 'conll', scheme: 'IO' }];

/** By name: the language, the file, options of its format, labels that are left (all where none are named), the share that is held out, or the file that is scored. */
const CORPORA = {
  meddocan: { language: 'es', file: ['meddocan/train'], scored: ['meddocan/dev'] },
  eds: { language: 'fr', file: ['eds_pseudo_fr/templates.txt'], held: 1 / 2 },
  'eds-home': { language: 'fr', file: ['eds_pseudo_fr/templates.txt'], held: 1 / 5 },
  wikigold: { language: 'en', file: WIKIGOLD, labels: NAMES, held: 2 / 5 },
  'wikigold-misc': { language: 'en', file: WIKIGOLD, held: 2 / 5 },
  germeval: { language: 'de', file: ['germeval2014/NER-de-dev.tsv', CONLL_U], labels: NAMES, held: 2 / 5 },
  // Labels that no set of the language carries, or not as the corpus means them, beside those that sets do; by label, which micro F1 would hide.
  'notes-drugs': { language: 'es', file: ['meddocan_x_pharmaconer/aligned.jsonl'], held: 2 / 5, byLabel: true },
  bc5cdr: { language: 'en', file: ['mtl_bio/BC5CDR-IOB/train.tsv', { from: 'conll' }], held: 2 / 5, byLabel: true },
  ncbi: { language: 'en', file: ['mtl_bio/NCBI-disease-IOB/train.tsv', { from: 'conll' }], held: 2 / 5, byLabel: true },
  presidio: { language: 'en', file: ['presidio_synth/synth_dataset_v2.json'], byTemplate: true, held: 1 / 2 },
};

/** Options of `augment` (`undefined`: the corpus as it is), and settings of `crf`. */
function readArm(arm) {
  if (arm === 'none') return [undefined, { gazetteers: false, clusters: false }];
  if (arm === 'lists') return [undefined, {}];
  if (arm === 'copies') return [{ generated: false }, {}];
  return [arm === 'default' ? {} : { alpha: Number(arm.slice(1)) }, {}];
}

const specs = (process.argv[2] ?? 'meddocan:10,meddocan:40,eds-home:18,eds-home:92').split(',');
const seeds = (process.argv[3] ?? '1,2,3').split(',').map(Number);
const arms = (process.argv[4] ?? 'none,lists,copies,default').split(',');
const rows = [];
for (const spec of specs) {
  const [name, take] = spec.split(':');
  const corpus = CORPORA[name];
  const { language } = corpus;
  const all = await read(corpus.file, corpus.labels);
  for (const seed of seeds) {
    const { training, scored } = await divide(corpus, all, Number(take), seed);
    for (const arm of arms) {
      const [options, settings] = readArm(arm);
      const text = options ? await collect(await augment(training, { seed, locale: language, ...options })) : training;
      const { tagger } = await train(text, { model: 'crf', settings, seed, locale: language });
      rows.push({ corpus: name, documents: training.length, seed, arm, ...(await score(tagger, scored, corpus)) });
      await tagger.dispose?.();
      console.log(JSON.stringify(rows.at(-1)));
    }
  }
  record('few-documents', {
    unit: 'F1 × 100, strict and by overlap, micro over the labels of what is scored',
    note: 'development text of all corpora; CRF to convergence; documents of the corpus itself that are not trained on',
    rows,
  });
}

async function read([file, options = {}], labels) {
  const documents = await collect(await readCorpus(path.join(corporaFolder(), file), options));
  return documents.map((doc) => ({
    ...doc,
    envelope: undefined,
    entities: doc.entities.filter(({ label }) => labels?.includes(label) ?? true),
  }));
}

async function divide({ scored, held, byTemplate }, all, take, seed) {
  if (scored) return { training: shuffle(all, seed).slice(0, take), scored: await read(scored) };
  if (!byTemplate) {
    const shuffled = shuffle(all, seed);
    const border = Math.floor(all.length * held);
    return { training: shuffled.slice(border, border + take), scored: shuffled.slice(0, border) };
  }
  // Of a corpus made of templates, those that are scored have others; one document of each is trained on.
  const templateOf = ({ meta }) => String(meta?.template_id ?? meta?.templateId ?? JSON.stringify(meta));
  const templates = shuffle([...new Set(all.map(templateOf))], seed);
  const out = new Set(templates.slice(0, Math.floor(templates.length * held)));
  const first = new Map();
  for (const doc of shuffle(all.filter((one) => !out.has(templateOf(one))), seed)) if (!first.has(templateOf(doc))) first.set(templateOf(doc), doc); // prettier-ignore
  return { training: [...first.values()].slice(0, take), scored: all.filter((doc) => out.has(templateOf(doc))) };
}
