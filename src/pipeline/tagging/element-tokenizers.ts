import type { ElementTokenizer } from '../../placeholders/statistics.ts';
import { learnUnigramPieces } from '../../taggers/sensitivity/unigram/trainer.ts';
import { createUnigramTokenizer } from '../../taggers/sensitivity/unigram/lattice.ts';
import { readEncoderFolder } from '../../taggers/transformer/folder.ts';
import { openTokenizer } from '../../taggers/transformer/tokenizer/tokenizer.ts';

/** The tokenizer of an encoder's folder: WordPiece, where it is BERT's. */
export async function openElementTokenizer(folder: string): Promise<ElementTokenizer> {
  const { tokenizer } = await readEncoderFolder(folder);
  const opened = openTokenizer(tokenizer, folder);
  return { name: 'encoder', prepare: () => (element) => opened.encode(element).ids.length };
}

/** Pieces learned from the corpus itself, as SentencePiece learns them. @param size of the vocabulary */
export function learnElementTokenizer(size: number): ElementTokenizer {
  return {
    name: 'learned',
    prepare(elements) {
      const tokenizer = createUnigramTokenizer(learnUnigramPieces(elements, { size }));
      return (element) => tokenizer.encode(element).length;
    },
  };
}
