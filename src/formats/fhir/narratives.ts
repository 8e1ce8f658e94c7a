import type { Edit } from '../../core/types.ts';
import { type JsonNode, member, type Patch } from '../io/json-source.ts';
import { createNoteRewriter } from '../io/notes.ts';
import { decodeXml, escapeXmlAttribute } from '../io/xml-text.ts';

/** What a narrative says where nothing can be said (FHIR R4, Narrative: status `empty`). */
const EMPTY = JSON.stringify({
  status: 'empty',
  div: '<div xmlns="http://www.w3.org/1999/xhtml">No human-readable text provided in this case.</div>',
});

/** The narratives of a resource and of all resources and sections in it: `text` with a `div`. */
export function findNarratives(root: JsonNode): readonly JsonNode[] {
  const inner = [...(root.items ?? []), ...(root.members ?? []).map(({ node }) => node)].flatMap(findNarratives);
  const own = member(root, 'text');
  return typeof member(own, 'div')?.value === 'string' ? [own as JsonNode, ...inner] : inner;
}

/**
 * Keeps narratives, which repeat what other fields say, from contradicting a text that was edited and from telling what was written over:
 * what they quote is replaced there too, by the rule of notes; where that cannot be done, the narrative becomes empty.
 *
 * @param text as it was read.
 * @param edits applied since, oldest first.
 */
export function rewriteNarratives(
  root: JsonNode,
  text: string,
  edits: readonly (readonly Edit[])[],
): { readonly patches: readonly Patch[]; readonly emptied: number } {
  const narratives = edits.length === 0 ? [] : findNarratives(root);
  const rewriters = narratives.length === 0 ? [] : rewritersOf(text, edits);
  let emptied = 0;
  const patches = narratives.flatMap((narrative): readonly Patch[] => {
    const { value, start, end } = member(narrative, 'div') as JsonNode;
    let div: string | undefined = value as string;
    for (const rewrite of rewriters) div &&= rewriteMarkup(div, rewrite);
    if (div === value) return [];
    if (div !== undefined) return [{ start, end, text: JSON.stringify(div) }];
    emptied++;
    return [{ start: narrative.start, end: narrative.end, text: EMPTY }];
  });
  return { patches, emptied };
}

type Rewriter = ReturnType<typeof createNoteRewriter>;

function rewritersOf(source: string, edits: readonly (readonly Edit[])[]): readonly Rewriter[] {
  let text = source;
  return edits.map((list) => {
    const before = text;
    const pieces: string[] = [];
    let position = 0;
    for (const { start, end, replacement } of list) {
      pieces.push(before.slice(position, start), replacement);
      position = end;
    }
    text = pieces.join('') + before.slice(position);
    return createNoteRewriter(
      list.map(({ start, end, replacement }) => ({
        before: before.slice(start, end),
        ...(replacement !== '' && { after: replacement }),
      })),
    );
  });
}

const TAGS = /(<!--[\s\S]*?-->|<(?:"[^"]*"|'[^']*'|[^'">])*>)/;
/** Tags that stand within a word; others part words. */
const INLINE = /^<\/?(?:a|b|big|em|i|small|span|strong|sub|sup|tt|u)\b/i;
const NAMESPACE = /\sxmlns="[^"]*"/g;
const UNKNOWN_REFERENCE = /&(?!amp;|lt;|gt;|quot;|apos;|nbsp;|#)/;

/** @returns `undefined` where what was replaced stands across tags, in one of them, or cannot be taken out. */
function rewriteMarkup(div: string, rewrite: Rewriter): string | undefined {
  if (UNKNOWN_REFERENCE.test(div)) return undefined;
  let [plain, rewritten, written] = ['', '', ''];
  for (const [i, piece] of div.split(TAGS).entries()) {
    if (i % 2 === 1) {
      const told = piece.replaceAll(NAMESPACE, '');
      if (rewrite(told) !== told) return undefined;
      written += piece;
      const gap = INLINE.test(piece) ? '' : ' ';
      [plain, rewritten] = [plain + gap, rewritten + gap];
      continue;
    }
    const { text } = decodeXml(piece.replaceAll('&nbsp;', '&#160;'));
    const changed = rewrite(text);
    if (changed === undefined) return undefined;
    [plain, rewritten] = [plain + text, rewritten + changed];
    written += changed === text ? piece : escapeXmlAttribute(changed);
  }
  return rewrite(plain) === rewritten ? written : undefined;
}
