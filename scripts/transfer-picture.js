// Draws docs/transfer.svg, the picture of the README: what the defaults are worth on another corpus, from the last bench/results/*-transfer.json.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = path.join(root, 'bench', 'results');
const file = readdirSync(results).filter((name) => name.endsWith('-transfer.json')).toSorted().at(-1); // prettier-ignore
const { results: pairs, seeds } = JSON.parse(readFileSync(path.join(results, file), 'utf8'));

/** Lines of the picture: what is trained on and what is tagged. */
const NAMES = {
  en: ['100 Wikipedia articles', 'web and mail'],
  en2: ['1,000 sentences on politics', 'web and mail'],
  de: ['1,500 sentences of news', 'court decisions'],
  fr: ['160 hospital snippets', 'human-rights judgments'],
  'es-10': ['10 clinical cases', 'other clinical cases'],
  'en-generated': ['template text only (English)', 'web and mail'],
  sv: ['template text only (Swedish)', 'general text'],
  pt: ['template text only (Portuguese)', 'news'],
};
const [NONE, DEFAULT] = ['none', 'copies, generated text, lists, clusters (default)'];
const LEFT = 330;
const SCALE = 4.2;
const ROW = 46;
const TOP = 58;

const rows = Object.entries(NAMES).filter(([pair]) => pairs[pair]?.[DEFAULT]);
const strict = (pair, arm) => pairs[pair][arm]?.other.mean.strict;
const height = TOP + rows.length * ROW + 34;
const bar = (
  kind,
  y,
  value,
) => `<rect class="${kind}" x="${LEFT}" y="${y}" width="${(SCALE * value).toFixed(1)}" height="14" rx="2"/>
<text x="${(LEFT + SCALE * value + 6).toFixed(1)}" y="${y + 12}" class="${kind} value">${value.toFixed(1)}</text>`;
const body = rows.map(([pair], i) => {
  const [from, to] = NAMES[pair];
  const y = TOP + i * ROW;
  const none = strict(pair, NONE);
  return `<text x="${LEFT - 12}" y="${y + 13}" text-anchor="end">${from} →</text>
<text x="${LEFT - 12}" y="${y + 31}" text-anchor="end" class="quiet">${to}</text>
${none === undefined ? bar('default', y + 9, strict(pair, DEFAULT)) : bar('none', y + 1, none) + bar('default', y + 18, strict(pair, DEFAULT))}`;
});
writeFileSync(
  path.join(root, 'docs', 'transfer.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 ${height}" font-family="system-ui, sans-serif" font-size="14" role="img" aria-label="Strict F1 of names on an unseen corpus, without and with the defaults of Palimpsest">
<style>
  text { fill: #24292f } .quiet { fill: #57606a } .none { fill: #8c959f } .default { fill: #0969da } .value { font-size: 12px }
  @media (prefers-color-scheme: dark) { text { fill: #e6edf3 } .quiet { fill: #9198a1 } .none { fill: #7d8590 } .default { fill: #4493f8 } }
</style>
<text x="16" y="22" font-weight="600">Names in an unseen corpus (strict F1 × 100)</text>
<rect class="none" x="${LEFT}" y="34" width="12" height="12" rx="2"/><text x="${LEFT + 18}" y="45">the corpus alone</text>
<rect class="default" x="${LEFT + 160}" y="34" width="12" height="12" rx="2"/><text x="${LEFT + 178}" y="45">defaults: copies, generated text, gazetteers, clusters</text>
${body.join('\n')}
<text x="16" y="${height - 12}" class="quiet" font-size="12">CRF, means of ${seeds.length} seeds, development sets; the defaults mix all parts, see docs/transfer.md</text>
</svg>
`,
);
console.log(`docs/transfer.svg from ${file}`);
