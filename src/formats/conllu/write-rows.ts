import type { Document } from '../../core/types.ts';
import type { WrittenSentence, WrittenToken } from '../io/retokenise.ts';
import { valueOf, withValue, COLUMNS, type ConlluToken, DEPS, FORM, HEAD, MISC } from './parse.ts';

/** A token as it was read. */
export interface SourceToken {
  readonly token: ConlluToken;
  /** Index of its sentence. */
  readonly sentence: number;
}

/**
 * The rows of a sentence. Words are numbered from 1; heads and enhanced dependencies point at the new numbers, and are `_` where
 * what they pointed at is gone.
 *
 * @param sources all tokens of the document as it was read.
 * @param values of the entity key, by token.
 */
export function writeRows(
  doc: Document,
  { tokens }: WrittenSentence,
  sources: readonly SourceToken[],
  key: string,
  values: readonly (string | undefined)[],
): readonly string[] {
  // An edit may have joined sentences, each of which numbers its words from 1.
  const tables = new Map<number, Map<string, string>>();
  const tableOf = (sentence: number): Map<string, string> => {
    let table = tables.get(sentence);
    if (!table) tables.set(sentence, (table = new Map([['0', '0']])));
    return table;
  };
  let words = 0;
  const groups = tokens.map((token) => {
    const origin = token.source < 0 ? undefined : (sources[token.source] as SourceToken);
    const source = origin?.token;
    const numbers = tableOf(origin?.sentence ?? -1);
    const first = words + 1;
    for (const [number = ''] of source?.rows ?? []) {
      if (/^\d+$/.test(number)) numbers.set(number, String(++words));
      else if (number.includes('.')) numbers.set(number, `${words}.${number.slice(number.indexOf('.') + 1)}`);
    }
    if (!source) words++;
    return { token, source, numbers, first, last: words };
  });
  return groups.flatMap(({ token, source, numbers, first, last }, i) => {
    const value = values[i];
    const gap = spaceAfter(doc, token, tokens[i + 1]);
    if (!source) {
      const cells = Array.from({ length: COLUMNS }, () => '_');
      cells[0] = String(first);
      cells[FORM] = doc.text.slice(token.start, token.end).replaceAll(/[\t\r\n]+/g, '_');
      cells[MISC] = withValue(withValue('_', key, value), 'SpaceAfter', gap === false ? 'No' : undefined);
      return [cells.join('\t')];
    }
    return source.rows.map((row, r) => {
      const cells = [...row];
      const number = row[0] as string;
      cells[0] = number.includes('-') ? `${first}-${last}` : (numbers.get(number) as string);
      cells[HEAD] = row[HEAD] === '_' ? '_' : (numbers.get(row[HEAD] as string) ?? '_');
      cells[DEPS] = moveDeps(row[DEPS] as string, numbers);
      let misc = row[MISC] as string;
      // The first row speaks for the token; where its words have the entity, they keep it.
      const stated = source.rows
        .map((one) => valueOf(one[MISC] as string, key))
        .find((one) => one !== undefined && one !== 'O');
      if (stated !== value) misc = withValue(misc, key, r === 0 ? value : undefined);
      if (r === 0 && gap !== undefined && gap !== (valueOf(misc, 'SpaceAfter') !== 'No')) {
        misc = withValue(misc, 'SpaceAfter', gap ? undefined : 'No');
      }
      cells[MISC] = misc;
      return cells.join('\t');
    });
  });
}

/** Whether white space follows, where another token does; `undefined` at the end of the sentence. */
function spaceAfter(doc: Document, token: WrittenToken, next: WrittenToken | undefined): boolean | undefined {
  return next && doc.text.slice(token.end, next.start) !== '';
}

function moveDeps(cell: string, numbers: ReadonlyMap<string, string>): string {
  if (cell === '_') return cell;
  const left = cell.split('|').flatMap((one) => {
    const at = one.indexOf(':');
    const head = numbers.get(one.slice(0, at));
    return at < 0 || head === undefined ? [] : [head + one.slice(at)];
  });
  return left.length === 0 ? '_' : left.join('|');
}
