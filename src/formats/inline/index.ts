import { selectByExtension, readLines } from '../io/files.ts';
import type {
  CorpusFormat,
  CorpusOutput,
  CorpusWriter,
  WriteContext,
  InputFile,
  ReadContext,
} from '../../core/corpus-format.ts';
import { createFileGroup, outputName } from '../io/file-group.ts';
import { plainEntities, refuse } from '../io/json-record.ts';
import { buildDocument } from '../io/build-document.ts';
import type { Document, Entity } from '../../core/types.ts';

/**
 * Running text with `[value](TAG)` around each mention, as EDS-Pseudo's templates have it; paragraphs separated by blank
 * lines are documents. The tag is in capitals (digits, `_` and `-` may follow), so that Markdown links are text. There is no
 * escape, because the tools that read this format know none: a document that cannot be written so that it reads the same
 * (brackets of its own, blank lines, overlapping mentions) is refused with a diagnostic.
 */
export const inline: CorpusFormat = {
  name: 'inline',
  description: 'text with [value](TAG) around mentions; paragraphs are documents',
  perFile: 'many',
  extension: '.txt',
  detect: ({ head }) => {
    if (/^\s*[<{]/.test(head)) return 0;
    const { length } = parseInline(head).entities;
    return length === 0 ? 0 : length < 3 ? 0.6 : 0.85;
  },
  selects: selectByExtension('.txt', '.md'),
  read: readInline,
  createWriter: createInlineWriter,
};

const FORMAT = { name: 'inline', extension: '.txt' };

interface FileState {
  isEmpty: boolean;
  eol: string;
  trail: string | undefined;
}

function createInlineWriter(output: CorpusOutput, context: WriteContext): CorpusWriter {
  const files = createFileGroup<FileState>(output, () => ({ isEmpty: true, eol: '\n', trail: undefined }));
  return {
    write: async (doc) => {
      const { envelope } = doc;
      const own = envelope?.format === FORMAT.name ? (envelope.data as InlineData) : undefined;
      // A copy stands beside its source, so what stood around the source is not its own.
      const around = own && !envelope?.edits && !doc.derivedFrom ? own : undefined;
      const rendered = renderInline(doc.text, plainEntities(doc, context), around !== undefined);
      if ('problem' in rendered) {
        context.report({
          severity: 'error',
          code: 'unwritable-document',
          message: `the document cannot be written inline: ${rendered.problem}; it was left out. Another format, such as jsonl, can hold it`,
          place: { documentId: doc.id },
        });
        return 'refused';
      }
      const { sink, state } = await files.enter(outputName(doc, FORMAT));
      if (own) state.eol = own.eol;
      const separator = around?.isFirst === false ? around.lead : state.eol + state.eol;
      const start = around?.isFirst === true ? around.lead : '';
      // At the start of a file a U+FEFF is a byte order mark; a second one is text.
      const mark = state.isEmpty && start === '' && rendered.raw.startsWith('\ufeff') ? '\ufeff' : '';
      await sink.write((state.isEmpty ? start + mark : separator) + rendered.raw);
      state.isEmpty = false;
      state.trail = around?.trail;
    },
    close: () => files.finish((sink, { isEmpty, eol, trail }) => (isEmpty ? undefined : sink.write(trail ?? eol))),
  };
}

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
function renderInline(
  text: string,
  entities: readonly Entity[],
  isOwn: boolean,
): { readonly raw: string } | { readonly problem: string } {
  if (!isOwn && text.split('\n').some((line) => BLANK_LINE.test(line))) {
    return { problem: 'its text is empty or has an empty line, which would end the document here' };
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
interface InlineData {
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

async function* readInline(files: readonly InputFile[], context: ReadContext): AsyncGenerator<Document> {
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
