import type { Rng } from '../core/rng.ts';

/** A finite set of strings written as a regular expression, drawn from uniformly. */
export interface RegexShape {
  /** How many distinct strings it matches; exact even where the expression is ambiguous, as in `(a|a)`. */
  readonly count: bigint;
  /** A uniform draw among them. */
  render(rng: Rng): string;
}

type Node =
  | { readonly kind: 'characters'; readonly characters: readonly string[] }
  | { readonly kind: 'sequence'; readonly parts: readonly Node[] }
  | { readonly kind: 'choice'; readonly options: readonly Node[] }
  | { readonly kind: 'repeat'; readonly body: Node; readonly min: number; readonly max: number };

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

/** Raised for an expression outside the subset; the caller adds file and line. */
export class ShapeSyntaxError extends Error {}

/**
 * Reads the subset of regular expressions whose language is finite: literals, classes (`[A-HJ-NP-Z0-9]`), `\d`, groups,
 * alternation, `?`, `{n}` and `{m,n}`. A backslash makes any sign literal.
 *
 * @throws ShapeSyntaxError for anything else.
 */
export function parseRegexShape(source: string): RegexShape {
  const start = determinise(parse(source));
  return { count: start.count, render: (rng) => renderFrom(start, rng) };
}

function parse(source: string): Node {
  const signs = Array.from(source);
  let at = 0;
  const fail = (message: string): never => {
    throw new ShapeSyntaxError(`${message} at character ${at + 1} of <${source}>`);
  };

  const choice = (): Node => {
    const options = [sequence()];
    while (signs[at] === '|') {
      at++;
      options.push(sequence());
    }
    return options.length === 1 ? (options[0] as Node) : { kind: 'choice', options };
  };

  const sequence = (): Node => {
    const parts: Node[] = [];
    while (at < signs.length && signs[at] !== '|' && signs[at] !== ')') parts.push(quantified());
    return { kind: 'sequence', parts };
  };

  const quantified = (): Node => {
    const body = atom();
    const sign = signs[at];
    if (sign === '*' || sign === '+') return fail(`"${sign}" has no limit: give one, as in {1,8},`);
    if (sign === '?') {
      at++;
      return { kind: 'repeat', body, min: 0, max: 1 };
    }
    if (sign !== '{') return body;
    const end = signs.indexOf('}', at);
    const limits = /^(\d{1,3})(?:,(\d{1,3}))?$/.exec(end < 0 ? '' : signs.slice(at + 1, end).join(''));
    if (limits === null) return fail('"{" takes limits, {n} or {m,n},');
    const min = Number(limits[1]);
    const max = limits[2] === undefined ? min : Number(limits[2]);
    if (max < min) return fail('the limits are the wrong way round');
    at = end + 1;
    return { kind: 'repeat', body, min, max };
  };

  const atom = (): Node => {
    const sign = signs[at] as string;
    if (sign === '(') {
      at++;
      const node = choice();
      if (signs[at] !== ')') return fail('")" is missing');
      at++;
      return node;
    }
    if (sign === '[') return { kind: 'characters', characters: characterClass() };
    if (sign === '\\') return { kind: 'characters', characters: escaped() };
    if ('.^$*+?{}]'.includes(sign)) return fail(`"${sign}" is not supported (a backslash makes it literal)`);
    at++;
    return { kind: 'characters', characters: [sign] };
  };

  const escaped = (): string[] => {
    const sign = signs[at + 1];
    if (sign === undefined) return fail('nothing follows the backslash');
    if (sign !== 'd' && /[A-Za-z0-9]/.test(sign)) return fail(`"\\${sign}" is not supported`);
    at += 2;
    return sign === 'd' ? Array.from('0123456789') : [sign];
  };

  const characterClass = (): string[] => {
    at++;
    if (signs[at] === '^') return fail('a negated class is not supported');
    const characters = new Set<string>();
    while (signs[at] !== ']') {
      if (at >= signs.length) return fail('"]" is missing');
      const first = signs[at] === '\\' ? escaped() : [signs[at++] as string];
      if (first.length === 1 && signs[at] === '-' && signs[at + 1] !== ']' && at + 1 < signs.length) {
        at++;
        const last = signs[at] === '\\' ? escaped() : [signs[at++] as string];
        const from = (first[0] as string).codePointAt(0) as number;
        const to = (last[0] as string).codePointAt(0) as number;
        if (last.length !== 1 || to < from || to - from > 0xffff) return fail('the range of the class is not legal');
        for (let code = from; code <= to; code++) characters.add(String.fromCodePoint(code));
      } else {
        for (const character of first) characters.add(character);
      }
    }
    at++;
    if (characters.size === 0) return fail('the class is empty');
    return [...characters];
  };

  const node = choice();
  if (at < signs.length) fail(`"${signs[at]}" is out of place`);
  return node;
}

/** Thompson's construction, then the subset construction; both are finite and without cycles here. */
function determinise(node: Node): State {
  const positions: Position[] = [{ characters: [], next: [] }];
  const add = (position: Position): number => {
    if (positions.length >= MAX_STATES)
      throw new ShapeSyntaxError('the expression is too long when its repeats are written out');
    return positions.push(position) - 1;
  };
  const build = (part: Node, target: number): number => {
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
        const list = targets.get(character);
        if (list === undefined) targets.set(character, [...position.next]);
        else list.push(...position.next);
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
