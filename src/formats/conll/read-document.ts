import type { InputFile, ReadContext } from '../../core/corpus-format.ts';
import type { Line } from '../io/files.ts';
import type { BegunGroups } from './cut-groups.ts';
import { joinLines, textsOf } from './groups.ts';

/** Why a document cannot be read. */
interface Fault {
  readonly code: string;
  /** Index within the document's lines. */
  readonly line: number;
  readonly message: string;
}

/** How the documents of a format are read. */
interface Notation<Result> {
  readonly parse: (texts: readonly (string | undefined)[]) => Result;
  /** The id that a document states. */
  readonly idOf: (texts: readonly (string | undefined)[]) => string | undefined;
  /** What states it, for people. */
  readonly nameOfId: string;
}

/**
 * Reads the lines of one document of a file after the other. A document is called as it says, else, or where another is called so, by file and number.
 *
 * @param ids those that are taken.
 * @returns what was read; `undefined` of a document that is skipped, with a report.
 */
export function createDocumentReader<Result extends object>(
  file: InputFile,
  { stem, taken, ...begun }: BegunGroups<unknown>,
  ids: Set<string>,
  { report }: ReadContext,
  { parse, idOf, nameOfId }: Notation<Result>,
) {
  let { number } = begun;
  for (const id of taken) ids.add(id);
  return (lines: readonly Line[]) => {
    const fallback = `${stem}#${++number}`;
    const first = (lines[0] as Line).number;
    const place = { file: file.path, line: first };
    const texts = textsOf(lines);
    const stated = idOf(texts);
    const isFree = stated !== undefined && !ids.has(stated);
    if (isFree) ids.add(stated);
    const parsed = parse(texts);
    if ('code' in parsed) {
      const { code, line, message } = parsed as unknown as Fault;
      report({
        severity: 'error',
        code,
        message: `${message}; the document was skipped`,
        place: { file: file.path, line: first + line, documentId: fallback },
      });
      return undefined;
    }
    if (stated !== undefined && !isFree) {
      const message = `another document has the same ${nameOfId}: this one is named by its file and number`;
      report({ severity: 'warning', code: 'duplicate-id', message, place: { ...place, documentId: fallback } });
    }
    return {
      id: isFree ? stated : fallback,
      parsed: parsed as Exclude<Result, Fault>,
      raw: joinLines(lines),
      first,
      place,
    };
  };
}
