import {
  addCounts,
  type LabelCounts,
  NO_COUNTS,
  ratiosOf,
  type ScoreCounts,
  totalCounts,
} from '../../../evaluate/counts.ts';
import { loadGazetteers } from '../../../resources/gazetteers.ts';
import { findMistakes } from '../../networks/check.ts';
import { compileNetworks, type RuleSet } from '../../networks/compile.ts';
import type { GazetteerSpec, NetworkSpec, RuleFile } from '../../networks/schema.ts';
import type { TrialCorpora } from '../acceptance.ts';
import {
  type Candidate,
  excludeInvented,
  extendCandidate,
  FEWEST,
  firstCandidates,
  createEntryFinder,
  type EntryFinder,
  openWordLists,
  type WordList,
} from './candidates.ts';
import type { ErrorMention, PreparedDocument } from './corpus.ts';
import { changeCounts, measureNetworks, type NetworkEffect } from './effects.ts';
import { networkOf, prioritiesOf } from './network.ts';
import { judgeEffects, prepareTrial, type SuggestionEffect, type SuggestTrial } from './trial.ts';

/** A rule that would put errors right, with what it changes alone. */
export interface RuleSuggestion extends SuggestionEffect {
  readonly name: string;
  /** Of what it finds; `false`: it says what is no mention. */
  readonly label: string | false;
  readonly network: NetworkSpec;
  /** Gazetteers that it needs and the rules do not have. */
  readonly gazetteers: Readonly<Record<string, GazetteerSpec>>;
}

export interface SuggestOptions extends TrialCorpora {
  /** Most suggestions (default 20). */
  readonly most?: number;
  /** Most candidates that are measured at a time (default 1,200): those that describe most errors. */
  readonly beam?: number;
}

export interface RuleSuggestions {
  /** The one that raises the training F1 most first; each puts right two errors at least that none before it does, and raises F1 after those, as far as their effects add up. */
  readonly suggestions: readonly RuleSuggestion[];
  /** How many candidates were measured. */
  readonly measured: number;
}

/** A candidate this precise is made no narrower. */
const PRECISE = 0.97;
/** A candidate may put right more errors than it was made of: some more, or this many times as many. */
const SLACK = 4;
const MOST_BEYOND = 1.5;
/** A mention of anything is one to the end of the line, where more than this share of them are. */
const MOSTLY = 0.8;
/** Parts of context that a candidate grows by, one at a time. */
const ROUNDS = 4;

interface Measured {
  readonly candidate: Candidate;
  readonly network: NetworkSpec;
  readonly effect: NetworkEffect;
  readonly f1: number;
}

/**
 * Proposes rules from the errors on the training set (beyond the paper, whose rules a person thinks of). Errors of a label are
 * grouped by what their mentions begin with, then by the words around them, one more at a time; words may be entries of
 * the rules' gazetteers or of shipped lists instead. Each group is a candidate, its mentions described by what they have in
 * common, and is measured on the training set; one that is precise is made no narrower (a top-down search with a
 * beam). Those that put right more than one error and do not lower F1 are proposed, with their effect on both sets. Nothing
 * in it is random.
 *
 * @param trial the corpora with these rules, where they are prepared for more than this.
 */
