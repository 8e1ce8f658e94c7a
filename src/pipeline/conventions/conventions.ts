import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { z } from 'zod';
import { describeFileError } from '../../resources/files/file-error.ts';
import { parseYaml } from '../../resources/yaml.ts';
import { MARKS } from './marks.ts';

const label = z.string().min(1);

const borderSchema = z.strictObject({
  label,
  mark: z.enum(MARKS),
  side: z.enum(['before', 'after']),
  inside: z.boolean(),
});
const spacingSchema = z.strictObject({
  sign: z.string().min(1),
  before: z.boolean().optional(),
  after: z.boolean().optional(),
});
const conventionsSchema = z.strictObject({
  language: z.string(),
  labels: z.record(label, label).default({}),
  borders: z.array(borderSchema).default([]),
  join: z.array(label).default([]),
  spacing: z.array(spacingSchema).default([]),
});

/** Whether what marks a mention on one side (a title, an article) stands inside its borders. */
export type BorderConvention = z.infer<typeof borderSchema>;

/** Whether a blank stands before and after a sign; where neither is said, as it comes. */
export type SpacingConvention = z.infer<typeof spacingSchema>;

/** How a corpus draws the borders of mentions and writes its text, where corpora differ. */
export interface Conventions {
  /** Of the words that mark a mention. */
  readonly language: string;
  /** New names of labels, by the old ones. */
  readonly labels: Readonly<Record<string, string>>;
  /** By new names. */
  readonly borders: readonly BorderConvention[];
  /** Neighbouring mentions of these labels, parted by white space only, are one. */
  readonly join: readonly string[];
  readonly spacing: readonly SpacingConvention[];
}

/** @throws PalimpsestError `bad-conventions`, with line and column. */
export function parseConventions(text: string, file: string): Conventions {
  return parseYaml(text, file, conventionsSchema, 'bad-conventions');
}

/** Reads a file of conventions. @throws PalimpsestError `bad-conventions`, with line and column; what is wrong with the file. */
export function loadConventions(file: string): Conventions {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw describeFileError(error, file);
  }
  return parseConventions(text, file);
}

/** As YAML, which a person may edit. */
export function formatConventions(conventions: Conventions): string {
  return stringify(conventions, { flowCollectionPadding: true });
}
