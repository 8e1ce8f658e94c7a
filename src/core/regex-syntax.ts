/** Raised for an expression outside what is supported; the caller adds file and line. */
export class RegexSyntaxError extends Error {}

/** A regular expression, read. `T`: the characters that a place stands for, as its user wants them. */
export type RegexNode<T> =
  | { readonly kind: 'characters'; readonly characters: T }
  | { readonly kind: 'sequence'; readonly parts: readonly RegexNode<T>[] }
  | { readonly kind: 'choice'; readonly options: readonly RegexNode<T>[] }
  | { readonly kind: 'repeat'; readonly body: RegexNode<T>; readonly min: number; readonly max: number };

type Fail = (message: string) => never;

/** What differs from one use of regular expressions to the other. */
export interface RegexDialect<T> {
  /** Whether every repeat needs a limit. */
  readonly isFinite: boolean;
  /** The characters of a sign, an escape (`\d`, `\p{Lu}`) or a class (`[^a-z]`), as they are written. */
  characters(written: string, fail: Fail): T;
}

/** Deeper groups would exhaust the stack of whoever walks through them. */
const DEEPEST = 100;

/**
 * Reads what finite automata can decide: literals, `.`, classes, escapes, groups `( )` and `(?: )`, alternatives and greedy repeats
 * `* + ? {m} {m,} {m,n}`. There are no back-references, no look-around, no lazy or possessive repeats and no anchors: an expression
 * stands for the whole of a string, or for its start. A backslash makes any sign literal.
 *
 * @param from the sign to begin at; errors count from the first one.
 * @throws RegexSyntaxError telling the character at which it cannot be read.
 */
export function parseRegex<T>(source: string, dialect: RegexDialect<T>, from = 0): RegexNode<T> {
  const signs = Array.from(source);
  let at = from;
  const fail: Fail = (message) => {
    throw new RegexSyntaxError(`${message} at character ${at + 1} of <${source}>`);
  };

  const choice = (depth: number): RegexNode<T> => {
    if (depth > DEEPEST) fail('the groups lie too deep');
    const options = [sequence(depth)];
    while (signs[at] === '|') {
      at++;
      options.push(sequence(depth));
    }
    return options.length === 1 ? (options[0] as RegexNode<T>) : { kind: 'choice', options };
  };

  const sequence = (depth: number): RegexNode<T> => {
    const parts: RegexNode<T>[] = [];
    while (at < signs.length && signs[at] !== '|' && signs[at] !== ')') parts.push(repeated(depth));
    return { kind: 'sequence', parts };
  };

  const repeated = (depth: number): RegexNode<T> => {
    const body = atom(depth);
    const limits = readLimits();
    if (limits === undefined) return body;
    const [min, max] = limits;
    if (max < min) fail('the limits are the wrong way round');
    if (dialect.isFinite && max === Infinity) fail(`"${signs[at]}" has no limit: give one, as in {1,8},`);
    at++;
    const after = signs[at];
    if (after === '?') fail('there are no lazy repeats: what is taken is always the longest');
    if (after === '*' || after === '+' || after === '{') fail('a repeat of a repeat needs a group around it');
    return { kind: 'repeat', body, min, max };
  };

  /** Up to the last sign of the repeat; undefined where there is none. */
  const readLimits = (): readonly [min: number, max: number] | undefined => {
    const sign = signs[at];
    if (sign === '*') return [0, Infinity];
    if (sign === '+') return [1, Infinity];
    if (sign === '?') return [0, 1];
    if (sign !== '{') return undefined;
    const end = signs.indexOf('}', at);
    const found = /^(\d{1,4})(?:(,)(\d{1,4})?)?$/.exec(end < 0 ? '' : signs.slice(at + 1, end).join(''));
    if (found === null) return fail('"{" takes {m}, {m,} or {m,n} (a backslash makes it literal)');
    at = end;
    const min = Number(found[1]);
    return [min, found[2] === undefined ? min : found[3] === undefined ? Infinity : Number(found[3])];
  };

  const atom = (depth: number): RegexNode<T> => {
    const sign = signs[at] as string;
    if (sign === '(') {
      if (signs[at + 1] === '?') {
        if (signs[at + 2] !== ':') fail('look-around, named groups and flags are not supported');
        at += 2;
      }
      at++;
      const body = choice(depth + 1);
      if (signs[at] !== ')') fail('")" is missing');
      at++;
      return body;
    }
    if (sign === '^' || sign === '$') fail('an expression stands for the whole: no anchors are needed');
    if ('*+?{}]'.includes(sign)) fail(`"${sign}" repeats or closes nothing (a backslash makes it literal)`);
    const end = sign === '[' ? endOfClass() : sign === '\\' ? endOfEscape() : at + 1;
    const characters = dialect.characters(signs.slice(at, end).join(''), fail);
    at = end;
    return { kind: 'characters', characters };
  };

  const endOfClass = (): number => {
    let end = at + 1;
    if (signs[end] === '^') end++;
    if (signs[end] === ']') fail('the class is empty');
    while (end < signs.length && signs[end] !== ']') end += signs[end] === '\\' ? 2 : 1;
    if (end >= signs.length) fail('"]" is missing');
    return end + 1;
  };

  const endOfEscape = (): number => {
    const sign = signs[at + 1];
    if (sign === undefined) return fail('nothing follows the backslash');
    if (/[1-9k]/.test(sign)) fail('back-references are not supported');
    if (/[bB]/.test(sign)) fail('an expression stands for the whole: no borders are needed');
    if (!/[pP]/.test(sign) || signs[at + 2] !== '{') return at + 2;
    const end = signs.indexOf('}', at);
    return end < 0 ? fail('"}" is missing') : end + 1;
  };

  const node = choice(0);
  if (at < signs.length) fail(`"${signs[at] as string}" closes nothing (a backslash makes it literal)`);
  return node;
}
