import { obtain } from '../core/collections.ts';
import type { Band, DrawFilter } from './gazetteer.ts';
import { parseRegex, type RegexDialect, type RegexNode, RegexSyntaxError } from '../core/regex-syntax.ts';
import type { Rng } from '../core/rng.ts';

/** A finite set of strings written as a regular expression, drawn from uniformly. */
interface RegexShape {
  /** How many distinct strings it matches; exact even where the expression is ambiguous, as in `(a|a)`. */
  readonly count: bigint;
  /** A uniform draw among them. */
  render(rng: Rng): string;
}

/** A state of the nondeterministic automaton: it reads one of `characters`, or moves on without reading. */
interface Position {
  readonly characters: readonly string[];
  readonly next: readonly number[];
}

interface Edge {
  readonly characters: readonly string[];
  readonly target: State;
  /** Strings whose next step is this edge. */
  readonly count: bigint;
  /** The same as a plain number, where it is one. */
  readonly size: number;
}

/** A state of the deterministic automaton; there are no cycles, as no expression here repeats without end. */
interface State {
  readonly edges: readonly Edge[];
  readonly final: boolean;
  readonly count: bigint;
  /** The count where one 32-bit draw decides, as nearly always; else NaN. */
  readonly size: number;
}

const MAX_STATES = 20_000;
const WORD_32 = 0x100000000n;

/** Raised for a shape that cannot be read; the caller adds file and line. */
export class ShapeSyntaxError extends RegexSyntaxError {}

/**
 * Reads the subset of regular expressions whose language is finite: literals, classes (`[A-HJ-NP-Z0-9]`), `\d`, groups,
 * alternation, `?`, `{n}` and `{m,n}`. A backslash makes any sign literal.
 *
 * @throws RegexSyntaxError for anything else.
 */
export function parseRegexShape(source: string): RegexShape {
  const start = determinise(parseRegex(source, FINITE));
  return { count: start.count, render: (rng) => renderFrom(start, rng) };
}

/** Characters one by one: what an expression stands for can be counted. */
const FINITE: RegexDialect<readonly string[]> = {
  isFinite: true,
  characters(written, fail) {
    if (written === '.') return fail('"." is not supported (a backslash makes it literal)');
    if (!written.startsWith('[')) return charactersOf(written, fail);
    const signs = written.slice(1, -1).match(/\\?./gsu) ?? [];
    if (signs[0] === '^') return fail('a negated class is not supported');
    const found = new Set<string>();
    for (let i = 0; i < signs.length; i++) {
      const first = charactersOf(signs[i] as string, fail);
      const isRange = first.length === 1 && signs[i + 1] === '-' && i + 2 < signs.length;
      const last = isRange ? charactersOf(signs[(i += 2)] as string, fail) : first;
      if (!isRange) for (const character of first) found.add(character);
      else {
        const [from, to] = [first[0]?.codePointAt(0) ?? 0, last[0]?.codePointAt(0) ?? 0];
        if (last.length !== 1 || to < from || to - from > 0xffff) return fail('the range of the class is not legal');
        for (let code = from; code <= to; code++) found.add(String.fromCodePoint(code));
      }
    }
    return [...found];
  },
};

/** Of a sign or an escape. */
function charactersOf(written: string, fail: (message: string) => never): readonly string[] {
  if (!written.startsWith('\\')) return [written];
  const sign = written.slice(1);
  if (sign === 'd') return Array.from('0123456789');
  return /^[A-Za-z0-9]/.test(sign) ? fail(`"${written}" is not supported`) : [sign];
}

