import { addCount, appendAll } from '../core/collections.ts';
import type { CharSpan, Document } from '../core/types.ts';
import { tokenAfter, tokenBefore } from './context.ts';
import { known } from './language.ts';

/** The three kinds of correction that a filled decision may need (§5.5.2). */
export type SuspectKind = 'spacing' | 'bracket' | 'revealed-name';

/** A place that a person should look at. */
export interface Suspect extends CharSpan {
  readonly kind: SuspectKind;
}

const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '“': '„', '”': '„', '«': '»' };
/** A quotation may go on over paragraphs; a bracket does not. */
const QUOTES: ReadonlySet<string> = new Set(['„', '“', '”', '»', '«']);

/**
 * Points at suspects in a decision, each with its span: a word parted by a blank ("Anw alt"), told by its standing whole
 * elsewhere in the decision; a bracket without its partner in the paragraph, a quotation mark without one in the decision; a
 * name written out after a title or part in the proceedings, a judge's excepted, that begins with the letter of a placeholder of
 * the decision.
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
    addCount(counts, match[0]);
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

interface Mark {
  readonly mark: string;
  readonly at: number;
}

function findBrackets(text: string): readonly Suspect[] {
  const alone: Mark[] = [];
  for (const paragraph of text.matchAll(/[^\n]+/gu)) appendAll(alone, aloneIn(paragraph[0], paragraph.index));
  return pairOverParagraphs(alone).map(({ at }) => ({ kind: 'bracket', start: at, end: at + 1 }));
}

/** Brackets and quotation marks without a partner in a paragraph, in order. */
function aloneIn(text: string, offset: number): readonly Mark[] {
  const open: Mark[] = [];
  const alone: Mark[] = [];
  for (const { 0: mark, index } of text.matchAll(/[()[\]„“”»«]/gu)) {
    const at = offset + index;
    const partner = partnerOf(mark, open);
    if (partner === undefined) open.push({ mark, at });
    else if (open.at(-1)?.mark === partner) open.pop();
    // "a)" and "1)" number and close nothing.
    else if (mark === ')' && /(?:^|[\s(])\p{L}{0,2}\d{0,3}\s?$/u.test(text.slice(Math.max(0, index - 5), index)))
      continue;
    else if (open.some((each) => each.mark === partner)) {
      // What was opened within and not closed is alone.
      for (let last = open.pop(); last !== undefined && last.mark !== partner; last = open.pop()) alone.push(last);
    } else alone.push({ mark, at });
  }
  // “ opens where ” is to close it, as in English; else it closes what another paragraph opened.
  return [...alone, ...open].toSorted((a, b) => a.at - b.at);
}

/** What a mark closes; `undefined` where it opens. */
function partnerOf(mark: string, open: readonly Mark[]): string | undefined {
  const isOpen = (wanted: string) => open.some((each) => each.mark === wanted);
  if (mark === '“') return isOpen('„') ? '„' : isOpen('“') ? '“' : undefined;
  if (mark === '”') return isOpen('“') ? '“' : '„';
  return PAIRS[mark];
}

/** Takes out quotation marks that meet over several paragraphs. */
function pairOverParagraphs(alone: readonly Mark[]): readonly Mark[] {
  const open: Mark[] = [];
  const left: Mark[] = [];
  for (const each of alone) {
    if (!QUOTES.has(each.mark)) left.push(each);
    else if (each.mark === '„' || each.mark === '»') open.push(each);
    else if (open.at(-1)?.mark === PAIRS[each.mark]) open.pop();
    else left.push(each);
  }
  return [...left, ...open].toSorted((a, b) => a.at - b.at);
}

function findNames(doc: Document, letters: ReadonlySet<string>): readonly Suspect[] {
  const { text } = doc;
  if (letters.size === 0) return [];
  const labelled = doc.entities;
  const found: Suspect[] = [];
  for (const match of text.matchAll(known.announcing)) {
    let next = tokenAfter(text, match.index + match[0].length);
    while (known.titles.has(next.word)) next = tokenAfter(text, next.end);
    const { word, start } = next;
    if (!/^\p{Lu}\p{Ll}{2,}$/u.test(word) || !letters.has(word.charAt(0)) || known.cues.has(word)) continue;
    if (isJudge(text, match.index)) continue;
    const end = start + word.length;
    // "Herr Dr. Krause" is announced twice.
    if (found.at(-1)?.start !== start && !labelled.some((entity) => entity.start < end && entity.end > start))
      found.push({ kind: 'revealed-name', start, end });
  }
  return found;
}

/** Judges are named in every decision: "Vorsitzender Richter am Bundesgerichtshof Prof. Dr. Büscher". */
function isJudge(text: string, at: number): boolean {
  let start = at;
  for (let i = 0; i < 6; i++) {
    const before = tokenBefore(text, start);
    if (known.judges.test(before.word)) return true;
    start = before.start;
  }
  return false;
}
