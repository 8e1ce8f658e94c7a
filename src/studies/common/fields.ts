import { z } from 'zod';
import { formats } from '../../formats/index.ts';
import { ownValue } from '../../core/collections.ts';
import { PalimpsestError } from '../../core/errors.ts';

// What the specifications of several kinds have in common, as they are written: names are not yet looked up.

/** An object that knows its keys: an unknown one is an error that names the legal ones. */
export function keyed<Shape extends z.core.$ZodLooseShape>(what: string, shape: Shape) {
  const keys = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `${what} has no key ${JSON.stringify(issue.keys?.[0])}; its keys are: ${keys}`
        : undefined,
  });
}

/** A record with something in it; `otherwise` is said of an empty one. */
export const filled = <Value extends z.ZodType>(value: Value, otherwise: string) =>
  z.record(name, value).refine((all) => Object.keys(all).length > 0, otherwise);

export const name = z.string().min(1);
export const names = z.array(name).min(1);
export const seeds = z.array(z.int().min(0)).min(1);
export const partition = z.enum(['train', 'dev', 'test', 'all']);
export const language = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'expected a language code such as es or en-US');

/** Settings of a tagger, a translator, a pretraining: their own schemas check them. */
export const settings = z.record(z.string(), z.unknown()).default({});

/** What every specification begins with. */
export const title = { name, description: z.string().optional() };

/** What cells are counted by: the main measure, further ones, and groups of sentences. */
export const measures = (main: string, further: readonly string[] = []) => ({
  metric: name.default(main),
  metrics: z.array(name).default([...further]),
  /** Scores by sentences too: of one language or both, or by the range of their code-mixing index. */
  'group-by': keyed('group-by', {
    sentences: z.enum(['group', 'cmi']).default('group'),
    /** The two languages, as `--mixed` takes them. */
    mixed: z.tuple([name, name]),
  }).optional(),
});

/** The tagger of a study that compares training text. */
export const tagger = keyed('a tagger', { family: name.default('crf'), settings }).prefault({});

const column = z.union([z.int(), z.string().min(1)]);

/** The format of a corpus, found from the content when absent, and its options. */
export const format = {
  format: z.enum(formats.map((one) => one.name) as [string, ...string[]]).optional(),
  options: keyed('options', {
    encoding: name.optional(),
    overlaps: z.enum(['refuse', 'keep']).optional(),
    'token-column': column.optional(),
    'tag-column': column.optional(),
    scheme: z.enum(['IO', 'IOB1', 'IOB2', 'BIOES', 'BILOU']).optional(),
    separator: z.enum(['tab', 'space']).optional(),
    'tag-names': names.optional(),
    type: name.optional(),
  }).prefault({}),
};

/** Files or folders, read one after the other; `${NAME}` stands for a variable. Relative to the specification. */
export const paths = z.union([name.transform((one) => [one]), names]);

/** Where documents come from: files, or templates. */
export const documents = {
  path: paths.optional(),
  /** Documents that templates make, in place of a corpus on disk. */
  generated: keyed('generated', {
    /** A shipped template set, or the folder of one. */
    set: name,
    documents: z.int().min(1),
    seed: z.int().min(0).default(13),
    style: name.optional(),
    genre: name.optional(),
    /** The share of templates and gazetteer entries that is drawn from. */
    partition: partition.default('all'),
  }).optional(),
  ...format,
};

/** What `${NAME}` stands for in a specification: the environment, under what the command line sets. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Puts the values of variables in. @throws PalimpsestError `unset-variable` naming the one that has no value. */
export function expandVariables(text: string, variables: Variables): string {
  return text.replaceAll(/\$\{([A-Za-z_]\w*)\}/g, (_, name: string) => {
    const value = ownValue(variables, name);
    if (value !== undefined && value !== '') return value;
    throw new PalimpsestError('unset-variable', `the variable ${name} is not set`, {
      hint: `Set it in the environment, or with --set ${name}=PATH.`,
    });
  });
}
