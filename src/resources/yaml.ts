import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { PalimpsestError, type Place } from '../core/errors.ts';

/** Settings with the places they stand at, for checks that a schema cannot express. */
export interface LocatedYaml<Settings> {
  readonly settings: Settings;
  /** Where the value at a path of keys and indices stands; of what is not there, the nearest thing around it. */
  readonly placeOf: (path: readonly PropertyKey[]) => Place;
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
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [syntax] = document.errors;
  if (syntax) {
    const { line, col } = lines.linePos(syntax.pos[0]);
    throw new PalimpsestError(code, syntax.message, { place: { file, line, column: col } });
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
  const issue = deepest(result.error.issues[0] as z.core.$ZodIssue);
  const unknownKey = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const path = unknownKey === undefined ? issue.path : [...issue.path, unknownKey];
  const where = path.length > 0 ? `${path.map(String).join('.')}: ` : '';
  throw new PalimpsestError(code, `${where}${messageOf(issue)}`, { place: placeOf(path) });
}

/** What is not there is missing, not "received undefined". */
function messageOf({ message }: z.core.$ZodIssue): string {
  return message.replace(
    /^(?:Invalid input: )?expected (.+), received (?:undefined|null)$/u,
    'missing: $1 is expected',
  );
}

/** Of the branches of a union that failed, the one that got furthest tells best what was meant. */
function deepest(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const branches = issue.errors
    .flatMap((branch) => branch.slice(0, 1))
    .map((inner) => deepest({ ...inner, path: [...issue.path, ...inner.path] }));
  const best = branches.toSorted((a, b) => b.path.length - a.path.length || rank(a) - rank(b))[0];
  return best ?? issue;
}

function rank(issue: z.core.$ZodIssue): number {
  return issue.code === 'unrecognized_keys' ? 1 : 0;
}
