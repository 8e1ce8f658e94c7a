import { deflateSync } from 'node:zlib';
import type { Document, Token } from '../core/types.ts';
import type { StepEdit } from './changes.ts';
import type { ViewMeta } from './view-data.ts';
import { createViewIndex, type ViewIndex } from './view-index.ts';
import { type DataBlock, renderViewShell } from './view-shell.ts';

/** A source document with the copies to show beside it. */
export interface ViewRow {
  readonly source: Document;
  readonly copies: readonly Document[];
  /** The edits that made each copy, in the order of `copies`; computed from the texts where absent. */
  readonly edits?: readonly (readonly (readonly StepEdit[])[] | undefined)[];
}

export interface ViewPageOptions {
  readonly title: string;
  /** How many documents there are, where not all are shown. */
  readonly total: number;
  readonly tokenise: (text: string) => readonly Token[];
  /** What a reader must know. */
  readonly notes?: readonly string[];
}

/** UTF-16 units of JSON in a part: a part is unpacked whole when one of its documents is looked at. */
const PART_SIZE = 250_000;

/**
 * A self-contained HTML page (no network, no external file) that shows thousands of documents: entities coloured by label
 * and, beside each document, its copies, with what changed. Texts are compressed and unpacked by part. Text that contains
 * markup is shown as text.
 */
export function createViewPage(rows: readonly ViewRow[], options: ViewPageOptions): string {
  const index = createViewIndex({ tokenise: options.tokenise });
  for (const [i, { source, copies, edits }] of rows.entries()) {
    index.addSource(source);
    for (const [j, copy] of copies.entries()) index.addCopy(i, copy, edits?.[j]);
  }
  return renderViewPage(index, describeView(index, options.title, options.total, options.notes));
}

/** What the page says of an index. @param total documents of the corpora, where not all are in the index. */
export function describeView(index: ViewIndex, title: string, total: number, notes: readonly string[] = []): ViewMeta {
  const misfits =
    index.misfits > 0
      ? [
          `The edit log does not lead to the text of ${index.misfits} copies: their changes were found by comparing the texts.`,
        ]
      : [];
  return {
    title,
    documents: index.size,
    total,
    unlinked: index.unlinked,
    copies: index.copies,
    labels: index.labels(),
    steps: index.steps(),
    notes: [...notes, ...misfits],
  };
}

export function renderViewPage(index: ViewIndex, meta: ViewMeta): string {
  const parts: number[] = [];
  const blocks: DataBlock[] = [];
  let records: string[] = [];
  let size = 0;
  const close = () => {
    if (records.length > 0) blocks.push({ id: `part-${blocks.length}`, content: pack(`[${records.join(',')}]`) });
    records = [];
    size = 0;
  };
  for (let i = 0; i < index.size; i++) {
    if (records.length === 0) parts.push(i);
    const record = JSON.stringify(index.document(i));
    records.push(record);
    size += record.length;
    if (size >= PART_SIZE) close();
  }
  close();
  const rows = Array.from({ length: index.size }, (_, i) => index.row(i));
  blocks.push({ id: 'rows', content: pack(JSON.stringify(rows)) });
  const all: ViewMeta & { readonly parts: readonly number[] } = { ...meta, parts };
  return renderViewShell(all, blocks, false);
}

const pack = (json: string) => deflateSync(json).toString('base64');
