import type {
  CorpusFormat,
  FormatSample,
  CorpusOutput,
  CorpusWriter,
  WriteContext,
  InputFile,
  ReadContext,
} from '../../core/corpus-format.ts';
import { PalimpsestError, type Report } from '../../core/errors.ts';
import type { Document, Entity } from '../../core/types.ts';
import { createCodePointMap, type CodePointMap } from '../io/code-points.ts';
import { createNoteRewriter, findSurfaceChanges, type SurfaceChange } from '../io/notes.ts';
import { sameEntities, buildDocument, type RawEntity } from '../io/build-document.ts';
import {
  createXmlScrubber,
  type XmlScrubber,
  carryLiterals,
  decodeXml,
  escapeCdata,
  escapeXmlAttribute,
  mapAttributes,
  renderXml,
  toXmlCharacters,
  type Literal,
} from '../io/xml-text.ts';
import { readFile } from 'node:fs/promises';
import { decodeOrReport } from '../io/files.ts';
import { describeFileError } from '../../resources/files/file-error.ts';
import { parseXml, XmlFault, type XmlElement } from '../io/xml-parser.ts';

/**
 * The stand-off XML of the 2014 i2b2/UTHealth de-identification task (Stubbs and Uzuner 2015, "Annotating longitudinal
 * clinical narratives for de-identification"), also used by N-GRID 2016 and OpenDeID.
 */
export const i2b2In2014: CorpusFormat = {
  name: 'i2b2-2014',
  description: 'i2b2 2014 XML: one document a file, text in CDATA, tags with offsets',
  perFile: 'document',
  extension: '.xml',
  detect: detectI2b2,
  selects: ({ relative }, all) => relative.endsWith('.xml') || all.size === 1,
  read: readI2b2Documents,
  createWriter: createI2b2DocumentWriter,
};

function detectI2b2({ head, complete }: FormatSample): number {
  const root = /^\s*(?:<[?!][^>]*>\s*)*<([\w.-]+)[^>]*>\s*(?:<!--[\s\S]*?-->\s*)*<TEXT(?:\s[^>]*)?\/?>/.exec(head);
  if (!root) return 0;
  if (root[1] === 'deIdi2b2') return 0.98;
  if (/<TAGS[\s/>]/.test(head)) return 0.9;
  return complete ? 0 : 0.6;
}

/** The element of each TYPE, after the annotation guidelines of the 2014 i2b2/UTHealth shared task, track 1. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  NAME: ['PATIENT', 'DOCTOR', 'USERNAME', 'NAME'],
  PROFESSION: ['PROFESSION'],
  LOCATION: [
    'ROOM', 'DEPARTMENT', 'HOSPITAL', 'ORGANIZATION', 'STREET', 'CITY', 'STATE', 'COUNTRY', 'ZIP', 'LOCATION-OTHER',
    'LOCATION',
  ], // prettier-ignore
  AGE: ['AGE'],
  DATE: ['DATE'],
  CONTACT: ['PHONE', 'FAX', 'EMAIL', 'URL', 'IPADDR', 'IPADDRESS', 'CONTACT'],
  ID: ['SSN', 'MEDICALRECORD', 'HEALTHPLAN', 'ACCOUNT', 'LICENSE', 'VEHICLE', 'DEVICE', 'BIOID', 'IDNUM', 'ID'],
  OTHER: ['OTHER'],
};

const elementOfType = new Map(
  Object.entries(ELEMENTS).flatMap(([name, types]) => types.map((type) => [type, name] as const)),
);

/** The element that holds a TYPE; `undefined` for one that the task does not have. */
function elementOf(type: string): string | undefined {
  return elementOfType.get(type.toUpperCase());
}

/**
 * Writes each document as `<id>.xml`: an unchanged one as it was, byte for byte. In a derived one TEXT, and `start`, `end`,
 * `text` and TYPE of each element of TAGS, are written anew; everything else stays, except comments, elements that hold
 * others, and attributes that repeat replaced text (see {@link createNoteRewriter}), which a warning counts.
 */
function createI2b2DocumentWriter(output: CorpusOutput, context: WriteContext): CorpusWriter {
  let written = 0;
  return {
    write: async (doc) => {
      if (output.kind === 'file' && written > 0) {
        throw new PalimpsestError('needs-folder', 'i2b2-2014 has a file for each document', {
          hint: 'Name a folder as the output.',
        });
      }
      const discontinuous = doc.entities.find((entity) => entity.fragments);
      if (discontinuous) {
        context.report({
          severity: 'error',
          code: 'discontinuous-entity',
          message: `i2b2-2014 cannot hold the discontinuous entity ${JSON.stringify(discontinuous.id)}: the document was not written`,
          place: { documentId: doc.id, start: discontinuous.start, end: discontinuous.end },
        });
        return 'refused';
      }
      written++;
      const sink = await output.open(`${doc.id}.xml`);
      await sink.write(renderDocument(doc, context.report));
      await sink.close();
    },
    close: async () => undefined,
  };
}

