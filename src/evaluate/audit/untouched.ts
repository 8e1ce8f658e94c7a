import { mentionsOf } from '../../core/document.ts';
import type { Document, Entity } from '../../core/types.ts';
import { obtain } from '../../core/collections.ts';
import { addCounts, createCounter } from '../../core/counter.ts';
import { textOf } from './cover.ts';

export interface UntouchedRow {
  /** Mentions of linked copies that could be paired with their source's. */
  readonly mentions: number;
  /** Of those: the same text at the same place. */
  readonly untouched: number;
}

export interface Untouched {
  readonly labels: Readonly<Record<string, UntouchedRow>>;
  readonly total: UntouchedRow;
  /** Of those untouched: what an age or a date that was drawn anew is by chance. */
  readonly byChance: number;
  /** Source mentions, times copies, with no counterpart in the copy: it holds a part of its source only, or other mentions. */
  readonly unpaired: number;
}

/** An age is shifted by a few years, or by none. Where more of them than so stayed, they were not drawn; of few chance may leave two more, but no more than half. */
export const mostByChance = (mentions: number): number => Math.min(0.25 * mentions + 2, 0.5 * mentions);

/**
 * Counts the mentions that a copy has as its source has them. Mentions are paired by id, or by order where labels agree.
 *
 * @param isShared whether a label's texts come from no list, so that what is drawn anew may be what it was.
 */
export function createUntouched(isShared: (label: string) => boolean = () => false) {
  const noMentions = () => ({ mentions: 0, untouched: 0 });
  const counter = createCounter(() => ({ labels: new Map<string, ReturnType<typeof noMentions>>(), unpaired: 0 }));
  return {
    addCopy(source: Document, copy: Document): void {
      const { counts } = counter;
      const mentions = mentionsOf(source);
      const partner = pairMentions(mentions, mentionsOf(copy), [source.text, copy.text]);
      for (const [i, mention] of mentions.entries()) {
        const other = partner(mention, i);
        if (other === undefined) {
          counts.unpaired++;
          continue;
        }
        const row = obtain(counts.labels, mention.label, noMentions);
        row.mentions++;
        if (textOf(source, mention) === textOf(copy, other)) row.untouched++;
      }
    },
    take: counter.take,
    merge: counter.merge,
    result(): Untouched {
      const { labels, unpaired } = counter.counts;
      const total = noMentions();
      let byChance = 0;
      for (const [label, row] of labels) {
        addCounts(total, row);
        if (isShared(label) && row.untouched <= mostByChance(row.mentions)) byChance += row.untouched;
      }
      const sorted = [...labels].toSorted(([a], [b]) => (a < b ? -1 : 1));
      return { labels: Object.fromEntries(sorted), total, byChance, unpaired };
    },
  };
}

/** Mentions of both, multiplied: beyond it, those whose ids were given anew are not aligned. */
const ALIGNED_AT_MOST = 4_000_000;
/** So many characters before a mention tell where in the text it stands. */
const BEFORE = 12;

/**
 * The mention of a copy that stands for one of its source. By order where it fits: formats without ids number them anew. Else by id;
 * and where a mention that was added or lost has moved the numbers on, by the longest alignment of labels and of what stands before them.
 */
export function pairMentions(
  source: readonly Entity[],
  copy: readonly Entity[],
  [sourceText, copyText]: readonly [source: string, copy: string],
): (mention: Entity, index: number) => Entity | undefined {
  const inOrder = source.length === copy.length && source.every(({ label }, i) => label === copy[i]?.label);
  if (inOrder) return (_, index) => copy[index];
  const byId = new Map(copy.map((mention) => [mention.id, mention]));
  const ofId = ({ id, label }: Entity) => {
    const other = byId.get(id);
    return other?.label === label ? other : undefined;
  };
  const before = beforeMentions(source, sourceText);
  const beforeCopy = beforeMentions(copy, copyText);
  const isHeld = (mention: Entity, other: Entity | undefined) =>
    other !== undefined && before.get(mention) === beforeCopy.get(other);
  const held = source.filter((mention) => isHeld(mention, ofId(mention))).length;
  if (held === source.length || source.length * copy.length > ALIGNED_AT_MOST) return ofId;
  const alignment = align(source, copy, (a, b) =>
    a.label !== b.label ? 0 : before.get(a) === beforeCopy.get(b) ? 3 : 2,
  );
  const aligned = source.filter((mention) => isHeld(mention, alignment.get(mention))).length;
  return aligned > held ? (mention) => alignment.get(mention) : ofId;
}

/** What stands before each mention, after the one before it. */
function beforeMentions(mentions: readonly Entity[], text: string): ReadonlyMap<Entity, string> {
  let last = 0;
  return new Map(
    mentions.map((mention) => {
      const own = text.slice(Math.max(last, mention.start - BEFORE, 0), mention.start);
      last = mention.end;
      return [mention, own];
    }),
  );
}

/** The pairs, in order in both, whose scores add up to the most. */
function align(a: readonly Entity[], b: readonly Entity[], score: (a: Entity, b: Entity) => number) {
  const width = b.length + 1;
  const best = new Int32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const own = score(a[i] as Entity, b[j] as Entity);
      const paired = own === 0 ? -1 : own + (best[(i + 1) * width + j + 1] as number);
      best[i * width + j] = Math.max(paired, best[(i + 1) * width + j] as number, best[i * width + j + 1] as number);
    }
  }
  const pairs = new Map<Entity, Entity>();
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const here = best[i * width + j] as number;
    if (here === best[(i + 1) * width + j]) i++;
    else if (here === best[i * width + j + 1]) j++;
    else pairs.set(a[i++] as Entity, b[j++] as Entity);
  }
  return pairs;
}
