import { mentionsOf } from '../../core/document.ts';
import { isDigit } from '../../core/units.ts';
import { firstEndingAfter } from '../../core/spans.ts';
import { obtain } from '../../core/collections.ts';
import type { CharSpan, Document, Entity } from '../../core/types.ts';
import { coveredSpans, isCovered, textOf } from './cover.ts';
import type { Vocabulary, Words } from './vocabulary.ts';

/** Shorter numbers are in every text by chance. */
const LEAST_DIGITS = 5;
const MOST_DIGITS = 30;
/** What stands before a word, and after it, that no sign joins to another or breaks in two. */
const STANDS_ALONE = /(?:^|[^-\u00ad]\s|(?:^|\s)[\s("'“„«])$/u;
const ENDS_ALONE = /^[.,;:!?)"'”“»]*(?:\s|$)/u;
/** What stands between the groups of one number: "(555) 0123-456", "55 501 23", "12.345.678". */
const GAP = /^[ \u00a0\u202f.\-/()+_·‐‑–—]{1,3}$/u;

interface Group extends CharSpan {
  readonly digits: string;
}

/** The runs of digit groups in a text, each written as one number or several with separators between. */
function groupsOf(text: string): readonly (readonly Group[])[] {
  const runs: Group[][] = [];
  for (const found of text.matchAll(/\d+/g)) {
    const group = { digits: found[0], start: found.index, end: found.index + found[0].length };
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && group.start - last.end <= 3 && GAP.test(text.slice(last.end, group.start)))
      runs.at(-1)?.push(group);
    else runs.push([group]);
  }
  return runs;
}

/** The numbers of a mention without their separators; of one with a country code ("+34 …") also what follows the code. */
export function numbersOf(mention: string): readonly string[] {
  const numbers = new Set<string>();
  for (const run of groupsOf(mention)) {
    const join = (groups: readonly Group[]) => {
      const digits = groups.map((group) => group.digits).join('');
      if (digits.length >= LEAST_DIGITS) numbers.add(digits);
    };
    join(run);
    if (run.length > 1 && mention[(run[0] as Group).start - 1] === '+') join(run.slice(1));
  }
  return [...numbers];
}

/** Calls back for every stretch of whole digit groups whose digits, separators dropped, may be a number that was asked for. */
export function eachNumber(text: string, visit: (digits: string, span: CharSpan) => void): void {
  for (const run of groupsOf(text)) {
    for (let first = 0; first < run.length; first++) {
      const start = (run[first] as Group).start;
      let digits = '';
      for (let last = first; last < run.length && digits.length < MOST_DIGITS; last++) {
        const group = run[last] as Group;
        digits += group.digits;
        if (digits.length >= LEAST_DIGITS) visit(digits, { start, end: group.end });
      }
    }
  }
}

/**
 * How a text of the source stands in another text, the strongest first: as it is; in other case; with other accents (or
 * spacing); as the same date in another format; by the digits of its numbers; by a part of a name.
 */
export const LEAK_KINDS = ['exact', 'case', 'accents', 'date', 'digits', 'part'] as const;

export type LeakKind = (typeof LEAK_KINDS)[number];

/** A text that the source labels, whatever the number of its mentions. */
export interface SourceText {
  readonly label: string;
  readonly text: string;
  /** How many documents have it. */
  readonly documents: number;
  /** Document and entity of its first mention. */
  readonly documentId: string;
  readonly entityId: string;
}

/** A place where a source text stands. */
export interface Hit extends CharSpan {
  /** Its number in {@link LeakIndex.texts}. */
  readonly text: number;
  readonly kind: LeakKind;
  /** Whether entities cover all of the place. */
  readonly labelled: boolean;
  /** Whether it has five figures in all, or a word that the source does not write in lower case outside its mentions. */
  readonly isTelling: boolean;
}

/** What depends on the meaning of labels and on the language. */
export interface LeakReaders {
  /** The parts by which a mention may be known: given and family names. None for other labels. */
  partsOf(text: string, label: string): readonly string[];
  /** Keys that are equal for one date in two formats; none for what is no date. */
  datesOf(doc: Document, entity: Entity): readonly string[];
  /** The dates of a whole text, labelled or not. */
  scanDates(doc: Document): Iterable<CharSpan & { readonly key: string }>;
}

/** The labelled texts of a source corpus, to be looked for in other texts, all in one pass. */
export interface LeakIndex {
  readonly texts: readonly SourceText[];
  /** How many documents were added. */
  documents(): number;
  /** Whether the source writes a word in lower case outside its mentions. */
  isOrdinary(word: string): boolean;
  /** Whether a source document other than the one of this id writes a word outside its mentions, in whatever case. */
  isElsewhere(word: string, id: string): boolean;
  /**
   * The stretches of a text whose words the other source documents have not in theirs, or that signs join to other words.
   *
   * @param id of the source document that the text was made from.
   */
  unusual(doc: Document, words: Words, id: string): readonly CharSpan[];
  /** Adds a source document; returns the number of the text of each of its mentions: its entities of the default layer. */
  add(doc: Document, words: Words): Int32Array;
  /** All places of a document where a text of the source stands. A weaker kind is left out where the same text has a stronger one. */
  search(doc: Document, words: Words): readonly Hit[];
}

interface Needle {
  readonly text: number;
  readonly isPart: boolean;
}

interface Node {
  readonly children: Map<number, Node>;
  readonly needles: Needle[];
}

/**
 * A trie of folded words: from each word of a text one walks down as far as the trie goes. Mentions are short, so that the
 * whole takes time linear in the text, whatever the number of mentions.
 */
export function createLeakIndex(vocabulary: Vocabulary, readers: LeakReaders): LeakIndex {
  const texts: { -readonly [Key in keyof SourceText]: SourceText[Key] }[] = [];
  const bare: string[] = []; // the texts without white space
  const byKey = new Map<string, number>();
  const root: (Node | undefined)[] = []; // by word
  const byDigits = new Map<string, Set<number>>();
  const byDate = new Map<string, Set<number>>();
  /** Words that the source writes in lower case outside its mentions: a part of a name that is one must have its capital. */
  const ordinary = new Set<number>();
  /** By word the document that has it outside its mentions; nothing where several have. */
  const contexts = new Map<number, string | undefined>();

  function addNeedle(text: string, needle: Needle): void {
    const { ids, length } = vocabulary.read(text);
    if (!ids.some((id) => vocabulary.isWord(id))) return;
    let last = (root[ids[0] as number] ??= createNode());
    for (let i = 1; i < length; i++) {
      const next = obtain(last.children, ids[i] as number, createNode);
      last = next;
    }
    last.needles.push(needle);
  }

  function addText(doc: Document, entity: Entity): number {
    const text = textOf(doc, entity);
    const key = `${entity.label}\u0000${text}`;
    let number = byKey.get(key);
    const isNew = number === undefined;
    if (number === undefined) {
      byKey.set(key, (number = texts.length));
      texts.push({ label: entity.label, text, documents: 0, documentId: doc.id, entityId: entity.id });
      bare.push(withoutSpace(text));
    }
    // The same text may be another date in another document: 3/4.
    const dates = readers.datesOf(doc, entity);
    for (const date of dates) obtain(byDate, date, () => new Set()).add(number);
    if (!isNew) return number;
    addNeedle(text, { text: number, isPart: false });
    for (const part of readers.partsOf(text, entity.label)) addNeedle(part, { text: number, isPart: true });
    if (dates.length === 0) for (const digits of numbersOf(text)) obtain(byDigits, digits, () => new Set()).add(number);
    return number;
  }

  function accepts(doc: Document, { text, isPart }: Needle, span: CharSpan, firstId: number): LeakKind | undefined {
    const found = doc.text.slice(span.start, span.end);
    if (isPart) return ordinary.has(firstId) && !startsWithCapital(found) ? undefined : 'part';
    if (isInsideNumber(doc.text, found, span)) return undefined;
    const source = bare[text] as string;
    const other = withoutSpace(found);
    if (other === source) return 'exact';
    return other.toLowerCase() === source.toLowerCase() ? 'case' : 'accents';
  }

  let added = 0;
  const isOfOthers = (word: number, id: string) => contexts.has(word) && contexts.get(word) !== id;

  return {
    texts,
    documents: () => added,
    isOrdinary(word) {
      const { ids, length } = vocabulary.read(word);
      return length === 1 && ordinary.has(ids[0] as number);
    },
    isElsewhere(word, id) {
      const { ids, length } = vocabulary.read(word);
      return length === 1 && isOfOthers(ids[0] as number, id);
    },
    unusual({ text }, { ids, offsets, length }, id) {
      const stretches: CharSpan[] = [];
      let isOpen = false;
      for (let i = 0; i < length; i++) {
        const [start, end] = [offsets[2 * i] as number, offsets[2 * i + 1] as number];
        const isUsual = vocabulary.isWord(ids[i] as number) && !isDigit(text.charCodeAt(start)) && isOfOthers(ids[i] as number, id); // prettier-ignore
        if (
          isUsual &&
          end - start > 1 &&
          STANDS_ALONE.test(text.slice(Math.max(0, start - 2), start)) &&
          ENDS_ALONE.test(text.slice(end, end + 3))
        ) {
          isOpen = false;
        } else if (isOpen) (stretches.at(-1) as { end: number }).end = end;
        else if (!/^\s?$/.test(text.charAt(end)) || vocabulary.isWord(ids[i] as number)) {
          stretches.push({ start, end });
          isOpen = true;
        }
      }
      return stretches.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
    },
    add(doc, words) {
      added++;
      const spans = coveredSpans(doc);
      // A name that the labels missed is no ordinary word for being written in lower case.
      const own = new Set(mentionsOf(doc).flatMap((entity) => readers.partsOf(`${textOf(doc, entity)} `, entity.label).map((part) => vocabulary.read(part).ids[0]))); // prettier-ignore
      for (let i = 0; i < words.length; i++) {
        const id = words.ids[i] as number;
        const start = words.offsets[2 * i] as number;
        if (!vocabulary.isWord(id) || isInside(spans, start)) continue;
        contexts.set(id, contexts.has(id) && contexts.get(id) !== doc.id ? undefined : doc.id);
        if (isLowerCase(doc.text[start] as string) && !own.has(id)) ordinary.add(id);
      }
      const numbers = Int32Array.from(mentionsOf(doc), (entity) => addText(doc, entity));
      for (const number of new Set(numbers)) (texts[number] as { documents: number }).documents++;
      return numbers;
    },
    search(doc, words) {
      const { ids, offsets, length } = words;
      const spans = coveredSpans(doc);
      const hits: Hit[] = [];
      const strong = new Map<number, CharSpan[]>();
      const push = (text: number, kind: LeakKind, { start, end }: CharSpan, isTelling: boolean) => {
        hits.push({ text, kind, start, end, labelled: isCovered(spans, { start, end }), isTelling });
      };
      const isTelling = (first: number, last: number) => {
        // The whole value tells, not each group of its figures: 078-05-1120, 10.0.0.17, 08/17/1961.
        let figures = 0;
        for (let i = first; i <= last; i++) {
          const length = (offsets[2 * i + 1] as number) - (offsets[2 * i] as number);
          const id = ids[i] as number;
          if (isDigit(doc.text.charCodeAt(offsets[2 * i] as number))) figures += length;
          else if (vocabulary.isWord(id) && !ordinary.has(id)) return true;
        }
        return figures >= LEAST_DIGITS;
      };
      const parts: (CharSpan & { readonly text: number })[] = [];
      for (let i = 0; i < length; i++) {
        let node = root[ids[i] as number];
        for (let j = i; node !== undefined; node = node.children.get(ids[++j] as number)) {
          for (const needle of node.needles) {
            const span = { start: offsets[2 * i] as number, end: offsets[2 * j + 1] as number };
            const kind = accepts(doc, needle, span, ids[i] as number);
            if (kind === 'part') parts.push({ ...span, text: needle.text });
            else if (kind !== undefined) {
              push(needle.text, kind, span, isTelling(i, j));
              obtain(strong, needle.text, () => []).push(span);
            }
          }
        }
      }
      const pushWeaker = (text: number, kind: LeakKind, span: CharSpan) => {
        const places = strong.get(text) ?? [];
        const next = places[firstEndingAfter(places, span.start)];
        if (next === undefined || next.start >= span.end) push(text, kind, span, true);
      };
      if (byDate.size > 0) {
        for (const { key, start, end } of readers.scanDates(doc)) {
          for (const text of byDate.get(key) ?? []) pushWeaker(text, 'date', { start, end });
        }
      }
      if (byDigits.size > 0) {
        eachNumber(doc.text, (digits, span) => {
          for (const text of byDigits.get(digits) ?? []) pushWeaker(text, 'digits', span);
        });
      }
      for (const { text, ...span } of parts) pushWeaker(text, 'part', span);
      return hits;
    },
  };
}

function createNode(): Node {
  return { children: new Map(), needles: [] };
}

function withoutSpace(text: string): string {
  return text.replace(/\s+/gu, '');
}

function isLowerCase(letter: string): boolean {
  return letter !== letter.toUpperCase() && letter === letter.toLowerCase();
}

function startsWithCapital(text: string): boolean {
  const first = text[0] as string;
  return first === first.toUpperCase();
}

function isInside(spans: readonly CharSpan[], at: number): boolean {
  const span = spans[firstEndingAfter(spans, at)];
  return span !== undefined && span.start <= at;
}

/** "5" is not in 5/6/30, nor 1.5: a short number is one by itself. */
function isInsideNumber(text: string, found: string, { start, end }: CharSpan): boolean {
  if (!/^\d+$/.test(found) || found.length >= LEAST_DIGITS) return false;
  return /\d[.,:/-]$/.test(text.slice(Math.max(0, start - 2), start)) || /^[.,:/-]\d/.test(text.slice(end, end + 2));
}
