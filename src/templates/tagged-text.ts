import type { Entity } from '../core/types.ts';

/** How a text marks its mentions: `<NAME>Eva Lind</NAME>`, or `[Eva Lind](NAME)`. */
export type TagSyntax = 'xml' | 'brackets';

export interface TaggedTextOptions {
  /** Labels that a tag may have; every other is refused. */
  readonly labels: ReadonlySet<string>;
  readonly syntax: TagSyntax;
  /** Whether a mention may go over a line's end. Default false. */
  readonly lineBreaks?: boolean;
}

/** Why a text is refused. */
export type TagFault =
  | 'unknown-label'
  | 'unclosed-tag'
  | 'unopened-tag'
  | 'nested-tag'
  | 'empty-mention'
  | 'blank-border'
  | 'line-break'
  | 'leftover-markup';

/** What each fault means, for messages. */
export const TAG_FAULTS: Readonly<Record<TagFault, string>> = {
  'unknown-label': 'the label of a tag is none of those given: add it to them, or take the tag out of the text',
  'unclosed-tag': 'a tag is opened and not closed',
  'unopened-tag': 'a tag is closed that was not opened, or has another label than the one that was',
  'nested-tag': 'a tag stands within another',
  'empty-mention': 'a tag has nothing, or only blanks, between its ends',
  'blank-border': 'a mention starts or ends with a blank',
  'line-break': 'a mention goes over the end of a line',
  'leftover-markup': 'what remains of the text has markup that is no whole tag',
};

export type TaggedText =
  | { readonly text: string; readonly entities: readonly Entity[] }
  | {
      readonly fault: TagFault;
      /** 1-based line of the text. */ readonly line: number;
      /** Of a tag that is not known, where it reads as a label. */ readonly label?: string;
    };

/**
 * Reads a text that a language model wrote with tags in it, and believes none of them: a text with one fault is refused whole,
 * because a name whose tag was lost would teach that a name is none.
 */
export function parseTaggedText(raw: string, options: TaggedTextOptions): TaggedText {
  return options.syntax === 'xml' ? parseXml(raw, options) : parseBrackets(raw, options);
}

const XML_TAG = /<(\/?)([A-Za-z][\w-]*)>/g;
/** What looks like the start or the end of a tag. */
const XML_REST = /<\/?[A-Za-z]|[A-Za-z"'/]>|&(?:lt|gt|amp|quot);/;

function parseXml(raw: string, options: TaggedTextOptions): TaggedText {
  const entities: Entity[] = [];
  let text = '';
  let position = 0;
  let open: { readonly label: string; readonly start: number; readonly at: number } | undefined;
  const fail = (fault: TagFault, at: number): TaggedText => ({ fault, line: lineOf(raw, at) });
  for (const match of raw.matchAll(XML_TAG)) {
    const [tag, slash, label = ''] = match;
    const between = raw.slice(position, match.index);
    const rest = XML_REST.exec(between);
    if (rest !== null) return fail('leftover-markup', position + rest.index);
    text += between;
    position = match.index + tag.length;
    if (!options.labels.has(label)) return { ...fail('unknown-label', match.index), label };
    if (slash === '') {
      if (open !== undefined) return fail('nested-tag', match.index);
      open = { label, start: text.length, at: match.index };
      continue;
    }
    if (open === undefined || open.label !== label) return fail('unopened-tag', match.index);
    const fault = faultOf(text.slice(open.start), options);
    if (fault !== undefined) return fail(fault, open.at);
    entities.push({ id: `T${entities.length + 1}`, start: open.start, end: text.length, label });
    open = undefined;
  }
  if (open !== undefined) return fail('unclosed-tag', open.at);
  const rest = XML_REST.exec(raw.slice(position));
  if (rest !== null) return fail('leftover-markup', position + rest.index);
  return { text: text + raw.slice(position), entities };
}

const BRACKET_TAG = /\[([^[\]]*)\]\(([^()\s]+)\)/g;

function parseBrackets(raw: string, options: TaggedTextOptions): TaggedText {
  const entities: Entity[] = [];
  let text = '';
  let position = 0;
  const fail = (fault: TagFault, at: number): TaggedText => ({ fault, line: lineOf(raw, at) });
  for (const match of raw.matchAll(BRACKET_TAG)) {
    const [tag, value = '', label = ''] = match;
    const before = raw.slice(position, match.index);
    const rest = before.search(/[[\]]/);
    // "[Eva [Lind](FAMILY)](NAME)": the inner tag is found first.
    if (rest >= 0) return fail(before.lastIndexOf('[') > before.lastIndexOf(']') ? 'nested-tag' : 'leftover-markup', position + rest); // prettier-ignore
    text += before;
    position = match.index + tag.length;
    // What stands in brackets by chance is text, which is not told.
    if (!options.labels.has(label)) return { ...fail('unknown-label', match.index), ...(/^[A-Z][A-Z0-9_-]*$/.test(label) && { label }) }; // prettier-ignore
    const fault = faultOf(value, options);
    if (fault !== undefined) return fail(fault, match.index);
    entities.push({ id: `T${entities.length + 1}`, start: text.length, end: text.length + value.length, label });
    text += value;
  }
  const after = raw.slice(position);
  const rest = after.search(/[[\]]/);
  if (rest >= 0) return fail(after.charAt(rest) === '[' ? 'unclosed-tag' : 'unopened-tag', position + rest);
  return { text: text + after, entities };
}

function faultOf(value: string, { lineBreaks = false }: TaggedTextOptions): TagFault | undefined {
  if (value.trim() === '') return 'empty-mention';
  if (value !== value.trim()) return 'blank-border';
  return !lineBreaks && /[\n\r]/.test(value) ? 'line-break' : undefined;
}

function lineOf(raw: string, at: number): number {
  let line = 1;
  for (let i = raw.indexOf('\n'); i >= 0 && i < at; i = raw.indexOf('\n', i + 1)) line++;
  return line;
}
