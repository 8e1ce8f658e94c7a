import { packOf } from '../../languages/index.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { AnalysedToken, Document, Token } from '../../core/types.ts';
import { sourceAnalysis } from '../../formats/source-analysis.ts';
import { languageOf } from '../../languages/locale.ts';
import { createMorphologicalAnalyser } from '../../text/morphology/analyse-words.ts';
import { posTagger } from '../../text/pos.ts';
import type { Sequence } from '../sequences.ts';
import { packAnalysis } from './features/create-feature-set.ts';
import type { CrfSettings } from './settings.ts';

/** The parts of speech of the tokens of a sentence; with the setting `analysis`, {@link packAnalysis} of all that is known. */
export type TagPos = (doc: Document, sequence: Sequence) => readonly string[];

/**
 * What the settings ask to be told of tokens; `undefined` where they ask for nothing.
 *
 * @throws PalimpsestError `no-pos-tagger` where there is none for the language.
 */
export function createPosTags({ pos, analysis }: CrfSettings, language: string): TagPos | undefined {
  if (analysis) return createAnalysisTags(language);
  return pos ? createTags(language) : undefined;
}

/** What the file says of a token that begins where the tagger's does (CoNLL-U), else the package's own analysis. */
function createAnalysisTags(language: string): TagPos {
  const code = languageOf(language);
  const own = packOf(code)?.text?.morphology === true ? createMorphologicalAnalyser(code) : undefined;
  let last: { readonly doc: Document; readonly byStart: ReadonlyMap<number, AnalysedToken> | undefined } | undefined;
  return (doc, { tokens }) => {
    if (last?.doc !== doc) {
      const stated = sourceAnalysis(doc);
      last = { doc, byStart: stated && new Map(stated.map((token) => [token.start, token])) };
    }
    const { byStart } = last;
    if (byStart) return tokens.map(({ start }) => packAnalysis(byStart.get(start)));
    if (own) return own(doc.text, tokens).map(packAnalysis);
    throw new PalimpsestError('no-pos-tagger', `nothing analyses ${JSON.stringify(language)}`, {
      hint: 'Set analysis to false, or give documents that are analysed (CoNLL-U).',
      place: { documentId: doc.id },
    });
  };
}

function createTags(language: string): TagPos {
  const tag = posTagger(language);
  if (!tag) {
    throw new PalimpsestError('no-pos-tagger', `there is no part-of-speech tagger for ${JSON.stringify(language)}`, {
      hint: 'Set pos to false; only English has one.',
    });
  }
  return ({ text }, { tokens }) => {
    const sentence = { start: (tokens[0] as Token).start, end: (tokens.at(-1) as Token).end };
    return tag(text, sentence, tokens);
  };
}
