import { ownValue } from '../../core/collections.ts';
import type { CorpusFormat, CorpusOutput, CorpusWriter, WriteContext } from '../../core/corpus-format.ts';
import type { Report } from '../../core/errors.ts';
import type { Document, Entity } from '../../core/types.ts';
import { createFileGroup, outputName } from '../io/file-group.ts';
import { createNoteRewriter, findSurfaceChanges, type SurfaceChange } from '../io/notes.ts';
import { sameEntities } from '../io/build-document.ts';
import {
  createXmlScrubber,
  carryLiterals,
  decodeXml,
  escapeXmlAttribute,
  mapAttributes,
  renderXml,
  toXmlCharacters,
} from '../io/xml-text.ts';
import type { RecordData } from './record-content.ts';

interface FileState {
  /** The opening tag of the root element; absent while nothing was written. */
  root?: string;
  /** What ended the source file. */
  tail?: string;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" ?>\n';
const ROOT = '<ROOT>';

/**
 * Writes records into the file they come from, inside one root element: unchanged ones as they were, so that an unchanged
 * file comes out byte for byte. In a derived record TEXT is written anew, with the source's spelling of what was not
 * edited; the elements around it stay without comments and without what repeats replaced text (see
 * {@link createNoteRewriter}), and a warning counts what was left out.
 */
export function createI2b2RecordWriter(
  output: CorpusOutput,
  context: WriteContext,
  format: Pick<CorpusFormat, 'name' | 'extension'>,
): CorpusWriter {
  const group = createFileGroup<FileState>(output, () => ({}), context.states);
  return {
    write: async (doc) => {
      const fault = findInexpressible(doc.entities);
      if (fault) {
        context.report({
          severity: 'error',
          code: fault.fragments ? 'discontinuous-entity' : 'overlapping-entities',
          message: `inline tags cannot hold entity ${JSON.stringify(fault.id)}, which ${fault.fragments ? 'is discontinuous' : 'overlaps another without lying inside it'}: the document was not written`,
          place: { documentId: doc.id, start: fault.start, end: fault.end },
        });
        return 'refused';
      }
      const { sink, state } = await group.enter(outputName(doc, format, context.home));
      const isOwn = doc.envelope?.format === format.name && doc.envelope.sealed === undefined;
      const data = isOwn ? (doc.envelope?.data as RecordData) : undefined;
      const eol = data?.prolog.includes('\r\n') ? '\r\n' : '\n';
      if (data && isUnchanged(doc, data)) {
        const between = data.before === data.prolog || doc.id !== data.id ? eol : data.before;
        const source = doc.id === data.id ? data.source : renamed(data.source, doc.id);
        await sink.write((state.root === undefined ? data.prolog : between) + source);
        state.root ??= data.root;
        if (data.after !== undefined && nameOf(data.root) === nameOf(state.root)) state.tail ??= data.after;
      } else {
        // The prolog of the source may hold comments; a file that begins with a derived record begins afresh.
        const start = state.root === undefined ? DECLARATION + (data ? `<${nameOf(data.root)}>` : ROOT) : '';
        await sink.write(start + eol + renderRecord(doc, data, context.report));
        state.root ??= data?.root ?? ROOT;
      }
    },
    close: () =>
      group.finish((sink, { root, tail }) =>
        sink.write(root === undefined ? `${DECLARATION}${ROOT}\n</ROOT>\n` : (tail ?? `\n</${nameOf(root)}>\n`)),
      ),
    pause: () => group.pause(),
  };
}

function nameOf(tag: string): string {
  return /^<([^\s/>]+)/.exec(tag)?.[1] ?? 'ROOT';
}

function isUnchanged(doc: Document, data: RecordData): boolean {
  return sameEntities(data.entities, doc.entities) && doc.text === sourceText(data);
}

function sourceText({ source, content }: RecordData): string {
  return decodeXml(source.slice(content.start, content.end)).text;
}

/** The first entity that tags in the text cannot express, where entities come sorted by start, the longer first. */
function findInexpressible(entities: readonly Entity[]): Entity | undefined {
  const open: Entity[] = [];
  for (const entity of entities) {
    if (entity.fragments) return entity;
    while (open.length > 0 && (open.at(-1) as Entity).end <= entity.start) open.pop();
    const around = open.at(-1);
    if (around && entity.end > around.end) return entity;
    open.push(entity);
  }
  return undefined;
}

function renderRecord(doc: Document, data: RecordData | undefined, report: Report): string {
  const text = toXmlCharacters(doc, report);
  if (!data) {
    const content = renderContent(text, doc.entities, renderXml(text, []), openTag);
    return `<RECORD ID="${escapeXmlAttribute(doc.id)}">\n<TEXT>${content}</TEXT>\n</RECORD>`;
  }
  const { source, content: region } = data;
  const changes = findSurfaceChanges(sourceText(data), data.entities, doc);
  const scrubber = createXmlScrubber(createNoteRewriter(changes.values()));
  const literals = carryLiterals(data.literals, doc.envelope?.edits ?? [], text);
  const openSourceTag = (entity: Entity) => {
    const tag = ownValue(data.tags, entity.id);
    if (tag === undefined) return openTag(entity);
    const change: SurfaceChange | undefined = changes.get(entity.id);
    return mapAttributes(tag, (name, value) => (name === 'TYPE' ? entity.label : scrubber.value(value, change)));
  };
  const content = renderContent(text, doc.entities, renderXml(text, literals), openSourceTag);
  const tagEnd = RECORD_TAG.exec(source)?.[0].length ?? 0;
  const tag = withId(source.slice(0, tagEnd), doc.id, (value) => scrubber.value(value));
  const before = tag + scrubber.scrub(source.slice(tagEnd, region.start));
  const after = scrubber.scrub(source.slice(region.end));
  const markup = countMarkup(source.slice(region.start, region.end));
  if (markup + scrubber.dropped > 0) {
    report({
      severity: 'warning',
      code: 'annotation-dropped',
      message: `${markup + scrubber.dropped} comments, attributes or elements of the source were left out of the derived record: they repeat text that was replaced, or may`,
      place: { documentId: doc.id },
    });
  }
  if (!data.selfClosing) return before + content + after;
  return `${before.replace(/\s*\/>$/, '>')}${content}</TEXT>${after}`;
}

/** How many comments, processing instructions and elements other than PHI there are in the content of TEXT. */
function countMarkup(content: string): number {
  const nodes = content.match(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?|<(?!\/|PHI[\s>/])/g) ?? [];
  return nodes.filter((node) => !node.startsWith('<![')).length;
}

/** An unchanged record under another id. */
function renamed(source: string, id: string): string {
  return source.replace(RECORD_TAG, (tag) => withId(tag, id, (value) => value));
}

const RECORD_TAG = /^<RECORD(?:"[^"]*"|'[^']*'|[^'">])*>/;

function withId(tag: string, id: string, scrub: (value: string) => string): string {
  if (/\sID\s*=/.test(tag)) return mapAttributes(tag, (name, value) => (name === 'ID' ? id : scrub(value)));
  const written = mapAttributes(tag, (_, value) => scrub(value));
  return written.replace(/^<RECORD/, (start) => `${start} ID="${escapeXmlAttribute(id)}"`);
}

function openTag(entity: Entity): string {
  return `<PHI TYPE="${escapeXmlAttribute(entity.label)}">`;
}

/** Writes text with properly nested tags. */
function renderContent(
  text: string,
  entities: readonly Entity[],
  render: (start: number, end: number) => string,
  open: (entity: Entity) => string,
): string {
  let result = '';
  let position = 0;
  const ends: number[] = [];
  const closeUpTo = (offset: number) => {
    for (let end = ends.at(-1); end !== undefined && end <= offset; end = ends.at(-1)) {
      result += `${render(position, end)}</PHI>`;
      position = end;
      ends.pop();
    }
  };
  for (const entity of entities) {
    closeUpTo(entity.start);
    result += render(position, entity.start) + open(entity);
    position = entity.start;
    ends.push(entity.end);
  }
  closeUpTo(text.length);
  return result + render(position, text.length);
}
