import { mentionsOf } from '../../core/document.ts';
import { obtain } from '../../core/collections.ts';
import { addCapped, addCounts, createCappedList, createCounter } from '../../core/counter.ts';
import type { CharSpan, Document, Entity } from '../../core/types.ts';
import { textOf } from '../../evaluate/audit/cover.ts';
import { fold } from '../../text/fold.ts';
import type { SourceValue } from './traces/values.ts';

/** Where something stands that is no text of a document. */
export type BesidePlace = 'id' | 'meta data' | 'attributes' | 'format' | 'file';

/** A text of the source that stands beside the text of the derived corpus. It holds no text. */
export interface BesideFinding {
  /** The derived document; where `place` is `file`, the number of the file among those that were read, from 1. */
  readonly document: string;
  readonly place: BesidePlace;
  /** The label that the text has in the source, the source document, and the entity in it. */
  readonly label: string;
  readonly source: string;
  readonly entity: string;
}

export interface Beside {
  /** Derived documents that were looked at, and those that say something of their source beside their text. */
  readonly documents: number;
  readonly told: number;
  /** The same of files: what stands in none of the documents, such as comments, cards and files that no format reads. */
  readonly files: number;
  readonly filesTold: number;
  /** What lies among the files that the source was learned from or that tells it apart, and is nobody else's: `model`, `edit log`. */
  readonly confidential: readonly string[];
  /** Documents that say, as their manifest does, by which seed their surrogates were drawn: it undoes them. */
  readonly seeded: number;
  readonly findings: readonly BesideFinding[];
  readonly findingsLeftOut: number;
}

export interface BesideContext {
  /** The words of a mention that tell of whom or what it is. */
  readonly wordsOf: (mention: string, label: string) => readonly string[];
  /** Labels that were left alone on purpose. */
  readonly isLeft: (label: string) => boolean;
  /** The days, with their year, that a mention may tell: keys that are equal for one day in two formats. */
  readonly daysOf: (doc: Document, entity: Entity) => readonly string[];
  /** The keys of the days that a text tells. */
  readonly daysIn: (doc: Document) => readonly string[];
  /** Where mentions of a source document stand in what is said beside a text, in all disguises. */
  readonly disguisedIn: (source: Document, said: string) => readonly (CharSpan & { readonly value: Pick<SourceValue, 'label' | 'entity' | 'dates'> })[]; // prettier-ignore
}

/** A mention as it is looked for: its words and numbers, folded, with one blank between; the ids of the entity and its document. */
export interface BesideNeedle extends Pick<BesideFinding, 'label' | 'source' | 'entity'> {
  readonly key: string;
}

export interface KeyedFinding extends BesideFinding {
  readonly key: string;
}

/** Whole mentions, by their first word: of how many words they are, and by all of them. However many there are, a text asks for few. */
type WholeNeedles = Map<string, { readonly lengths: Set<number>; readonly byKey: Map<string, BesideNeedle> }>;

const FINDINGS_AT_MOST = 10_000;
/** Shorter words and numbers stand anywhere; in what a format keeps, numbers are offsets too. */
const LETTERS_AT_LEAST = 4;
const DIGITS_AT_LEAST = 6;

/**
 * Looks for the mentions of the source where no other check looks: in ids, meta data, attributes, in what a format keeps beside the text
 * (columns, comments, notes, fields of other tools), in files that are no documents and in the names of files. A document is asked for
 * the mentions of its own source, whole or a telling part of them in any disguise, and for its days in any notation; files for whole ones of two words or more, and for long numbers. What stands
 * in the text of the derived corpus too may stand beside it: the other checks judge that, and formats repeat the text.
 */
