// The hand-checked lists of placeholders, joined to the text that they speak of: shared by the accuracy script and its readers.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

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
