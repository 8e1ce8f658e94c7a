import { addCounts, NO_COUNTS, ratiosOf, totalCounts, type ScoreCounts } from '../../../evaluate/counts.ts';
import { isRule } from '../../networks/check.ts';
import { compileGazetteer, compileNetworks, type RuleSet } from '../../networks/compile.ts';
import type { Configuration, Match } from '../../networks/match.ts';
import type { ArcSpec, ConditionSpec, RuleFile } from '../../networks/schema.ts';
import type { GazetteerTrie } from '../../networks/trie.ts';
import { type ErrorMention, type PreparedDocument, prepareCorpus } from './corpus.ts';
import { changeCounts, type NetworkEffect } from './effects.ts';
import { kindOf } from './patterns.ts';
import type { SuggestOptions, RuleSuggestion } from './rules.ts';
import { judgeEffects, prepareTrial, type SuggestionEffect, type SuggestTrial } from './trial.ts';
import { writeNetworks } from './network.ts';

/** Words that a gazetteer of the rules lacks, with what they change together. */
export interface EntrySuggestion extends SuggestionEffect {
  readonly name: string;
  readonly gazetteer: string;
  /** As they are written in the training set, the one that puts most errors right first. */
  readonly entries: readonly string[];
}

/** Stands for the entries that a gazetteer does not have yet; no name in a rule file is so. */
const NEW = '\u0000new';
const MOST_TOKENS = 4;
const SHORTEST = 3;

/**
 * Proposes entries for the gazetteers of the rules: the words of a missed mention, where a network would find it if they were in
 * the list, and consumes something beside them: so the context says what they are. Each is measured alone by running
 * the rules anew where it occurs; those that raise F1 on the training set are proposed, together for each gazetteer.
 */
export function suggestEntries(
  rules: RuleSet,
  options: SuggestOptions,
  trial: SuggestTrial = prepareTrial(rules, options),
): readonly EntrySuggestion[] {
  const { labels, most = 20 } = options;
  const { training, validation, sample, counts } = trial;
  const words = missedWords(training);
  const found: EntrySuggestion[] = [];
  for (const gazetteer of usedGazetteers(rules.file)) {
    const measure = (entries: readonly string[], documents: readonly PreparedDocument[]) =>
      measureEntries(rules, gazetteer, entries, documents, labels);
    const good = attested(rules, gazetteer, words, training, labels)
      .map((entry) => ({ entry, effect: measure([entry], training) }))
      .filter(({ effect }) => f1Of(counts.training, effect) > f1Of(counts.training))
      .toSorted((a, b) => b.effect.covered - a.effect.covered || (a.entry < b.entry ? -1 : 1))
      .slice(0, most);
    if (good.length === 0) continue;
    const entries = good.map(({ entry }) => entry);
    const effects = {
      training: measure(entries, training),
      validation: measure(entries, validation),
      sample: measure(entries, sample),
    };
    found.push({
      name: `gazetteer-${gazetteer}`,
      gazetteer,
      entries,
      ...judgeEffects(trial, effects.training.covered, effects),
    });
  }
  return found.toSorted((a, b) => b.covered - b.caused - (a.covered - a.caused) || (a.name < b.name ? -1 : 1));
}

interface EntryEffect extends Pick<NetworkEffect, 'change' | 'caused'> {
  readonly covered: number;
}

function f1Of(counts: ScoreCounts, effect?: EntryEffect): number {
  return ratiosOf(totalCounts(effect ? changeCounts(counts, effect.change) : counts)).f1;
}

/** Runs the rules with more entries where one of them occurs. */
function measureEntries(
  rules: RuleSet,
  gazetteer: string,
  entries: readonly string[],
  documents: readonly PreparedDocument[],
  labels: readonly string[],
): EntryEffect {
  const { rules: extended, trie } = extend(rules, gazetteer, entries);
  const { interner } = rules;
  const touched = documents.filter(({ forms }) => forms.some((form) => trie.starts(interner.idOf(form))));
  const anew = prepareCorpus(touched.map(({ doc }) => doc), extended, labels); // prettier-ignore
  const change = Object.create(null) as Record<string, typeof NO_COUNTS>; // labels may be called `__proto__`
  let covered = 0;
  let caused = 0;
  touched.forEach((old, i) => {
    const now = anew[i] as PreparedDocument;
    for (const label of new Set([...Object.keys(old.counts), ...Object.keys(now.counts)])) {
      const [before, after] = [old.counts[label] ?? NO_COUNTS, now.counts[label] ?? NO_COUNTS];
      const own = { ...NO_COUNTS, correct: after.correct - before.correct, missed: after.missed - before.missed, spurious: after.spurious - before.spurious }; // prettier-ignore
      change[label] = addCounts(change[label] ?? NO_COUNTS, own);
      covered += Math.max(0, -own.missed) + Math.max(0, -own.spurious);
      caused += Math.max(0, own.missed) + Math.max(0, own.spurious);
    }
  });
  return { change, covered, caused };
}

/** The words of missed mentions, and whole mentions, by their folded forms; as they are written first. */
function missedWords(documents: readonly PreparedDocument[]): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const add = (doc: PreparedDocument, first: number, last: number) => {
    const text = doc.doc.text.slice(doc.tokens[first]?.start, doc.tokens[last - 1]?.end).replaceAll(/\s+/gu, ' ');
    const key = doc.forms.slice(first, last).join(' ');
    if (text.length >= SHORTEST && !words.has(key)) words.set(key, text);
  };
  for (const doc of documents) {
    for (const { kind, first, last } of doc.errors) {
      if (kind !== 'missed') continue;
      if (last - first > 1 && last - first <= MOST_TOKENS) add(doc, first, last);
      for (let at = first; at < last; at++) {
        const token = doc.tokens[at];
        if (token && kindOf(doc.doc.text.slice(token.start, token.end)) === 'capital') add(doc, at, at + 1);
      }
    }
  }
  return words;
}

