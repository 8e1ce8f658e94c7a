import { nearestName } from './edit-distance.ts';

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
  /** Absent where nothing may be there at all. */
  readonly value?: unknown;
}

type Fields = Readonly<Record<string, Shape>>;

/** The shape of an option that must be given. */
interface Needed extends Shape {
  readonly isNeeded: true;
}

/** The shape of every option that there is: none can be forgotten, and so none that is legal is refused. */
export type OptionShapes<Options> = {
  readonly [Name in keyof Options]-?: object extends Pick<Options, Name> ? Shape : Needed;
};

type AnyFunction = (...args: never[]) => unknown;
type LastParameter<F> = F extends AnyFunction
  ? Required<Parameters<F>> extends [...unknown[], infer L]
    ? L
    : never
  : never;

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

/** An option that must be given: all others may be absent. */
export const needed = (shape: Shape): Needed => ({ ...shape, isNeeded: true });

/** Options: an object that has no others than those named, or nothing where none must be given. */
export function options<Options>(fields: OptionShapes<Options>): Shape {
  const entries = Object.entries<Shape | Needed>(fields);
  const required = entries.filter(([, shape]) => 'isNeeded' in shape).map(([name]) => name);
  const words = required.length === 0 ? 'an object of options' : `options with ${required.join(', ')}`;
  const known = object(
    words,
    Object.fromEntries(entries.map(([name, shape]) => [name, 'isNeeded' in shape ? shape : optional(shape)])),
  );
  return {
    words,
    misfit(value) {
      if (value === undefined && required.length === 0) return undefined;
      const found = known.misfit(value);
      if (found) return found;
      const unknown = Object.keys(value as object).find((name) => !Object.hasOwn(fields, name));
      if (unknown === undefined) return undefined;
      const names = entries.map(([name]) => name);
      return {
        path: `.${unknown}`,
        words: `no option; did you mean ${nearestName(unknown, names)}? There ${names.length === 1 ? 'is' : 'are'}: ${names.join(', ')}`,
      };
    },
  };
}

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
 * @param last those of the options, where its last parameter is that.
 * @returns a function that throws a TypeError, or rejects with it, which names the argument and what it may be.
 */
export function checked<F extends AnyFunction>(run: F, shapes: Fields, last?: OptionShapes<LastParameter<F>>): F {
  const admit = admission(run.name, shapes, last);
  const border =
    run instanceof AsyncFunction
      ? async (...args: unknown[]) => run(...admit(args))
      : (...args: unknown[]) => run(...admit(args));
  Object.defineProperty(border, 'name', { value: run.name });
  return border as unknown as F;
}

/** The same of a function that answers later, whose module, and all that it needs, is loaded when it is called first. */
export function later<M, Name extends keyof M & string>(
  load: () => Promise<M>,
  name: Name,
  shapes: Fields,
  last?: OptionShapes<LastParameter<M[Name]>>,
): M[Name] extends (...args: never[]) => Promise<unknown> ? M[Name] : never {
  const admit = admission(name, shapes, last);
  const border = async (...args: unknown[]) => {
    const admitted = admit(args);
    return ((await load())[name] as AnyFunction)(...admitted);
  };
  Object.defineProperty(border, 'name', { value: name });
  return border as never;
}

/** What looks at the arguments of a function and gives those it shall be called with. */
function admission<Options>(name: string, shapes: Fields, last?: OptionShapes<Options>) {
  const parameters = Object.entries({ ...shapes, ...(last && { options: options(last) }) });
  return (args: readonly unknown[]): never[] => {
    const admitted = [...args];
    for (const [i, [parameter, shape]] of parameters.entries()) {
      const refuse = ({ path, words, ...rest }: Misfit): never => {
        const found = 'value' in rest ? `, not ${describe(rest.value)}` : '';
        throw new TypeError(`${name}: ${parameter}${path} is ${words}${found}`);
      };
      const found = shape.misfit(args[i]);
      if (found) refuse(found);
      if (shape.watch) admitted[i] = shape.watch(args[i], refuse);
    }
    return admitted as never[];
  };
}

/** Strings are never shown: they may be text of a document. */
function describe(value: unknown): string {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return 'an array';
  return value === undefined ? 'undefined' : typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