export function createBeside({ wordsOf, isLeft, daysOf, daysIn, disguisedIn }: BesideContext) {
  const ofSource = new WeakMap<Document, WholeNeedles>();
  const ofAll: WholeNeedles = new Map();
  const confidential = new Set<string>();
  let files = 0;
  const counter = createCounter(
    () => ({
      documents: 0,
      seeded: 0,
      standing: new Set<string>(),
      /** What the format of each document has; of none it is not known. */
      syntax: undefined as ReadonlySet<string> | undefined,
      findings: createCappedList<KeyedFinding>(FINDINGS_AT_MOST),
    }),
    (counts, { syntax, ...more }) => {
      addCounts<object>(counts, more);
      if (syntax) addSyntax(syntax);
    },
  );

  function needlesOf(source: Document): WholeNeedles {
    return obtain(ofSource, source, () => makeNeedles(source));
  }

  function makeNeedles(source: Document): WholeNeedles {
    const whole: WholeNeedles = new Map();
    for (const entity of mentionsOf(source)) {
      if (isLeft(entity.label)) continue;
      const surface = textOf(source, entity);
      const tokens = wordsIn(surface);
      const isTelling = wordsOf(surface, entity.label).flatMap(wordsIn).some(isLong);
      const needle = { key: tokens.join(' '), label: entity.label, entity: entity.id, source: source.id };
      if (isTelling || isLongNumber(tokens)) addWhole(whole, tokens, needle);
    }
    return whole;
  }

  function addSyntax(kept: ReadonlySet<string>): void {
    const { counts } = counter;
    counts.syntax = counts.syntax === undefined ? new Set(kept) : new Set([...counts.syntax].filter((token) => kept.has(token))); // prettier-ignore
  }

  return {
    /** Mentions that files are asked for. Add all sources before the first file. */
    addSource(source: Document): void {
      for (const { byKey } of needlesOf(source).values())
        for (const needle of byKey.values()) {
          const tokens = needle.key.split(' ');
          if (tokens.length > 1 || isLongNumber(tokens)) addWhole(ofAll, tokens, needle);
        }
    },
    /** What {@link addSource} added, to be added elsewhere. */
    needles: (): readonly BesideNeedle[] => [...ofAll.values()].flatMap(({ byKey }) => [...byKey.values()]),
    addNeedles(needles: readonly BesideNeedle[]): void {
      for (const needle of needles) addWhole(ofAll, needle.key.split(' '), needle);
    },
    /** @param source the document that it was made from, as far as is known. */
    addDerived(doc: Document, source: Document | undefined): void {
      const { counts } = counter;
      counts.documents++;
      if (doc.derivedFrom?.seed !== undefined && doc.derivedFrom.id === source?.id) counts.seeded++;
      const text = wordsIn(doc.text);
      for (const needle of wholeIn(text, ofAll)) counts.standing.add(needle.key);
      // Where nobody knows its source, it is asked for what files are asked for.
      const own = source ? needlesOf(source) : ofAll;
      const inText = new Set(text);
      const isInText = new Set([...wholeIn(text, own)].map(({ key }) => key));
      const seen = new Set<string>();
      const kept = new Set<string>();
      const report = (place: BesidePlace, key: string, { label, source: of, entity }: BesideNeedle) => {
        const told = `${place} ${of} ${entity}`;
        if (seen.has(told)) return;
        seen.add(told);
        addCapped(counts.findings, { document: doc.id, place, label, source: of, entity, key });
      };
      // All that is said in a place is read at once: each mention of the source would be looked for in each id otherwise.
      const asked = new Map<BesidePlace, Set<string>>();
      for (const [place, value] of besideText(doc)) {
        const tokens = wordsIn(value);
        if (place === 'format') for (const token of tokens) kept.add(token);
        for (const needle of wholeIn(tokens, own)) if (!isInText.has(needle.key)) report(place, needle.key, needle); // prettier-ignore
        const isNew = (piece: string) => !wordsIn(piece).every((token) => inText.has(token)) || (place !== 'format' && /\d\D+\d/.test(piece) && !doc.text.includes(piece)); // prettier-ignore
        // Formats repeat the text, a word on a line: what else stands there is the same on many lines.
        const lines =
          place === 'format' ? value.split('\n').map((line) => line.split(/\s/).filter(isNew).join(' ')) : [value];
        for (const line of source ? lines : [])
          if (MAY_TELL.test(line) && isNew(line)) obtain(asked, place, () => new Set<string>()).add(line);
      }
      if (source) {
        for (const [place, values] of asked) {
          const said = [...values].join(APART);
          for (const { start, end, value: found } of disguisedIn(source, said)) {
            const text = said.slice(start, end);
            const key = wordsIn(text);
            const isDay = found.dates.length > 0;
            const isOffsets = !/\p{L}/u.test(text) && !(isDay && /\d[^\d\s]\d|\d{8}/.test(text)); // one after the other
            if (text.includes(APART) || (place === 'format' && isOffsets)) continue;
            const days = isDay ? daysOf(source, found.entity) : [];
            if (isDay ? days.every((day) => !daysIn(doc).includes(day)) : !key.every((token) => inText.has(token))) report(place, key.join(' '), { key: '', label: found.label, source: source.id, entity: found.entity.id }); // prettier-ignore
          }
        }
      }
      // What every document has there is how the format is written: a person may be called Token.
      addSyntax(kept);
    },
    /** A file of the derived corpus as it lies on disk, in pieces that overlap by {@link FILE_OVERLAP}, its name first. */
    async addFile(pieces: Iterable<string> | AsyncIterable<string>): Promise<void> {
      files++;
      const seen = new Set<string>();
      for await (const piece of pieces) {
        for (const [what, says] of CONFIDENTIAL) if (says.test(piece)) confidential.add(what);
        for (const { key, label, entity, source } of wholeIn(wordsIn(unescaped(piece)), ofAll)) {
          if (seen.has(key)) continue;
          seen.add(key);
          addCapped(counter.counts.findings, { document: String(files), place: 'file', label, source, entity, key });
        }
      }
    },
    take: counter.take,
    merge: counter.merge,
    result(): Beside {
      const { documents, seeded, standing, syntax, findings } = counter.counts;
      const isSyntax = (key: string) => documents > 1 && syntax?.has(key) === true;
      const isTold = { file: (key: string) => !standing.has(key), format: (key: string) => !isSyntax(key) };
      const left = findings.items.filter(({ place, key }) => (place === 'file' || place === 'format' ? isTold[place](key) : true)); // prettier-ignore
      const count = (of: readonly BesideFinding[]) => new Set(of.map(({ document }) => document)).size;
      return {
        documents,
        seeded,
        told: count(left.filter(({ place }) => place !== 'file')),
        files,
        filesTold: count(left.filter(({ place }) => place === 'file')),
        // A model says both.
        confidential: [...confidential].filter((what, _, all) => !(what.startsWith('folder') && all.includes('model'))).toSorted(), // prettier-ignore
        findings: left.map(({ document, place, label, source, entity }) => ({ document, place, label, source, entity })), // prettier-ignore
        findingsLeftOut: findings.leftOut,
      };
    },
  };
}

