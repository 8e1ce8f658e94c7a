import { NOT_UTF8 } from '../io/files.ts';
import type { AnalysedToken } from '../../core/types.ts';
import type { ColumnFault } from '../conll/column-notation.ts';
import { isBlank } from '../conll/columns.ts';
import { isTag } from '../../text/tags.ts';
import { align, textComment } from '../conll/groups.ts';

/** Keys of MISC under which tools write tags of entities, the most usual first. */
const TAG_KEYS = ['Entity', 'NER', 'ner', 'NE', 'name', 'Name'] as const;

/** How a file states its entities in the column MISC. */
export interface EntityNotation {
  /** `Entity`, `NER`, … */
  readonly key: string;
  /** `tags`: `Entity=B-PERSON`. `brackets`: `Entity=(e1-person` … `Entity=e1)`, as in CorefUD. */
  readonly style: 'tags' | 'brackets';
}

export const DEFAULT_NOTATION: EntityNotation = { key: 'Entity', style: 'tags' };

/** The value of a key in a cell of MISC or FEATS: `Yes` of `SpaceAfter=No|Typo=Yes` for `Typo`. */
export function valueOf(cell: string, key: string): string | undefined {
  if (!cell.includes(key)) return undefined;
  for (const part of cell.split('|')) if (part.startsWith(`${key}=`)) return part.slice(key.length + 1);
  return undefined;
}

/** The cell with another value of a key, or without the key; the order of the others is kept. */
export function withValue(cell: string, key: string, value: string | undefined): string {
  const parts = cell === '_' || cell === '' ? [] : cell.split('|');
  const at = parts.findIndex((part) => part.startsWith(`${key}=`));
  if (value === undefined) {
    if (at >= 0) parts.splice(at, 1);
  } else if (at >= 0) parts[at] = `${key}=${value}`;
  else parts.push(`${key}=${value}`);
  return parts.length === 0 ? '_' : parts.join('|');
}

/** `Number=Sing|Person=3` as an object; nothing where there is nothing. */
function parseFeatures(cell: string): Readonly<Record<string, string>> | undefined {
  if (cell === '_' || cell === '') return undefined;
  const pairs = cell.split('|').flatMap((part) => {
    const at = part.indexOf('=');
    return at > 0 ? [[part.slice(0, at), part.slice(at + 1)] as const] : [];
  });
  return pairs.length === 0 ? undefined : Object.fromEntries(pairs);
}

/** Finds the notation of a file from its cells of MISC; the key that most of them use, and of several the most usual. */
export function createNotationFinder() {
  const counts = new Map<string, number>();
  return {
    add(misc: string): void {
      if (misc === '_') return;
      for (const key of TAG_KEYS) {
        const value = valueOf(misc, key);
        if (value === undefined) continue;
        const style = isTag(value) ? 'tags' : /^[^()]*\)|\(/.test(value) ? 'brackets' : undefined;
        if (style) counts.set(`${style} ${key}`, (counts.get(`${style} ${key}`) ?? 0) + 1);
      }
    },
    result(): EntityNotation | undefined {
      let best: string | undefined;
      for (const [name, count] of counts) if (best === undefined || count > (counts.get(best) ?? 0)) best = name;
      const [style, key] = best?.split(' ') ?? [];
      return style === undefined || key === undefined ? undefined : { key, style: style as EntityNotation['style'] };
    },
  };
}

/** Places of the columns. */
export const FORM = 1;
export const HEAD = 6;
export const DEPS = 8;
export const MISC = 9;
export const COLUMNS = 10;

/** A token as it stands in the text: a word, or a multi-word token (`1-2	del`) with its words. */
export interface ConlluToken extends AnalysedToken {
  readonly text: string;
  /** Its rows: the range where it has one, its words, and the empty nodes that follow them. */
  readonly rows: readonly (readonly string[])[];
  readonly lines: readonly string[];
}

export interface ConlluSentence {
  /** The lines before the rows. */
  readonly comments: readonly string[];
  /** Rows of empty nodes before the first token. */
  readonly leading: readonly string[];
  readonly tokens: readonly ConlluToken[];
  /** The blank lines after the rows. */
  readonly after: readonly string[];
  /** Index, within the document's lines, of the row of each token. */
  readonly lineOf: readonly number[];
  readonly start: number;
  readonly end: number;
}

export interface ConlluDocument {
  readonly text: string;
  /** Blank lines before the first sentence. */
  readonly preamble: readonly string[];
  readonly sentences: readonly ConlluSentence[];
  /** Lines after the last sentence that belong to none. */
  readonly trailer: readonly string[];
}

