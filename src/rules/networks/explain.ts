import type { CharSpan } from '../../core/types.ts';
import type { RuleSet } from './compile.ts';
import { type Configuration, createMatcher, type Match, type MatchCosts } from './match.ts';
import type { Arc, Network } from './network.ts';
import { resolveOverlaps } from './tagger.ts';

/** One arc of a match or an attempt, with what it consumed. */
export interface ExplainedStep {
  readonly network: string;
  readonly from: string;
  readonly to: string;
  /** The arc in words; `back from …` where a pushed network ended. */
  readonly arc: string;
  /** Empty where nothing was consumed. */
  readonly span: CharSpan;
  /** Whether what was consumed is of the mention. */
  readonly mention: boolean;
}

export interface ExplainedMatch extends CharSpan {
  readonly network: string;
  readonly label: string | false;
  /** Of one that is no mention: of which labels it is none; absent where of all. */
  readonly excludes?: readonly string[];
  readonly priority: number;
  /** Whether it is in the result; otherwise a match that overlaps it was preferred. */
  readonly kept: boolean;
  readonly steps: readonly ExplainedStep[];
}

/** A network that consumed something and then found no way on. */
export interface ExplainedFailure extends CharSpan {
  readonly network: string;
  /** The state it stopped in. */
  readonly state: string;
  readonly steps: readonly ExplainedStep[];
  /** What the arcs out of that state asked for. */
  readonly expected: readonly string[];
  /** The token that none of them took; `undefined` at the end of the text. */
  readonly next: CharSpan | undefined;
}

export interface Explanation {
  readonly tokens: readonly CharSpan[];
  /** In text order; the kept ones before others at the same place. */
  readonly matches: readonly ExplainedMatch[];
  /** Those that got furthest first. */
  readonly failures: readonly ExplainedFailure[];
  readonly steps: number;
}

/**
 * Says for a text which arcs consumed what: for every match, also those that another one overlaps, and for the attempts that
 * got furthest before they failed.
 *
 * @param options.failures how many failed attempts to tell at most (default 5).
 */
export function explainRules(rules: RuleSet, text: string, options: { readonly failures?: number } = {}): Explanation {
  const tokens = rules.analyser.analyse({ id: 'text', text, entities: [] });
  const costs: MatchCosts = { steps: 0, exceeded: 0, firstExceeded: -1 };
  const attempts: { readonly network: Network; readonly furthest: Configuration; readonly start: number }[] = [];
  const match = createMatcher(rules, {
    onFailure: (network, furthest, start) => attempts.push({ network, furthest, start }),
  });
  const matches = match({ text, tokens }, costs);
  const kept = new Set(resolveOverlaps(matches));
  const places: Places = { text, tokens };
  const failures = attempts
    .map(({ network, furthest, start }): ExplainedFailure => ({
      network: network.name,
      state: furthest.state.name,
      start: startAt(places, start, 0),
      end: endAt(places, furthest.token, furthest.offset),
      steps: stepsTo(rules, furthest, places),
      expected: furthest.state.arcs.map(({ text: arc, to }) => `${arc} → ${to.name}`),
      next: restAt(places, furthest.token, furthest.offset),
    }))
    .toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start || (a.network < b.network ? -1 : 1))
    .slice(0, options.failures ?? 5);
  return {
    tokens,
    matches: matches
      .map((found) => explainMatch(rules, found, kept.has(found), places))
      .toSorted((a, b) => a.start - b.start || Number(b.kept) - Number(a.kept) || b.priority - a.priority),
    failures,
    steps: costs.steps,
  };
}

function explainMatch(rules: RuleSet, match: Match, kept: boolean, places: Places): ExplainedMatch {
  const { network, label, start, end, last } = match;
  const steps = stepsTo(rules, last, places).map((step) => {
    const { span } = step;
    return { ...step, mention: span.start < span.end && span.start >= start && span.end <= end };
  });
  const { name, priority, excludes } = network;
  return { network: name, label, ...(label === false && excludes && { excludes: [...excludes] }), priority, start, end, kept, steps }; // prettier-ignore
}

interface Places {
  readonly text: string;
  readonly tokens: readonly CharSpan[];
}

function startAt({ text, tokens }: Places, token: number, offset: number): number {
  const next = tokens[token];
  return next === undefined ? text.length : next.start + offset;
}

function endAt({ tokens }: Places, token: number, offset: number): number {
  if (offset > 0) return (tokens[token] as CharSpan).start + offset;
  return tokens[token - 1]?.end ?? 0;
}

function restAt(places: Places, token: number, offset: number): CharSpan | undefined {
  const next = places.tokens[token];
  return next && { start: next.start + offset, end: next.end };
}

function stepsTo(rules: RuleSet, last: Configuration, places: Places): readonly ExplainedStep[] {
  const steps: ExplainedStep[] = [];
  for (let at: Configuration | undefined = last; at?.parent && at.arc; at = at.parent) {
    const { parent, arc } = at;
    const isBack = arc.consumes.kind === 'push' && at.frame !== parent.frame && parent.frame?.arc === arc && at.state === arc.to; // prettier-ignore
    const moved = parent.token !== at.token || parent.offset !== at.offset;
    const start = startAt(places, parent.token, parent.offset);
    steps.push({
      network: nameOf(rules, isBack ? parent.state.network : arc.from.network),
      from: isBack ? parent.state.name : arc.from.name,
      to: isBack ? `${nameOf(rules, arc.from.network)}.${at.state.name}` : nameOfTarget(rules, at, arc),
      arc: isBack ? `back from ${nameOf(rules, parent.state.network)}` : arc.text,
      span: { start, end: moved ? endAt(places, at.token, at.offset) : start },
      mention: false,
    });
  }
  return steps.toReversed();
}

function nameOfTarget(rules: RuleSet, at: Configuration, arc: Arc): string {
  return arc.consumes.kind === 'push' ? `${nameOf(rules, at.state.network)}.${at.state.name}` : at.state.name;
}

function nameOf(rules: RuleSet, network: number): string {
  return (rules.networks[network] as Network).name;
}
