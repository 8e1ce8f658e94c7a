import { readFileSync } from 'node:fs';

const FOLDER = new URL('../../data/lexicon/han/', import.meta.url);

let readings: ReadonlyMap<string, string> | undefined;
let simplified: ReadonlyMap<string, string> | undefined;

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
  simplified ??= new Map(linesOf('simplified.txt').map((line) => Array.from(line) as [string, string]));
  return simplified.get(sign) ?? sign;
}

function linesOf(file: string): readonly string[] {
  const lines = readFileSync(new URL(file, FOLDER), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}
