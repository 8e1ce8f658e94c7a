import { parse, SyntaxError as GrammarError } from '../../data/grammar/template.js';
import { PalimpsestError, type Place } from '../core/errors.ts';

/** Gathers what is wrong with a set, so that its author hears of all of it at once. */
export interface Problems {
  readonly list: readonly PalimpsestError[];
  add(place: Place, message: string, hint?: string): void;
}

/** The same fault is told once, however many templates include the fragment that has it. */
export function createProblems(): Problems {
  const list: PalimpsestError[] = [];
  const seen = new Set<string>();
  return {
    list,
    add(place, message, hint) {
      const error = new PalimpsestError('bad-template', message, { place, ...(hint !== undefined && { hint }) });
      if (seen.has(error.message)) return;
      seen.add(error.message);
      list.push(error);
    },
  };
}

/** One file of template text: the part that is template, and how an offset in it is told to its author. */
export interface Source {
  readonly file: string;
  /** Without the front matter; line ends are `\n`, the last one dropped. */
  readonly body: string;
  place(at: number): Place;
  fail(at: number, message: string, hint?: string): void;
}

/** A file as it was read, and the front matter's YAML, on its own lines, where it has some. */
interface SplitFile {
  readonly source: Source;
  readonly yaml: string | undefined;
}

const FRONT = /^---[ \t]*\n((?:[\s\S]*?\n)??)---[ \t]*(?:\n|$)/;

/** Separates the front matter, between two lines of `---`, from the text. */
export function splitFile(text: string, file: string, problems: Problems): SplitFile {
  const whole = text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
  const front = FRONT.exec(whole);
  const start = front?.[0].length ?? 0;
  const body = whole.slice(start).replace(/\n$/, '');
  const place = (at: number): Place => {
    const before = whole.slice(0, start + at);
    const line = before.split('\n').length;
    return { file, line, column: before.length - before.lastIndexOf('\n') };
  };
  const source: Source = {
    file,
    body,
    place,
    fail: (at, message, hint) => problems.add(place(at), message, hint),
  };
  return { source, yaml: front === null ? undefined : `\n${front[1] ?? ''}` };
}

/** An argument of a slot or a repetition: `key=value`, or a value alone. */
export interface Argument {
  /** Offset in the template's body, as of every node. */
  readonly at: number;
  readonly key?: string;
  readonly value: string;
  readonly valueAt?: number;
}

export interface Alternative {
  readonly at: number;
  readonly weight: number;
  readonly items: readonly Node[];
}

/** What the grammar makes of a template. What the names mean is for `resolve.ts`. */
export type Node =
  | { readonly kind: 'text'; readonly at: number; readonly text: string }
  | { readonly kind: 'slot'; readonly at: number; readonly type: string; readonly args: readonly Argument[] }
  | { readonly kind: 'list'; readonly at: number; readonly name: string; readonly args: readonly Argument[] }
  | { readonly kind: 'literal'; readonly at: number; readonly text: string; readonly args: readonly Argument[] }
  | { readonly kind: 'reference'; readonly at: number; readonly name: string; readonly args: readonly Argument[] }
  | {
      readonly kind: 'variant';
      readonly at: number;
      readonly forms: readonly [string, string];
      readonly args: readonly Argument[];
    }
  | {
      readonly kind: 'include';
      readonly at: number;
      /** The fragment's, or what its name begins with. */
      readonly name: string;
      /** Names the entry of a list that the fragment's name ends with. */
      readonly by?: string;
    }
  | { readonly kind: 'choice'; readonly at: number; readonly alternatives: readonly Alternative[] }
  | {
      readonly kind: 'maybe';
      readonly at: number;
      readonly probability: number;
      readonly alternatives: readonly Alternative[];
    }
  | {
      readonly kind: 'span';
      readonly at: number;
      readonly label: string;
      readonly args: readonly Argument[];
      readonly alternatives: readonly Alternative[];
    }
  | {
      readonly kind: 'repeat';
      readonly at: number;
      readonly min: number;
      readonly max: number;
      readonly args: readonly Argument[];
      readonly alternatives: readonly Alternative[];
    };

interface Expectation {
  readonly type: 'literal' | 'class' | 'any' | 'end' | 'other';
  readonly text?: string;
  readonly description?: string;
}

/** Parses a template's body. @returns `undefined` where it is not well formed, which the source then has reported. */
export function parseTemplate(source: Source): readonly Node[] | undefined {
  try {
    return parse(source.body, {}) as readonly Node[];
  } catch (error) {
    if (!(error instanceof GrammarError)) throw error;
    const { location, expected, message } = error as unknown as {
      readonly location: { readonly start: { readonly offset: number } };
      readonly expected: readonly Expectation[] | null;
      readonly message: string;
    };
    const at = location.start.offset;
    if (expected === null) source.fail(at, message);
    else source.fail(at, strayOf(source.body, at, expected) ?? describe(expected));
    return undefined;
  }
}

/** A closing mark where nothing is open is told as that, since what else may stand there is nearly anything. */
function strayOf(body: string, at: number, expected: readonly Expectation[]): string | undefined {
  const isText = expected.some(({ type, text }) => type === 'end' || text === ']]');
  const mark = isText ? body.slice(at, at + 2) : '';
  if (mark !== ']]' && mark !== '}}') return undefined;
  const open = mark === ']]' ? '[[' : '{{';
  return `${mark} closes nothing here: no ${open} is open before it; write \\${mark} for the text`;
}

function describe(expected: readonly Expectation[]): string {
  const legal = new Set<string>();
  for (const { type, text = '', description = '' } of expected) {
    if (type === 'other' && description !== 'blank') legal.add(description);
    else if (type === 'literal' && text !== ' ') legal.add(text);
    else if (type === 'end') legal.add('the end of the template');
  }
  const names = [...legal].sort();
  const last = names.pop() ?? 'something else';
  return `expected ${names.length === 0 ? last : `${names.join(', ')} or ${last}`} here`;
}
