import { lowerBound } from '../core/collections.ts';
import { createOffsetMap, type OffsetMap } from '../core/offset-map.ts';
import type { Edit, CharSpan } from '../core/types.ts';
import { isGap, countElements } from '../text/text-elements.ts';
import { known, PLACEHOLDER_LANGUAGE } from './language.ts';
import { createAnalyser } from '../text/analyse.ts';

/** A fraction of a decision with a statement of its own (§5.3.1), as one line of running text. */
export interface Paragraph {
  readonly text: string;
  /** Where it lies in the source. */
  readonly start: number;
  readonly end: number;
  /** What was changed in the source to make it: hyphens taken out, line ends, bullets and numbers; empty where nothing was. */
  readonly edits: readonly Edit[];
}

export interface ParagraphOptions {
  /**
   * `join`: a line goes on with the next one unless a blank line, a bullet or a number parts them. `keep`: every line is a
   * paragraph. `auto` (default): `keep` where nine lines in ten end as sentences do, since such a text is not wrapped.
   */
  readonly lines?: 'auto' | 'join' | 'keep';
}

const SOFT_HYPHEN = 0xad;
const HYPHENS = new Set([0x2d, 0x2010, 0x2011, SOFT_HYPHEN]);

/** Bullets, numbers and letters that structure a text; the last group is asked what follows it. */
const MARKER =
  /^(?:[-–—•·▪▫■□●○◦►▶➢➤✓*»]+(?=\s)|\(?(?:[0-9]{1,3}(?:\.[0-9]{1,3}){0,4}|[a-z]|[a-z]{2}|[α-ω]|[ivx]{1,5}|[IVX]{1,6}|[A-H])\s?\)(?=\s|$)|[0-9]{1,3}(?:\.[0-9]{1,3}){0,4}\.?(?=\s|$)|[IVX]{2,6}\.(?=\s|$)|(?<letter>[A-HIVX])\.(?=\s|$))/u;

/**
 * Cuts a text into paragraphs: words parted at line ends are joined, lines without separation made one, bullets and numbers taken
 * out (§5.3.1). Nothing is lost: what lies between paragraphs is white space, and each knows its edits, so that
 * {@link sourceMap} leads back. Linear in the text.
 */
export function extractParagraphs(text: string, options: ParagraphOptions = {}): readonly Paragraph[] {
  const mode = options.lines ?? 'auto';
  const keep = mode === 'keep' || (mode === 'auto' && isOneSentenceALine(text));
  const paragraphs: Paragraph[] = [];
  let open: OpenParagraph | undefined;
  const close = () => {
    if (open) paragraphs.push(finish(text, open));
    open = undefined;
  };
  forEachLine(text, (start, end) => {
    if (start === end) return close();
    const after = skipMarkers(text, start, end);
    // A number alone on its line, in the margin, numbers what follows.
    if (open && open.edits[0]?.end === open.end && open.edits[0].start === open.start) {
      open.edits[0] = { start: open.start, end: after, replacement: '' };
      open.end = end;
      return;
    }
    if (!open || keep || after > start) {
      close();
      open = { start, end, edits: after > start ? [{ start, end: after, replacement: '' }] : [] };
      return;
    }
    open.edits.push(joinLines(text, open.end, start));
    open.end = end;
  });
  close();
  return paragraphs;
}

interface OpenParagraph {
  readonly start: number;
  end: number;
  readonly edits: Edit[];
}

/** Leads from offsets of a paragraph's text back to those of the source. */
export function sourceMap(source: string, paragraph: Paragraph): OffsetMap {
  const { edits, start } = paragraph;
  if (edits.length === 0) return { start: (at) => at + start, end: (at) => at + start, touches: () => false };
  let shift = -start;
  const back = edits.map((edit): Edit => {
    const from = edit.start + shift;
    shift += edit.replacement.length - (edit.end - edit.start);
    return { start: from, end: from + edit.replacement.length, replacement: source.slice(edit.start, edit.end) };
  });
  const map = createOffsetMap(back);
  return {
    start: (at) => map.start(at) + start,
    end: (at) => map.end(at) + start,
    touches: (span) => map.touches(span),
  };
}

