import { compileFormat, FormatError, type Formatter } from './date-format.ts';
import type { Range } from './plan.ts';
import type { Source, Argument } from './syntax.ts';

/** Reads the arguments of one slot or repetition, and reports at its place each that is not legal there. */
export interface ArgumentReader {
  readonly source: Source;
  /** Where the slot starts. */
  readonly at: number;
  has(key: string): boolean;
  text(key: string): string | undefined;
  choice<const T extends string>(key: string, legal: readonly T[]): T | undefined;
  /** `2` or `2..9`. */
  range(key: string, bounds?: Range): Range | undefined;
  /** The value that stands without a key. */
  bare(bounds?: Range): Range | undefined;
  number(key: string): number | undefined;
  format(key: string, kind: 'date' | 'time'): Formatter | undefined;
  fail(key: string, message: string, hint?: string): void;
}

const RANGE = /^(-?\d+(?:\.\d+)?)(?:\.\.(-?\d+(?:\.\d+)?))?$/;

/**
 * @param what names the slot in errors: `a slot patient`.
 * @param legal the keys it may have.
 * @param bare whether a value may stand without a key, and what it is then.
 */
export function readArguments(
  source: Source,
  at: number,
  args: readonly Argument[],
  what: string,
  legal: readonly string[],
  bare?: string,
): ArgumentReader {
  const byKey = new Map<string, Argument>();
  const known = legal.map((key) => `${key}=`).join(', ');
  for (const argument of args) {
    const key = argument.key ?? '';
    if (key === '' && bare === undefined) {
      source.fail(argument.at, `${what} takes no value without a key`, `It takes ${known}.`);
    } else if (key !== '' && !legal.includes(key)) {
      source.fail(argument.at, `${what} has no option ${JSON.stringify(key)}`, `It takes ${known}.`);
    } else if (byKey.has(key)) {
      source.fail(argument.at, key === '' ? `${what} takes one ${bare ?? 'value'}` : `${key}= is given twice`);
    } else byKey.set(key, argument);
  }

  function fail(key: string, message: string, hint?: string): void {
    const argument = byKey.get(key);
    source.fail(argument?.valueAt ?? argument?.at ?? at, message, hint);
  }

  function range(key: string, name: string, bounds?: Range): Range | undefined {
    const value = byKey.get(key)?.value;
    if (value === undefined) return undefined;
    const match = RANGE.exec(value);
    const from = Number(match?.[1]);
    const to = Number(match?.[2] ?? match?.[1]);
    if (match === null) fail(key, `${name} is a number or a range such as 2..9`);
    else if (from > to) fail(key, `${name} runs backwards: the smaller number comes first`);
    else if (bounds !== undefined && (from < bounds[0] || to > bounds[1] || !isWhole(from, to))) {
      fail(key, `${name} is in whole numbers from ${bounds[0]} to ${bounds[1]}`);
    } else return [from, to];
    return bounds ?? [0, 0];
  }

  return {
    source,
    at,
    has: (key) => byKey.has(key),
    text: (key) => byKey.get(key)?.value,
    choice(key, legal) {
      const value = byKey.get(key)?.value;
      if (value === undefined) return undefined;
      const found = legal.find((each) => each === value);
      if (found === undefined) fail(key, `${key}= is one of ${legal.join(', ')}`);
      return found;
    },
    range: (key, bounds) => range(key, `${key}=`, bounds),
    bare: (bounds) => range('', bare ?? 'the value', bounds),
    number(key) {
      const value = byKey.get(key)?.value;
      if (value === undefined) return undefined;
      const number = Number(value);
      if (/^\d+(?:\.\d+)?$/.test(value) && number > 0) return number;
      fail(key, `${key}= is a number above 0`);
      return undefined;
    },
    format(key, kind) {
      const value = byKey.get(key)?.value;
      if (value === undefined) return undefined;
      try {
        return compileFormat(value, kind);
      } catch (error) {
        if (!(error instanceof FormatError)) throw error;
        fail(key, error.message);
        return undefined;
      }
    },
    fail,
  };
}

function isWhole(...values: readonly number[]): boolean {
  return values.every(Number.isInteger);
}
