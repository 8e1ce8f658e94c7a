import type { InputFile, ReadContext } from '../../core/corpus-format.ts';
import { tellOnce } from '../../core/errors.ts';
import type { CharSpan, Document } from '../../core/types.ts';
import { buildDocument, sameSurface, type RawEntity } from '../io/build-document.ts';
import { createCodePointMap, type CodePointMap } from '../io/code-points.ts';
import type { TextFile } from '../io/encoding.ts';
import { createFileReader, decodeOrReport } from '../io/files.ts';
import { describeFileError } from '../../resources/files/file-error.ts';
import { surfaceOf } from '../io/notes.ts';
import { annOfConcepts } from './concepts.ts';
import { isTextBound, parseTextBound, splitAnnLines, type TextBound } from './standoff.ts';

/** What the writer needs of the source. */
export interface BratData {
  /** The `.ann` file as it was; absent where there was none. */
  readonly ann?: string;
  /** The text of mentions for which the file states none, by id. */
  readonly unstated?: Readonly<Record<string, string>>;
}

/**
 * Reads pairs of a `.txt` and an `.ann` file. Offsets count code points of the text exactly as it is in the file: a byte
 * order mark is one, and so is each character of a CRLF.
 */
export async function* readBrat(files: readonly InputFile[], context: ReadContext): AsyncGenerator<Document> {
  const read = createFileReader();
  const telling = { ...context, report: tellOnce(context.report) };
  for (const file of files) {
    const doc = await readPair(file, read, telling);
    if (doc) yield doc;
  }
}

type Read = ReturnType<typeof createFileReader>;
type ReadOther = (path: string) => Promise<Uint8Array | undefined>;

async function readPair(file: InputFile, read: Read, context: ReadContext): Promise<Document | undefined> {
  const stem = file.path.replace(/\.[^.]*$/, '');
  const id = file.relative.replace(/\.[^./]*$/, '');
  const txt = `${stem}.txt`;
  const ann = `${stem}.ann`;
  const { encoding } = file;
  const readOther: ReadOther = (path) => readIfThere({ path, ...(encoding !== undefined && { encoding }) }, read);
  const [textBytes, annBytes] = [await readOther(txt), await readOther(ann)];
  const con = annBytes === undefined ? await readConcepts(stem, readOther) : undefined;
  if (textBytes === undefined) {
    context.report({
      severity: 'error',
      code: 'missing-text',
      message: 'this .ann file has no .txt file',
      place: { file: ann, documentId: id },
    });
    return undefined;
  }
  const text = decodeOrReport(textBytes, { file: txt, documentId: id }, context.report);
  if (text !== undefined && con) {
    const concepts = decodeOrReport(con.bytes, { file: con.file, documentId: id }, context.report);
    const lines = concepts === undefined ? undefined : annOfConcepts(concepts, text, { file: con.file, documentId: id }, context.report); // prettier-ignore
    if (lines === undefined) return undefined;
    context.report({ severity: 'warning', code: 'other-layout', message: "concepts of i2b2's challenge of 2010 are read, and written as .ann", place: { file: con.file }, once: true }); // prettier-ignore
    return parsePair({ id, relative: file.relative, text, annotations: lines, ann: con.file }, context);
  }
  const annotations = annBytes && decodeOrReport(annBytes, { file: ann, documentId: id }, context.report);
  if (text === undefined || (annBytes && annotations === undefined)) return undefined;
  if (annotations === undefined) {
    context.report({
      severity: 'warning',
      code: 'missing-annotations',
      message: 'this .txt file has no .ann file; it is read as a document without entities',
      place: { file: txt, documentId: id },
    });
  }
  return parsePair({ id, relative: file.relative, text, annotations, ann }, context);
}

function parsePair(
  source: { id: string; relative: string; text: string; annotations: string | undefined; ann: string },
  context: ReadContext,
): Document | undefined {
  const { id, annotations, ann } = source;
  const text = withoutUncountedMark(source, context);
  const map = createCodePointMap(text);
  const entities: RawEntity[] = [];
  const unstated = new Map<string, string>();
  let sound = true;
  for (const [i, { content }] of splitAnnLines(annotations?.replace(/^\ufeff/, '') ?? '').entries()) {
    if (!isTextBound(content)) continue;
    const annotation = parseTextBound(content);
    if (annotation) {
      const entity = toEntity(annotation, text, map);
      entities.push(entity);
      if (annotation.surface === undefined) unstated.set(entity.id, surfaceOf(text, entity));
      continue;
    }
    sound = false;
    context.report({
      severity: 'error',
      code: 'malformed-line',
      message:
        'this is no text-bound annotation: it must be "T1", tab, label, space, offsets such as "0 5" or "0 5;8 12", tab, text',
      place: { file: ann, line: i + 1, documentId: id },
    });
  }
  if (!sound) return undefined;
  const data: BratData = {
    ...(annotations !== undefined && { ann: annotations }),
    ...(unstated.size > 0 && { unstated: Object.fromEntries(unstated) }),
  };
  return buildDocument(
    { id, text, entities, envelope: { format: 'brat', file: source.relative, data } },
    { file: ann },
    context,
  );
}

/** The text, without a byte order mark that the first mention which states its text shows not to be counted. */
function withoutUncountedMark(
  { text, annotations = '', ann, id }: { text: string; annotations: string | undefined; ann: string; id: string },
  { report }: ReadContext,
): string {
  if (!text.startsWith('\ufeff')) return text;
  const bare = text.slice(1);
  const first = splitAnnLines(annotations.replace(/^\ufeff/, '')).map(({ content }) => parseTextBound(content)).find((one) => one?.surface !== undefined); // prettier-ignore
  const fits = (of: string) => first !== undefined && !('surface' in toEntity(first, of, createCodePointMap(of)));
  if (first === undefined || fits(text) || !fits(bare)) return text;
  const message = 'offsets do not count the byte order mark at the start of the text, which is left out';
  report({ severity: 'warning', code: 'byte-order-mark', message, place: { file: ann, documentId: id }, once: true });
  return bare;
}

/** The concepts of i2b2's challenge of 2010: beside the text, or in a folder `concept` beside the folder `txt`. */
async function readConcepts(stem: string, read: ReadOther): Promise<{ file: string; bytes: Uint8Array } | undefined> {
  const away = stem.replace(/([\\/])txt([\\/][^\\/]*)$/, '$1concept$2');
  for (const file of new Set([`${stem}.con`, `${away}.con`])) {
    const bytes = await read(file);
    if (bytes) return { file, bytes };
  }
  return undefined;
}

function toEntity(annotation: TextBound, text: string, map: CodePointMap): RawEntity {
  const { id, label, surface } = annotation;
  const spans = annotation.spans.map(({ start, end }) => ({ start: map.toUtf16(start), end: map.toUtf16(end) }));
  const sorted = spans.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const first = sorted[0] as CharSpan;
  const last = sorted.at(-1) as CharSpan;
  const entity = { id, label, start: first.start, end: last.end, ...(sorted.length > 1 && { fragments: sorted }) };
  // The surface follows the order of the spans in the file; once compared with that, there is nothing left to check.
  const stated = surface !== undefined && !sameSurface(text, { ...entity, fragments: spans }, surface);
  return stated ? { ...entity, surface } : entity;
}

async function readIfThere(file: TextFile, read: Read): Promise<Uint8Array | undefined> {
  try {
    return await read(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw describeFileError(error, file.path);
  }
}
