import { allSettledOrThrow } from '../../core/concurrent.ts';
import { createDocument, joinAcrossEntities } from '../../core/document.ts';
import type { CharSpan, Document, Entity } from '../../core/types.ts';
import { mixingOf, type LanguageOfToken } from '../../text/code-mixing.ts';
import { splitSentences } from '../../text/sentences.ts';
import { tokenise } from '../../text/tokenise.ts';
import type { Translator } from './translator.ts';

/** Why labels could not be brought over. */
type MarkerFault = 'marker-lost' | 'marker-doubled' | 'marker-crossed' | 'empty-mention';

const MARKER = /<(\/?)e(\d{1,4})>/g;

/** Whether a text could be taken for one with markers: then none can be put into it. */
export function looksMarked(text: string): boolean {
  return text.search(MARKER) >= 0;
}

/**
 * Puts inline markers around spans: `Seen by <e1>Dr. Holm</e1>.` Numbers are those of the spans, from 1. Spans may lie in others, not
 * across them.
 *
 * @returns `undefined` where two spans cross.
 */
export function markSpans(text: string, spans: readonly CharSpan[]): string | undefined {
  const isCrossed = spans.some((a, i) =>
    spans.some((b, j) => i !== j && a.start < b.start && b.start < a.end && a.end < b.end),
  );
  if (isCrossed) return undefined;
  const marks = spans.flatMap(({ start, end }, i) => [
    { at: start, isEnd: false, length: end - start, text: `<e${i + 1}>`, i },
    { at: end, isEnd: true, length: end - start, text: `</e${i + 1}>`, i },
  ]);
  // At one place ends come before starts, ends of inner spans first, starts of outer ones first.
  marks.sort((a, b) => {
    if (a.at !== b.at) return a.at - b.at;
    if (a.isEnd !== b.isEnd) return a.isEnd ? -1 : 1;
    if (a.isEnd) return a.length - b.length || b.i - a.i;
    return b.length - a.length || a.i - b.i;
  });
  let marked = '';
  let from = 0;
  for (const { at, text: mark } of marks) {
    marked += text.slice(from, at) + mark;
    from = at;
  }
  return marked + text.slice(from);
}

/**
 * Takes the markers out of a text and says where the spans are. Every span must be there once, with something in it; white space
 * within its ends is left out of it.
 *
 * @param count how many spans there were.
 */
export function readSpans(
  marked: string,
  count: number,
): { readonly text: string; readonly spans: readonly CharSpan[] } | { readonly fault: MarkerFault } {
  const starts = new Map<number, number>();
  const ends = new Map<number, number>();
  const open: number[] = [];
  let text = '';
  let from = 0;
  for (const match of marked.matchAll(MARKER)) {
    text += marked.slice(from, match.index);
    from = match.index + match[0].length;
    const number = Number(match[2]);
    const isEnd = match[1] === '/';
    if (number < 1 || number > count) return { fault: 'marker-doubled' };
    if ((isEnd ? ends : starts).has(number)) return { fault: 'marker-doubled' };
    if (isEnd) {
      if (open.pop() !== number) return { fault: 'marker-crossed' };
      ends.set(number, text.length);
    } else {
      open.push(number);
      starts.set(number, text.length);
    }
  }
  text += marked.slice(from);
  if (starts.size < count || ends.size < count) return { fault: 'marker-lost' };
  const spans: CharSpan[] = [];
  for (let number = 1; number <= count; number++) {
    let [start, end] = [starts.get(number) ?? 0, ends.get(number) ?? 0];
    while (start < end && /\s/.test(text[start] as string)) start++;
    while (start < end && /\s/.test(text[end - 1] as string)) end--;
    if (start === end) return { fault: 'empty-mention' };
    spans.push({ start, end });
  }
  return { text, spans };
}

/** Why a sentence was left as it was. */
type TranslationFault = MarkerFault | 'no-translation' | 'crossing-entities' | 'discontinuous-entity' | 'text-with-markers'; // prettier-ignore

/** What became of the sentences. They add up. */
export interface TranslationCounts {
  sentences: number;
  /** Of several languages: those that are to be translated. */
  mixed: number;
  /** By the language they were translated to. */
  readonly translated: Record<string, number>;
  /** Left as they were, by reason. */
  readonly failed: Partial<Record<TranslationFault, number>>;
  /** Translated, and not the same text afterwards. */
  changed: number;
  /** Translated, but still of several languages. */
  stillMixed: number;
}

