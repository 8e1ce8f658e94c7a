import { rememberLast } from '../../../core/caches.ts';
import { appendAll } from '../../../core/collections.ts';
import { createDocument } from '../../../core/document.ts';
import type { CharSpan, Document } from '../../../core/types.ts';
import { firstEndingAfter, textOf, coveredSpans } from '../../../evaluate/audit/cover.ts';
import type { Hit, LeakIndex } from '../../../evaluate/audit/leak-index.ts';
import type { Vocabulary, Words } from '../../../evaluate/audit/vocabulary.ts';
import { mentionsOf } from '../../../evaluate/scorer.ts';
import type { SurrogateType } from '../../../surrogates/types.ts';
import { type TraceFinding, type SourceValue, type ValueContext, valuesOf } from './values.ts';
import { type Concealment, partnersOf, createResidues, type ResidueState } from './residues.ts';
import { isCommonWord } from '../../../surrogates/institutions/class-words.ts';
import { fold } from '../../../text/fold.ts';
import { isNameType } from '../meaning.ts';
import { viewsOf } from '../../../text/unmask/views.ts';
import { spanOf } from '../../../text/unmask/mapped-text.ts';
import { createDateReader, findDate } from './dates.ts';
import { digestRuns, findDigest } from './digests.ts';
import { readingKeys } from './keys.ts';
import { findNumber, figuresOfWords } from './numbers.ts';
import { type Place, readView } from './reading.ts';
import { createShifts, type ShiftState } from './shifts.ts';
import { findWords } from './words.ts';
import { gramKeys } from '../../../evaluate/audit/similarity.ts';

/** A value of a source document in a stretch of text, however it is written. */
export interface Trace extends CharSpan {
  readonly value: SourceValue;
  /** What was undone and how it stands, such as `base64, part`: no text. */
  readonly disguise: string;
}

/** Of a stretch all is known to be new, so that little tells, or not all; or it is no text, but what stands beside one. */
type Nearness = 'close' | 'far' | 'beside';

/** Longer stretches are looked at piece by piece: readings of a whole novel would fill the memory. */
const STRETCH_AT_MOST = 4000;
const OVERLAP = 200;
const NO_KEYS: ReturnType<typeof readingKeys> = new Map();

/** Finds the first trace of each value in a stretch of a document. */
function createTraceFinder(locale: string, isOrdinary: (word: string) => boolean) {
  const dates = createDateReader(locale);
  const isWord = (word: string) => isOrdinary(word) || isCommonWord(word, locale);

  function findIn(doc: Document, start: number, end: number, values: readonly SourceValue[], nearness: Nearness) {
    const [isClose, isText] = [nearness === 'close', nearness !== 'beside'];
    const found = new Map<SourceValue, Trace>();
    const views = viewsOf(doc.text, start, end);
    const figures = views[0] && figuresOfWords(views[0].plain);
    const inFigures = figures && { written: figures, plain: figures, undone: ['in words'] };
    for (const view of inFigures ? [...views, inFigures] : views) {
      const reading = readView(view, doc.text);
      let atoms: ReturnType<typeof dates.atoms> | undefined;
      const isAsWritten = !view.undone.some((how) => how === 'reversed' || how === 'other script');
      const keys = isAsWritten ? readingKeys(reading, isWord) : NO_KEYS;
      const digests = view.undone.length === 0 ? digestRuns(reading, isClose) : [];
      for (const value of values) {
        if (found.has(value)) continue;
        const place =
          first(value.numbers, (key) => findNumber(reading, key)) ??
          first(value.dates, (date) => findDate(reading, (atoms ??= dates.atoms(reading)), date, isText)) ??
          (value.words && findWords(reading, value.words, { isOrdinary, isClose })) ??
          first(keys.size > 0 ? value.keys() : [], (key) => keys.get(key)) ??
          findDigest(digests, value.digests);
        if (place === undefined) continue;
        const disguise = [...view.undone, place.how].join(', ');
        found.set(value, { value, disguise, ...spanOf(view.plain, place.from, place.to) });
      }
    }
    return [...found.values()];
  }

  return (doc: Document, { start, end }: CharSpan, values: readonly SourceValue[], nearness: Nearness) => {
    const traces: Trace[] = [];
    for (let from = start; from < end; from += STRETCH_AT_MOST - OVERLAP) {
      appendAll(traces, findIn(doc, from, Math.min(end, from + STRETCH_AT_MOST), values, nearness));
      if (from + STRETCH_AT_MOST >= end) break;
    }
    return traces;
  };
}

