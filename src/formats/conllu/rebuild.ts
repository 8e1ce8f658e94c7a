import { appendAll, obtain } from '../../core/collections.ts';
import type { WriteContext } from '../../core/corpus-format.ts';
import type { AnalysedToken, CharSpan, Document } from '../../core/types.ts';
import { tokeniseAs } from '../../text/token-conventions.ts';
import { parseData, type Target } from '../conll/column-notation.ts';
import { reportLeftOut } from '../conll/column-writer.ts';
import { isNewdoc, rewriteComments, suffixOf } from '../conll/groups.ts';
import { createNoteRewriter, findSurfaceChanges } from '../io/notes.ts';
import { retokenise, type SourcePiece, type WrittenSentence, type WrittenToken } from '../io/retokenise.ts';
import { tagSentences } from '../io/tags.ts';
import { type BracketFields, bracketFields } from './entities.ts';
import {
  type EntityNotation,
  DEFAULT_NOTATION,
  type ConlluDocument,
  type ConlluSentence,
  type ConlluToken,
  FORM,
  parseConllu,
  valueOf,
  withValue,
  COLUMNS,
  DEPS,
  HEAD,
  MISC,
} from './parse.ts';
import type { ConlluData, ConlluLayout } from './survey.ts';

/** A token as it was read. */
interface SourceToken {
  readonly token: ConlluToken;
  /** Index of its sentence. */
  readonly sentence: number;
}

/**
 * The rows of a sentence. Words are numbered from 1; heads and enhanced dependencies point at the new numbers, and are `_` where
 * what they pointed at is gone.
 *
 * @param sources all tokens of the document as it was read.
 * @param values of the entity key, by token.
 */
function writeRows(
  doc: Document,
  { tokens }: WrittenSentence,
  sources: readonly SourceToken[],
  key: string,
  values: readonly (string | undefined)[],
): readonly string[] {
  // An edit may have joined sentences, each of which numbers its words from 1.
  const tables = new Map<number, Map<string, string>>();
  const tableOf = (sentence: number): Map<string, string> => obtain(tables, sentence, () => new Map([['0', '0']]));
  let words = 0;
  const groups = tokens.map((token) => {
    const origin = token.source < 0 ? undefined : (sources[token.source] as SourceToken);
    const source = origin?.token;
    const numbers = tableOf(origin?.sentence ?? -1);
    const first = words + 1;
    for (const [number = ''] of source?.rows ?? []) {
      if (/^\d+$/.test(number)) numbers.set(number, String(++words));
      else if (number.includes('.')) numbers.set(number, `${words}.${number.slice(number.indexOf('.') + 1)}`);
    }
    if (!source) words++;
    return { token, source, numbers, first, last: words };
  });
  return groups.flatMap(({ token, source, numbers, first, last }, i) => {
    const value = values[i];
    const gap = spaceAfter(doc, token, tokens[i + 1]);
    if (!source) {
      const cells = Array.from({ length: COLUMNS }, () => '_');
      cells[0] = String(first);
      cells[FORM] = doc.text.slice(token.start, token.end).replaceAll(/[\t\r\n]+/g, '_');
      cells[MISC] = withValue(withValue('_', key, value), 'SpaceAfter', gap === false ? 'No' : undefined);
      return [cells.join('\t')];
    }
    return source.rows.map((row, r) => {
      const cells = [...row];
      const number = row[0] as string;
      cells[0] = number.includes('-') ? `${first}-${last}` : (numbers.get(number) as string);
      cells[HEAD] = row[HEAD] === '_' ? '_' : (numbers.get(row[HEAD] as string) ?? '_');
      cells[DEPS] = moveDeps(row[DEPS] as string, numbers);
      let misc = row[MISC] as string;
      // The first row speaks for the token; where its words have the entity, they keep it.
      const stated = source.rows
        .map((one) => valueOf(one[MISC] as string, key))
        .find((one) => one !== undefined && one !== 'O');
      if (stated !== value) misc = withValue(misc, key, r === 0 ? value : undefined);
      if (r === 0 && gap !== undefined && gap !== (valueOf(misc, 'SpaceAfter') !== 'No')) {
        misc = withValue(misc, 'SpaceAfter', gap ? undefined : 'No');
      }
      cells[MISC] = misc;
      return cells.join('\t');
    });
  });
}

/** Whether white space follows, where another token does; `undefined` at the end of the sentence. */
function spaceAfter(doc: Document, token: WrittenToken, next: WrittenToken | undefined): boolean | undefined {
  return next && doc.text.slice(token.end, next.start) !== '';
}

