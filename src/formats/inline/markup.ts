import type { Entity } from '../../core/types.ts';

/** `[value](TAG)`; the tag in capitals, so that a Markdown link is none. */
const MENTION = /\[([^[\]]+)\]\(([A-Z][A-Z0-9_-]*)\)/g;
const TAG = /^[A-Z][A-Z0-9_-]*$/;
/** A line that separates paragraphs. */
export const BLANK_LINE = /^[ \t\r]*$/;

/** Takes the markup out of a paragraph. */
export function parseInline(raw: string): { readonly text: string; readonly entities: readonly Entity[] } {
  const entities: Entity[] = [];
  let text = '';
  let position = 0;
  for (const match of raw.matchAll(MENTION)) {
    text += raw.slice(position, match.index);
    const [all, value = '', label = ''] = match;
    entities.push({ id: `T${entities.length + 1}`, start: text.length, end: text.length + value.length, label });
    text += value;
    position = match.index + all.length;
  }
  return { text: text + raw.slice(position), entities };
}

/**
 * Puts the markup around the mentions of a text, or says why this format cannot hold it.
 *
 * @param isOwn the text was read from this format and is unchanged: a line that is blank without its markup was not blank
 *   with it.
 */
export function renderInline(
  text: string,
  entities: readonly Entity[],
  isOwn: boolean,
): { readonly raw: string } | { readonly problem: string } {
  if (!isOwn && text.split('\n').some((line) => BLANK_LINE.test(line))) {
    return { problem: 'its text is empty or has an empty line, which would end the document here' };
  }
  if ((!isOwn && text.endsWith('\r')) || /\p{Cs}/u.test(text))
    return { problem: 'its text has characters that UTF-8 lines cannot hold' };
  let raw = '';
  let position = 0;
  for (const { id, start, end, label } of entities) {
    if (start < position) return { problem: `entity ${JSON.stringify(id)} overlaps another` };
    if (!TAG.test(label)) {
      return {
        problem: `the label ${JSON.stringify(label)} is not in capitals; rename it with a label map (--labels)`,
      };
    }
    raw += `${text.slice(position, start)}[${text.slice(start, end)}](${label})`;
    position = end;
  }
  raw += text.slice(position);
  // The text may have brackets of its own that would be read as markup, or break it.
  const read = parseInline(raw);
  const same =
    read.text === text &&
    read.entities.length === entities.length &&
    read.entities.every(({ start, end, label }, i) => {
      const entity = entities[i] as Entity;
      return entity.start === start && entity.end === end && entity.label === label;
    });
  return same ? { raw } : { problem: 'its text has square brackets that cannot be told from markup' };
}
