import {
  ALNUM,
  ALPHA,
  charactersOf,
  DIGIT,
  hasSurrogates,
  isLower,
  isUpper,
  kindsOf,
  LOWER,
  summariseKinds,
  UPPER,
  wellFormed,
  type WordKinds,
} from './characters.ts';
import {
  pairTemplate,
  unaryTemplate,
  type Aspect,
  type FeatureSet,
  type Fields,
  type Template,
} from './feature-set.ts';

/** The attributes of what a word is written like, in the order of {@link describeForm}: few values, shared by many words. */
const FORM = [
  'pos', 'shaped', 'type',
  '2d', '4d', 'd&a', 'd&-', 'd&/', 'd&,', 'd&.', 'up',
  'iu', 'au', 'al', 'ad', 'ao', 'cu', 'cl', 'ca', 'cd', 'cs',
] as const; // prettier-ignore

/** The others, in the order of {@link describeWord}. */
const WORD = ['w', 'wl', 'shape', 'p1', 'p2', 'p3', 'p4', 's1', 's2', 's3', 's4'] as const;

export interface NerFeatureOptions {
  /** As the script is: "contains a symbol" holds of every word, for its `~` means "not" of bits, not of truth. */
  readonly faithful?: boolean;
  /** Whether a token has attributes of its neighbours alone, three on each side: nothing then tells its own form. */
  readonly contextOnly?: boolean;
}

/**
 * The named-entity features of CRFsuite (chokkan/crfsuite, example/ner.py) without chunk tags: the word, its shape, affixes
 * and flags at offsets -2 to 2; pairs of neighbouring words, parts of speech, shapes and types; the words up to four before
 * and after as bags; the ends of the sentence. What leaves the sentence gives nothing.
 */
export function createNerFeatures({ faithful = false, contextOnly = false }: NerFeatureOptions = {}): FeatureSet {
  const word: Aspect = { key: wellFormed, observe: describeWord, keptFields: 1 };
  const form: Aspect = {
    key: formKey,
    observe: (word, pos) => describeForm(word, pos, faithful),
    keyOfFields: (fields) => fields.join('\t'),
  };
  const unary = contextOnly ? [-3, -2, -1, 1, 2, 3] : [-2, -1, 0, 1, 2];
  const pairs = contextOnly ? [-3, -2, 1, 2] : [-2, -1, 0, 1];
  const bag = (offsets: readonly number[], name: string): Template => ({
    aspect: word,
    width: 1,
    offsets,
    names: [[name]],
    values: ([fields]) => fields as Fields,
    shared: false,
  });
  return {
    templates: [
      unaryTemplate(word, WORD, unary),
      unaryTemplate(form, FORM, unary),
      pairTemplate(form, ['pos', 'shaped', 'type'], pairs, true),
      pairTemplate(word, ['w'], pairs, false),
      bag([-4, -3, -2, -1], 'w[-4..-1]'),
      bag([1, 2, 3, 4], 'w[1..4]'),
    ],
    edges: { first: '__BOS__', last: '__EOS__' },
  };
}

function describeWord(text: string): Fields {
  const word = wellFormed(text);
  const characters = hasSurrogates(word) ? Array.from(word) : undefined;
  const length = characters?.length ?? word.length;
  const part = (from: number, to: number) => characters?.slice(from, to).join('') ?? word.slice(from, to);
  const start = (size: number) => (length >= size ? part(0, size) : '');
  const end = (size: number) => (length >= size ? part(length - size, length) : '');
  return [
    word,
    word.toLowerCase(),
    shapeOf(word, false),
    start(1),
    start(2),
    start(3),
    start(4),
    end(1),
    end(2),
    end(3),
    end(4),
  ];
}

/**
 * Differs for words that {@link describeForm} tells apart: it has the kinds of each character that has case or is a digit, and
 * the others themselves; runs made one; and the length as far as it matters.
 */
function formKey(text: string, pos: string | undefined): string {
  let key = `${pos}\t${Math.min(text.length, 5)}`;
  let before = -1;
  for (const character of wellFormed(text)) {
    const codePoint = character.codePointAt(0) as number;
    const kinds = kindsOf(codePoint);
    // Half a surrogate pair is no character of a well-formed word.
    const sign = (kinds & (UPPER | LOWER | DIGIT)) === 0 ? codePoint : 0xd800 + kinds;
    if (sign !== before) key += String.fromCodePoint(sign);
    before = sign;
  }
  return key;
}

