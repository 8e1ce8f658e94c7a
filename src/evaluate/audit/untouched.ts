import type { Document, Entity } from '../../core/types.ts';
import { mentionsOf } from '../scorer.ts';
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

/** An age is shifted by a few years, or by none. Where more of them than so stayed, they were not drawn. */
const BY_CHANCE_AT_MOST = 0.25;

/**
 * Counts the mentions that a copy has as its source has them. Mentions are paired by id, or by order where labels agree.
 *
 * @param isShared whether a label's texts come from no list, so that what is drawn anew may be what it was.
 */
export function createUntouched(isShared: (label: string) => boolean = () => false) {
  const labels = new Map<string, { mentions: number; untouched: number }>();
  let unpaired = 0;
  return {
    addCopy(source: Document, copy: Document): void {
      const mentions = mentionsOf(source);
      const partner = pairMentions(mentions, mentionsOf(copy));
      for (const [i, mention] of mentions.entries()) {
        const other = partner(mention, i);
        if (other === undefined) {
          unpaired++;
          continue;
        }
        let row = labels.get(mention.label);
        if (!row) labels.set(mention.label, (row = { mentions: 0, untouched: 0 }));
        row.mentions++;
        if (textOf(source, mention) === textOf(copy, other)) row.untouched++;
      }
    },
    result(): Untouched {
      const total = { mentions: 0, untouched: 0 };
      let byChance = 0;
      for (const [label, row] of labels) {
        total.mentions += row.mentions;
        total.untouched += row.untouched;
        if (isShared(label) && row.untouched <= BY_CHANCE_AT_MOST * row.mentions) byChance += row.untouched;
      }
      const sorted = [...labels].toSorted(([a], [b]) => (a < b ? -1 : 1));
      return { labels: Object.fromEntries(sorted), total, byChance, unpaired };
    },
  };
}

/** The mention of a copy that stands for one of its source. By order where it fits: formats without ids number them anew. */
export function pairMentions(
  source: readonly Entity[],
  copy: readonly Entity[],
): (mention: Entity, index: number) => Entity | undefined {
  const inOrder = source.length === copy.length && source.every(({ label }, i) => label === copy[i]?.label);
  if (inOrder) return (_, index) => copy[index];
  const byId = new Map(copy.map((mention) => [mention.id, mention]));
  return ({ id, label }) => {
    const other = byId.get(id);
    return other?.label === label ? other : undefined;
  };
}
