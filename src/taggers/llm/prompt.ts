import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { PalimpsestError } from '../../core/errors.ts';
import { ownValue } from '../../core/collections.ts';
import { describeFileError } from '../../resources/files/file-error.ts';
import { chooseLabelMap } from '../../resources/label-map.ts';
import { readYamlDocument } from '../../resources/yaml.ts';

/** What a prompt is made of besides the text that it asks about. */
export interface PromptParts {
  /** With its placeholders; see {@link renderPrompt}. */
  readonly template: string;
  /** By label, in the order in which they are shown. */
  readonly definitions: Readonly<Record<string, string>>;
  /** Known mentions by label. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
}

const PLACEHOLDER = /\{\{(\w+)\}\}/g;
const KNOWN = ['labels', 'definitions', 'lists', 'text'];

/** @throws PalimpsestError `bad-prompt` naming the line, where a placeholder is unknown or `{{text}}` is not there once. */
export function checkTemplate(template: string, file: string): void {
  const found = [...template.matchAll(PLACEHOLDER)];
  const unknown = found.find(([, name]) => !KNOWN.includes(name as string));
  const line = unknown && template.slice(0, unknown.index).split('\n').length;
  const texts = found.filter(([, name]) => name === 'text').length;
  if (!unknown && texts === 1) return;
  throw new PalimpsestError(
    'bad-prompt',
    unknown ? `the prompt has an unknown placeholder {{${unknown[1]}}}` : `the prompt has {{text}} ${texts} times`,
    {
      place: { file, ...(line !== undefined && { line }) },
      hint: 'Placeholders: {{text}}, once, and {{labels}}, {{definitions}}, {{lists}}.',
    },
  );
}

/** Reads a prompt. @throws PalimpsestError `bad-prompt`, or why the file cannot be read. */
export function readTemplate(file: string): string {
  let template: string;
  try {
    template = readFileSync(file, 'utf8');
  } catch (error) {
    throw describeFileError(error, file);
  }
  checkTemplate(template, file);
  return template;
}

/**
 * The prompt for a text, in the four parts of Lee et al. 2024: task, text and definitions, constraint, retrieval message. Its Figure 2
 * is lost; the shipped prompt has the words of it that the paper's text quotes. What the text itself holds is never taken for a placeholder.
 */
export function renderPrompt({ template, definitions, lists }: PromptParts, text: string): string {
  const values: Readonly<Record<string, string>> = {
    labels: Object.keys(definitions).join(', '),
    definitions: Object.entries(definitions)
      .map(([label, definition]) => `${label}: ${definition}`)
      .join('\n'),
    lists: Object.entries(lists)
      .map(([label, entries]) => `Known values of ${label}; recognise them in the text: ${entries.join('; ')}.`)
      .join('\n'),
    text,
  };
  return template.replaceAll(PLACEHOLDER, (_, name: string) => values[name] as string);
}

const FOLDER = new URL('../../../data/llm/', import.meta.url);

export const SHIPPED_PROMPT = fileURLToPath(new URL('prompt.txt', FOLDER));
/** For paraphrases: see augment/models/llm.ts. */
export const PARAPHRASE_PROMPT = fileURLToPath(new URL('paraphrase.txt', FOLDER));
const SHIPPED_DEFINITIONS = fileURLToPath(new URL('definitions.yaml', FOLDER));

/**
 * What the prompt says of each label: the user's words, else those of the label map, else those of the type that it gives the label, else
 * its name in words.
 *
 * @param labels sorted.
 * @param file of the user, `label: definition`; labels that only it has are asked for as well.
 */
export function defineLabels(labels: readonly string[], file: string | undefined): Readonly<Record<string, string>> {
  const own = file === undefined ? {} : readYaml(file, z.record(z.string(), z.string().min(1)), 'label: definition');
  const byType = readYaml(SHIPPED_DEFINITIONS, z.record(z.string(), z.string()), 'type: definition');
  const { map } = chooseLabelMap(new Set(labels));
  const all = [...new Set([...labels, ...Object.keys(own)])].toSorted();
  return Object.fromEntries(
    all.map((label) => {
      const rule = ownValue(map?.labels, label);
      const shipped = rule?.definition ?? byType[rule?.type ?? ''];
      return [label, ownValue(own, label) ?? shipped ?? label.toLowerCase().replaceAll(/[_-]+/g, ' ')];
    }),
  );
}

/** @param file of the user, `label: [values]`. @throws PalimpsestError `bad-prompt` where it names a label that is not asked for. */
export function readLists(
  file: string | undefined,
  labels: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  if (file === undefined) return {};
  const lists = readYaml(file, z.record(z.string(), z.array(z.coerce.string())), 'label: [value, value]');
  const unknown = Object.keys(lists).find((label) => !labels.includes(label));
  if (unknown === undefined) return lists;
  throw new PalimpsestError('bad-prompt', `there is a list for ${JSON.stringify(unknown)}, which is not asked for`, {
    place: { file },
    hint: `The labels are: ${labels.join(', ')}.`,
  });
}

function readYaml<T>(file: string, schema: z.ZodType<T>, shape: string): T {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw describeFileError(error, file);
  }
  const document = readYamlDocument(text);
  if (document.errors.length > 0) {
    throw new PalimpsestError('bad-prompt', 'the file is not valid YAML', { place: { file }, hint: `Write ${shape}.` });
  }
  const parsed = schema.safeParse(document.toJS() ?? {});
  if (parsed.success) return parsed.data;
  throw new PalimpsestError('bad-prompt', 'the file does not have the form of a prompt', {
    place: { file },
    hint: `Write ${shape}.`,
  });
}
