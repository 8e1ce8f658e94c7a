import { allSettledOrThrow } from '../../core/concurrent.ts';
import { createDocument, joinAcrossEntities } from '../../core/document.ts';
import type { CharSpan, Document, Entity } from '../../core/types.ts';
import { mixingOf, type LanguageOfToken } from '../../text/code-mixing.ts';
import { splitSentences } from '../../text/sentences.ts';
import { tokenise } from '../../text/tokenise.ts';
import { looksMarked, markSpans, readSpans, type MarkerFault } from './markers.ts';
import type { Translator } from './translator.ts';

/** Why a sentence was left as it was. */
export type TranslationFault = MarkerFault | 'no-translation' | 'crossing-entities' | 'discontinuous-entity' | 'text-with-markers'; // prettier-ignore

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
