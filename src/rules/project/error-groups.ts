import { mentionsOf, overlap } from '../../core/document.ts';
import type { Document, Entity, CharSpan } from '../../core/types.ts';
import { pairOverlapping } from '../../evaluate/match-mentions.ts';
import { type TaggedGold, type Scores, scoreRules, summarise, tagGold } from './scores.ts';
import { addCount, appendAll, obtain } from '../../core/collections.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { requireLabels } from '../../core/label-names.ts';
import { type RuleAnalyser, foldForm } from '../networks/analysis.ts';
import type { RuleProject } from './project.ts';

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
    obtain(byPlace, keyOf(other), () => []).push(other);
  }
  return errors.filter((error) => {
    const same = byPlace.get(keyOf(error)) ?? [];
    return !same.some(({ entity }) =>
      error.kind === 'missed' ? entity.id === error.entity.id : overlap(entity, error.entity),
    );
  });
}

/** Where errors are alike: in what stands before the mention, in what stands after it, or in the network that invented it. */
type GroupedBy = 'left' | 'right' | 'rule';

/** Errors of one label that stand in the same context. */
export interface ErrorGroup {
  readonly label: string;
  readonly kind: RuleError['kind'];
  readonly by: GroupedBy;
  /** Folded tokens, each digit as 0, `⏎` for the border of a line; or the name of a network. Empty: all that are alone. */
  readonly context: string;
  readonly errors: readonly RuleError[];
  /** Mentions of the label that the rules do find in this context. */
  readonly correct: number;
}

/** How many tokens of context are looked at; fewer where fewer errors than two have so many in common. */
const LONGEST = 3;

/**
 * Groups errors by context, so that a person sees which rule would put many right at once: the largest group of each label first.
 * An error is in one group by what stands before it, in one by what stands after it, and an invented one in that of its network.
 */
export function groupErrors(
  { errors, correct }: Outcomes,
  analyser: Pick<RuleAnalyser, 'split'>,
): readonly ErrorGroup[] {
  const contextsOf = createContexts(analyser);
  const groups: ErrorGroup[] = [];
  const labels = [...new Set(errors.map(({ entity }) => entity.label))].toSorted();
  for (const label of labels) {
    const found = correct.filter(({ gold }) => gold.label === label);
    for (const kind of ['missed', 'invented'] as const) {
      const own = errors.filter((error) => error.kind === kind && error.entity.label === label);
      if (own.length === 0) continue;
      if (kind === 'invented') {
        const counts = tally(found.map(({ predicted }) => ruleOf(predicted)));
        for (const [context, members] of [...bucket(own, ({ entity }) => ruleOf(entity))].toSorted(bySize)) {
          groups.push({ label, kind, by: 'rule', context, errors: members, correct: counts.get(context) ?? 0 });
        }
      }
      for (const by of ['left', 'right'] as const) {
        const counts = tally(found.flatMap(({ document, gold }) => contextsOf(document, gold, by)));
        for (const [context, members] of splitByContext(own, ({ document, entity }) =>
          contextsOf(document, entity, by),
        )) {
          const others = context === '' ? 0 : (counts.get(context) ?? 0);
          groups.push({ label, kind, by, context, errors: members, correct: others });
        }
      }
    }
  }
  return groups;
}

function ruleOf({ attributes }: Entity): string {
  const rule = attributes?.['rule'];
  return typeof rule === 'string' ? rule : '';
}

/** The longest contexts first that two errors share; what is left alone comes last, together. */
function splitByContext(
  errors: readonly RuleError[],
  contextsOf: (error: RuleError) => readonly string[],
): readonly (readonly [string, readonly RuleError[]])[] {
  const groups: [string, readonly RuleError[]][] = [];
  let rest = errors;
  for (let length = LONGEST; length > 0; length--) {
    const alone: RuleError[] = [];
    for (const [context, members] of bucket(rest, (error) => contextsOf(error)[length - 1] ?? '')) {
      if (context !== '' && members.length > 1) groups.push([context, members]);
      else appendAll(alone, members);
    }
    rest = alone;
  }
  groups.sort(bySize);
  return rest.length > 0 ? [...groups, ['', rest]] : groups;
}

function bySize(a: readonly [string, readonly RuleError[]], b: readonly [string, readonly RuleError[]]): number {
  return b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1);
}

