import { mentionsOf, piecesOf } from '../../core/document.ts';
import { appendAll, lowerBound, obtain } from '../../core/collections.ts';
import type { CharSpan, Document, Entity } from '../../core/types.ts';
import { commonWords } from './common-words.ts';
import { textOf } from './cover.ts';
import { NEAR } from './quasi-identifiers.ts';
import { contextSequence, createSimilarity } from './similarity.ts';
import { mostByChance, pairMentions } from './untouched.ts';
import { createVocabulary, type Words } from './vocabulary.ts';

/** What two releases of a document tell together. */
export type ToldByBoth =
  /** It stands in the one and was concealed in the other: to compare them points it out. */
  | 'stands in the earlier'
  | 'stands in the present'
  /** A date, an age or the like has two surrogates, both of which are near it: fewer values can be it. */
  | 'drawn twice';

/** A place of the source of which two releases tell. It holds no text. */
export interface TogetherPlace extends CharSpan {
  readonly source: string;
  readonly earlier: string;
  readonly document: string;
  /** None where no label of the source covers it. */
  readonly label: string | undefined;
  readonly what: ToldByBoth;
}

/** What a release tells together with an earlier one of the same source. */
export interface EarlierRelease {
  /** Documents of the source that are in both, and those of the earlier release that are in this one no more. */
  readonly again: number;
  readonly gone: number;
  /** Documents of the earlier release of which nothing tells what they were made from. */
  readonly unknown: number;
  /** Of those that are in both: the same in both; with other surrogates, which tells which words are the source's; of which both tell more. */
  readonly same: number;
  readonly drawnAnew: number;
  readonly told: number;
  /** Places by what is told, by label; without a label under the empty one. */
  readonly labels: Readonly<Record<string, Readonly<Record<ToldByBoth, number>>>>;
  /** The first of them. */
  readonly places: readonly TogetherPlace[];
  readonly placesLeftOut: number;
}

export interface ReleaseReading {
  /** Whether surrogates of a label are near what they are written over, as of ages and dates. */
  readonly isNear: (label: string) => boolean;
  /** Whether a word outside mentions may tell of somebody: no function word, no title. */
  readonly mayTell: (word: string) => boolean;
}

const PLACES_AT_MOST = 10_000;
const NUMBER = /\p{Nd}/u;
const SMALL = /^\p{Ll}/u;

/**
 * Compares two releases of one source, document by document, as somebody does who was given both. What differs between them was drawn; what stands
 * in one of them alone is known all the same, and more so, since the other points at it.
 */
