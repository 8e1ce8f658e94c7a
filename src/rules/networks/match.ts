import { type AnalysedToken, createTypes, hasCase, type TokenType } from './analysis.ts';
import type { RuleSet } from './compile.ts';
import type { Arc, Network, State } from './network.ts';
import { createStarts, partsAtStart } from './starts.ts';

/** A text split into tokens, as a match reads it. */
export interface MatchText {
  readonly text: string;
  readonly tokens: readonly AnalysedToken[];
}

export interface Match {
  readonly network: Network;
  readonly label: string | false;
  /** The mention, in UTF-16 units of the text. */
  readonly start: number;
  readonly end: number;
  /** All that was consumed. */
  readonly matchStart: number;
  readonly matchEnd: number;
  /** The mention is valid under a check of its network: evidence where matches compete, and no condition. */
  readonly isValid: boolean;
  readonly last: Configuration;
}

/** Where a search is: a state, a place in the text, registers, and how it came there. */
export interface Configuration {
  readonly state: State;
  readonly token: number;
  /** Within the token, where a part of it was consumed. */
  readonly offset: number;
  readonly registers: readonly number[];
  /** Where the mention starts and ends; -1 where no arc of it was taken. */
  readonly begin: number;
  readonly end: number;
  readonly frame: Frame | undefined;
  readonly parent: Configuration | undefined;
  /** The arc that led here: taken from the parent's state, or pushed earlier and now come back from. */
  readonly arc: Arc | undefined;
}

/** A network that was pushed and must come back. */
export interface Frame {
  readonly arc: Arc;
  readonly parent: Frame | undefined;
  readonly depth: number;
  /** Tells stacks apart within one search. */
  readonly id: number;
}

/** What a matching cost, and where it was cut short. */
export interface MatchCosts {
  /** Arcs tried and entries' tokens looked at. */
  steps: number;
  /** Starts at which a network was given up because it took too many steps or pushed too deep. */
  exceeded: number;
  /** Where in the text the first of them is; -1 where there is none. */
  firstExceeded: number;
}

export interface MatchOptions {
  /** Most steps of one network at one start; beyond it the best match so far counts. Default 2,000. */
  readonly stepLimit?: number;
  /** Is shown the configuration that got furthest at each start at which a network consumed something without matching. */
  readonly onFailure?: (network: Network, furthest: Configuration, start: number) => void;
}

const STEP_LIMIT = 2000;
const MAX_DEPTH = 32;
const [NO, YES] = [1, 2];
/** Most attempts end sooner: only beyond this many steps are configurations remembered, so that none is tried twice. */
const REMEMBER_AFTER = 16;

/**
 * Makes the matcher of a rule set. At every token, every network that may begin there is searched for its best match: one that
 * is valid under a check of the network; of those, the one that consumes most; of those, the one whose mention starts first, then ends last, then the one whose final state
 * comes first in the file.
 *
 * Steps are at most `stepLimit` for each network and token, so time is linear in the text, and a match is at most as many
 * tokens long as its network says.
 */
export function createMatcher(
  rules: RuleSet,
  options: MatchOptions = {},
): (text: MatchText, costs: MatchCosts) => Match[] {
  const typeOf = createTypes(rules.interner);
  const startsOf = createStarts(rules);
  return (text, costs) => {
    const search = new Search(rules, text, typeOf, costs, options);
    const matches: Match[] = [];
    for (let token = 0; token < text.tokens.length; token++) {
      for (const index of startsOf(search.typeAt(token, 0))) {
        const match = search.run(rules.networks[index] as Network, token);
        if (match !== undefined) matches.push(match);
      }
    }
    return matches;
  };
}

class Search {
  private readonly rules: RuleSet;
  private readonly text: string;
  private readonly tokens: readonly AnalysedToken[];
  private readonly typeOf: (text: string) => TokenType;
  private readonly costs: MatchCosts;
  private readonly options: MatchOptions;
  private readonly types: (TokenType | undefined)[] = [];
  private readonly stepLimit: number;
  /** By token; 0 where nobody has looked. */
  private readonly lineStarts: Uint8Array;
  private readonly noRegisters: readonly number[];
  // Of the search that runs.
  private network: Network;
  private first = 0;
  private agenda: Configuration[] = [];
  private seen: Set<string> | undefined;
  private frames: Map<string, Frame> | undefined;
  private steps = 0;
  private exceeded = false;

