import { checked, list, object, oneOf, optional, stringOr } from '../core/shapes.ts';
import * as labelPlanModule from '../augment/label-plan.ts';
import * as recipeModule from '../augment/recipe.ts';
import * as eponymCorpusModule from '../conceal/eponym-corpus.ts';
import * as eponymGuardModule from '../conceal/eponym-guard.ts';
import * as strategiesModule from '../conceal/strategies.ts';
import * as readCorpusModule from '../formats/read-corpus.ts';
import * as checksModule from '../placeholders/checks.ts';
import * as fillModule from '../placeholders/fill.ts';
import * as paragraphsModule from '../placeholders/paragraphs.ts';
import * as runningTextModule from '../placeholders/running-text.ts';
import * as splitModule from '../placeholders/split.ts';
import * as placeholdersTaggerModule from '../placeholders/tagger.ts';
import * as bilingualLexiconModule from '../resources/bilingual-lexicon.ts';
import * as gazetteersModule from '../resources/gazetteers.ts';
import * as labelMapModule from '../resources/label-map.ts';
import * as taggedTextModule from '../templates/tagged-text.ts';
import * as templateSetModule from '../templates/template-set.ts';
import * as analyseModule from '../text/analyse.ts';
import * as codeMixingModule from '../text/code-mixing.ts';
import * as tokeniseNotesModule from '../text/tokenise-notes.ts';
import {
  callback,
  count,
  doc,
  edits,
  files,
  flag,
  gazetteers,
  iterable,
  labelMap,
  lines,
  number,
  numbers,
  options,
  pairOf,
  path,
  settings,
  string,
  stringSet,
  strings,
  syntax,
  whole,
} from './shapes.ts';

export const planLabels: typeof labelPlanModule.planLabels = checked(labelPlanModule.planLabels, {
  labels: iterable,
  settings,
  policies: optional(settings),
});
export const parseRecipe: typeof recipeModule.parseRecipe = checked(recipeModule.parseRecipe, {
  yaml: string,
  file: string,
});
export const createEponymCorpus: typeof eponymCorpusModule.createEponymCorpus = checked(
  eponymCorpusModule.createEponymCorpus,
  {
    language: string,
    options: options({ seed: whole, sentences: count, eponyms: strings, label: string, layer: string }),
  },
);
export const createEponymGuard: typeof eponymGuardModule.createEponymGuard = checked(
  eponymGuardModule.createEponymGuard,
  { language: string },
);
export const findEponyms: typeof eponymGuardModule.findEponyms = checked(eponymGuardModule.findEponyms, {
  text: string,
  language: string,
});
export const parseStrategies: typeof strategiesModule.parseStrategies = checked(strategiesModule.parseStrategies, {
  yaml: string,
  file: string,
});
export const readCorpus: typeof readCorpusModule.readCorpus = checked(readCorpusModule.readCorpus, {
  path,
  options: options({
    from: string,
    strict: flag,
    report: callback,
    overlaps: oneOf('keep', 'refuse'),
    tokenColumn: stringOr(count),
    tagColumn: stringOr(count),
    tagNames: strings,
    separator: oneOf('tab', 'space'),
  }),
});
export const findSuspects: typeof checksModule.findSuspects = checked(checksModule.findSuspects, {
  doc,
  letters: optional(stringSet),
});
export const createPlaceholderFiller: typeof fillModule.createPlaceholderFiller = checked(
  fillModule.createPlaceholderFiller,
  { options: object('options with gazetteers', { gazetteers }) },
);
export const extractParagraphs: typeof paragraphsModule.extractParagraphs = checked(
  paragraphsModule.extractParagraphs,
  { text: string, options: options({ lines }) },
);
export const sourceMap: typeof paragraphsModule.sourceMap = checked(paragraphsModule.sourceMap, {
  source: string,
  paragraph: object('a paragraph: one of those that extractParagraphs returns', {
    text: string,
    start: count,
    end: count,
    edits,
  }),
});
export const toRunningText: typeof runningTextModule.toRunningText = checked(runningTextModule.toRunningText, {
  doc,
  options: options({ budget: number, lines }),
});
export const packPieces: typeof splitModule.packPieces = checked(splitModule.packPieces, {
  tokens: numbers,
  budget: number,
});
export const splitParagraph: typeof splitModule.splitParagraph = checked(splitModule.splitParagraph, {
  text: string,
  options: object('options with budget', { budget: number, countTokens: optional(callback) }),
});
export const createPlaceholderTagger: typeof placeholdersTaggerModule.createPlaceholderTagger = checked(
  placeholdersTaggerModule.createPlaceholderTagger,
  {
    options: options({
      gazetteers,
      report: callback,
      onVerdict: callback,
      without: stringSet,
      isFamilyName: callback,
      isGivenName: callback,
      lines,
    }),
  },
);
export const loadBilingualLexicon: typeof bilingualLexiconModule.loadBilingualLexicon = checked(
  bilingualLexiconModule.loadBilingualLexicon,
  { pathOrName: path },
);
export const parseBilingualLexicon: typeof bilingualLexiconModule.parseBilingualLexicon = checked(
  bilingualLexiconModule.parseBilingualLexicon,
  { text: string, file: string },
);
export const loadGazetteers: typeof gazetteersModule.loadGazetteers = checked(gazetteersModule.loadGazetteers, {
  options: options({ folders: list('an array of folders', stringOr(object('a folder of gazetteers'))), shipped: flag }),
});
export const applyLabelMap: typeof labelMapModule.applyLabelMap = checked(labelMapModule.applyLabelMap, {
  doc,
  map: labelMap,
});
export const loadLabelMap: typeof labelMapModule.loadLabelMap = checked(labelMapModule.loadLabelMap, {
  pathOrName: path,
});
export const parseLabelMap: typeof labelMapModule.parseLabelMap = checked(labelMapModule.parseLabelMap, {
  text: string,
  file: string,
});
export const parseTaggedText: typeof taggedTextModule.parseTaggedText = checked(taggedTextModule.parseTaggedText, {
  raw: string,
  options: object('options with labels and syntax', { labels: stringSet, syntax, lineBreaks: optional(flag) }),
});
export const parseTemplateSet: typeof templateSetModule.parseTemplateSet = checked(templateSetModule.parseTemplateSet, {
  files,
  folder: optional(string),
});
export const requireSound: typeof templateSetModule.requireSound = checked(templateSetModule.requireSound, {
  parsed: object('what readTemplateSet or parseTemplateSet returns', {
    problems: list('an array', object('a problem')),
  }),
});
export const createAnalyser: typeof analyseModule.createAnalyser = checked(analyseModule.createAnalyser, {
  language: string,
});
export const languageByLists: typeof codeMixingModule.languageByLists = checked(codeMixingModule.languageByLists, {
  languages: pairOf(string),
  words: pairOf(strings),
});
export const languageByScript: typeof codeMixingModule.languageByScript = checked(codeMixingModule.languageByScript, {
  languages: object('an object { latin, han }', { latin: string, han: string }),
});
export const tokeniseNotes: typeof tokeniseNotesModule.tokeniseNotes = checked(tokeniseNotesModule.tokeniseNotes, {
  text: string,
});
