import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PalimpsestError } from '../core/errors.ts';

/**
 * Reads a file that puts words into clusters: lines of `path<TAB>word<TAB>count`, where the path is a string of bits, as
 * Percy Liang's `brown-cluster` writes its `paths`, or of `word<TAB>cluster`. Which of the two it is, the first line tells.
 * Empty lines are passed over. A word that comes twice keeps its first cluster.
 *
 * @returns the name of the cluster of each word.
 * @throws PalimpsestError `unreadable-clusters` where the file cannot be read; `bad-clusters` with file and line.
 */
export async function loadWordClusters(file: string): Promise<ReadonlyMap<string, string>> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (cause) {
    throw new PalimpsestError('unreadable-clusters', 'the word clusters cannot be read', {
      place: { file },
      hint: 'check the path',
      cause,
    });
  }
  const clusters = new Map<string, string>();
  let columns = 0;
  let line = 0;
  for (const row of text.replace(/^\uFEFF/, '').split('\n')) {
    line++;
    const cells = row.replace(/\r$/, '').split('\t');
    if (cells.length === 1 && cells[0] === '') continue;
    columns ||= cells.length;
    const [word, cluster] = columns === 3 ? [cells[1], cells[0]] : cells;
    const isPath = columns !== 3 || /^[01]*$/.test(cluster ?? '');
    if (columns < 2 || columns > 3 || cells.length !== columns || !word || cluster === undefined || !isPath) {
      throw new PalimpsestError('bad-clusters', 'the line does not put a word into a cluster', {
        place: { file, line },
        hint: 'every line must be path<TAB>word<TAB>count, with a path of 0 and 1, or every line word<TAB>cluster',
      });
    }
    // A tree of one cluster has the empty path.
    if (!clusters.has(word)) clusters.set(word, cluster);
  }
  if (clusters.size === 0) {
    throw new PalimpsestError('bad-clusters', 'the file puts no word into a cluster', { place: { file } });
  }
  return clusters;
}

/** The clusters that ship with the package, a file a language; scripts/clusters/build.py tells where they are from. */
const SHIPPED_CLUSTERS = fileURLToPath(new URL('../../data/clusters', import.meta.url));
const SUFFIX = '.txt';

/** The languages that word clusters ship for. */
export function clusteredLanguages(): string[] {
  return readdirSync(SHIPPED_CLUSTERS)
    .map((file) => file.slice(0, -SUFFIX.length))
    .toSorted();
}

const opened = new Map<string, ReadonlyMap<string, string>>();

/**
 * Word clusters of a language, induced from web text: lines of a path, a tab and words.
 *
 * @returns `undefined` where none ship.
 */
export function shippedClusters(language: string): ReadonlyMap<string, string> | undefined {
  if (opened.has(language) || !clusteredLanguages().includes(language)) return opened.get(language);
  const clusters = new Map<string, string>();
  for (const line of readFileSync(path.join(SHIPPED_CLUSTERS, language + SUFFIX), 'utf8')
    .trimEnd()
    .split('\n')) {
    const [cluster, words] = line.split('\t') as [string, string];
    for (const word of words.split(' ')) clusters.set(word, cluster);
  }
  opened.set(language, clusters);
  return clusters;
}
