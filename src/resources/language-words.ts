import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PalimpsestError } from '../core/errors.ts';

const SHIPPED = fileURLToPath(new URL('../../data/languages/', import.meta.url));

/** The languages that lists come with the package for. */
export function shippedLanguageWords(): readonly string[] {
  return readdirSync(SHIPPED)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.slice(0, -'.txt'.length))
    .toSorted();
}

/**
 * Words of a language, by which it is told from another that has the same letters: a file of words or of any text, or a shipped list by
 * its name. Lines that begin with `#` are left out.
 *
 * @throws PalimpsestError `no-such-word-list`, naming the shipped ones.
 */
export function loadLanguageWords(pathOrName: string): readonly string[] {
  const shipped = shippedLanguageWords();
  const file = shipped.includes(pathOrName) ? path.join(SHIPPED, `${pathOrName}.txt`) : pathOrName;
  try {
    const lines = readFileSync(file, 'utf8').split(/\r?\n/);
    return lines.filter((line) => !line.startsWith('#')).flatMap((line) => line.split(/[\s\d\p{P}]+/u).filter(Boolean));
  } catch (cause) {
    throw new PalimpsestError('no-such-word-list', 'the list of words cannot be read', {
      place: { file: pathOrName },
      hint: `Give a text file, or one of the shipped lists: ${shipped.join(', ')}.`,
      cause,
    });
  }
}
