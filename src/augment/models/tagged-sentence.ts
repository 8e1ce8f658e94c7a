import { applyEdits } from '../../core/apply-edits.ts';
import type { CharSpan, Edit } from '../../core/types.ts';

/** Why a paraphrase is not taken. */
export type Misfit = 'malformed' | 'tags' | 'content' | 'repeated' | 'invented';

/** A sentence with its mentions between numbered tags: `<1>Eva Lind</1> came.` */
export function tagSentence(sentence: string, mentions: readonly CharSpan[]): string {
  let [tagged, at] = ['', 0];
  for (const [i, { start, end }] of mentions.entries()) {
    tagged += `${sentence.slice(at, start)}<${i + 1}>${sentence.slice(start, end)}</${i + 1}>`;
    at = end;
  }
  return tagged + sentence.slice(at);
}

const TAG = /<\s*(\/?)\s*(\d+)\s*>/gu;

/** Whether a sentence has text that looks like a tag. */
export function hasTags(sentence: string): boolean {
  return sentence.search(TAG) >= 0;
}

/** A paraphrase with so many times the characters of the sentence, or so small a share of them, is none. */
const LONGEST = 2.5;
const SHORTEST = 0.35;

/**
 * The edits that make a sentence its paraphrase, none of them within a mention.
 *
 * @param mentions in order, none within another.
 * @param answer what {@link tagSentence} would give of the paraphrase; white space and quotation marks around it are left out.
 * @param capitalNouns whether a capital tells no name.
 * @returns why it is refused: several lines, or far too long or short; a tag that is missing, doubled or out of order, or a word that runs into
 *   one; another text between tags; a mention's text outside them; a number or a name that the sentence does not have.
 */
export function readParaphrase(
  sentence: string,
  mentions: readonly CharSpan[],
  answer: string,
  capitalNouns: boolean,
): readonly Edit[] | Misfit {
  const text = unquote(answer.trim(), sentence);
  const length = text.replace(TAG, '').length;
  if (text === '' || /[\r\n\u2028]/.test(text)) return 'malformed';
  if (length > LONGEST * sentence.length + 40 || length < SHORTEST * sentence.length) return 'malformed';
  // What stands outside the mentions and in them, in turn.
  const parts: string[] = [];
  let at = 0;
  for (const { 0: tag, 1: slash, 2: number, index } of text.matchAll(TAG)) {
    const isEnd = slash === '/';
    if (isEnd !== (parts.length % 2 === 1) || Number(number) !== Math.floor(parts.length / 2) + 1) return 'tags';
    parts.push(text.slice(at, index));
    at = index + tag.length;
  }
  parts.push(text.slice(at));
  if (parts.length !== 2 * mentions.length + 1) return 'tags';
  const originals = partsOf(sentence, mentions);
  if (originals.some((part, i) => i % 2 === 1 && part !== parts[i])) return 'content';
  for (let i = 1; i < parts.length; i += 2) {
    if (runsOn(parts[i - 1]?.slice(-1), originals[i - 1]?.slice(-1)) || runsOn(parts[i + 1]?.charAt(0), originals[i + 1]?.charAt(0))) return 'tags'; // prettier-ignore
  }
  const outside = (all: readonly string[]) => all.filter((_, i) => i % 2 === 0).join(' ');
  const [before, after] = [outside(originals), outside(parts)];
  if (originals.some((part, i) => i % 2 === 1 && countOf(after, part) > countOf(before, part))) return 'repeated';
  if (invents(before, after, parts[0] ?? '', capitalNouns)) return 'invented';
  const edits: Edit[] = [];
  let offset = 0;
  for (const [i, original] of originals.entries()) {
    const written = parts[i] as string;
    if (written !== original) edits.push(narrow(offset, original, written));
    offset += original.length;
  }
  const entities = mentions.map((mention, i) => ({ ...mention, id: `T${i}`, label: '' }));
  const changed = applyEdits({ id: '', text: sentence, entities }, edits);
  const isKept = changed.entities.every(({ start, end }, i) => changed.text.slice(start, end) === originals[2 * i + 1]);
  return isKept && changed.text === parts.join('') ? edits : 'content';
}

function partsOf(sentence: string, mentions: readonly CharSpan[]): readonly string[] {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of mentions) {
    parts.push(sentence.slice(at, start), sentence.slice(start, end));
    at = end;
  }
  return [...parts, sentence.slice(at)];
}

/** Whether a letter or figure stands at a mention where none stood. */
function runsOn(now: string | undefined, before: string | undefined): boolean {
  return /[\p{L}\p{N}]/u.test(now ?? '') && !/[\p{L}\p{N}]/u.test(before ?? '');
}

function unquote(answer: string, sentence: string): string {
  const found = /^(["“«„'`])(.*)["”»“'`]$/su.exec(answer);
  return found && !sentence.startsWith(found[1] as string) ? (found[2] as string).trim() : answer;
}

function countOf(text: string, part: string): number {
  return text.toLowerCase().split(part.toLowerCase()).length - 1;
}

function invents(before: string, after: string, beginning: string, capitalNouns: boolean): boolean {
  const words = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu) ?? [];
  const fold = (word: string) => word.toLowerCase().replace(/[.'’-]+$/u, '');
  const known = new Set(words(before).map(fold));
  const [first] = words(beginning);
  return words(after).some((word, i) => {
    if (known.has(fold(word))) return false;
    if (/\p{N}/u.test(word)) return true;
    return !capitalNouns && /^\p{Lu}[\p{L}\p{M}]/u.test(word) && !(i === 0 && word === first);
  });
}

/** The edit that makes one text another, without the words and blanks that both begin and end with. */
function narrow(offset: number, original: string, written: string): Edit {
  const wordsOf = (text: string): readonly string[] => text.match(/\s+|\S+/gu) ?? [];
  const [old, own] = [wordsOf(original), wordsOf(written)];
  let first = 0;
  while (first < Math.min(old.length, own.length) && old[first] === own[first]) first++;
  let last = 0;
  while (last < Math.min(old.length, own.length) - first && old.at(-1 - last) === own.at(-1 - last)) last++;
  const length = (parts: readonly string[]) => parts.join('').length;
  const start = offset + length(old.slice(0, first));
  const end = offset + original.length - length(old.slice(old.length - last));
  return { start, end, replacement: own.slice(first, own.length - last).join('') };
}
