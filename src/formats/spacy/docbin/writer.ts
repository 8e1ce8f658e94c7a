import { obtain } from '../../../core/collections.ts';
import zlib from 'node:zlib';
import type { CorpusOutput, CorpusWriter, WriteContext } from '../../../core/corpus-format.ts';
import { DEFAULT_LAYER } from '../../../core/document.ts';
import type { Document, Entity } from '../../../core/types.ts';
import { sameEntities } from '../../io/build-document.ts';
import { createCodePointMap } from '../../io/code-points.ts';
import { reportHalfCharacter } from '../../io/counted-writer.ts';
import { createFileGroup, outputName } from '../../io/file-group.ts';
import { createDropReport, foreignMeta, plainEntities } from '../../io/json-record.ts';
import { spansOfWords, toSpacedTokens } from '../../io/spaced-tokens.ts';
import { pack, RawPacked, type Packable } from './msgpack.ts';
import type { DocBinData } from './reader.ts';
import { attributeOf, stringKey, symbolOf } from './strings.ts';

const FORMAT = { name: 'docbin', extension: '.spacy' };

const [ORTH, IOB, TYPE] = [attributeOf('ORTH'), attributeOf('ENT_IOB'), attributeOf('ENT_TYPE')];
/** What is told anew, and what is not told where tokens were added or went. */
const OF_MENTIONS = [IOB, TYPE, attributeOf('ENT_KB_ID'), attributeOf('ENT_ID')];
const OF_TREES = [attributeOf('HEAD'), attributeOf('DEP')];
const OWN_ATTRIBUTES = [ORTH, IOB, TYPE];
/** Where mentions go that overlap those of `doc.ents` and have no layer of their own: spaCy's own name for such groups. */
const OVERLAPPING = 'sc';
const NO_GROUPS = Uint8Array.of(0x90);
const NO_CATEGORIES = Uint8Array.of(0x80);

/** What a file is gathered into: a DocBin is one compressed value, so it is in memory until it is written. */
interface FileState {
  attributes?: readonly number[];
  readonly tokens: BigUint64Array[];
  readonly spaces: Uint8Array[];
  readonly strings: Set<string>;
  readonly flags: Uint8Array[];
  readonly categories: Uint8Array[];
  readonly groups: Uint8Array[];
  readonly userData: (Uint8Array | null)[];
}

/** The tokens of a document, with no character between them but single spaces. */
type Written = Omit<DocBinData, 'id' | 'entities'>;

export function createDocBinWriter(output: CorpusOutput, context: WriteContext): CorpusWriter {
  const dropReport = createDropReport(context);
  const keys = new Map<string, bigint>();
  const keyOf = (text: string) => obtain(keys, text, () => stringKey(text));
  const files = createFileGroup<FileState>(output, () => ({ tokens: [], spaces: [], strings: new Set(), flags: [], categories: [], groups: [], userData: [] })); // prettier-ignore
  return {
    write: async (doc) => {
      const { state } = await files.enter(outputName(doc, FORMAT, context.home));
      const data = doc.envelope?.format === FORMAT.name ? (doc.envelope.data as DocBinData) : undefined;
      if (!doc.text.isWellFormed()) reportHalfCharacter(doc, context.report);
      const isSame = data?.id === doc.id && !doc.envelope?.edits && !doc.envelope?.sealed && sameEntities(doc.entities, data.entities); // prettier-ignore
      const written = isSame && !doc.derivedFrom ? data : toTokens(doc, data, context, keyOf, dropReport(doc));
      state.attributes ??= written.attributes;
      state.tokens.push(inColumns(written, state.attributes));
      state.spaces.push(written.spaces);
      for (const text of written.words) state.strings.add(text);
      for (const text of written.strings) state.strings.add(text);
      state.flags.push(written.flags);
      state.categories.push(written.categories);
      state.groups.push(written.groups);
      state.userData.push(written.userData);
    },
    close: () =>
      files.finish(async (sink, state) => {
        const attributes = state.attributes ?? OWN_ATTRIBUTES;
        const lengths = Int32Array.from(state.spaces, (spaces) => spaces.length);
        const fields: [string, Packable][] = [
          ['version', '0.1'],
          ['attrs', attributes],
          ['tokens', Buffer.concat(state.tokens.map(bytesOf))],
          ['spaces', Buffer.concat(state.spaces)],
          ['lengths', bytesOf(lengths)],
          ['strings', Array.from(state.strings).toSorted()],
          ['cats', state.categories.map((bytes) => new RawPacked(bytes))],
          ['flags', state.flags.map((bytes) => new RawPacked(bytes))],
          ['span_groups', state.groups],
        ];
        if (state.userData.some((data) => data !== null)) fields.push(['user_data', state.userData]);
        await sink.writeBytes(zlib.deflateSync(pack(new Map(fields))));
      }),
  };
}