export function suggestRules(
  rules: RuleSet,
  options: SuggestOptions,
  trial: SuggestTrial = prepareTrial(rules, options),
): RuleSuggestions {
  const { labels, most = 20, beam = 1200 } = options;
  const lists = openWordLists(rules, loadGazetteers());
  const finder = createEntryFinder(lists, rules);
  const search = new CandidateSearch(rules, lists, trial, labels);
  const measured = search.run(trial.training.flatMap(({ errors }) => errors), finder, beam); // prettier-ignore
  const chosen = choose(measured, search.counts, most);
  const networks = chosen.map(({ network }) => network);
  const measureOn = (documents: readonly PreparedDocument[]) =>
    measureNetworks(documents, networks, { compile: search.compile.bind(search), labels });
  const [onValidation, onSample] = [measureOn(trial.validation), measureOn(trial.sample)];
  const numbers = new Map<string, number>();
  const suggestions = chosen.map(({ candidate, network, effect }, i): RuleSuggestion => {
    const stem = `${candidate.kind === 'missed' ? 'suggested' : 'no'}-${candidate.label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
    return {
      name: freeName(stem, rules.file.networks, numbers),
      label: network.label ?? false,
      network,
      gazetteers: gazetteersOf(candidate, lists),
      ...judgeEffects(trial, effect.covered.length, {
        training: effect,
        validation: onValidation[i] as NetworkEffect,
        sample: onSample[i] as NetworkEffect,
      }),
    };
  });
  return { suggestions, measured: search.measured };
}

/** Grows candidates from errors and measures them. */
class CandidateSearch {
  readonly counts: ScoreCounts;
  measured = 0;
  private readonly rules: RuleSet;
  private readonly training: readonly PreparedDocument[];
  private readonly labels: readonly string[];
  private readonly gazetteers: ReadonlyMap<string, WordList['trie']>;
  private readonly priorities: { readonly below: number; readonly above: number };

  constructor(
    rules: RuleSet,
    lists: readonly WordList[],
    { training, counts }: Pick<SuggestTrial, 'training' | 'counts'>,
    labels: readonly string[],
  ) {
    this.rules = rules;
    this.training = training;
    this.labels = labels;
    this.counts = counts.training;
    this.gazetteers = new Map(lists.map(({ name, trie }) => [name, trie]));
    this.priorities = prioritiesOf(rules.networks);
  }

  /** All candidates that put right more than one error without lowering F1. */
  run(errors: readonly ErrorMention[], finder: EntryFinder, beam: number): readonly Measured[] {
    const good: Measured[] = [];
    const seen = new Set<string>();
    let growing = firstCandidates(errors, finder);
    for (let round = 0; round <= ROUNDS && growing.length > 0; round++) {
      const next: Candidate[] = [];
      const found = this.measure(growing.filter(isSpecific).toSorted(byMembers).slice(0, beam));
      for (const one of found) if (precisionOf(one) < PRECISE) next.push(one.candidate);
      const narrowed = found.flatMap(({ candidate, effect }) => excludeInvented(candidate, effect.invented) ?? []);
      for (const one of [...found, ...this.measure(narrowed)]) {
        if (one.effect.isWhole && one.effect.covered.length >= FEWEST && one.f1 >= this.f1Of({})) good.push(one);
      }
      next.push(...growing.filter((candidate) => !isSpecific(candidate)));
      if (round === ROUNDS) break;
      growing = next
        .flatMap((candidate) => extendCandidate(candidate, finder))
        .filter(({ key }) => !seen.has(key) && seen.add(key));
    }
    return good;
  }

  /** Networks with the gazetteers of the rules and the shipped lists. */
  compile(networks: readonly NetworkSpec[]): RuleSet {
    return compileNetworks(this.fileOf(networks), { interner: this.rules.interner, gazetteers: this.gazetteers }, this.rules.analyser); // prettier-ignore
  }

  private fileOf(networks: readonly NetworkSpec[]): RuleFile {
    const gazetteers = Object.fromEntries([...this.gazetteers.keys()].map((name) => [name, [name]]));
    return { ...this.rules.file, gazetteers, networks: Object.fromEntries(networks.map((spec, i) => [`n${i}`, spec])) };
  }

  private measure(candidates: readonly Candidate[]): readonly Measured[] {
    const networks = candidates.map((candidate) =>
      networkOf(candidate, candidate.kind === 'missed' ? this.priorities.below : this.priorities.above),
    );
    const { analyser } = this.rules;
    const isOneToken = (word: string) => {
      const [token, ...others] = analyser.split(word);
      return token?.start === 0 && token.end === word.length && others.length === 0;
    };
    // A token of a text may not be one alone.
    const bad = new Set(findMistakes(this.fileOf(networks), { isOneToken }).map(({ path }) => path[1]));
    const kept = candidates.flatMap((candidate, i) =>
      bad.has(`n${i}`) ? [] : [{ candidate, network: networks[i] as NetworkSpec }],
    );
    if (kept.length === 0) return [];
    this.measured += kept.length;
    const effects = measureNetworks(this.training, kept.map(({ network }) => network), {
      compile: (networks) => this.compile(networks),
      labels: this.labels,
      isHopeless: (i, caused) => this.isHopeless((kept[i] as (typeof kept)[number]).candidate, caused),
    }); // prettier-ignore
    return kept.map((one, i) => {
      const effect = effects[i] as NetworkEffect;
      return { ...one, effect, f1: this.f1Of(effect.change) };
    });
  }

  /**
   * F1 = 2c / (p + g) of c correct, p predicted and g gold mentions falls when x are found and more than x · (2 − F1) / F1
   * are invented; when x invented are gone, it falls where more than x · F1 / (2 − F1) found are gone too.
   */
  private isHopeless({ kind, members }: Candidate, caused: number): boolean {
    const f1 = this.f1Of({});
    const most = kind === 'missed' ? (2 - f1) / f1 : f1 / (2 - f1);
    return caused > SLACK + MOST_BEYOND * members.length * most;
  }

  private f1Of(change: NetworkEffect['change']): number {
    return ratiosOf(totalCounts(changeCounts(this.counts, change))).f1;
  }
}

function precisionOf({ effect: { covered, caused } }: Measured): number {
  return covered.length === 0 ? 0 : covered.length / (covered.length + caused);
}

/** Whether a candidate asks for more than a word or a mark anywhere in a text; and, where it takes anything, says where it ends. */
function isSpecific({ mention, left, right, members }: Candidate): boolean {
  if (mention.by === 'gazetteer') return true;
  if (mention.by === 'shape') return left.length + right.length > 0 || mention.first === 'code' || mention.first === 'digits'; // prettier-ignore
  if (left.length === 0 || right.length > 0) return left.length > 0;
  const ending = members.filter(({ error: { doc, last } }) => last === doc.tokens.length || doc.lines[last] !== doc.lines[last - 1]); // prettier-ignore
  return ending.length > members.length * MOSTLY;
}

function byMembers(a: Candidate, b: Candidate): number {
  return b.members.length - a.members.length || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);
}

/** Greedily: the next one raises F1 most, of all that put right two errors at least that none before it does. */
function choose(measured: readonly Measured[], counts: ScoreCounts, most: number): readonly Measured[] {
  let left = measured.toSorted(
    // Of equally good ones the one with the least context, of them the one that says most.
    (a, b) =>
      partsOf(a) - partsOf(b) ||
      KINDS.indexOf(a.candidate.mention.by) - KINDS.indexOf(b.candidate.mention.by) ||
      entriesOf(a) - entriesOf(b) ||
      (a.candidate.key < b.candidate.key ? -1 : 1),
  );
  let total = totalCounts(counts);
  const done = new Set<ErrorMention>();
  const chosen: Measured[] = [];
  while (chosen.length < most) {
    let best: { readonly one: Measured; readonly total: LabelCounts; readonly f1: number } | undefined;
    left = left.filter((one) => {
      const fresh = one.effect.covered.filter((error) => !done.has(error)).length;
      if (fresh < FEWEST) return false;
      const after = addCounts(total, one.candidate.kind === 'missed'
        ? { ...NO_COUNTS, correct: fresh, missed: -fresh, spurious: one.effect.caused }
        : { ...NO_COUNTS, correct: -one.effect.caused, missed: one.effect.caused, spurious: -fresh }); // prettier-ignore
      const { f1 } = ratiosOf(after);
      if (f1 > (best?.f1 ?? ratiosOf(total).f1)) best = { one, total: after, f1 };
      return true;
    });
    if (best === undefined) break;
    total = best.total;
    for (const error of best.one.effect.covered) done.add(error);
    chosen.push(best.one);
  }
  return chosen;
}

const KINDS = ['shape', 'gazetteer', 'length'];

/** How many entries its lists have. */
function entriesOf({ candidate: { left, right, list } }: Measured): number {
  return [...left, ...right].reduce((sum, part) => sum + (part.list?.trie.size ?? 0), list?.trie.size ?? 0);
}

function partsOf({ candidate }: Measured): number {
  return candidate.left.length + candidate.right.length + candidate.excluded.length / 100;
}

function gazetteersOf({ left, right, list }: Candidate, lists: readonly WordList[]): Record<string, GazetteerSpec> {
  const used = new Set([...left, ...right].map((part) => part.list).concat(list));
  return Object.fromEntries(lists.flatMap((own) => (own.spec && used.has(own) ? [[own.name, own.spec]] : [])));
}

function freeName(stem: string, taken: object, numbers: Map<string, number>): string {
  let number = numbers.get(stem) ?? 0;
  let name: string;
  do name = `${stem}-${++number}`;
  while (Object.hasOwn(taken, name));
  numbers.set(stem, number);
  return name;
}
