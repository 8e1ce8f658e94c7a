import { rememberLast } from '../../../core/caches.ts';
import { addCount } from '../../../core/collections.ts';
import { addCapped, createCappedList, createCounter, joinCounters } from '../../../core/counter.ts';
import { createDocument, mentionsOf } from '../../../core/document.ts';
import type { CharSpan, Document } from '../../../core/types.ts';
import { coveredSpans, outsideOf, textOf } from '../../../evaluate/audit/cover.ts';
import type { Hit, LeakIndex } from '../../../evaluate/audit/leak-index.ts';
import type { Vocabulary, Words } from '../../../evaluate/audit/vocabulary.ts';
import type { SurrogateType } from '../../../surrogates/types.ts';
import { type TraceFinding, type SourceValue, type ValueContext, valuesOf } from './values.ts';
import { type Concealment, partnersOf, createResidues } from './residues.ts';
import { createShifts } from './shifts.ts';
import { createTraceFinder, type Trace } from './finder.ts';
import { createMissed } from './missed.ts';
import { gramKeys } from '../../../evaluate/audit/similarity.ts';

export interface Traces {
  /** Derived documents whose source could be told, and was compared with them. */
  readonly documents: number;
  /** Of these, labelled mentions that were compared: classes, masks and surrogates. */
  readonly mentions: number;
  /** Different texts that were looked for, counted once for each document. */
  readonly texts: number;
  /** Texts of the source that stand where no label covers them, counted once for each document. */
  readonly unlabelled: number;
  /** The same, in labelled mentions. */
  readonly labelled: number;
  /** By how they stand. */
  readonly disguises: Readonly<Record<string, number>>;
  readonly places: readonly TraceFinding[];
  readonly placesLeftOut: number;
}

interface TraceOptions {
  readonly index: LeakIndex;
  readonly vocabulary: Vocabulary;
  readonly concealment: Concealment;
  readonly locale: string;
  /** Where eponyms stand that were left alone on purpose. */
  eponymsOf(text: string): readonly CharSpan[];
  typeOf(label: string): SurrogateType | undefined;
  readonly dateKeysOf: ValueContext['dateKeysOf'];
  readonly scanDates: ValueContext['scanDates'];
  readonly daysOf: Parameters<typeof createShifts>[0];
}

/** Ids are counted, and years and sizes stand beside a text: numbers of fewer figures are no mention's there. */
const LEAST_BESIDE = 6;
const PLACES_AT_MOST = 10_000;
/** From this share on, what a document has beyond its source's context is there by somebody's doing. */
const CLOSE = 0.6;

/** Looks in each derived document for the texts of the document it was made from, and for those of others in what is new in it. */
export function createTraces(options: TraceOptions) {
  const { index, vocabulary, concealment, locale } = options;
  const isOrdinary = (word: string) => index.isOrdinary(word);
  const context: ValueContext = { ...options, isLeft: (label) => concealment.isLeft(label), isOrdinary };
  const valuesOfSource = rememberLast((doc: Document) => valuesOf(doc, context));
  const findTraces = createTraceFinder(locale, isOrdinary);
  const residues = createResidues(context);
  const missed = createMissed(index, context);
  const shifts = createShifts(options.daysOf);
  const own = createCounter(() => ({
    documents: 0,
    mentions: 0,
    texts: 0,
    unlabelled: 0,
    labelled: 0,
    disguises: new Map<string, number>(),
    places: createCappedList<TraceFinding>(PLACES_AT_MOST),
  }));
  const { take, merge } = joinCounters({ own, missed, residues, shifts });

  function push(finding: TraceFinding): void {
    const { counts } = own;
    counts[finding.labelled ? 'labelled' : 'unlabelled']++;
    addCount(counts.disguises, finding.disguise);
    addCapped(counts.places, finding);
  }

  /** Texts of any document that stand in a stretch as they are, or nearly. */
  function foreign(
    doc: Document,
    hits: readonly Hit[],
    stretch: CharSpan | undefined,
    known: ReadonlySet<string>,
  ): void {
    const seen = new Set<number>();
    for (const { text, kind, start, end, labelled, isTelling } of hits) {
      if (labelled || !isTelling || kind === 'part' || seen.has(text)) continue;
      if (stretch !== undefined && (start < stretch.start || end > stretch.end)) continue;
      const source = index.texts[text];
      if (source === undefined || known.has(source.text) || concealment.isLeft(source.label)) continue;
      if (kind !== 'exact' && end - start < 4) continue;
      seen.add(text);
      const { label, documentId, entityId } = source;
      push({ document: doc.id, start, end, label, disguise: kind, labelled: false, source: documentId, entity: entityId }); // prettier-ignore
    }
  }

  return {
    /** Names and numbers of a source document in what is said beside the text of one made from it, however they are written there. */
    beside(source: Document, said: string): readonly Pick<Trace, 'value' | 'start' | 'end'>[] {
      const values = valuesOfSource(source);
      const doc = createDocument({ id: source.id, text: said, entities: [] });
      return findTraces(doc, { start: 0, end: said.length }, values, 'beside').filter(({ value, disguise, start, end }) => {
        // Ids are made of words: "summary-clinical" tells of no Mary C.
        const isWithin = [start, end].some((at) => /^\p{L}\p{L}/u.test(said.charAt(at - 1) + said.charAt(at)));
        if (isWithin && /joined$|broken$/.test(disguise)) return false;
        const text = said.slice(start, end);
        const figures = text.replaceAll(/\D/g, '').length;
        return value.dates.length > 0 || text.replaceAll(/\P{L}/gu, '').length > 3 || figures > LEAST_BESIDE || (figures === LEAST_BESIDE && disguise === 'number');
      }); // prettier-ignore
    },
    /** @param source the document it was made from, as far as anything tells. */
    add(doc: Document, words: Words, hits: readonly Hit[], source: Document | undefined): void {
      if (source === undefined) {
        foreign(doc, hits, undefined, new Set());
        return;
      }
      const { counts } = own;
      counts.documents++;
      const values = valuesOfSource(source);
      counts.texts += values.length;
      const mentions = mentionsOf(doc);
      const ground = compareGround(source, doc, words, vocabulary);
      const fresh = outsideOf(ground.fresh, options.eponymsOf(doc.text));
      const isClose = concealment.isKnown || ground.explained >= CLOSE;
      const found = new Set<SourceValue>();
      const report = (stretch: CharSpan, labelled: boolean, close: boolean) => {
        for (const { value, disguise, start, end } of findTraces(doc, stretch, values, close ? 'close' : 'far')) {
          if (found.has(value)) continue;
          found.add(value);
          push({ document: doc.id, start, end, label: value.label, disguise, labelled, source: source.id, entity: value.entity.id }); // prettier-ignore
        }
      };
      for (const stretch of fresh) {
        report(stretch, false, isClose);
        foreign(doc, hits, stretch, new Set(values.map(({ text }) => text)));
      }
      missed.add(doc, words, source, hits, values, fresh);
      const partners = partnersOf(source, doc);
      shifts.add(source, doc, partners);
      const isPaired = 2 * partners.size >= mentions.length;
      for (const mention of mentions) {
        if (concealment.isLeft(mention.label)) continue;
        counts.mentions++;
        const text = textOf(doc, mention);
        const rest = concealment.restOf(text, mention.label);
        const partner = partners.get(mention);
        if (rest !== undefined) {
          if (/[\p{L}\p{N}]/u.test(rest)) report(mention, true, true);
        } else if (isPaired && partner === undefined) report(mention, true, isClose);
        else {
          for (const residue of residues.find(doc, mention, source, partner, values)) {
            const { value, disguise, start, end, word } = residue;
            if (found.has(value)) continue;
            const finding = { document: doc.id, start, end, label: value.label, disguise, labelled: true, source: source.id, entity: value.entity.id }; // prettier-ignore
            if (word !== undefined) {
              residues.keep(word, finding);
              continue;
            }
            found.add(value);
            push(finding);
          }
        }
      }
    },
    take,
    merge,
    result(): Traces {
      for (const finding of [...missed.telling(), ...residues.telling(), ...shifts.telling()]) push(finding);
      const { disguises, places, ...counts } = own.counts;
      return {
        ...counts,
        disguises: Object.fromEntries([...disguises].toSorted(([a], [b]) => (a < b ? -1 : 1))),
        places: [...places.items],
        placesLeftOut: places.leftOut,
      };
    },
  };
}

