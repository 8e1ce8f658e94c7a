import { plainForm } from '../../../text/unmask/characters.ts';
import { isWithinErrors } from '../../../core/edit-distance.ts';
import { mapText } from '../../../text/unmask/mapped-text.ts';
import { romanise, soundKey } from '../../../text/unmask/romanise.ts';
import { FOREIGN, type Place, type Reading } from './reading.ts';

/** The words by which a value may be known, in plain letters. */
export interface WordKeys {
  /** Each tells by itself. */
  readonly parts: readonly string[];
  /** Two parts, or an initial and a part, written as one word; the whole value without signs. */
  readonly joined: readonly string[];
  /** First letters of a name's parts, in capitals. */
  readonly initials: readonly string[];
  /** What parts and whole sound like, where that tells. */
  readonly sounds: readonly string[];
  /** Whether the value is written in another alphabet than Latin. */
  readonly isForeign: boolean;
}

const LEAST_JOINED = 5;
/** Of so many letters it must be a word by itself. */
const LEAST_WHOLE = 4;
const HAN = /^\p{Script=Han}{2,}$/u;
const ENDING = /^(?:s|es|n|en|ns|a|as|e|i|is|os|z|in)$/;

/** @param telling the words of the value that tell something, as they are written. */
export function wordKeys(value: string, telling: readonly string[], isName: boolean): WordKeys {
  const parts = new Set<string>();
  for (const word of telling) for (const form of formsOf(word)) parts.add(form);
  const joined = new Set<string>();
  for (const form of formsOf(value)) {
    const whole = form.replaceAll(/[^\p{L}\d]/gu, '');
    if (whole.length >= LEAST_WHOLE && (telling.length > 0 || /\d/.test(whole))) joined.add(whole);
  }
  if (isName) {
    for (const a of telling.map(plainForm)) {
      for (const b of telling.map(plainForm)) {
        if (a === b) continue;
        for (const pair of [a + b, a.charAt(0) + b, a + b.charAt(0)]) if (pair.length >= LEAST_JOINED) joined.add(pair);
      }
    }
  }
  const letters = telling.map((word) => plainForm(word).charAt(0).toUpperCase());
  const initials = isName && letters.length > 1 ? [letters.join(''), letters.toReversed().join('')] : [];
  const sounds = new Set([...parts, ...joined].filter((word) => !FOREIGN.test(word)).map(soundKey));
  const isForeign = telling.some((word) => FOREIGN.test(word));
  return { parts: [...parts], joined: [...joined], initials, sounds: [...sounds].filter((sound) => sound.length >= 3), isForeign }; // prettier-ignore
}

/** A word as it may be spelt: German vowels with a second letter, another alphabet in Latin letters. */
function formsOf(word: string): readonly string[] {
  const forms = [plainForm(word)];
  const spelt = word.toLowerCase().normalize('NFC').replaceAll(/[äæ]/g, 'ae').replaceAll(/[öøœ]/g, 'oe').replaceAll('ü', 'ue').replaceAll('å', 'aa'); // prettier-ignore
  forms.push(plainForm(spelt));
  forms.push((forms[0] as string).replaceAll(/([aou])e/g, '$1'));
  const roman = romanise(mapText(word, 0));
  if (roman) forms.push(plainForm(roman.text));
  return [...new Set(forms)].filter((form) => form.replaceAll(/[^\p{L}\d]/gu, '').length >= 2);
}

/** Letter by letter. */
const SPELLED = /^\p{L}(?:[^\p{L}\d]{1,3}\p{L})*$/u;

interface Options {
  /** Words that say nothing unless they are written as they are in the value. */
  readonly isOrdinary: (word: string) => boolean;
  /** All text is new by somebody's doing: parts of words count, and words with an error in them. */
  readonly isClose: boolean;
}

