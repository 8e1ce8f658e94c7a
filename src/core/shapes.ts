/** What a value may be, for checking what comes in from outside. */
export interface Shape {
  /** The legal values, in words that follow "is". */
  readonly words: string;
  /** What is wrong with a value; nothing where it fits. */
  misfit(value: unknown): Misfit | undefined;
  /** Stands in for a value that can be looked at only while it is read. */
  readonly watch?: (value: unknown, refuse: (misfit: Misfit) => never) => unknown;
}

/** Where in a value something else is than may be there. */
interface Misfit {
  /** As in code, from the value on: `.entities[2].start`; empty for the value itself. */
  readonly path: string;
  readonly words: string;
  readonly value: unknown;
}

type Fields = Readonly<Record<string, Shape>>;

/** A value that passes a test. */
export function fits(words: string, test: (value: unknown) => boolean): Shape {
  return { words, misfit: (value) => (test(value) ? undefined : { path: '', words, value }) };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Map) &&
  !(value instanceof Set);

/** An object, of whose properties those named are looked at, and then all of it. */
export function object(words: string, fields: Fields = {}, more?: (value: never) => Misfit | undefined): Shape {
  const entries = Object.entries(fields);
  return {
    words,
    misfit(value) {
      if (!isObject(value)) return { path: '', words, value };
      for (const [name, shape] of entries) {
        const found = shape.misfit(value[name]);
        if (found) return within(`.${name}`, found);
      }
      return more?.(value as never);
    },
  };
}

/** A list, each of whose elements is of a shape. */
export function list(words: string, element: Shape): Shape {
  return {
    words,
    misfit(value) {
      if (!Array.isArray(value)) return { path: '', words, value };
      for (let i = 0; i < value.length; i++) {
        const found = element.misfit(value[i]);
        if (found) return within(`[${i}]`, found);
      }
      return undefined;
    },
  };
}

/** An object that is used as a table: whatever its keys, its values are of a shape. */
export function table(words: string, element: Shape): Shape {
  return {
    words,
    misfit(value) {
      if (!isObject(value)) return { path: '', words, value };
      for (const key of Object.keys(value)) {
        const found = element.misfit(value[key]);
        if (found) return within(`[${JSON.stringify(key)}]`, found);
      }
      return undefined;
    },
  };
}

/** One of several names. */
export const oneOf = (...names: readonly string[]): Shape =>
  fits(`one of ${names.join(', ')}`, (value) => names.includes(value as string));

export function optional(shape: Shape): Shape {
  const { watch } = shape;
  return {
    words: shape.words,
    misfit: (value) => (value === undefined ? undefined : shape.misfit(value)),
    ...(watch && { watch: (value, refuse) => (value === undefined ? undefined : watch(value, refuse)) }),
  };
}

/** A string, or what fits another shape. */
export function stringOr(shape: Shape): Shape {
  const words = `a string or ${shape.words}`;
  return {
    words,
    misfit(value) {
      if (typeof value === 'string') return undefined;
      const found = shape.misfit(value);
      return found && (found.path === '' ? { ...found, words } : found);
    },
  };
}

export const within = (path: string, misfit: Misfit): Misfit => ({ ...misfit, path: path + misfit.path });

const AsyncFunction = (async () => undefined).constructor;

/**
 * The function with its arguments checked, once, as they come in from outside; within the package it is called unchecked.
 *
 * @param shapes those of its parameters, by name, in their order.
 * @returns a function that throws a TypeError, or rejects with it, which names the argument and what it may be.
 */
export function checked<F extends (...args: never[]) => unknown>(run: F, shapes: Fields): F {
  const parameters = Object.entries(shapes);
  const admit = (args: readonly unknown[]): never[] => {
    const admitted = [...args];
    for (const [i, [name, shape]] of parameters.entries()) {
      const refuse = ({ path, words, value }: Misfit): never => {
        throw new TypeError(`${run.name}: ${name}${path} is ${words}, not ${describe(value)}`);
      };
      const found = shape.misfit(args[i]);
      if (found) refuse(found);
      if (shape.watch) admitted[i] = shape.watch(args[i], refuse);
    }
    return admitted as never[];
  };
  const border =
    run instanceof AsyncFunction
      ? async (...args: unknown[]) => run(...admit(args))
      : (...args: unknown[]) => run(...admit(args));
  Object.defineProperty(border, 'name', { value: run.name });
  return border as unknown as F;
}

/** Strings are never shown: they may be text of a document. */
function describe(value: unknown): string {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return 'an array';
  return value === undefined ? 'undefined' : typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
