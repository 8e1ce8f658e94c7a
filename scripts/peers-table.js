// Writes the table of README.md that compares the run time of other tools, from the last records of `npm run bench:peers`.
//   node scripts/peers-table.js [output]        README.md, when absent
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import prettier from 'prettier';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = path.join(root, 'bench', 'results');
const last = (what) => {
  const file = readdirSync(folder).filter((name) => new RegExp(`^\\d{4}-\\d\\d-\\d\\d-${what}\\.json$`).test(name)).toSorted().at(-1); // prettier-ignore
  if (file === undefined) throw new Error(`bench/results has no record of ${what}`);
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
};
const times = (ratio) => ratio.toFixed(ratio < 10 ? 1 : 0);

/** How the README names a task, and what a reader must know of a tool, where the record says it at more length. */
const TASKS = {
  'an entry of a list over every mention of wikigold (`style: independent`)':
    'replacing every entity in WikiGold with a random list entry (`style: independent`)',
  'the same by our default, which reads the document: surrogates keep their form, and agree with each other and with the text':
    'the same with our default, consistent surrogates',
  'synonyms from WordNet in wikigold': 'WordNet synonyms in WikiGold',
  '2,000 sentences of eight templates': 'generating 2,000 sentences from eight templates',
  'the known mentions of 1,000 generated notes put out of sight': 'masking known entities in 1,000 generated notes',
  'strict scores of wikigold by label': 'strict scores of WikiGold by label',
  'wikigold read': 'reading WikiGold',
  '200 notes read from UIMA CAS (XMI)': 'reading 200 notes from UIMA CAS (XMI)',
};
const NOTES = {
  scrubadub: 'it also searches, by patterns',
  nervaluate: 'it reads no files',
  nltk: 'it is given the columns',
};

const compared = last('peers').rows.flatMap(
  ({ what, contestants: [, ...peers] }) =>
  peers.map(({ name, version, times: warm, coldTimes }) => [TASKS[what] ?? what, `${name} ${version}${NOTES[name] ? ` (${NOTES[name]})` : ''}`, times(warm), times(coldTimes)]), // prettier-ignore
);
const crf = last('crf-speed').results['L-BFGS, c1 = 0, c2 = 0.1']['palimpsest, one thread'].ratio;
const lstm = last('lstm-speed').ratios;
const rows = [
  ...compared,
  ['training a CRF, one thread', 'CRFsuite 0.12.2', times(1 / crf), ''],
  ['training a recurrent tagger, processor time', 'PyTorch', times(lstm['tagger to PyTorch']), ''],
  ['the same with a CRF', 'PyTorch', times(lstm['crf to PyTorch']), ''],
  ['fine-tuning an encoder, processor time', 'PyTorch', times(1 / last('encoder-step').ratio), ''],
];
const table = [
  '| task | tool | warm | with start-up |',
  '| --- | --- | ---: | ---: |',
  ...rows.map((cells) => `| ${cells.join(' | ')} |`),
].join('\n');
const page = path.join(root, 'README.md');
const text = readFileSync(page, 'utf8').replace(
  /<!-- peers -->[^]*<!-- \/peers -->/u,
  `<!-- peers -->\n\n${table}\n\n<!-- /peers -->`,
);
writeFileSync(
  process.argv[2] ?? page,
  await prettier.format(text, { ...(await prettier.resolveConfig(page)), parser: 'markdown' }),
);
