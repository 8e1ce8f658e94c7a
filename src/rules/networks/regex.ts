import { parseRegex, type RegexDialect, type RegexNode, RegexSyntaxError } from '../../core/regex-syntax.ts';

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
 * It is what `parseRegex` reads, with classes (`[^A-Z\d]`), `\d \w \s \p{…}` and their complements, and `(?i)` at the start to ignore
 * case.
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
  private build(node: RegexNode<CharacterTest>, next: number): number {
    switch (node.kind) {
      case 'characters':
        return this.add({ kind: 'read', test: node.characters, next });
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

function parse(source: string): RegexNode<CharacterTest> {
  const ignoreCase = source.startsWith('(?i)');
  const dialect: RegexDialect<CharacterTest> = {
    isFinite: false,
    characters(written, fail) {
      const sign = written.startsWith('\\') ? written.charAt(1) : '';
      if (/[A-Za-z0]/.test(sign) && !/[dDwWsSpP]/.test(sign)) fail(`${written} is not supported`);
      // An escape that the runtime knows not stands for its sign.
      const isLiteral = sign !== '' && !/[\^$\\.*+?()[\]{}|/dDwWsSpP]/.test(sign);
      const body = isLiteral ? written.slice(1) : written === '/' ? '\\/' : written;
      // A class of one character, which the runtime's own expressions decide in constant time.
      try {
        const expression = new RegExp(`^${body}$`, ignoreCase ? 'iu' : 'u');
        return (character) => expression.test(character);
      } catch {
        return fail(`${body} is no class of characters`);
      }
    },
  };
  return parseRegex(source, dialect, ignoreCase ? 4 : 0);
}
