import { z } from 'zod';
import { parseYaml } from '../resources/yaml.ts';
import type { Mark, Noise, TemplateList } from './plan.ts';
import type { Problems } from './syntax.ts';

const probability = z.number().min(0).max(1);

const noiseSchema = z.strictObject({
  typo: probability.optional(),
  'run-on': probability.optional(),
  upper: probability.optional(),
  lower: probability.optional(),
  accent: probability.optional(),
});

/** `NAME`, `false` for what is rendered without a label, or `{ label: Symptom, layer: clinical }`. */
const markSchema = z.union([
  z
    .string()
    .min(1)
    .transform((label): Mark => ({ label, layer: undefined })),
  z.literal(false).transform(() => undefined),
  z
    .strictObject({ label: z.string().min(1), layer: z.string().min(1).optional() })
    .transform(({ label, layer }): Mark => ({ label, layer })),
]);

const labelsSchema = z.record(z.string().min(1), markSchema);

const localeSchema = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'expected a language code such as es or en-GB');
const nameSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.-]*$/, 'expected letters, digits, _, . and -');

const setSchema = z.strictObject({
  name: nameSchema,
  locale: localeSchema,
  genre: z.string().min(1),
  description: z.string().default(''),
  labels: labelsSchema,
  lists: z
    .record(
      z.string().regex(/^[A-Za-z][A-Za-z0-9_-]*$/, 'expected a name of letters, digits, _ and -'),
      z.union([z.string().min(1), z.array(z.coerce.string().min(1)).min(1)]),
    )
    .default({}),
  noise: noiseSchema.default({}),
  fragments: z.string().default('fragments/'),
});

const frontSchema = z
  .strictObject({
    id: nameSchema.optional(),
    style: nameSchema.optional(),
    genre: z.string().min(1).optional(),
    locale: localeSchema.optional(),
    weight: z.number().positive().optional(),
    labels: labelsSchema.optional(),
    noise: noiseSchema.optional(),
  })
  .nullable()
  .transform((front) => front ?? {});

/** What `set.yaml` says. */
export interface SetFile {
  readonly name: string;
  readonly locale: string;
  readonly genre: string;
  readonly description: string;
  /** By slot type or list name. */
  readonly labels: Readonly<Record<string, Mark | undefined>>;
  /** A list's file, relative to the set's folder, or its entries. */
  readonly lists: Readonly<Record<string, string | readonly string[]>>;
  readonly noise: Partial<Noise>;
  /** The folder of fragments, relative to the set's. */
  readonly fragments: string;
}

/** What a template's front matter says. */
export interface FrontMatter {
  readonly id?: string | undefined;
  readonly style?: string | undefined;
  readonly genre?: string | undefined;
  readonly locale?: string | undefined;
  readonly weight?: number | undefined;
  readonly labels?: Readonly<Record<string, Mark | undefined>> | undefined;
  readonly noise?: Partial<Noise> | undefined;
}

/** @throws PalimpsestError `bad-template` with line and column. */
export function parseSetFile(text: string, file: string): SetFile {
  return parseYaml(text, file, setSchema, 'bad-template') as SetFile;
}

/** @throws PalimpsestError `bad-template` with line and column. */
export function parseFrontMatter(yaml: string, file: string): FrontMatter {
  return parseYaml(yaml, file, frontSchema, 'bad-template') as FrontMatter;
}

/**
 * Reads a list file: one entry a line, perhaps with a weight after a tab; empty lines and lines that start with `# ` (or are
 * `#` alone) say nothing. An entry that comes twice is reported: draws could not be told apart.
 */
export function parseList(
  name: string,
  text: string,
  file: string,
  isLabelled: boolean,
  problems: Problems,
): TemplateList {
  const entries: string[] = [];
  const weights: number[] = [];
  const seen = new Map<string, number>();
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  for (const [i, raw] of lines.entries()) {
    if (raw.trim() === '' || raw === '#' || raw.startsWith('# ')) continue;
    const place = { file, line: i + 1, column: 1 };
    const [value = '', weight, ...rest] = raw.split('\t');
    const entry = value.trim();
    const number = weight === undefined ? 1 : Number(weight);
    const earlier = seen.get(entry);
    if (entry === '' || rest.length > 0 || (weight !== undefined && weight.trim() === '') || !(number > 0)) {
      problems.add(place, 'a line of a list is an entry, or an entry, a tab and a weight above 0');
    } else if (earlier !== undefined) problems.add(place, `the entry stands in line ${earlier} already`);
    else {
      seen.set(entry, i + 1);
      entries.push(entry);
      weights.push(number);
    }
  }
  if (entries.length === 0) problems.add({ file, line: 1, column: 1 }, `the list ${name} has no entries`);
  return createList(name, entries, weights, isLabelled);
}

/** A list of entries that stand in `set.yaml` itself; all weigh the same. */
export function createList(
  name: string,
  entries: readonly string[],
  weights: readonly number[] | undefined,
  isLabelled: boolean,
): TemplateList {
  const isFlat = weights === undefined || weights.every((weight) => weight === weights[0]);
  return { name, entries, weights: isFlat ? undefined : weights, isLabelled };
}
