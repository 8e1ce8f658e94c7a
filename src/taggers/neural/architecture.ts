import type { Cell } from './layers/recurrent.ts';
import type { Clipping } from './layers/optimiser.ts';
import { deepaffixSpellings, neuronerSpellings, type WordStyle } from './vocabulary.ts';

/** What makes one bidirectional LSTM-CRF differ from another. Sizes of recurrent layers are those of one direction. */
export interface Architecture {
  readonly name: 'neuroner' | 'deepaffix';
  readonly words: WordStyle;
  readonly cell: Cell;
  /** Whether the recurrent layers learn the state before the first token; else it is 0. */
  readonly learnedInitialState: boolean;
  readonly characterDimension: number;
  readonly characterHidden: number;
  /** Of the prefix's vector, and of the suffix's; 0 without affixes. */
  readonly affixDimension: number;
  readonly tokenHidden: number;
  /** Units of the tanh layer between the token network and the scores; 0 where there is none. */
  readonly denseHidden: number;
  /** Whether there is dropout after the token network, besides that before it. */
  readonly dropsStates: boolean;
  /** How the original program trains. */
  readonly original: {
    readonly learningRate: number;
    /** What the rate is multiplied by after each epoch. */
    readonly decay: number;
    /** Sentences in a batch. */
    readonly batchSize: number;
    readonly shuffles: boolean;
    readonly clipping: Clipping;
    /** Whether a word of training once hidden stays hidden. */
    readonly hidesForGood: boolean;
  };
}

/**
 * Dernoncourt, Lee, Uzuner and Szolovits, "De-identification of patient notes with recurrent neural networks", JAMIA 24
 * (2017), §"Models", and the program NeuroNER (`entity_lstm.py`, `train.py`, `parameters.ini`): characters (25) through a
 * bidirectional network of 25 units, its last states beside the word's vector (100), dropout, a bidirectional network of 100
 * units, a tanh layer of 100, scores, CRF. The cells couple input and forget gate and learn their initial states.
 *
 * Trained by SGD with rate .005 a sentence at a time, each component of the gradient within ±5. Kept of its quirks: a word
 * that occurs once in training and was hidden (p = .5) stays hidden to the end. Not kept: the vocabulary of validation and
 * test texts, which leaks; the random id of an unknown character, which has an id of its own here, not trained; Viterbi
 * decoding without constraints and repair after it, where decoding here keeps to the scheme.
 */
export const neuronerArchitecture: Architecture = {
  name: 'neuroner',
  words: { spellings: neuronerSpellings, affixLength: 0 },
  cell: 'coupled',
  learnedInitialState: true,
  characterDimension: 25,
  characterHidden: 25,
  affixDimension: 0,
  tokenHidden: 100,
  denseHidden: 100,
  dropsStates: false,
  original: {
    learningRate: 0.005,
    decay: 1,
    batchSize: 1,
    shuffles: true,
    clipping: { by: 'value', limit: 5 },
    hidesForGood: true,
  },
};

/**
 * Yadav, Sharp and Bethard, "Deep affix features improve neural named entity recognizers", *SEM 2018, §3, and its program
 * (`config.py`, `model.py`, `data_utils.py`): the word's vector (300), characters (50) through a bidirectional network of 25
 * units, the vectors (30 each) of the first and the last three characters; dropout, a bidirectional network of 50 units,
 * dropout, scores, CRF.
 *
 * Trained by SGD with rate .1, multiplied by .99 each epoch, 100 sentences at a time in the order of the corpus, the
 * gradient's norm at most 5. Not kept of its quirks: the vocabulary of development and test texts, which leaks; an unknown
 * affix that takes the id of a known one, and unknown characters that are left out, which have ids of their own here. Words
 * that occur once are hidden with p = .5, afresh in each epoch, so that the vector of unknown words is learned.
 */
export const deepaffixArchitecture: Architecture = {
  name: 'deepaffix',
  words: { spellings: deepaffixSpellings, affixLength: 3 },
  cell: 'lstm',
  learnedInitialState: false,
  characterDimension: 50,
  characterHidden: 25,
  affixDimension: 30,
  tokenHidden: 50,
  denseHidden: 0,
  dropsStates: true,
  original: {
    learningRate: 0.1,
    decay: 0.99,
    batchSize: 100,
    shuffles: false,
    clipping: { by: 'norm', limit: 5 },
    hidesForGood: false,
  },
};
