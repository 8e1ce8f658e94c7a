// Are the marks of notes found, and nothing else? `test/fixtures/placeholders/refill*-<language>.txt` has lines with ⟦ ⟧ around each
// mark, read by hand; precision and recall by span, with Wilson's 95 % interval.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findMarks } from '../dist/placeholders/marks.js';
import { record, root } from './lib.js';

const LANGUAGES = ['en', 'de', 'es', 'fr'];
const folder = path.join(root, 'test', 'fixtures', 'placeholders');
const SETS = {
  first: 'refill',
  second: 'refill-second',
  held: 'refill-held',
  styles: 'refill-styles',
  third: 'refill-third',
  fourth: 'refill-fourth',
  fifth: 'refill-fifth',
  sixth: 'refill-sixth',
};
const shown = process.argv.includes('--show') ? process.argv.at(-1) : undefined;

/** Text and its marks' spans, from a line with ⟦ ⟧. */
function parse(line) {
  const spans = [];
  let text = '';
  for (const part of line.replaceAll(String.raw`\n`, '\n').split(/(?=⟦)|⟧/u)) {
    const bare = part.replace('⟦', '');
    if (bare !== part) spans.push(`${text.length}-${text.length + bare.length}`);
    text += bare;
  }
  return { text, spans };
}

function share(hits, of) {
  const z = 1.96;
  const p = hits / of;
  const centre = (p + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half = (z / (1 + z ** 2 / of)) * Math.sqrt((p * (1 - p)) / of + z ** 2 / (4 * of ** 2));
  return { hits, of, share: p, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

function measure(name, language) {
  const counts = { right: 0, found: 0, marks: 0 };
  for (const line of readFileSync(path.join(folder, `${name}-${language}.txt`), 'utf8')
    .trimEnd()
    .split('\n')) {
    const { text, spans } = parse(line);
    const found = findMarks(text, language).map(({ start, end }) => `${start}-${end}`);
    counts.right += found.filter((span) => spans.includes(span)).length;
    counts.found += found.length;
    counts.marks += spans.length;
    if (shown === name) {
      const cut = (list, others) => list.filter((span) => !others.includes(span)).map((span) => text.slice(...span.split('-').map(Number))); // prettier-ignore
      const [missed, wrong] = [cut(spans, found), cut(found, spans)];
      if (missed.length + wrong.length > 0) console.log(language, { missed, wrong }, text);
    }
  }
  return counts;
}

const results = {};
for (const [set, name] of Object.entries(SETS)) {
  const all = { right: 0, found: 0, marks: 0 };
  results[set] = {};
  for (const language of [...LANGUAGES, 'all']) {
    const counts = language === 'all' ? all : measure(name, language);
    if (language !== 'all') for (const key of Object.keys(all)) all[key] += counts[key];
    const precision = share(counts.right, counts.found);
    const recall = share(counts.right, counts.marks);
    results[set][language] = { precision, recall };
    const write = ({ hits, of, share: p, low, high }) => `${hits} of ${of}, ${p.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`; // prettier-ignore
    console.log(`${set} ${language}: precision ${write(precision)}; recall ${write(recall)}`);
  }
}
if (process.argv.includes('--record')) record('placeholders-refill', { results });