  constructor(
    rules: RuleSet,
    { text, tokens }: MatchText,
    typeOf: (text: string) => TokenType,
    costs: MatchCosts,
    options: MatchOptions,
  ) {
    this.rules = rules;
    this.network = rules.networks[0] as Network;
    this.text = text;
    this.tokens = tokens;
    this.typeOf = typeOf;
    this.costs = costs;
    this.options = options;
    this.stepLimit = options.stepLimit ?? STEP_LIMIT;
    this.lineStarts = new Uint8Array(tokens.length);
    this.noRegisters = rules.registers.map(() => 0);
  }

  typeAt(token: number, offset: number): TokenType {
    const known = offset === 0 ? this.types[token] : undefined;
    if (known !== undefined) return known;
    const { start, end } = this.tokens[token] as AnalysedToken;
    const type = this.typeOf(this.text.slice(start + offset, end));
    if (offset === 0) this.types[token] = type;
    return type;
  }

  run(network: Network, token: number): Match | undefined {
    this.network = network;
    this.first = token;
    this.seen = undefined;
    this.frames = undefined;
    this.steps = 0;
    this.exceeded = false;
    let best: Match | undefined;
    let furthest: Configuration | undefined;
    this.agenda = [{ state: network.start, token, offset: 0, registers: this.noRegisters, begin: -1, end: -1, frame: undefined, parent: undefined, arc: undefined }]; // prettier-ignore
    for (let at = this.agenda.pop(); at !== undefined; at = this.agenda.pop()) {
      if (this.steps > REMEMBER_AFTER && this.isKnown(at)) continue;
      if (this.options.onFailure && (furthest === undefined || this.isFurther(at, furthest))) furthest = at;
      if (at.state.final) {
        if (at.frame === undefined) best = this.better(best, this.accept(at));
        else this.comeBack(at, at.frame);
      }
      for (const arc of at.state.arcs) this.take(at, arc);
      if (this.steps <= this.stepLimit) continue;
      this.exceeded = true;
      break;
    }
    this.costs.steps += this.steps;
    if (this.exceeded) {
      this.costs.exceeded++;
      if (this.costs.firstExceeded < 0) this.costs.firstExceeded = (this.tokens[token] as AnalysedToken).start;
    }
    if (best === undefined && furthest !== undefined && this.isPast(furthest))
      this.options.onFailure?.(network, furthest, token);
    return best;
  }

  private isPast({ token, offset }: Configuration): boolean {
    return token > this.first || offset > 0;
  }

  private isFurther(a: Configuration, b: Configuration): boolean {
    return a.token > b.token || (a.token === b.token && a.offset > b.offset);
  }

  private isKnown(at: Configuration): boolean {
    const key = `${at.state.index},${at.token},${at.offset},${at.begin},${at.end},${at.frame?.id ?? -1},${at.registers.join()}`;
    this.seen ??= new Set();
    if (this.seen.has(key)) return true;
    this.seen.add(key);
    return false;
  }

  private accept(at: Configuration): Match | undefined {
    if (!this.isPast(at)) return undefined;
    const matchStart = this.startOf(this.first, 0);
    const matchEnd = this.endOf(at.token, at.offset);
    const whole = at.end <= at.begin;
    const start = whole ? matchStart : at.begin;
    const end = whole ? matchEnd : at.end;
    const isValid = this.isValid(start, end);
    return {
      network: this.network,
      label: at.state.label ?? false,
      start,
      end,
      matchStart,
      matchEnd,
      isValid,
      last: at,
    };
  }

  private isValid(start: number, end: number): boolean {
    const { checks } = this.network;
    if (checks.length === 0) return false;
    const number = this.text
      .slice(start, end)
      .replace(/[^\p{L}\p{N}]+/gu, '')
      .toUpperCase();
    return checks.some((scheme) => scheme.isValid(number));
  }

  private better(a: Match | undefined, b: Match | undefined): Match | undefined {
    if (a === undefined || b === undefined) return a ?? b;
    const order =
      Number(b.isValid) - Number(a.isValid) ||
      b.matchEnd - a.matchEnd ||
      a.start - b.start ||
      b.end - a.end ||
      a.last.state.index - b.last.state.index;
    return order > 0 ? b : a;
  }

  private startOf(token: number, offset: number): number {
    const next = this.tokens[token];
    return next === undefined ? this.text.length : next.start + offset;
  }

  /** Where what was consumed last ends. */
  private endOf(token: number, offset: number): number {
    if (offset > 0) return (this.tokens[token] as AnalysedToken).start + offset;
    return this.tokens[token - 1]?.end ?? 0;
  }