/** The places of a reading where a value's words stand, the surest first; how they were disguised. */
export function* placesOfWords(reading: Reading, keys: WordKeys, { isOrdinary, isClose }: Options): Generator<Place> {
  const { tokens, squeezed, view } = reading;
  const plain = view.plain.text;
  const isChanged = view.undone.includes('reversed');
  const at = (from: number, to: number, how: string): Place => ({ from, to, how });
  const inSqueezed = (first: number, { length }: string) => [squeezed.starts[first] as number, squeezed.ends[first + length - 1] as number] as const; // prettier-ignore
  // Words read backwards are other words: Even, Neve.
  const mayTell = (text: string) => !isChanged || !isOrdinary(text.split('').toReversed().join(''));
  for (const part of keys.parts) {
    const { length } = part;
    for (const { text, from, to, isCapital } of tokens) {
      if (text === part && (length > 2 || isCapital) && mayTell(text)) yield at(from, to, 'word');
      if (length > 2 && text.startsWith(part) && ENDING.test(text.slice(length))) yield at(from, to, 'with an ending');
      if ((length >= 5 || HAN.test(part)) && text.includes(part)) yield at(from, to, 'inside a word');
    }
    for (const { text, from, to } of reading.camels())
      if (text === part && length > 2) yield at(from, to, 'inside a word');
    for (let first = squeezed.text.indexOf(part); first >= 0; first = squeezed.text.indexOf(part, first + 1)) {
      const [from, to] = inSqueezed(first, part);
      if (to - from === length || length < 3) continue;
      const least = SPELLED.test(plain.slice(from, to)) ? 3 : isClose ? 4 : 6;
      const isWhole = length >= least && !/[\p{L}\d]/u.test(plain.charAt(from - 1) + plain.slice(to).replace(/^s(?![\p{L}\d])/u, '').charAt(0)); // prettier-ignore
      if (isWhole || length >= (isClose && !isChanged ? LEAST_JOINED : 8)) yield at(from, to, 'broken');
    }
  }
  for (const { text, least, places } of reading.acrostics()) {
    const part = keys.parts.find((each) => each.length >= least && text.includes(each)) ?? '';
    const first = text.indexOf(part);
    if (part !== '') yield at(places[first]?.from ?? 0, places[first + part.length - 1]?.to ?? 0, 'first letters');
  }
  for (const joined of keys.joined) {
    if (joined.length < LEAST_JOINED) {
      const whole = tokens.find(({ text }) => text === joined);
      if (whole) yield at(whole.from, whole.to, 'joined');
      continue;
    }
    const found = squeezed.text.indexOf(joined);
    if (found >= 0) yield at(...inSqueezed(found, joined), 'joined');
  }
  for (const letters of isClose && !isChanged ? keys.initials : []) {
    const dotted = new RegExp(`(?<![\\p{L}.])${Array.from(letters).join('\\.[\\s-]?')}\\.`, 'u').exec(view.written.text); // prettier-ignore
    if (dotted) yield at(dotted.index, dotted.index + dotted[0].length, 'initials');
  }
  if (isChanged || !isClose) return;
  for (const { pattern, from, to } of reading.masked())
    if (keys.parts.some((part) => pattern.test(part))) yield at(from, to, 'letters put out of sight');
  for (const { text, from, to, isForeign } of tokens)
    if ((isForeign || keys.isForeign) && keys.sounds.includes(soundKey(text))) yield at(from, to, 'by sound');
  for (const part of keys.parts) {
    if (part.length < 3) continue;
    const pieces = inPieces(tokens, part, isOrdinary);
    if (pieces) yield pieces;
    const canon = alike(part);
    const sound = soundKey(part);
    for (const { text, from, to } of reading.mixed())
      if (part.length >= 4 && alike(text).includes(canon)) yield at(from, to, 'signs for letters');
    for (const { text, from, to, isForeign } of tokens) {
      if (isForeign) {
        const other = soundKey(text);
        const isNear = sound.length >= 4 && isWithinErrors(sound, other, 1) && other.length >= 3;
        if (isNear || (text.length > 2 && isWithinErrors(text, part, 1))) yield at(from, to, 'by sound');
      }
      if (text.length < 4 || part.length < 4 || isOrdinary(text)) continue;
      const isLong = part.length > 4;
      if ((isWithinErrors(text, part, 1) && (isLong || text[0] === part[0])) || (isLong && alike(text) === canon)) yield at(from, to, 'typing error'); // prettier-ignore
      if (text.length >= 5 && part.length > 6 && part.startsWith(text)) yield at(from, to, 'cut short');
    }
    for (const { text, first, from, to } of part.length > 5 ? reading.pairs() : [])
      if (Math.abs(text.length - part.length) < 2 && !isOrdinary(first) && isWithinErrors(text, part, 1)) yield at(from, to, 'typing error'); // prettier-ignore
  }
}

const APART = 8;

/** The beginning of a word, and some words on the rest of it. */
function inPieces(tokens: Reading['tokens'], part: string, isOrdinary: (word: string) => boolean): Place | undefined {
  for (const [i, { text, from }] of tokens.entries()) {
    if (text.length < 3 || text.length + 3 > part.length || !part.startsWith(text) || isOrdinary(text)) continue;
    const rest = tokens.slice(i + 1, i + APART).find((token) => token.text === part.slice(text.length));
    if (rest) return { from, to: rest.to, how: 'in pieces' };
  }
  return undefined;
}

const ALIKE: Readonly<Record<string, string>> = {
  '0': 'o', '1': 'i', l: 'i', '!': 'i', '|': 'i', '3': 'e', '4': 'a', '@': 'a', '5': 's', $: 's', '7': 't', '+': 't', '8': 'b', '9': 'g', '6': 'g', '2': 'z',
}; // prettier-ignore

/** One form for what looks alike: figures for letters, rn and in for m, cl for d, a letter doubled. */
export function alike(word: string): string {
  return Array.from(word, (sign) => ALIKE[sign] ?? sign)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('ci', 'd')
    .replaceAll('in', 'm')
    .replaceAll(/(.)\1+/g, '$1');
}
