import type { InputFile, ReadContext } from '../../core/corpus-format.ts';
import type { Document, Entity } from '../../core/types.ts';
import { buildDocument, type RawEntity } from '../io/build-document.ts';
import { createCodePointMap } from '../io/code-points.ts';
import { createFileReader, decodeOrReport } from '../io/files.ts';
import { describeFileError } from '../../resources/files/file-error.ts';
import { parseXml, XmlFault, type XmlElement } from '../io/xml-parser.ts';
import { decodeXml, type Literal } from '../io/xml-text.ts';

/** Where an element is in the source; its content lies between `contentStart` and `contentEnd`. */
export interface Region {
  readonly start: number;
  readonly contentStart: number;
  readonly contentEnd: number;
  readonly end: number;
}

/** An element of TAGS. */
export interface Item extends Region {
  readonly element: string;
  /** The entity it states; absent where it states something of the whole document. */
  readonly id?: string;
}

/** What the writer needs of the source. */
export interface I2b2Data {
  readonly source: string;
  readonly text: Region;
  readonly tags?: Region;
  readonly items: readonly Item[];
  readonly literals: readonly Literal[];
  readonly entities: readonly Entity[];
}

/** Reads one document a file. Offsets count code points of the content of TEXT, after XML's normalisation of line ends. */
export async function* readI2b2Documents(files: readonly InputFile[], context: ReadContext): AsyncGenerator<Document> {
  const read = createFileReader();
  for (const file of files) {
    const id = file.relative.replace(/\.xml$/, '');
    const bytes = await read(file).catch((error: unknown) => {
      throw describeFileError(error, file.path);
    });
    const source = decode(bytes, file, id, context);
    if (source === undefined) continue;
    try {
      const doc = parseDocument(source, file, id, context);
      if (doc) yield doc;
    } catch (error) {
      if (!(error instanceof XmlFault)) throw error;
      const { code, message, line } = error;
      context.report({ severity: 'error', code, message, place: { file: file.path, line, documentId: id } });
    }
  }
}

function decode(bytes: Uint8Array, file: InputFile, documentId: string, context: ReadContext): string | undefined {
  const place = { file: file.path, documentId };
  const source = decodeOrReport(bytes, place, context.report);
  if (source === undefined || !/^[\ufeff\s]*$/.test(source)) return source;
  context.report({ severity: 'error', code: 'empty-file', message: 'the file is empty', place: { ...place, line: 1 } });
  return undefined;
}

function parseDocument(source: string, file: InputFile, id: string, context: ReadContext): Document | undefined {
  const { text: region, tags, items } = findElements(source);
  const place = { file: file.path, documentId: id };
  if (region === undefined) {
    context.report({ severity: 'error', code: 'missing-text', message: 'there is no TEXT element', place });
    return undefined;
  }
  const { text, literals } = decodeXml(source.slice(region.contentStart, region.contentEnd));
  const map = createCodePointMap(text);
  const entities: Entity[] = [];
  const stated: RawEntity[] = [];
  const kept: Item[] = [];
  for (const [i, { attributes, line, ...item }] of items.entries()) {
    const { start, end, text: surface, spans } = attributes;
    // As newer versions of the tool write it that the task was annotated with.
    if (start === undefined && end === undefined && /^\d+~\d+/.test(spans ?? '')) {
      const message = `an element of TAGS has "spans" in place of "start" and "end": make it these, in Python: re.sub(r'spans="(\\d+)~(\\d+)"', r'start="\\1" end="\\2"', xml)`;
      context.report({ severity: 'error', code: 'unread-spans', message, place: { ...place, line } });
      return undefined;
    }
    if ((start === undefined && end === undefined) || (start === '-1' && end === '-1')) {
      kept.push(item);
      continue;
    }
    if (!/^\d+$/.test(start ?? '') || !/^\d+$/.test(end ?? '')) {
      const message = 'the attributes "start" and "end" of an element of TAGS must be whole numbers';
      context.report({ severity: 'error', code: 'malformed-offset', message, place: { ...place, line } });
      return undefined;
    }
    const entity = {
      id: attributes['id'] ?? `tag${i}`,
      label: attributes['TYPE'] ?? item.element,
      start: map.toUtf16(Number(start)),
      end: map.toUtf16(Number(end)),
    };
    entities.push(entity);
    stated.push(surface === undefined ? entity : { ...entity, surface });
    kept.push({ ...item, id: entity.id });
  }
  const patient = /(?:^|\/)(\d+)-\d+$/.exec(id)?.[1]; // the task names its files patient-record
  const data: I2b2Data = {
    source,
    text: region,
    items: kept,
    literals,
    entities,
    ...(tags && { tags }),
  };
  const envelope = { format: 'i2b2-2014', file: file.relative, data };
  return buildDocument(
    { id, text, entities: stated, envelope, ...(patient !== undefined && { meta: { patient } }) },
    place,
    context,
  );
}

interface Found {
  text?: Region;
  tags?: Region;
  items: (Item & Pick<XmlElement, 'attributes' | 'line'>)[];
}

/** @throws XmlFault also where there is more than one TEXT or TAGS, or an element in TEXT: its offsets would mean nothing. */
function findElements(source: string): Found {
  const found: Found = { items: [] };
  const path: XmlElement[] = [];
  parseXml(source, {
    open: (element) => {
      const parent = path.at(-1);
      if (path.length >= 2 && path[1]?.name === 'TEXT') {
        throw new XmlFault('malformed-xml', 'there is an element inside TEXT', element.line);
      }
      const twin = element.name === 'TEXT' ? found.text : element.name === 'TAGS' ? found.tags : undefined;
      if (path.length === 1 && parent !== undefined && twin !== undefined) {
        throw new XmlFault('malformed-xml', `there is more than one ${element.name} element`, element.line);
      }
      path.push(element);
    },
    close: (name, contentEnd, end) => {
      const element = path.pop() as XmlElement;
      const region = { start: element.start, contentStart: element.end, contentEnd, end };
      if (path.length === 1 && name === 'TEXT') found.text = region;
      else if (path.length === 1 && name === 'TAGS') found.tags = region;
      else if (path.length === 2 && path[1]?.name === 'TAGS') {
        found.items.push({ ...region, element: name, attributes: element.attributes, line: element.line });
      }
    },
  });
  return found;
}
