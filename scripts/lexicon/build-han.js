// Writes data/lexicon/han from the Unihan database of the Unicode Consortium (Unihan_Readings.txt, Unihan_Variants.txt of Unihan.zip):
// how Chinese characters are read in Mandarin, without tones, and which simplified character stands for a traditional one. Only
// characters of GB 2312 and Big5, in which names are registered.
//
//   node scripts/lexicon/build-han.js FOLDER
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('say where the files of Unihan are');
const out = new URL('../../data/lexicon/han/', import.meta.url);

function* fieldsOf(file, field) {
  for (const line of readFileSync(path.join(folder, file), 'utf8').split('\n')) {
    const [code, name, value] = line.split('\t');
    if (code.startsWith('U+') && name === field)
      yield [String.fromCodePoint(Number.parseInt(code.slice(2), 16)), value];
  }
}

function signsOf(encoding, first, last) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const signs = [];
  for (let lead = first; lead <= last; lead++)
    for (let trail = 0x40; trail < 0xff; trail++) {
      if (encoding === 'gbk' && trail < 0xa1) continue;
      try {
        signs.push(decoder.decode(Uint8Array.of(lead, trail)));
      } catch {
        // no character
      }
    }
  return signs;
}

const used = new Set(
  [...signsOf('gbk', 0xb0, 0xf7), ...signsOf('big5', 0xa4, 0xf9)].filter((sign) => /^\p{Script=Han}$/u.test(sign)),
);

const bySyllable = new Map();
for (const [sign, value] of fieldsOf('Unihan_Readings.txt', 'kMandarin')) {
  if (!used.has(sign)) continue;
  const syllable = value.split(' ')[0].normalize('NFD').replaceAll(/\p{M}/gu, '');
  bySyllable.set(syllable, (bySyllable.get(syllable) ?? '') + sign);
}
const pairs = [];
for (const [sign, value] of fieldsOf('Unihan_Variants.txt', 'kSimplifiedVariant')) {
  const codes = value.split(' ').map((code) => String.fromCodePoint(Number.parseInt(code.slice(2), 16)));
  const others = codes.filter((other) => other !== sign && used.has(other));
  // One that is a simplified character itself, such as 后, stays.
  if (used.has(sign) && others.length === 1 && !codes.includes(sign)) pairs.push(sign + others[0]);
}
const HEAD =
  '# From the Unihan database 15.0, © 1991-2022 Unicode, Inc., Unicode License v3; made by scripts/lexicon/build-han.js.\n';
mkdirSync(out, { recursive: true });
const lines = [...bySyllable]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([syllable, signs]) => `${syllable}\t${signs}\n`);
writeFileSync(new URL('readings.tsv', out), HEAD + lines.join(''));
writeFileSync(new URL('simplified.txt', out), `${HEAD}${pairs.toSorted((a, b) => (a < b ? -1 : 1)).join('\n')}\n`);
