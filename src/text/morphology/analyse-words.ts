import type { AnalysedToken, CharSpan } from '../../core/types.ts';
import { guessReadings } from './guess.ts';
import { createLanguageIdentifier, NOTE_LANGUAGES } from '../identify-language.ts';
import { formLexicon, type Reading } from './lexicon.ts';
import { tagPair } from './tag-pairs.ts';

/** Tells lemma, part of speech and features of the tokens of a text. */
export type MorphologicalAnalyser = (text: string, tokens: readonly CharSpan[]) => readonly AnalysedToken[];

/** A word must look this much like one of the other language to be looked up there: see {@link LanguageIdentifier}. */
const FOREIGN = 1;

/**
 * The analyser of Spanish and Catalan: what lexicon, rules of inflection and endings say that a word may be, and the likeliest
 * sequence of tags among it (Viterbi). Notes mix the two languages: a segment is analysed in the language it looks like, and a
 * word that its lexicon lacks may be of the other.
 *
 * @param language that of segments which tell nothing.
 */
export function createMorphologicalAnalyser(language: string): MorphologicalAnalyser {
  const identifier = createLanguageIdentifier();
  const [first = '', second = ''] = NOTE_LANGUAGES;
  const lookUp =
    (own: string) =>
    (form: string): readonly Reading[] => {
      const found = formLexicon(own).readingsOf(form);
      const score = identifier.score(form);
      if (found.length > 0 || (own === first ? score : -score) < FOREIGN) return found;
      return formLexicon(own === first ? second : first).readingsOf(form);
    };
  const readingsIn = new Map(NOTE_LANGUAGES.map((own) => [own, lookUp(own)]));
  return (text, tokens) => {
    const found: AnalysedToken[] = [];
    for (let from = 0; from < tokens.length;) {
      const until = endOfSegment(text, tokens, from);
      const segment = tokens.slice(from, until);
      const words = segment.map(({ start, end }) => text.slice(start, end));
      const shouted = isShouted(words);
      const readingsOf = readingsIn.get(identifier.ofNote(text, segment) ?? language) ?? lookUp(language);
      const readings = choose(words.map((word, i) => candidates(word, i === 0, shouted, readingsOf)));
      readings.forEach(({ pos, lemma, features }, i) => {
        const { start, end } = segment[i] as CharSpan;
        const morph = parse(features);
        found.push({ start, end, lemma, pos, ...(morph && { morph }) });
      });
      from = until;
    }
    return found;
  };
}

const LONGEST_SEGMENT = 400;

/** A segment ends after a full stop or the like, and where a line ends. */
function endOfSegment(text: string, tokens: readonly CharSpan[], from: number): number {
  for (let i = from; i < tokens.length; i++) {
    const { start, end } = tokens[i] as CharSpan;
    const next = tokens[i + 1];
    if (!next || i - from >= LONGEST_SEGMENT) return i + 1;
    if (text.slice(end, next.start).includes('\n')) return i + 1;
    if (end - start === 1 && '.?!;:'.includes(text.charAt(start)) && /\s/.test(text.charAt(end))) return i + 1;
  }
  return tokens.length;
}

/** Whether most words of a segment are in capitals, so that capitals tell nothing. */
function isShouted(words: readonly string[]): boolean {
  let upper = 0;
  let letters = 0;
  for (const word of words) {
    if (!/\p{L}{3}/u.test(word)) continue;
    letters++;
    if (word === word.toUpperCase()) upper++;
  }
  return upper * 2 > letters;
}

function candidates(
  word: string,
  isFirst: boolean,
  shouted: boolean,
  readingsOf: (form: string) => readonly Reading[],
): readonly Reading[] {
  const form = word.toLowerCase();
  const only = (pos: string): readonly Reading[] => [{ pos, lemma: form, features: '', weight: 0 }];
  if (!/[\p{L}\p{N}]/u.test(word)) return only(/^[%+=<>±×°ºª$€^~]+$/u.test(word) ? 'SYM' : 'PUNCT');
  if (/^[\d.,:/-]+$/.test(word)) return only('NUM');
  if (!/\p{L}/u.test(word)) return only('NUM');
  const found = readingsOf(form);
  const isCapital = !shouted && /^\p{Lu}/u.test(word);
  if (!isCapital)
    return found.length > 0 ? found : shouted ? withName(guessReadings(form), word, -2) : guessReadings(form);
  const readings = found.length > 0 ? found : guessReadings(form);
  // A capital inside of a sentence makes a name likely, at its start only where no lexicon has the word.
  const weight = isFirst ? (found.length > 0 ? -2.5 : -0.2) : found.length > 0 ? 0 : 1;
  return withName(
    isFirst ? readings : readings.map((one) => ({ ...one, weight: one.weight - (found.length > 0 ? 1 : 2) })),
    word,
    weight,
  );
}

function withName(readings: readonly Reading[], word: string, weight: number): readonly Reading[] {
  return [...readings, { pos: 'PROPN', lemma: word, features: '', weight }];
}

/** The best sequence of readings. */
function choose(lists: readonly (readonly Reading[])[]): readonly Reading[] {
  let scores: readonly number[] = [0];
  let before: readonly (Reading | undefined)[] = [undefined];
  const back: (readonly number[])[] = [];
  for (const list of lists) {
    const pointers: number[] = [];
    scores = list.map(({ pos, weight }) => {
      let best = -Infinity;
      let from = 0;
      for (let j = 0; j < before.length; j++) {
        const score = (scores[j] as number) + tagPair(before[j]?.pos ?? '^', pos);
        if (score > best) {
          best = score;
          from = j;
        }
      }
      pointers.push(from);
      return best + weight;
    });
    back.push(pointers);
    before = list;
  }
  const chosen: Reading[] = [];
  let at = scores.indexOf(Math.max(...scores));
  for (let i = lists.length - 1; i >= 0; i--) {
    chosen.push((lists[i] as readonly Reading[])[at] as Reading);
    at = (back[i] as readonly number[])[at] as number;
  }
  return chosen.toReversed();
}

const parsed = new Map<string, Readonly<Record<string, string>>>();

function parse(features: string): Readonly<Record<string, string>> | undefined {
  if (features === '') return undefined;
  let morph = parsed.get(features);
  if (!morph) {
    morph = Object.fromEntries(features.split('|').map((pair) => pair.split('=') as [string, string]));
    parsed.set(features, morph);
  }
  return morph;
}
