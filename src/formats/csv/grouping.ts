import type { CsvColumns } from './columns.ts';

/** Tells where sentences and documents begin. */
export interface Grouping {
  /** What the next row begins; a row that cannot be read has no cells. Empty rows are no rows: tell them with `blank`. */
  next(cells: readonly string[]): 'same' | 'sentence' | 'document';
  blank(): void;
}

/**
 * A sentence begins where the sentence column has another value (an empty cell repeats the one above), at a blank line, and
 * with a document; a document where the document column has another value, and without that column with each sentence.
 */
export function createGrouping(columns: Pick<CsvColumns, 'sentence' | 'document'>): Grouping {
  let sentence: string | undefined;
  let document: string | undefined;
  let isFirst = true;
  let isAfterBlank = false;
  const changed = (column: number, cells: readonly string[], current: string | undefined) => {
    const cell = cells[column];
    return cell !== undefined && cell !== '' && cell !== current;
  };
  return {
    next: (cells) => {
      const newDocument = changed(columns.document, cells, document);
      const newSentence = changed(columns.sentence, cells, sentence);
      if (newDocument) document = cells[columns.document];
      if (newSentence) sentence = cells[columns.sentence];
      const begins = isFirst || newDocument || newSentence || isAfterBlank;
      const result = !begins ? 'same' : isFirst || newDocument || columns.document < 0 ? 'document' : 'sentence';
      isFirst = isAfterBlank = false;
      return result;
    },
    blank: () => {
      isAfterBlank = true;
    },
  };
}

/** Whether a record is a line without anything on it. */
export function isBlankRecord(cells: readonly string[] | undefined): boolean {
  return cells !== undefined && cells.every((cell) => cell.trim() === '');
}