function finish(text: string, { start, end, edits }: OpenParagraph): Paragraph {
  if (edits.length === 0) return { text: text.slice(start, end), start, end, edits };
  const parts: string[] = [];
  let position = start;
  for (const edit of edits) {
    parts.push(text.slice(position, edit.start), edit.replacement);
    position = edit.end;
  }
  parts.push(text.slice(position, end));
  return { text: parts.join(''), start, end, edits };
}

/** Calls with every line, without the white space around it; empty where it has nothing else. */
function forEachLine(text: string, visit: (start: number, end: number) => void): void {
  const { length } = text;
  for (let position = 0; position <= length;) {
    let stop = text.indexOf('\n', position);
    if (stop < 0) stop = length;
    let start = position;
    let end = stop;
    while (start < end && isBlank(text.charCodeAt(start))) start++;
    while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
    visit(start, end);
    position = stop + 1;
  }
}

function isBlank(unit: number): boolean {
  return isGap(unit) || unit === 0xfeff;
}

/** Where the text of a line begins after its bullets and numbers: at most three, as in "B. I. 1.". */
function skipMarkers(text: string, start: number, end: number): number {
  let position = start;
  for (let markers = 0; markers < 3 && position < end; markers++) {
    const first = text.charCodeAt(position);
    // Most lines begin with a word: two letters that are no numeral.
    if (!mayMark(first, text.charCodeAt(position + 1))) return position;
    const found = MARKER.exec(text.slice(position, Math.min(end, position + 24)));
    if (!found) return position;
    let next = position + found[0].length;
    while (next < end && isGap(text.charCodeAt(next))) next++;
    if (next < end && !isMarker(text.slice(next, Math.min(end, next + 24)), found)) return position;
    position = next;
  }
  return position;
}

function mayMark(first: number, second: number): boolean {
  const isLetter = (first >= 0x61 && first <= 0x7a) || (first >= 0x41 && first <= 0x5a);
  if (!isLetter) return true;
  return (
    second === 0x2e ||
    second === 0x29 ||
    isGap(second) ||
    (first <= 0x5a ? second <= 0x5a : second === first || second === 0x69 || second === 0x76 || second === 0x78)
  );
}

