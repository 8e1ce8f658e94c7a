import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PlaceholderDetector } from '../../src/placeholders/detect.ts';
import { createNameCheck } from '../../src/placeholders/tagger.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';

const gazetteers = loadGazetteers();
const detector = new PlaceholderDetector({
  isFamilyName: createNameCheck(gazetteers, 'family-names'),
  isGivenName: createNameCheck(gazetteers, 'given-names'),
});

/** Text and placeholders of each line, which marks them as ⟦LABEL|text⟧. */
function read(name: string) {
  const file = new URL(`../fixtures/placeholders/${name}.txt`, import.meta.url);
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const gold: { start: number; end: number; label: string }[] = [];
      let text = '';
      let last = 0;
      for (const { 0: mark, 1: label = '', 2: inner = '', index } of line.matchAll(/⟦(\w+)\|([^⟧]*)⟧/gu)) {
        text += line.slice(last, index);
        gold.push({ start: text.length, end: text.length + inner.length, label });
        text += inner;
        last = index + mark.length;
      }
      return { text: text + line.slice(last), gold };
    });
}

/** Labels that the lists by strangers do not tell apart. */
const ALIKE: Readonly<Record<string, string>> = {
  COMPANY: 'ORGANISATION', AMOUNT: 'NUMBER', PHONE: 'NUMBER', ACCOUNT: 'NUMBER', PATENT: 'NUMBER', CONTRACT: 'NUMBER', AUTHORISATION: 'NUMBER', WEB: 'OTHER', EMAIL: 'OTHER',
  BRAND: 'OTHER', MEDIA: 'OTHER',
}; // prettier-ignore
const alike = (label: string) => ALIKE[label] ?? label;

const COARSE: ReadonlySet<string> = new Set([
  'courts-stranger',
  'courts-classes',
  'courts-shapes',
  'courts-lawyer',
  'courts-editor',
  'courts-clerk',
  'courts-journalist',
  'courts-engineer',
  'courts-kinds',
  'courts-judge',
  'courts-practice',
  'courts-assistant',
]);

describe('placeholders as courts of Austria, Switzerland and Germany write them', () => {
  it.each([
    ['courts', 0.985, 0.985, 0.98],
    // Offices were marked ORGANISATION there; the rules name the place of their seat.
    ['courts-held', 0.985, 0.985, 0.9],
    ['courts-stranger', 0.985, 0.99, 0.98],
    ['courts-lawyer', 0.985, 0.98, 0.955],
    ['courts-editor', 0.985, 0.975, 0.965],
    ['courts-clerk', 0.985, 0.99, 0.97],
    ['courts-journalist', 0.97, 0.95, 0.935], // kept back: no aim; two more are found than when it was scored first, one of them with another label
    ['courts-assistant', 0.99, 0.935, 0.92], // kept back: no aim
    ['courts-judge', 0.985, 0.985, 0.98],
    ['courts-practice', 0.98, 0.975, 0.965],
    ['courts-engineer', 0.985, 0.99, 0.98],
    ['courts-kinds', 0.985, 0.975, 0.95],
    ['courts-classes', 0.985, 0.985, 0.98],
    ['courts-shapes', 0.975, 0.985, 0.97],
  ])('%s: a precision of %d, a recall of %d, labels right for %d', (name, precision, recall, labels) => {
    const told = COARSE.has(name) ? alike : (label: string) => label;
    const counts = { gold: 0, found: 0, right: 0, missed: 0, labels: 0 };
    for (const { text, gold } of read(name)) {
      const found = detector.detect(text);
      const over = (a: { start: number; end: number }) => (b: { start: number; end: number }) =>
        a.start < b.end && b.start < a.end;
      counts.gold += gold.length;
      counts.found += found.length;
      counts.missed += gold.filter((one) => !found.some(over(one))).length;
      for (const one of found) {
        const match = gold.find(over(one));
        if (match !== undefined) counts.right++;
        if (match !== undefined && told(match.label) === told(one.label)) counts.labels++;
      }
    }
    expect(counts.gold).toBeGreaterThan(60);
    expect(counts.right / counts.found).toBeGreaterThanOrEqual(precision);
    expect(1 - counts.missed / counts.gold).toBeGreaterThanOrEqual(recall);
    expect(counts.labels / counts.right).toBeGreaterThanOrEqual(labels);
  });
});
