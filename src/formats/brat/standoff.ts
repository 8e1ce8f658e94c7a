import type { CharSpan } from '../../core/types.ts';

export interface AnnLine {
  readonly content: string;
  /** `\n`, `\r\n`, or empty at the end of the file. */
  readonly eol: string;
}

export function splitAnnLines(ann: string): readonly AnnLine[] {
  return Array.from(ann.matchAll(/([^\n]*?)(\r?\n|$)/g), ([, content = '', eol = '']) => ({ content, eol })).filter(
    ({ content, eol }) => content !== '' || eol !== '',
  );
}

/** What a `T` line says. */
export interface TextBound {
  readonly id: string;
  readonly label: string;
  /** In the order of the file, counted in code points. */
  readonly spans: readonly CharSpan[];
  /** Absent where the line has two columns only. */
  readonly surface?: string;
}

/** Whether the line is a text-bound annotation, well-formed or not. */
export function isTextBound(content: string): boolean {
  return /^T\d/.test(content);
}

/** Reads a `T` line; `undefined` where it is malformed. */
export function parseTextBound(content: string): TextBound | undefined {
  const match = /^(T\S*)\t *(\S+) +(\d+ +\d+(?: *; *\d+ +\d+)*) *(?:\t(.*))?$/s.exec(content);
  if (!match) return undefined;
  const [, id = '', label = '', offsets = '', surface] = match;
  const spans = offsets.split(';').map((pair) => {
    const [start, end] = pair.trim().split(/ +/);
    return { start: Number(start), end: Number(end) };
  });
  return { id, label, spans, ...(surface !== undefined && { surface }) };
}

export function formatTextBound(annotation: TextBound): string {
  const offsets = annotation.spans.map(({ start, end }) => `${start} ${end}`).join(';');
  return `${annotation.id}\t${annotation.label} ${offsets}\t${(annotation.surface ?? '').replaceAll(/[\r\n]/g, ' ')}`;
}

/** The annotations that a line other than a `T` line refers to. */
export function referencesOf(content: string): readonly string[] {
  const [id = '', fields = ''] = content.split('\t');
  const words = fields.split(' ').filter((word) => word !== '');
  switch (id[0]) {
    case '*':
      return words.slice(1);
    case 'A':
    case 'M':
    case 'N':
    case '#':
      return words.slice(1, 2);
    case 'R':
    case 'E':
      return words.map((word) => word.slice(word.lastIndexOf(':') + 1));
    default:
      return [];
  }
}