function renderDocument(doc: Document, report: Report): string {
  const { envelope } = doc;
  const isOwn = envelope?.format === 'i2b2-2014' && envelope.sealed === undefined; // else nothing of the file is written
  const data = isOwn ? (envelope.data as I2b2Data) : undefined;
  const sourceText = data && decodeXml(data.source.slice(data.text.contentStart, data.text.contentEnd)).text;
  if (data && sourceText === doc.text && sameEntities(data.entities, doc.entities)) return data.source;
  const text = toXmlCharacters(doc, report);
  const map = createCodePointMap(text);
  const writeTag = createTagWriter(text, map, doc.entities);
  if (!data || sourceText === undefined) {
    const tags = doc.entities.map((entity) => `${writeTag(entity)}\n`).join('');
    const content = `<![CDATA[${escapeCdata(text)}]]>`;
    return `<?xml version="1.0" encoding="UTF-8" ?>\n<deIdi2b2>\n<TEXT>${content}</TEXT>\n<TAGS>\n${tags}</TAGS>\n</deIdi2b2>\n`;
  }
  const changes = findSurfaceChanges(sourceText, data.entities, doc);
  const scrubber = createXmlScrubber(createNoteRewriter(changes.values()));
  const regions = [
    { region: data.text, written: renderText(doc, text, data) },
    { region: data.tags, written: renderTags(doc, text, map, data, changes, scrubber, writeTag) },
  ].filter((part): part is { region: Region; written: string } => part.region !== undefined);
  let result = '';
  let position = 0;
  for (const { region, written } of regions.toSorted((a, b) => a.region.start - b.region.start)) {
    result += scrubber.scrub(data.source.slice(position, region.start)) + written;
    position = region.end;
  }
  let rest = scrubber.scrub(data.source.slice(position));
  if (data.tags === undefined && doc.entities.length > 0) {
    const tags = doc.entities.map((entity) => `${writeTag(entity)}\n`).join('');
    rest = rest.replace(/<\/[^<]*$/, (end) => `<TAGS>\n${tags}</TAGS>\n${end}`);
  }
  if (scrubber.dropped > 0) {
    report({
      severity: 'warning',
      code: 'annotation-dropped',
      message: `${scrubber.dropped} comments, attributes or nested elements of the source were left out of the derived document: they repeat text that was replaced, or may`,
      place: { documentId: doc.id },
    });
  }
  return result + rest;
}

function renderText(doc: Document, text: string, { source, text: region, literals }: I2b2Data): string {
  const { open, close } = tagsAround(source, region, 'TEXT');
  const content = source.slice(region.contentStart, region.contentEnd);
  const carried = carryLiterals(literals, doc.envelope?.edits ?? [], text);
  if (content !== '' && !content.includes('<![CDATA[')) {
    return `${open}${renderXml(text, carried)(0, text.length)}${close}`;
  }
  // In a CDATA section nothing but line ends can be written in more than one way.
  const lineEnds = carried.filter((literal) => literal.source.startsWith('\r'));
  return `${open}<![CDATA[${renderXml(text, lineEnds, escapeCdata)(0, text.length)}]]>${close}`;
}

function renderTags(
  doc: Document,
  text: string,
  map: CodePointMap,
  data: I2b2Data,
  changes: ReadonlyMap<string, SurfaceChange>,
  scrubber: XmlScrubber,
  writeTag: (entity: Entity) => string,
): string {
  const { source, tags: region, items } = data;
  if (region === undefined) return '';
  const { open, close } = tagsAround(source, region, 'TAGS');
  const waiting = new Map(doc.entities.map((entity) => [entity.id, entity]));
  const types = new Map(data.entities.map((entity) => [entity.id, entity.label]));
  let content = '';
  let position = region.contentStart;
  for (const item of items) {
    const before = scrubber.scrub(source.slice(position, item.start));
    position = item.end;
    const entity = item.id === undefined ? undefined : waiting.get(item.id);
    if (item.id !== undefined && entity === undefined) {
      content += before.trimEnd();
      continue;
    }
    if (entity) waiting.delete(entity.id);
    const change = item.id === undefined ? undefined : changes.get(item.id);
    const relabelled = entity !== undefined && types.get(entity.id) !== entity.label;
    const values = entity && attributesOf(entity, text, map);
    const tag = mapAttributes(source.slice(item.start, item.contentStart), (name, value) => {
      if (name === 'id') return value;
      if (name === 'TYPE' && entity) return relabelled ? entity.label : value;
      return values?.get(name) ?? scrubber.value(value, change);
    });
    content += before + finishTag(tag, item, source, relabelled ? entity : undefined, scrubber);
  }
  const indent = /^\s*/.exec(source.slice(region.contentStart, region.contentEnd))?.[0] || '\n';
  for (const entity of waiting.values()) content = content.trimEnd() + indent + writeTag(entity);
  const end = source.slice(position, region.contentEnd);
  return `${open}${content}${scrubber.scrub(end) || (content === '' ? '' : '\n')}${close}`;
}

