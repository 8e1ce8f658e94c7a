import path from 'node:path';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
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
    throw new PalimpsestError('no-such-word-list', 'the word list cannot be read', {
      place: { file: pathOrName },
      hint: `Give a text file, or one of the shipped lists: ${shipped.join(', ')}.`,
      cause,
    });
  }
}

/**
 * Lemmas and endings of a language, made by `scripts/lexicon/build-morphology.js` (origin and licence in the file).
 */
interface MorphologyLexicon {
  /** Words of the closed classes by form: `POS lemma`, the likeliest first. */
  readonly closed: Readonly<Record<string, readonly string[]>>;
  /** By part of speech: the lemma of forms that no rule explains. */
  readonly exceptions: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Part of speech, features as in CoNLL-U, and endings: that of the form, a space, that of the lemma. */
  readonly rules: readonly (readonly [pos: string, features: string, endings: readonly string[]])[];
  /** By part of speech, separated by spaces. */
  readonly lemmas: Readonly<Record<string, string>>;
}

/** How much more often runs of letters stand in words of the one language than in those of the other. */
interface LanguageRuns {
  /** By weight, in tenths of a natural logarithm and above 0 for the second language: the runs, separated by spaces. */
  readonly runs: Readonly<Record<string, string>>;
}

const morphologySchema = z.object({
  closed: z.record(z.string(), z.array(z.string())),
  exceptions: z.record(z.string(), z.record(z.string(), z.string())),
  rules: z.array(z.tuple([z.string(), z.string(), z.array(z.string())])),
  lemmas: z.record(z.string(), z.string()),
});

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../data/lexicon/${name}.json`, import.meta.url), 'utf8'));

export function loadMorphology(language: string): MorphologyLexicon {
  return morphologySchema.parse(read(language));
}

/** What tells Spanish (below 0) from Catalan (above 0). */
export function loadLanguageRuns(): LanguageRuns {
  return z.object({ runs: z.record(z.string(), z.string()) }).parse(read('es-ca'));
}

/** The table of phrases that stand for each other in a language, in the notation of `data/wording/README.md`. */
export function loadWording(language: string): string {
  return readFileSync(new URL(`../../data/wording/${language}.txt`, import.meta.url), 'utf8');
}

/** Common words of a language that no list of names has, in small letters, a line each (`scripts/lexicon/build-words.py`). */
export function loadWords(language: string): string {
  return readFileSync(new URL(`../../data/words/${language}.txt`, import.meta.url), 'utf8');
}

const FOLDER = new URL('../../data/lexicon/han/', import.meta.url);

let readings: ReadonlyMap<string, string> | undefined;
let simplified: ReadonlyMap<string, string> | undefined;
let standing: ReadonlySet<string> | undefined;

/** How a Chinese character is read in Mandarin: its syllable in pinyin, without the tone. */
export function readingOfHan(sign: string): string | undefined {
  readings ??= new Map(
    linesOf('readings.tsv').flatMap((line) => {
      const [syllable = '', signs = ''] = line.split('\t');
      return Array.from(signs, (one) => [one, syllable] as const);
    }),
  );
  return readings.get(sign);
}

/** The simplified character that stands for a traditional one, or the character itself. */
export function simplifiedHan(sign: string): string {
  return signs().get(sign) ?? sign;
}

/** Whether a character stands for a traditional one. */
export function isSimplifiedHan(sign: string): boolean {
  standing ??= new Set(signs().values());
  return standing.has(sign);
}

const signs = () => (simplified ??= new Map(linesOf('simplified.txt').map((line) => Array.from(line) as [string, string]))); // prettier-ignore

function linesOf(file: string): readonly string[] {
  const lines = readFileSync(new URL(file, FOLDER), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}
