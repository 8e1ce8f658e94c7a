import { isMap, isScalar, isSeq, LineCounter, type Node } from 'yaml';
import { PalimpsestError } from '../core/errors.ts';
import type { Rng } from '../core/rng.ts';
import type { DrawFilter, GazetteerEntry } from './gazetteer.ts';
import { countTokens, type InMemoryList } from './gazetteer-list.ts';
import { readYamlDocument } from './yaml.ts';
import { RegexSyntaxError } from '../core/regex-syntax.ts';
import { parseRegexShape, parseShape, slug, type Shape, type Slot, type Transform } from './shape.ts';

/** One way of writing a value. */
export interface Alternative {
  /** How often it is chosen, relative to its sisters. */
  readonly weight: number;
  readonly shape: Shape;
  readonly file: string;
  readonly line: number;
}

/** The grammars of one file, as parsed; slots are not resolved yet. */
export type GrammarTable = ReadonlyMap<string, readonly Alternative[]>;

/** A grammar whose slots are bound to lists and other grammars. */
export interface Grammar {
  render(rng: Rng, filter: DrawFilter): string;
  /**
   * Distinct values, exact as long as no two alternatives, and no two ways of filling one, write the same text; otherwise
   * an upper bound.
   */
  count(filter: DrawFilter): bigint;
  /** Names of the lists it draws from, in its own slots or further down. */
  readonly lists: ReadonlySet<string>;
}

/** Looks a slot's name up; `undefined` where the locale has neither list nor grammar of that name. */
export type Resolve = (
  name: string,
  place: { readonly file: string; readonly line: number },
) => { readonly list?: InMemoryList; readonly grammar?: Grammar } | undefined;

/** How often a grammar is rendered anew for a wished number of tokens, before the wish is given up. */
const TOKEN_ATTEMPTS = 32;

/**
 * Parses a `grammars.yaml`: a map from grammar names to lists of alternatives, each `{ weight, shape }` or just the shape.
 *
 * @throws PalimpsestError with the line.
 */
export function parseGrammars(text: string, file: string): GrammarTable {
  const lines = new LineCounter();
  const document = readYamlDocument(text, lines);
  const lineOf = (node: unknown): number => lines.linePos((node as Node | null)?.range?.[0] ?? 0).line;
  const fail = (line: number, message: string): never => {
    throw new PalimpsestError('bad-grammar', message, {
      place: { file, line },
      hint: 'a grammar is a name and a list of { weight: 2, shape: "{cities} Hospital" } or "{cities} Hospital"',
    });
  };
  const [problem] = document.errors;
  if (problem !== undefined) fail(lines.linePos(problem.pos[0]).line, 'the file is not valid YAML');

  const table = new Map<string, Alternative[]>();
  if (document.contents === null) return table;
  if (!isMap(document.contents)) return fail(1, 'the file must be a map of grammars');
  for (const { key, value } of document.contents.items) {
    const name = isScalar(key) ? key.value : undefined;
    if (typeof name !== 'string' || !/^[a-z][a-z0-9-]*$/.test(name))
      return fail(lineOf(key), 'a grammar name is kebab-case');
    if (!isSeq(value) || value.items.length === 0)
      return fail(lineOf(key), 'a grammar is a non-empty list of alternatives');
    table.set(
      name,
      value.items.map((item): Alternative => {
        const line = lineOf(item);
        const shape = isMap(item) ? item.get('shape') : isScalar(item) ? item.value : undefined;
        const weight = isMap(item) ? (item.get('weight') ?? 1) : 1;
        if (typeof shape !== 'string') return fail(line, 'an alternative has a shape, a string');
        if (typeof weight !== 'number' || !(weight > 0)) return fail(line, 'a weight is a number above 0');
        if (isMap(item) && item.items.some(({ key }) => !['weight', 'shape'].includes(String(key)))) {
          return fail(line, 'an alternative has the fields weight and shape only');
        }
        try {
          return { weight, shape: parseShape(shape), file, line };
        } catch (error) {
          if (error instanceof RegexSyntaxError) return fail(line, error.message);
          throw error;
        }
      }),
    );
  }
  return table;
}

type Part = Pick<Grammar, 'render' | 'count'>;

/**
 * Binds the slots of a grammar.
 *
 * @param ownList a list of the grammar's own name, which the user added: half of the draws come from it.
 * @throws PalimpsestError for a slot that names nothing or a bad regular expression, with the line.
 */
