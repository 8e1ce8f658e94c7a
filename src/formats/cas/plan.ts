import { lowerBound } from '../../core/collections.ts';
import type { WriteContext } from '../../core/corpus-format.ts';
import { createOffsetMap } from '../../core/offset-map.ts';
import type { CharSpan, Document, Edit, Entity } from '../../core/types.ts';
import { DEFAULT_CONVENTIONS, tokeniseAs } from '../../text/token-conventions.ts';
import { plainEntities } from '../io/json-record.ts';
import { createNoteRewriter, findSurfaceChanges } from '../io/notes.ts';
import { retokenise } from '../io/retokenise.ts';
import { DEFAULT_LAYER_TYPE, isRelation, type Layer, RELATION_ENDS } from './layer.ts';
import { type Cas, SENTENCE, shortName, type Structure, TOKEN } from './model.ts';

/** What the envelope of a CAS document holds. */
export interface CasData {
  readonly source: string;
  /** Absent where the corpus has none. */
  readonly layer?: Layer;
  readonly entities: readonly Entity[];
  /** XMI: the file of the type system, and where it is in the corpus. */
  readonly types?: { readonly file: string; readonly source: string };
}

/** What becomes of a structure that stays: only what changes. An `undefined` value, and an empty list, leave the feature out. */
export interface Change extends Partial<CharSpan> {
  readonly values?: ReadonlyMap<string, string | undefined>;
  readonly lists?: ReadonlyMap<string, readonly string[]>;
  readonly references?: ReadonlyMap<string, readonly string[]>;
}

/** An annotation to be written. */
export interface Added extends CharSpan {
  readonly id: string;
  readonly type: string;
  readonly values: Readonly<Record<string, string>>;
}

export interface Plan {
  readonly text: string;
  readonly dropped: ReadonlySet<string>;
  readonly changes: ReadonlyMap<string, Change>;
  readonly added: readonly Added[];
}

const split = (text: string) => tokeniseAs(text, DEFAULT_CONVENTIONS);

/** A document without a source: its tokens, sentences and mentions. */
export function planNew(doc: Document, layer: Layer, context: WriteContext): readonly Added[] {
  let id = 2; // after text and document annotation
  const add = (type: string, { start, end }: CharSpan, values: Readonly<Record<string, string>> = {}): Added => ({ id: String(++id), type, start, end, values }); // prettier-ignore
  const sentences = retokenise(doc, [], split).map(({ tokens }) => tokens);
  return [
    ...sentences.map((tokens) => add(SENTENCE, { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 })),
    ...sentences.flatMap((tokens) => tokens.map((token) => add(TOKEN, token))),
    ...plainEntities(doc, context).map((entity) => add(layer.type, entity, valuesOf(entity, layer))),
  ];
}

function valuesOf({ label, attributes = {} }: Entity, { type, feature }: Layer): Readonly<Record<string, string>> {
  const others = Object.entries(attributes).flatMap(([name, value]) =>
    name === feature || typeof value === 'object' ? [] : [[name, String(value)] as const],
  );
  const isStated = feature !== undefined && label !== shortName(type);
  return { ...Object.fromEntries(others), ...(isStated && { [feature]: label }) };
}

/**
 * Says what becomes of each annotation of a source when its document is written. Mentions are where the document has them. Others move
 * with the text around them; those within what was written over, and no larger, go; tokens there are made anew, and what hung on the
 * old ones goes. A feature that repeats what was written over is rewritten or left out. No reference is left that leads nowhere.
 */
