import { firstEndingAfter } from '../../../core/spans.ts';
import { once } from '../../../core/caches.ts';
import { addCount, obtain } from '../../../core/collections.ts';
import { createCounter, joinCounters } from '../../../core/counter.ts';
import type { CharSpan, Document } from '../../../core/types.ts';
import { coveredSpans, joinSpans, outsideOf } from '../../../evaluate/audit/cover.ts';
import type { Words } from '../../../evaluate/audit/vocabulary.ts';
import type { Hit, LeakIndex } from '../../../evaluate/audit/leak-index.ts';
import { fold } from '../../../text/fold.ts';
import { isNameType, namePieces } from '../meaning.ts';
import { commonNames, daysWithoutYear, type EvidenceContext, isBehindTitle, isHidden, isTelling, standsAmidWords, wordAround } from './evidence.ts'; // prettier-ignore
import { createFaintTraces, type FaintWeight } from './faint.ts';
import { createTraceFinder, type Trace } from './finder.ts';
import { createUnnamedFinder } from './unnamed.ts';
import type { SourceValue, TraceFinding, ValueContext } from './values.ts';

const DISGUISE = 'missed by the labels of the source';
const UNNAMED = 'looks personal and has no label anywhere';
/** How a faint trace stands, as it is told. */
const HOW: Readonly<Record<FaintWeight['kind'], string>> = {
  error: 'with an error',
  'lower error': 'with an error',
  signs: 'signs for letters',
  cut: 'cut short',
  initials: 'initials',
  part: 'part of a number',
  'hidden part': 'part of a number',
  'wrong figure': 'with an error',
  letters: 'letters for figures',
};

export interface Kept {
  readonly key: string;
  readonly finding: TraceFinding;
  readonly places: readonly CharSpan[];
  readonly trace?: FaintWeight;
}

/**
 * Values that the source labels at one place and not at another: concealment leaves the other. What other documents have in
 * their context too is a word or number of everybody's ("Baker's cyst"), but where nearly all that have it label it: they missed it too; a dictionary's word alone is told from a name by what is around it.
 */
