import type { Document, Entity } from '../core/types.ts';
import { samePlace } from './pair-mentions.ts';
import { checkSameText, mentionsOf } from './scorer.ts';
import { foldCase } from '../text/fold.ts';

/** What the training documents had of a mention's text: nothing, the text with its label, or only with other labels. */
export type Seen = 'unseen' | 'same-label' | 'other-label';

export interface SeenRow {
  readonly mentions: number;
  /** Of those: predicted with the same characters and label (strict). */
  readonly found: number;
}

export interface SeenResult {
  readonly seen: Readonly<Record<Seen, SeenRow>>;
  /** Labels of the test that training never had, with their number of mentions, sorted. */
  readonly unknownLabels: Readonly<Record<string, number>>;
}

/** The texts that were labelled in training, with their labels. */
export interface TrainedSurfaces {
  add(doc: Document): void;
  /** What there is of this mention of a document. */
  lookUp(doc: Document, mention: Entity): Seen;
  hasLabel(label: string): boolean;
}

/** Texts are compared without case, and any white space is one blank. */
export function createTrainedSurfaces(): TrainedSurfaces {
  const labelsBySurface = new Map<string, Set<string>>();
  const labels = new Set<string>();
  return {
    add(doc) {
      for (const mention of mentionsOf(doc)) {
        const surface = surfaceOf(doc, mention);
        const known = labelsBySurface.get(surface);
        if (known) known.add(mention.label);
        else labelsBySurface.set(surface, new Set([mention.label]));
        labels.add(mention.label);
      }
    },
    lookUp(doc, mention) {
      const known = labelsBySurface.get(surfaceOf(doc, mention));
      return known === undefined ? 'unseen' : known.has(mention.label) ? 'same-label' : 'other-label';
    },
    hasLabel: (label) => labels.has(label),
  };
}

/**
 * The error analysis of the PHICON paper, section 2: how many gold mentions were found, by what training had of their text.
 * Overlapping predictions of one mention find it once.
 */
export function createSeenAnalysis(trained: TrainedSurfaces) {
  const seen: Record<Seen, { mentions: number; found: number }> = {
    unseen: { mentions: 0, found: 0 },
    'same-label': { mentions: 0, found: 0 },
    'other-label': { mentions: 0, found: 0 },
  };
  const unknown = new Map<string, number>();
  return {
    /** @throws TypeError where the two documents have not the same text. */
    add(gold: Document, predicted: Document): void {
      checkSameText(gold, predicted);
      const predictions = new Map<string, Entity[]>();
      for (const mention of mentionsOf(predicted)) {
        const key = `${mention.start} ${mention.label}`;
        const others = predictions.get(key);
        if (others) others.push(mention);
        else predictions.set(key, [mention]);
      }
      for (const mention of mentionsOf(gold)) {
        const row = seen[trained.lookUp(gold, mention)];
        row.mentions++;
        const candidates = predictions.get(`${mention.start} ${mention.label}`) ?? [];
        if (candidates.some((other) => samePlace(other, mention))) row.found++;
        if (!trained.hasLabel(mention.label)) unknown.set(mention.label, (unknown.get(mention.label) ?? 0) + 1);
      }
    },
    result(): SeenResult {
      const sorted = [...unknown].toSorted(([a], [b]) => (a < b ? -1 : 1));
      return {
        seen: {
          unseen: { ...seen.unseen },
          'same-label': { ...seen['same-label'] },
          'other-label': { ...seen['other-label'] },
        },
        unknownLabels: Object.fromEntries(sorted),
      };
    },
  };
}

function surfaceOf(doc: Document, mention: Entity): string {
  const parts = mention.fragments ?? [mention];
  const text = parts.map(({ start, end }) => doc.text.slice(start, end)).join(' ');
  return foldCase(text);
}
