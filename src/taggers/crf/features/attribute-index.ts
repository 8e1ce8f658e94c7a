import type { FeatureSet } from './feature-set.ts';
import { createPairTable } from './gram-table.ts';

const NONE = -1;

/**
 * The numbers of the attributes of a feature set. The values of a template are numbered first, whatever their offset, and a
 * table tells which attribute a value is at each: so a word is looked up once and not once for each offset.
 */
export interface AttributeIndex {
  /** The number of a template's first field; the others follow. */
  firstField(template: number): number;
  /** The number of a value of a field, or of `left|right`; -1 where no attribute has it. */
  findValue(field: number, left: string, right?: string): number;
  /** The attribute that the value is at the offset of that index (0 for a bag); -1 where there is none. */
  findAttribute(value: number, offset: number): number;
  /** An attribute that no template makes. */
  findConstant(attribute: string): number;
  /** Where the attributes are known beforehand: those of a field of a template that joins fields and shares nothing. */
  pairs?(field: number): PairIndex | undefined;
}

/** Finds the values `left|right` of a field by the numbers of their parts: no text is hashed for each pair of words. */
export interface PairIndex {
  /** The number of a text that is a part of some value; -1 where it is of none. */
  findPart(text: string): number;
  /** The number of the pair of parts; -1 where no attribute has it. */
  findPair(left: number, right: number): number;
  /** The attribute that the pair is at the offset of that index (0 for a bag); -1 where there is none. */
  findAttribute(pair: number, offset: number): number;
}

/** An index that numbers attributes as they come. */
interface GrowingIndex extends AttributeIndex {
  readonly size: number;
  /** The texts of the attributes, by number. */
  list(): readonly string[];
}

interface FieldNames {
  /** By field, then offset. */
  readonly names: readonly (readonly string[])[];
  readonly firstField: (template: number) => number;
  /** The most offsets that a field has. */
  readonly offsets: number;
}

function listFields({ templates }: FeatureSet): FieldNames {
  const names = templates.flatMap((template) => template.names);
  const all = names.flat();
  const twice = all.find((name, i) => all.indexOf(name) !== i);
  if (twice !== undefined) throw new TypeError(`the feature set must name its attributes apart; ${twice} comes twice`);
  const firsts = [0];
  for (const template of templates) firsts.push((firsts.at(-1) as number) + template.names.length);
  return {
    names,
    firstField: (template) => firsts[template] as number,
    offsets: Math.max(1, ...names.map((byOffset) => byOffset.length)),
  };
}

/** Which attributes values are: their numbers plus 1, by value, then offset. */
class AttributeTable {
  private attributes = new Int32Array(1024);
  private readonly offsets: number;

  constructor(offsets: number) {
    this.offsets = offsets;
  }

  /** -1 where there is none. */
  get(value: number, offset: number): number {
    const at = value * this.offsets + offset;
    return at < this.attributes.length ? (this.attributes[at] as number) - 1 : NONE;
  }

  set(value: number, offset: number, attribute: number): void {
    const at = value * this.offsets + offset;
    if (at >= this.attributes.length) {
      const grown = new Int32Array(2 * at);
      grown.set(this.attributes);
      this.attributes = grown;
    }
    this.attributes[at] = attribute + 1;
  }
}

/** An index that gives every attribute it is asked for a number, in the order in which they come. */
export function createGrowingIndex(set: FeatureSet): GrowingIndex {
  const { names, firstField, offsets } = listFields(set);
  const values = createValueTable();
  const attributes = new AttributeTable(offsets);
  const constants = new Map<string, number>();
  let size = 0;
  return {
    get size() {
      return size;
    },
    firstField,
    findValue: (field, left, right) => values.intern(field, left, right),
    findAttribute(value, offset) {
      let attribute = attributes.get(value, offset);
      if (attribute === NONE) attributes.set(value, offset, (attribute = size++));
      return attribute;
    },
    findConstant(attribute) {
      let number = constants.get(attribute);
      if (number === undefined) constants.set(attribute, (number = size++));
      return number;
    },
    list() {
      const texts: string[] = [];
      for (let value = 0; value < values.size; value++) {
        const text = values.textOf(value);
        (names[values.fieldOf(value)] as readonly string[]).forEach((name, offset) => {
          const attribute = attributes.get(value, offset);
          if (attribute !== NONE) texts[attribute] = `${name}=${text}`;
        });
      }
      for (const [attribute, number] of constants) texts[number] = attribute;
      return texts;
    },
  };
}

