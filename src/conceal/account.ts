import { obtain } from '../core/collections.ts';
import type { Entity } from '../core/types.ts';
import type { ConcealmentPlan } from './label-plan.ts';
import { createSealAccount, type SealSummary } from './seal-document.ts';
import type { OtherOutcome } from './pieces.ts';

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

export interface ConcealedLabel {
  readonly strategy: string;
  readonly type?: string;
  readonly class: string;
  readonly mentions: number;
  readonly outcomes: Readonly<Partial<Record<MentionOutcome, number>>>;
}

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
  /** Documents that the format of the output cannot hold; all else tells of the others. */
  readonly refused: number;
  /** Places that no label covered and that were concealed all the same; they count among the mentions of their labels. */
  readonly leftovers: number;
  readonly sentences: number;
  readonly sentencesRemoved: number;
  readonly characters: number;
  readonly charactersWritten: number;
  readonly concealed: Readonly<Record<string, ConcealedLabel>>;
  readonly others: Readonly<Record<string, OtherLabel>>;
  /** With predicted mentions: the gold ones of their layer. */
  readonly gold?: Readonly<Record<string, GoldLabel>>;
}

type Counts<Outcome extends string> = Partial<Record<Outcome, number>>;

type Tally<Outcome extends string> = Map<string, { mentions: number; outcomes: Counts<Outcome> }>;

interface Tallies {
  readonly concealed: Tally<MentionOutcome>;
  readonly others: Tally<OtherOutcome>;
  readonly gold: Tally<'exposed'>;
}

type Totals = Record<
  | 'documents'
  | 'written'
  | 'emptied'
  | 'refused'
  | 'leftovers'
  | 'sentences'
  | 'sentencesRemoved'
  | 'characters'
  | 'charactersWritten',
  number
>;

/** The account with its labels in order, as one that was added up from parts has not. */
export function sortAccount(account: ConcealSummary): ConcealSummary {
  const inOrder = <Row>(rows: Readonly<Record<string, Row>>) =>
    Object.fromEntries(sorted(new Map(Object.entries(rows))));
  const { concealed, others } = account;
  return { ...account, concealed: inOrder(concealed), others: inOrder(others) };
}

/** Adds up what happens, in a document or in a corpus. */
export function createAccount(plan: ConcealmentPlan) {
  const tallies: Tallies = { concealed: new Map(), others: new Map(), gold: new Map() };
  const { concealed, others, gold } = tallies;
  const totals: Totals = {
    documents: 0,
    written: 0,
    emptied: 0,
    refused: 0,
    leftovers: 0,
    sentences: 0,
    sentencesRemoved: 0,
    characters: 0,
    charactersWritten: 0,
  };
  const sealing = createSealAccount();
  return {
    totals,
    concealed: ({ label }: Entity, outcome: MentionOutcome) => count(concealed, label, 1, { [outcome]: 1 }),
    other: ({ label }: Entity, outcome: OtherOutcome) => count(others, label, 1, { [outcome]: 1 }),
    gold: ({ label }: Entity, exposed: boolean) => {
      count(gold, label, 1, exposed ? { exposed: 1 } : {});
    },
    sealed: sealing.add,
    tallies,
    /** Adds what happened in a document, of which another account was kept. */
    add(one: { readonly totals: Totals; readonly tallies: Tallies }): void {
      for (const key of Object.keys(totals) as (keyof Totals)[]) totals[key] += one.totals[key];
      addAll(concealed, one.tallies.concealed);
      addAll(others, one.tallies.others);
      addAll(gold, one.tallies.gold);
    },
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
      ...(gold.size > 0 && {
        gold: Object.fromEntries(
          sorted(gold).map(([label, { mentions, outcomes }]) => [label, { mentions, exposed: outcomes.exposed ?? 0 }]),
        ),
      }),
    }),
  };
}

export type Account = ReturnType<typeof createAccount>;

function count<Outcome extends string>(
  tally: Tally<Outcome>,
  label: string,
  mentions: number,
  outcomes: Counts<Outcome>,
): void {
  const row = obtain(tally, label, () => ({ mentions: 0, outcomes: {} }));
  row.mentions += mentions;
  for (const outcome of Object.keys(outcomes) as Outcome[]) {
    row.outcomes[outcome] = (row.outcomes[outcome] ?? 0) + (outcomes[outcome] ?? 0);
  }
}

function addAll<Outcome extends string>(tally: Tally<Outcome>, more: Tally<Outcome>): void {
  for (const [label, { mentions, outcomes }] of more) count(tally, label, mentions, outcomes);
}

function sorted<Row>(rows: ReadonlyMap<string, Row>): readonly (readonly [string, Row])[] {
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1));
}
