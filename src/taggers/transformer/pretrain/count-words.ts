import { alignWithItself } from '../tokenizer/aligned-text.ts';
import { SequencePreTokenizer } from '../tokenizer/library.ts';
import { createNormaliser } from '../tokenizer/normaliser.ts';

/** Of a longer run without white space, WordPiece makes one unknown piece. */
const MOST_CHARACTERS = 100;

/**
 * Counts the words of texts as a tokenizer cuts and normalises them.
 *
 * @param tokenizer its `tokenizer.json`; the vocabulary does not matter.
 */
export function countWords(
  texts: Iterable<string>,
  tokenizer: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, number> {
  const normalise = createNormaliser(tokenizer['normalizer'] as Parameters<typeof createNormaliser>[0]);
  const cutter = new SequencePreTokenizer({ type: 'Sequence', pretokenizers: [tokenizer['pre_tokenizer'] as object] });
  // White space divides words whatever else does, and what lies between comes again and again: it is cut once.
  const runs = new Map<string, number>();
  for (const text of texts) {
    for (const [run] of text.matchAll(/\S+/gu)) runs.set(run, (runs.get(run) ?? 0) + 1);
  }
  const words = new Map<string, number>();
  for (const [run, count] of runs) {
    const { text } = normalise(alignWithItself(run), { first: true, last: true });
    if (text === '') continue;
    for (const word of cutter.pre_tokenize_text(text, { section_index: 0 })) {
      if (word.length <= MOST_CHARACTERS) words.set(word, (words.get(word) ?? 0) + count);
    }
  }
  return words;
}
