import { obtain } from '../../core/collections.ts';
import type { RuleSet } from './compile.ts';
import type { Arc, Consumption, PartOfToken } from './network.ts';
import { type TokenType, foldForm, hasCase, LONGEST_INSIDE } from './analysis.ts';
import type { GazetteerTrie } from './trie.ts';

/**
 * The lengths, in UTF-16 units, that a part of a token may have at the start of a text: that of each form and entry that it begins with, and as
 * much as the expression can take.
 */
export function partsAtStart(text: string, part: PartOfToken): Iterable<number> {
  if (text.length > LONGEST_INSIDE) return [];
  const lengths = new Set<number>();
  const longest = part.regex?.longestStart(text) ?? 0;
  if (longest > 0) lengths.add(longest);
  for (const form of part.forms) {
    const length = startsWithForm(text, form);
    if (length > 0) lengths.add(length);
  }
  if (part.tries.length > 0) {
    for (let length = 1; length <= text.length; length++) {
      const id = part.interner.idOf(foldForm(text.slice(0, length)));
      if (part.tries.some((trie) => trie.has(id))) lengths.add(length);
    }
  }
  if (part.case !== 'any') {
    for (const length of lengths) if (!hasCase(text.slice(0, length), part.case)) lengths.delete(length);
  }
  return lengths;
}

/** A folded form and its text may differ in length: accents may be characters of their own. */
function startsWithForm(text: string, form: string): number {
  if (isPlain(text)) return foldForm(text.slice(0, form.length)) === form ? form.length : 0;
  let longest = 0;
  const most = Math.min(text.length, form.length * 4 + 8);
  for (let length = 1; length <= most; length++) {
    if (foldForm(text.slice(0, length)) === form) longest = Math.max(longest, length);
  }
  return longest;
}

function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x7f) return false;
  return true;
}

/** Something that the first token of a match may be, and the networks that begin with it. */
interface FirstTest {
  readonly test: (type: TokenType) => boolean;
  readonly networks: Set<number>;
}

/**
 * Tells which networks may begin at a token, as far as its form decides. So all networks share one pass over the text: listed
 * forms are found in a map, gazetteers are asked once each however many networks use them, other conditions once however
 * often they occur; and all that once for a form, which keeps the answer.
 */
export function createStarts(rules: RuleSet): (type: TokenType) => readonly number[] {
  const byForm = new Map<number, FirstTest[]>();
  const others: FirstTest[] = [];
  const byGazetteer = new Map<GazetteerTrie, Set<number>>();
  const known = new Map<string, FirstTest>();
  for (const network of rules.networks) {
    if (!network.isRule) continue;
    for (const { consumes, key, forms } of firstArcs(rules, network.index)) {
      if (consumes.kind === 'gazetteer') {
        for (const trie of consumes.tries) {
          obtain(byGazetteer, trie, () => new Set()).add(network.index);
        }
        continue;
      }
      let first = known.get(key);
      if (first === undefined) {
        first = { test: firstTest(consumes), networks: new Set() };
        known.set(key, first);
        if (forms === undefined) others.push(first);
        else for (const form of forms) obtain(byForm, form, () => []).push(first);
      }
      first.networks.add(network.index);
    }
  }
  const gazetteers = [...byGazetteer];
  const shared = new Map<string, readonly number[]>();
  return (type) => {
    if (type.starts !== undefined) return type.starts;
    const found = new Set<number>();
    const take = ({ test, networks }: FirstTest) => {
      if (test(type)) for (const network of networks) found.add(network);
    };
    byForm.get(type.id)?.forEach(take);
    for (const [trie, networks] of gazetteers) {
      if (trie.starts(type.id)) for (const network of networks) found.add(network);
    }
    others.forEach(take);
    const sorted = [...found].sort((a, b) => a - b);
    const key = sorted.join();
    let starts = shared.get(key);
    if (starts === undefined) {
      if (shared.size > 10_000) shared.clear();
      shared.set(key, (starts = sorted));
    }
    return (type.starts = starts);
  };
}

/** The arcs that may be the first of a network to consume something. */
function firstArcs(rules: RuleSet, index: number): readonly Arc[] {
  const found: Arc[] = [];
  const states = new Set([rules.networks[index]?.start]);
  for (const state of states) {
    for (const arc of state?.arcs ?? []) {
      const { consumes } = arc;
      if (consumes.kind === 'jump') states.add(arc.to);
      else if (consumes.kind === 'push') {
        states.add(rules.networks[consumes.network]?.start);
        if (rules.empty.has(consumes.network)) states.add(arc.to);
      } else found.push(arc);
    }
  }
  return found;
}

function firstTest(consumes: Consumption): (type: TokenType) => boolean {
  if (consumes.kind === 'token') return (type) => consumes.condition.byType(type);
  if (consumes.kind === 'part') return ({ text }) => [...partsAtStart(text, consumes)].length > 0;
  return () => true;
}
