import { buildDocument } from '../io/build-document.ts';
import { readLines } from '../io/files.ts';
import { refuse } from '../io/json-record.ts';
import { BLANK_LINE, parseInline } from './markup.ts';
import type { InputFile, ReadContext } from '../../core/corpus-format.ts';
import type { Document } from '../../core/types.ts';

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

async function* readFile({ path, relative }: InputFile, context: ReadContext): AsyncGenerator<Document> {
  let paragraph: Paragraph | undefined;
  let gap = ''; // since the last line of the paragraph at hand
  let isOpen = false; // the line before belongs to the paragraph at hand
  let eol: InlineData['eol'] = '\n';
  let count = 0;

  function toDocument({ raw, line, lead, number, isValid }: Paragraph, trail?: string): Document | undefined {
    const place = { file: path, line };
    if (!isValid) {
      return refuse(context, place, 'invalid-utf8', 'the paragraph is not valid UTF-8; it was skipped');
    }
    const id = `${relative.replace(/\.[^./]*$/, '')}-${number}`;
    const data: InlineData = { lead, isFirst: number === 1, eol, ...(trail !== undefined && { trail }) };
    return buildDocument(
      { id, ...parseInline(raw), envelope: { format: 'inline', file: relative, data } },
      place,
      context,
    );
  }

  for await (const line of readLines(path)) {
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
      continue;
    }
    // A lone carriage return at a line's end could not be told from a line end when it is written back.
    const end = /\r+$/.exec(text)?.[0] ?? '';
    text = text.slice(0, text.length - end.length);
    if (isOpen && paragraph) {
      paragraph.raw += gap + text;
    } else {
      const doc = paragraph && toDocument(paragraph);
      if (doc) yield doc;
      paragraph = { raw: text, line: line.number, lead: gap, number: ++count, isValid: true };
    }
    paragraph.isValid &&= line.text !== undefined;
    gap = end + line.eol;
    isOpen = true;
  }
  const doc = paragraph && toDocument(paragraph, gap);
  if (doc) yield doc;
}
