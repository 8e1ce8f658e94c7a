import { obtain } from '../../../core/collections.ts';
import type { Gazetteers } from '../../../resources/gazetteer.ts';
import { compileGazetteer, type RuleSet } from '../../networks/compile.ts';
import type { GazetteerSpec } from '../../networks/schema.ts';
import type { GazetteerTrie } from '../../networks/trie.ts';
import type { PreparedDocument, ErrorMention } from './corpus.ts';
import { foldForm } from '../../networks/analysis.ts';
import { kindOf, type MentionKind } from './patterns.ts';

/** A list that words of a text may be entries of. */
export interface WordList {
  /** As a gazetteer is named in the rule file. */
  readonly name: string;
  readonly trie: GazetteerTrie;
  /** What the rule file must add in order to use it; absent where it has the list already. */
  readonly spec?: GazetteerSpec;
}

/** The gazetteers of the rules, and the shipped lists of their languages that none of them has taken over. */
export function openWordLists(rules: RuleSet, shipped: Gazetteers): readonly WordList[] {
  const own = [...rules.gazetteers].map(([name, trie]): WordList => ({ name, trie }));
  const used = new Set(
    Object.values(rules.file.gazetteers).flatMap((spec) => (Array.isArray(spec) ? [] : (spec.shipped ?? []))),
  );
  const names = new Set(rules.languages.flatMap((language) => shipped.names(language)));
  const others = [...names]
    .toSorted()
    .filter((list) => !used.has(list))
    .map((list): WordList => {
      const name = rules.gazetteers.has(list) ? `shipped-${list}` : list;
      const entries = rules.languages.flatMap((language) => shipped.list(language, list)?.values ?? []);
      const trie = compileGazetteer(name, { entries, except: [] }, rules.interner, rules.analyser);
      return { name, trie, spec: { shipped: [list] } };
    });
  return [...own, ...others];
}

/** An entry of a list in a text, from a token to the one after its last. */
interface Entry {
  readonly list: WordList;
  readonly first: number;
  readonly last: number;
}

/** Entries of a context are short. */
const LONGEST_ENTRY = 4;

/** Finds entries within one line. */
export interface EntryFinder {
  /** For each list the longest entry that starts at a token and ends before `limit`. */
  starting(doc: PreparedDocument, first: number, limit: number): readonly Entry[];
  /** For each list the longest entry that ends just before a token. */
  ending(doc: PreparedDocument, last: number): readonly Entry[];
}

export function createEntryFinder(lists: readonly WordList[], { interner }: RuleSet): EntryFinder {
  const numbersOf = new WeakMap<PreparedDocument, Int32Array>();
  const idsOf = (doc: PreparedDocument) =>
    obtain(numbersOf, doc, () => Int32Array.from(doc.forms, (form) => interner.idOf(form)));
  /** The ends of the entries of a list that start at a token. */
  const ends = function* (doc: PreparedDocument, { trie }: WordList, first: number, limit: number): Generator<number> {
    const ids = idsOf(doc);
    let node: number | undefined = 0;
    for (let at = first; at < limit && doc.lines[at] === doc.lines[first]; at++) {
      node = trie.step(node, ids[at] as number);
      if (node === undefined) return;
      if (trie.isEntry(node)) yield at + 1;
    }
  };
  return {
    starting(doc, first, limit) {
      const most = Math.min(limit, doc.tokens.length);
      return lists.flatMap((list): Entry[] => {
        const last = Math.max(-1, ...ends(doc, list, first, most));
        return last < 0 ? [] : [{ list, first, last }];
      });
    },
    ending(doc, last) {
      return lists.flatMap((list): Entry[] => {
        for (let first = Math.max(0, last - LONGEST_ENTRY); first < last; first++) {
          for (const end of ends(doc, list, first, last)) if (end === last) return [{ list, first, last }];
        }
        return [];
      });
    },
  };
}

/** One word of a context, or an entry of a list in its place. */
export interface ContextPart {
  /** As it is written in a rule: lower case. */
  readonly form?: string;
  readonly list?: WordList;
}

/** An error that a candidate describes, and how far its context reaches. */
interface Member {
  readonly error: ErrorMention;
  /** Index of the first token of the left context; the mention's own where there is none. */
  readonly left: number;
  /** Index of the token after the right context. */
  readonly right: number;
  /** How many tokens the entry at the start of the mention has, where the candidate asks for one. */
  readonly entry: number;
}

/** Errors of one label that look alike, in contexts that look alike. */
export interface Candidate {
  /** Tells candidates apart, and puts them in order. */
  readonly key: string;
  readonly kind: ErrorMention['kind'];
  /** Of the mentions. */
  readonly label: string;
  readonly mention: MentionKind;
  readonly list?: WordList;
  /** In the order of the text. */
  readonly left: readonly ContextPart[];
  readonly right: readonly ContextPart[];
  readonly members: readonly Member[];
  /** Folded forms that its mentions do not begin with. */
  readonly excluded: readonly string[];
}

const LONGEST_LEFT = 3;
const LONGEST_RIGHT = 2;
/** A rule must put right more than one error (§2.1 step 2). */
export const FEWEST = 2;

function keyOf(part: ContextPart): string {
  return part.list ? `list ${part.list.name}` : `form ${foldForm(part.form ?? '')}`;
}

