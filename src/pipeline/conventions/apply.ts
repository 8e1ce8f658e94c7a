import { applyEdits } from '../../core/apply-edits.ts';
import { ownValue, obtain } from '../../core/collections.ts';
import { compareEntities, freezeDocument, isGap, layerOf } from '../../core/document.ts';
import type { Document, Edit, Entity } from '../../core/types.ts';
import { coverage, moveBorder, tokensOf } from './borders.ts';
import type { Conventions } from './conventions.ts';
import { markReaderOf, type MarkedToken } from './marks.ts';

/** A sign in a text, with whether a blank stands at either side of it; `undefined` where a line begins or ends, or
 * more than a blank stands there. */
export interface Sign {
  readonly sign: string;
  readonly index: number;
  readonly blankBefore: boolean | undefined;
  readonly blankAfter: boolean | undefined;
}

const SIGNS = /(?<!\p{Nd}(?=\S\p{Nd})|[\p{L}\p{N}_](?=[.:/@][\p{L}\p{N}_]))[.,;:!?()[\]"'’«»“”/-]/gu;

/** The signs of a text but for those between figures ("3,5", "10:30") and those that join letters ("example.org", "and/or"). */
export function* signsOf(text: string): Generator<Sign> {
  for (const { 0: sign, index } of text.matchAll(SIGNS)) {
    yield {
      sign,
      index,
      blankBefore: blank(text[index - 1], text[index - 2]),
      blankAfter: blank(text[index + 1], text[index + 2]),
    };
  }
}

/** Other white space, and several blanks in a row, are layout. */
function blank(next: string | undefined, beyond: string | undefined): boolean | undefined {
  if (next === undefined) return undefined;
  if (next !== ' ') return /\s/u.test(next) ? undefined : false;
  return beyond === undefined || /\s/u.test(beyond) ? undefined : true;
}

/** What became of a document's mentions. */
export interface ConventionChanges {
  /** Mentions. */
  renamed: number;
  joined: number;
  moved: number;
  /** Blanks that came or went. */
  blanks: number;
}

/**
 * Brings documents to the conventions of another corpus: labels renamed, neighbours joined, borders moved, signs spaced. Done twice it
 * changes nothing more.
 */
export function createConventionsWriter(conventions: Conventions): {
  (doc: Document): Document;
  readonly changes: Readonly<ConventionChanges>;
} {
  const read = markReaderOf(conventions.language);
  const changes: ConventionChanges = { renamed: 0, joined: 0, moved: 0, blanks: 0 };
  const apply = (doc: Document): Document => {
    let entities = doc.entities.map((entity) => rename(entity, conventions, changes));
    if (conventions.join.length > 0) entities = joinNeighbours(doc.text, entities, conventions, changes);
    if (conventions.borders.length > 0)
      entities = moveBorders(doc.text, entities, read(doc.text), conventions, changes);
    const isSame = entities.length === doc.entities.length && entities.every((entity, i) => entity === doc.entities[i]);
    return space(
      isSame ? doc : freezeDocument({ ...doc, entities: entities.toSorted(compareEntities) }),
      conventions,
      changes,
    );
  };
  return Object.assign(apply, { changes });
}

function rename(entity: Entity, { labels }: Conventions, changes: ConventionChanges): Entity {
  const label = ownValue(labels, entity.label);
  if (label === undefined || label === entity.label) return entity;
  changes.renamed++;
  return { ...entity, label };
}

function joinNeighbours(
  text: string,
  entities: readonly Entity[],
  { join }: Conventions,
  changes: ConventionChanges,
): Entity[] {
  const joined: Entity[] = [];
  for (const entity of entities) {
    const last = joined.at(-1);
    if (last !== undefined && join.includes(entity.label) && areNeighbours(text, last, entity)) {
      joined[joined.length - 1] = { ...last, end: entity.end };
      changes.joined++;
    } else joined.push(entity);
  }
  return joined;
}

/** Whether two mentions of one label stand side by side. */
export function areNeighbours(text: string, a: Entity, b: Entity): boolean {
  if (a.label !== b.label || a.layer !== b.layer || a.fragments || b.fragments) return false;
  return isGap(text, a.end, b.start);
}

function moveBorders(
  text: string,
  entities: readonly Entity[],
  tokens: readonly MarkedToken[],
  { borders }: Conventions,
  changes: ConventionChanges,
): Entity[] {
  const covers = new Map<string, Uint8Array>();
  return entities.map((entity) => {
    const own = entity.fragments ? [] : borders.filter(({ label }) => label === entity.label);
    const mention = own.length === 0 ? undefined : tokensOf(tokens, entity);
    if (mention === undefined) return entity;
    const layer = layerOf(entity);
    const covered = obtain(covers, layer, () => coverage(entities, tokens, layer));
    const isFree = (token: number) => covered[token] === 0;
    // One border may open the way to another: a title before a title.
    let moved = false;
    for (let round = 0; round < own.length; round++) {
      const again = own.filter((border) => moveBorder(text, tokens, mention, border, isFree)).length > 0;
      moved ||= again;
      if (!again) break;
    }
    if (!moved) return entity;
    for (let token = mention.first; token <= mention.last; token++) covered[token] = 1;
    changes.moved++;
    const [start, end] = [tokens[mention.first]?.start ?? entity.start, tokens[mention.last]?.end ?? entity.end];
    return { ...entity, start, end };
  });
}

function space(doc: Document, { spacing }: Conventions, changes: ConventionChanges): Document {
  if (spacing.length === 0) return doc;
  const bySign = new Map(spacing.map((each) => [each.sign, each]));
  // By where it begins, what stands between two signs and what is wanted there; where the two disagree, it stays.
  const gaps = new Map<number, { isBlank: boolean; isWanted: boolean }>();
  const ask = (at: number, isBlank: boolean | undefined, isWanted: boolean | undefined) => {
    if (isBlank === undefined || isWanted === undefined) return;
    const other = gaps.get(at);
    gaps.set(at, { isBlank, isWanted: other === undefined || other.isWanted === isWanted ? isWanted : isBlank });
  };
  for (const { sign, index, blankBefore, blankAfter } of signsOf(doc.text)) {
    const { before, after } = bySign.get(sign) ?? {};
    ask(blankBefore === true ? index - 1 : index, blankBefore, before);
    ask(index + sign.length, blankAfter, after);
  }
  const edits = [...gaps].flatMap(([at, { isBlank, isWanted }]): Edit[] => {
    if (isBlank === isWanted) return [];
    return [{ start: at, end: isBlank ? at + 1 : at, replacement: isWanted ? ' ' : '' }];
  });
  changes.blanks += edits.length;
  return applyEdits(doc, edits);
}
