import type { FormatOptions, InputFile, ReadContext, WriteContext } from '../../core/corpus-format.ts';
import type { Document, Entity } from '../../core/types.ts';
import type { TagFault } from '../../text/tags.ts';
import type { ColumnLayout, ConllColumns } from './columns.ts';
import { splitLines } from './groups.ts';

/** What the envelope of a document of columns holds. Plain data. */
export interface ColumnData<Layout> {
  readonly layout: Layout;
  /** The document's lines as they were, terminators included. */
  readonly raw: string;
  /** Id and entities as they were read. */
  readonly id: string;
  readonly entities: readonly Entity[];
}

/** Why a document cannot be read. */
export interface ColumnFault {
  readonly code: 'invalid-utf8' | 'column-missing' | 'column-count' | 'bad-tag' | 'bad-index';
  /** Index within the document's lines. */
  readonly line: number;
  readonly message: string;
}

/** Where in its output a document is written. */
export interface Target<Layout> {
  readonly layout: Layout;
  readonly file: string;
  /** Whether documents were written to the file before this one. */
  readonly isFollowing: boolean;
}

/** How the documents of a format of columns are read and written. */
export interface ColumnNotation<Layout extends ColumnLayout, Parsed extends { readonly text: string }> {
  readonly name: string;
  readonly extension: string;
  /** What documents of other formats are written in. */
  readonly defaultLayout: Layout;
  /** What states the id of a document, for people. */
  readonly nameOfId: string;
  /** Called before the first file is read. */
  readonly begin?: (files: readonly InputFile[], context: ReadContext) => Promise<void>;
  /** @returns `undefined` where the file is none of this format. */
  readonly survey: (file: InputFile, options: FormatOptions) => Promise<Layout | undefined>;
  /** Called with a file that is none of this format. */
  readonly refuse?: (file: InputFile, context: ReadContext) => Promise<void>;
  readonly columnsOf: (layout: Layout) => ConllColumns & ColumnLayout;
  /** The id that a document states in the comments before its first row. */
  readonly idOf: (comments: readonly string[], layout: Layout) => string | undefined;
  /** Parses the lines of one document; `undefined` stands for a line that is not UTF-8. */
  readonly parse: (lines: readonly (string | undefined)[], layout: Layout) => Parsed | ColumnFault;
  readonly entitiesOf: (
    parsed: Parsed,
    layout: Layout,
    onFault: (fault: TagFault, line: number) => void,
  ) => readonly Entity[];
  /** The columns that a sealed document of the layout is written without. */
  readonly dropped: (layout: Layout, sealed: readonly string[]) => readonly string[];
  /** Whether documents of the two layouts can stand in one file as they are. */
  readonly sameFile: (a: Layout, b: Layout) => boolean;
  /** Writes a document anew, in the layout of its target. @returns empty where no line could stand for it. */
  readonly rebuild: (
    doc: Document,
    data: ColumnData<Layout> | undefined,
    parsed: Parsed | undefined,
    target: Target<Layout>,
    context: WriteContext,
  ) => string;
}

/** The lines of a document's source, parsed. */
export function parseData<Layout extends ColumnLayout, Parsed extends { readonly text: string }>(
  { raw, layout }: ColumnData<Layout>,
  { parse }: Pick<ColumnNotation<Layout, Parsed>, 'parse'>,
): Parsed | undefined {
  const parsed = parse(splitLines(raw), layout);
  return 'code' in parsed ? undefined : parsed;
}
