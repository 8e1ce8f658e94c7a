import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PlaceholderDetector } from '../../src/placeholders/detect.ts';
import { EXCLUSION_NAMES } from '../../src/placeholders/letter-case.ts';
import { createNameCheck } from '../../src/placeholders/tagger.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';

interface Row {
  readonly 0: number;
  readonly 1: string;
  readonly 2?: readonly (readonly [number, number, string])[];
}

const listed = JSON.parse(readFileSync('test/fixtures/placeholders/ler-dev.json', 'utf8')) as { sentences: Row[] };
const folder = process.env['PALIMPSEST_CORPORA'];
const file = folder === undefined ? '' : path.join(folder, 'german_ler', 'ler_dev.conll');

describe.skipIf(!existsSync(file))('placeholders of German LER (needs PALIMPSEST_CORPORA)', () => {
  const sentences = readFileSync(existsSync(file) ? file : '/dev/null', 'utf8')
    .split(/\n\s*\n/u)
    .filter((block) => block.trim() !== '')
    .map((block) =>
      block
        .trim()
        .split('\n')
        .map((line) => line.slice(0, line.lastIndexOf(' ')))
        .join(' '),
    );
  const isFamilyName = createNameCheck(loadGazetteers(), 'family-names');

  function measure(without: readonly (typeof EXCLUSION_NAMES)[number][] = []) {
    const detector = new PlaceholderDetector({ isFamilyName, without: new Set(without) });
    let [right, wrong, missed] = [0, 0, 0];
    for (const row of listed.sentences) {
      const text = sentences[row[0]] as string;
      expect(createHash('sha256').update(text).digest('hex').slice(0, 10)).toBe(row[1]);
      const gold = row[2] ?? [];
      const found = detector.detect(text).flatMap(({ elements }) => elements);
      for (const { start } of found) {
        const match = gold.find(([from, to]) => from <= start && start < to);
        if (match === undefined) wrong++;
        else if (match[2] !== 'UNSURE') right++;
      }
      for (const [from, to, label] of gold)
        if (label !== 'UNSURE' && !found.some(({ start }) => from <= start && start < to)) missed++;
    }
    return { right, wrong, missed, precision: right / (right + wrong), recall: right / (right + missed) };
  }

  it('finds those of the list with a precision of 95 % and a recall of 93 %', () => {
    const { right, missed, precision, recall } = measure();
    expect(right + missed).toBeGreaterThanOrEqual(400);
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.93);
  });

  it('is less precise without its exclusions', () => {
    expect(measure(EXCLUSION_NAMES).precision).toBeLessThan(measure().precision);
  });
});
