import { mentionsOf } from '../../core/document.ts';
import { obtain } from '../../core/collections.ts';
import { addCapped, createCappedList, createCounter } from '../../core/counter.ts';
import type { CharSpan, Document } from '../../core/types.ts';
import { nearCopy, type NearCopy } from '../../text/near-copy.ts';
import { type ChanceSample, createChanceSample, judgeChance } from './chance.ts';
import { textOf } from './cover.ts';
import { pairMentions } from './untouched.ts';

/** A surrogate that is nearly what it was written over. It holds no text. */
export interface NearCopyPlace extends CharSpan {
  readonly document: string;
  readonly label: string;
  readonly kind: NearCopyKind;
  readonly source: string;
  readonly entity: string;
}

/** What is the same but for case and accents is no near copy: the other checks find it. */
type NearCopyKind = Exclude<NearCopy, 'same'>;

export interface NearCopyRow {
  readonly label: string;
  /** Surrogates that differ from what they were written over, each once for a document. */
  readonly surrogates: number;
  readonly observed: number;
  /** What chance gives: as often as surrogates are near copies of what other surrogates were written over. */
  readonly expected: number;
  /** The largest number that chance still gives. */
  readonly bound: number;
  readonly isAbove: boolean;
}

export interface NearCopies {
  readonly rows: readonly NearCopyRow[];
  /** Labels with too few different texts to tell what chance gives, with the surrogates of each. */
  readonly notJudged: readonly { readonly label: string; readonly surrogates: number; readonly observed: number }[];
  readonly kinds: Readonly<Record<NearCopyKind, number>>;
  readonly total: { readonly surrogates: number; readonly observed: number };
  readonly places: readonly NearCopyPlace[];
  readonly placesLeftOut: number;
}

export interface Pair {
  readonly source: string;
  readonly copy: string;
}

const PLACES_AT_MOST = 10_000;
const PAIRS_AT_MOST = 2000;
/** With how many others each surrogate is compared. */
const PARTNERS = 20;
const DRAWS_AT_LEAST = 40;
const LEVEL = 0.99;

/**
 * Counts surrogates that are nearly what they were written over, and judges whether there are more than chance gives: surrogates are drawn
 * without regard to each other's sources, so that their nearness to those is chance alone (a permutation test).
 *
 * @param tellsOf which words of a label's mentions tell; `undefined` for a label whose surrogates are near by design, such as dates.
 */
export function createNearCopies(tellsOf: (label: string) => ((word: string) => boolean) | undefined) {
  const emptyRow = () => ({ surrogates: 0, observed: 0, pairs: createCappedList<Pair>(PAIRS_AT_MOST) });
  const counter = createCounter(() => ({
    labels: new Map<string, ReturnType<typeof emptyRow>>(),
    kinds: { order: 0, spacing: 0, spelling: 0 },
    places: createCappedList<NearCopyPlace>(PLACES_AT_MOST),
  }));
  return {
    addCopy(source: Document, copy: Document): void {
      const { labels, kinds, places } = counter.counts;
      const mentions = mentionsOf(source);
      const partner = pairMentions(mentions, mentionsOf(copy), [source.text, copy.text]);
      const seen = new Set<string>();
      for (const [i, mention] of mentions.entries()) {
        const tells = tellsOf(mention.label);
        const other = tells && partner(mention, i);
        if (other === undefined) continue;
        const [before, after] = [textOf(source, mention), textOf(copy, other)];
        const key = `${mention.label}\u0000${before}\u0000${after}`;
        if (before === after || seen.has(key)) continue;
        seen.add(key);
        const row = obtain(labels, mention.label, emptyRow);
        row.surrogates++;
        addCapped(row.pairs, { source: before, copy: after });
        const kind = nearCopy(before, after, tells);
        if (kind === undefined || kind === 'same') continue;
        row.observed++;
        kinds[kind]++;
        const { start, end, label } = other;
        addCapped(places, { document: copy.id, start, end, label, kind, source: source.id, entity: mention.id });
      }
    },
    take: counter.take,
    merge: counter.merge,
    result(): NearCopies {
      const { labels, kinds, places } = counter.counts;
      const sorted = [...labels].toSorted(([a], [b]) => (a < b ? -1 : 1));
      const samples = sorted.map(([label, row]) => ({
        label,
        ...row,
        sample: sampleOf(row.pairs.items, tellsOf(label)),
      }));
      const judged = samples.filter(({ sample }) => sample.draws >= DRAWS_AT_LEAST);
      // Bonferroni: the judgement of all rows together holds at the level.
      const level = 1 - (1 - LEVEL) / Math.max(1, judged.length);
      return {
        rows: judged.map(({ label, surrogates, observed, sample }) => ({
          label,
          surrogates,
          observed,
          ...judgeChance(observed, surrogates, sample, level),
        })),
        notJudged: samples.flatMap(({ label, surrogates, observed, sample }) =>
          sample.draws < DRAWS_AT_LEAST ? [{ label, surrogates, observed }] : [],
        ),
        kinds: { ...kinds },
        total: {
          surrogates: samples.reduce((sum, row) => sum + row.surrogates, 0),
          observed: samples.reduce((sum, row) => sum + row.observed, 0),
        },
        places: [...places.items],
        placesLeftOut: places.leftOut,
      };
    },
  };
}

/** How often surrogates are near what stood elsewhere: each is compared with the sources of others, spread over the corpus. */
function sampleOf(pairs: readonly Pair[], tells: ((word: string) => boolean) | undefined): ChanceSample {
  const sample = createChanceSample();
  const step = Math.max(1, Math.floor(pairs.length / (PARTNERS + 1)));
  for (const [i, { source, copy }] of pairs.entries()) {
    let [draws, met] = [0, 0];
    for (let n = 1; n <= PARTNERS && n * step < pairs.length; n++) {
      const other = pairs[(i + n * step) % pairs.length] as Pair;
      if (other.source === source || other.copy === copy) continue;
      draws++;
      const kind = nearCopy(other.source, copy, tells);
      if (kind !== undefined && kind !== 'same') met++;
    }
    if (draws > 0) sample.add(draws, met);
  }
  return sample.result();
}