const GRAM = 3;
/** Words of the source that may stand between two new ones in one stretch: "born on the 17th of". */
const BRIDGED = 3;

/** What a derived document has that its source has not, outside of labels. */
interface Ground {
  /** Stretches that are in no run of three words of the source's own context. */
  readonly fresh: readonly CharSpan[];
  /** The share of the words outside of labels that the source explains. */
  readonly explained: number;
}

/**
 * Compares the wording outside of mentions. What stands in the same words in the source is its context, which nobody meant to
 * conceal; what does not was put there.
 */
function compareGround(source: Document, derived: Document, words: Words, vocabulary: Vocabulary): Ground {
  const known = new Set(gramKeys(sequenceOf(source, vocabulary.read(source.text), vocabulary).ids, GRAM, undefined, true)); // prettier-ignore
  const { ids, places } = sequenceOf(derived, words, vocabulary);
  const isExplained = new Uint8Array(ids.length);
  const keys = gramKeys(ids, GRAM, undefined, true);
  for (let i = 0; i < keys.length; i++) if (known.has(keys[i] as number)) isExplained.fill(1, i, i + GRAM);
  const fresh: { start: number; end: number }[] = [];
  let total = 0;
  let explained = 0;
  let since = Infinity;
  for (let i = 0; i < ids.length; i++) {
    const place = places[i] as number;
    if (place < 0) {
      // A mention, or the edge of the text.
      since = Infinity;
      continue;
    }
    total++;
    if (isExplained[i] === 1) {
      explained++;
      since++;
      continue;
    }
    // With the signs behind it, which may be anything.
    const [start, end] = [words.offsets[2 * place] as number, words.offsets[2 * place + 2] ?? derived.text.length];
    const last = fresh.at(-1);
    if (last !== undefined && since <= BRIDGED) last.end = end;
    else fresh.push({ start, end });
    since = 0;
  }
  return { fresh, explained: total === 0 ? 1 : explained / total };
}

function sequenceOf(doc: Document, words: Words, vocabulary: Vocabulary) {
  const mention = vocabulary.mark('mention');
  const edge = vocabulary.mark('edge');
  const spans = coveredSpans({ ...doc, entities: mentionsOf(doc) });
  const ids = [edge, edge];
  const places = [-1, -1];
  let next = 0;
  let written = -1;
  for (let i = 0; i < words.length; i++) {
    const start = words.offsets[2 * i] as number;
    while (next < spans.length && (spans[next] as CharSpan).end <= start) next++;
    const span = spans[next];
    if (span !== undefined && span.start < (words.offsets[2 * i + 1] as number)) {
      if (written !== next) {
        ids.push(mention);
        places.push(-1);
      }
      written = next;
    } else {
      ids.push(words.ids[i] as number);
      places.push(i);
    }
  }
  ids.push(edge, edge);
  places.push(-1, -1);
  return { ids: Int32Array.from(ids), places };
}
