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
/** A character that is two UTF-16 units, such as an emoji: offsets that count these are right until there is one. */
const PAIR = /[\ud800-\udbff]/;

/** What {@link createBorderWatch} is told of a document: how many mentions it has, and how many begin, end or do either within a word. */
export function lookAtBorders({
  text,
  entities,
}: Document): readonly [
  mentions: number,
  starts: number,
  ends: number,
  cut: number,
  behind: number,
  cutBehind: number,
] {
  let [starts, ends, cut, behind, cutBehind] = [0, 0, 0, 0, 0];
  const pair = entities.length > 0 ? text.search(PAIR) : -1;
  for (const { start, end } of entities) {
    const isCutAtStart = isWithinWord(text, start);
    const isCutAtEnd = isWithinWord(text, end) && !isGenitive(text, end);
    if (isCutAtStart) starts++;
    if (isCutAtEnd) ends++;
    if (isCutAtStart || isCutAtEnd) cut++;
    if (pair < 0 || start <= pair) continue;
    behind++;
    if (isCutAtStart || isCutAtEnd) cutBehind++;
  }
  return [entities.length, starts, ends, cut, behind, cutBehind];
}

/**
 * Watches for mentions that begin or end within a word: a few may be meant, many tell of offsets that count bytes or other units, or of ends
 * that are those of the last character. Nothing else would tell where a file has no copies of its mentions.
 */
export function createBorderWatch(): {
  add(seen: ReturnType<typeof lookAtBorders>): void;
  tell(report: Report, corpus: string): void;
} {
  let [mentions, starts, ends, cut, behind, cutBehind] = [0, 0, 0, 0, 0, 0];
  return {
    add: (seen) => {
      mentions += seen[0];
      starts += seen[1];
      ends += seen[2];
      cut += seen[3];
      behind += seen[4];
      cutBehind += seen[5];
    },
    tell: (report, corpus) => {
      const warn = (message: string) => report({ severity: 'warning', code: 'within-words', message, place: { file: corpus }, once: true }); // prettier-ignore
      if (cutBehind >= FEWEST && cutBehind > behind / 2 && cutBehind > cut / 2) {
        warn(
          `${cutBehind} of ${behind} mentions behind an emoji or the like begin or end within a word: offsets may count UTF-16 units, as JavaScript and Java do, or bytes; the page on formats tells how to make them code points`,
        );
        return;
      }
      if (cut < FEWEST || cut < FEW * mentions) return;
      const areEndsOff = ends > mentions / 2 && starts < ends / 10;
      const advice = areEndsOff
        ? 'an end is the place behind the last character, so that 1 may be missing in all of them'
        : 'offsets may count bytes or other units than this format does, or another version of the text; view shows them';
      warn(`${cut} of ${mentions} mentions begin or end within a word: ${advice}`);
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