/** Thompson's construction, then the subset construction; both are finite and without cycles here. */
function determinise(node: RegexNode<readonly string[]>): State {
  const positions: Position[] = [{ characters: [], next: [] }];
  const add = (position: Position): number => {
    if (positions.length >= MAX_STATES)
      throw new ShapeSyntaxError('the expression is too long when its repeats are written out');
    return positions.push(position) - 1;
  };
  const build = (part: RegexNode<readonly string[]>, target: number): number => {
    switch (part.kind) {
      case 'characters':
        return add({ characters: part.characters, next: [target] });
      case 'sequence':
        return part.parts.reduceRight((next, child) => build(child, next), target);
      case 'choice':
        return add({ characters: [], next: part.options.map((option) => build(option, target)) });
      case 'repeat': {
        let next = target;
        for (let i = part.min; i < part.max; i++)
          next = add({ characters: [], next: [build(part.body, next), target] });
        for (let i = 0; i < part.min; i++) next = build(part.body, next);
        return next;
      }
    }
  };
  const close = (starts: Iterable<number>): number[] => {
    const seen = new Set<number>();
    const pending = [...starts];
    for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
      if (seen.has(at)) continue;
      seen.add(at);
      const position = positions[at] as Position;
      if (position.characters.length === 0) pending.push(...position.next);
    }
    return [...seen].sort((a, b) => a - b);
  };

  const states = new Map<string, State>();
  const stateOf = (members: number[]): State => {
    const key = members.join(' ');
    const known = states.get(key);
    if (known !== undefined) return known;
    if (states.size >= MAX_STATES) throw new ShapeSyntaxError('the expression has too many states');
    const targets = new Map<string, number[]>();
    for (const member of members) {
      const position = positions[member] as Position;
      for (const character of position.characters) {
        obtain(targets, character, () => []).push(...position.next);
      }
    }
    const groups = new Map<string, { characters: string[]; members: number[] }>();
    for (const [character, next] of targets) {
      const closed = close(next);
      const group = groups.get(closed.join(' '));
      if (group === undefined) groups.set(closed.join(' '), { characters: [character], members: closed });
      else group.characters.push(character);
    }
    const edges = [...groups.values()].map((group): Edge => {
      const target = stateOf(group.members);
      const count = BigInt(group.characters.length) * target.count;
      return { characters: group.characters, target, count, size: Number(count) };
    });
    const final = members.includes(0);
    const count = edges.reduce((sum, edge) => sum + edge.count, final ? 1n : 0n);
    const state = { edges, final, count, size: count <= WORD_32 ? Number(count) : Number.NaN };
    states.set(key, state);
    return state;
  };
  return stateOf(close([build(node, 0)]));
}

function renderFrom(start: State, rng: Rng): string {
  let text = '';
  let state = start;
  while (state.edges.length > 0) {
    let edge = state.edges[0] as Edge;
    if (state.size > 0 && (state.final || state.edges.length > 1)) {
      let index = rng.int(state.size);
      if (state.final && index === state.size - 1) return text;
      for (const candidate of state.edges) {
        edge = candidate;
        if (index < candidate.size) break;
        index -= candidate.size;
      }
    } else if (state.final || state.edges.length > 1) {
      let index = uniformBelow(rng, state.count);
      if (state.final && index === state.count - 1n) return text;
      for (const candidate of state.edges) {
        edge = candidate;
        if (index < candidate.count) break;
        index -= candidate.count;
      }
    }
    text += edge.characters.length === 1 ? (edge.characters[0] as string) : rng.pick(edge.characters);
    state = edge.target;
  }
  return text;
}

/** A uniform integer in `[0, bound)`, of more than 32 bits. */
function uniformBelow(rng: Rng, bound: bigint): bigint {
  let words = 1;
  for (let rest = bound - 1n; rest >= WORD_32; rest >>= 32n) words++;
  const limit = (1n << BigInt(32 * words)) / bound;
  for (;;) {
    let drawn = 0n;
    for (let i = 0; i < words; i++) drawn = (drawn << 32n) | BigInt(rng.int(0x100000000));
    if (drawn < limit * bound) return drawn % bound;
  }
}

/** What a slot does with the value it drew. */
const TRANSFORMS = ['initial', 'upper', 'lower', 'slug', 'with-region'] as const;
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

/** Of letters in lower case, those that have no marks to take away in ASCII: "đinh" gives `dinh`. */
export const withPlainLetters = (text: string): string =>
  text.replaceAll(/[ßæœøłđðþı]/gu, (letter) => PLAIN_LETTERS[letter] as string);

/** Lower-case ASCII letters and digits of a value: "Núñez-O'Hara" gives `nunezohara`. */
export const slug = (value: string): string =>
  withPlainLetters(value.toLowerCase().normalize('NFD')).replaceAll(/[^a-z0-9]/gu, '');
