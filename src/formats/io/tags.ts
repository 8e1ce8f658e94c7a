import { createTally, PalimpsestError, type Report } from '../../core/errors.ts';
import type { TagScheme, WriteContext } from '../../core/corpus-format.ts';
import { type TagFault, findMerged, spansToTags, type TagSpan, type TagStyle } from '../../text/tags.ts';
import { DEFAULT_LAYER } from '../../core/document.ts';
import { lowerBound } from '../../core/collections.ts';
import type { CharSpan, Document, Entity } from '../../core/types.ts';

const MOST_LABELS = 60;
/** The least share of the rows of an entity corpus that stand outside of all mentions. */
const LEAST_OUTSIDE = 0.05;

/**
 * Refuses a column that somebody named as that of the tags and that looks like words: its values would become labels, which are
 * shown and logged, and words of the text are not. Labels without prefixes are few, and some tokens are `O`.
 *
 * @throws PalimpsestError `not-tags`, with the number of distinct values and none of them.
 */
export function refuseWords(values: readonly string[], column: number | string, file?: string): void {
  const distinct = new Set(values);
  let outside = 0;
  for (const value of values) if (value === 'O') outside++;
  const isLabel = (value: string) => value === '_' || /^[\p{L}\d][\p{L}\d_.:/&+-]{0,99}$/u.test(value);
  if (distinct.size <= MOST_LABELS && outside >= values.length * LEAST_OUTSIDE && [...distinct].every(isLabel)) return;
  throw new PalimpsestError(
    'not-tags',
    `column ${JSON.stringify(column)} holds ${distinct.size} different values in ${values.length} rows, which do not look like tags`,
    {
      ...(file !== undefined && { place: { file } }),
      hint: 'Name the column of the tags with --tag-column: a number from 0, −1 for the last, or its name. Labels without B- and I- are few, and tokens outside of mentions have O.',
    },
  );
}

/** Counts tags that do not follow their scheme, for one warning a kind and file. */
export interface TagFaults {
  add(fault: TagFault, line: number): void;
  /** Reports what was counted. */
  report(report: Report): void;
}

const MEANINGS: Readonly<Record<TagFault, string>> = {
  'missing-begin': 'start a mention with a tag that should continue one',
  'missing-end': 'end a mention without its closing tag',
  'needless-begin': 'have B- where no mention of the label comes just before',
  'foreign-prefix': 'have a prefix that the scheme does not know',
};

export function createTagFaults(file: string, scheme: TagScheme): TagFaults {
  const counts = new Map<TagFault, { count: number; line: number }>();
  return {
    add: (fault, line) => {
      const known = counts.get(fault);
      if (known) known.count++;
      else counts.set(fault, { count: 1, line });
    },
    report: (report) => {
      for (const [fault, { count, line }] of counts) {
        const what = `tags ${MEANINGS[fault]} in the scheme ${scheme} (this is the first); they were read as conlleval reads them`;
        report(createTally({ severity: 'warning', code: `tag-${fault}`, place: { file, line } }, { count, what }));
      }
    },
  };
}

interface Mention extends TagSpan {
  readonly entity: Entity;
}

/** The document with labels that can stand in a cell of a table; others are renamed, with a warning. */
export function withCellLabels(
  doc: Document,
  toCell: (label: string) => string,
  file: string,
  context: WriteContext,
): Document {
  const odd = doc.entities.find(({ label }) => toCell(label) !== label);
  if (!odd) return doc;
  context.report({
    severity: 'warning',
    code: 'label-renamed',
    message: `the label ${JSON.stringify(odd.label)} cannot stand in a column: "_" is written for its white space`,
    place: { file, documentId: doc.id },
  });
  return { ...doc, entities: doc.entities.map((entity) => ({ ...entity, label: toCell(entity.label) })) };
}

/**
 * The tags of each sentence of a document. What tags cannot say is reported: an entity that overlaps one already written
 * (those of the default layer come first) or has no token is refused; the fragments of a discontinuous mention are written
 * as mentions of their own; two mentions that `IO` cannot separate are named.
 *
 * @param sentences tokens in text order, cut at every entity border.
 */
export function tagSentences(
  doc: Document,
  sentences: readonly { readonly tokens: readonly CharSpan[] }[],
  style: TagStyle,
  file: string,
  context: WriteContext,
): readonly (readonly string[])[] {
  const report = (severity: 'error' | 'warning', code: string, message: string, entity: CharSpan): void => {
    const { start, end } = entity;
    context.report({ severity, code, message, place: { file, documentId: doc.id, start, end } });
  };
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const owners: (Entity | undefined)[] = [];
  const starts = new Uint8Array(tokens.length);

  function take(entity: Entity): void {
    const ranges: [number, number][] = [];
    for (const part of entity.fragments ?? [entity]) {
      const first = lowerBound(tokens, (token) => token.start < part.start);
      let end = first;
      while (end < tokens.length && (tokens[end] as CharSpan).end <= part.end) end++;
      if (first < end) ranges.push([first, end]);
    }
    const name = `entity ${JSON.stringify(entity.id)}`;
    if (ranges.length === 0) {
      report(
        'error',
        'unwritable-entity',
        `${name} covers nothing but white space and cannot be written as tags`,
        entity,
      );
      return;
    }
    for (const [first, end] of ranges) {
      for (let i = first; i < end; i++) {
        const other = owners[i];
        if (other === undefined) continue;
        const rest = `${JSON.stringify(other.id)} and was left out: tags hold one label a token`;
        report('error', 'overlapping-entities', `${name} overlaps entity ${rest}`, entity);
        return;
      }
    }
    if (entity.fragments) {
      report(
        'warning',
        'split-mention',
        `${name} is discontinuous: its parts are written as separate entities`,
        entity,
      );
    }
    for (const [first, end] of ranges) {
      owners.fill(entity, first, end);
      starts[first] = 1;
    }
  }

  for (let i = 0; i < tokens.length; i++) owners.push(undefined);
  const isMain = (entity: Entity) => (entity.layer ?? DEFAULT_LAYER) === DEFAULT_LAYER;
  for (const entity of doc.entities) if (isMain(entity)) take(entity);
  for (const entity of doc.entities) if (!isMain(entity)) take(entity);

  let offset = 0;
  return sentences.map(({ tokens: own }) => {
    const mentions: Mention[] = [];
    for (let i = 0; i < own.length;) {
      const entity = owners[offset + i];
      const start = i++;
      if (entity === undefined) continue;
      while (i < own.length && owners[offset + i] === entity && starts[offset + i] === 0) i++;
      mentions.push({ start, end: i, label: entity.label, entity });
    }
    offset += own.length;
    for (const { entity } of findMerged(mentions, style)) {
      const name = `entity ${JSON.stringify(entity.id)}`;
      const message = `${name} touches another of its label: the scheme IO cannot separate them, so they will be read as one; --scheme IOB2 keeps them apart`;
      report('warning', 'merged-mentions', message, entity);
    }
    return spansToTags(mentions, own.length, style);
  });
}
