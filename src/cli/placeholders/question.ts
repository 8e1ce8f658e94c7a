import type { CharSpan } from '../../core/types.ts';

/** A placeholder that a person is asked about. */
export interface PlaceholderQuestion extends CharSpan {
  readonly document: string;
  readonly text: string;
  /** Of how many it is which, from 1. */
  readonly number: number;
  readonly of: number;
  readonly label: string;
  /** What is proposed to be written over it; absent where nothing is. */
  readonly replacement?: string;
}

/** What a person answers. */
export type PlaceholderAnswer =
  | { readonly type: 'accept' | 'accept-all' | 'none' | 'skip' | 'undo' | 'quit' | 'help' }
  | { readonly type: 'replace'; readonly replacement: string }
  | { readonly type: 'label'; readonly label: string };

const AROUND = 70;

export function formatQuestion(question: PlaceholderQuestion): string {
  const { document, text, start, end, number, of, label, replacement } = question;
  const clean = (part: string) => part.replace(/[\s\p{Cc}]+/gu, ' ');
  const before = clean(text.slice(Math.max(0, start - AROUND), start));
  const after = clean(text.slice(end, end + AROUND));
  const proposal = replacement === undefined ? 'nothing is proposed: type what to write' : replacement;
  return `\n${document}, ${number} of ${of}\n  …${before}«${clean(text.slice(start, end))}»${after}…\n${label} → ${proposal}\n> `;
}

export const ANSWERS = `  Enter    write what is proposed
  a        the same for all that wait in this decision with this proposal
  Text     write that; the others with the same proposal follow (=x for a text of one letter)
  l LABEL  it is a thing of another kind, such as l COMPANY
  n        it is no placeholder
  s        skip: ask again the next time
  u        undo
  q        stop; the same command goes on from here
`;

const LETTERS: Readonly<
  Record<string, PlaceholderAnswer['type'] & ('accept-all' | 'none' | 'skip' | 'undo' | 'quit' | 'help')>
> = {
  a: 'accept-all',
  n: 'none',
  s: 'skip',
  u: 'undo',
  q: 'quit',
  '?': 'help',
};

/** Reads an answer. A single letter that means nothing asks for help: it is a slip more often than a name. */
export function readAnswer(line: string): PlaceholderAnswer {
  const answer = line.trim();
  if (answer === '') return { type: 'accept' };
  const letter = LETTERS[answer];
  if (letter !== undefined) return { type: letter };
  const [, label] = /^l\s+([A-Za-z]+)$/u.exec(answer) ?? [];
  if (label !== undefined) return { type: 'label', label: label.toUpperCase() };
  if (answer.startsWith('=') && answer.length > 1) return { type: 'replace', replacement: answer.slice(1).trim() };
  return answer.length === 1 ? { type: 'help' } : { type: 'replace', replacement: answer };
}
