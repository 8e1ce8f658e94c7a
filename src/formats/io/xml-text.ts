import { createOffsetMap } from '../../core/offset-map.ts';
import type { Report } from '../../core/errors.ts';
import type { Document, Edit } from '../../core/types.ts';
import type { createNoteRewriter, SurfaceChange } from './notes.ts';

/**
 * A character whose XML source is not what `escapeXml` would write for it: `&#233;`, `&quot;`, a line end that is
 * CRLF. Kept so that text outside edits can be written as it was.
 */
export interface Literal {
  /** UTF-16 offset in the decoded text. */
  readonly offset: number;
  readonly source: string;
}

interface DecodedXml {
  readonly text: string;
  readonly literals: readonly Literal[];
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** Everything in the content of an element that does not stand for itself, but for element tags in `MARKUP`. */
const COMMENT = String.raw`<!--[\s\S]*?-->|<\?[\s\S]*?\?>`;
const CDATA = String.raw`<!\[CDATA\[([\s\S]*?)\]\]>`;
const REFERENCE = String.raw`&([^;&<]+);|\r\n?`;
const TAG = String.raw`<(?:"[^"]*"|'[^']*'|[^'">])*>`;
const MARKUP = new RegExp(`${CDATA}|${REFERENCE}|${COMMENT}|${TAG}`, 'g');

/**
 * Decodes the content of an element, or an attribute's value, that a parser found well-formed. Comments, processing
 * instructions and tags count for nothing; line ends become `\n` as XML 1.0, section 2.11, has it.
 */
export function decodeXml(source: string): DecodedXml {
  if (!/[&<>\r]/.test(source)) return { text: source, literals: [] };
  const literals: Literal[] = [];
  let text = '';
  let position = 0;
  const add = (character: string, written: string) => {
    if ((ESCAPES[character] ?? character) !== written) literals.push({ offset: text.length, source: written });
    text += character;
  };
  for (const match of source.matchAll(MARKUP)) {
    const [token, cdata, reference] = match;
    addPlain(source.slice(position, match.index));
    position = match.index + token.length;
    if (cdata !== undefined) addLines(cdata);
    else if (reference !== undefined) add(decodeReference(reference), token);
    else if (token.startsWith('\r')) add('\n', token);
  }
  addPlain(source.slice(position));
  return { text, literals };

  function addPlain(piece: string): void {
    let from = 0;
    for (let at = piece.indexOf('>'); at >= 0; at = piece.indexOf('>', from)) {
      text += piece.slice(from, at);
      add('>', '>');
      from = at + 1;
    }
    text += piece.slice(from);
  }

  function addLines(piece: string): void {
    let from = 0;
    for (const { 0: eol, index } of piece.matchAll(/\r\n?/g)) {
      text += piece.slice(from, index);
      add('\n', eol);
      from = index + eol.length;
    }
    text += piece.slice(from);
  }
}

function decodeReference(reference: string): string {
  const number = /^#(?:x([0-9a-f]+)|([0-9]+))$/i.exec(reference);
  if (!number) return NAMED[reference] ?? NAMED[reference.toLowerCase()] ?? '';
  return String.fromCodePoint(number[1] === undefined ? Number(number[2]) : Number.parseInt(number[1], 16));
}

/** Escapes text for the content of an element; it is read back exactly, line ends included. */
function escapeXml(text: string): string {
  return text.replaceAll(/[&<>\r]/g, (character) => ESCAPES[character] as string);
}

/** Escapes text for an attribute's value in either kind of quotes. */
export function escapeXmlAttribute(text: string): string {
  return escapeXml(text.replaceAll(ALL_FORBIDDEN, ' ')).replaceAll(/["'\n\t]/g, (character) =>
    character === '"' ? '&quot;' : character === "'" ? '&apos;' : `&#${character.charCodeAt(0)};`,
  );
}

/**
 * Prepares text to stand inside a CDATA section: leaves and re-enters the section where the text holds what would end it,
 * or a line end that XML would change.
 */
export function escapeCdata(text: string): string {
  return text.replaceAll(']]>', ']]]]><![CDATA[>').replaceAll('\r', ']]>&#13;<![CDATA[');
}

/** Where the source's literals are after edits, without those that were edited away. */
export function carryLiterals(
  literals: readonly Literal[],
  edits: readonly (readonly Edit[])[],
  text: string,
): readonly Literal[] {
  let carried = literals.map((literal) => ({ ...literal, text: decodeXml(literal.source).text }));
  for (const list of edits) {
    const map = createOffsetMap(list);
    carried = carried
      .filter(({ offset, text: { length } }) => !map.touches({ start: offset, end: offset + length }))
      .map((literal) => ({ ...literal, offset: map.start(literal.offset) }));
  }
  return carried.filter((literal) => text.startsWith(literal.text, literal.offset));
}

/** Writes a range of text with the literals in it as they were, and the rest with `escape`. */
export function renderXml(
  text: string,
  literals: readonly Literal[],
  escape: (text: string) => string = escapeXml,
): (start: number, end: number) => string {
  let next = 0; // ranges come in order
  return (start, end) => {
    let result = '';
    let position = start;
    while (next < literals.length && (literals[next] as Literal).offset < start) next++;
    for (; next < literals.length && (literals[next] as Literal).offset < end; next++) {
      const { offset, source } = literals[next] as Literal;
      result += escape(text.slice(position, offset)) + source;
      position = offset + decodeXml(source).text.length;
    }
    return result + escape(text.slice(position, end));
  };
}

/** The first character that XML 1.0 (section 2.2) does not allow, not even as a reference. */
export const FORBIDDEN_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
const ALL_FORBIDDEN = new RegExp(FORBIDDEN_IN_XML, 'g');

/** The text with a space for every character that XML cannot hold, which is reported. */
export function toXmlCharacters(doc: Document, report: Report): string {
  const text = doc.text.replaceAll(ALL_FORBIDDEN, ' ');
  if (text !== doc.text) {
    report({
      severity: 'warning',
      code: 'invalid-character',
      message: 'the text has control characters that XML cannot hold: they are written as spaces',
      place: { documentId: doc.id },
    });
  }
  return text;
}

/** The value of each attribute may be changed; those that are not stay as they are written. */
export function mapAttributes(tag: string, change: (name: string, value: string) => string): string {
  return tag.replaceAll(
    /([^\s=<>/"']+)(\s*=\s*)("[^"]*"|'[^']*')/g,
    (whole, name: string, equals: string, quoted: string) => {
      const value = decodeXml(quoted.slice(1, -1)).text;
      const changed = change(name, value);
      return changed === value ? whole : `${name}${equals}${quoted[0]}${escapeXmlAttribute(changed)}${quoted[0]}`;
    },
  );
}

/** Takes replaced text out of the XML around a derived document's text, and counts what had to go. */
export interface XmlScrubber {
  /** Elements and white space stay, attributes and text without replaced text, comments not at all. */
  scrub(source: string): string;
  /** One attribute's value. */
  value(value: string, own?: SurfaceChange): string;
  /** Counts something that was left out elsewhere. */
  drop(): void;
  readonly dropped: number;
}

const NODES =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!(?:"[^"]*"|'[^']*'|[^'">])*>|<(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+/g;

export function createXmlScrubber(rewrite: ReturnType<typeof createNoteRewriter>): XmlScrubber {
  let dropped = 0;
  const drop = () => {
    dropped++;
    return '';
  };
  const value = (text: string, own?: SurfaceChange) => rewrite(text, own) ?? drop();
  return {
    value,
    drop,
    get dropped() {
      return dropped;
    },
    scrub: (source) =>
      source.replaceAll(NODES, (node) => {
        if (node.startsWith('<!--')) return drop();
        if (node.startsWith('<?')) return node.startsWith('<?xml ') ? node : drop();
        if (node.startsWith('<!D')) return node;
        if (node.startsWith('<') && !node.startsWith('<![')) return mapAttributes(node, (_, text) => value(text));
        const { text } = decodeXml(node);
        return rewrite(text) === text ? node : drop();
      }),
  };
}
