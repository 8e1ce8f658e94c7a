import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { ownValue } from '../../core/collections.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { describeFileError } from '../../resources/files/file-error.ts';
import { chooseLabelMap } from '../../resources/label-map.ts';
import { readYamlDocument } from '../../resources/yaml.ts';

const FOLDER = new URL('../../../data/llm/', import.meta.url);

export const SHIPPED_PROMPT = fileURLToPath(new URL('prompt.txt', FOLDER));
const SHIPPED_DEFINITIONS = fileURLToPath(new URL('definitions.yaml', FOLDER));

/**
 * What the prompt says of each label: the user's words, else those of the type that the label map gives it, else its name in
 * words.
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
      const type = ownValue(map?.labels, label)?.type ?? '';
      return [label, ownValue(own, label) ?? byType[type] ?? label.toLowerCase().replaceAll(/[_-]+/g, ' ')];
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
    throw new PalimpsestError('bad-prompt', 'it is no YAML', { place: { file }, hint: `Write ${shape}.` });
  }
  const parsed = schema.safeParse(document.toJS() ?? {});
  if (parsed.success) return parsed.data;
  throw new PalimpsestError('bad-prompt', 'it is not of the right form', { place: { file }, hint: `Write ${shape}.` });
}