function first<T>(items: readonly T[], find: (item: T) => Place | undefined): Place | undefined {
  for (const item of items) {
    const place = find(item);
    if (place) return place;
  }
  return undefined;
}

const DISGUISE = 'missed by the labels of the source';
const LEAST_FIGURES = 5;
/** Ids are counted, and years and sizes stand beside a text: numbers of fewer figures are no mention's there. */
const LEAST_BESIDE = 6;

export interface MissedState {
  readonly everybodys: ReadonlySet<string>;
  readonly kept: readonly {
    readonly key: string;
    readonly finding: TraceFinding;
    readonly places: readonly CharSpan[];
  }[];
}

/**
 * Values that the source labels at one place and not at another: concealment leaves the other. What other documents have in
 * their context too is a word or number of everybody's ("Baker's cyst"); a dictionary's word alone is not told from a name.
 */
export function createMissed(index: LeakIndex, context: ValueContext) {
  const everybodys = new Set<string>();
  const kept: MissedState['kept'][number][] = [];

  function isTelling(text: string, { type }: SourceValue, kind: Hit['kind']): boolean {
    const figures = text.replaceAll(/\D/g, '').length;
    if (figures > 0)
      return figures >= LEAST_FIGURES && (kind !== 'date' || /\d{4}/.test(text) || figures > LEAST_FIGURES);
    if (kind === 'date' || Array.from(text).length < (/\p{Script=Han}/u.test(text) ? 2 : 4)) return false;
    const words = text.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '');
    if (words.every((word) => isCommonWord(word, context.locale) || context.isOrdinary(word))) return false;
    return isNameType(type) || words.length > 1;
  }

  return {
    /** @param fresh what is new in the document: that is looked at in other ways. */
    add(
      doc: Document,
      source: Document,
      hits: readonly Hit[],
      values: readonly SourceValue[],
      fresh: readonly CharSpan[],
    ): void {
      // prettier-ignore
      const own = new Map(values.map((value) => [`${value.label}\u0000${value.text}`, value]));
      const candidates = new Map<string, { readonly value: SourceValue; readonly places: CharSpan[] }>();
      const foreign = new Set<string>();
      for (const hit of hits) {
        const { start, end, labelled } = hit;
        if (labelled || (fresh[firstEndingAfter(fresh, start)]?.start ?? end) < end) continue;
        const text = doc.text.slice(start, end);
        const key = fold(text);
        const { label, text: mention } = index.texts[hit.text] as (typeof index.texts)[number];
        const value = own.get(`${label}\u0000${mention}`);
        if (value === undefined) foreign.add(key);
        else if (hit.isTelling && isTelling(text, value, hit.kind)) {
          const known = candidates.get(key);
          if (known === undefined) candidates.set(key, { value, places: [{ start, end }] });
          else known.places.push({ start, end });
        }
      }
      // A text of the document that is one of another as well tells nothing of the other's.
      for (const key of foreign) if (!candidates.has(key)) everybodys.add(key);
      for (const [key, { value, places }] of candidates) {
        const { start, end } = places[0] as CharSpan;
        const finding = { document: doc.id, start, end, label: value.label, disguise: DISGUISE, labelled: false, source: source.id, entity: value.entity.id }; // prettier-ignore
        kept.push({ key, finding, places });
      }
    },
    /** What was counted since it was last asked, to be merged elsewhere; it is forgotten here. */
    take() {
      const state = { everybodys: new Set(everybodys), kept: kept.splice(0) };
      everybodys.clear();
      return state;
    },
    merge(state: MissedState): void {
      for (const key of state.everybodys) everybodys.add(key);
      appendAll(kept, state.kept);
    },
    telling(): readonly TraceFinding[] {
      const told = new Set<string>();
      return kept.flatMap(({ key, finding }) => {
        const value = `${finding.document}\u0000${finding.entity}`;
        if (everybodys.has(key) || told.has(value)) return [];
        told.add(value);
        return [finding];
      });
    },
    /** All places of what tells, of each document. */
    places: (): readonly (TraceFinding & CharSpan)[] =>
      kept.flatMap(({ key, finding, places }) =>
        everybodys.has(key) ? [] : places.map((place) => ({ ...finding, ...place })),
      ),
  };
}

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
  readonly daysOf: Parameters<typeof createShifts>[0];
}

