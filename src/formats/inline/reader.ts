import { buildDocument } from '../io/build-document.ts';
import { type Boundary, cutBefore } from '../io/cut-lines.ts';
import { type Line, NOT_UTF8, readLines } from '../io/files.ts';
import { refuse } from '../io/json-record.ts';
import type { CutFiles, InputFile, ReadContext } from '../../core/corpus-format.ts';
import type { Document, Entity } from '../../core/types.ts';

/** `[value](TAG)`; the tag in capitals, so that a Markdown link is none. */
const MENTION = /\[([^[\]]+)\]\(([A-Z][A-Z0-9_-]*)\)/g;
const TAG = /^[A-Z][A-Z0-9_-]*$/;
/** A line that separates paragraphs. */
const BLANK_LINE = /^[ \t\r]*$/;

/** Takes the markup out of a paragraph. */
export function parseInline(raw: string): { readonly text: string; readonly entities: readonly Entity[] } {
  const entities: Entity[] = [];
  let text = '';
  let position = 0;
  for (const match of raw.matchAll(MENTION)) {
    text += raw.slice(position, match.index);
    const [all, value = '', label = ''] = match;
    entities.push({ id: `T${entities.length + 1}`, start: text.length, end: text.length + value.length, label });
    text += value;
    position = match.index + all.length;
  }
  return { text: text + raw.slice(position), entities };
}

/**
 * Puts the markup around the mentions of a text, or says why this format cannot hold it.
 *
 * @param isOwn the text was read from this format and is unchanged: a line that is blank without its markup was not blank
 *   with it.
 */
export function renderInline(
  text: string,
  entities: readonly Entity[],
  isOwn: boolean,
): { readonly raw: string } | { readonly problem: string } {
  if (!isOwn && text.split('\n').some((line) => BLANK_LINE.test(line))) {
    const isWithin = text.trim().split('\n').some((line) => BLANK_LINE.test(line)); // prettier-ignore
    if (isWithin) return { problem: 'its text is empty or has an empty line, which would end the document here' };
    return { problem: 'its text begins or ends with a line break, which would be lost here between two documents: take line breaks off the ends of the texts first' }; // prettier-ignore
  }
  if ((!isOwn && text.endsWith('\r')) || /\p{Cs}/u.test(text))
    return { problem: 'its text has characters that UTF-8 lines cannot hold' };
  let raw = '';
  let position = 0;
  for (const { id, start, end, label } of entities) {
    if (start < position) return { problem: `entity ${JSON.stringify(id)} overlaps another` };
    if (!TAG.test(label)) {
      return {
        problem: `the label ${JSON.stringify(label)} is not in capitals; rename it with a label map (--labels)`,
      };
    }
    raw += `${text.slice(position, start)}[${text.slice(start, end)}](${label})`;
    position = end;
  }
  raw += text.slice(position);
  // The text may have brackets of its own that would be read as markup, or break it.
  const read = parseInline(raw);
  const same =
    read.text === text &&
    read.entities.length === entities.length &&
    read.entities.every(({ start, end, label }, i) => {
      const entity = entities[i] as Entity;
      return entity.start === start && entity.end === end && entity.label === label;
    });
  return same ? { raw } : { problem: 'its text has square brackets that cannot be told from markup' };
}

/** What the envelope of a document holds: what stands around its paragraph in the file. */
export interface InlineData {
  /** From the paragraph before, or the start of the file: a byte order mark, line ends, blank lines. */
  readonly lead: string;
  readonly isFirst: boolean;
  /** After the last paragraph of a file. */
  readonly trail?: string;
  readonly eol: '\n' | '\r\n';
}

interface Paragraph {
  raw: string;
  readonly line: number;
  readonly lead: string;
  readonly number: number;
  isValid: boolean;
}

export async function* readInline(files: readonly InputFile[], context: ReadContext): AsyncGenerator<Document> {
  for (const file of files) yield* readFile(file, context);
}

/** What must be known to begin before a paragraph. */
interface Begun {
  /** What stands between it and the text of the one before. */
  readonly gap: string;
  /** How many come before. */
  readonly count: number;
  readonly eol: InlineData['eol'];
}

/** Tells where in the lines of a file paragraphs begin. */
function createOutline({ gap, count, eol }: Begun = { gap: '', count: 0, eol: '\n' }) {
  let isOpen = false; // the line before belongs to a paragraph
  return {
    /** As it is before the next line. */
    state: (): Begun => ({ gap, count, eol }),
    /** @returns the text of a line that is not blank, with what stands before it; `undefined` of one that is. */
    take(line: Line) {
      let text = line.text ?? '?';
      if (line.number === 1) {
        if (line.eol === '\r\n') eol = '\r\n';
        if (text.startsWith('\ufeff')) {
          gap = '\ufeff';
          text = text.slice(1);
        }
      }
      if (BLANK_LINE.test(text)) {
        gap += text + line.eol;
        isOpen = false;
        return undefined;
      }
      // A lone carriage return at a line's end could not be told from a line end when it is written back.
      const end = /\r+$/.exec(text)?.[0] ?? '';
      const taken = { begins: !isOpen, lead: gap, text: text.slice(0, text.length - end.length) };
      if (!isOpen) count++;
      isOpen = true;
      gap = end + line.eol;
      return taken;
    },
  };
}

async function* readFile(file: InputFile, context: ReadContext): AsyncGenerator<Document> {
  const { path, relative, range } = file;
  const outline = createOutline(range?.begun as Begun | undefined);
  let paragraph: Paragraph | undefined;

  function toDocument({ raw, line, lead, number, isValid }: Paragraph, trail?: string): Document | undefined {
    const place = { file: path, line };
    if (!isValid) {
      return refuse(context, place, 'invalid-utf8', `the paragraph ${NOT_UTF8}; it was skipped`);
    }
    const id = `${relative.replace(/\.[^./]*$/, '')}-${number}`;
    const { eol } = outline.state();
    const data: InlineData = { lead, isFirst: number === 1, eol, ...(trail !== undefined && { trail }) };
    return buildDocument(
      { id, ...parseInline(raw), envelope: { format: 'inline', file: relative, data } },
      place,
      context,
    );
  }

  for await (const line of readLines(file)) {
    const taken = outline.take(line);
    if (!taken) continue;
    const { begins, lead, text } = taken;
    if (begins || !paragraph) {
      const doc = paragraph && toDocument(paragraph);
      if (doc) yield doc;
      paragraph = { raw: text, line: line.number, lead, number: outline.state().count, isValid: true };
    } else paragraph.raw += lead + text;
    paragraph.isValid &&= line.text !== undefined;
  }
  const doc = paragraph && toDocument(paragraph, range?.goesOn === true ? undefined : outline.state().gap);
  if (doc) yield doc;
}

/** Cuts files before paragraphs. */
export const cutInline: CutFiles = async function* (files, _, isEnough) {
  for (const file of files) yield* cutBefore(file, paragraphsOf(file), isEnough);
};

async function* paragraphsOf(file: InputFile): AsyncGenerator<Boundary> {
  const outline = createOutline();
  yield { line: 1, begin: () => undefined };
  for await (const line of readLines(file)) {
    const before = outline.state();
    if (outline.take(line)?.begins === true) yield { line: line.number, begin: () => before };
  }
}