  private take(at: Configuration, arc: Arc): void {
    this.steps++;
    for (const { register, holds } of arc.tests) if (!holds(at.registers[register] as number)) return;
    const { consumes } = arc;
    if (consumes.kind === 'jump') return this.go(at, arc, at.token, at.offset);
    if (consumes.kind === 'push') return this.push(at, arc, consumes.network);
    if (!this.mayConsume(at.token, at.offset)) return;
    const type = this.typeAt(at.token, at.offset);
    if (consumes.kind === 'part') {
      const { start, end } = this.tokens[at.token] as AnalysedToken;
      for (const length of partsAtStart(this.text.slice(start + at.offset, end), consumes)) {
        this.steps++;
        const offset = at.offset + length;
        if (start + offset === end) this.go(at, arc, at.token + 1, 0);
        else this.go(at, arc, at.token, offset);
      }
      return;
    }
    const { condition } = consumes;
    if (!condition.byType(type)) return;
    if (condition.needsAnalysis && !condition.byAnalysis(type, at.offset === 0 ? this.tokens[at.token] : undefined))
      return;
    if (consumes.kind === 'token') return this.go(at, arc, at.token + 1, 0);
    const from = this.startOf(at.token, at.offset);
    for (const trie of consumes.tries) {
      let node = trie.step(0, type.id);
      for (let token = at.token; node !== undefined;) {
        this.steps++;
        token++;
        if (
          trie.isEntry(node) &&
          (consumes.case === 'any' || hasCase(this.text.slice(from, this.endOf(token, 0)), consumes.case))
        ) {
          this.go(at, arc, token, 0);
        }
        if (!this.mayConsume(token, 0)) break;
        node = trie.step(node, this.typeAt(token, 0).id);
      }
    }
  }

  /** Whether the text goes on here, within the length of a match and, unless the network may leave it, within the line. */
  private mayConsume(token: number, offset: number): boolean {
    const next = this.tokens[token];
    if (next === undefined || token - this.first >= this.network.longest) return false;
    if (this.network.acrossLines || offset > 0 || token === this.first) return true;
    return !this.startsLine(token);
  }

  /** Whether a line break stands before a token. Looked for once: there may be much white space. */
  private startsLine(token: number): boolean {
    const known = this.lineStarts[token] as number;
    if (known !== 0) return known === YES;
    let answer = NO;
    const until = (this.tokens[token] as AnalysedToken).start;
    for (let i = this.tokens[token - 1]?.end ?? 0; i < until && answer === NO; i++) {
      const unit = this.text.charCodeAt(i);
      if (unit === 0x0a || unit === 0x0d || unit === 0x2028 || unit === 0x2029) answer = YES;
    }
    this.lineStarts[token] = answer;
    return answer === YES;
  }

  private go(at: Configuration, arc: Arc, token: number, offset: number): void {
    let { begin, end } = at;
    if (arc.mention) {
      if (begin < 0) begin = this.startOf(at.token, at.offset);
      end = this.endOf(token, offset);
    }
    this.agenda.push({ state: arc.to, token, offset, registers: this.act(at, arc), begin, end, frame: at.frame, parent: at, arc }); // prettier-ignore
  }

  private push(at: Configuration, arc: Arc, network: number): void {
    const depth = (at.frame?.depth ?? 0) + 1;
    if (depth > MAX_DEPTH) {
      this.exceeded = true;
      return;
    }
    const key = `${at.frame?.id ?? -1} ${arc.index}`;
    this.frames ??= new Map();
    let frame = this.frames.get(key);
    if (frame === undefined) this.frames.set(key, (frame = { arc, parent: at.frame, depth, id: this.frames.size }));
    const begin = arc.mention && at.begin < 0 ? this.startOf(at.token, at.offset) : at.begin;
    const { start } = this.rules.networks[network] as Network;
    this.agenda.push({ state: start, token: at.token, offset: at.offset, registers: this.act(at, arc), begin, end: at.end, frame, parent: at, arc }); // prettier-ignore
  }

  private comeBack(at: Configuration, { arc, parent }: Frame): void {
    const end = arc.mention ? this.endOf(at.token, at.offset) : at.end;
    this.agenda.push({ state: arc.to, token: at.token, offset: at.offset, registers: at.registers, begin: at.begin, end, frame: parent, parent: at, arc }); // prettier-ignore
  }

  private act(at: Configuration, { sets, adds }: Arc): readonly number[] {
    if (sets.length === 0 && adds.length === 0) return at.registers;
    const registers = [...at.registers];
    for (const [register, value] of sets) registers[register] = value;
    for (const [register, value] of adds) registers[register] = (registers[register] as number) + value;
    return registers;
  }
}