export function planChanges(doc: Document, cas: Cas, data: CasData, context: WriteContext): Plan {
  const { text: before, id: sofa } = cas.sofa as NonNullable<Cas['sofa']>;
  const edits = doc.envelope?.edits ?? [];
  const isEdited = edits.length > 0;
  const layer = data.layer ?? DEFAULT_LAYER_TYPE;
  const stated = new Map(data.entities.map((entity) => [entity.id, entity]));
  const waiting = new Map(plainEntities(doc, context).map((entity) => [entity.id, entity]));
  const dropped = new Set<string>();
  const changes = new Map<string, Change>();
  const moves = createMoves(edits);
  const tokens = isEdited ? moveTokens(doc, cas, sofa, moves) : undefined;
  let lost = cas.others ?? 0;

  for (const structure of cas.structures) {
    const { id, begin, end } = structure;
    const own = stated.get(id);
    if (own) {
      const entity = waiting.get(id);
      waiting.delete(id);
      if (!entity) dropped.add(id);
      else changes.set(id, { start: entity.start, end: entity.end, ...relabelled(own, entity) });
      continue;
    }
    if (!isEdited || structure.sofa === undefined || begin === undefined || end === undefined) continue;
    const moved = structure.sofa !== sofa ? undefined : tokens?.known.has(id) ? tokens.known.get(id) : moves.of({ start: begin, end }); // prettier-ignore
    if (moved) changes.set(id, { start: moved.start, end: moved.end });
    else {
      dropped.add(id);
      if (!tokens?.known.has(id)) lost++;
    }
  }
  lost += dropWhatHangsOn(cas, dropped, moves, tokens?.known);
  lost += dropReferences(cas, dropped, changes);
  if (isEdited) lost += scrub(cas, before, data, doc, dropped, changes);
  if (lost > 0) {
    context.report({
      severity: 'warning',
      code: 'annotation-dropped',
      message: `${lost} annotations or features of the source were left out: they stood within text that was replaced, hung on it, repeat it, or are of another view`,
      place: { documentId: doc.id },
    });
  }
  const numbers = [...cas.structures.map(({ id }) => id), sofa, ...cas.otherSofas].map(Number);
  let last = numbers.reduce((most, number) => Math.max(most, Number.isInteger(number) ? number : 0), 0);
  const added = [
    ...(tokens?.added ?? []).map((token) => ({ ...token, type: TOKEN, values: {} })),
    ...[...waiting.values()].map((entity) => ({ start: entity.start, end: entity.end, type: layer.type, values: valuesOf(entity, layer) })), // prettier-ignore
  ].map((one) => ({ ...one, id: String(++last) }));
  return { text: doc.text, dropped, changes, added };

  function relabelled(own: Entity, entity: Entity): Pick<Change, 'values'> {
    if (own.label === entity.label) return {};
    if (layer.feature !== undefined) return { values: new Map([[layer.feature, entity.label]]) };
    context.report({
      severity: 'warning',
      code: 'label-rewritten',
      message: `annotations of ${layer.type} have no feature for a label: new labels are not written`,
      place: { documentId: doc.id },
      once: true,
    });
    return {};
  }
}

/** What was replaced in a text, and where the rest of it has gone. */
function createMoves(lists: readonly (readonly Edit[])[]) {
  const steps = lists.map((edits) => ({ edits, map: createOffsetMap(edits) }));
  /** The edit that an offset lies within. */
  const around = (edits: readonly Edit[], offset: number): Edit | undefined => {
    const edit = edits[lowerBound(edits, ({ start }) => start < offset) - 1];
    return edit && edit.end > offset ? edit : undefined;
  };
  /** Where a span is now; `undefined` where it lay within replaced text, or nothing of it is left. */
  const of = (span: CharSpan, from = 0): CharSpan | undefined => {
    let { start, end } = span;
    const isEmpty = start === end;
    for (const { edits, map } of steps.slice(from)) {
      const [before, after] = [around(edits, start), around(edits, end)];
      const cover = edits[lowerBound(edits, (edit) => edit.start <= start) - 1];
      if (cover && cover.end >= end && (cover.start < start || cover.end > end) && cover.end > start) return undefined;
      start = map.start(before ? before.end : start);
      end = isEmpty ? start : map.end(after ? after.end : end);
      if (end < start || (end === start && !isEmpty)) return undefined;
    }
    return { start, end };
  };
  return {
    of,
    isTouched: (span: CharSpan): boolean => {
      let at: CharSpan | undefined = span;
      return steps.some(({ map }, i) => {
        if (at === undefined || map.touches(at)) return true;
        const { start, end }: CharSpan = at;
        at = i + 1 < steps.length ? { start: map.start(start), end: map.end(end) } : at;
        return false;
      });
    },
    /** What was written, where it is now. */
    written: (): readonly CharSpan[] =>
      steps.flatMap(({ edits, map }, i) =>
        edits.flatMap(({ start, replacement }) => {
          const at = map.end(start);
          const now = of({ start: at, end: at + replacement.length }, i + 1);
          return now ? [now] : [];
        }),
      ),
  };
}

/** The tokens of a source after edits: `undefined` those that are gone, and those that stand for what was written. */
function moveTokens(doc: Document, cas: Cas, sofa: string, moves: ReturnType<typeof createMoves>) {
  const isToken = ({ type, sofa: own, begin, end }: Structure) =>
    type === TOKEN && own === sofa && begin !== undefined && end !== undefined && begin < end;
  const tokens = cas.structures.filter(isToken).toSorted((a, b) => (a.begin as number) - (b.begin as number));
  const isPlain = tokens.every((token, i) => i === 0 || (tokens[i - 1]?.end as number) <= (token.begin as number));
  if (tokens.length === 0 || !isPlain) return undefined;
  const pieces = tokens.map(({ begin, end }, token) => ({ start: begin as number, end: end as number, token, sentence: 0 })); // prettier-ignore
  const found = retokenise({ ...doc, entities: [] }, pieces, split).flatMap((sentence) => sentence.tokens);
  const known = new Map<string, CharSpan | undefined>(tokens.map(({ id }) => [id, undefined]));
  for (const { source, start, end } of found) if (source >= 0) known.set((tokens[source] as Structure).id, { start, end }); // prettier-ignore
  // A source may have left some of its text without tokens: that stays so.
  const gone = pieces.filter(({ token }) => known.get((tokens[token] as Structure).id) === undefined);
  const places = [...moves.written(), ...gone.flatMap((piece) => moves.of(piece) ?? [])].toSorted((a, b) => a.start - b.start); // prettier-ignore
  let next = 0;
  let reach = 0;
  const added = found.filter(({ source, start, end }) => {
    for (; next < places.length && (places[next] as CharSpan).start < end; next++)
      reach = Math.max(reach, (places[next] as CharSpan).end);
    return source < 0 && reach > start;
  });
  return { known, added: added.map(({ start, end }) => ({ start, end })) };
}