export function bindGrammar(alternatives: readonly Alternative[], resolve: Resolve, ownList?: InMemoryList): Grammar {
  const lists = new Set<string>(ownList === undefined ? [] : [ownList.name]);
  const bound = alternatives.map(({ shape, file, line }) =>
    shape.map((part): Part => {
      if (part.kind === 'text') return { render: () => part.text, count: () => 1n };
      if (part.kind === 'regex') return bindRegex(part.source, { file, line });
      return bindSlot(part, resolve, { file, line }, lists);
    }),
  );
  const weights = alternatives.map(({ weight }) => weight);
  if (ownList !== undefined) {
    bound.push([bindList(ownList, {}, [])]);
    weights.push(weights.reduce((sum, weight) => sum + weight, 0));
  }
  const limits: number[] = [];
  for (const weight of weights) limits.push((limits.at(-1) ?? 0) + weight);

  const once = (rng: Rng, filter: DrawFilter): string => {
    const at = bound.length === 1 ? 0 : pickWeighted(rng, limits);
    let text = '';
    for (const part of bound[at] as readonly Part[]) text += part.render(rng, filter);
    return text;
  };
  return {
    lists,
    render(rng, { tokens, ...filter }) {
      let text = once(rng, filter);
      if (tokens === undefined) return text;
      for (let i = 1; i < TOKEN_ATTEMPTS && countTokens(text) !== tokens; i++) text = once(rng, filter);
      return text;
    },
    count: (filter) =>
      bound.reduce((sum, parts) => sum + parts.reduce((product, part) => product * part.count(filter), 1n), 0n),
  };
}

function bindRegex(source: string, place: { file: string; line: number }): Part {
  try {
    const shape = parseRegexShape(source);
    return { render: (rng) => shape.render(rng), count: () => shape.count };
  } catch (error) {
    if (error instanceof RegexSyntaxError) throw new PalimpsestError('bad-grammar', error.message, { place });
    throw error;
  }
}

function bindSlot(slot: Slot, resolve: Resolve, place: { file: string; line: number }, lists: Set<string>): Part {
  const target = resolve(slot.name, place);
  const fail = (message: string): never => {
    throw new PalimpsestError('bad-grammar', message, { place });
  };
  if (target?.grammar !== undefined) {
    const { grammar } = target;
    if (slot.transforms.length > 0) fail(`a transform is for lists, and "${slot.name}" is a grammar`);
    for (const name of grammar.lists) lists.add(name);
    const own = Object.keys(slot.filter).length > 0;
    return {
      render: (rng, filter) => grammar.render(rng, own ? { ...filter, ...slot.filter } : filter),
      count: (filter) => grammar.count(own ? { ...filter, ...slot.filter } : filter),
    };
  }
  if (target?.list === undefined) return fail(`no list or grammar is named "${slot.name}"`);
  lists.add(slot.name);
  return bindList(target.list, slot.filter, slot.transforms);
}

function bindList(list: InMemoryList, fixed: DrawFilter, transforms: readonly Transform[]): Part {
  if (transforms.length === 0) {
    return {
      render: (rng, filter) => list.values[list.drawIndex(rng, filter, fixed)] as string,
      count: (filter) => BigInt(list.pool(filter, fixed)?.length ?? list.size),
    };
  }
  const write = (index: number): string => {
    const entry = list.entry(index);
    return transforms.reduce((text, transform) => applyTransform(text, transform, entry), entry.value);
  };
  return {
    render: (rng, filter) => write(list.drawIndex(rng, filter, fixed)),
    count: (filter) => BigInt(new Set(Array.from(list.pool(filter, fixed) ?? list.values.keys(), write)).size),
  };
}

function applyTransform(text: string, transform: Transform, { region }: GazetteerEntry): string {
  switch (transform) {
    case 'initial':
      return String.fromCodePoint(text.codePointAt(0) as number);
    case 'upper':
      return text.toUpperCase();
    case 'lower':
      return text.toLowerCase();
    case 'slug':
      return slug(text);
    case 'with-region':
      return region === undefined ? text : `${text}, ${region}`;
  }
}

function pickWeighted(rng: Rng, limits: readonly number[]): number {
  const point = rng.float() * (limits.at(-1) as number);
  const at = limits.findIndex((limit) => point < limit);
  return at < 0 ? limits.length - 1 : at;
}
