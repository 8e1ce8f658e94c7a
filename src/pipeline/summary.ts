import { createSealAccount, type SealSummary, type Sealed } from '../conceal/seal-document.ts';
import { addAccounts } from '../core/collections.ts';
import { listLabels } from '../core/label-names.ts';
import type { LabelPlans } from '../augment/label-plan.ts';
import type { Kept } from '../core/augmenter.ts';
import type { Document } from '../core/types.ts';
import type { AugmentedCopy } from './augmentation/engine.ts';

/** What became of the mentions of one label in all copies together. */
export interface LabelSummary {
  readonly policy: string;
  readonly type?: string;
  /** Mentions in the source. */
  readonly source: number;
  /** Mentions in the augmented copies. */
  readonly copies: number;
  /** Of those, left as they were, by reason. */
  readonly kept: Readonly<Partial<Record<Kept['reason'], number>>>;
}

/** The account of an augmentation: nothing that happened to an entity is missing from it. */
export interface AugmentSummary {
  readonly sourceDocuments: number;
  readonly copies: number;
  /** Copies in which an edit was made; the others are their sources again. */
  readonly changedCopies: number;
  readonly sourceCharacters: number;
  readonly copyCharacters: number;
  readonly labels: Readonly<Record<string, LabelSummary>>;
  /** Edits made, by augmenter. */
  readonly edits: Readonly<Record<string, number>>;
  /** Edits that gave way to an earlier augmenter's, by augmenter. */
  readonly dropped: Readonly<Record<string, number>>;
  /** Changes that an augmenter's own tests held back, by augmenter and test; absent where none were. */
  readonly withheld?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Generated text that was mixed in. */
  readonly generated?: { readonly documents: number; readonly characters: number; readonly entities: number };
  /** Where the copies leave the house without their sources: what they go without. */
  readonly sealed?: SealSummary;
  /** The same account of the documents of a target sample, which the figures above leave out. */
  readonly target?: AugmentSummary;
}

/** Says, in a sentence for the user, that nothing was augmented; `undefined` where something was. */
export function noteOfNothing({ copies, changedCopies }: AugmentSummary): string | undefined {
  if (copies === 0) return 'No copy was made: the corpus has nothing that the recipe takes.';
  if (changedCopies > 0) return undefined;
  return 'Nothing was changed: every copy is its source again, so a training learns nothing new from them.';
}

const CHOSEN = ['unique', 'told', 'no-surrogate'] as const satisfies readonly Kept['reason'][];

/** Says which labels have mentions of which none became another in any copy, though nobody asked that they stay, and what to do about it. */
export function noteOfUnchanged({ labels }: AugmentSummary): string | undefined {
  const stay = Object.entries(labels).filter(
    ([, { copies, kept, policy }]) => policy !== 'keep' && copies > 0 && CHOSEN.reduce((sum, reason) => sum + (kept[reason] ?? 0), 0) >= copies, // prettier-ignore
  );
  const [first] = stay.map(([label]) => label);
  if (first === undefined) return undefined;
  return (
    `No mention of ${listLabels(stay.map(([label]) => label))} became another in any copy: nothing that fits was found. ` +
    `Say what they are, e.g. --policy ${first}=person or --policy ${first}=organisation, and new ones are drawn.`
  );
}

/** Adds up what each document and copy contributes. */
export function createSummary(plans: LabelPlans) {
  const labels = new Map<string, { source: number; copies: number; kept: Partial<Record<Kept['reason'], number>> }>();
  for (const label of Object.keys(plans)) labels.set(label, { source: 0, copies: 0, kept: {} });
  const edits: Record<string, number> = {};
  const dropped: Record<string, number> = {};
  let withheld: AugmentSummary['withheld'];
  let sealing: ReturnType<typeof createSealAccount> | undefined;
  let sourceDocuments = 0;
  let copies = 0;
  let changedCopies = 0;
  let sourceCharacters = 0;
  let copyCharacters = 0;
  const generated = { documents: 0, characters: 0, entities: 0 };

  const add = (totals: Record<string, number>, counts: Readonly<Record<string, number>>) => {
    for (const key of Object.keys(counts)) totals[key] = (totals[key] ?? 0) + (counts[key] as number);
  };

  return {
    addSource(doc: Document): void {
      sourceDocuments++;
      sourceCharacters += doc.text.length;
      for (const entity of doc.entities) {
        const row = labels.get(entity.label);
        if (row) row.source++;
      }
    },
    addCopy({ document, counts }: AugmentedCopy): void {
      copies++;
      if (Object.values(counts.edits).some((count) => count > 0)) changedCopies++;
      copyCharacters += document.text.length;
      for (const entity of document.entities) {
        const row = labels.get(entity.label);
        if (row) row.copies++;
      }
      for (const { entity, reason } of counts.kept) {
        const row = labels.get(entity.label);
        if (row) row.kept[reason] = (row.kept[reason] ?? 0) + 1;
      }
      add(edits, counts.edits);
      add(dropped, counts.dropped);
      if (counts.withheld) withheld = addAccounts(withheld ?? {}, counts.withheld);
    },
    addGenerated({ text, entities }: Document): void {
      generated.documents++;
      generated.characters += text.length;
      generated.entities += entities.length;
    },
    addSealed(sealed: Sealed): void {
      sealing ??= createSealAccount();
      sealing.add(sealed);
    },
    result: (): AugmentSummary => ({
      sourceDocuments,
      copies,
      changedCopies,
      sourceCharacters,
      copyCharacters,
      labels: Object.fromEntries(
        [...labels].map(([label, row]) => {
          const plan = plans[label];
          const type = plan?.policy === 'replace' ? { type: plan.type } : {};
          return [label, { policy: plan?.policy ?? 'keep', ...type, ...row, kept: { ...row.kept } }];
        }),
      ),
      edits: { ...edits },
      dropped: { ...dropped },
      ...(withheld && { withheld }),
      ...(generated.documents > 0 && { generated: { ...generated } }),
      ...(sealing && { sealed: sealing.result() }),
    }),
  };
}