/** Closes an item's tag and, where its label changed, gives it the element of the new one. */
function finishTag(
  tag: string,
  item: Item,
  source: string,
  relabelled: Entity | undefined,
  scrubber: XmlScrubber,
): string {
  const content = source.slice(item.contentStart, item.contentEnd);
  const text = content.includes('<') ? '' : scrubber.scrub(content);
  // What is nested has offsets of its own, which nobody moved.
  if (content.includes('<')) scrubber.drop();
  let opening = tag;
  let element = item.element;
  if (relabelled) {
    const { label } = relabelled;
    element = elementOf(label) ?? element;
    opening = `<${element}${tag.slice(1 + item.element.length)}`;
    if (!/\sTYPE\s*=/.test(opening))
      opening = opening.replace(/\s*\/?>$/, (end) => ` TYPE="${escapeXmlAttribute(label)}"${end}`);
  }
  return item.contentStart === item.end ? opening : `${opening}${text}</${element}>`;
}

function attributesOf(entity: Entity, text: string, map: CodePointMap): ReadonlyMap<string, string> {
  return new Map([
    ['start', String(map.toCodePoints(entity.start))],
    ['end', String(map.toCodePoints(entity.end))],
    ['text', text.slice(entity.start, entity.end)],
  ]);
}

/** Writes tags for entities that the source does not have; with ids of their own kind. */
function createTagWriter(text: string, map: CodePointMap, entities: readonly Entity[]): (entity: Entity) => string {
  const used = new Set(entities.map((entity) => entity.id));
  let next = 0;
  return (entity) => {
    let { id } = entity;
    if (!/^P\d+$/.test(id)) {
      while (used.has(`P${next}`)) next++;
      id = `P${next}`;
      used.add(id);
    }
    const attributes = [['id', id], ...attributesOf(entity, text, map), ['TYPE', entity.label], ['comment', '']];
    const written = attributes.map(([name, value = '']) => `${name}="${escapeXmlAttribute(value)}"`);
    return `<${elementOf(entity.label) ?? 'OTHER'} ${written.join(' ')} />`;
  };
}

/** The tags around a region's content as the source has them; a self-closing one is opened. */
function tagsAround(source: string, region: Region, name: string): { open: string; close: string } {
  const open = source.slice(region.start, region.contentStart);
  const close = source.slice(region.contentEnd, region.end);
  return close === '' ? { open: open.replace(/\s*\/>$/, '>'), close: `</${name}>` } : { open, close };
}

/** Where an element is in the source; its content lies between `contentStart` and `contentEnd`. */
interface Region {
  readonly start: number;
  readonly contentStart: number;
  readonly contentEnd: number;
  readonly end: number;
}

/** An element of TAGS. */
interface Item extends Region {
  readonly element: string;
  /** The entity it states; absent where it states something of the whole document. */
  readonly id?: string;
}

/** What the writer needs of the source. */
interface I2b2Data {
  readonly source: string;
  readonly text: Region;
  readonly tags?: Region;
  readonly items: readonly Item[];
  readonly literals: readonly Literal[];
  readonly entities: readonly Entity[];
}

/** Reads one document a file. Offsets count code points of the content of TEXT, after XML's normalisation of line ends. */
async function* readI2b2Documents(files: readonly InputFile[], context: ReadContext): AsyncGenerator<Document> {
  for (const file of files) {
    const id = file.relative.replace(/\.xml$/, '');
    const source = await readSource(file, id, context);
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

async function readSource(file: InputFile, documentId: string, context: ReadContext): Promise<string | undefined> {
  const place = { file: file.path, documentId };
  const bytes = await readFile(file.path).catch((error: unknown) => {
    throw describeFileError(error, file.path);
  });
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
    const { start, end, text: surface } = attributes;
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