function withKey(candidate: Omit<Candidate, 'key'>): Candidate {
  const { kind, label, mention, left, right, excluded } = candidate;
  return { ...candidate, key: JSON.stringify([kind, label, mention, left.map(keyOf), right.map(keyOf), excluded]) };
}

/** Candidates without any context: one for each label and what its mentions begin with. */
export function firstCandidates(errors: readonly ErrorMention[], finder: EntryFinder): readonly Candidate[] {
  const groups = new Groups();
  for (const error of errors) {
    const { doc, first, last, kind, label } = error;
    const member: Member = { error, left: first, right: last, entry: 0 };
    const base = { kind, label, left: [], right: [], excluded: [] };
    groups.add({ ...base, mention: { by: 'shape', first: kindOf(textOf(doc, first)) } }, member);
    groups.add({ ...base, mention: { by: 'length' } }, member);
    for (const entry of finder.starting(doc, first, last)) {
      const { name } = entry.list;
      const own = doc.forms.slice(first, entry.last).join(' ');
      groups.add({ ...base, mention: { by: 'gazetteer', gazetteer: name }, list: entry.list }, { ...member, entry: entry.last - first }, own); // prettier-ignore
    }
  }
  return groups.finish();
}

/** A candidate with one more part of context, in every way in which at least two of its members agree. */
export function extendCandidate(candidate: Candidate, finder: EntryFinder): readonly Candidate[] {
  const groups = new Groups();
  for (const member of candidate.members) {
    const { doc, first, last } = member.error;
    const before = member.left - 1;
    if (candidate.left.length < LONGEST_LEFT && before >= 0 && doc.lines[before] === doc.lines[first]) {
      const add = (part: ContextPart, left: number) =>
        groups.add(
          { ...candidate, left: [part, ...candidate.left] },
          { ...member, left },
          part.list && doc.forms.slice(left, member.left).join(' '),
        );
      add({ form: formOf(doc, before) }, before);
      if (!hasList(candidate))
        for (const entry of finder.ending(doc, member.left)) add({ list: entry.list }, entry.first);
    }
    const after = member.right;
    if (
      candidate.right.length < LONGEST_RIGHT &&
      after < doc.tokens.length &&
      doc.lines[after] === doc.lines[last - 1]
    ) {
      const add = (part: ContextPart, right: number) =>
        groups.add(
          { ...candidate, right: [...candidate.right, part] },
          { ...member, right },
          part.list && doc.forms.slice(after, right).join(' '),
        );
      add({ form: formOf(doc, after) }, after + 1);
      if (!hasList(candidate)) {
        for (const entry of finder.starting(doc, after, doc.tokens.length)) add({ list: entry.list }, entry.last);
      }
    }
  }
  return groups.finish();
}

function hasList({ left, right }: Candidate): boolean {
  return [...left, ...right].some(({ list }) => list !== undefined);
}

const MOST_EXCLUDED = 12;

/**
 * The candidate without what it invents more than once and begins none of its own mentions with; `undefined` where there is
 * no such thing.
 *
 * @param invented how many mentions it invents, by the folded form that they begin with.
 */
export function excludeInvented(candidate: Candidate, invented: ReadonlyMap<string, number>): Candidate | undefined {
  const own = new Set(candidate.members.map(({ error: { doc, first } }) => doc.forms[first]));
  const excluded = [...invented]
    .filter(([form, times]) => times >= FEWEST && !own.has(form))
    .toSorted(([a, times], [b, others]) => others - times || (a < b ? -1 : 1))
    .slice(0, MOST_EXCLUDED)
    .map(([form]) => form)
    .toSorted();
  const isOpen = candidate.mention.by === 'length' && candidate.right.length > 0; // it excludes what follows already
  return excluded.length === 0 || isOpen ? undefined : withKey({ ...candidate, excluded });
}

/** Puts members together whose candidate is the same. */
class Groups {
  private readonly byKey = new Map<
    string,
    { readonly candidate: Candidate; readonly members: Member[]; readonly words: Set<string> | undefined }
  >();

  /** @param words where a list was added: what stands for an entry of it here. A list generalises two at least. */
  add(candidate: Omit<Candidate, 'key' | 'members'>, member: Member, words?: string): void {
    const made = withKey({ ...candidate, members: [] });
    const known = this.byKey.get(made.key);
    if (known === undefined) {
      this.byKey.set(made.key, {
        candidate: made,
        members: [member],
        words: words === undefined ? undefined : new Set([words]),
      });
    } else {
      known.members.push(member);
      if (words !== undefined) known.words?.add(words);
    }
  }

  finish(): readonly Candidate[] {
    return [...this.byKey.values()]
      .filter(({ members, words }) => members.length >= FEWEST && (words === undefined || words.size >= FEWEST))
      .map(({ candidate, members }) => ({ ...candidate, members }));
  }
}

function textOf(doc: PreparedDocument, token: number): string {
  const at = doc.tokens[token];
  return at === undefined ? '' : doc.doc.text.slice(at.start, at.end);
}

/** Forms are compared without accents, but nobody would write a rule so. */
function formOf(doc: PreparedDocument, token: number): string {
  return textOf(doc, token).toLowerCase();
}
