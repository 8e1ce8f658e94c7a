import { createRequire } from 'node:module';
import type sax from 'sax';
import { FORBIDDEN_IN_XML } from './xml-text.ts';

/** An element as its opening tag tells it. Offsets count UTF-16 units of everything the parser was given. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Of the `<`. */
  readonly start: number;
  /** After the `>` of the opening tag. */
  readonly end: number;
  /** 1-based line on which the opening tag ends. */
  readonly line: number;
  readonly selfClosing: boolean;
}

export interface XmlHandler {
  readonly open?: (element: XmlElement) => void;
  /** `start` is where the closing tag starts, `end` where it ends; for a self-closing one both are the end of the tag. */
  readonly close?: (name: string, start: number, end: number) => void;
}

/** What is wrong with an XML document. Never holds text of it. */
export class XmlFault extends Error {
  readonly code: 'malformed-xml' | 'truncated-xml' | 'invalid-character' | 'undefined-entity' | 'unsupported-encoding';
  /** 1-based. */
  readonly line: number;

  constructor(code: XmlFault['code'], message: string, line: number) {
    super(message);
    this.code = code;
    this.line = line;
  }
}

export interface XmlParser {
  /** How deep the parser is: 0 outside the root element. */
  readonly depth: number;
  /** 1-based line that it has come to. */
  readonly line: number;
  /** As the XML declaration states it, in lower case; `utf-8` where it states none. */
  readonly encoding: string;
  /** @throws XmlFault */
  write(text: string): void;
  /** @throws XmlFault where an element is still open, or there was none. */
  end(): void;
}

// `strictEntities` (the five of XML, not those of HTML) is missing in the package's types.
const OPTIONS: sax.SAXOptions & { strictEntities: boolean } = { strictEntities: true, position: true };

const require = createRequire(import.meta.url);

/**
 * A strict, streaming parser. It knows the five entities of XML and numeric references and no others: what a DTD declares
 * is never expanded, and nothing outside the text is ever fetched.
 */
export function createXmlParser(handler: XmlHandler): XmlParser {
  // Where XML is read: to import CommonJS takes ten times as long as to require it, and most corpora are of other formats.
  const parser = (require('sax') as typeof sax).parser(true, OPTIONS);
  // Its limit on the length of one comment or value protects servers from strangers, not us from large documents.
  (parser as unknown as { bufferCheckPosition: number }).bufferCheckPosition = Number.POSITIVE_INFINITY;
  let depth = 0;
  let roots = 0;
  let ending = false;
  let encoding = 'utf-8';
  const handlers: Pick<sax.SAXParser, 'onerror' | 'onprocessinginstruction' | 'onopentag' | 'onclosetag'> = {
    onerror: (error) => {
      throw toFault(error, parser.line + 1, ending);
    },
    onprocessinginstruction: ({ name, body }) => {
      if (name === 'xml') encoding = /encoding\s*=\s*["']([^"']*)/.exec(body)?.[1]?.toLowerCase() ?? encoding;
    },
    onopentag: (tag) => {
      const line = parser.line + 1;
      if (depth === 0 && ++roots > 1) throw new XmlFault('malformed-xml', 'there is more than one root element', line);
      depth++;
      handler.open?.({
        name: tag.name,
        attributes: tag.attributes as Record<string, string>,
        start: parser.startTagPosition - 1,
        end: parser.position,
        line,
        selfClosing: tag.isSelfClosing,
      });
    },
    onclosetag: (name) => {
      depth--;
      const start = parser.tag?.isSelfClosing ? parser.position : parser.startTagPosition - 1;
      handler.close?.(name, start, parser.position);
    },
  };
  Object.assign(parser, handlers);
  return {
    get depth() {
      return depth;
    },
    get line() {
      return parser.line + 1;
    },
    get encoding() {
      return encoding;
    },
    write: (text) => {
      const forbidden = text.search(FORBIDDEN_IN_XML);
      try {
        parser.write(forbidden < 0 ? text : text.slice(0, forbidden));
      } catch (error) {
        throw error instanceof XmlFault ? error : toFault(error, parser.line + 1, false);
      }
      if (forbidden >= 0) {
        throw new XmlFault('invalid-character', 'there is a character that XML does not allow', parser.line + 1);
      }
      checkEncoding(encoding, text);
    },
    end: () => {
      const line = parser.line + 1;
      ending = true;
      if (roots === 0) throw new XmlFault('malformed-xml', 'there is no XML element', line);
      parser.close();
    },
  };
}

/**
 * Files are UTF-8 here, and those say so that were not. Where the XML declaration names what nobody knows, that is right for ASCII only.
 *
 * @throws XmlFault `unsupported-encoding`
 */
export function checkEncoding(encoding: string, text: string): void {
  if (encoding === 'utf-8' || encoding === 'utf8' || !/[^\u0000-\u007f]/.test(text)) return;
  throw new XmlFault(
    'unsupported-encoding',
    'the XML declaration names an encoding that is not known; convert the file to UTF-8, and change the declaration',
    1,
  );
}

/** Parses a whole document. @throws XmlFault */
export function parseXml(source: string, handler: XmlHandler): void {
  const tags = readPlainXml(source);
  if (tags !== undefined) {
    for (const tag of tags) {
      if ('line' in tag) handler.open?.(tag);
      else handler.close?.(tag.name, tag.start, tag.end);
    }
    return;
  }
  const parser = createXmlParser(handler);
  parser.write(source);
  parser.end();
}

/** The parser's own messages quote the text, so only their kind is told. */
function toFault(error: unknown, line: number, ending: boolean): XmlFault {
  const message = error instanceof Error ? error.message : '';
  if (ending)
    return new XmlFault('truncated-xml', 'the XML ends before its elements are closed: is the file truncated?', line);
  if (message.startsWith('Invalid character entity')) {
    return new XmlFault(
      'undefined-entity',
      'there is a reference to an entity that XML does not define; entities declared in a DTD are not expanded',
      line,
    );
  }
  const kind = KINDS.find(([start]) => message.startsWith(start))?.[1] ?? 'the XML is not well-formed';
  return new XmlFault('malformed-xml', kind, line);
}

const KINDS: readonly (readonly [start: string, meaning: string])[] = [
  ['Unencoded <', 'a "<" in text must be written "&lt;"'],
  ['Invalid character in entity name', 'a "&" in text must be written "&amp;"'],
  ['Unexpected close tag', 'an element is closed that is not the one last opened'],
  ['Unmatched closing tag', 'an element is closed that was never opened'],
  ['Text data outside', 'there is text outside the root element'],
  ['Non-whitespace before', 'there is text before the first tag'],
  ['Unquoted attribute', 'the value of an attribute must be in quotes'],
  ['Attribute without value', 'an attribute has no value; is there a "<" in the text?'],
  ['XML declaration encoding', 'the encoding that the XML declaration names is not that of the file'],
];

const DECLARATION = /^<\?xml version="1\.0"(?: encoding="utf-8")?(?: standalone="(?:yes|no)")?\s?\?>/i;
/** What the characters of ASCII may be in a name: 2 any of it, 1 all but the first, 0 none. */
const IN_NAME = Uint8Array.from({ length: 128 }, (_, unit) => {
  const character = String.fromCharCode(unit);
  return /[A-Za-z_]/.test(character) ? 2 : /[\w.:-]/.test(character) ? 1 : 0;
});
const REFERENCE = /&[^;]*;?/g;
const CODE = /^&#(?:([1-9]\d{0,5})|x([1-9a-fA-F][\da-fA-F]{0,4}));$/;
const MEANT: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};
const isBlank = (unit: number): boolean => unit === 32 || unit === 10 || unit === 9 || unit === 13;

