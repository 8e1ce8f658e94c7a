import type { InputFile } from '../../core/corpus-format.ts';
import { type Boundary, cutBefore } from '../io/cut-lines.ts';
import { createIdSet } from '../io/unique-ids.ts';
import type { ColumnLayout, ConllColumns } from './columns.ts';
import { commentsBefore, readGroups, textsOf } from './groups.ts';

/** What must be known to begin before a document. */
export interface BegunGroups<Layout> {
  readonly layout: Layout;
  readonly stem: string;
  /** How many documents come before it. */
  readonly number: number;
  /** The ids that documents from there on state and earlier ones stated. */
  readonly taken: readonly string[];
}

/** The ids that the documents of a corpus state, in their order. */
export interface StatedIds {
  /** Begins a piece of the corpus. @returns the ids of it that were stated before it, which are told as they come. */
  begin(): readonly string[];
  add(id: string | undefined): void;
}

export function createStatedIds(): StatedIds {
  const all = createIdSet();
  let own = new Set<string>();
  let taken: string[] = [];
  return {
    begin: () => {
      own = new Set();
      return (taken = []);
    },
    add: (id) => {
      if (id === undefined || own.has(id)) return;
      own.add(id);
      if (!all.add(id)) taken.push(id);
    },
  };
}

/**
 * Cuts a file before documents.
 *
 * @param idOf the id that a document states in the comments before its first row.
 */
export function cutGroups<Layout>(
  file: InputFile,
  begun: BegunGroups<Layout>,
  columns: ConllColumns & ColumnLayout,
  { ids, idOf }: { readonly ids: StatedIds; readonly idOf: (comments: readonly string[]) => string | undefined },
  isEnough: (bytes: number) => boolean,
): AsyncGenerator<InputFile> {
  async function* boundaries(): AsyncGenerator<Boundary> {
    let { number } = begun;
    for await (const groups of readGroups(file, columns)) {
      for (const lines of groups) {
        const before = { ...begun, number: number++ };
        yield { line: (lines[0] as (typeof lines)[number]).number, begin: () => ({ ...before, taken: ids.begin() }) };
        ids.add(idOf(commentsBefore(textsOf(lines), columns)));
      }
    }
  }
  return cutBefore(file, boundaries(), isEnough);
}
