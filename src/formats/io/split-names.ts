const SPLITS: readonly (readonly [name: string, words: readonly string[]])[] = [
  ['train', ['train', 'training']],
  ['validation', ['validation', 'valid', 'dev', 'val', 'development', 'testa']], // CoNLL 2003 has eng.testa and eng.testb
  ['test', ['test', 'testing', 'eval', 'evaluation', 'testb']],
];

/** The split of a data set, as `datasets` calls it, that the name of a file or a folder tells. */
export function splitNamed(name: string): string | undefined {
  const words = name.toLowerCase().split(/[^a-z]+/);
  return SPLITS.find(([, known]) => known.some((word) => words.includes(word)))?.[0];
}
