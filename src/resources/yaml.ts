import { type Document, isScalar, LineCounter, type Node, parseDocument, visit, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { nearestName } from '../core/edit-distance.ts';
import { PalimpsestError, type Place } from '../core/errors.ts';

/** Settings with the places they stand at, for checks that a schema cannot express. */
export interface LocatedYaml<Settings> {
  readonly settings: Settings;
  /** Where the value at a path of keys and indices stands; of what is not there, the nearest thing around it. */
  readonly placeOf: (path: readonly PropertyKey[]) => Place;
}

/** Brackets in one another beyond this are no settings; the parser would overflow the stack. */
const MOST_DEPTH = 200;
/** References (`*name`) to what was said before; a few lines of them in one another make terabytes. */
const MOST_ALIASES = 1000;

/**
 * Parses YAML that may come from a stranger. What is nested too deep, or refers to earlier values too often or in circles, is an
 * error of the document, so `toJS()` of a document without errors is safe.
 */
export function readYamlDocument(text: string, lines?: LineCounter): Document.Parsed {
  const options = { prettyErrors: false, ...(lines && { lineCounter: lines }) };
  const deep = firstTooDeep(text);
  const document = parseDocument(deep < 0 ? text : '', options);
  const fail = (at: number, message: string) =>
    document.errors.push(new YAMLParseError([at, at + 1], 'RESOURCE_EXHAUSTION', message));
  if (deep >= 0) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines?.addNewLine(at + 1);
    fail(deep, `values are nested more than ${MOST_DEPTH} deep`);
  }
  // Most have neither, and to visit all values takes as long as to read them; an escape may spell anything.
  if (document.errors.length > 0 || !/[*\\]|__proto__/u.test(text)) return document;
  let aliases = 0;
  // As the library tells what a reference means: the last value of that name before it.
  const named = new Map<string, Node>();
  visit(document, {
    Value: (_, value) => {
      if (value.anchor !== undefined) named.set(value.anchor, value);
    },
    Alias: (_, alias, path) => {
      const at = alias.range?.[0] ?? 0;
      if (++aliases === MOST_ALIASES + 1) fail(at, `there are more than ${MOST_ALIASES} references (*name)`);
      const meant = named.get(alias.source);
      if (meant !== undefined && path.includes(meant)) fail(at, 'a value refers to itself');
    },
    Pair: (_, { key }) => {
      // The schemas leave it out without a word, as it would be the prototype of what they make.
      if (isScalar(key) && key.value === '__proto__') fail(key.range?.[0] ?? 0, 'no key may be called __proto__');
    },
  });
  if (aliases === 0 || document.errors.length > 0) return document;
  try {
    document.toJS();
  } catch {
    // The library's own measure of references within references.
    fail(0, 'references (*name) in one another make too many values');
  }
  return document;
}

/** Where brackets are first nested too deep; −1 where nowhere. Those in quotes and comments do not count. */
function firstTooDeep(text: string): number {
  let depth = 0;
  for (const { 0: found, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|(?:^|\s)#.*|[[\]{}]/g)) {
    if (found === '[' || found === '{') depth++;
    else if (found === ']' || found === '}') depth = Math.max(0, depth - 1);
    if (depth > MOST_DEPTH) return index;
  }
  return -1;
}

/**
 * Reads a YAML settings file and checks it against a schema.
 *
 * @param file named in errors.
 * @param code of the error thrown.
 * @throws PalimpsestError with the line and column of the first thing that is wrong, be it syntax or schema.
 */
export function parseYaml<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
  code: string,
): z.output<Schema> {
  return locateYaml(text, file, schema, code).settings;
}

/** As {@link parseYaml}, for settings that are checked further. @throws PalimpsestError as {@link parseYaml} does. */
export function locateYaml<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
  code: string,
): LocatedYaml<z.output<Schema>> {
  const lines = new LineCounter();
  const document = readYamlDocument(text, lines);
  const [fault] = document.errors;
  if (fault) {
    const { line, col } = lines.linePos(fault.pos[0]);
    throw new PalimpsestError(code, fault.message, { place: { file, line, column: col } });
  }
  const placeOf = (path: readonly PropertyKey[]): Place => {
    let offset = 0;
    for (let length = path.length; length >= 0; length--) {
      const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
      const range = (node as { range?: [number, number, number] } | undefined)?.range;
      if (!range) continue;
      offset = range[0];
      break;
    }
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col };
  };
  const result = schema.safeParse(document.toJS());
  if (result.success) return { settings: result.data, placeOf };
  const issue = deepest(first(result.error.issues) as z.core.$ZodIssue);
  const unknownKey = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const path = unknownKey === undefined ? issue.path : [...issue.path, unknownKey];
  const where = path.length > 0 ? `${path.map(String).join('.')}: ` : '';
  const nearest = unknownKey === undefined ? undefined : nearestName(unknownKey, keysAt(schema, issue.path));
  throw new PalimpsestError(code, `${where}${messageOf(issue)}`, {
    place: placeOf(path),
    ...(nearest !== undefined && { hint: `Did you mean ${nearest}?` }),
  });
}

/** What a schema is made of, as far as keys may stand in it. */
interface Parts {
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly items?: readonly z.core.$ZodType[];
}

/** The keys that an object at a path may have, in whatever branch of a union. */
function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): readonly string[] {
  const { shape, innerType, in: input, element, valueType, options, items } = schema._zod.def as Parts;
  const around = [innerType, input, ...(options ?? [])].filter((inner) => inner !== undefined);
  if (around.length > 0) return around.flatMap((inner) => keysAt(inner, path));
  const [key, ...rest] = path;
  if (key === undefined) return Object.keys(shape ?? {});
  const inner = shape?.[String(key)] ?? element ?? valueType ?? items?.[Number(key)];
  return inner === undefined ? [] : keysAt(inner, rest);
}

/** What is not there is missing, not "received undefined". */
function messageOf({ message }: z.core.$ZodIssue): string {
  return message.replace(
    /^(?:Invalid input: )?expected (.+), received (?:undefined|null)$/u,
    'missing: $1 is expected',
  );
}

/** A misspelt key before what is missing for it. */
function first(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue | undefined {
  return issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
}

/** Of the branches of a union that failed, the one that got furthest tells best what was meant. */
function deepest(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const branches = issue.errors
    .flatMap((branch) => first(branch) ?? [])
    .map((inner) => deepest({ ...inner, path: [...issue.path, ...inner.path] }));
  const best = branches.toSorted((a, b) => b.path.length - a.path.length || rank(a) - rank(b))[0];
  return best ?? issue;
}

function rank(issue: z.core.$ZodIssue): number {
  return issue.code === 'unrecognized_keys' ? 0 : 1;
}
