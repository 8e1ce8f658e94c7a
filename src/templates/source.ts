import { PalimpsestError, type Place } from '../core/errors.ts';

/** Gathers what is wrong with a set, so that its author hears of all of it at once. */
export interface Problems {
  readonly list: readonly PalimpsestError[];
  add(place: Place, message: string, hint?: string): void;
}

/** The same fault is told once, however many templates include the fragment that has it. */
export function createProblems(): Problems {
  const list: PalimpsestError[] = [];
  const seen = new Set<string>();
  return {
    list,
    add(place, message, hint) {
      const error = new PalimpsestError('bad-template', message, { place, ...(hint !== undefined && { hint }) });
      if (seen.has(error.message)) return;
      seen.add(error.message);
      list.push(error);
    },
  };
}

/** One file of template text: the part that is template, and how an offset in it is told to its author. */
export interface Source {
  readonly file: string;
  /** Without the front matter; line ends are `\n`, the last one dropped. */
  readonly body: string;
  place(at: number): Place;
  fail(at: number, message: string, hint?: string): void;
}

/** A file as it was read, and the front matter's YAML, on its own lines, where it has some. */
export interface SplitFile {
  readonly source: Source;
  readonly yaml: string | undefined;
}

const FRONT = /^---[ \t]*\n((?:[\s\S]*?\n)??)---[ \t]*(?:\n|$)/;

/** Separates the front matter, between two lines of `---`, from the text. */
export function splitFile(text: string, file: string, problems: Problems): SplitFile {
  const whole = text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
  const front = FRONT.exec(whole);
  const start = front?.[0].length ?? 0;
  const body = whole.slice(start).replace(/\n$/, '');
  const place = (at: number): Place => {
    const before = whole.slice(0, start + at);
    const line = before.split('\n').length;
    return { file, line, column: before.length - before.lastIndexOf('\n') };
  };
  const source: Source = {
    file,
    body,
    place,
    fail: (at, message, hint) => problems.add(place(at), message, hint),
  };
  return { source, yaml: front === null ? undefined : `\n${front[1] ?? ''}` };
}