function describeForm(text: string, pos: string | undefined, faithful: boolean): Fields {
  const characters = charactersOf(text);
  const kinds = summariseKinds(characters);
  const length = characters.length;
  const isDigits = (kinds.all & DIGIT) !== 0;
  const flag = (holds: boolean) => (holds ? 'yes' : 'no');
  return [
    pos,
    shapeOf(wellFormed(text), true),
    typeOf(characters),
    flag(length === 2 && isDigits),
    flag(length === 4 && isDigits),
    flag(mixesDigitsAndLetters(characters, kinds)),
    ...['-', '/', ',', '.'].map((mark) => flag(mixesDigitsAnd(characters, mark))),
    flag(length === 2 && (kinds.first & UPPER) !== 0 && characters[1] === '.'),
    flag((kinds.first & UPPER) !== 0),
    flag(isUpper(kinds)),
    flag(isLower(kinds)),
    flag(isDigits),
    flag((kinds.any & ALNUM) === 0),
    ...[UPPER, LOWER, ALPHA, DIGIT].map((kind) => flag((kinds.any & kind) !== 0)),
    flag(faithful || (kinds.all & ALNUM) === 0),
  ];
}

function mixesDigitsAndLetters(characters: readonly string[], { any }: WordKinds): boolean {
  if ((any & DIGIT) === 0) return false;
  let letters = 0;
  for (const character of characters) {
    const kinds = kindsOf(character.codePointAt(0) as number);
    if ((kinds & (DIGIT | ALPHA)) === 0) return false;
    if ((kinds & DIGIT) === 0) letters++;
  }
  return letters > 0;
}

function mixesDigitsAnd(characters: readonly string[], mark: string): boolean {
  let digits = 0;
  let marks = 0;
  for (const character of characters) {
    if ((kindsOf(character.codePointAt(0) as number) & DIGIT) !== 0) digits++;
    else if (character === mark) marks++;
    else return false;
  }
  return digits > 0 && marks > 0;
}

const SHAPE_CLASSES: readonly (readonly [members: string, shape: string])[] = [
  ['.,', '.'],
  [';:?!', ';'],
  ['+-*/=|_', '-'],
  ['({[<', '('],
  [')}]>', ')'],
];
const shapeOfMark = new Map(SHAPE_CLASSES.flatMap(([members, shape]) => [...members].map((mark) => [mark, shape])));

/**
 * `U` upper, `L` lower, `D` digit, one mark for each class of punctuation; any other character is itself.
 *
 * @param isShort make runs of one character one.
 */
function shapeOf(word: string, isShort: boolean): string {
  let shape = '';
  let before = '';
  for (const character of word) {
    const sign = signOf(character);
    if (!isShort || sign !== before) shape += sign;
    before = sign;
  }
  return shape;
}

function signOf(character: string): string {
  const kinds = kindsOf(character.codePointAt(0) as number);
  if (kinds & UPPER) return 'U';
  if (kinds & LOWER) return 'L';
  return kinds & DIGIT ? 'D' : (shapeOfMark.get(character) ?? character);
}

/** The types of words and which kinds of characters they admit; the first that fits is the type. */
const TYPES: readonly (readonly [name: string, admits: string])[] = [
  ['AllUpper', 'U'],
  ['AllDigit', 'D'],
  ['AllSymbol', 'S'],
  ['AllUpperDigit', 'UD'],
  ['AllUpperSymbol', 'US'],
  ['AllDigitSymbol', 'DS'],
  ['AllUpperDigitSymbol', 'UDS'],
  ['InitUpper', 'UDLS'],
  ['AllLetter', 'UL'],
  ['AllAlnum', 'UDL'],
];

/** A comma and a full stop count as digits. A letter without case is a symbol. */
function typeOf(characters: readonly string[]): string {
  const classes = characters.map((character) => {
    const kinds = kindsOf(character.codePointAt(0) as number);
    if (kinds & UPPER) return 'U';
    if (kinds & DIGIT || character === ',' || character === '.') return 'D';
    return kinds & LOWER ? 'L' : 'S';
  });
  const fits = ([name, admits]: readonly [string, string]) =>
    (name !== 'InitUpper' || classes[0] === 'U') && classes.every((one) => admits.includes(one));
  return TYPES.find(fits)?.[0] ?? 'NO';
}
