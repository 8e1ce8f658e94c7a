import { once } from '../../../core/caches.ts';
import { lowerBound } from '../../../core/collections.ts';
import { type MappedText, mapText } from '../../../text/unmask/mapped-text.ts';
import { plainForm } from '../../../text/unmask/characters.ts';
import { type View } from '../../../text/unmask/views.ts';

/** A place in the plain text of a reading. */
export interface Place {
  readonly from: number;
  readonly to: number;
  /** How it is disguised, beyond what was undone to read it. */
  readonly how: string;
}

export interface ReadToken {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly isCapital: boolean;
  /** Whether it is written in another alphabet than Latin. */
  readonly isForeign: boolean;
}

/** A view taken apart, once for all values that are looked for, what few ask for when they do. Places are those of the plain text. */
export interface Reading {
  readonly view: View;
  /** Runs of letters and figures. */
  readonly tokens: readonly ReadToken[];
  /** Capitalised words inside of runs: "evaLindRecord". */
  readonly camels: () => readonly { readonly text: string; readonly from: number; readonly to: number }[];
  /** Each run and the next, as one. */
  readonly pairs: () => readonly { readonly text: string; readonly first: string; readonly from: number; readonly to: number }[]; // prettier-ignore
  /** First letters of words, of capitalised words, of lines, and letters that stand alone, in their order; each with how many of them tell. */
  readonly acrostics: () => readonly { readonly text: string; readonly least: number; readonly places: readonly Pick<Place, 'from' | 'to'>[] }[]; // prettier-ignore
  /** Runs without blanks in which letters stand together with figures or signs. */
  readonly mixed: () => readonly { readonly text: string; readonly from: number; readonly to: number }[];
  /** Words of which some letters were put out of sight, "Kr**s*" and "Krau***": what they may have been. */
  readonly masked: () => readonly { readonly pattern: RegExp; readonly from: number; readonly to: number }[];
  /** The letters and figures alone. */
  readonly squeezed: MappedText;
  /** Figures that may be one number: signs between them, no letters. */
  readonly runs: readonly DigitRun[];
}

export interface DigitRun {
  readonly digits: string;
  readonly from: number;
  readonly to: number;
  /** Place of each figure. */
  readonly places: readonly number[];
  readonly groups: readonly string[];
}

/** A letter of another alphabet than Latin. */
export const FOREIGN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** @param source the text that the view is one of. */
export function readView(view: View, source: string): Reading {
  const { text, starts, ends } = view.plain;
  const tokens = Array.from(text.matchAll(/[\p{L}\d]+/gu), ({ 0: word, index: from }): ReadToken => {
    const to = from + word.length;
    const written = source.slice(starts[from], ends[to - 1]);
    const first = written[0] ?? '';
    return { text: word, from, to, isCapital: first !== first.toLowerCase(), isForeign: FOREIGN.test(written) };
  });
  return {
    view,
    tokens,
    camels: once(() => camelsOf(view)),
    pairs: once(() => tokens.slice(1).map(({ text: second, to }, i) => {
      const { text: first = '', from = 0 } = tokens[i] ?? {};
      return { text: first + second, first, from, to };
    })), // prettier-ignore
    acrostics: once(() => (view.undone.length > 0 || tokens.length < 5 ? [] : acrosticsOf(text, tokens))),
    mixed: once(() => Array.from(text.matchAll(/[^\s,;:()"]+/g), ({ 0: run, index: from }) => ({ text: run, from, to: from + run.length })).filter(({ text: run }) => /[a-z]/.test(run) && /[\d@$!|+]|rn|vv/.test(run))), // prettier-ignore
    masked: once(() => maskedWords(view)),
    squeezed: squeeze(text),
    runs: digitRuns(text),
  };
}

/** Where the plain text has another length than the written one, places are those that came from the same stretch. */
function camelsOf({ written, plain }: View): ReturnType<Reading['camels']> {
  let last = 0;
  const reached = plain.starts.map((start) => (last = Math.max(last, start)));
  return Array.from(written.text.matchAll(/\p{Lu}[\p{Ll}\p{M}]+/gu)).flatMap(({ 0: word, index }) => {
    const from = lowerBound(reached, (start) => start < (written.starts[index] ?? 0));
    return from === reached.length
      ? []
      : [{ text: plainForm(word), from, to: Math.min(from + word.length, plain.text.length) }];
  });
}

function acrosticsOf(text: string, tokens: readonly ReadToken[]): ReturnType<Reading['acrostics']> {
  const lines = tokens.filter(({ from }, i) => text.slice(tokens[i - 1]?.to ?? 0, from).includes('\n'));
  const capitals = tokens.filter(({ isCapital }) => isCapital);
  const alone = capitals.filter(({ from, to }) => to - from === 1);
  return [[tokens, 7] as const, [capitals, 6] as const, [lines, 6] as const, [alone, 5] as const].map(([places, least]) => ({ text: places.map(({ text }) => text.charAt(0)).join(''), least, places })); // prettier-ignore
}

/** Fewer letters are many names', and fewer figures many numbers'. */
const LEAST_SEEN = 3;
const LEAST_FIGURES = 6;
/** What stands for signs in whatever number, or for one each: then there are two of them at least. */
const MASKED =
  /(?<!\p{L})\p{L}[\p{L}*•█]*[*•█][\p{L}*•█]*|(?<![\p{L}\d])(?:\d+[*•█x#]+)+\d*|(?<!\p{L})\p{L}+([_?'#~.x-])\p{L}*(?:\1\p{L}*)+/giu;

function maskedWords({ written, plain }: View): ReturnType<Reading['masked']> {
  const last = plain.text.length;
  return Array.from(written.text.matchAll(MASKED)).flatMap(({ 0: word, 1: sign, index }) => {
    const isNumber = /^\d/.test(word);
    const hidden = sign === undefined ? (isNumber ? /[*•█x#]/i : /[*•█]/u) : new RegExp(`[${sign}]`, 'i');
    const signs = Array.from(word);
    const seen = signs.filter((each) => !hidden.test(each)).length;
    if (seen < (isNumber ? LEAST_FIGURES : sign === undefined ? LEAST_SEEN : LEAST_SEEN + 1)) return [];
    // Signs at the end tell nothing of how many there were.
    const kind = isNumber ? '\\d' : '\\p{L}';
    const tail = signs.findLastIndex((each) => !hidden.test(each)) + 1;
    const known = signs.slice(0, tail).map((each) => (hidden.test(each) ? kind : plainForm(each))).join(''); // prettier-ignore
    const pattern = new RegExp(`^${known}${tail === signs.length ? '' : `${kind}+`}$`, 'u');
    return [{ pattern, from: Math.min(index, last - 1), to: Math.min(index + word.length, last) }];
  });
}

function squeeze(text: string): MappedText {
  const places: number[] = [];
  let kept = '';
  for (const { 0: run, index } of text.matchAll(/[\p{L}\d]+/gu)) {
    kept += run;
    for (let i = 0; i < run.length; i++) places.push(index + i);
  }
  return { ...mapText(kept, 0), starts: places, ends: places.map((place) => place + 1) };
}

/** The runs of figures of a text, each with what stands between its groups left out. */
export function digitRuns(text: string): readonly DigitRun[] {
  return Array.from(text.matchAll(/\d(?:[^\p{L}\d]{0,4}\d)*/gu), ({ 0: run, index: from }) => {
    const places = Array.from(run.matchAll(/\d/g), ({ index }) => from + index);
    return {
      digits: run.replaceAll(/\D/g, ''),
      from,
      to: from + run.length,
      places,
      groups: run.match(/\d+/g) ?? [],
    };
  });
}
