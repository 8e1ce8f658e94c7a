import { readFile } from 'node:fs/promises';
import zlib from 'node:zlib';
import type { InputFile, ReadContext } from '../../../core/corpus-format.ts';
import type { Document, Entity, Json } from '../../../core/types.ts';
import { describeFileError } from '../../../resources/files/file-error.ts';
import { buildDocument } from '../../io/build-document.ts';
import { refuse, statedProvenance } from '../../io/json-record.ts';
import { joinWords, spansOfWords } from '../../io/spaced-tokens.ts';
import { attributeOf, stringKey, symbolOf } from './strings.ts';
import { Unpacker, type Packed } from './msgpack.ts';

/** What the envelope of a DocBin document holds. */
export interface DocBinData {
  readonly id: string;
  /** The columns of `rows`, as spaCy numbers attributes. */
  readonly attributes: readonly number[];
  /** Token by token, its value in each column. */
  readonly rows: BigUint64Array;
  /** 1 where a space follows the token. */
  readonly spaces: Uint8Array;
  readonly words: readonly string[];
  /** The other strings that the rows and the groups name. */
  readonly strings: readonly string[];
  /** As MessagePack: flags, categories, groups of spans, user data. */
  readonly flags: Uint8Array;
  readonly categories: Uint8Array;
  readonly groups: Uint8Array;
  readonly userData: Uint8Array | null;
  readonly entities: readonly Entity[];
}

/** A file, unpacked as far as it can be without looking at its documents. */
interface DocBinFile {
  readonly attributes: readonly number[];
  readonly tokens: BigUint64Array;
  readonly spaces: Uint8Array;
  readonly lengths: Int32Array;
  readonly strings: ReadonlyMap<bigint, string>;
  readonly flags: readonly Uint8Array[];
  readonly categories: readonly Uint8Array[];
  readonly groups: readonly Uint8Array[];
  readonly userData: readonly (Uint8Array | null)[];
}

const [ORTH, IOB, TYPE] = [attributeOf('ORTH'), attributeOf('ENT_IOB'), attributeOf('ENT_TYPE')];
const MOST_BYTES = 2 ** 31; // of a file, unpacked

export async function* readDocBin(files: readonly InputFile[], context: ReadContext): AsyncGenerator<Document> {
  for (const file of files) {
    let bytes: Buffer;
    try {
      bytes = await readFile(file.path);
    } catch (error) {
      throw describeFileError(error, file.path);
    }
    let bin: DocBinFile;
    try {
      bin = unpackFile(new Uint8Array(zlib.inflateSync(bytes, { maxOutputLength: MOST_BYTES })));
    } catch {
      refuse(context, { file: file.path }, 'malformed-docbin', 'the file is not a DocBin of spaCy, or is cut short');
      continue;
    }
    let from = 0;
    for (const [i, length] of bin.lengths.entries()) {
      const doc = toDocument(bin, i, from, file, context);
      from += length;
      if (doc) yield doc;
    }
  }
}

/** @throws TypeError, RangeError where the bytes say something else. */
function unpackFile(bytes: Uint8Array): DocBinFile {
  const unpacker = new Unpacker(bytes);
  const fields = new Map<Packed, Packed>();
  const items = new Map<Packed, readonly Uint8Array[]>();
  for (let left = unpacker.open('map'); left > 0; left--) {
    const key = unpacker.next();
    if (key === 'cats' || key === 'flags')
      items.set(
        key,
        Array.from({ length: unpacker.open('list') }, () => unpacker.raw()),
      );
    else fields.set(key, unpacker.next());
  }
  const binary = (name: string) => {
    const value = fields.get(name);
    if (value instanceof Uint8Array) return new Uint8Array(value).buffer;
    throw new TypeError(`no ${name}`);
  };
  const list = <T extends Packed>(name: string, is: (item: Packed) => item is T): readonly T[] => {
    const value = fields.get(name) ?? [];
    if (Array.isArray(value) && value.every(is)) return value;
    throw new TypeError(`no ${name}`);
  };
  const attributes = list('attrs', (item) => typeof item === 'number');
  const lengths = new Int32Array(binary('lengths'));
  const [tokens, spaces] = [new BigUint64Array(binary('tokens')), new Uint8Array(binary('spaces'))];
  const total = lengths.reduce((sum, length) => (length < 0 ? Number.NaN : sum + length), 0);
  if (attributes[0] !== ORTH || total !== spaces.length || total * attributes.length !== tokens.length)
    throw new TypeError('the numbers of tokens differ');
  const strings = new Map(list('strings', (item) => typeof item === 'string').map((text) => [stringKey(text), text]));
  const each = <T>(found: readonly T[] | undefined, none: T) => Array.from(lengths, (_, i) => found?.[i] ?? none);
  const isBinary = (item: Packed) => item instanceof Uint8Array;
  return {
    attributes,
    tokens,
    spaces,
    lengths,
    strings,
    flags: each(items.get('flags'), Uint8Array.of(0x80)),
    categories: each(items.get('cats'), Uint8Array.of(0x80)),
    groups: each(list('span_groups', isBinary), new Uint8Array()),
    userData: each<Uint8Array | null>(list('user_data', (item): item is Uint8Array | null => item === null || isBinary(item)), null), // prettier-ignore
  };
}