/** Parses the lines of one document; `undefined` stands for a line that is not UTF-8. */
export function parseConllu(lines: readonly (string | undefined)[]): ConlluDocument | ColumnFault {
  const preamble: string[] = [];
  const sentences: SentenceBuilder[] = [];
  let comments: string[] = [];
  let sentence: SentenceBuilder | undefined;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (line === undefined) return { code: 'invalid-utf8', line: i, message: `the line ${NOT_UTF8}` };
    if (isBlank(line)) {
      const last = sentences.at(-1);
      sentence = undefined;
      if (comments.length > 0) comments.push(line);
      else if (last) last.after.push(line);
      else preamble.push(line);
    } else if (line.startsWith('#')) {
      sentence = undefined;
      comments.push(line);
    } else {
      if (!sentence) {
        sentences.push((sentence = { comments, leading: [], groups: [], after: [], until: 0, next: 1 }));
        comments = [];
      }
      const fault = addRow(sentence, line, i);
      if (fault) return { ...fault, line: i };
    }
  }
  return layOut(sentences, preamble, comments);
}

interface RowGroup {
  readonly line: number;
  readonly lines: string[];
  readonly rows: string[][];
}

interface SentenceBuilder {
  readonly comments: readonly string[];
  readonly leading: string[];
  readonly groups: RowGroup[];
  readonly after: string[];
  /** Words up to this index belong to the open multi-word token. */
  until: number;
  /** Index of the next word. */
  next: number;
}

function addRow(sentence: SentenceBuilder, line: string, at: number): Omit<ColumnFault, 'line'> | undefined {
  const row = line.split('\t');
  if (row.length !== COLUMNS) {
    return { code: 'column-count', message: `the row has ${row.length} columns, not ${COLUMNS}` };
  }
  const [, first, , second, node] = /^(\d+)(-(\d+)|\.(\d+))?$/.exec(row[0] as string) ?? [];
  const last = sentence.groups.at(-1);
  if (node !== undefined) {
    if (last) {
      last.rows.push(row);
      last.lines.push(line);
    } else sentence.leading.push(line);
    return undefined;
  }
  if (Number(first) !== sentence.next || (second !== undefined && Number(second) < Number(first))) {
    return {
      code: 'bad-index',
      message: `the first column does not hold the number ${sentence.next} of the next word`,
    };
  }
  if (second !== undefined) {
    sentence.until = Number(second);
    sentence.groups.push({ line: at, lines: [line], rows: [row] });
    return undefined;
  }
  if (last && sentence.next++ <= sentence.until) {
    last.rows.push(row);
    last.lines.push(line);
    return undefined;
  }
  if (!last) sentence.next++;
  sentence.groups.push({ line: at, lines: [line], rows: [row] });
  return undefined;
}

function layOut(builders: readonly SentenceBuilder[], preamble: string[], trailer: string[]): ConlluDocument {
  const texts: string[] = [];
  const sentences: ConlluSentence[] = [];
  let offset = 0;
  for (const { comments, leading, groups, after } of builders) {
    const forms = groups.map(({ rows }) => (rows[0] as string[])[FORM] as string);
    const stated = textComment(comments);
    const aligned = stated === undefined ? undefined : align(forms, stated);
    const { text, starts } =
      aligned && stated !== undefined ? { text: stated, starts: aligned } : joinForms(groups, forms);
    const tokens = groups.map(({ rows, lines }, i): ConlluToken => {
      const start = offset + (starts[i] as number);
      const form = forms[i] as string;
      return { text: form, start, end: start + form.length, rows, lines, ...analysisOf(rows) };
    });
    const end = offset + text.length;
    sentences.push({ comments, leading, tokens, after, lineOf: groups.map(({ line }) => line), start: offset, end });
    texts.push(text);
    offset = end + 1;
  }
  return { text: texts.join('\n'), preamble, sentences, trailer };
}

/** Of a multi-word token, what its first word is: the verb of `dáselo`, the preposition of `del`. */
function analysisOf(rows: readonly (readonly string[])[]): Omit<AnalysedToken, 'start' | 'end'> {
  const [head, first] = rows as [string[], string[] | undefined];
  const isRange = (head[0] as string).includes('-');
  const [, , lemma, pos, , features] = (isRange ? first : head) ?? head;
  const morph = parseFeatures(features as string);
  return {
    // `_` is a lemma where it is the form.
    ...(lemma !== undefined && (lemma !== '_' || head[FORM] === '_') && { lemma }),
    ...(pos !== undefined && pos !== '_' && { pos }),
    ...(morph && { morph }),
  };
}

function joinForms(groups: readonly RowGroup[], forms: readonly string[]): { text: string; starts: number[] } {
  let text = '';
  const starts = forms.map((form, i) => {
    const start = text.length;
    const misc = (groups[i] as RowGroup).rows[0]?.[MISC] as string;
    text += form;
    if (i + 1 < forms.length && valueOf(misc, 'SpaceAfter') !== 'No') text += ' ';
    return start;
  });
  return { text, starts };
}