function bucket(errors: readonly RuleError[], keyOf: (error: RuleError) => string): Map<string, RuleError[]> {
  const buckets = new Map<string, RuleError[]>();
  for (const error of errors) {
    const key = keyOf(error);
    obtain(buckets, key, () => []).push(error);
  }
  return buckets;
}

function tally(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) addCount(counts, key);
  return counts;
}

/** Contexts of one to {@link LONGEST} tokens on one side of a span, the shortest first, in reading order. */
function createContexts(analyser: Pick<RuleAnalyser, 'split'>) {
  const known = new Map<string, readonly CharSpan[]>();
  const tokensOf = (doc: Document) => {
    const tokens = known.get(doc.id) ?? analyser.split(doc.text);
    known.set(doc.id, tokens);
    return tokens;
  };
  return (doc: Document, span: CharSpan, side: 'left' | 'right'): readonly string[] => {
    const tokens = tokensOf(doc);
    const step = side === 'left' ? -1 : 1;
    let index = side === 'left' ? tokens.findLastIndex(({ end }) => end <= span.start) : tokens.findIndex(({ start }) => start >= span.end); // prettier-ignore
    let border = side === 'left' ? span.start : span.end;
    const words: string[] = [];
    const contexts: string[] = [];
    while (words.length < LONGEST) {
      const token = index < 0 ? undefined : tokens[index];
      const gap = side === 'left' ? doc.text.slice(token?.end ?? 0, border) : doc.text.slice(border, token?.start);
      const word = token === undefined || gap.includes('\n') ? '⏎' : normalise(doc.text.slice(token.start, token.end));
      if (side === 'left') words.unshift(word);
      else words.push(word);
      contexts.push(words.join(' '));
      if (word === '⏎' || token === undefined) break;
      border = side === 'left' ? token.start : token.end;
      index += step;
    }
    return contexts;
  };
}

function normalise(form: string): string {
  return foldForm(form).replaceAll(/\p{Nd}/gu, '0');
}

/** A mention with what stands around it, on one line. */
interface Excerpt {
  readonly before: string;
  readonly mention: string;
  readonly after: string;
}

/** At most so many characters on each side, whole words where there are any. */
const AROUND = 32;

export function excerptOf(text: string, { start, end }: CharSpan): Excerpt {
  const left = text.slice(Math.max(0, start - AROUND), start);
  const right = text.slice(end, end + AROUND);
  const cutLeft = start > AROUND ? `…${left.replace(/^\S*\s/u, '')}` : left;
  const cutRight = end + AROUND < text.length ? `${right.replace(/\s\S*$/u, '')}…` : right;
  return { before: oneLine(cutLeft), mention: oneLine(text.slice(start, end)), after: oneLine(cutRight) };
}

/** Control characters would act on a terminal. */
function oneLine(text: string): string {
  return text.replaceAll(/\r?\n/gu, '⏎').replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ');
}

/** What the working rules of a project miss and invent. */
export interface ProjectErrors {
  readonly corpus: 'training' | 'validation';
  readonly scores: Scores;
  readonly groups: readonly ErrorGroup[];
}

/**
 * Compares the working rules of a project with what was reviewed.
 *
 * @param options `labels`: these alone. `validation`: on that corpus; rules that are made from it are no longer measured by it.
 * @throws PalimpsestError `no-training` where the corpus is empty, `unknown-label`.
 */
export async function projectErrors(
  project: RuleProject,
  options: { readonly labels?: readonly string[]; readonly validation?: boolean } = {},
): Promise<ProjectErrors> {
  const { labels = project.state.labels, validation = false } = options;
  requireLabels({ by: '--label', named: labels, known: project.state.labels });
  const corpus = validation ? 'validation' : 'training';
  const gold = await project.corpus(corpus);
  if (gold.length === 0) {
    throw new PalimpsestError('no-training', `the ${corpus} corpus has no documents yet`, {
      hint: 'Review a batch, then take it in: palimpsest rules collect.',
    });
  }
  const rules = await project.rules();
  const tagged = await tagGold(rules, gold);
  const scores = summarise(scoreRules(tagged, labels), labels);
  return { corpus, scores, groups: groupErrors(findOutcomes(tagged, labels), rules.analyser) };
}
