// Draws docs/scale.svg and writes the table of docs/scale.md: how time and memory grow, from the last bench/results/*-growth.json.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = path.join(root, 'bench', 'results');
const file = readdirSync(folder).filter((name) => name.endsWith('-growth.json')).toSorted().at(-1); // prettier-ignore
const { results } = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

const COLUMNS = 4;
const [WIDTH, HEIGHT, GAP] = [172, 118, 14];
const [LEFT, TOP] = [26, 34]; // within a panel
/** Decades of processor seconds that every panel shows. */
const [LOWEST, HIGHEST] = [0, 2];

const count = (size) => size.toLocaleString('en-GB');
const short = (size) => (size >= 1e6 ? `${size / 1e6} M` : size >= 1e3 ? `${size / 1e3} k` : String(size));
const sweeps = Object.entries(results);

function panel([name, { exponent, points }], i) {
  const [x0, y0] = [(i % COLUMNS) * (WIDTH + GAP) + GAP, Math.floor(i / COLUMNS) * (HEIGHT + GAP) + 40];
  const sizes = points.map(({ size }) => Math.log10(size));
  const [first, last] = [sizes[0], sizes.at(-1)];
  const x = (size) => x0 + LEFT + ((size - first) / (last - first)) * (WIDTH - LEFT - 10);
  const y = (seconds) => y0 + HEIGHT - 18 - ((Math.log10(seconds) - LOWEST) / (HIGHEST - LOWEST)) * (HEIGHT - TOP - 18);
  const at = ({ processor }, n) => [x(sizes[n]).toFixed(1), y(Math.max(1, processor)).toFixed(1)];
  const lines = [1, 10, 100].map(
    (seconds) =>
      `<line class="grid" x1="${x0 + LEFT}" x2="${x0 + WIDTH - 6}" y1="${y(seconds)}" y2="${y(seconds)}"/>` +
      `<text class="quiet" x="${x0 + LEFT - 4}" y="${y(seconds) + 3}" text-anchor="end">${seconds}</text>`,
  );
  const dots = points.map((point, n) => {
    const [cx, cy] = at(point, n);
    return (
      `<circle cx="${cx}" cy="${cy}" r="2.5"/>` +
      `<text class="quiet" x="${cx}" y="${y0 + HEIGHT - 6}" text-anchor="middle">${short(point.size)}</text>`
    );
  });
  const [command, what] = name.split(': ');
  return [
    `<text x="${x0}" y="${y0 + 10}"><tspan font-weight="600">${command}</tspan> ${what}</text>`,
    exponent === null ? '' : `<text x="${x0}" y="${y0 + 23}" class="quiet">exponent ${exponent.toFixed(2)}</text>`,
    ...lines,
    `<polyline points="${points.map((point, n) => at(point, n).join(',')).join(' ')}"/>`,
    ...dots,
  ].join('\n');
}

const width = COLUMNS * (WIDTH + GAP) + GAP;
const height = Math.ceil(sweeps.length / COLUMNS) * (HEIGHT + GAP) + 48;
writeFileSync(
  path.join(root, 'docs', 'scale.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="10.5" role="img" aria-label="Processor seconds against the size of the input, both logarithmic, for each command">
<style>
  text { fill: #24292f } .quiet { fill: #57606a; font-size: 9px } .grid { stroke: #d0d7de; stroke-width: 0.5 } polyline { fill: none; stroke: #0969da; stroke-width: 1.5 } circle { fill: #0969da }
  @media (prefers-color-scheme: dark) { text { fill: #e6edf3 } .quiet { fill: #9198a1 } .grid { stroke: #3d444d } polyline { stroke: #4493f8 } circle { fill: #4493f8 } }
</style>
<text x="${GAP}" y="20" font-size="13" font-weight="600">Processor seconds against size, both logarithmic</text>
${sweeps.map(panel).join('\n')}
</svg>
`,
);

const rows = sweeps.map(([name, { exponent, points }]) => {
  const seconds = points.map(({ processor }) => processor.toFixed(1)).join(', ');
  const memory = points.map(({ peakMiB }) => peakMiB).join(', ');
  return `| ${name} | ${points.map(({ size }) => count(size)).join('; ')} | ${seconds} | ${exponent === null ? '–' : exponent.toFixed(2)} | ${memory} |`;
});
const page = path.join(root, 'docs', 'scale.md');
const table = ['| what grows | sizes | processor seconds | exponent | peak MiB |', '| --- | --- | --- | --- | --- |', ...rows].join('\n'); // prettier-ignore
const text = readFileSync(page, 'utf8');
writeFileSync(page, text.replace(/<!-- growth -->[^]*<!-- \/growth -->/u, `<!-- growth -->\n\n${table}\n\n<!-- /growth -->`)); // prettier-ignore
console.log(`docs/scale.svg and docs/scale.md from ${file}`);