function bytesOf(array: BigUint64Array | Int32Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

/** The rows with the columns of the file; 0 where the document does not have one. */
function inColumns({ attributes, rows, words }: Written, columns: readonly number[]): BigUint64Array {
  if (attributes.length === columns.length && attributes.every((id, i) => id === columns[i])) return rows;
  const places = columns.map((id) => attributes.indexOf(id));
  const found = new BigUint64Array(words.length * columns.length);
  for (let token = 0; token < words.length; token++)
    for (const [i, place] of places.entries())
      if (place >= 0) found[token * columns.length + i] = rows[token * attributes.length + place] as bigint;
  return found;
}

function toTokens(
  doc: Document,
  data: DocBinData | undefined,
  context: WriteContext,
  keyOf: (text: string) => bigint,
  onDrop: (field: string) => void,
): Written {
  const text = doc.text.toWellFormed();
  const entities = plainEntities(doc, context);
  const whole: Document = { ...doc, text, entities };
  const { tokens, spaces } = toSpacedTokens(whole, data ? spansOfWords(data.words, data.spaces) : []);

  const { sealed } = doc.envelope ?? {};
  const nameOf = (id: number) => symbolOf(BigInt(id)) ?? '';
  const attributes = data ? data.attributes.concat([IOB, TYPE].filter((id) => !data.attributes.includes(id))) : OWN_ATTRIBUTES; // prettier-ignore
  const hidden = attributes.filter((id) => sealed && !OWN_ATTRIBUTES.includes(id) && !sealed.includes(nameOf(id)));
  for (const id of hidden) onDrop(nameOf(id));
  const width = attributes.length;
  const rows = new BigUint64Array(tokens.length * width);
  const [iob, type] = [attributes.indexOf(IOB), attributes.indexOf(TYPE)];
  const words = tokens.map(({ start, end }) => text.slice(start, end));
  const isIntact = tokens.length === data?.words.length && tokens.every((token, i) => token.source === i);
  const stale = new Set([...hidden, ...OF_MENTIONS, ...(isIntact ? [] : OF_TREES)]);
  for (const [i, { source: from }] of tokens.entries()) {
    if (data && from >= 0) rows.set(data.rows.subarray(from * data.attributes.length, (from + 1) * data.attributes.length), i * width); // prettier-ignore
    for (const [column, id] of attributes.entries()) if (stale.has(id)) rows[i * width + column] = 0n;
    rows[i * width] = keyOf(words[i] as string);
    rows[i * width + iob] = 2n;
  }

  const strings = new Set<string>();
  const starts = new Map(tokens.map(({ start }, i) => [start, i]));
  const ends = new Map(tokens.map(({ end }, i) => [end, i + 1]));
  const groups = new Map<string, { first: number; end: number; entity: Entity }[]>();
  let reach = 0;
  for (const entity of entities) {
    const { label, layer = DEFAULT_LAYER } = entity;
    const [first, end] = [starts.get(entity.start) as number, ends.get(entity.end) as number];
    strings.add(label);
    if (layer !== DEFAULT_LAYER || first < reach) {
      const name = layer === DEFAULT_LAYER ? OVERLAPPING : layer;
      obtain(groups, name, () => []).push({ first, end, entity });
      continue;
    }
    reach = end;
    for (let i = first; i < end; i++) {
      rows[i * width + iob] = i === first ? 3n : 1n;
      rows[i * width + type] = keyOf(label);
    }
  }
  // Of the source's strings only those that a token still has: the lemma of a name that is gone would tell it.
  const used = new Set(rows);
  for (const name of data?.strings ?? []) if (used.has(keyOf(name))) strings.add(name);
  const isEdited = (doc.envelope?.edits?.length ?? 0) > 0 || doc.envelope?.sealed !== undefined;
  if (data?.userData && isEdited) onDrop('user_data');
  const categories = sealed && !sealed.includes('cats') ? undefined : data?.categories;
  if (data && data.categories.length > 1 && !categories) onDrop('cats');
  return {
    attributes,
    rows,
    spaces,
    words,
    strings: Array.from(strings),
    flags: pack(new Map([['has_unknown_spaces', false]])),
    categories: categories ?? NO_CATEGORIES,
    groups: groups.size === 0 ? NO_GROUPS : packGroups(text, groups, keyOf),
    userData: data?.userData && !isEdited && !doc.derivedFrom ? data.userData : packUserData(doc, data !== undefined),
  };
}

/** What spaCy has no field for: the id, meta data, where a copy came from. Python reads it as `doc.user_data["id"]`. */
function packUserData(doc: Document, isOwn: boolean): Uint8Array {
  const meta = isOwn && !doc.envelope?.edits ? doc.meta : foreignMeta(doc);
  const { id, derivedFrom } = doc;
  const fields = Object.entries({ id, meta, derivedFrom }).filter(([, value]) => value !== undefined);
  return pack(toPackable(Object.fromEntries(fields)));
}

function toPackable(value: unknown): Packable {
  if (Array.isArray(value)) return value.map(toPackable);
  if (typeof value === 'object' && value !== null)
    return new Map(Object.entries(value).map(([key, item]) => [key, toPackable(item)]));
  if (typeof value === 'string') return value.toWellFormed();
  return value as Packable;
}

/** As `SpanGroups.to_bytes` writes them. */
function packGroups(
  text: string,
  groups: ReadonlyMap<string, readonly { readonly first: number; readonly end: number; readonly entity: Entity }[]>,
  keyOf: (text: string) => bigint,
): Uint8Array {
  const map = createCodePointMap(text);
  const packed = Array.from(groups, ([name, members]): [Uint8Array, Packable] => {
    const spans = members.map(({ first, end, entity }) => {
      const bytes = Buffer.alloc(40);
      bytes.writeBigUInt64BE(keyOf(entity.label), 16);
      const places = [first, end, map.toCodePoints(entity.start), map.toCodePoints(entity.end)];
      for (const [i, place] of places.entries()) bytes.writeInt32BE(place, 24 + 4 * i);
      return bytes;
    });
    return [pack(new Map<string, Packable>([['name', name], ['attrs', new Map()], ['spans', spans]])), [name]]; // prettier-ignore
  });
  return pack(new Map(packed));
}
