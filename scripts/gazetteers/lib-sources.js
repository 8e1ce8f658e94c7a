// Keeps the table of gazetteers/SOURCES.md: one row a file, replaced when its builder runs.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const GAZETTEERS = fileURLToPath(new URL('../../gazetteers/', import.meta.url));
const TABLE = `${GAZETTEERS}SOURCES.md`;
const HEAD = '| file | entries | origin | licence | how converted |\n|---|---:|---|---|---|\n';

/**
 * @param {{ file: string, origin: string, licence: string, how: string }[]} rows `file` such as `en/cities.tsv`; entries are
 *   counted here.
 */
export function updateSources(rows) {
  const text = existsSync(TABLE) ? readFileSync(TABLE, 'utf8') : HEAD;
  const start = text.indexOf(HEAD);
  if (start < 0) throw new Error('gazetteers/SOURCES.md has lost the head of its table');
  const body = text.slice(start + HEAD.length);
  const lines = body.split('\n').filter((line) => line.startsWith('| '));
  const after = body
    .split('\n')
    .filter((line) => !line.startsWith('| '))
    .join('\n')
    .trim();
  const table = new Map(lines.map((line) => [line.split('|')[1].trim(), line]));
  for (const { file, origin, licence, how } of rows) {
    table.set(file, `| ${file} | ${countEntries(file)} | ${origin} | ${licence} | ${how} |`);
  }
  const sorted = [...table].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, line]) => line);
  writeFileSync(TABLE, `${text.slice(0, start)}${HEAD}${sorted.join('\n')}\n${after === '' ? '' : `\n${after}\n`}`);
}

/** Entries of a list, or shapes of a grammar file. */
function countEntries(file) {
  const lines = readFileSync(`${GAZETTEERS}${file}`, 'utf8').split('\n');
  if (file.endsWith('.yaml')) return lines.filter((line) => /^\s+- /.test(line)).length;
  return lines.filter((line) => line !== '' && !line.startsWith('#')).length;
}
