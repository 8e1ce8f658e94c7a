// The hand-checked lists of placeholders, joined to the text that they speak of: shared by the accuracy script and its readers.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readMarked } from '../scripts/placeholders/marked.js';
import { readDecisions } from './placeholders-lib.js';

/** The sentences of German LER's development part, tokens joined by blanks. */
export function readSentences(corpora) {
  return readFileSync(`${corpora}/german_ler/ler_dev.conll`, 'utf8')
    .split(/\n\s*\n/u)
    .filter((block) => block.trim() !== '')
    .map((block) =>
      block
        .trim()
        .split('\n')
        .map((line) => line.slice(0, line.lastIndexOf(' ')))
        .join(' '),
    );
}

/**
 * What a list speaks of, with its placeholders, and with what it is unsure of to be skipped.
 *
 * @param kindOf what a label is taken for.
 */
export function readListed(name, corpora, kindOf) {
  const list = JSON.parse(readFileSync(new URL(`../test/fixtures/placeholders/${name}.json`, import.meta.url), 'utf8'));
  const marked = (text, spans = []) => {
    const all = spans.map(([start, end, label]) => ({ start, end, label }));
    const isSure = ({ label }) => label !== 'UNSURE';
    return {
      text,
      gold: all.filter(isSure).map((one) => ({ ...one, label: kindOf(one.label) })),
      skip: all.filter((one) => !isSure(one)),
    };
  };
  if (list.sentences !== undefined) {
    const sentences = readSentences(corpora);
    return list.sentences.map(([number, hash, spans]) => marked(sameText(sentences[number], hash), spans));
  }
  const courts = new Set(list.lines.map(([court]) => court));
  const lines = [...courts].flatMap((court) => readDecisions(corpora, court)).flatMap(({ text }) => text.split('\n'));
  const byHash = new Map(lines.map((text) => [hashOf(text), text]));
  return list.lines.map(([, , hash, spans]) => marked(sameText(byHash.get(hash), hash), spans));
}

function sameText(text, hash) {
  if (text === undefined || hashOf(text) !== hash)
    throw new Error(`a text of the list is not the one that was read: ${hash}`);
  return text;
}

export const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** Wilson's interval of a share, at 95 %. */
export function wilson(successes, trials) {
  if (trials === 0) return [0, 1];
  const z = 1.959964;
  const share = successes / trials;
  const spread = z * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials));
  const middle = share + (z * z) / (2 * trials);
  return [middle - spread, middle + spread].map((bound) => bound / (1 + (z * z) / trials));
}

const ALIKE = {
  COMPANY: 'ORGANISATION', AMOUNT: 'NUMBER', PHONE: 'NUMBER', ACCOUNT: 'NUMBER', PATENT: 'NUMBER', CONTRACT: 'NUMBER', AUTHORISATION: 'NUMBER', WEB: 'OTHER', EMAIL: 'OTHER',
  BRAND: 'OTHER', MEDIA: 'OTHER',
}; // prettier-ignore

const coarser = (label) => ALIKE[label] ?? label;

/** A detector with the coarser labels of lists whose writers did not know the detector's; where one has a finer label all the same, it is read as coarsely. */
export const alike = (detector) => ({
  coarser,
  detect: (text) => detector.detect(text).map((one) => ({ ...one, label: coarser(one.label) })),
});

/**
 * What a detector finds in texts with placeholders marked as ⟦LABEL|text⟧, with Wilson's intervals. A finding is right where it overlaps a
 * placeholder; `show` receives the places of disagreement.
 */
export function measureMarked(texts, detector, show = () => undefined) {
  const counts = { texts: 0, lines: 0, placeholders: 0, found: 0, right: 0, missed: 0, labelsRight: 0 };
  const over = (a) => (b) => a.start < b.end && b.start < a.end;
  for (const marked of texts) {
    const { text, gold } = readMarked(marked, (label) => detector.coarser?.(label) ?? label);
    const found = detector.detect(text);
    counts.texts++;
    counts.lines += text.split('\n').length;
    counts.placeholders += gold.length;
    for (const one of found) {
      counts.found++;
      const match = gold.find(over(one));
      if (match) counts.right++;
      if (match?.label === one.label) counts.labelsRight++;
      else show(match ? 'label' : 'wrong', text, one, match?.label ?? '', one.label);
    }
    for (const one of gold.filter((each) => !found.some(over(each)))) {
      counts.missed++;
      show('missed', text, one, one.label);
    }
  }
  const { placeholders, found, right, missed, labelsRight } = counts;
  return {
    ...counts,
    recalled: placeholders - missed,
    precision: right / found,
    precisionInterval: wilson(right, found),
    recall: (placeholders - missed) / placeholders,
    recallInterval: wilson(placeholders - missed, placeholders),
    labels: labelsRight / right,
    labelsInterval: wilson(labelsRight, right),
  };
}