/**
 * The index of the attributes of a trained model. It looks texts up in maps of the language's own: a model is loaded for few
 * documents more often than for many, and they are fast before anything has been compiled.
 *
 * @param numbers of the attributes in the list.
 */
export function createFixedIndex(set: FeatureSet, list: readonly string[], numbers: ArrayLike<number>): AttributeIndex {
  const { names, firstField, offsets } = listFields(set);
  const places = new Map(
    names.flatMap((byOffset, field) => byOffset.map((name, offset) => [name, { field, offset }] as const)),
  );
  const values = names.map(() => new Map<string, number>());
  const attributes = new AttributeTable(offsets);
  const constants = new Map<string, number>();
  const parts = new Map<string, number>();
  const pairs = new Map(
    set.templates.flatMap(({ joinsFields, shared, names: fields }, t) =>
      joinsFields && !shared ? fields.map((_, i) => [firstField(t) + i, createPairs(parts, offsets)] as const) : [],
    ),
  );
  let size = 0;
  const readName = nameReader(places);
  list.forEach((attribute, i) => {
    const number = numbers[i] as number;
    const { place, length } = readName(attribute);
    if (!place) {
      constants.set(attribute, number);
      return;
    }
    const text = attribute.slice(length);
    const ofField = pairs.get(place.field);
    if (ofField) {
      ofField.add(text, place.offset, number);
      return;
    }
    const known = values[place.field] as Map<string, number>;
    let value = known.get(text);
    if (value === undefined) known.set(text, (value = size++));
    attributes.set(value, place.offset, number);
  });
  return {
    firstField,
    findValue: (field, left, right) => values[field]?.get(right === undefined ? left : `${left}|${right}`) ?? NONE,
    findAttribute: (value, offset) => attributes.get(value, offset),
    findConstant: (attribute) => constants.get(attribute) ?? NONE,
    pairs: (field) => pairs.get(field),
  };
}

/** A text with several `|` may be several pairs; all of them are its attribute. */
function createPairs(
  parts: Map<string, number>,
  offsets: number,
): PairIndex & { readonly add: (value: string, offset: number, attribute: number) => void } {
  const pairs = createPairTable();
  const attributes = new AttributeTable(offsets);
  const internPart = (text: string): number => {
    let number = parts.get(text);
    if (number === undefined) parts.set(text, (number = parts.size));
    return number;
  };
  return {
    add(value, offset, attribute) {
      for (let at = value.indexOf('|'); at >= 0; at = value.indexOf('|', at + 1)) {
        const pair = pairs.intern(internPart(value.slice(0, at)), internPart(value.slice(at + 1)));
        attributes.set(pair, offset, attribute);
      }
    },
    findPart: (text) => parts.get(text) ?? NONE,
    findPair: (left, right) => pairs.find(left, right),
    findAttribute: (pair, offset) => attributes.get(pair, offset),
  };
}

/** Where the value of an attribute belongs. */
interface Place {
  readonly field: number;
  readonly offset: number;
}

/**
 * Reads `name=`: what makes the attribute, if any template does, and how long that is. A model's attributes are sorted, so the
 * name is mostly that of the one before.
 */
function nameReader(
  places: ReadonlyMap<string, Place>,
): (attribute: string) => { readonly place: Place | undefined; readonly length: number } {
  let name = '';
  let known: { readonly place: Place | undefined; readonly length: number } = { place: undefined, length: 0 };
  return (attribute) => {
    if (!attribute.startsWith(name) || attribute.indexOf('=') !== name.length - 1) {
      const end = attribute.indexOf('=') + 1;
      name = attribute.slice(0, end);
      known = { place: places.get(attribute.slice(0, Math.max(0, end - 1))), length: end };
    }
    return known;
  };
}

/** What stands between two texts that are one value; so has CRFsuite's script. */
const BETWEEN = 0x7c; // |
/** Arguments that a call may have without doubt. */
const CHUNK = 1024;

/**
 * Numbers the values of fields. Values are kept as UTF-16 units in typed arrays and found by a hash of their parts, so that to
 * look up what is not there makes no string, and there are no objects by the hundred thousand.
 */