/** The tags of a document that has nothing but elements, attributes and text, several times as fast as the parser; `undefined` for any other, which is the parser's. */
function readPlainXml(
  source: string,
): readonly (XmlElement | Omit<XmlElement, 'attributes' | 'line' | 'selfClosing'>)[] | undefined {
  if (source.search(FORBIDDEN_IN_XML) >= 0) return undefined;
  const tags: (XmlElement | Omit<XmlElement, 'attributes' | 'line' | 'selfClosing'>)[] = [];
  const open: string[] = [];
  let line = 1;
  let nextLine = source.indexOf('\n');
  let at = DECLARATION.exec(source)?.[0].length ?? 0;
  const readName = (): string => {
    const from = at;
    if (IN_NAME[source.charCodeAt(at)] === 2) while ((IN_NAME[source.charCodeAt(at)] ?? 0) > 0) at++;
    return source.slice(from, at);
  };
  for (let start = source.indexOf('<', at); ; start = source.indexOf('<', at)) {
    const text = source.slice(at, start < 0 ? undefined : start);
    if (open.length === 0 ? text.trim() !== '' : resolve(text) === undefined || text.includes(']]>')) return undefined;
    if (start < 0) return open.length === 0 && tags.length > 0 ? tags : undefined;
    const isEnd = source.charCodeAt(start + 1) === 47;
    at = start + (isEnd ? 2 : 1);
    const name = readName();
    if (name === '' || (open.length === 0 && tags.length > 0)) return undefined;
    if (isEnd) {
      if (source.charCodeAt(at++) !== 62 || open.pop() !== name) return undefined;
      tags.push({ name, start, end: at });
      continue;
    }
    const attributes: Record<string, string> = {};
    for (;;) {
      const before = at;
      while (isBlank(source.charCodeAt(at))) at++;
      const unit = source.charCodeAt(at);
      if (unit === 62 || unit === 47) break;
      const key = before === at ? '' : readName();
      const quote = source.charAt(at + 1);
      if (key === '' || key in attributes || source.charCodeAt(at) !== 61 || (quote !== '"' && quote !== "'"))
        return undefined;
      const end = source.indexOf(quote, at + 2);
      if (end < 0) return undefined;
      const written = source.slice(at + 2, end);
      const value = written.includes('<') ? undefined : resolve(written);
      if (value === undefined) return undefined;
      attributes[key] = value;
      at = end + 1;
    }
    const selfClosing = source.charCodeAt(at) === 47;
    if (selfClosing) at++;
    if (source.charCodeAt(at++) !== 62) return undefined;
    for (; nextLine >= 0 && nextLine < at; nextLine = source.indexOf('\n', nextLine + 1)) line++;
    tags.push({ name, attributes, start, end: at, line, selfClosing });
    if (selfClosing) tags.push({ name, start: at, end: at });
    else open.push(name);
  }
}

/** A text with what its references mean; `undefined` where one is to no character that XML allows, and to none of its five entities. */
function resolve(text: string): string | undefined {
  if (!text.includes('&')) return text;
  let isPlain = true;
  const resolved = text.replace(REFERENCE, (reference) => {
    const known = MEANT[reference];
    if (known !== undefined) return known;
    const [, decimal, hexadecimal = '0'] = CODE.exec(reference) ?? [];
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    const character = String.fromCodePoint(code);
    isPlain &&= code !== 0 && !FORBIDDEN_IN_XML.test(character) && character.isWellFormed();
    return character;
  });
  return isPlain ? resolved : undefined;
}
