import type { Entity } from '../core/types.ts';
import type { ConcealmentPlan } from './label-plan.ts';
import { createSealAccount, type SealSummary } from './seal-account.ts';
import type { OtherOutcome } from './other-entities.ts';

/**
 * What became of a mention that was to be concealed: the strategy that was applied to it, or
 *
 * - `no-surrogate`: `pseudo`, but no surrogate could be written, so its class stands there;
 * - `with-sentence`: it stood in a sentence that was removed because of another;
 * - `merged`: its text became part of an overlapping mention's;
 * - `protected`: it is (part of) an eponym and was left as it is, without its label.
 */
export type MentionOutcome =
  'pseudo' | 'class' | 'mask' | 'remove' | 'no-surrogate' | 'with-sentence' | 'merged' | 'protected';

/** What became of the mentions of a label that was to be concealed. */
export interface ConcealedLabel {
  readonly strategy: string;
  readonly type?: string;
  readonly class: string;
  readonly mentions: number;
  readonly outcomes: Readonly<Partial<Record<MentionOutcome, number>>>;
}

/** What became of the mentions of a label that was not to be concealed. */
export interface OtherLabel {
  readonly mentions: number;
  readonly outcomes: Readonly<Partial<Record<OtherOutcome, number>>>;
}

/** Mentions that predicted ones took the place of. */
export interface GoldLabel {
  readonly mentions: number;
  /** Of those, the ones of which a letter or more stands in the output, because no prediction covers it. */
  readonly exposed: number;
}

/** The account of a concealment: nothing that happened to a mention is missing from it. */
export interface ConcealSummary extends SealSummary {
  readonly documents: number;
  readonly written: number;
  /** Documents of which `remove` left nothing; they are not written. */
  readonly emptied: number;
  readonly sentences: number;
  readonly sentencesRemoved: number;
  readonly characters: number;
  readonly charactersWritten: number;
  readonly concealed: Readonly<Record<string, ConcealedLabel>>;
  readonly others: Readonly<Record<string, OtherLabel>>;
  /** With predicted mentions: the gold ones of their layer. */
  readonly gold?: Readonly<Record<string, GoldLabel>>;
}

type Tally<Outcome extends string> = Map<string, { mentions: number; outcomes: Partial<Record<Outcome, number>> }>;

/** Adds up what happens. */
export function createAccount(plan: ConcealmentPlan) {
  const concealed: Tally<MentionOutcome> = new Map();
  const others: Tally<OtherOutcome> = new Map();
  const gold = new Map<string, { mentions: number; exposed: number }>();
  const totals = {
    documents: 0,
    written: 0,
    emptied: 0,
    sentences: 0,
    sentencesRemoved: 0,
    characters: 0,
    charactersWritten: 0,
  };
  const sealing = createSealAccount();
  return {
    totals,
    concealed: ({ label }: Entity, outcome: MentionOutcome) => count(concealed, label, outcome),
    other: ({ label }: Entity, outcome: OtherOutcome) => count(others, label, outcome),
    gold: ({ label }: Entity, exposed: boolean) => {
      const row = gold.get(label) ?? { mentions: 0, exposed: 0 };
      gold.set(label, { mentions: row.mentions + 1, exposed: row.exposed + (exposed ? 1 : 0) });
    },
    sealed: sealing.add,
    result: (): ConcealSummary => ({
      ...totals,
      ...sealing.result(),
      concealed: Object.fromEntries(
        sorted(concealed).map(([label, { mentions, outcomes }]) => {
          const { strategy = 'keep', className = label, type } = plan[label] ?? {};
          const row = { strategy, ...(type !== undefined && { type }), class: className };
          return [label, { ...row, mentions, outcomes: { ...outcomes } }];
        }),
      ),
      others: Object.fromEntries(
        sorted(others).map(([label, { mentions, outcomes }]) => [label, { mentions, outcomes: { ...outcomes } }]),
      ),
      ...(gold.size > 0 && { gold: Object.fromEntries(sorted(gold)) }),
    }),
  };
}

export type Account = ReturnType<typeof createAccount>;

function count<Outcome extends string>(tally: Tally<Outcome>, label: string, outcome: Outcome): void {
  let row = tally.get(label);
  if (row === undefined) tally.set(label, (row = { mentions: 0, outcomes: {} }));
  row.mentions++;
  row.outcomes[outcome] = (row.outcomes[outcome] ?? 0) + 1;
}

function sorted<Row>(rows: ReadonlyMap<string, Row>): readonly (readonly [string, Row])[] {
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1));
}
