import { overlap } from '../../core/document.ts';
import type { Document, Entity } from '../../core/types.ts';
import { pairOverlapping } from '../../evaluate/match-mentions.ts';
import { mentionsOf } from '../../evaluate/scorer.ts';
import type { TaggedGold } from './scores.ts';

/** A mention that the rules miss, or one that they invent. */
export interface RuleError {
  readonly kind: 'missed' | 'invented';
  readonly document: Document;
  /** The gold mention, or the predicted one, whose attribute `rule` names its network. */
  readonly entity: Entity;
}

/** The outcomes of one comparison, mention by mention: the same as {@link scoreRules} counts. */
export interface Outcomes {
  readonly errors: readonly RuleError[];
  /** Gold mentions that were found, with what found them. */
  readonly correct: readonly { readonly document: Document; readonly gold: Entity; readonly predicted: Entity }[];
}

/** Lists what rules miss and invent (paper §2.1, step 1), in the order of the documents. */
export function findOutcomes({ gold, predicted }: TaggedGold, labels: readonly string[]): Outcomes {
  const wanted = new Set(labels);
  const errors: RuleError[] = [];
  const correct: Outcomes['correct'][number][] = [];
  gold.forEach((document, i) => {
    const own = mentionsOf(document, wanted);
    const found = mentionsOf(predicted[i] as Document, wanted);
    const partner = pairOverlapping(own, found, (a, b) => a.label === b.label);
    own.forEach((entity, g) => {
      const by = found[partner[g] as number];
      if (by === undefined) errors.push({ kind: 'missed', document, entity });
      else correct.push({ document, gold: entity, predicted: by });
    });
    const paired = new Set<number>(partner);
    found.forEach((entity, p) => {
      if (!paired.has(p)) errors.push({ kind: 'invented', document, entity });
    });
  });
  return { errors, correct };
}

/**
 * Which errors are gone, and which are new. A mention that is still invented with other borders is neither.
 *
 * @param before and `after`: of the same gold documents.
 */
export function compareErrors(
  before: readonly RuleError[],
  after: readonly RuleError[],
): { readonly gone: readonly RuleError[]; readonly added: readonly RuleError[] } {
  return { gone: without(before, after), added: without(after, before) };
}

function without(errors: readonly RuleError[], others: readonly RuleError[]): readonly RuleError[] {
  const byPlace = new Map<string, RuleError[]>();
  const keyOf = ({ kind, document, entity }: RuleError) => JSON.stringify([kind, document.id, entity.label]);
  for (const other of others) {
    const known = byPlace.get(keyOf(other));
    if (known) known.push(other);
    else byPlace.set(keyOf(other), [other]);
  }
  return errors.filter((error) => {
    const same = byPlace.get(keyOf(error)) ?? [];
    return !same.some(({ entity }) =>
      error.kind === 'missed' ? entity.id === error.entity.id : overlap(entity, error.entity),
    );
  });
}
