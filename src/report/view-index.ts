import type { Document, Entity, Token } from '../core/types.ts';
import { type Change, findChanges, type StepEdit, changesOfEdits } from './changes.ts';
import type { ViewChange, ViewCopy, ViewDocument, ViewEntity, ViewLabel, ViewRowData, ViewStep } from './view-data.ts';

/**
 * Gives each label a hue, evenly spread by the golden angle in the order given, so that neighbours in a legend differ well.
 * Lightness is chosen by the page, for light and dark alike.
 */
export function assignHues(labels: readonly string[]): ReadonlyMap<string, number> {
  return new Map(labels.map((label, i) => [label, Math.round((210 + i * 137.508) % 360)]));
}

/** Where the documents of a view lie: in memory, or in a file where there are many. */
export interface ViewStore {
  /** @returns the number of the record: 0, 1, 2, … */
  append(record: string): number;
  read(record: number): string;
}

interface ViewIndexOptions {
  readonly tokenise: (text: string) => readonly Token[];
  /** Default: memory. */
  readonly store?: ViewStore;
}

/** What is shown of a corpus, and what there is to know about it without reading its texts. */
export interface ViewIndex {
  readonly size: number;
  readonly copies: number;
  /** How many of the documents were made from no source document. */
  readonly unlinked: number;
  /** How many copies had an edit log that did not lead to their text. */
  readonly misfits: number;
  addSource(doc: Document): void;
  /** Adds a document of the derived corpus that was made from no source document, as one of its own. Its entities do not count. */
  addUnlinked(doc: Document): void;
  /**
   * @param source the place of the source document among those added.
   * @param edits what an edit log says of the copy; computed from the texts when absent.
   */
  addCopy(source: number, copy: Document, edits?: readonly (readonly StepEdit[])[]): void;
  /** The source document, without what only its format knows. */
  source(index: number): Document;
  row(index: number): ViewRowData;
  document(index: number): ViewDocument;
  labels(): readonly ViewLabel[];
  steps(): readonly ViewStep[];
}

interface MutableRow {
  readonly id: string;
  readonly size: number;
  readonly entities: number;
  copies: number;
  changes: number;
  kept: number;
  readonly labels: readonly number[];
  readonly steps: number[];
  readonly isNew?: true;
}

type SourceRecord = Omit<ViewDocument, 'copies'>;

