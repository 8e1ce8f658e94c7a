import { readFile } from 'node:fs/promises';
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
