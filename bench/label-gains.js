// What PHICON gains by label (Yue and Zhou 2020, Figure 3), of the cells that studies recorded: strict F1 on the other corpus with and without
// it, by seed, and the t-test of the studies over the seeds (its variance moderated by that of the other labels), Holm's correction over the
// labels and sizes of an arm. `node bench/label-gains.js`
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { testResampled } from '../dist/evaluate/resampled-t-test.js';
import { record, root } from './lib.js';

const STUDIES = { en: '2026-11-22-study-en', back: '2026-11-25-study-en-back' };
const ARMS = ['phicon', 'palimpsest'];
const FRACTIONS = [0.2, 1];

function f1Of({ correct, incorrect, partial, missed, spurious }) {
  const gold = correct + incorrect + partial + missed;
  const found = correct + incorrect + partial + spurious;
  return gold + found === 0 ? 0 : (2 * correct) / (gold + found);
}

/** Rows of a table of the study. */
const tableOf = (folder, name) =>
  parse(readFileSync(path.join(root, 'bench', 'results', folder, `${name}.csv`)), { columns: true });

/** What is computed here of the cells must be what the study wrote. */
function check(rows, arm, fraction, label, mean) {
  const row = rows.find((one) => one.arm === arm && Number(one.fraction) === fraction && one.label === label);
  if (row === undefined || Math.abs(Number(row.f1_mean) - mean) > 1e-9)
    throw new Error(`${arm}, ${label} at ${fraction} is ${mean}, the study says ${row?.f1_mean}`);
}

function holm(ps) {
  const order = ps.map((p, i) => [p, i]).toSorted(([a], [b]) => a - b);
  const corrected = [];
  let least = 0;
  order.forEach(([p, i], rank) => {
    least = Math.max(least, Math.min(1, p * (ps.length - rank)));
    corrected[i] = least;
  });
  return corrected;
}

const mean = (values) => values.reduce((sum, one) => sum + one, 0) / values.length;

const results = {};
for (const [name, folder] of Object.entries(STUDIES)) {
  const unpacked = mkdtempSync(path.join(tmpdir(), 'cells-'));
  try {
    execFileSync('tar', ['-xJf', path.join(root, 'bench', 'results', folder, 'cells.tar.xz'), '-C', unpacked]);
    const cells = tableOf(folder, 'costs-cells');
    const byLabel = tableOf(folder, 'f1-by-label');
    const scores = new Map();
    for (const { key, arm, alpha, fraction, seed } of cells) {
      if (arm !== 'none' && alpha !== '2') continue;
      const { tests } = JSON.parse(readFileSync(path.join(unpacked, 'cells', `${key}.json`), 'utf8'));
      for (const [label, counts] of Object.entries(tests.cross.counts.strict.byLabel))
        scores.set([arm, Number(fraction), label, seed].join(), f1Of(counts));
    }
    const seeds = [...new Set(cells.map(({ seed }) => seed))];
    results[name] = {};
    for (const arm of ARMS) {
      const rows = FRACTIONS.flatMap((fraction) =>
        ['LOC', 'ORG', 'PER'].map((label) => {
          const of = (which) => seeds.map((seed) => scores.get([which, fraction, label, seed].join()));
          const [without, having] = [of('none'), of(arm)];
          check(byLabel, 'none', fraction, label, mean(without));
          check(byLabel, arm, fraction, label, mean(having));
          return { fraction, label, none: mean(without), f1: mean(having), differences: having.map((one, i) => one - without[i]) }; // prettier-ignore
        }),
      );
      if (rows.some(({ differences }) => differences.some(Number.isNaN)))
        throw new Error(`${name}, ${arm}: cells are missing`);
      const tests = testResampled(rows.map(({ differences }) => differences), 0); // prettier-ignore
      const corrected = holm(tests.map(({ p }) => p));
      results[name][arm] = Object.fromEntries(
        rows.map(({ fraction, label, none, f1, differences }, i) => {
          const gain = mean(differences);
          const verdict = corrected[i] >= 0.05 ? 'not shown' : gain > 0 ? 'helps' : 'hurts';
          return [`${label} at ${fraction}`, { none, f1, gain, p: tests[i].p, pHolm: corrected[i], verdict }];
        }),
      );
    }
  } finally {
    rmSync(unpacked, { recursive: true });
  }
}
console.log(JSON.stringify(results, null, 1));
record('label-gains', { results });
