import type { CharSpan } from '../../core/types.ts';

/** A value of a JSON text and where it stands in it. */
export interface JsonNode extends CharSpan {
  /** Of a string, number, truth value or null. */
  readonly value?: string | number | boolean | null;
  /** Of an object. */
  readonly members?: readonly JsonMember[];
  /** Of a list. */
  readonly items?: readonly JsonNode[];
}

/** A field of an object, from the quote of its key to the end of its value. */
interface JsonMember extends CharSpan {
  readonly key: string;
  readonly node: JsonNode;
}

const SCALAR = /[^\s,\]}]+/y;
const BLANK = /[\s,:\ufeff]*/y;

/** Finds the values of a JSON text that `JSON.parse` takes and that is not too deep. */
export function locateJson(text: string): JsonNode {
  let position = 0;
  const match = (pattern: RegExp): string => {
    pattern.lastIndex = position;
    const found = pattern.exec(text)?.[0] ?? '';
    position += found.length;
    return found;
  };
  const scalar = (): string => {
    if (text[position] !== '"') return match(SCALAR);
    const start = position;
    for (position++; text[position] !== '"'; position++) if (text[position] === '\\') position++;
    position++;
    return text.slice(start, position);
  };
  const list = <T>(close: string, next: () => T): T[] => {
    const all: T[] = [];
    position++;
    for (match(BLANK); text[position] !== close; match(BLANK)) all.push(next());
    position++;
    return all;
  };
  const read = (): JsonNode => {
    match(BLANK);
    const start = position;
    if (text[position] === '[') return { items: list(']', read), start, end: position };
    if (text[position] !== '{') return { value: JSON.parse(scalar()) as string, start, end: position };
    const members = list('}', (): JsonMember => {
      const from = position;
      const key = JSON.parse(scalar()) as string;
      const node = read();
      return { key, node, start: from, end: node.end };
    });
    return { members, start, end: position };
  };
  return read();
}

/** The field of an object; of several of a name the last, as `JSON.parse` has it. */
export function member(node: JsonNode | undefined, key: string): JsonNode | undefined {
  return node?.members?.findLast((one) => one.key === key)?.node;
}

/** What stands in a place of a text instead. */
export interface Patch extends CharSpan {
  readonly text: string;
}

/** The text with patches, in any order, that do not overlap. */
export function applyPatches(text: string, patches: readonly Patch[]): string {
  const pieces: string[] = [];
  let position = 0;
  for (const patch of patches.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    pieces.push(text.slice(position, patch.start), patch.text);
    position = patch.end;
  }
  return pieces.join('') + text.slice(position);
}

/** Patches that take items out of a list, or fields out of an object, with the commas that go with them. */
export function removeItems(items: readonly CharSpan[], isGone: (index: number) => boolean): readonly Patch[] {
  let isAnyKept = false;
  return items.flatMap((item, i) => {
    if (!isGone(i)) {
      isAnyKept = true;
      return [];
    }
    const start = isAnyKept ? (items[i - 1] as CharSpan).end : item.start;
    return [{ start, end: isAnyKept ? item.end : (items[i + 1]?.start ?? item.end), text: '' }];
  });
}
