// How many sentences are put into the group that a reader puts them into: one language, both, or neither (Lee et al. 2024, Table 2), on
// the 200 lines of code-mixing/groups.tsv, which were written after the rules were fixed, and read by who wrote them.
//
//   node bench/code-mixing-groups.js
import { readFileSync } from 'node:fs';
import { mixingOf, openMixed } from '../dist/text/code-mixing.js';
import { tokenise } from '../dist/text/tokenise.js';
import { record } from './lib.js';

const lines = readFileSync(new URL('code-mixing/groups.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1);
const pairs = {};
for (const line of lines) {
  const [pair, group, text] = line.split('\t');
  const own = (pairs[pair] ??= { languageOf: openMixed(pair.split(',')), sentences: 0, right: 0 });
  own.sentences++;
  if (mixingOf(tokenise(text), own.languageOf).group === group) own.right++;
}
const rows = Object.entries(pairs).map(([pair, { sentences, right }]) => ({ pair, sentences, right }));
const right = rows.reduce((sum, row) => sum + row.right, 0);
record('code-mixing-groups', { sentences: lines.length, right, share: right / lines.length, pairs: rows });
