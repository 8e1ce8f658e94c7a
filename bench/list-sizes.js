// How many values the shipped lists hold and the surrogates that are made of them can be, by type (Yue and Zhou 2020, Table 1).
// `node bench/list-sizes.js [LOCALE]`
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { record, root } from './lib.js';

const locale = process.argv[2] ?? 'en';
const cli = path.join(root, 'dist', 'cli', 'main.js');
const out = execFileSync(process.execPath, [cli, 'gazetteers', 'list', '--locale', locale, '--json'], {
  encoding: 'utf8',
});
const types = Object.fromEntries(
  JSON.parse(out).map(({ type, entries, distinct }) => [type, { entries, distinct: Number(distinct) }]),
);
console.log(types);
record('list-sizes', { locale, types });
