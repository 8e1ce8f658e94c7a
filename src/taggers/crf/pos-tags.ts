import { PalimpsestError } from '../../core/errors.ts';
import type { Token } from '../../core/types.ts';
import { posTagger } from '../../text/pos.ts';
import type { Sequence } from '../sequences.ts';

/** The parts of speech of the tokens of a sentence. */
export type TagPos = (text: string, sequence: Sequence) => readonly string[];

/** @throws PalimpsestError `no-pos-tagger` where there is none for the language. */
export function createPosTags(language: string): TagPos {
  const tag = posTagger(language);
  if (!tag) {
    throw new PalimpsestError('no-pos-tagger', `there is no part-of-speech tagger for ${JSON.stringify(language)}`, {
      hint: 'Set pos to false; only English has one.',
    });
  }
  return (text, { tokens }) => {
    const sentence = { start: (tokens[0] as Token).start, end: (tokens.at(-1) as Token).end };
    return tag(text, sentence, tokens);
  };
}