export function createViewIndex(options: ViewIndexOptions): ViewIndex {
  const store = options.store ?? createMemoryStore();
  const labels = createRegistry();
  const steps = createRegistry();
  const rows: MutableRow[] = [];
  const sources: number[] = [];
  const copiesOf: (number[] | undefined)[] = [];
  let copies = 0;
  let misfits = 0;
  let unlinked = 0;
  let last: { index: number; doc: Document } | undefined;

  const encode = (entities: readonly Entity[], counted: boolean): readonly ViewEntity[] =>
    entities.map((entity) => [
      labels.of(entity.label, counted),
      ...(entity.fragments ?? [entity]).flatMap(({ start, end }) => [start, end]),
    ]);

  const stepOf = (change: Change): number =>
    change.step === undefined ? steps.of(`-${kindOf(change)}`) : steps.of(`+${change.step}`);

  /** The source document as far as comparing needs it; the last is remembered, since copies come together. */
  function recall(index: number): Document {
    if (last?.index === index) return last.doc;
    const record = sources[index];
    if (record === undefined) throw new TypeError(`there is no document ${index}`);
    const { id, text, entities } = JSON.parse(store.read(record)) as SourceRecord;
    const restored = entities.map(([label, ...offsets], i) => ({
      id: String(i),
      label: labels.name(label as number),
      start: offsets[0] as number,
      end: offsets.at(-1) as number,
    }));
    const doc = { id, text, entities: restored };
    last = { index, doc };
    return doc;
  }

  function add({ id, text, entities: all }: Document, isNew: boolean): void {
    const entities = encode(all, !isNew);
    const mark = isNew && { isNew };
    const record: SourceRecord = { id, text, entities, ...mark };
    sources.push(store.append(JSON.stringify(record)));
    rows.push({
      id,
      size: text.length,
      entities: entities.length,
      copies: 0,
      changes: 0,
      kept: 0,
      labels: [...new Set(entities.map(([label]) => label as number))],
      steps: [],
      ...mark,
    });
  }

  return {
    get size() {
      return rows.length;
    },
    get unlinked() {
      return unlinked;
    },
    get copies() {
      return copies;
    },
    get misfits() {
      return misfits;
    },
    addSource: (doc) => add(doc, false),
    addUnlinked(doc) {
      add(doc, true);
      unlinked++;
    },
    addCopy(index, copy, edits) {
      const row = rows[index];
      if (row === undefined) throw new TypeError(`there is no source document ${index}`);
      const source = recall(index);
      const logged = edits && changesOfEdits(source, copy, edits);
      if (edits && !logged) misfits++;
      const changes = logged ?? findChanges(source, copy, options.tokenise);
      const encoded = changes.map((change): ViewChange => {
        const step = stepOf(change);
        if (!row.steps.includes(step)) row.steps.push(step);
        const { source: from, derived: to } = change;
        return [from.start, from.end, to.start, to.end, step];
      });
      row.copies++;
      row.changes += encoded.length;
      row.kept += source.entities.length - countTouched(source.entities, changes);
      copies++;
      const record: ViewCopy = {
        id: copy.id,
        name: `copy ${copy.derivedFrom?.copy ?? row.copies}`,
        text: copy.text,
        entities: encode(copy.entities, false),
        changes: encoded,
      };
      (copiesOf[index] ??= []).push(store.append(JSON.stringify(record)));
    },
    source: recall,
    row(index) {
      const row = rows[index];
      if (row === undefined) throw new TypeError(`there is no document ${index}`);
      return row;
    },
    document(index) {
      const source = sources[index];
      if (source === undefined) throw new TypeError(`there is no document ${index}`);
      const record = JSON.parse(store.read(source)) as SourceRecord;
      return {
        ...record,
        copies: (copiesOf[index] ?? []).map((copy) => JSON.parse(store.read(copy)) as ViewCopy),
      };
    },
    labels() {
      const byCount = labels.entries().toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
      const hues = assignHues(byCount.map(({ name }) => name));
      return labels.entries().map(({ name, count }) => ({ name, count, hue: hues.get(name) ?? 0 }));
    },
    steps: () =>
      steps.entries().map(({ name, count }) => ({ name: name.slice(1), logged: name.startsWith('+'), count })),
  };
}

/** What the texts show of a change: not which augmenter made it, nor how many edits it was. */
function kindOf({ source, derived, entity }: Change): string {
  if (entity) return 'mentions changed';
  if (source.start === source.end) return 'words inserted';
  return derived.start === derived.end ? 'words deleted' : 'words replaced';
}

/** How many entities overlap a change, both in order of their start. */
function countTouched(entities: readonly Entity[], changes: readonly Change[]): number {
  let first = 0;
  let touched = 0;
  for (const { start, end } of entities) {
    while (first < changes.length && (changes[first] as Change).source.end <= start) first++;
    // What ended before this entity ended before all that follow.
    const change = changes[first];
    if (change && change.source.start < end) touched++;
  }
  return touched;
}

/** Numbers names as they come, and counts them. */
function createRegistry() {
  const numbers = new Map<string, number>();
  const entries: { name: string; count: number }[] = [];
  return {
    of(name: string, counted = true): number {
      let number = numbers.get(name);
      if (number === undefined) {
        number = entries.length;
        numbers.set(name, number);
        entries.push({ name, count: 0 });
      }
      if (counted) (entries[number] as { count: number }).count++;
      return number;
    },
    name: (number: number) => (entries[number] as { name: string }).name,
    entries: () => entries,
  };
}

function createMemoryStore(): ViewStore {
  const records: string[] = [];
  return { append: (record) => records.push(record) - 1, read: (record) => records[record] as string };
}
