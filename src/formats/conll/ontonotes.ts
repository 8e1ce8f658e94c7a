import type { InputFile } from '../../core/corpus-format.ts';
import { type Line, readLineBatches } from '../io/files.ts';

/** How documents of CoNLL-2012 begin, whose rows have more columns the more verbs a sentence has, and names in brackets: `(GPE)`, `(ORG*`, `*`, `*)`. */
const BEGIN = /^\ufeff?#begin document \(([^)]*)\)(?:; part (\w+))?/;
const [TOKEN, NAMES] = [3, 10];

/** Whether a file or a part of one is CoNLL-2012's. */
export const isOntoNotes = (first: string | undefined): boolean => first !== undefined && BEGIN.test(first);

/** Sees lines of CoNLL-2012, one after the other, as columns of tokens and tags. */
export function createOntoNotesView(): (line: string) => string {
  let label: string | undefined;
  return (line) => {
    const [, id, part] = BEGIN.exec(line) ?? [];
    if (id !== undefined) return `# newdoc id = ${part === undefined ? id : `${id}-${part}`}`;
    const cells = line.trim().split(/\s+/);
    const [token, names] = [cells[TOKEN], cells[NAMES]];
    if (token === undefined || names === undefined) {
      label = undefined;
      return line.startsWith('#end document') ? '' : line;
    }
    const begun = /^\(([^()*]+)/.exec(names)?.[1];
    label = begun ?? label;
    const tag = label === undefined ? 'O' : `${begun === undefined ? 'I' : 'B'}-${label}`;
    if (names.endsWith(')')) label = undefined;
    return `${token}\t${tag}`;
  };
}

/** The lines of a file, those of CoNLL-2012 as {@link createOntoNotesView} sees them. */
export async function* readColumns(file: InputFile): AsyncGenerator<readonly Line[]> {
  let view: ((line: string) => string) | undefined;
  let isFirst = true;
  for await (const batch of readLineBatches(file)) {
    if (isFirst && isOntoNotes(batch[0]?.text)) view = createOntoNotesView();
    isFirst = false;
    yield view ? batch.map((line) => (line.text === undefined ? line : { ...line, text: view?.(line.text) })) : batch;
  }
}
