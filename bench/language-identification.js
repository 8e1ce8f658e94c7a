// Accuracy of telling Spanish from Catalan, on texts whose language is known, a paragraph a line:
//   node bench/language-identification.js NAME=es.txt,ca.txt …
// By note: each line. By token: notes put together of stretches of 3 to 12 words of either language, drawn by seed; numbers and
// punctuation do not count.
import { readFileSync } from 'node:fs';
import { createRng } from '../dist/core/rng.js';
import { createLanguageIdentifier } from '../dist/text/identify-language.js';
import { tokeniseNotes } from '../dist/text/token-conventions.js';
import { record } from './lib.js';

const LANGUAGES = ['es', 'ca'];
const identifier = createLanguageIdentifier();
const share = (part, whole) => Math.round((10_000 * part) / whole) / 10_000;

function byNote(lines) {
  let [right, all, undecided] = [0, 0, 0];
  for (const [l, list] of lines.entries()) {
    for (const line of list) {
      const found = identifier.ofNote(line, tokeniseNotes(line));
      all++;
      if (found === LANGUAGES[l]) right++;
      else if (found === undefined) undecided++;
    }
  }
  return { notes: all, accuracy: share(right, all), undecided };
}

function byToken(lines, rng) {
  let [right, all] = [0, 0];
  const words = lines.map((list) => list.map((line) => line.split(/\s+/)));
  for (let note = 0; note < 1000; note++) {
    let text = '';
    const stretches = [];
    let language = rng.int(2);
    for (let s = 0; s < 4; s++) {
      const line = words[language][rng.int(words[language].length)];
      const length = 3 + rng.int(10);
      const from = rng.int(Math.max(1, line.length - length + 1));
      const start = text.length;
      text += `${line.slice(from, from + length).join(' ')} `;
      stretches.push({ start, end: text.length, language });
      language = 1 - language;
    }
    const tokens = tokeniseNotes(text);
    identifier.ofTokens(text, tokens).forEach((found, i) => {
      const { start, end } = tokens[i];
      if (!/\p{L}/u.test(text.slice(start, end))) return;
      const gold = stretches.find((one) => start < one.end).language;
      all++;
      if (found === LANGUAGES[gold]) right++;
    });
  }
  return { notes: 1000, tokens: all, accuracy: share(right, all) };
}

const results = {};
for (const argument of process.argv.slice(2)) {
  const [name, files] = argument.split('=');
  const lines = files.split(',').map((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean));
  results[name] = { byNote: byNote(lines), mixed: byToken(lines, createRng(13)) };
}
console.log(JSON.stringify(results, null, 2));
record('language-identification', { results });