/** "1. Juli" is no number of a paragraph, "A. fuhr" no heading, "2 Jahre" and "30 %" no margin number. */
function isMarker(rest: string, found: RegExpExecArray): boolean {
  const word = /^[\p{L}€%&]+/u.exec(rest)?.[0] ?? '';
  if (found.groups?.['letter'] !== undefined)
    return known.starters.has(word) && !/^\p{Ll}/u.test(word) ? true : MARKER.test(rest) && !/^[A-H]\./u.test(rest);
  if (/^[0-9.]+$/u.test(found[0])) {
    if (known.months.has(word) || /^\d{1,2}\. (?:19|20)?\d\d/u.test(rest)) return false;
    return found[0].endsWith('.') ? true : /^\p{Lu}|^[„"»]/u.test(rest);
  }
  return true;
}

/** What takes the place of a line end: nothing and the hyphen goes, nothing and it stays, or a blank. */
function joinLines(text: string, end: number, next: number): Edit {
  const last = text.charCodeAt(end - 1);
  if (!HYPHENS.has(last) || end < 2 || !/[\p{L}\p{N}]/u.test(text.charAt(end - 2)))
    return { start: end, end: next, replacement: ' ' };
  const following = text.slice(next, next + 16);
  if (last === SOFT_HYPHEN) return { start: end - 1, end: next, replacement: '' };
  // "Haus-" before "und" is a word of its own.
  if (known.suspended.test(following)) return { start: end, end: next, replacement: ' ' };
  // "A-" before "kreis" is a placeholder with its hyphen; "BGB-" before "Gesellschaft" keeps it too.
  const isOneLetter = !/[\p{L}\p{N}]/u.test(text.charAt(end - 3)) && /\p{Lu}/u.test(text.charAt(end - 2));
  if (/^\p{Ll}/u.test(following) && !isOneLetter) return { start: end - 1, end: next, replacement: '' };
  return { start: end, end: next, replacement: '' };
}

/** Whether lines end where sentences do: then line ends are not where a page was full. Up to a thousand lines decide. */
function isOneSentenceALine(text: string): boolean {
  let lines = 0;
  let ended = 0;
  let position = 0;
  while (lines < 1000 && position < text.length) {
    let stop = text.indexOf('\n', position);
    if (stop < 0) stop = text.length;
    const line = text.slice(Math.max(position, stop - 200), stop).trimEnd();
    position = stop + 1;
    if (line === '') continue;
    lines++;
    if (/[.:;!?,)”“"]$/u.test(line)) ended++;
  }
  return lines >= 10 && ended >= 0.9 * lines;
}

export interface SplitOptions {
  /** Most tokens of a piece: 512 for encoders, 2,048 for word vectors (§5.3.3). */
  readonly budget: number;
  /** How many tokens a text has; when absent, 1.8 for each text element, as BERT's WordPiece gives (Table 5.1). */
  readonly countTokens?: (text: string) => number;
}

/** WordPiece tokens for each text element in the thesis's corpus (Table 5.1). */
export const WORDPIECES_PER_ELEMENT = 1.8;

/**
 * Splits a paragraph that exceeds a token budget, recursively: at the border nearest to its middle, the best kind of border that
 * lies within the middle half: of sentences, else after a semicolon, a colon or a comma, else of text elements. A single
 * element that exceeds the budget stays whole.
 *
 * @returns the pieces in order; together they are the paragraph, white space between them left out.
 */
export function splitParagraph(text: string, options: SplitOptions): readonly CharSpan[] {
  const count = options.countTokens ?? ((part: string) => Math.ceil(WORDPIECES_PER_ELEMENT * countElements(part)));
  const pieces: CharSpan[] = [];
  // A stack, for a file of one line may need many splits.
  const open: CharSpan[] = [trim(text, 0, text.length)];
  let sentences: readonly number[] | undefined;
  for (let piece = open.pop(); piece !== undefined; piece = open.pop()) {
    const { start, end } = piece;
    if (start === end) continue;
    if (count(text.slice(start, end)) <= options.budget) {
      pieces.push(piece);
      continue;
    }
    sentences ??= createAnalyser(PLACEHOLDER_LANGUAGE)({ id: 'paragraph', text, entities: [] }).sentences.map(
      (sentence) => sentence.start,
    );
    const at = border(text, start, end, sentences);
    if (at === undefined) pieces.push(piece);
    else open.push(trim(text, at, end), trim(text, start, at));
  }
  return pieces;
}

function border(text: string, start: number, end: number, sentences: readonly number[]): number | undefined {
  const middle = (start + end) >> 1;
  const quarter = (end - start) >> 2;
  const low = lowerBound(sentences, (sentence) => sentence < middle);
  const near = [sentences[low - 1], sentences[low]].filter(
    (at) => at !== undefined && at > start && at < end && Math.abs(at - middle) <= quarter,
  );
  if (near.length > 0)
    return near.reduce((best, at) =>
      Math.abs((at as number) - middle) < Math.abs((best as number) - middle) ? at : best,
    );
  for (const marks of [';', ':', ',', '']) {
    for (let away = 0; away <= (marks === '' ? end - start : quarter); away++) {
      for (const at of [middle - away, middle + away]) {
        if (at <= start || at >= end || !isGap(text.charCodeAt(at))) continue;
        if (marks === '' || text.charAt(at - 1) === marks) return at;
      }
    }
  }
  return undefined;
}

function trim(text: string, start: number, end: number): CharSpan {
  let [from, to] = [start, end];
  while (from < to && isGap(text.charCodeAt(from))) from++;
  while (to > from && isGap(text.charCodeAt(to - 1))) to--;
  return { start: from, end: to };
}

/** Joins pieces into sequences while their tokens together stay within the budget (§5.3.3); gives the indices of each sequence. */
export function packPieces(tokens: readonly number[], budget: number): readonly (readonly number[])[] {
  const sequences: number[][] = [];
  let used = Infinity;
  tokens.forEach((count, i) => {
    if (used + count > budget) {
      sequences.push([]);
      used = 0;
    }
    sequences.at(-1)?.push(i);
    used += count;
  });
  return sequences;
}
