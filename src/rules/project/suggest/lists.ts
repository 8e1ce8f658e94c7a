import type { Gazetteers } from '../../../resources/gazetteer.ts';
import { compileGazetteer, type RuleSet } from '../../networks/compile.ts';
import type { GazetteerSpec } from '../../networks/schema.ts';
import type { GazetteerTrie } from '../../networks/trie.ts';
import type { PreparedDocument } from './corpus.ts';

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
export interface Entry {
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
  const idsOf = (doc: PreparedDocument) => {
    let ids = numbersOf.get(doc);
    if (ids === undefined) numbersOf.set(doc, (ids = Int32Array.from(doc.forms, (form) => interner.idOf(form))));
    return ids;
  };
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
