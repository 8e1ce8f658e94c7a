import type { Entity } from '../../core/types.ts';
import { XmlFault, type XmlElement } from '../io/xml-parser.ts';
import { decodeXml, type Literal } from '../io/xml-text.ts';

/** What the writer needs of the source. */
export interface RecordData {
  /** The document's id as read. */
  readonly id: string;
  /** The file up to its first record, and the opening tag of its root element. */
  readonly prolog: string;
  readonly root: string;
  /** What stands between the record before, or the start of the file, and this one. */
  readonly before: string;
  readonly source: string;
  /** On the last record of a sound file: what follows it. */
  readonly after?: string;
  /** Of the content of TEXT in `source`; empty and at the end of the tag where that closes itself. */
  readonly content: { readonly start: number; readonly end: number };
  readonly selfClosing: boolean;
  readonly literals: readonly Literal[];
  readonly entities: readonly Entity[];
  /** The opening PHI tag of each entity, by id. */
  readonly tags: Readonly<Record<string, string>>;
}

type Content = Pick<RecordData, 'content' | 'selfClosing' | 'literals' | 'entities' | 'tags'> & {
  readonly text: string;
};

/** Gathers text and mentions of a record while it is parsed. */
export function createRecordBuilder(source: string): {
  readonly id: string | undefined;
  open(element: XmlElement): void;
  close(name: string, start: number, end: number): void;
  finish(): Content | undefined;
} {
  let id: string | undefined;
  let depth = 0;
  let textElement: XmlElement | undefined;
  let textDepth = 0; // of the open TEXT element
  let textEnd: number | undefined;
  let position = 0; // up to which the source is decoded
  let text = '';
  let mentions = 0;
  const literals: Literal[] = [];
  const entities: Entity[] = [];
  const tags: Record<string, string> = {};
  const open: { readonly id: string; readonly label: string; readonly start: number }[] = [];
  const decodeUpTo = (end: number) => {
    const decoded = decodeXml(source.slice(position, end));
    for (const literal of decoded.literals) literals.push({ ...literal, offset: literal.offset + text.length });
    text += decoded.text;
    position = end;
  };
  return {
    get id() {
      return id;
    },
    open: (element) => {
      depth++;
      if (depth === 1) id = element.attributes['ID'];
      if (element.name === 'TEXT') {
        if (textElement) throw new XmlFault('malformed-xml', 'the record has more than one TEXT element', element.line);
        textElement = element;
        textDepth = depth;
        position = element.end;
      }
      if (element.name !== 'PHI') return;
      if (textDepth === 0) throw new XmlFault('malformed-xml', 'there is a PHI element outside TEXT', element.line);
      const label = element.attributes['TYPE'];
      if (label === undefined) throw new XmlFault('malformed-xml', 'a PHI element has no TYPE', element.line);
      decodeUpTo(element.start);
      position = element.end;
      const entity = { id: `P${mentions++}`, label, start: text.length };
      tags[entity.id] = source.slice(element.start, element.end);
      open.push(entity);
    },
    close: (name, start, end) => {
      if (name === 'PHI') {
        decodeUpTo(start);
        position = end;
        const entity = open.pop();
        if (entity) entities.push({ id: entity.id, label: entity.label, start: entity.start, end: text.length });
      } else if (name === 'TEXT' && depth === textDepth) {
        decodeUpTo(start);
        textEnd = start;
        textDepth = 0;
      }
      depth--;
    },
    finish: () => {
      if (textElement === undefined || textEnd === undefined) return undefined;
      const content = { start: textElement.end, end: textEnd };
      return { text, content, selfClosing: textElement.selfClosing, literals, entities, tags };
    },
  };
}