function toDocument(
  bin: DocBinFile,
  i: number,
  from: number,
  file: InputFile,
  context: ReadContext,
): Document | undefined {
  const { attributes, strings } = bin;
  const width = attributes.length;
  const length = bin.lengths[i] as number;
  const rows = bin.tokens.slice(from * width, (from + length) * width);
  const spaces = bin.spaces.slice(from, from + length);
  const userData = bin.userData[i] ?? null;
  const stated = statedIn(userData);
  const id = typeof stated.get('id') === 'string' ? (stated.get('id') as string) : `${file.relative.replace(/\.[^./]*$/, '')}-${i + 1}`; // prettier-ignore
  const place = { file: file.path, line: i + 1, documentId: id };
  const nameOf = (key: bigint) => strings.get(key) ?? symbolOf(key);

  const flags = unpack(bin.flags[i] as Uint8Array);
  if (flags instanceof Map && flags.get('has_unknown_spaces') === true) spaces.fill(1);
  const words: string[] = [];
  for (let token = 0; token < length; token++) {
    const word = nameOf(rows[token * width] as bigint);
    if (word === undefined || word === '')
      return refuse(context, place, 'bad-record', `token ${token} has no text: the file's list of strings lacks it`);
    words.push(word);
  }
  const [text, spans] = [joinWords(words, spaces), spansOfWords(words, spaces)];

  const entities: Entity[] = [];
  const add = (first: number, end: number, label: string | undefined, layer?: string): boolean => {
    const [start, last] = [spans[first]?.start, spans[end - 1]?.end];
    if (start === undefined || last === undefined || first >= end || label === undefined || label === '') return false;
    entities.push({ id: `T${entities.length + 1}`, start, end: last, label, ...(layer !== undefined && { layer }) });
    return true;
  };
  const [iob, type] = [attributes.indexOf(IOB), attributes.indexOf(TYPE)];
  const iobOf = (token: number) => (iob < 0 || type < 0 || token >= length ? 2n : rows[token * width + iob]);
  const bad = (what: string) => refuse(context, place, 'bad-record', `${what} has no label, or no tokens`);
  for (let token = 0; token < length;) {
    const first = token++;
    const key = rows[first * width + type];
    if (iobOf(first) !== 3n && iobOf(first) !== 1n) continue;
    while (iobOf(token) === 1n && rows[token * width + type] === key) token++;
    if (!add(first, token, nameOf(key as bigint))) return bad(`the entity at token ${first}`);
  }
  const seen = new Set<bigint>();
  for (const group of readGroups(bin.groups[i] as Uint8Array) ?? [null]) {
    if (group === null) return refuse(context, place, 'bad-record', 'the groups of spans could not be read');
    for (const [n, span] of group.spans.entries()) {
      for (const key of span.keys) seen.add(key);
      if (!add(span.first, span.end, nameOf(span.label), group.key)) return bad(`span ${n} of a group`);
    }
  }

  for (const key of rows) seen.add(key);
  const own = new Set(words);
  const named = Array.from(seen, (key) => strings.get(key)).filter((name) => name !== undefined && !own.has(name));
  const meta = stated.get('meta');
  const data: DocBinData = {
    attributes,
    rows,
    id,
    spaces,
    words,
    strings: named as readonly string[],
    flags: bin.flags[i] as Uint8Array,
    categories: bin.categories[i] as Uint8Array,
    groups: bin.groups[i] as Uint8Array,
    userData,
    entities,
  };
  return buildDocument(
    {
      id,
      text,
      entities,
      ...(meta instanceof Map && { meta: toJson(meta) as Record<string, Json> }),
      ...statedProvenance(toJson(stated.get('derivedFrom') ?? null)),
      envelope: { format: 'docbin', file: file.relative, data },
    },
    place,
    context,
  );
}

interface Group {
  readonly key: string;
  readonly spans: readonly { readonly first: number; readonly end: number; readonly label: bigint; readonly keys: readonly bigint[] }[]; // prettier-ignore
}

/** The groups of spans of a document, as spaCy 3.0 (a list) or later (a map of groups to their names) writes them. */
function readGroups(bytes: Uint8Array): readonly Group[] | undefined {
  if (bytes.length === 0) return [];
  try {
    const value = unpack(bytes);
    const pairs = Array.isArray(value) ? value.map((group: Packed) => [group, undefined] as const) : Array.from(value as Map<Packed, Packed>); // prettier-ignore
    return pairs.flatMap(([packed, names]) => {
      const group = unpack(packed as Uint8Array) as Map<Packed, Packed>;
      const spans = (group.get('spans') as readonly Uint8Array[]).map((span) => {
        const view = new DataView(span.buffer, span.byteOffset, span.byteLength);
        const [id, base, label] = [view.getBigUint64(0), view.getBigUint64(8), view.getBigUint64(16)];
        return { first: view.getInt32(24), end: view.getInt32(28), label, keys: [id, base, label] };
      });
      const keys = (names ?? [group.get('name')]) as readonly string[];
      return keys.map((key) => ({ key, spans }));
    });
  } catch {
    return undefined;
  }
}

function unpack(bytes: Uint8Array): Packed {
  return new Unpacker(bytes).next();
}

/** What we, or another, left under names of text in a document's user data. */
function statedIn(userData: Uint8Array | null): ReadonlyMap<Packed, Packed> {
  try {
    const value = userData && unpack(userData);
    return value instanceof Map ? value : new Map();
  } catch {
    return new Map();
  }
}

function toJson(value: Packed): unknown {
  if (value instanceof Map) return Object.fromEntries(Array.from(value, ([key, item]) => [String(key), toJson(item)]));
  if (Array.isArray(value)) return value.map(toJson);
  if (value instanceof Uint8Array) return null;
  return typeof value === 'bigint' ? Number(value) : value;
}