export function createMissed(index: LeakIndex, context: ValueContext) {
  const findTraces = createTraceFinder(context.locale, (word) => context.isOrdinary(word));
  const evidence: EvidenceContext = { ...context, isElsewhere: (word, id) => index.isElsewhere(word, id) };
  const faint = createFaintTraces(index, context);
  const findUnnamed = createUnnamedFinder(index.texts, context);
  const own = createCounter(() => ({
    /** In how many documents something stands that others label, and they do not. */
    foreign: new Map<string, number>(),
    kept: [] as Kept[],
  }));
  const { take, merge } = joinCounters({ own, faint });

  /** In how many documents something is labelled, by itself or in a name; those that do so in several ways count for each. */
  const labelled = once(() => {
    const documents = new Map<string, number>();
    for (const text of index.texts) {
      const pieces = isNameType(context.typeOf(text.label)) ? namePieces(text.text, context.locale) : [];
      for (const key of new Set([text.text, ...pieces].map(fold))) addCount(documents, key, text.documents);
    }
    return documents;
  });

  const isTold = (key: string, trace: FaintWeight | undefined) => {
    const unlabelled = own.counts.foreign.get(key) ?? 0;
    if (unlabelled > 0 && isEverybodys({ unlabelled, labelled: labelled().get(key) ?? 0 })) return false;
    return trace === undefined || faint.tells(trace);
  };

  return {
    /** @param fresh what is new in the document: that is looked at in other ways. */
    add(
      doc: Document,
      words: Words,
      source: Document,
      hits: readonly Hit[],
      values: readonly SourceValue[],
      fresh: readonly CharSpan[],
    ): void {
      const { foreign, kept } = own.counts;
      const valueOf = new Map(values.map((value) => [`${value.label}\u0000${value.text}`, value]));
      const candidates = new Map<
        string,
        { readonly value: SourceValue; readonly places: CharSpan[]; isTitled?: boolean }
      >();
      const common = new Map<string, CharSpan[]>();
      const others = new Set<string>();
      for (const hit of hits) {
        const { start, end, labelled } = hit;
        if (labelled || (fresh[firstEndingAfter(fresh, start)]?.start ?? end) < end) continue;
        const text = doc.text.slice(start, end);
        const key = fold(text);
        const { label, text: mention } = index.texts[hit.text] as (typeof index.texts)[number];
        const value = valueOf.get(`${label}\u0000${mention}`);
        if (value === undefined) others.add(key);
        else {
          const isWord = isNameType(value.type) && /^\p{Lu}[\p{L}\p{M}]+$/u.test(text);
          const isTitled = isWord && isBehindTitle(evidence, doc.text, start);
          if (
            isTitled ||
            isTelling(evidence, text, source.id, value, hit) ||
            (isWord && standsAmidWords(evidence, doc.text, hit))
          ) {
            const known = obtain(candidates, key, () => ({ value, places: [] as CharSpan[], isTitled }));
            known.places.push({ start, end });
            known.isTitled ||= isTitled;
          } else if (isWord && hit.isTelling) obtain(common, key, () => []).push({ start, end });
        }
      }
      for (const [key, places] of common) candidates.get(key)?.places.push(...places);
      const known = joinSpans(doc.text, [...coveredSpans(doc), ...fresh]);
      for (const { value, isTitled, ...place } of commonNames(evidence, doc, values)) {
        if ((known[firstEndingAfter(known, place.start)]?.start ?? place.end) < place.end) continue;
        const found = obtain(candidates, fold(doc.text.slice(place.start, place.end)), () => ({ value, places: [] as CharSpan[], isTitled })); // prettier-ignore
        found.places.push(place);
        found.isTitled ||= isTitled;
      }
      for (const { value, ...place } of daysWithoutYear(evidence, doc, values, fresh)) {
        const key = fold(doc.text.slice(place.start, place.end));
        if (!candidates.has(key)) candidates.set(key, { value, places: [place] });
      }
      const names = values.flatMap(({ type, words: keys }) => (isNameType(type) ? (keys?.parts ?? []) : []));
      const initials = new Set(names.map((name) => name.charAt(0)));
      const met = [...candidates.values()].flatMap(({ places }) => places);
      const read = joinSpans(doc.text, [...known, ...met]);
      const unread = outsideOf(index.unusual(doc, words, source.id), read);
      for (const stretch of unread) {
        const tells = (trace: Trace) => isHidden(evidence, doc.text, source.id, initials, trace);
        for (const { value, ...place } of findTraces(doc, stretch, values, 'context', tells)) {
          const { start, end } = wordAround(doc.text, place);
          const key = fold(doc.text.slice(start, end));
          if (!candidates.has(key)) candidates.set(key, { value, places: [{ start, end }] });
        }
      }
      // A text of the document that is one of another as well tells nothing of the other's.
      for (const key of others) if (!candidates.has(key)) addCount(foreign, key);
      for (const [key, { value, places, isTitled = false }] of candidates) {
        const { start, end } = places[0] as CharSpan;
        const finding = { document: doc.id, start, end, label: value.label, disguise: DISGUISE, labelled: false, source: source.id, entity: value.entity.id }; // prettier-ignore
        kept.push({ key: isTitled ? `\u0000${key}` : key, finding, places });
      }
      const nearer = joinSpans(
        doc.text,
        [...candidates.values()].flatMap(({ places }) => places),
      );
      for (const { value, kind, letters, documents, start, end } of faint.find(
        doc,
        outsideOf(unread, nearer),
        source,
        values,
      )) {
        const finding = { document: doc.id, start, end, label: value.label, disguise: `${DISGUISE}, ${HOW[kind]}`, labelled: false, source: source.id, entity: value.entity.id }; // prettier-ignore
        const key = fold(doc.text.slice(start, end));
        if (!candidates.has(key))
          kept.push({ key, finding, places: [{ start, end }], trace: { kind, letters, documents } });
      }
      const told = joinSpans(doc.text, [...coveredSpans(doc), ...[...candidates.values()].flatMap(({ places }) => places)]); // prettier-ignore
      for (const { start, end, label } of findUnnamed(doc, told)) {
        const text = doc.text.slice(start, end);
        const at = source.text.indexOf(text);
        if (at < 0) continue;
        const stands = { start: at, end: at + text.length };
        const finding = { document: doc.id, start, end, label, disguise: UNNAMED, labelled: false, source: source.id, stands }; // prettier-ignore
        // It is nobody's less for standing in several documents.
        kept.push({ key: `\u0000${text}`, finding, places: [{ start, end }] });
      }
    },
    take,
    merge,
    telling(): readonly TraceFinding[] {
      const { kept } = own.counts;
      const valueOf = ({ finding, key }: Kept) => `${finding.document}\u0000${finding.entity ?? key}`;
      const [all, told] = [kept.filter(({ key, trace }) => isTold(key, trace)), new Set<string>()];
      // Of a value what is faint is told only where nothing else is.
      const plain = new Set(all.filter(({ trace }) => trace === undefined).map(valueOf));
      return all.flatMap((each) => {
        const value = valueOf(each);
        if (told.has(value) || (each.trace && plain.has(value))) return [];
        told.add(value);
        return [each.finding];
      });
    },
    /** All places of what tells, of each document. */
    places: (): readonly (TraceFinding & CharSpan)[] =>
      own.counts.kept.flatMap(({ key, finding, places, trace }) =>
        !isTold(key, trace) ? [] : places.map((place) => ({ ...finding, ...place })),
      ),
  };
}

/** A text is labelled in fewer than so many times the documents that have it in their context alone, if it is a word of everybody's. */
const SELDOM = 4;

/**
 * Whether a text is a word or number of everybody's, by the documents that have it without a label and those that label it: it is where
 * labelled < {@link SELDOM} × unlabelled.
 */
export function isEverybodys({
  unlabelled,
  labelled,
}: {
  readonly unlabelled: number;
  readonly labelled: number;
}): boolean {
  return labelled < SELDOM * unlabelled;
}
