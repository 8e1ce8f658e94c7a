import { addCount, obtain } from '../core/collections.ts';
import type { Report } from '../core/errors.ts';
import { known, PLACEHOLDER_LANGUAGE } from './language.ts';
import { DEFAULT_LOCALE } from '../languages/locale.ts';
import { replaceDefaultLayer, toCorpus } from '../core/document.ts';
import type { Tagger } from '../core/tagger.ts';
import type { CharSpan, Corpus, Document, Entity, Json } from '../core/types.ts';
import type { Gazetteers } from '../resources/gazetteer.ts';
import { groupReferences, type Placeholder, PlaceholderDetector, type DetectOptions, type Verdict } from './detect.ts';
import { isPlaceholder, PLACEHOLDER_LABELS, type PlaceholderLabel } from './labels.ts';
import { extractParagraphs, type Paragraph, type ParagraphOptions, sourceMap } from './paragraphs.ts';
import { isEllipsis } from './context.ts';

/** Tells whether texts are German, by the words that a German sentence hardly does without. */
export interface GermanCheck {
  /** Lines long enough to tell, and of them those that look German; of all documents so far. */
  readonly lines: number;
  readonly germanLines: number;
  /** Begins a document. */
  start(): { add(paragraph: string): void; finish(documentId: string, report?: Report): void };
}

/** A line with fewer words is a heading or a formula and tells nothing. */
const LEAST_WORDS = 5;
/** A line with so many words has one that tells German, if it is German. */
const ENOUGH_WORDS = 9;
/** A document with a smaller share of German lines is warned of. */
const LEAST_SHARE = 0.5;
/** Of each document this many paragraphs are looked at, and of each this many characters. */
const MOST_PARAGRAPHS = 200;
const MOST_CHARACTERS = 400;

export function createGermanCheck(): GermanCheck {
  let lines = 0;
  let germanLines = 0;
  return {
    get lines() {
      return lines;
    },
    get germanLines() {
      return germanLines;
    },
    start() {
      let seen = 0;
      let german = 0;
      let looked = 0;
      return {
        add(paragraph) {
          if (looked++ >= MOST_PARAGRAPHS) return;
          const verdict = looksGerman(paragraph);
          if (verdict === undefined) return;
          seen++;
          if (verdict) german++;
        },
        finish(documentId, report) {
          lines += seen;
          germanLines += german;
          if (seen === 0 || german >= LEAST_SHARE * seen) return;
          report?.({
            severity: 'warning',
            code: 'not-german',
            message: `${german} of ${seen} lines look German; the rules for placeholders know German only`,
            place: { documentId },
          });
        },
      };
    },
  };
}

/**
 * Whether a line looks German; `undefined` where it is too short to tell. A German sentence of a few words may do without any of
 * the words that tell ("Kosten trägt Kläger selbst"), so only a longer one without them is of another language.
 */
