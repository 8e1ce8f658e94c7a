import { charactersOf, DIGIT, isTitle, isUpper, kindsOf, summariseKinds, UPPER } from './characters.ts';
import type { Aspect, FeatureSet, Fields, Template } from './feature-set.ts';

/** Fields of {@link createDeidFeatures}'s padding, as in the reference implementation. */
const PADDING = '<PAD>';

/**
 * The token-level features of Liu et al. (2015), Automatic de-identification of electronic medical records, Journal of
 * Biomedical Informatics 58, S47–S52, as nedap/deidentify lists them: lower-cased word and part-of-speech n-grams within two
 * tokens, combinations of word and part of speech, affixes of one to five characters, flags, shapes, and what the sentence
 * is like. Without its named-entity tags, which come from another tagger. The number of tokens of the sentence, a real value
 * there, is a class here (1, 2, 3, 4, 5, up to 10, 20, 40, more). Flags that do not hold give no attribute.
 *
 * @param hasPos whether tokens have a part of speech.
 */
export function createDeidFeatures(hasPos: boolean): FeatureSet {
  const lower: Aspect = { key: lowerCase, observe: (text) => [lowerCase(text)], padding: [PADDING] };
  const pos: Aspect = { key: (_, tag) => tag ?? '', observe: (_, tag) => [tag], padding: [PADDING] };
  const both: Aspect = {
    key: (text, tag) => `${lowerCase(text)}\t${tag}`,
    observe: (text, tag) => [lowerCase(text), tag],
    padding: [PADDING, PADDING],
  };
  const word: Aspect = {
    key: (text, tag) => `${text}\t${tag}`,
    observe: describeWord,
    keyOfFields: (fields) => fields.join('\t'),
  };
  const templates: Template[] = [
    {
      aspect: word,
      width: 1,
      offsets: [0],
      names: WORD.map((name) => [name]),
      values: ([fields]) => fields as Fields,
      shared: true,
    },
    ...ngrams(lower, 'bow', 1),
    ...ngrams(lower, 'bow', 2),
    ...ngrams(lower, 'bow', 3),
  ];
  if (hasPos) {
    templates.push(...ngrams(pos, 'pos', 1), ...ngrams(pos, 'pos', 2), ...ngrams(pos, 'pos', 3), {
      aspect: both,
      width: 3,
      offsets: [-1],
      names: COMBINATIONS.map(([name]) => [`bowpos.${name}`]),
      values: combine,
      shared: false,
    });
  }
  return { templates, sentence: describeSentence };
}

function lowerCase(text: string): string {
  return charactersOf(text).join('').toLowerCase();
}

/** The n-grams that lie within two tokens, numbered from the left. */
function ngrams(aspect: Aspect, name: string, width: 1 | 2 | 3): Template[] {
  const kind = ['uni', 'bi', 'tri'][width - 1] as string;
  const offsets = [-2, -1, 0, 1, 2].slice(0, 6 - width);
  return [
    {
      aspect,
      width,
      offsets,
      names: [offsets.map((_, i) => `${name}[-2:2].${kind}.${i}`)],
      values: (run) => [run.map(([value]) => value).join('|')],
      shared: width === 1 || name === 'pos',
    },
  ];
}

/** The word with the parts of speech around it: 0 is its own, -1 and 1 those of its neighbours. */
const COMBINATIONS: readonly (readonly [name: string, offsets: readonly number[]])[] = [
  ['w0p-1', [-1]],
  ['w0p0', [0]],
  ['w0p1', [1]],
  ['w0p-1p0', [-1, 0]],
  ['w0p0p1', [0, 1]],
  ['w0p-1p1', [-1, 1]],
  ['w0p-1p0p1', [-1, 0, 1]],
];

function combine(run: readonly Fields[]): Fields {
  const [word] = run[1] as Fields;
  return COMBINATIONS.map(([, offsets]) => [word, ...offsets.map((o) => (run[o + 1] as Fields)[1])].join('|'));
}

const AFFIXES = [1, 2, 3, 4, 5];

/** The attributes of a word alone, in the order of {@link describeWord}. */
const WORD = [
  ...AFFIXES.flatMap((size) => [`suffix[-${size}:]`, `prefix[:${size}]`]),
  'word.isupper()', 'word.istitle()', 'word.isdigit()', 'word.contains_digit', 'word.has_upper_inside',
  'word.has_punct_inside', 'word.has_digit_inside', 'word.is_ascii', 'word.pos_tag', 'shape.long', 'shape.short',
]; // prettier-ignore

const ASCII_PUNCTUATION = /[!-/:-@[-`{-~]/;

function describeWord(text: string, tag: string | undefined): Fields {
  const characters = charactersOf(text);
  const word = characters.join('');
  const kinds = summariseKinds(characters);
  const lower = Array.from(word.toLowerCase());
  const tail = characters.slice(1).join('');
  const shape = shapeOf(word);
  const flag = (holds: boolean) => (holds ? 'yes' : undefined);
  return [
    ...AFFIXES.flatMap((size) => [lower.slice(-size).join(''), lower.slice(0, size).join('')]),
    flag(isUpper(kinds)),
    flag(isTitle(characters)),
    flag((kinds.all & DIGIT) !== 0),
    flag((kinds.any & DIGIT) !== 0),
    flag((kinds.inside & UPPER) !== 0),
    flag(ASCII_PUNCTUATION.test(tail)),
    flag((kinds.inside & DIGIT) !== 0),
    flag(characters.every((character) => character < '\u0080')),
    tag,
    shape,
    shape.replaceAll(/(.)\1+/gs, '$1'),
  ];
}

/** `a` lower, `A` upper, `#` digit, `-` anything else; accents do not matter. */
function shapeOf(word: string): string {
  let shape = '';
  for (const character of word.normalize('NFD').replaceAll(/\p{Mn}/gu, '')) {
    const kinds = kindsOf(character.codePointAt(0) as number);
    if (kinds & UPPER) shape += 'A';
    else if (kinds & DIGIT) shape += '#';
    else shape += character !== character.toUpperCase() ? 'a' : '-';
  }
  return shape;
}

const LENGTHS = [1, 2, 3, 4, 5, 10, 20, 40];

function describeSentence(words: readonly string[]): string[] {
  const attributes = [`sent.len(sent)=${LENGTHS.find((length) => words.length <= length) ?? 'more'}`];
  if (['!', '?', '.'].includes(words.at(-1) as string)) attributes.push('sent.end_mark');
  let open = 0;
  for (const word of words) open += word === '(' ? 1 : word === ')' ? -1 : 0;
  if (open > 0) attributes.push('sent.has_unmatched_bracket');
  return attributes;
}
