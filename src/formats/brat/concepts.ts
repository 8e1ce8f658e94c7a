import type { Place, Report } from '../../core/errors.ts';
import { createCodePointMap } from '../io/code-points.ts';
import { formatTextBound } from './standoff.ts';

/** `c="the chest pain" 12:3 12:5||t="problem"`: the text in lower case, first and last token by line (from 1) and word (from 0). */
export const CONCEPT = /^c="(.*)" (\d+):(\d+) (\d+):(\d+)\|\|t="([^"]+)"/;

/** Concepts of i2b2's challenge of 2010 as lines of an `.ann` file; reports why they cannot be, and returns `undefined`. */
export function annOfConcepts(concepts: string, text: string, place: Place, report: Report): string | undefined {
  const map = createCodePointMap(text);
  const words: { readonly start: number; readonly end: number }[][] = [];
  for (const line of text.matchAll(/[^\n]*(?:\n|$)/g)) {
    words.push(Array.from(line[0].matchAll(/[^ \t\r\n]+/g), ({ index, 0: word }) => ({ start: line.index + index, end: line.index + index + word.length }))); // prettier-ignore
  }
  let ann = '';
  for (const [i, line] of concepts.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const [, surface = '', fromLine, fromWord, toLine, toWord, label = ''] = CONCEPT.exec(line) ?? [];
    const start = words[Number(fromLine) - 1]?.[Number(fromWord)]?.start;
    const end = words[Number(toLine) - 1]?.[Number(toWord)]?.end;
    const isThere = start !== undefined && end !== undefined && start < end;
    if (!isThere || bare(text.slice(start, end)) !== bare(surface)) {
      const message = isThere ? 'the words at the place of the concept are not those that the line states' : 'this is no concept whose words are in the text: it must be c="words" 12:3 12:5||t="label", lines counted from 1 and words from 0'; // prettier-ignore
      report({ severity: 'error', code: isThere ? 'surface-mismatch' : 'malformed-line', message, place: { ...place, line: i + 1 } }); // prettier-ignore
      return undefined;
    }
    const spans = [{ start: map.toCodePoints(start), end: map.toCodePoints(end) }];
    ann += `${formatTextBound({ id: `T${i + 1}`, label: label.replaceAll(/\s+/g, '_'), spans, surface: text.slice(start, end) })}\n`; // prettier-ignore
  }
  return ann;
}

const bare = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