export function looksGerman(line: string): boolean | undefined {
  const words = line
    .slice(0, MOST_CHARACTERS)
    .split(/[\s.,;:!?()"„“]+/u)
    .filter((word) => /\p{L}{2}/u.test(word));
  if (words.length < LEAST_WORDS) return undefined;
  if (words.some((word) => known.sentenceWords.has(word.toLowerCase()) || known.sentenceSigns.test(word))) return true;
  return words.length < ENOUGH_WORDS ? undefined : false;
}

/** Rules of letters that something beside them speaks for: a title, a legal form, a part in the proceedings. */
const VOUCHED = new Set([
  'letter-by-cue',
  'letter-by-title',
  'letter-by-legal-form',
  'letter-by-head',
  'letter-and-number',
]);

/** A letter that is joined to a word. */
const JOINED = /^letter--by-/u;

/** In a shorter text nothing is missed where there is no witness. */
const LEAST_ELEMENTS = 300;

/**
 * Tells bare letters that nothing speaks for, beside them or elsewhere: most decisions keep to one way of blacking out ("K …",
 * "K." or "K"), so in one that writes "K …" throughout the "C" of a claim is no placeholder. A witness is another bare letter
 * after "Herr" or before "GmbH", or a letter in "A-GmbH".
 *
 * @param elements text elements of the document.
 */
function findUnvouched<P extends Placeholder & { readonly surface: string }>(
  found: readonly P[],
  elements: number,
): ReadonlySet<P> {
  if (elements < LEAST_ELEMENTS) return new Set();
  const bare = found.filter(({ surface }) => isBareLetter(surface));
  if (bare.some(({ rule }) => VOUCHED.has(rule) || JOINED.test(rule))) return new Set();
  return new Set(bare);
}

/** "K", "K1" and "K P", and as a witness "A-GmbH"; neither "K." nor "K …". */
function isBareLetter(surface: string): boolean {
  const [first = '', second = ''] = surface.split(/\s+/u);
  return (/^\p{Lu}\d{0,2}$/u.test(first) && !isEllipsis(second)) || /^\p{Lu}-\p{L}/u.test(first);
}

export interface PlaceholderTaggerOptions extends Omit<DetectOptions, 'weights'>, ParagraphOptions {
  /** Their German and English family names tell "K. Schmidt" and "J. F. Kennedy" from placeholders. */
  readonly gazetteers?: Gazetteers;
  /** Receives `not-german`, a warning for a document in which few lines look German. */
  readonly report?: Report;
  /** Receives what was decided of every element that looks like a placeholder, with where it lies in the document. */
  readonly onVerdict?: (doc: Document, verdict: Verdict, span: CharSpan) => void;
}

export interface PlaceholderTagger extends Tagger {
  /** Text elements seen so far. */
  readonly elements: number;
  readonly german: GermanCheck;
}

/** A placeholder with its place in the document instead of in its paragraph. */
interface Placed extends Placeholder {
  readonly key: string;
  /** Its text in the paragraph. */
  readonly surface: string;
}

/**
 * Makes a tagger of the detector: paragraph by paragraph, with offsets of the document. Each entity has the attributes `rule`,
 * `confidence`, `certainty`, the number of `elements` where there are several, and `legalForm` where one follows. A letter whose
 * label nothing told takes the one that is told of the same letter elsewhere in the document.
 */
export function createPlaceholderTagger(options: PlaceholderTaggerOptions = {}): PlaceholderTagger {
  const { gazetteers, onVerdict } = options;
  const detector = new PlaceholderDetector({
    ...options,
    ...(gazetteers && {
      isFamilyName: createNameCheck(gazetteers, 'family-names'),
      isGivenName: createNameCheck(gazetteers, 'given-names'),
    }),
  });
  const asksConvention = options.without?.has('convention') !== true;
  const german = createGermanCheck();
  const tagOne = (doc: Document): Document => {
    const found: Placed[] = [];
    const judged: Judged[] = [];
    const before = detector.seen;
    const lines = german.start();
    const paragraphs = extractParagraphs(doc.text, options);
    const decided = detector.judgeAll(paragraphs.map(({ text }) => text));
    for (const [i, paragraph] of paragraphs.entries()) {
      lines.add(paragraph.text);
      const verdicts = decided[i] as readonly Verdict[];
      if (verdicts.length === 0) continue;
      const place = placer(doc.text, paragraph);
      if (onVerdict) for (const verdict of verdicts) judged.push({ verdict, span: place(verdict) });
      for (const placeholder of groupReferences(paragraph.text, verdicts)) {
        const { legalForm } = placeholder;
        found.push({
          ...placeholder,
          ...place(placeholder),
          key: keyOf(paragraph.text, placeholder),
          surface: paragraph.text.slice(placeholder.start, placeholder.end),
          ...(legalForm && { legalForm: place(legalForm) }),
        });
      }
    }
    lines.finish(doc.id, options.report);
    const dropped = asksConvention ? findUnvouched(found, detector.seen - before) : new Set<Placed>();
    if (onVerdict) for (const { verdict, span } of withdraw(judged, dropped)) onVerdict(doc, verdict, span);
    const kept = agree(dropped.size === 0 ? found : found.filter((each) => !dropped.has(each)));
    return replaceDefaultLayer(
      doc,
      kept.map((each) => toEntity(doc, each)),
    );
  };
  return {
    labels: PLACEHOLDER_LABELS,
    german,
    get elements() {
      return detector.seen;
    },
    async *tag(docs: Corpus) {
      for await (const doc of docs) yield tagOne(doc);
    },
  };
}

/** The documents with their placeholders: those they have, or where they have none, those that are found. */
export async function* tagWhereNone(
  docs: AsyncIterable<Document>,
  tagger: PlaceholderTagger,
): AsyncGenerator<Document> {
  for await (const doc of docs) {
    if (doc.entities.some(isPlaceholder)) yield doc;
    else yield* tagger.tag(toCorpus([doc]));
  }
}

/** Whether a word is such a name, German or English, of the lists. */
export function createNameCheck(
  gazetteers: Gazetteers,
  list: 'family-names' | 'given-names',
): (word: string) => boolean {
  const lists = [PLACEHOLDER_LANGUAGE, DEFAULT_LOCALE].flatMap((locale) => gazetteers.list(locale, list) ?? []);
  return (word) => lists.some((list) => list.find(word) !== undefined);
}

/** What was decided of an element, and where it lies in the document. */
interface Judged {
  readonly verdict: Verdict;
  readonly span: CharSpan;
}

/** The verdicts, where the document as a whole told against a placeholder with that said. Both are in the order of the text. */
function withdraw(judged: readonly Judged[], dropped: ReadonlySet<Placed>): readonly Judged[] {
  const gone = [...dropped];
  let next = 0;
  return judged.map(({ verdict, span }) => {
    while (next < gone.length && (gone[next] as Placed).end <= span.start) next++;
    if (!((gone[next]?.start ?? Infinity) <= span.start)) return { verdict, span };
    const { form, start, end, certainty, rule } = verdict;
    return {
      verdict: { form, start, end, certainty, rule, exclusion: 'convention', confidence: 0, typed: false },
      span,
    };
  });
}

function placer(source: string, paragraph: Paragraph): (span: CharSpan) => CharSpan {
  const map = sourceMap(source, paragraph);
  return ({ start, end }) => ({ start: map.start(start), end: map.end(end) });
}

/** The letters of a placeholder: what is one thing throughout a decision. */
export function keyOf(text: string, { start, end }: CharSpan): string {
  return text
    .slice(start, end)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Gives placeholders whose label nothing told the label that is told most often of the same letters. */
function agree(found: readonly Placed[]): readonly Placed[] {
  const told = new Map<string, Map<PlaceholderLabel, number>>();
  for (const { key, label, typed } of found) {
    if (!typed || key === '' || label === 'AMOUNT') continue;
    addCount(
      obtain(told, key, () => new Map()),
      label,
    );
  }
  return found.map((placeholder) => {
    const counts = placeholder.typed ? undefined : told.get(placeholder.key);
    if (!counts) return placeholder;
    const [label] = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0] as [
      PlaceholderLabel,
      number,
    ];
    return { ...placeholder, label, confidence: Math.min(0.99, placeholder.confidence + 0.05) };
  });
}

function toEntity(doc: Document, placeholder: Placed): Omit<Entity, 'id'> {
  const { start, end, label, rule, certainty, confidence, elements, legalForm } = placeholder;
  const attributes: Record<string, Json> = { rule, certainty, confidence };
  if (elements.length > 1) attributes['elements'] = elements.length;
  if (legalForm) attributes['legalForm'] = doc.text.slice(legalForm.start, legalForm.end).replace(/\s+/gu, ' ');
  return { start, end, label, attributes };
}
