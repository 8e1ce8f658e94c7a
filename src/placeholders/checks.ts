import type { CharSpan, Document } from '../core/types.ts';
import { tokenAfter } from './context.ts';
import { CUE_LABELS, TITLES } from './vocabulary.ts';

/** The three kinds of correction that a filled decision may need (§5.5.2). */
export type SuspectKind = 'spacing' | 'bracket' | 'revealed-name';

/** A place that a person should look at. */
export interface Suspect extends CharSpan {
  readonly kind: SuspectKind;
}

const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '“': '„', '”': '„', '«': '»' };

/**
 * Points at suspects in a decision, each with its span: a word parted by a blank ("Anw alt"), told by its standing whole
 * elsewhere in the decision; a bracket or quotation mark without its partner in the paragraph; a name written out after a
 * title or part in the proceedings that begins with the letter of a placeholder of the decision.
 *
 * @param letters the placeholders' first letters; when absent, those of the entities' attribute `placeholder` or of their text.
 */
export function findSuspects(doc: Document, letters?: ReadonlySet<string>): readonly Suspect[] {
  const own = letters ?? lettersOf(doc);
  return [...findSpacing(doc.text), ...findBrackets(doc.text), ...findNames(doc, own)].toSorted(
    (a, b) => a.start - b.start || a.end - b.end,
  );
}

function lettersOf(doc: Document): ReadonlySet<string> {
  return new Set(
    doc.entities.flatMap(({ start, attributes }) => {
      const written = attributes?.['placeholder'];
      const letter = (typeof written === 'string' ? written : doc.text.slice(start, start + 1)).charAt(0);
      return /\p{Lu}/u.test(letter) ? [letter] : [];
    }),
  );
}

function findSpacing(text: string): readonly Suspect[] {
  const counts = new Map<string, number>();
  const words: CharSpan[] = [];
  for (const match of text.matchAll(/(?<![\p{L}\p{N}-])\p{L}+(?![\p{L}\p{N}-])/gu)) {
    words.push({ start: match.index, end: match.index + match[0].length });
    counts.set(match[0], (counts.get(match[0]) ?? 0) + 1);
  }
  const found: Suspect[] = [];
  for (let i = 1; i < words.length; i++) {
    const first = words[i - 1] as CharSpan;
    const second = words[i] as CharSpan;
    if (second.start !== first.end + 1 || text.charAt(first.end) !== ' ') continue;
    const left = text.slice(first.start, first.end);
    const right = text.slice(second.start, second.end);
    // A part that stands alone elsewhere is a word.
    if (
      right.length < 2 ||
      !/^\p{Ll}/u.test(right) ||
      (counts.get(left) as number) > 1 ||
      (counts.get(right) as number) > 1
    )
      continue;
    if (counts.has(left + right)) found.push({ kind: 'spacing', start: first.start, end: second.end });
  }
  return found;
}

function findBrackets(text: string): readonly Suspect[] {
  const found: Suspect[] = [];
  for (const paragraph of text.matchAll(/[^\n]+/gu)) {
    const open: { readonly mark: string; readonly at: number }[] = [];
    for (const match of paragraph[0].matchAll(/[()[\]„“”»«]/gu)) {
      const at = paragraph.index + match.index;
      const partner = PAIRS[match[0]];
      if (partner === undefined) open.push({ mark: match[0], at });
      else if (open.at(-1)?.mark === partner) open.pop();
      // "a)" and "1)" number and close nothing.
      else if (
        match[0] === ')' &&
        /(?:^|[\s(])\p{L}{0,2}\d{0,3}\s?$/u.test(paragraph[0].slice(Math.max(0, match.index - 5), match.index))
      )
        continue;
      else if (open.some(({ mark }) => mark === partner)) while (open.pop()?.mark !== partner);
      else found.push({ kind: 'bracket', start: at, end: at + 1 });
    }
    for (const { at } of open) found.push({ kind: 'bracket', start: at, end: at + 1 });
  }
  return found;
}

function findNames(doc: Document, letters: ReadonlySet<string>): readonly Suspect[] {
  const { text } = doc;
  if (letters.size === 0) return [];
  const labelled = doc.entities;
  const found: Suspect[] = [];
  for (const match of text.matchAll(
    /(?<!\p{L})(?:Herrn?|Frau|Zeug(?:e|en|in)|Firma|Fa\.|Dr\.|Prof\.|Rechtsanw(?:alt|alts|ältin))(?=\s)/gu,
  )) {
    let next = tokenAfter(text, match.index + match[0].length);
    while (TITLES.has(next.word)) next = tokenAfter(text, next.end);
    const { word, start } = next;
    if (!/^\p{Lu}\p{Ll}{2,}$/u.test(word) || !letters.has(word.charAt(0)) || CUE_LABELS.has(word)) continue;
    const end = start + word.length;
    if (!labelled.some((entity) => entity.start < end && entity.end > start))
      found.push({ kind: 'revealed-name', start, end });
  }
  return found;
}
