import type { Report } from '../../core/errors.ts';
import type { Document } from '../../core/types.ts';

/** So many of a hundred begin or end within a word where offsets are wrong; of eight corpora at most one in 250 does. */
const FEW = 0.03;
const FEWEST = 3;

/** Below the digits of ASCII: blanks and most of what stands beside a mention. */
const FIRST_DIGIT = 0x30;

/** Letters of scripts that part words by blanks and do not write particles on to names. */
const LETTERS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]{2}$/u;
const DIGITS = /^\d\d$/;

/** What {@link createBorderWatch} is told of a document: how many mentions it has, and how many begin, end or do either within a word. */
export function lookAtBorders({
  text,
  entities,
}: Document): readonly [mentions: number, starts: number, ends: number, cut: number] {
  // prettier-ignore
  let [starts, ends, cut] = [0, 0, 0];
  for (const { start, end } of entities) {
    const isCutAtStart = isWithinWord(text, start);
    const isCutAtEnd = isWithinWord(text, end) && !isGenitive(text, end);
    if (isCutAtStart) starts++;
    if (isCutAtEnd) ends++;
    if (isCutAtStart || isCutAtEnd) cut++;
  }
  return [entities.length, starts, ends, cut];
}

/**
 * Watches for mentions that begin or end within a word: a few may be meant, many tell of offsets that count bytes or other units, or of ends
 * that are those of the last character. Nothing else would tell where a file has no copies of its mentions.
 */
export function createBorderWatch(): {
  add(seen: ReturnType<typeof lookAtBorders>): void;
  tell(report: Report, corpus: string): void;
} {
  let [mentions, starts, ends, cut] = [0, 0, 0, 0];
  return {
    add: (seen) => {
      mentions += seen[0];
      starts += seen[1];
      ends += seen[2];
      cut += seen[3];
    },
    tell: (report, corpus) => {
      if (cut < FEWEST || cut < FEW * mentions) return;
      const areEndsOff = ends > mentions / 2 && starts < ends / 10;
      const advice = areEndsOff
        ? 'an end is the place behind the last character, so that 1 may be missing in all of them'
        : 'offsets may count bytes or other units than this format does, or another version of the text; view shows them';
      const message = `${cut} of ${mentions} mentions begin or end within a word: ${advice}`;
      report({ severity: 'warning', code: 'within-words', message, place: { file: corpus }, once: true });
    },
  };
}

/** A name may be labelled without the ending of its genitive, as in Swedish and German. */
function isGenitive(text: string, end: number): boolean {
  return text[end] === 's' && !/\p{L}/u.test(text[end + 1] ?? '');
}

function isWithinWord(text: string, offset: number): boolean {
  if (offset === 0 || text.charCodeAt(offset - 1) < FIRST_DIGIT || text.charCodeAt(offset) < FIRST_DIGIT) return false;
  const around = text.slice(offset - 1, offset + 1);
  return LETTERS.test(around) || DIGITS.test(around);
}
