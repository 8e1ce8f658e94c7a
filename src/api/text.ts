/**
 * Tokens, sentences and tags; the language of a word; translation that keeps labels.
 *
 * @module palimpsest/text
 */
import { checked, later, needed, object, options } from '../core/shapes.ts';
import * as translateDocumentModule from '../taggers/translation/translate-document.ts';
import * as translator from '../taggers/translation/translator.ts';
import * as analyse from '../text/analyse.ts';
import * as codeMixing from '../text/code-mixing.ts';
import * as tokeniseNotesModule from '../text/token-conventions.ts';
import { callback, corpus, doc, lexicon, number, pairOf, string, strings } from './shapes.ts';

export const createAnalyser = checked(analyse.createAnalyser, { language: string });
export const createLexiconTranslator = checked(translator.createLexiconTranslator, { lexicon });
export const languageByLists = checked(codeMixing.languageByLists, {
  languages: pairOf(string),
  words: pairOf(strings),
});
export const languageByScript = checked(codeMixing.languageByScript, {
  languages: options<Parameters<typeof codeMixing.languageByScript>[0]>({ latin: needed(string), han: needed(string) }),
});
export const tokeniseNotes = checked(tokeniseNotesModule.tokeniseNotes, { text: string });
export const translateCorpus = later(
  () => import('../pipeline/translate.ts'),
  'translateCorpus',
  { corpus, translator: object('a translator', { name: string, translate: callback }) },
  { mixed: pairOf(string), locale: string, onProgress: callback },
);
export const translateDocument = checked(translateDocumentModule.translateDocument, {
  doc,
  translator: object('a translator', { name: string, translate: callback }),
  languageOf: callback,
  language: string,
  counts: object('counts: what createTranslationCounts returns', {
    sentences: number,
    translated: object('an object'),
    failed: object('an object'),
  }),
});

export { createTranslationCounts, type TranslationCounts } from '../taggers/translation/translate-document.ts';
export type { Translator } from '../taggers/translation/translator.ts';
export { languageByWords, type LanguageOfToken } from '../text/code-mixing.ts';
export type { TranslateCorpusOptions, TranslatedCorpus, TranslationSummary } from '../pipeline/translate.ts';
