// Tagged text for the peers in Python.
import { writeFileSync } from 'node:fs';
import { labelSequences } from '../dist/taggers/sequences.js';

/** Writes a token and a tag a line, a blank line after each sentence. */
export function writeTags(file, docs, scheme) {
  const lines = docs.flatMap((doc) =>
    labelSequences(doc, 'en', scheme).flatMap((s) => [...s.tokens.map(({ text }, i) => `${text}\t${s.tags[i]}`), '']),
  );
  writeFileSync(file, `${lines.join('\n')}\n`);
}