const PLACES_AT_MOST = 10_000;
/** From this share on, what a document has beyond its source's context is there by somebody's doing. */
const CLOSE = 0.6;

/** What is left of stretches without others; both in text order. */
function outsideOf(stretches: readonly CharSpan[], others: readonly CharSpan[]): readonly CharSpan[] {
  return stretches.flatMap(({ start, end }) => {
    const rest: CharSpan[] = [];
    let from = start;
    for (let i = firstEndingAfter(others, start); i < others.length && (others[i] as CharSpan).start < end; i++) {
      const other = others[i] as CharSpan;
      if (other.start > from) rest.push({ start: from, end: other.start });
      from = Math.max(from, other.end);
    }
    return from < end ? [...rest, { start: from, end }] : rest;
  });
}

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
  const counts = { documents: 0, mentions: 0, texts: 0, unlabelled: 0, labelled: 0 };
  const disguises = new Map<string, number>();
  const places: TraceFinding[] = [];
  let leftOut = 0;

  function push(finding: TraceFinding): void {
    counts[finding.labelled ? 'labelled' : 'unlabelled']++;
    disguises.set(finding.disguise, (disguises.get(finding.disguise) ?? 0) + 1);
    if (places.length < PLACES_AT_MOST) places.push(finding);
    else leftOut++;
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
      missed.add(doc, source, hits, values, fresh);
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
    /** What was counted since it was last asked, to be merged elsewhere; it is forgotten here. */
    take() {
      const state = { counts: { ...counts }, disguises: new Map(disguises), places: places.splice(0), leftOut, missed: missed.take(), residues: residues.take(), shifts: shifts.take() }; // prettier-ignore
      for (const key of Object.keys(counts) as (keyof typeof counts)[]) counts[key] = 0;
      disguises.clear();
      leftOut = 0;
      return state;
    },
    /** @param state of documents that come after those that were added here. */
    merge(state: TraceState): void {
      for (const key of Object.keys(counts) as (keyof typeof counts)[]) counts[key] += state.counts[key];
      for (const [disguise, count] of state.disguises) disguises.set(disguise, (disguises.get(disguise) ?? 0) + count);
      const taken = state.places.slice(0, PLACES_AT_MOST - places.length);
      appendAll(places, taken);
      leftOut += state.leftOut + state.places.length - taken.length;
      missed.merge(state.missed);
      residues.merge(state.residues);
      shifts.merge(state.shifts);
    },
    result(): Traces {
      for (const finding of [...missed.telling(), ...residues.telling(), ...shifts.telling()]) push(finding);
      return {
        ...counts,
        disguises: Object.fromEntries([...disguises].toSorted(([a], [b]) => (a < b ? -1 : 1))),
        places: [...places],
        placesLeftOut: leftOut,
      };
    },
  };
}

export interface TraceState {
  readonly counts: Pick<Traces, 'documents' | 'mentions' | 'texts' | 'unlabelled' | 'labelled'>;
  readonly disguises: ReadonlyMap<string, number>;
  readonly places: readonly TraceFinding[];
  readonly leftOut: number;
  readonly missed: MissedState;
  readonly residues: ResidueState;
  readonly shifts: ShiftState;
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
