import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createXmlParser, parseXml, type XmlHandler } from '../../../src/formats/io/xml-parser.ts';

/** What a parse tells, or how it fails. */
function record(parse: (handler: XmlHandler) => void): unknown {
  const told: unknown[] = [];
  try {
    parse({ open: (element) => told.push({ ...element, attributes: { ...element.attributes } }), close: (...args) => told.push(args) }); // prettier-ignore
  } catch (error) {
    return {
      name: (error as Error).name,
      code: (error as { code?: string }).code,
      line: (error as { line?: number }).line,
    };
  }
  return told;
}

const piece = fc.constantFrom(
  'a', 'é𝒳', ' ', '\n', '\r\n', '\t', '<', '>', '/', '"', "'", '=', '&', '&amp;', '&#10;', '&#x1F600;', '&#0;', '&#1;', '&#xB;', '&#xD800;', '&#xfffe;', '&#65;', '&#065;', '&#X41;', '<a x="&#9;&#x1F600;"/>', '<a x="&#8;"/>', '<a x="&#55296;"/>', '&nbsp;', '<!-- c -->', '<![CDATA[x]]>', ']]>', '<a>', '</a>',
  '<b:c d="e &lt; f"/>', "<a x='1' y=\"2\">", '<a x="1"y="2">', '<a x = "1">', '<a x="<">', '<a x="1" x="2">', '<a\n x="1"\n>', '</a >', '<?pi?>', '<a constructor="1" __proto__="2"/>', '<1/>', '\u0001',
); // prettier-ignore

test('a whole document is read as the streaming parser reads it, faults included', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('', '<?xml version="1.0" encoding="UTF-8"?>', '\ufeff', '<?xml version="1.1"?>', '<!DOCTYPE r>'),
      fc.array(piece, { maxLength: 7 }),
      fc.boolean(),
      (declaration, pieces, isWrapped) => {
        const body = pieces.join('');
        const source = declaration + (isWrapped ? `<r>${body}</r>` : body);
        const streamed = (handler: XmlHandler): void => {
          const parser = createXmlParser(handler);
          parser.write(source);
          parser.end();
        };
        expect(record((handler) => parseXml(source, handler))).toEqual(record(streamed));
      },
    ),
    { numRuns: 3000 },
  );
});