/** So many characters of a piece of a file come again in the next, so that no mention falls between two. */
export const FILE_OVERLAP = 400;

function addWhole(whole: WholeNeedles, tokens: readonly string[], needle: BesideNeedle): void {
  const first = tokens[0] as string;
  const beginning = obtain(whole, first, () => ({ lengths: new Set<number>(), byKey: new Map() }));
  beginning.lengths.add(tokens.length);
  if (!beginning.byKey.has(needle.key)) beginning.byKey.set(needle.key, needle);
}

/**
 * What files say that must not leave the house, whatever words can be read in them: a model keeps its words in pieces. Where a line of them begins,
 * or in an archive a file.
 */
const CONFIDENTIAL: readonly (readonly [what: string, says: RegExp])[] = [
  ['model', /"format":\s*"palimpsest-model"/],
  ['vault', /"format":\s*"palimpsest-vault"/],
  ['edit log', /(?<![^\n\0])\{"id":"(?:[^"\\]|\\.)*","source":"(?:[^"\\]|\\.)*",(?:"copy":\d+,)?"edits":\[/],
  ['file that learn wrote', /(?<![^\n\0])\{"version":\d+,"language":"\w+","collected":\[/],
  ['list of word clusters', /(?<![^\n\0])(?:[01]+\t[^\t\n]+\t\d+\r?\n){8}/],
  ['template set that was derived from a corpus', /(?<![^\n\0])# Derived from a labelled corpus: only the labelled mentions became slots/],
  ['folder that says it is confidential', /CONFIDENTIAL: (?:handle this folder like|they hold words of) the /],
]; // prettier-ignore

/** Fewer letters and figures tell nobody. */
const MAY_TELL = /(?:\p{L}\P{L}*){4}|(?:\d\D*){6}/u;
/** Between what is said, so that nothing is read across. */
const APART = '\n\n\n';

/** Letters and figures apart, so that `lind7345120` is two. */
function wordsIn(text: string): string[] {
  return fold(text).match(/[\p{L}\p{M}]+|\p{Nd}+/gu) ?? [];
}

function isLong(word: string): boolean {
  return /\p{L}/u.test(word) && Array.from(word).length >= (/\p{Script=Han}/u.test(word) ? 2 : LETTERS_AT_LEAST);
}

/** A number of nobody else's, in however many groups: dates are many people's. */
function isLongNumber(tokens: readonly string[]): boolean {
  return tokens.length > 0 && tokens.every((token) => /^\p{Nd}+$/u.test(token)) && tokens.join('').length > DIGITS_AT_LEAST; // prettier-ignore
}

/** The mentions that stand whole in a run of words. */
function* wholeIn(tokens: readonly string[], whole: WholeNeedles): Generator<BesideNeedle> {
  for (const [i, token] of tokens.entries()) {
    const beginning = whole.get(token);
    if (beginning === undefined) continue;
    for (const length of beginning.lengths) {
      const needle = beginning.byKey.get(length === 1 ? token : tokens.slice(i, i + length).join(' '));
      if (needle) yield needle;
    }
  }
}

/** JSON as programs write it that escape all but ASCII. */
function unescaped(text: string): string {
  return text.replaceAll(/\\u([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

/** All that a document says beside its text, by where it says it. */
function* besideText(doc: Document): Generator<readonly [BesidePlace, string]> {
  yield ['id', doc.id];
  if (doc.derivedFrom) yield ['id', doc.derivedFrom.id];
  for (const { id } of doc.entities) yield ['id', id];
  for (const value of leaves(doc.meta, true)) yield ['meta data', value];
  for (const { attributes } of doc.entities) for (const value of leaves(attributes, true)) yield ['attributes', value];
  const { envelope } = doc;
  if (envelope === undefined) return;
  // What was edited since is described as it was read: what is written of it is not known here.
  if (envelope.sealed === undefined && envelope.edits === undefined)
    for (const value of leaves(envelope.data, false)) yield ['format', value];
}

/** The strings and numbers of a value, what is text of its bytes, and the keys where they are somebody's own. */
function* leaves(value: unknown, withKeys: boolean): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value instanceof Uint8Array)
    yield Buffer.from(value)
      .toString()
      .replaceAll(/[\p{Cc}\uFFFD]+/gu, '\n');
  else if (withKeys && (typeof value === 'number' || typeof value === 'bigint')) yield String(value);
  else if (value instanceof Map || value instanceof Set || Array.isArray(value))
    for (const item of value.values()) yield* leaves(item, withKeys);
  else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
    for (const [key, item] of Object.entries(value)) {
      if (withKeys) yield key;
      yield* leaves(item, withKeys);
    }
  }
}
