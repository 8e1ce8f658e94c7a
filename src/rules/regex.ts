/** Raised for an expression outside the subset; the caller adds file, line and column. */
export class RegexSyntaxError extends Error {}

type Node =
  | { readonly kind: 'class'; readonly test: CharacterTest }
  | { readonly kind: 'sequence'; readonly parts: readonly Node[] }
  | { readonly kind: 'choice'; readonly options: readonly Node[] }
  | { readonly kind: 'repeat'; readonly body: Node; readonly min: number; readonly max: number };

type CharacterTest = (character: string) => boolean;

/** A state of the nondeterministic automaton: reads a character of its class, goes on without reading, or accepts. */
type Position =
  { kind: 'read'; test: CharacterTest; next: number } | { kind: 'fork'; next: number[] } | { kind: 'accept' };

/** A set of positions, as one state of the deterministic automaton that is built as text is met. */
interface State {
  readonly positions: readonly number[];
  readonly accepts: boolean;
  readonly next: Map<number, State | undefined>;
}

const MAX_POSITIONS = 5000;
const MAX_TRANSITIONS = 20_000;

/**
 * A regular expression of the linear-time subset: what a finite automaton can decide. Every character of a text is looked at
 * once, whatever the expression, so `(a+)+b` is as fast as `ab`.
 *
 * There are literals, `.`, classes (`[^A-Z\d]`), `\d \w \s \p{…}` and their complements, groups `( )` and `(?: )`,
 * alternatives, `* + ? {m} {m,} {m,n}`, and `(?i)` at the start to ignore case. There are no back-references, no look-around,
 * no lazy or possessive repeats and no anchors: the expression stands for a whole token, or for the start of one.
 */
export class LinearRegex {
  readonly source: string;
  private readonly positions: Position[] = [];
  private readonly start: State;
  private states = new Map<string, State>();
  private transitions = 0;

  /** @throws RegexSyntaxError telling the character at which it cannot be read, or that it is too large. */
  constructor(source: string) {
    this.source = source;
    const accept = this.add({ kind: 'accept' });
    this.start = this.stateOf(this.close([this.build(parse(source), accept)]));
  }

  /** Whether the text is one that the expression stands for, from its first character to its last. */
  matches(text: string): boolean {
    let state: State | undefined = this.start;
    for (let at = 0; at < text.length;) {
      const point = text.codePointAt(at) as number;
      state = this.step(state, point);
      if (state === undefined) return false;
      at += point > 0xffff ? 2 : 1;
    }
    return state.accepts;
  }

  /** The length, in UTF-16 units, of the longest start of the text that the expression stands for; -1 where there is none. */
  longestStart(text: string): number {
    let state: State | undefined = this.start;
    let longest = state.accepts ? 0 : -1;
    for (let at = 0; at < text.length;) {
      const point = text.codePointAt(at) as number;
      state = this.step(state, point);
      if (state === undefined) break;
      at += point > 0xffff ? 2 : 1;
      if (state.accepts) longest = at;
    }
    return longest;
  }

  private step(state: State, point: number): State | undefined {
    const known = state.next.get(point);
    if (known !== undefined || state.next.has(point)) return known;
    const character = String.fromCodePoint(point);
    const reached: number[] = [];
    for (const index of state.positions) {
      const position = this.positions[index] as Position;
      if (position.kind === 'read' && position.test(character)) reached.push(position.next);
    }
    if (++this.transitions > MAX_TRANSITIONS) {
      // Forgotten, but for the state that every text begins in.
      this.states = new Map();
      this.start.next.clear();
      this.transitions = 0;
    }
    const next = reached.length === 0 ? undefined : this.stateOf(this.close(reached));
    state.next.set(point, next);
    return next;
  }

  private stateOf(positions: readonly number[]): State {
    const key = positions.join();
    let state = this.states.get(key);
    if (state === undefined) {
      const accepts = positions.some((index) => this.positions[index]?.kind === 'accept');
      this.states.set(key, (state = { positions, accepts, next: new Map() }));
    }
    return state;
  }

  /** The positions that read or accept and can be reached without reading, sorted. */
  private close(from: readonly number[]): readonly number[] {
    const seen = new Set(from);
    const found: number[] = [];
    for (const index of seen) {
      const position = this.positions[index] as Position;
      if (position.kind !== 'fork') found.push(index);
      else for (const next of position.next) seen.add(next); // a set is iterated over what is added meanwhile
    }
    return found.toSorted((a, b) => a - b);
  }

  private add(position: Position): number {
    if (this.positions.length >= MAX_POSITIONS) {
      throw new RegexSyntaxError(
        `the expression is too large: its repeats come to more than ${MAX_POSITIONS} characters`,
      );
    }
    return this.positions.push(position) - 1;
  }

  /** Builds a node before the position it leads to, and returns the position to enter it by. */
  private build(node: Node, next: number): number {
    switch (node.kind) {
      case 'class':
        return this.add({ kind: 'read', test: node.test, next });
      case 'sequence':
        return node.parts.reduceRight((after, part) => this.build(part, after), next);
      case 'choice':
        return this.add({ kind: 'fork', next: node.options.map((option) => this.build(option, next)) });
      case 'repeat': {
        let entry = next;
        if (node.max === Infinity) {
          const loop: Position & { kind: 'fork' } = { kind: 'fork', next: [next] };
          entry = this.add(loop);
          loop.next.push(this.build(node.body, entry));
        } else {
          for (let i = node.min; i < node.max; i++) {
            entry = this.add({ kind: 'fork', next: [this.build(node.body, entry), next] });
          }
        }
        for (let i = 0; i < node.min; i++) entry = this.build(node.body, entry);
        return entry;
      }
    }
  }
}

