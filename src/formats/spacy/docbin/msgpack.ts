/** A value as MessagePack has it. */
export type Packed = null | boolean | number | bigint | string | Uint8Array | readonly Packed[] | PackedMap;
export type PackedMap = ReadonlyMap<Packed, Packed>;

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const encoder = new TextEncoder();

/** Reads MessagePack value by value. @throws RangeError, TypeError where the bytes are something else. */
export class Unpacker {
  private readonly bytes: Uint8Array;
  private readonly view: DataView;
  private at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** The next value as its bytes. */
  raw(): Uint8Array {
    const from = this.at;
    this.next();
    return this.bytes.subarray(from, this.at);
  }

  /** How many values the next list has, or pairs the next map, which come after it. */
  open(kind: 'list' | 'map'): number {
    const type = this.byte();
    const [fixed, wide] = kind === 'list' ? [0x90, 0xdc] : [0x80, 0xde];
    if ((type & 0xf0) === fixed) return this.counted(type & 0x0f);
    if (type === wide) return this.counted(this.uint(2));
    if (type === wide + 1) return this.counted(this.uint(4));
    throw new TypeError(`no ${kind}`);
  }

  next(): Packed {
    const type = this.view.getUint8(this.at);
    if ((type & 0xf0) === 0x90 || type === 0xdc || type === 0xdd) {
      return Array.from({ length: this.open('list') }, () => this.next());
    }
    if ((type & 0xf0) === 0x80 || type === 0xde || type === 0xdf) {
      const pairs = this.open('map');
      const map = new Map<Packed, Packed>();
      for (let i = 0; i < pairs; i++) map.set(this.next(), this.next());
      return map;
    }
    this.at++;
    if (type < 0x80) return type;
    if (type >= 0xe0) return type - 0x100;
    if ((type & 0xe0) === 0xa0) return this.text(type & 0x1f);
    switch (type) {
      case 0xc0:
        return null;
      case 0xc2:
        return false;
      case 0xc3:
        return true;
      case 0xc4:
      case 0xc5:
      case 0xc6:
        return this.take(this.uint(1 << (type - 0xc4)));
      case 0xca:
        return this.view.getFloat32(this.move(4));
      case 0xcb:
        return this.view.getFloat64(this.move(8));
      case 0xcc:
      case 0xcd:
      case 0xce:
        return this.uint(1 << (type - 0xcc));
      case 0xcf:
        return this.view.getBigUint64(this.move(8));
      case 0xd0:
        return this.view.getInt8(this.move(1));
      case 0xd1:
        return this.view.getInt16(this.move(2));
      case 0xd2:
        return this.view.getInt32(this.move(4));
      case 0xd3:
        return this.view.getBigInt64(this.move(8));
      case 0xd9:
      case 0xda:
      case 0xdb:
        return this.text(this.uint(1 << (type - 0xd9)));
      default:
        throw new TypeError('a type that is not read');
    }
  }

  /** A count that the bytes left could hold. */
  private counted(count: number): number {
    if (count > this.bytes.length - this.at) throw new RangeError('more values than bytes');
    return count;
  }

  private byte(): number {
    return this.view.getUint8(this.move(1));
  }

  private uint(size: number): number {
    const at = this.move(size);
    return size === 1 ? this.view.getUint8(at) : size === 2 ? this.view.getUint16(at) : this.view.getUint32(at);
  }

  private text(length: number): string {
    return decoder.decode(this.take(length));
  }

  private take(length: number): Uint8Array {
    const from = this.move(length);
    return this.bytes.subarray(from, from + length);
  }

  private move(size: number): number {
    const from = this.at;
    if (from + size > this.bytes.length) throw new RangeError('the bytes end within a value');
    this.at += size;
    return from;
  }
}

/** MessagePack bytes that are written as they are. */
export class RawPacked {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

export type Packable = null | boolean | number | string | Uint8Array | RawPacked | readonly Packable[] | ReadonlyMap<string | Uint8Array, Packable>; // prettier-ignore

export function pack(value: Packable): Uint8Array {
  const parts: Uint8Array[] = [];
  put(value, parts);
  return Buffer.concat(parts);
}

function put(value: Packable, parts: Uint8Array[]): void {
  if (value === null) parts.push(Uint8Array.of(0xc0));
  else if (value instanceof RawPacked) parts.push(value.bytes);
  else if (typeof value === 'boolean') parts.push(Uint8Array.of(value ? 0xc3 : 0xc2));
  else if (typeof value === 'number') parts.push(packNumber(value));
  else if (typeof value === 'string') {
    const bytes = encoder.encode(value);
    parts.push(bytes.length < 32 ? Uint8Array.of(0xa0 | bytes.length) : head(0xd9, bytes.length), bytes);
  } else if (value instanceof Uint8Array) parts.push(head(0xc4, value.length), value);
  else if (value instanceof Map) {
    const map = value as ReadonlyMap<string | Uint8Array, Packable>;
    parts.push(map.size < 16 ? Uint8Array.of(0x80 | map.size) : head(0xdd, map.size));
    for (const [key, item] of map) {
      put(key, parts);
      put(item, parts);
    }
  } else {
    const list = value as readonly Packable[];
    parts.push(list.length < 16 ? Uint8Array.of(0x90 | list.length) : head(0xdb, list.length));
    for (const item of list) put(item, parts);
  }
}

function packNumber(value: number): Uint8Array {
  if (Number.isInteger(value) && value >= 0 && value < 2 ** 32)
    return value < 0x80 ? Uint8Array.of(value) : head(0xcc, value);
  const bytes = Buffer.alloc(9, 0xcb);
  bytes.writeDoubleBE(value, 1);
  return bytes;
}

/** A type with a length of one, two or four bytes; lists and maps have no form of one byte. */
function head(type: number, length: number): Uint8Array {
  const size = length < 0x100 && type !== 0xdb && type !== 0xdd ? 0 : length < 0x10000 ? 1 : 2;
  const bytes = Buffer.alloc(1 + (1 << size), type + size);
  bytes.writeUIntBE(length, 1, 1 << size);
  return bytes;
}