interface ValueTable {
  readonly size: number;
  /** The number of a value, or -1: of `left`, or of `left|right`. */
  find(field: number, left: string, right?: string): number;
  /** The number of a value, a new one where it has none: of `text` from the unit `from` on, or of `text|right`. */
  intern(field: number, text: string, right?: string, from?: number): number;
  fieldOf(number: number): number;
  textOf(number: number): string;
}

export function createValueTable(): ValueTable {
  let size = 0;
  /** By number, where its units begin; the first is the field's number. */
  let starts = new Uint32Array(513);
  let units = new Uint16Array(8192);
  /** Hash and number plus 1, in turn: a power of two of them, half of them empty at least. */
  let slots = new Int32Array(2048);

  const isAt = (number: number, field: number, text: string, from: number, right: string | undefined): boolean => {
    let at = starts[number] as number;
    const own = text.length - from;
    const length = 1 + own + (right === undefined ? 0 : 1 + right.length);
    if ((starts[number + 1] as number) - at !== length || units[at++] !== field) return false;
    for (let i = from; i < text.length; i++) if (units[at++] !== text.charCodeAt(i)) return false;
    if (right === undefined) return true;
    if (units[at++] !== BETWEEN) return false;
    for (let i = 0; i < right.length; i++) if (units[at++] !== right.charCodeAt(i)) return false;
    return true;
  };

  /** The slot of a value, or the empty one where it would be. */
  const slotOf = (hash: number, field: number, text: string, from: number, right: string | undefined): number => {
    const mask = slots.length - 2;
    for (let slot = (hash << 1) & mask; ; slot = (slot + 2) & mask) {
      const number = (slots[slot + 1] as number) - 1;
      if (number === NONE || (slots[slot] === hash && isAt(number, field, text, from, right))) return slot;
    }
  };

  const growSlots = (): void => {
    const before = slots;
    slots = new Int32Array(2 * before.length);
    const mask = slots.length - 2;
    for (let i = 0; i < before.length; i += 2) {
      if (before[i + 1] === 0) continue;
      let slot = ((before[i] as number) << 1) & mask;
      while (slots[slot + 1] !== 0) slot = (slot + 2) & mask;
      slots[slot] = before[i] as number;
      slots[slot + 1] = before[i + 1] as number;
    }
  };

  const append = (text: string, from: number, to: number): number => {
    let at = to;
    for (let i = from; i < text.length; i++) units[at++] = text.charCodeAt(i);
    return at;
  };

  return {
    get size() {
      return size;
    },
    find(field, left, right) {
      return (slots[slotOf(hashOf(field, left, 0, right), field, left, 0, right) + 1] as number) - 1;
    },
    intern(field, text, right, from = 0) {
      const hash = hashOf(field, text, from, right);
      const slot = slotOf(hash, field, text, from, right);
      const known = slots[slot + 1] as number;
      if (known !== 0) return known - 1;
      const number = size++;
      slots[slot] = hash;
      slots[slot + 1] = size;
      const start = starts[number] as number;
      const most = start + 2 + text.length + (right?.length ?? 0);
      if (most > units.length) units = grow(units, most);
      units[start] = field;
      let end = append(text, from, start + 1);
      if (right !== undefined) {
        units[end] = BETWEEN;
        end = append(right, 0, end + 1);
      }
      if (size === starts.length) starts = grow(starts, size + 1);
      starts[size] = end;
      if (4 * size >= slots.length) growSlots();
      return number;
    },
    fieldOf: (number) => units[starts[number] as number] as number,
    textOf(number) {
      let text = '';
      const end = starts[number + 1] as number;
      for (let at = (starts[number] as number) + 1; at < end; at += CHUNK) {
        text += String.fromCharCode(...units.subarray(at, Math.min(end, at + CHUNK)));
      }
      return text;
    },
  };
}

function grow<T extends Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(array: T, least: number): T {
  const grown = new (array.constructor as new (length: number) => T)(Math.max(least, 2 * array.length));
  grown.set(array);
  return grown;
}

/** FNV-1a over the units, then mixed (the finaliser of MurmurHash3), since tables use the low bits. */
function hashOf(field: number, text: string, from: number, right: string | undefined): number {
  let hash = Math.imul(0x811c9dc5 ^ field, PRIME);
  for (let i = from; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  if (right !== undefined) {
    hash = Math.imul(hash ^ BETWEEN, PRIME);
    for (let i = 0; i < right.length; i++) hash = Math.imul(hash ^ right.charCodeAt(i), PRIME);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}

const PRIME = 0x01000193;
