import { augmenterShape, studyShape } from '../core/open-tables.ts';
import { cutsPair } from '../core/offset-map.ts';
import {
  fits,
  list,
  needed,
  object,
  oneOf,
  optional,
  options,
  type OptionShapes,
  type Shape,
  stringOr,
  table,
  within,
} from '../core/shapes.ts';
import type { Document } from '../core/types.ts';
import type { BiasRequest } from '../taggers/recall-bias/model.ts';
import type { SignificanceOptions } from '../evaluate/significance.ts';

export const anything = fits('anything', () => true);
export const string = fits('a string', (value) => typeof value === 'string');
export const path = fits('the path of a file or folder', (v) => typeof v === 'string' && v !== '' && !v.includes('\0'));
export const flag = fits('true or false', (value) => typeof value === 'boolean');
export const number = fits('a number', (value) => typeof value === 'number' && !Number.isNaN(value));
export const whole = fits('a whole number', Number.isSafeInteger);
export const count = fits('a whole number from 0', (value) => Number.isSafeInteger(value) && (value as number) >= 0);
const atLeastOne = fits('a whole number from 1', (value) => Number.isSafeInteger(value) && (value as number) >= 1);
export const callback = fits('a function', (value) => typeof value === 'function');
export const strings = list('an array of strings', string);
export const numbers = list('an array of numbers', number);
export const iterable = fits(
  'an array or another iterable, and no string',
  (value) => typeof value === 'object' && value !== null && Symbol.iterator in value,
);
export const stringSet = fits('a Set of strings', (value) => value instanceof Set);
export const map = fits('a Map', (value) => value instanceof Map);
export const files = fits(
  'a Map of texts by file name',
  (value) => value instanceof Map && [...value.values()].every((one) => typeof one === 'string'),
);
export const signal = fits('an AbortSignal', (value) => value instanceof AbortSignal);
const objects = list('an array of objects', object('an object'));

/** Whose elements can be looked at only where it is an array: what else can be iterated may be used up by that. */
export const iterableOf = (words: string, element: Shape): Shape => ({
  words,
  misfit: (value) => {
    if (Array.isArray(value)) return list(words, element).misfit(value);
    return iterable.misfit(value) && { path: '', words, value };
  },
});
export const pairOf = (element: Shape): Shape => {
  const words = `an array of two, each ${element.words}`;
  const elements = list(words, element);
  return {
    words,
    misfit: (value) =>
      elements.misfit(value) ?? ((value as unknown[]).length === 2 ? undefined : { path: '', words, value }),
  };
};
export const numbersLike = fits('an array of numbers or a typed array', (value) =>
  Array.isArray(value)
    ? value.every((one) => typeof one === 'number')
    : ArrayBuffer.isView(value) && !(value instanceof DataView),
);
export const vectors = list('an array of vectors', numbersLike);
export const mapOfMaps = fits(
  'a Map of Maps of numbers',
  (value) => value instanceof Map && [...value.values()].every((one) => one instanceof Map),
);

export const span = object('a span { start, end }', { start: count, end: count });
export const edits = list(
  'an array of edits',
  object('an edit { start, end, replacement }', { start: count, end: count, replacement: string }),
);
// How they lie in the text is looked at with the text.
const offset = fits('a number', (value) => typeof value === 'number');
export const entities = list(
  'an array of entities',
  object('an entity { id, label, start, end }', { id: string, label: string, start: offset, end: offset }),
);

const A_DOCUMENT = 'a document { id, text, entities }';
const document = { id: string, text: string, entities, meta: optional(object('an object')) };
/** A document whose entities may lie where they should not: for what looks for that. */
export const anyDocument = object(A_DOCUMENT, document);
export const doc = object(A_DOCUMENT, document, ({ text, entities: found }: Document) => {
  const isWithin = (value: number, from: number) =>
    Number.isInteger(value) && value >= from && value <= text.length && !cutsPair(text, value);
  for (const [i, { start, end }] of found.entries()) {
    const wrong = isWithin(start, 0) ? (isWithin(end, start) ? undefined : 'end') : 'start';
    if (wrong === undefined) continue;
    const words = `an offset within the text of ${text.length} UTF-16 units and inside no surrogate pair, the start not after the end`;
    return { path: `.entities[${i}].${wrong}`, words, value: wrong === 'start' ? start : end };
  }
  return undefined;
});
export const docs = list('an array of documents', doc);

const A_CORPUS = 'a corpus: what readCorpus returns, an array of documents, or another iterable of them';