/** Drops what tokens that are gone referred to and that annotates no more than them: their lemma, their part of speech. */
function dropWhatHangsOn(
  cas: Cas,
  dropped: Set<string>,
  moves: ReturnType<typeof createMoves>,
  tokens: ReadonlyMap<string, unknown> | undefined,
): number {
  const byId = new Map(cas.structures.map((structure) => [structure.id, structure]));
  const start = dropped.size;
  for (const { id, references, begin = 0, end = 0 } of cas.structures) {
    if (!dropped.has(id) || !tokens?.has(id)) continue;
    for (const target of [...references.values()].flat()) {
      const own = byId.get(target);
      if (own?.begin === undefined || own.end === undefined || own.begin < begin || own.end > end) continue;
      if (moves.isTouched({ start: own.begin, end: own.end })) dropped.add(target);
    }
  }
  return dropped.size - start;
}

/** Drops relations and links of which an end is gone, and references to what is gone; a chain goes on with the next of what is gone. */
function dropReferences(cas: Cas, dropped: Set<string>, changes: Map<string, Change>): number {
  const byId = new Map(cas.structures.map((structure) => [structure.id, structure]));
  const first = dropped.size;
  const isEnd = (structure: Structure, name: string) =>
    RELATION_ENDS.has(name.toLowerCase()) && (isRelation(structure.references) || structure.begin === undefined);
  for (let size = -1; size !== dropped.size;) {
    size = dropped.size;
    for (const structure of cas.structures) {
      const isVoid = [...structure.references].some(([name, ids]) => isEnd(structure, name) && ids.some((id) => dropped.has(id))); // prettier-ignore
      if (isVoid) dropped.add(structure.id);
    }
  }
  for (const { id, references } of dropped.size > 0 ? cas.structures : []) {
    if (dropped.has(id)) continue;
    const left = new Map<string, readonly string[]>();
    for (const [name, ids] of references) {
      if (!ids.some((one) => dropped.has(one))) continue;
      let kept = ids.filter((one) => !dropped.has(one));
      const seen = new Set<string>();
      if (name === 'first' || name === 'next') {
        let next = ids[0];
        while (next !== undefined && dropped.has(next) && !seen.has(next)) {
          seen.add(next);
          next = byId.get(next)?.references.get('next')?.[0];
        }
        kept = next === undefined || dropped.has(next) ? [] : [next];
      }
      left.set(name, kept);
    }
    if (left.size > 0) changes.set(id, { ...changes.get(id), references: left });
  }
  return dropped.size - first;
}

/** Keeps what was written over out of the features of what stays. @returns how many were left out. */
function scrub(
  cas: Cas,
  before: string,
  { layer, entities }: CasData,
  doc: Document,
  dropped: ReadonlySet<string>,
  changes: Map<string, Change>,
): number {
  const surfaces = findSurfaceChanges(before, entities, doc);
  if (surfaces.size === 0) return 0;
  const rewrite = createNoteRewriter(surfaces.values());
  const labels = new Set(entities.map(({ id }) => id));
  let lost = 0;
  for (const { id, values, lists } of cas.structures) {
    if (dropped.has(id)) continue;
    const own = surfaces.get(id);
    const changed = new Map<string, string | undefined>();
    for (const [name, value] of values) {
      if (labels.has(id) && name === layer?.feature) continue;
      const written = rewrite(value, own);
      if (written === value) continue;
      if (written === undefined) lost++;
      changed.set(name, written);
    }
    const shorter = new Map<string, readonly string[]>();
    for (const [name, list] of lists) {
      const written = list.map((value) => rewrite(value, own));
      if (written.every((value, i) => value === list[i])) continue;
      lost += written.filter((value) => value === undefined).length;
      shorter.set(name, written.filter((value) => value !== undefined)); // prettier-ignore
    }
    if (changed.size === 0 && shorter.size === 0) continue;
    const change = changes.get(id);
    changes.set(id, {
      ...change,
      ...(changed.size > 0 && { values: new Map([...changed, ...(change?.values ?? [])]) }),
      ...(shorter.size > 0 && { lists: shorter }),
    });
  }
  return lost;
}

/** The features of each type that is written. */
export function declaredTypes(added: readonly Added[], layer: Layer): ReadonlyMap<string, ReadonlySet<string>> {
  const types = new Map<string, Set<string>>([[SENTENCE, new Set()], [TOKEN, new Set()], [layer.type, new Set(layer.feature === undefined ? [] : [layer.feature])]]); // prettier-ignore
  for (const { type, values } of added) for (const feature of Object.keys(values)) types.get(type)?.add(feature);
  return types;
}
