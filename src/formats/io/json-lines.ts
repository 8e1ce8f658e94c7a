import { isTooDeep, MOST_DEPTH, parseJson } from '../../core/collections.ts';
import { type Line, NOT_UTF8, readLineBatches } from './files.ts';
import { createInnerView } from './inner-records.ts';
import { refuse, type JsonRecord } from './json-record.ts';
import type { InputFile, ReadContext } from '../../core/corpus-format.ts';

/**
 * Streams the records of files that hold one JSON value a line. Empty lines are passed over; a line that is not UTF-8 or
 * not JSON is reported with its number, and the others are read.
 */
export async function* readJsonLines(files: readonly InputFile[], context: ReadContext): AsyncGenerator<JsonRecord> {
  for (const file of files) yield* recordsOf(readLineBatches(file), file, context);
}

/** The records of lines that come in batches. @param onBlank told of an empty line when all before it have been taken. */
export async function* recordsOf(
  batches: AsyncIterable<readonly Line[]>,
  { path, relative, range }: InputFile,
  context: ReadContext,
  onBlank?: () => Promise<void>,
): AsyncGenerator<JsonRecord> {
  const inner = createInnerView(context.report);
  let records = range?.filled ?? 0;
  for await (const lines of batches) {
    for (const line of lines) {
      const place = { file: path, line: line.number };
      let { text } = line;
      if (text === undefined) {
        records++;
        refuse(context, place, 'invalid-utf8', `the line ${NOT_UTF8}; the record was skipped`);
        continue;
      }
      if (line.number === 1 && text.startsWith('\ufeff')) text = text.slice(1);
      if (text.trim() === '') {
        if (onBlank) await onBlank();
        continue;
      }
      const value = parseJson(text);
      const number = ++records;
      // What JSON.parse says would quote the text.
      if (value === undefined) refuse(context, place, 'malformed-json', 'the line is not valid JSON; it was skipped');
      else if (isTooDeep(value)) refuse(context, place, 'too-deep', TOO_DEEP);
      else yield inner({ value, place, relative, number });
    }
  }
}

export const TOO_DEEP = `the record has values nested more than ${MOST_DEPTH} deep; it was skipped`;