/** Counts at zero, for {@link translateDocument} to add to. */
export function createTranslationCounts(): TranslationCounts {
  return { sentences: 0, mixed: 0, translated: {}, failed: {}, changed: 0, stillMixed: 0 };
}

/**
 * Translates the code-mixed sentences of a document to their dominating language, with their labels (Lee et al. 2024, Figure 1,
 * TM-BERT): entities are marked inline, the markers are looked for in the translation, and a sentence in which they are not all
 * there, once and whole, stays as it was and is counted. Text between sentences stays.
 *
 * @param language BCP 47 code, for sentence borders.
 * @param counts is added to.
 */
export async function translateDocument(
  doc: Document,
  translator: Translator,
  languageOf: LanguageOfToken,
  language: string,
  counts: TranslationCounts,
): Promise<Document> {
  const sentences = joinAcrossEntities(splitSentences(doc.text, language), doc.entities);
  const tokens = tokenise(doc.text);
  let next = 0;
  const read = sentences.map((sentence) => {
    while (next < tokens.length && (tokens[next]?.start ?? 0) < sentence.start) next++;
    const first = next;
    while (next < tokens.length && (tokens[next]?.start ?? 0) < sentence.end) next++;
    const { index, dominating } = mixingOf(tokens, languageOf, { first, end: next });
    const own = doc.entities.filter(({ start, end }) => start >= sentence.start && end <= sentence.end);
    const source = doc.text.slice(sentence.start, sentence.end);
    const to = index > 0 ? dominating : undefined;
    return { sentence, own, source, to };
  });
  // All at once: a translator may work on several, and has its own limit.
  const outcomes = await allSettledOrThrow(
    read.map(async ({ sentence: { start }, own, source, to }) =>
      to === undefined ? undefined : translateSentence(source, own, start, to, translator),
    ),
  );
  let text = '';
  let from = 0;
  const moved: Entity[] = [];
  read.forEach(({ sentence, own, source, to }, s) => {
    counts.sentences++;
    text += doc.text.slice(from, sentence.start);
    from = sentence.end;
    let written = { text: source, spans: own.map((entity) => shift(entity, -sentence.start)) };
    const outcome = outcomes[s];
    if (outcome && to !== undefined) {
      counts.mixed++;
      if ('fault' in outcome) counts.failed[outcome.fault] = (counts.failed[outcome.fault] ?? 0) + 1;
      else {
        written = { text: outcome.text, spans: [...outcome.spans] };
        counts.translated[to] = (counts.translated[to] ?? 0) + 1;
        if (outcome.text !== source) counts.changed++;
        if (mixingOf(tokenise(outcome.text), languageOf).index > 0) counts.stillMixed++;
      }
    }
    own.forEach((entity, i) => {
      const span = written.spans[i] as CharSpan;
      const fragments = entity.fragments?.map((part) => shift(part, text.length - sentence.start));
      moved.push({ ...entity, ...shift(span, text.length), ...(fragments && { fragments }) });
    });
    text += written.text;
  });
  text += doc.text.slice(from);
  return createDocument({
    id: doc.id,
    text,
    entities: moved,
    ...(doc.meta && { meta: doc.meta }),
    derivedFrom: { id: doc.id, copy: 1, seed: 0, recipe: 'translation', steps: [translator.name] },
  });
}

async function translateSentence(
  source: string,
  entities: readonly Entity[],
  start: number,
  to: string,
  translator: Translator,
): Promise<{ readonly text: string; readonly spans: readonly CharSpan[] } | { readonly fault: TranslationFault }> {
  if (entities.some(({ fragments }) => fragments)) return { fault: 'discontinuous-entity' };
  if (looksMarked(source)) return { fault: 'text-with-markers' };
  const marked = markSpans(
    source,
    entities.map((entity) => shift(entity, -start)),
  );
  if (marked === undefined) return { fault: 'crossing-entities' };
  const translated = await translator.translate(marked, to);
  if (translated === undefined || translated.trim() === '') return { fault: 'no-translation' };
  return readSpans(translated, entities.length);
}

function shift({ start, end }: CharSpan, by: number): CharSpan {
  return { start: start + by, end: end + by };
}