function parse(source: string): Node {
  const ignoreCase = source.startsWith('(?i)');
  const signs = Array.from(source);
  let at = ignoreCase ? 4 : 0;
  const fail = (message: string): never => {
    throw new RegexSyntaxError(`${message} at character ${at + 1} of the expression`);
  };

  /** A class of one character, which the runtime's own expressions decide in constant time. */
  const classOf = (body: string): Node => {
    let expression: RegExp;
    try {
      expression = new RegExp(`^${body}$`, ignoreCase ? 'iu' : 'u');
    } catch {
      return fail(`${body} is no class of characters`);
    }
    return { kind: 'class', test: (character) => expression.test(character) };
  };

  const choice = (depth: number): Node => {
    if (depth > 100) fail('the groups lie too deep');
    const options = [sequence(depth)];
    while (signs[at] === '|') {
      at++;
      options.push(sequence(depth));
    }
    return options.length === 1 ? (options[0] as Node) : { kind: 'choice', options };
  };

  const sequence = (depth: number): Node => {
    const parts: Node[] = [];
    while (at < signs.length && signs[at] !== '|' && signs[at] !== ')') parts.push(repeated(depth));
    return { kind: 'sequence', parts };
  };

  const repeated = (depth: number): Node => {
    const body = atom(depth);
    const sign = signs[at];
    let limits: readonly [number, number] | undefined;
    if (sign === '*') limits = [0, Infinity];
    else if (sign === '+') limits = [1, Infinity];
    else if (sign === '?') limits = [0, 1];
    else if (sign === '{') {
      const end = signs.indexOf('}', at);
      const found = /^(\d{1,4})(?:(,)(\d{1,4})?)?$/.exec(end < 0 ? '' : signs.slice(at + 1, end).join(''));
      if (found === null) return fail('"{" takes {m}, {m,} or {m,n} (a backslash makes it literal)');
      const min = Number(found[1]);
      limits = [min, found[2] === undefined ? min : found[3] === undefined ? Infinity : Number(found[3])];
      if (limits[1] < min) return fail('the limits are the wrong way round');
      at = end;
    }
    if (limits === undefined) return body;
    at++;
    const after = signs[at];
    if (after === '?') fail('there are no lazy repeats: what is consumed is always the longest');
    if (after === '*' || after === '+' || after === '{') fail('a repeat of a repeat needs a group around it');
    return { kind: 'repeat', body, min: limits[0], max: limits[1] };
  };

  const atom = (depth: number): Node => {
    const sign = signs[at] as string;
    if (sign === '(') {
      if (signs[at + 1] === '?') {
        if (signs[at + 2] !== ':') fail('look-around, named groups and flags are not in the linear-time subset');
        at += 2;
      }
      at++;
      const body = choice(depth + 1);
      if (signs[at] !== ')') fail('")" is missing');
      at++;
      return body;
    }
    if (sign === '[') return characterClass();
    if (sign === '\\') return escaped();
    if (sign === '^' || sign === '$') fail('the expression stands for the whole token: no anchors are needed');
    if ('*+?{}])'.includes(sign)) fail(`"${sign}" repeats or closes nothing (a backslash makes it literal)`);
    at++;
    return classOf(sign === '/' ? '\\/' : sign);
  };

  const escaped = (): Node => {
    const sign = signs[at + 1];
    if (sign === undefined) return fail('a backslash at the end');
    if (/[1-9k]/.test(sign)) fail('back-references are not in the linear-time subset');
    if (/[bB]/.test(sign)) fail('the expression stands for the whole token: no borders are needed');
    if ((sign === 'p' || sign === 'P') && signs[at + 2] === '{') {
      const end = signs.indexOf('}', at);
      if (end < 0) fail('"}" is missing');
      const body = signs.slice(at, end + 1).join('');
      const node = classOf(body);
      at = end + 1;
      return node;
    }
    if (/[A-Za-z0]/.test(sign) && !/[dDwWsS]/.test(sign)) fail(`\\${sign} is not supported`);
    const node = classOf(/[\^$\\.*+?()[\]{}|/dDwWsS]/.test(sign) ? `\\${sign}` : sign);
    at += 2;
    return node;
  };

  const characterClass = (): Node => {
    let end = at + 1;
    if (signs[end] === '^') end++;
    while (end < signs.length && signs[end] !== ']') end += signs[end] === '\\' ? 2 : 1;
    if (end >= signs.length) fail('"]" is missing');
    const body = signs.slice(at, end + 1).join('');
    if (body === '[]' || body === '[^]') fail('the class is empty');
    const node = classOf(body);
    at = end + 1;
    return node;
  };

  const node = choice(0);
  if (at < signs.length) fail(`"${signs[at] as string}" closes nothing (a backslash makes it literal)`);
  return node;
}
