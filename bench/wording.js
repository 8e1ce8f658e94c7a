// How much of the wording around the mentions the default recipe changes, and a sheet of changes to read.
//   node bench/wording.js [--record] [LANGUAGE …]            counts: tokens outside the mentions that differ in a copy (token edit distance), of all such
//   node bench/wording.js deal SEED FOLDER [LANGUAGE …]       a sheet a language: FOLDER/en.txt, 200 changes by the step `wording` with what stands around them
// Sheets hold text of the corpora: they stay out of the repository. Catalan is generated, since there is no corpus of it here.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { augment, readCorpus } from '../dist/index.js';
import { generate } from '../dist/api/templates.js';
import { createWording } from '../dist/augment/wording/wording.js';
import { createAnalyser } from '../dist/text/analyse.js';
import { createRng } from '../dist/core/rng.js';
import { tokenise } from '../dist/text/tokenise.js';
import { corporaFolder, record } from './lib.js';
import { collect, shuffle } from './pairs.js';

const CORPORA = {
  wikigold: ['en', 'wikigold/wikigold.conll.txt', { from: 'conll', scheme: 'IO' }],
  crossner: ['en', 'crossner/politics'],
  meddocan: ['es', 'meddocan/train'],
  eds_pseudo_fr: ['fr', 'eds_pseudo_fr/templates.txt'],
  germeval: ['de', 'germeval2014/NER-de-dev.tsv', { from: 'conll', tokenColumn: 1, tagColumn: 2 }],
  german_ler: ['de', 'german_ler/ler_dev.conll'],
  uner_sv: ['sv', 'uner_sv/sv_talbanken-ud-train.iob2'],
  generated_ca: ['ca'],
};
const MOST = 400; // documents
const DEALT = 200;

const args = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isDeal = args[0] === 'deal';
const asked = args.slice(isDeal ? 3 : 0);
const results = [];
const changes = {};
for (const [name, [language, file, options]] of Object.entries(CORPORA)) {
  if (asked.length > 0 && !asked.includes(language) && !asked.includes(name)) continue;
  const seed = isDeal ? Number(args[1]) : 13;
  const read = file
    ? await readCorpus(path.join(corporaFolder(), file), options)
    : generate('ca-primary-care', { count: MOST, seed });
  const docs = shuffle(await collect(read), seed).slice(0, MOST);
  if (isDeal) (changes[language] ??= []).push(...changesIn(docs, language, seed));
  else results.push(await count(name, language, docs, seed));
}
if (isDeal) {
  mkdirSync(args[2], { recursive: true });
  for (const [language, all] of Object.entries(changes))
    writeFileSync(
      path.join(args[2], `${language}.txt`),
      shuffle(all, Number(args[1]))
        .slice(0, DEALT)
        .map((line, i) => `${i + 1}\t${line}\n`)
        .join(''),
    );
} else if (process.argv.includes('--record'))
  record('wording', { unit: 'share of the tokens outside mentions', recipe: 'palimpsest', seed: 13, results });

async function count(name, language, docs, seed) {
  const copies = new Map();
  const options = { seed, alpha: 1, locale: language, generated: false, augmentedOnly: true, phi: false };
  for await (const copy of await augment(docs, options)) copies.set(copy.derivedFrom?.id, copy);
  let tokens = 0;
  let changed = 0;
  for (const doc of docs) {
    const copy = copies.get(doc.id);
    if (copy === undefined) continue;
    const [before, after] = [contextOf(doc), contextOf(copy)];
    before.forEach((gap, i) => {
      tokens += gap.length;
      changed += editDistance(gap, after[i]);
    });
  }
  console.log(`${name} (${language}): ${((100 * changed) / tokens).toFixed(2)} % of ${tokens}`);
  return { corpus: name, language, documents: copies.size, tokens, changed, share: changed / tokens };
}

/** The tokens between the mentions. */
function contextOf({ text, entities }) {
  const gaps = [];
  let from = 0;
  for (const { start, end } of entities) {
    if (start < from) continue;
    gaps.push(tokenise(text.slice(from, start)).map((token) => token.text));
    from = end;
  }
  return [...gaps, tokenise(text.slice(from)).map((token) => token.text)];
}

function editDistance(a, b) {
  while (a.length > 0 && b.length > 0 && a[0] === b[0]) [a, b] = [a.slice(1), b.slice(1)];
  let row = b.map((_, j) => j + 1);
  for (const [i, word] of a.entries()) {
    let [corner, left] = [i, i + 1];
    row = row.map((up, j) => {
      left = Math.min(up + 1, left + 1, corner + (word === b[j] ? 0 : 1));
      corner = up;
      return left;
    });
  }
  return row.at(-1) ?? a.length;
}

/** What the step proposes, in context: `… text [before => after] text …`. */
function changesIn(docs, language, seed) {
  const analyse = createAnalyser(language);
  const augmenter = createWording({ language });
  return docs.flatMap((doc, i) => {
    const { text } = doc;
    const stream = createRng(seed).fork(i);
    return augmenter
      .propose(doc, analyse(doc), { document: stream })
      .edits.map(({ start, end, replacement }) =>
        `${text.slice(Math.max(0, start - 70), start)}[${text.slice(start, end)} => ${replacement}]${text.slice(end, end + 60)}`.replaceAll(
          /\s+/gu,
          ' ',
        ),
      );
  });
}
