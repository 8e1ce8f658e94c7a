import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PalimpsestError } from '../core/errors.ts';

/** Words and phrases of two languages that stand for each other. */
export interface BilingualLexicon {
  readonly name: string;
  /** As the header of its file names them: `en`, `zh`. */
  readonly languages: readonly [string, string];
  /** A phrase of each language. A phrase may stand in several. */
  readonly entries: readonly (readonly [string, string])[];
}

/**
 * Parses a lexicon: lines of two phrases, parted by a tab, under a header with the codes of the two languages (`#en<TAB>zh`). Empty
 * lines and other lines that begin with `#` are left out.
 *
 * @throws PalimpsestError `bad-lexicon` with the line of what is wrong.
 */
export function parseBilingualLexicon(text: string, file: string): BilingualLexicon {
  const bad = (line: number, message: string) =>
    new PalimpsestError('bad-lexicon', message, {
      place: { file, line },
      hint: 'A lexicon has a header of two language codes (#en<TAB>zh), and lines of two phrases with a tab between.',
    });
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const header = /^#([a-z]{2,3}(?:-[A-Za-z0-9]+)*)\t([a-z]{2,3}(?:-[A-Za-z0-9]+)*)$/.exec(lines[0] ?? '');
  const [, first, second] = header ?? [];
  if (first === undefined || second === undefined || first === second) {
    throw bad(1, 'the first line does not name two languages');
  }
  const entries = lines.slice(1).flatMap((line, i): [string, string][] => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [a, b, ...rest] = line.split('\t').map((cell) => cell.trim().normalize('NFC'));
    if (!a || !b || rest.length > 0) throw bad(i + 2, 'a line is not two phrases');
    return [[a, b]];
  });
  if (entries.length === 0) throw bad(lines.length, 'there is no entry');
  return { name: path.basename(file).replace(/\.tsv$/, ''), languages: [first, second], entries };
}

const SHIPPED = fileURLToPath(new URL('../../data/bilingual/', import.meta.url));
const loaded = new Map<string, BilingualLexicon>();

/** The names of the lexicons that come with the package. */
export function shippedBilingualLexicons(): readonly string[] {
  return readdirSync(SHIPPED)
    .filter((file) => file.endsWith('.tsv'))
    .map((file) => file.slice(0, -'.tsv'.length))
    .toSorted();
}

/**
 * Loads a lexicon: a file, or a shipped one by its name. Read once.
 *
 * @throws PalimpsestError `no-such-lexicon`, naming the shipped ones; `bad-lexicon`.
 */
export function loadBilingualLexicon(pathOrName: string): BilingualLexicon {
  const known = loaded.get(pathOrName);
  if (known) return known;
  const shipped = shippedBilingualLexicons();
  const file = shipped.includes(pathOrName) ? path.join(SHIPPED, `${pathOrName}.tsv`) : pathOrName;
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new PalimpsestError('no-such-lexicon', 'the lexicon cannot be read', {
      place: { file: pathOrName },
      hint: `Give a file that exists, or one of the shipped lexicons: ${shipped.join(', ')}.`,
      cause,
    });
  }
  const lexicon = parseBilingualLexicon(text, file);
  loaded.set(pathOrName, lexicon);
  return lexicon;
}
