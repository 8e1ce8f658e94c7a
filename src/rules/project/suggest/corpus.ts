import { mentionsOf } from '../../../core/document.ts';
import { firstEndingAfter } from '../../../core/spans.ts';
import type { CharSpan, Document, Entity } from '../../../core/types.ts';
import { pairOverlapping } from '../../../evaluate/match-mentions.ts';
import { createTally, type LabelCounts, type Outcome } from '../../../evaluate/counts.ts';
import { type AnalysedToken, foldForm } from '../../networks/analysis.ts';
import type { RuleSet } from '../../networks/compile.ts';
import { createMatcher, type Match, type MatchCosts } from '../../networks/match.ts';
import { resolveOverlaps } from '../../networks/tagger.ts';

/** A mention that the rules miss or invent, by the tokens it lies in. */
export interface ErrorMention {
  readonly kind: 'missed' | 'invented';
  /** Of the gold mention, or of the invented one. */
  readonly label: string;
  /** Indices of its first token and of the one after its last; it does not leave the line it begins in. */
  readonly first: number;
  readonly last: number;
  /** Its place among the gold mentions of the document, or among the predicted ones. */
  readonly index: number;
  readonly doc: PreparedDocument;
}

/** A gold document with all that the rules match in it: so that the effect of one more network is found without the others. */
export interface PreparedDocument {
  readonly doc: Document;
  readonly tokens: readonly AnalysedToken[];
  /** The folded forms of the tokens. */
  readonly forms: readonly string[];
  /** The line of each token. */
  readonly lines: Int32Array;
  /** Of the labels that count, sorted by start. */
  readonly gold: readonly Entity[];
  /** All matches of the rules, before any gives way to another. */
  readonly matches: readonly Match[];
  /** Those that are kept, also those that are no mention of any label: nothing else can be found there. */
  readonly taken: readonly CharSpan[];
  /** Those that are kept and are no mention of some labels. */
  readonly excluding: readonly Match[];
  /** Those that are kept and count. */
  readonly predicted: readonly Entity[];
  readonly errors: readonly ErrorMention[];
  readonly counts: Readonly<Record<string, LabelCounts>>;
}

export function sameLabel(a: Entity, b: Entity): boolean {
  return a.label === b.label;
}

export function asEntities(matches: readonly Match[], labels: ReadonlySet<string>): Entity[] {
  return matches.flatMap(({ start, end, label }, i) =>
    label !== false && labels.has(label) ? [{ id: `P${i}`, start, end, label }] : [],
  );
}

/** Counts of a document, as the scorer `overlap` has them, from who is paired with whom. */
export function countOutcomes(
  gold: readonly Entity[],
  predicted: readonly Entity[],
  partner: Int32Array,
): Record<string, LabelCounts> {
  const tally = createTally();
  const outcome = (g: number): Outcome => (partner[g] === -1 ? 'missed' : 'correct');
  gold.forEach(({ label }, g) => tally.add(label, outcome(g)));
  const paired = new Set<number>(partner);
  predicted.forEach(({ label }, p) => {
    if (!paired.has(p)) tally.add(label, 'spurious');
  });
  return tally.byLabel();
}

/** Analyses and matches gold documents once. */
export function prepareCorpus(
  documents: readonly Document[],
  rules: RuleSet,
  labels: readonly string[],
): readonly PreparedDocument[] {
  const match = createMatcher(rules);
  const wanted = new Set(labels);
  return documents.map((doc) => {
    const tokens = rules.analyser.analyse(doc);
    const costs: MatchCosts = { steps: 0, exceeded: 0, firstExceeded: -1 };
    const matches = match({ text: doc.text, tokens }, costs);
    const kept = resolveOverlaps(matches, { keepNoMentions: true });
    const gold = mentionsOf(doc, wanted);
    const predicted = asEntities(kept, wanted);
    const partner = pairOverlapping(gold, predicted, sameLabel);
    const prepared: PreparedDocument = {
      doc,
      tokens,
      forms: tokens.map(({ start, end }) => foldForm(doc.text.slice(start, end))),
      lines: numberLines(doc.text, tokens),
      gold,
      matches,
      taken: kept.filter((one) => !excludesSome(one)),
      excluding: kept.filter(excludesSome),
      predicted,
      errors: [],
      counts: countOutcomes(gold, predicted, partner),
    };
    const paired = new Set<number>(partner);
    const errors = [
      ...gold.flatMap((entity, g) => (partner[g] === -1 ? locate('missed', entity, g, prepared) : [])),
      ...predicted.flatMap((entity, p) => (paired.has(p) ? [] : locate('invented', entity, p, prepared))),
    ];
    return Object.assign(prepared, { errors });
  });
}

function excludesSome({ label, network }: Match): boolean {
  return label === false && network.excludes !== undefined;
}

function locate(kind: ErrorMention['kind'], entity: Entity, index: number, doc: PreparedDocument): ErrorMention[] {
  const { tokens, lines } = doc;
  const first = firstEndingAfter(tokens, entity.start);
  if (first >= tokens.length || (tokens[first] as AnalysedToken).start >= entity.end) return [];
  let last = first;
  while (last < tokens.length && (tokens[last] as AnalysedToken).start < entity.end && lines[last] === lines[first])
    last++;
  return [{ kind, label: entity.label, first, last, index, doc }];
}

const BREAK = /[\n\r\u2028\u2029]/u;

function numberLines(text: string, tokens: readonly CharSpan[]): Int32Array {
  const lines = new Int32Array(tokens.length);
  for (let i = 1; i < tokens.length; i++) {
    const between = text.slice((tokens[i - 1] as CharSpan).end, (tokens[i] as CharSpan).start);
    lines[i] = (lines[i - 1] as number) + (BREAK.test(between) ? 1 : 0);
  }
  return lines;
}
