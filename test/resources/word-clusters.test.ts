import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { clusteredLanguages, loadWordClusters, shippedClusters } from '../../src/resources/word-clusters.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-clusters-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(text: string): string {
  const file = path.join(folder, 'clusters.tsv');
  writeFileSync(file, text);
  return file;
}

describe('loadWordClusters', () => {
  it('reads the paths of brown-cluster', async () => {
    const clusters = await loadWordClusters(write('0110\tBoston\t12\n0110\tOhio\t3\r\n111\tthe\t900\n'));
    expect(Object.fromEntries(clusters)).toEqual({ Boston: '0110', Ohio: '0110', the: '111' });
  });

  it('reads words with the name of their cluster, whatever the name', async () => {
    const clusters = await loadWordClusters(write('Boston\t17\nthe\tc3\n\nOhio\t17'));
    expect(Object.fromEntries(clusters)).toEqual({ Boston: '17', Ohio: '17', the: 'c3' });
  });

  it('keeps the first cluster of a word', async () => {
    expect((await loadWordClusters(write('a\t1\na\t2\n'))).get('a')).toBe('1');
  });

  it.each([
    ['a line of another form', '01\ta\t5\nb\t7\n', 2],
    ['a path that is no string of bits', '01\ta\t5\n0x\tb\t7\n', 2],
    ['one column', 'a\n', 1],
    ['four columns', 'a\tb\tc\td\n', 1],
    ['no word', '01\t\t5\n', 1],
  ])('refuses %s, naming the line', async (_, text, line) => {
    await expect(loadWordClusters(write(text))).rejects.toMatchObject({ code: 'bad-clusters', place: { line } });
  });

  it('refuses an empty file', async () => {
    await expect(loadWordClusters(write('\n'))).rejects.toMatchObject({ code: 'bad-clusters' });
  });

  it('tells of a file that is not there', async () => {
    await expect(loadWordClusters(path.join(folder, 'none'))).rejects.toMatchObject({ code: 'unreadable-clusters' });
  });
});

describe('shippedClusters', () => {
  it.each(clusteredLanguages())('has words of %s in paths of a tree', (language) => {
    const clusters = shippedClusters(language) as ReadonlyMap<string, string>;
    expect(clusters.size).toBeGreaterThan(100_000);
    const paths = [...new Set(clusters.values())].toSorted();
    expect(paths.length).toBeGreaterThan(500);
    for (const [i, bits] of paths.entries()) {
      expect(bits).toMatch(/^[01]+$/);
      expect(paths[i + 1]?.startsWith(bits) ?? false).toBe(false); // a leaf lies below no other
    }
    expect([...clusters.keys()].filter((word) => /[\s\d@]/.test(word))).toEqual([]);
  });

  it.each([
    ['de', 'Dienstag', 'Donnerstag'],
    ['en', 'Tuesday', 'Thursday'],
    ['es', 'Londres', 'Lima'],
    ['fr', 'Macron', 'Hollande'],
  ])('puts words of %s that occur alike into one', (language, first, second) => {
    const clusters = shippedClusters(language);
    expect(clusters?.get(first)).toBeDefined();
    expect(clusters?.get(first)).toBe(clusters?.get(second));
  });

  it('has none for other languages', () => {
    expect(shippedClusters('sv')).toBeUndefined();
    expect(shippedClusters('../clusters/en')).toBeUndefined();
  });
});
