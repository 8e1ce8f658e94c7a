import type { InputFile, ReadContext } from '../../core/corpus-format.ts';
import type { Document, Entity } from '../../core/types.ts';
import { tagsToSpans } from '../../text/tags.ts';
import { buildDocument } from '../io/build-document.ts';
import { createStems } from '../io/file-ids.ts';
import { readLineBatches, type Line } from '../io/files.ts';
import { createTagFaults, type TagFaults } from '../io/tag-faults.ts';
import { kindOfLine } from './columns.ts';
import { parseLines, type ConllDocument, type ConllSentence } from './parse.ts';
import { surveyFile, type ConllLayout } from './survey.ts';

/** What the envelope of a CoNLL document holds. */
export interface ConllData {
  readonly layout: ConllLayout;
  /** The document's lines as they were, terminators included. */
  readonly raw: string;
  /** Id and entities as they were read. */
  readonly id: string;
  readonly entities: readonly Entity[];
}

/** Streams the documents of CoNLL files; each file is read twice, first for its layout. */
export async function* readConll(files: readonly InputFile[], context: ReadContext): AsyncGenerator<Document> {
  const stemOf = createStems(files);
  const ids = new Set<string>();
  for (const file of files) {
    const layout = await surveyFile(file.path, context.options);
    if (layout) yield* readFile(file, layout, stemOf(file), ids, context);
    else if (!(await isEmpty(file))) {
      context.report({
        severity: 'error',
        code: 'not-columns',
        message:
          'the file has no column of tags and was skipped; if it is a corpus, name its columns with --token-column and --tag-column',
        place: { file: file.path },
      });
    }
  }
}

async function* readFile(
  file: InputFile,
  layout: ConllLayout,
  stem: string,
  ids: Set<string>,
  context: ReadContext,
): AsyncGenerator<Document> {
  const faults = createTagFaults(file.path, layout.scheme);
  let number = 0;
  for await (const groups of readGroups(file.path, layout)) {
    for (const lines of groups) {
      const doc = toDocument(lines, `${stem}#${++number}`);
      if (doc) yield doc;
    }
  }
  faults.report(context.report);

  function toDocument(lines: readonly Line[], fallback: string): Document | undefined {
    const first = (lines[0] as Line).number;
    const place = { file: file.path, line: first };
    const parsed = parseLines(textsOf(lines), layout);
    if ('code' in parsed) {
      context.report({
        severity: 'error',
        code: parsed.code,
        message: `${parsed.message}; the document was skipped`,
        place: { file: file.path, line: first + parsed.line, documentId: fallback },
      });
      return undefined;
    }
    const stated = statedId(parsed);
    const isFree = stated !== undefined && !ids.has(stated);
    if (stated !== undefined && !isFree) {
      const message = 'another document has the same newdoc id: this one is called by file and number';
      context.report({ severity: 'warning', code: 'duplicate-id', message, place: { ...place, documentId: fallback } });
    }
    const id = isFree ? stated : fallback;
    if (isFree) ids.add(id);
    const entities = entitiesOf(parsed, layout, faults, first);
    const data: ConllData = { layout, raw: joinLines(lines), id, entities };
    return buildDocument(
      { id, text: parsed.text, entities, envelope: { format: 'conll', file: file.relative, data } },
      place,
      context,
    );
  }
}

async function isEmpty(file: InputFile): Promise<boolean> {
  for await (const lines of readLineBatches(file.path)) if (lines.some(({ text }) => text?.trim() !== '')) return false;
  return true;
}

function textsOf(lines: readonly Line[]): (string | undefined)[] {
  const texts = lines.map((line) => line.text);
  if (lines[0]?.number === 1) texts[0] = texts[0]?.replace(/^\ufeff/, '');
  return texts;
}

function joinLines(lines: readonly Line[]): string {
  let raw = '';
  for (const { text, eol } of lines) raw += text + eol;
  return raw;
}

/** The id that a `# newdoc id = …` comment gives. */
function statedId(doc: ConllDocument): string | undefined {
  for (const line of doc.sentences[0]?.comments ?? doc.trailer) {
    const id = /^#\s*newdoc\s+id\s*=\s*(.*\S)/.exec(line)?.[1];
    if (id !== undefined) return id;
  }
  return undefined;
}

function entitiesOf(doc: ConllDocument, layout: ConllLayout, faults: TagFaults, firstLine: number): Entity[] {
  const entities: Entity[] = [];
  for (const sentence of doc.sentences) {
    const { tags, starts, tokens } = sentence;
    if (tags.every((tag) => tag === 'O')) continue;
    const spans = tagsToSpans(tags, layout, (fault, token) => faults.add(fault, firstLine + lineOf(sentence, token)));
    for (const { start, end, label } of spans) {
      entities.push({
        id: `T${entities.length + 1}`,
        start: starts[start] as number,
        end: (starts[end - 1] as number) + (tokens[end - 1] as string).length,
        label,
      });
    }
  }
  return entities;
}

function lineOf(sentence: ConllSentence, token: number): number {
  return sentence.firstLine + token + sentence.extras.filter(({ position }) => position <= token).length;
}

/**
 * Groups the lines of a file by document. Every line is in exactly one group, so that the groups, written one after the
 * other, are the file. A document begins at its marker, or, without markers, at the first comment or row after a blank
 * line; comments before a marker go with it. What has no rows joins its neighbour, unless a marker makes it an empty document.
 */
async function* readGroups(file: string, layout: ConllLayout): AsyncGenerator<readonly (readonly Line[])[]> {
  const hasMarkers = layout.markers !== 'none';
  let lines: Line[] = []; // of the document at hand, and perhaps of the next one
  let cut = -1; // where the next one begins, if it turns out to be one
  let comments = -1; // where the comments just read begin
  let hasRows = false;
  let hasMarker = false;
  let isInSentence = false;
  for await (const batch of readLineBatches(file)) {
    const groups: Line[][] = [];
    const cutNow = (): void => {
      groups.push(lines.slice(0, cut));
      lines = lines.slice(cut);
      hasRows = false;
      cut = -1;
    };
    for (const line of batch) {
      // A line that is not UTF-8 counts as a row: its document is refused.
      const text = line.number === 1 ? line.text?.replace(/^\ufeff/, '') : line.text;
      const kind = text === undefined ? 'row' : kindOfLine(text, layout, isInSentence);
      if (kind === 'row') {
        if (!hasMarkers && !isInSentence && hasRows) cut = comments < 0 ? lines.length : comments;
        if (cut >= 0) {
          cutNow();
          comments = -1;
        }
        lines.push(line);
        hasRows = isInSentence = true;
        comments = -1;
        continue;
      }
      isInSentence = false;
      if (kind === 'blank') comments = -1;
      else if (comments < 0) comments = lines.length;
      if (kind === 'docstart' || kind === 'newdoc') {
        if (cut >= 0 && !layout.isBetween) {
          comments -= cut;
          cutNow();
        }
        if (cut < 0 && comments > 0 && (hasRows || (hasMarker && !layout.isBetween))) cut = comments;
        hasMarker = true;
      }
      lines.push(line);
      if (kind === 'docstart') comments = -1;
    }
    if (groups.length > 0) yield groups;
  }
  if (cut >= 0 && !layout.isBetween) yield [lines.slice(0, cut), lines.slice(cut)];
  else if (hasRows || (hasMarker && !layout.isBetween)) yield [lines];
}