/** A corpus: the documents of an array are looked at at once, those of a stream as they come. */
export const corpus: Shape = {
  words: A_CORPUS,
  misfit(value) {
    if (Array.isArray(value)) return docs.misfit(value);
    const isIterable =
      typeof value === 'object' && value !== null && (Symbol.asyncIterator in value || Symbol.iterator in value);
    return isIterable ? undefined : { path: '', words: A_CORPUS, value };
  },
  watch(value, refuse) {
    if (!(Symbol.asyncIterator in (value as object))) return value;
    const stream = value as AsyncIterable<unknown>;
    // It inherits from the corpus, which may be a file that was opened or a corpus with an account of itself.
    return Object.create(stream, {
      [Symbol.asyncIterator]: {
        value: async function* () {
          let read = 0;
          for await (const one of stream) {
            const found = doc.misfit(one);
            if (found) refuse(within(`[${read}]`, found));
            read++;
            yield one;
          }
        },
      },
    }) as unknown;
  },
};

export const store = object('a store, such as createFolderStore returns', {
  read: callback,
  write: callback,
  remove: callback,
});
export const gazetteers = object('gazetteers: what loadGazetteers returns', { list: callback, names: callback });
export const labelMap = object('a label map: what loadLabelMap or parseLabelMap returns', {
  name: string,
  labels: table('an object of rules by label', object('an object')),
});
export const settings = table('an object of settings by label', object('an object { policy?, type? }'));
export const partition = oneOf('train', 'dev', 'test', 'all');
export const lines = oneOf('auto', 'keep', 'join');
export const syntax = oneOf('xml', 'brackets');
export const rankingName = oneOf('score', 'balanced', 'disagreement');
export const variables = object('an object of variables, such as process.env');
const steps = list('an array of steps', object('a step', { augmenter: optional(augmenterShape) }));
export const recipe = stringOr(object('a recipe: what parseRecipe returns', { name: string, augmenters: steps }));
export const strategies = stringOr(
  object('strategies: what parseStrategies returns', { name: string, labels: object('an object by label') }),
);
export const lexicon = object('a lexicon: what loadBilingualLexicon returns', {
  name: string,
  languages: strings,
  entries: list('an array of pairs', strings),
});
export const templateSet = object('a template set: what loadTemplateSet returns', {
  name: string,
  locale: string,
  templates: objects,
  lists: map,
  labels: map,
});

export const analyser = object('an analyser', { split: callback });
export const rules = object('a rule set: what loadRules returns', {
  networks: objects,
  analyser: object('an analyser', { analyse: callback }),
});
export const project = object('a project: what openProject or startProject returns', {
  state: object('its state'),
  store,
  rules: callback,
});
export const taggedGold = object('what tagGold returns', { gold: docs, predicted: docs });
export const historyEntry = object('an entry of a history: one of those that readHistory returns', {
  iteration: count,
  rules: string,
  training: object('scores'),
  validation: object('scores', { gold: number, f1: number }),
});

export const tagger = object('a trained tagger: what train or loadModel returns', {
  family: string,
  tag: callback,
  save: callback,
});
export const biasRequest = options<BiasRequest>({
  beta: number,
  byLabel: table('an object of numbers by label', number),
});
export const recallBias = object('a recall bias { thresholds, byLabel? }', {
  thresholds: object('thresholds', { main: number, alternative: number }),
});
export const sensitivityParts = object('what trainSensitivity returns', {
  model: object('a model'),
  settings: object('settings'),
  language: string,
  budget: number,
  threshold: number,
});
export const trainedSensitivity = object('what trainSensitivity returns', {
  model: object('a model'),
  settings: object('settings'),
  heldOut: list('an array', anything),
});
export const labelCounts = object('counts of a label', {
  correct: number,
  incorrect: number,
  partial: number,
  missed: number,
  spurious: number,
});
export const scoreCounts = object('counts: what a scorer returns', {
  documents: number,
  byLabel: table('an object of counts by label', labelCounts),
});
export const units = list('an array of counts, one for each unit', labelCounts);
export const scorer = object('a scorer: what findScorer returns', { name: string, count: callback });
export const rng = object('a random number generator: what createRng returns', { fork: callback, int: callback });
export const significance: OptionShapes<SignificanceOptions> = {
  rng: needed(rng),
  trials: atLeastOne,
  statistic: oneOf('precision', 'recall', 'f1'),
};
const A_GROUPING = "'label', 'document', a function or an object { sentences }";
export const grouping: Shape = {
  words: A_GROUPING,
  misfit(value) {
    if (value === 'label' || value === 'document' || typeof value === 'function') return undefined;
    return object(A_GROUPING, { sentences: callback }).misfit(value);
  },
};
export const releaseCheck = object('what checkRelease returns', {
  gates: objects,
  findings: objects,
  direct: object('an object'),
  chance: objects,
  labels: object('an object'),
  total: object('an object'),
});

export const plan = object('a plan: what planFile or planStudy returns', {
  kind: studyShape,
  text: string,
  manifest: callback,
  tasks: objects,
  cells: objects,
});
