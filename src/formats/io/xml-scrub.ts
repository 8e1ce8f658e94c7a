import { decodeXml, mapAttributes } from './xml-text.ts';
import type { createNoteRewriter, SurfaceChange } from './notes.ts';

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
