import { addCounts, type LabelCounts, OUTCOMES, scoredRatios } from '../evaluate/counts.ts';

/** What the sentences of tests were grouped by, and the names of the two languages. */
export interface SentenceGroups {
  /** `group`: of one language, of both, of neither; `cmi`: the range of the code-mixing index. */
  readonly sentences: 'group' | 'cmi';
  readonly mixed: readonly [string, string];
}

/** What was counted in the sentences of one group, by the main measure. */
export interface SentenceGroupCounts {
  readonly sentences: number;
  /** Sentences with an error. */
  readonly wrong: number;
  readonly counts: LabelCounts;
}

/** The groups of one test, by name. */
export type GroupsOfTest = Readonly<Record<string, SentenceGroupCounts>>;

/** Columns of the CSV of a group, after what tells which test it is of. */
export const GROUP_COLUMNS: readonly string[] = ['sentences', 'wrong', ...OUTCOMES];

/** The values of {@link GROUP_COLUMNS}. */
export function groupRecord({ sentences, wrong, counts }: SentenceGroupCounts): readonly number[] {
  return [sentences, wrong, ...OUTCOMES.map((outcome) => counts[outcome])];
}

/** What the section on groups of sentences says above its tables. */
export function describeGroups({ sentences, mixed: [first, second] }: SentenceGroups): {
  readonly title: string;
  readonly text: string;
  readonly column: string;
} {
  return sentences === 'cmi'
    ? {
        title: 'Sentences by code-mixing',
        text: `The code-mixing index of a sentence is 0 where its words are of one language and 50 where they are of ${first} and ${second} in equal parts.`,
        column: 'CMI × 100',
      }
    : {
        title: 'Sentences by language',
        text: `Sentences of ${first}, of ${second}, of both (mixed), and of numbers and symbols alone (neutral), told word by word.`,
        column: 'Sentences',
      };
}

/** A group of sentences by language; a range of the index is its own name. */
export function nameOfGroup(group: string): string {
  return group === 'mixed'
    ? 'mixed'
    : group === 'neutral'
      ? 'numbers and symbols'
      : /^\p{L}/u.test(group)
        ? `${group} only`
        : group;
}

/** The groups of all tests: languages first, as they were named; ranges of the index by the number that they begin with. */
export function groupsIn(tests: readonly GroupsOfTest[], { mixed }: SentenceGroups): readonly string[] {
  const order = [...mixed, 'mixed', 'neutral'];
  const rank = (group: string) => (order.includes(group) ? order.indexOf(group) : Number.parseInt(group));
  return [...new Set(tests.flatMap(Object.keys))].toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** F1 of each test; those without a gold or a predicted mention in the group are left out. */
export function f1OfGroup(tests: readonly GroupsOfTest[], group: string): readonly number[] {
  return tests.flatMap((groups) => scoredRatios(groups[group]?.counts)?.f1 ?? []);
}

/** The tests of several folds as one. */
export function mergeGroups(tests: readonly GroupsOfTest[]): GroupsOfTest {
  const merged = new Map<string, SentenceGroupCounts>();
  for (const [group, own] of tests.flatMap(Object.entries<SentenceGroupCounts>)) {
    const known = merged.get(group);
    merged.set(
      group,
      known
        ? {
            sentences: known.sentences + own.sentences,
            wrong: known.wrong + own.wrong,
            counts: addCounts(known.counts, own.counts),
          }
        : own,
    );
  }
  return Object.fromEntries(merged);
}