/** The words that a network would take from the gazetteer beside something else, where a mention of its label is missed. */
function attested(
  rules: RuleSet,
  gazetteer: string,
  words: ReadonlyMap<string, string>,
  documents: readonly PreparedDocument[],
  labels: readonly string[],
): readonly string[] {
  const { rules: extended, trie } = extend(rules, gazetteer, [...words.values()]);
  const found = new Set<string>();
  const touched = documents.filter(({ errors }) => errors.some(({ kind }) => kind === 'missed'));
  const anew = prepareCorpus(touched.map(({ doc }) => doc), extended, labels); // prettier-ignore
  anew.forEach((doc, i) => {
    const missed = (touched[i] as PreparedDocument).errors.filter(({ kind }) => kind === 'missed');
    for (const match of doc.matches) {
      if (!missed.some((error) => isPutRight(error, match))) continue;
      const [only, ...others] = newEntries(match, trie, doc);
      if (only === undefined || others.length > 0) continue;
      const word = words.get(only);
      if (word !== undefined) found.add(word);
    }
  });
  return [...found].toSorted();
}

function isPutRight({ label, index, doc }: ErrorMention, match: Match): boolean {
  const gold = doc.gold[index];
  return gold !== undefined && match.label === label && match.start < gold.end && gold.start < match.end;
}

/** The entries that only the new list has, where the match consumed more than them. */
function newEntries(match: Match, trie: GazetteerTrie, { forms, tokens }: PreparedDocument): readonly string[] {
  const found: string[] = [];
  for (let at: Configuration | undefined = match.last; at?.parent; at = at.parent) {
    const { arc, parent } = at;
    if (arc?.consumes.kind !== 'gazetteer' || !arc.consumes.tries.includes(trie) || parent.token === at.token) continue;
    if (tokens[parent.token]?.start === match.matchStart && tokens[at.token - 1]?.end === match.matchEnd) continue;
    found.push(forms.slice(parent.token, at.token).join(' '));
  }
  return found;
}

/** Rules of which a gazetteer has more entries. */
function extend(
  rules: RuleSet,
  gazetteer: string,
  entries: readonly string[],
): { rules: RuleSet; trie: GazetteerTrie } {
  const trie = compileGazetteer(NEW, { entries, except: [] }, rules.interner, rules.analyser);
  const more = <C extends ConditionSpec>(condition: C): C =>
    condition.gazetteer?.includes(gazetteer) ? { ...condition, gazetteer: [...condition.gazetteer, NEW] } : condition;
  const file = mapArcs(rules.file, (arc) => more(arc.not ? { ...arc, not: more(arc.not) } : arc));
  const gazetteers = new Map(rules.gazetteers).set(NEW, trie);
  return { rules: compileNetworks(file, { interner: rules.interner, gazetteers }, rules.analyser), trie };
}

function mapArcs(file: RuleFile, change: (arc: ArcSpec) => ArcSpec): RuleFile {
  const networks = Object.entries(file.networks).map(([name, network]) => {
    const states = Object.entries(network.states).map(([state, { final, arcs }]) => [state, { final, arcs: arcs.map(change) }] as const); // prettier-ignore
    return [name, { ...network, states: Object.fromEntries(states) }] as const;
  });
  return { ...file, networks: Object.fromEntries(networks) };
}

/** Those that an arc within a mention consumes entries of, in the order of the file: others list what stands around mentions. */
function usedGazetteers(file: RuleFile): readonly string[] {
  const arcsOf = (name: string) => Object.values(file.networks[name]?.states ?? {}).flatMap(({ arcs }) => arcs);
  const used = new Set<string>();
  const within = new Set<string>();
  const take = (arcs: readonly ArcSpec[]) => {
    for (const { gazetteer, push } of arcs) {
      for (const name of gazetteer ?? []) used.add(name);
      if (push !== undefined) within.add(push);
    }
  };
  for (const [name, network] of Object.entries(file.networks)) {
    const arcs = arcsOf(name);
    const marked = arcs.filter(({ mention }) => mention === true);
    // Without any arc of the mention, all is the mention; of what is no mention, nothing.
    if (network.label !== false) take(marked.length > 0 || !isRule(network) ? marked : arcs);
  }
  for (const name of within) take(arcsOf(name)); // grows while it is gone through
  return Object.keys(file.gazetteers).filter((name) => used.has(name));
}

/**
 * Suggestions as a piece of a rule file, the best first: networks, the gazetteers that they need besides those there are, and
 * entries for those.
 */
export function writeSuggestions(
  suggestions: readonly RuleSuggestion[],
  additions: readonly EntrySuggestion[] = [],
): string {
  const more = Object.fromEntries(additions.map(({ gazetteer, entries }) => [gazetteer, [...entries]]));
  return writeNetworks(
    Object.fromEntries(suggestions.map(({ name, network }) => [name, network])),
    Object.assign({}, ...suggestions.map(({ gazetteers }) => gazetteers), more) as RuleSuggestion['gazetteers'],
  );
}
