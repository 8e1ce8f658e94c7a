import { PalimpsestError } from '../../core/errors.ts';

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

/**
 * The prompt for a text: task, definitions, constraints, text (Lee et al. 2024; the paper's Figure 2 is lost, so that the shipped
 * wording follows what its text says of the four parts). What the text itself holds is never taken for a placeholder.
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