export function compareReleases(
  sources: readonly Document[],
  earlier: readonly Document[],
  present: readonly Document[],
  { isNear, mayTell }: ReleaseReading,
): EarlierRelease {
  const vocabulary = createVocabulary();
  const originOf = createOrigins(sources);
  const before = byOrigin(earlier, originOf);
  const now = byOrigin(present, originOf);
  const counts = { again: 0, gone: 0, same: 0, drawnAnew: 0 };
  const places: TogetherPlace[] = [];
  /** By label, mentions, and those of a near kind that one release has as they were: by chance, or since they were kept. */
  const near = new Map<string, { mentions: number; readonly standing: TogetherPlace[] }>();
  for (const source of sources) {
    const [olds, news] = [before.get(source) ?? [], now.get(source) ?? []];
    if (olds.length === 0) continue;
    if (news.length === 0) {
      counts.gone++;
      continue;
    }
    counts.again++;
    const known = new Set(olds.map(({ text }) => text));
    const others = news.flatMap((doc, i) => (known.has(doc.text) ? [] : [[olds[i] ?? (olds[0] as Document), doc] as const])); // prettier-ignore
    if (others.length === 0) counts.same++;
    let isAnew = false;
    for (const [old, doc] of others) isAnew = compare(source, old, doc) || isAnew;
    if (isAnew) counts.drawnAnew++;
  }
  for (const { mentions, standing } of near.values()) {
    const isChance = standing.length <= mostByChance(mentions);
    appendAll(places, isChance ? standing.map((place) => ({ ...place, what: 'drawn twice' as const })) : standing);
  }
  const labels = new Map<string, Record<ToldByBoth, number>>();
  for (const { label = '', what } of places)
    obtain(labels, label, () => ({ 'stands in the earlier': 0, 'stands in the present': 0, 'drawn twice': 0 }))[what]++;
  return {
    ...counts,
    unknown: earlier.length - [...before.values()].reduce((sum, { length }) => sum + length, 0),
    told: new Set(places.map(({ source }) => source)).size,
    labels: Object.fromEntries([...labels].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    places: places.slice(0, PLACES_AT_MOST),
    placesLeftOut: Math.max(0, places.length - PLACES_AT_MOST),
  };

  /** @returns whether a mention has two surrogates. */
  function compare(source: Document, old: Document, doc: Document): boolean {
    const words = vocabulary.read(source.text);
    const [inOld, inNew] = [old, doc].map(({ text }) => commonWords(words.ids, vocabulary.read(text).ids)) as [Uint8Array, Uint8Array]; // prettier-ignore
    const place = (span: CharSpan, label: string | undefined, isOld: boolean): TogetherPlace => ({
      source: source.id,
      earlier: old.id,
      document: doc.id,
      start: span.start,
      end: span.end,
      label,
      what: isOld ? 'stands in the earlier' : 'stands in the present',
    });
    const mentions = mentionsOf(source);
    const partnerIn = (release: Document) => {
      const partner = pairMentions(mentions, mentionsOf(release), [source.text, release.text]);
      return (mention: Entity, index: number) => {
        const other = partner(mention, index);
        return other && textOf(release, other);
      };
    };
    const [oldOf, newOf] = [partnerIn(old), partnerIn(doc)];
    const ends = Array.from({ length: words.length }, (_, word) => endOf(words, word));
    const isMention = new Uint8Array(words.length);
    let isAnew = false;
    for (const [i, mention] of mentions.entries()) {
      const own: number[] = [];
      for (const { start, end } of piecesOf(mention))
        for (
          let word = lowerBound(ends, (at) => at <= start);
          word < words.length && startOf(words, word) < end;
          word++
        )
          own.push(word);
      for (const word of own) isMention[word] = 1;
      if (own.length === 0) continue;
      const [isOld, isNew] = [inOld, inNew].map((common) => own.every((word) => common[word] === 1));
      if (isOld === true && isNew === true) continue;
      const [oldText, newText] = [oldOf(mention, i), newOf(mention, i)];
      const isOther = oldText !== undefined && newText !== undefined && oldText !== newText;
      const found = place(mention, mention.label, isOld === true);
      if (isNear(mention.label) && isOther && NUMBER.test(oldText) && NUMBER.test(newText)) {
        const row = obtain(near, mention.label, () => ({ mentions: 0, standing: [] }));
        row.mentions++;
        if (isOld !== isNew) row.standing.push(found);
        else places.push({ ...found, what: 'drawn twice' });
      } else if (isOld !== isNew) places.push(found);
      isAnew ||= isOther;
    }
    const named = new Set(words.ids.filter((_, word) => isMention[word] === 1));
    const isTold = (word: number) => isMention[word] === 0 && inOld[word] !== inNew[word];
    for (let from = 0; from < words.length; from++) {
      if (!isTold(from)) continue;
      let to = from + 1;
      while (to < words.length && isTold(to) && inOld[to] === inOld[from]) to++;
      let tells = false;
      for (let word = from; word < to; word++) {
        const text = source.text.slice(startOf(words, word), endOf(words, word));
        tells ||= mayTell(text) && (!SMALL.test(text) || named.has(words.ids[word] as number));
      }
      const span = { start: startOf(words, from), end: endOf(words, to - 1) };
      if (tells) places.push(place(span, undefined, inOld[from] === 1));
      from = to - 1;
    }
    return isAnew;
  }
}

/** Which document of the source one of a release was made from: as it states, by its wording, or by its id. */
function createOrigins(sources: readonly Document[]): (doc: Document) => Document | undefined {
  const vocabulary = createVocabulary();
  const similarity = createSimilarity();
  const sequenceOf = (doc: Document) => contextSequence(doc, vocabulary.read(doc.text), vocabulary);
  for (const doc of sources) similarity.addSource(doc.id, sequenceOf(doc));
  const byId = new Map(sources.map((doc) => [doc.id, doc]));
  return (doc) => {
    const stated = byId.get(doc.derivedFrom?.id ?? '');
    if (stated !== undefined) return stated;
    const { source = '', similarity: nearness } = similarity.addDerived(doc.id, sequenceOf(doc));
    return byId.get(nearness > NEAR ? source : doc.id);
  };
}

function byOrigin(documents: readonly Document[], originOf: (doc: Document) => Document | undefined) {
  const groups = new Map<Document, Document[]>();
  for (const doc of documents) {
    const origin = originOf(doc);
    if (origin !== undefined) obtain(groups, origin, () => []).push(doc);
  }
  return groups;
}

const startOf = ({ offsets }: Words, word: number) => offsets[2 * word] as number;
const endOf = ({ offsets }: Words, word: number) => offsets[2 * word + 1] as number;