function moveDeps(cell: string, numbers: ReadonlyMap<string, string>): string {
  if (cell === '_') return cell;
  const left = cell.split('|').flatMap((one) => {
    const at = one.indexOf(':');
    const head = numbers.get(one.slice(0, at));
    return at < 0 || head === undefined ? [] : [head + one.slice(at)];
  });
  return left.length === 0 ? '_' : left.join('|');
}

/**
 * The brackets of CorefUD at each token: what ends here, then what is one token, then what begins, the longest first. Ids are
 * numbered anew through the document.
 *
 * @param sentences tokens in text order, cut at every entity border.
 */
function bracketValues(
  doc: Document,
  sentences: readonly { readonly tokens: readonly CharSpan[] }[],
  fields: BracketFields,
): readonly (readonly (string | undefined)[])[] {
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const opens = tokens.map((): string[] => []);
  const closes = tokens.map((): string[] => []);
  const firstAt = new Map(tokens.map(({ start }, i) => [start, i]));
  doc.entities.forEach((entity, e) => {
    const parts = entity.fragments ?? [entity];
    parts.forEach((part, p) => {
      const first = firstAt.get(part.start) ?? tokens.findIndex(({ end }) => end > part.start);
      let last = first;
      while (last + 1 < tokens.length && (tokens[last + 1] as CharSpan).end <= part.end) last++;
      if (first < 0 || (tokens[first] as CharSpan).start >= part.end) return; // nothing but white space
      const id = `e${e + 1}${parts.length > 1 ? `[${p + 1}/${parts.length}]` : ''}`;
      const values = Array.from({ length: Math.max(fields.id, fields.type) + 1 }, () => '');
      values[fields.id] = id;
      values[fields.type] = entity.label.replaceAll('-', '_');
      const opening = `(${values.join('-')}`;
      if (first === last) opens[first]?.push(`${opening})`);
      else {
        opens[first]?.push(opening);
        closes[last]?.unshift(`${id})`);
      }
    });
  });
  let next = 0;
  return sentences.map(({ tokens: own }) =>
    own.map(() => {
      const value = [...(closes[next] as string[]), ...(opens[next] as string[])].join('');
      next++;
      return value === '' ? undefined : value;
    }),
  );
}

/**
 * Writes a document anew. Source tokens that no edit touched keep their rows, with index, head, `SpaceAfter` and entity brought up
 * to date; comments are kept as in CoNLL ({@link rewriteComments}). A created token has a form, its entity and `SpaceAfter`, and `_`
 * in the columns nobody filled: what the source says of the text that was written over is gone.
 */
