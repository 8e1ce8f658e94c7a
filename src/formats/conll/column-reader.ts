import type { FormatOptions, InputFile, ReadContext } from '../../core/corpus-format.ts';
import type { Document } from '../../core/types.ts';
import { buildDocument } from '../io/build-document.ts';
import { createStems } from '../io/file-group.ts';
import type { Line } from '../io/files.ts';
import { createTagFaults, type TagFaults } from '../io/tags.ts';
import type { ColumnData, ColumnNotation } from './column-notation.ts';
import type { ColumnLayout } from './columns.ts';
import { type BegunGroups, createStatedIds, cutGroups } from './cut-groups.ts';
import { commentsBefore, joinLines, readGroups, textsOf } from './groups.ts';

/** Streams the documents of files; each file is read twice, first for its layout. */
export async function* readColumnFiles<Layout extends ColumnLayout, Parsed extends { readonly text: string }>(
  files: readonly InputFile[],
  context: ReadContext,
  notation: ColumnNotation<Layout, Parsed>,
): AsyncGenerator<Document> {
  const stemOf = createStems(files);
  const ids = new Set<string>();
  await notation.begin?.(files, context);
  for (const file of files) {
    const begun =
      (file.range?.begun as BegunGroups<Layout> | undefined) ??
      (await beginFile(file, stemOf(file), context.options, notation));
    if (!begun) {
      await notation.refuse?.(file, context);
      continue;
    }
    const faults = createTagFaults(file.path, begun.layout.scheme);
    const read = createDocumentReader(file, begun, ids, faults, context, notation);
    // Not by a generator of its own: every document would wait for its turn once more.
    for await (const groups of readGroups(file, notation.columnsOf(begun.layout))) {
      for (const lines of groups) {
        const doc = read(lines);
        if (doc) yield doc;
      }
    }
    faults.report(context.report);
  }
}

/** Cuts files before documents. */
export async function* cutColumnFiles<Layout extends ColumnLayout, Parsed extends { readonly text: string }>(
  files: readonly InputFile[],
  options: FormatOptions,
  isEnough: (bytes: number) => boolean,
  notation: ColumnNotation<Layout, Parsed>,
): AsyncGenerator<InputFile> {
  const stemOf = createStems(files);
  const ids = createStatedIds();
  for (const file of files) {
    const begun = await beginFile(file, stemOf(file), options, notation);
    if (begun) {
      const { layout } = begun;
      const idOf = (comments: readonly string[]) => notation.idOf(comments, layout);
      yield* cutGroups(file, begun, notation.columnsOf(layout), { ids, idOf }, isEnough);
    } else yield file;
  }
}

async function beginFile<Layout>(
  file: InputFile,
  stem: string,
  options: FormatOptions,
  { survey }: { readonly survey: (file: InputFile, options: FormatOptions) => Promise<Layout | undefined> },
): Promise<BegunGroups<Layout> | undefined> {
  const layout = await survey(file, options);
  return layout && { layout, stem, number: 0, taken: [] };
}

/**
 * Reads the lines of one document of a file after the other. A document is called as it says, else, or where another is called so, by file and number.
 *
 * @param ids those that are taken.
 * @returns `undefined` of a document that is skipped, with a report.
 */
function createDocumentReader<Layout extends ColumnLayout, Parsed extends { readonly text: string }>(
  file: InputFile,
  { stem, taken, layout, ...begun }: BegunGroups<Layout>,
  ids: Set<string>,
  faults: TagFaults,
  context: ReadContext,
  { name, nameOfId, parse, idOf, entitiesOf, columnsOf }: ColumnNotation<Layout, Parsed>,
): (lines: readonly Line[]) => Document | undefined {
  const columns = columnsOf(layout);
  let { number } = begun;
  for (const id of taken) ids.add(id);
  return (lines) => {
    const fallback = `${stem}#${++number}`;
    const first = (lines[0] as Line).number;
    const place = { file: file.path, line: first };
    const texts = textsOf(lines);
    const stated = idOf(commentsBefore(texts, columns), layout);
    const isFree = stated !== undefined && !ids.has(stated);
    if (isFree) ids.add(stated);
    const parsed = parse(texts, layout);
    if ('code' in parsed) {
      context.report({
        severity: 'error',
        code: parsed.code,
        message: `${parsed.message}; the document was skipped`,
        place: { file: file.path, line: first + parsed.line, documentId: fallback },
      });
      return undefined;
    }
    if (stated !== undefined && !isFree) {
      const message = `another document has the same ${nameOfId}: this one is named by its file and number`;
      context.report({ severity: 'warning', code: 'duplicate-id', message, place: { ...place, documentId: fallback } });
    }
    const id = isFree ? stated : fallback;
    const entities = entitiesOf(parsed, layout, (fault, line) => faults.add(fault, first + line));
    const data: ColumnData<Layout> = { layout, raw: joinLines(lines), id, entities };
    const envelope = { format: name, file: file.relative, data };
    return buildDocument({ id, text: parsed.text, entities, envelope }, place, context);
  };
}
