import path from 'node:path';
import { splitNamed } from '../formats/io/split-names.ts';
import type { OpenCorpus } from '../formats/read-corpus.ts';

/** Of text of the target that a tagger or its training text is made with. The model holds no trace of it by which evaluate could know. */
export const scoreApart = (text: string): string =>
  `do not evaluate on this text from now on; evaluate --apart-from ${text} warns about overlap`;

/** Where a folder has something to train on and something to test on: a tagger that learned from all of it knows the tests. */
export function noteOfSplits({ path: corpus, files }: OpenCorpus): string | undefined {
  const names = [...new Set(files.map(({ relative }) => relative.split('/')[0] as string))];
  const train = names.find((name) => splitNamed(name) === 'train');
  const others = names.filter((name) => ['validation', 'test'].includes(splitNamed(name) ?? ''));
  if (train === undefined || others.length === 0) return undefined;
  return `${corpus} has ${others.slice(0, 5).join(', ')} next to ${train}, and all of it is used: give ${path.join(corpus, train)} to keep the others for testing`;
}