export function rebuildConllu(
  doc: Document,
  data: ConlluData | undefined,
  parsed: ConlluDocument | undefined,
  { layout, file, isFollowing }: Target<ConlluLayout>,
  context: WriteContext,
): string {
  const split = (text: string): readonly CharSpan[] => tokeniseAs(text, layout.conventions);
  const sentences = retokenise(doc, parsed ? piecesOf(parsed) : [], split);
  const notation = layout.notation ?? DEFAULT_NOTATION;
  const values = entityValues(doc, sentences, notation, parsed && bracketFields(parsed), file, layout, context);
  const changes =
    parsed && data && doc.envelope?.edits ? findSurfaceChanges(parsed.text, data.entities, doc) : undefined;
  const rewrite = createNoteRewriter(changes?.values() ?? []);
  const suffix = data ? suffixOf(doc, data.id) : '';
  const sealed = doc.envelope?.sealed;
  const sources =
    parsed?.sentences.flatMap(({ tokens }, s) =>
      tokens.map((token) => ({ token: sealed ? bareToken(token, sealed, rewrite) : token, sentence: s })),
    ) ?? [];

  const lines: string[] = [...(isFollowing || sealed ? [] : (parsed?.preamble ?? []))];
  const hasMarker = !sealed && parsed?.sentences[sentences[0]?.origin ?? -1]?.comments.some(isNewdoc) === true;
  if (!hasMarker && (layout.markers === 'newdoc' || !data)) lines.push(`# newdoc id = ${toLine(doc.id)}`);
  else if (sentences.length === 0) reportLeftOut(doc, file, context);
  if (sentences.length === 0) lines.push('');
  sentences.forEach((sentence, s) => {
    const origin = sealed ? undefined : parsed?.sentences[sentence.origin];
    const { start } = sentence.tokens[0] as CharSpan;
    const { end } = sentence.tokens.at(-1) as CharSpan;
    const text = toLine(doc.text.slice(start, end));
    if (origin && parsed) {
      const before = parsed.text.slice(origin.start, origin.end);
      const comments = rewriteComments(origin.comments, { before, text, isFirst: s === 0, doc, suffix, rewrite });
      appendAll(
        lines,
        comments.filter((line) => !isFollowing || !/^#\s*global\./.test(line)),
      );
    } else lines.push(`# sent_id = ${toLine(doc.id)}-${s + 1}`);
    if (!origin?.comments.some((line) => /^#\s*text\s*=/.test(line))) lines.push(`# text = ${text}`);
    const isWhole = origin !== undefined && sentence.tokens[0]?.source === firstOf(parsed, origin);
    if (isWhole) appendAll(lines, origin.leading);
    appendAll(lines, writeRows(doc, sentence, sources, notation.key, values[s] as readonly (string | undefined)[]));
    appendAll(lines, origin && origin.after.length > 0 ? origin.after : ['']);
  });
  return lines.map((line) => line + layout.eol).join('');
}

/** What `--keep-meta` calls the columns that say something of a word by itself; `''` for the others. */
const COLUMN_NAMES = ['', '', 'lemma', 'upos', 'xpos', 'feats', '', 'deprel', '', 'misc'];
export const ANALYSES: readonly string[] = COLUMN_NAMES.filter((name) => name !== '');

/** A token of a sealed document: its form, and the columns to be kept. The words and nodes within it are no text. */
function bareToken(
  token: ConlluToken,
  sealed: readonly string[],
  rewrite: (cell: string) => string | undefined,
): ConlluToken {
  const [row = [], ...others] = token.rows;
  const isWord = others.length === 0;
  const cells = row.map((cell, column) => {
    if (column === 0) return String(parseInt(cell, 10)); // one row of a range of words
    if (column === FORM) return cell;
    return isWord && sealed.includes(COLUMN_NAMES[column] ?? '') ? (rewrite(cell) ?? '_') : '_';
  });
  return { ...token, rows: [cells] };
}

/** The value of the entity key at each token; `undefined` where it has none. */
function entityValues(
  doc: Document,
  sentences: readonly WrittenSentence[],
  notation: EntityNotation,
  fields: BracketFields | undefined,
  file: string,
  layout: ConlluLayout,
  context: WriteContext,
): readonly (readonly (string | undefined)[])[] {
  const named = withCellLabels(doc, file, context);
  if (notation.style === 'brackets') return bracketValues(named, sentences, fields ?? { id: 0, type: 1 });
  const tags = tagSentences(named, sentences, { scheme: layout.scheme }, file, context);
  return tags.map((list) => list.map((tag) => (tag === 'O' ? undefined : tag)));
}

/** The document with labels that can stand in MISC; others are renamed, with a warning. */
function withCellLabels(doc: Document, file: string, context: WriteContext): Document {
  const clean = (label: string) => label.replaceAll(/[\s|=()]+/g, '_');
  const odd = doc.entities.find(({ label }) => clean(label) !== label);
  if (!odd) return doc;
  context.report({
    severity: 'warning',
    code: 'label-renamed',
    message: `the label ${JSON.stringify(odd.label)} cannot stand in MISC: "_" is written for what cannot`,
    place: { file, documentId: doc.id },
  });
  return { ...doc, entities: doc.entities.map((entity) => ({ ...entity, label: clean(entity.label) })) };
}

/** A text as it can stand in one line. */
function toLine(text: string): string {
  return text.replaceAll(/[\r\n\t]+/g, ' ');
}

function firstOf(parsed: ConlluDocument | undefined, origin: ConlluSentence): number {
  let first = 0;
  for (const sentence of parsed?.sentences ?? []) {
    if (sentence === origin) return first;
    first += sentence.tokens.length;
  }
  return -1;
}

/** The tokens of a document as it was read, with what the file says of each. */
export function conlluTokens(data: ConlluData): readonly AnalysedToken[] | undefined {
  return parseData(data, { parse: parseConllu })?.sentences.flatMap(({ tokens }) =>
    tokens.map(({ start, end, lemma, pos, morph }) => ({
      start,
      end,
      ...(lemma !== undefined && { lemma }),
      ...(pos !== undefined && { pos }),
      ...(morph && { morph }),
    })),
  );
}

function piecesOf({ sentences }: ConlluDocument): readonly SourcePiece[] {
  const pieces: SourcePiece[] = [];
  let number = 0;
  for (const [s, { start, tokens }] of sentences.entries()) {
    if (s > 0) pieces.push({ start: start - 1, end: start, token: -1, sentence: s });
    for (const token of tokens) pieces.push({ start: token.start, end: token.end, token: number++, sentence: s });
  }
  return pieces;
}
