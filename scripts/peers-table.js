// Writes the table of README.md that says how long other programs take beside this one, from the last records of `npm run bench:peers`.
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

const compared = last('peers').rows.flatMap(
  ({ what, contestants: [, ...peers] }) =>
  peers.map(({ name, version, times: warm, coldTimes, note }) => [what, `${name} ${version}${note ? ` (${note})` : ''}`, times(warm), times(coldTimes)]), // prettier-ignore
);
const crf = last('crf-speed').results['L-BFGS, c1 = 0, c2 = 0.1']['palimpsest, one thread'].ratio;
const lstm = last('lstm-speed').ratios;
const rows = [
  ...compared,
  ['a CRF trained, one thread', 'CRFsuite 0.12.2', times(1 / crf), ''],
  ['a recurrent tagger trained, processor time', 'PyTorch', times(lstm['tagger to PyTorch']), ''],
  ['the same with a CRF', 'PyTorch', times(lstm['crf to PyTorch']), ''],
  ['an encoder fine-tuned, processor time', 'PyTorch', times(1 / last('encoder-step').ratio), ''],
];
const table = [
  '| what | beside | warm | with start-up |',
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
