import { ShapeSyntaxError } from './regex-shape.ts';
import type { Band, DrawFilter } from './gazetteer.ts';

/** What a slot does with the value it drew. */
export const TRANSFORMS = ['initial', 'upper', 'lower', 'slug', 'with-region'] as const;
export type Transform = (typeof TRANSFORMS)[number];

export interface Slot {
  readonly kind: 'slot';
  /** A list or a grammar of the same locale. */
  readonly name: string;
  /** What the slot asks of the draw, whatever the caller asks. */
  readonly filter: DrawFilter;
  /** Applied in order. */
  readonly transforms: readonly Transform[];
}

export type ShapePart =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'regex'; readonly source: string } | Slot;

/** A template of a value: literal text, `{slots}` and `<regular expressions>` in order. */
export type Shape = readonly ShapePart[];

/**
 * Parses a shape such as `{cities} General Hospital`, `Dr. {family-names:f}` or `<[2-9]\d{2}-555-01\d{2}>`.
 *
 * A slot names a list or a grammar; after colons may stand `f`, `m` or `u` (gender), `0`, `1` or `2` (band), `all` (draw
 * from every partition, for lists that are vocabulary rather than names) and transforms, applied in order: `initial` (first letter),
 * `upper`, `lower`, `slug` (lower-case ASCII letters and digits only) or `with-region` (`Dayton, OH`). Between `<` and `>`
 * stands a finite regular expression, left as it is here (see `parseRegexShape`). A backslash makes the next sign literal.
 *
 * @throws ShapeSyntaxError
 */
export function parseShape(source: string): Shape {
  const parts: ShapePart[] = [];
  let text = '';
  const flush = (): void => {
    if (text !== '') parts.push({ kind: 'text', text });
    text = '';
  };
  for (let at = 0; at < source.length; at++) {
    const sign = source[at] as string;
    if (sign === '\\') {
      at++;
      if (at === source.length) throw new ShapeSyntaxError('nothing follows the last backslash');
      text += source[at];
    } else if (sign === '{' || sign === '<') {
      const end = closing(source, at);
      const inner = source.slice(at + 1, end);
      flush();
      parts.push(sign === '{' ? parseSlot(inner) : { kind: 'regex', source: inner });
      at = end;
    } else if (sign === '}' || sign === '>') {
      throw new ShapeSyntaxError(`"${sign}" at character ${at + 1} closes nothing (a backslash makes it literal)`);
    } else {
      text += sign;
    }
  }
  flush();
  if (parts.length === 0) throw new ShapeSyntaxError('the shape is empty');
  return parts;
}

function closing(source: string, open: number): number {
  const sign = source[open] === '{' ? '}' : '>';
  for (let at = open + 1; at < source.length; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === sign) return at;
  }
  throw new ShapeSyntaxError(`"${source[open]}" at character ${open + 1} is not closed`);
}

function parseSlot(inner: string): Slot {
  const [name = '', ...modifiers] = inner.split(':');
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new ShapeSyntaxError(`a slot names a list or grammar, not "{${inner}}"`);
  let filter: DrawFilter = {};
  const transforms: Transform[] = [];
  for (const modifier of modifiers) {
    if (modifier === 'f' || modifier === 'm' || modifier === 'u') filter = { ...filter, gender: modifier };
    else if (/^[012]$/.test(modifier)) filter = { ...filter, band: Number(modifier) as Band };
    else if (modifier === 'all') filter = { ...filter, partition: 'all' };
    else if ((TRANSFORMS as readonly string[]).includes(modifier)) transforms.push(modifier as Transform);
    else {
      const legal = ['f', 'm', 'u', '0', '1', '2', 'all', ...TRANSFORMS].join(', ');
      throw new ShapeSyntaxError(`":${modifier}" is unknown (a slot takes ${legal})`);
    }
  }
  return { kind: 'slot', name, filter, transforms };
}

/** Letters that no canonical decomposition takes apart. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Lower-case ASCII letters and digits of a value: "Núñez-O'Hara" gives `nunezohara`. */
export function slug(value: string): string {
  return value
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[ßæœøłđðþı]/gu, (letter) => PLAIN_LETTERS[letter] as string)
    .replaceAll(/[^a-z0-9]/gu, '');
}
