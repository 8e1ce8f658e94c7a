import { lowerBound } from '../../../core/collections.ts';
import type { Stretch, ReviewDecision, ReviewEntity, ReviewRequest } from './types.ts';

/**
 * Where mentions may begin and end.
 *
 * @param tokens word `i` is `[tokens[2 * i], tokens[2 * i + 1])`
 * @param byCharacter whether every character is a unit, else every word
 */
export function createUnits(text: string, tokens: readonly number[], byCharacter: boolean) {
  const count = tokens.length / 2;
  const startOf = (i: number) => tokens[2 * i] ?? text.length;
  const endOf = (i: number) => tokens[2 * i + 1] ?? text.length;
  const isBlank = (at: number) => /\s/u.test(text.charAt(at));
  const isPair = (at: number) => /[\ud800-\udbff]/.test(text.charAt(at)) && /[\udc00-\udfff]/.test(text.charAt(at + 1));

  /** The first word that ends after an offset. */
  const wordAfter = (offset: number) => lowerBound({ length: count }, (_, i) => endOf(i) <= offset);

  /** @returns the first character that is seen from an offset on */
  function characterFrom(at: number): Stretch | undefined {
    let start = at > 0 && isPair(at - 1) ? at - 1 : at;
    while (start < text.length && isBlank(start)) start++;
    if (start >= text.length) return undefined;
    return { start, end: start + (isPair(start) ? 2 : 1) };
  }

  /** @returns the last character that is seen before an offset */
  function characterBefore(at: number): Stretch | undefined {
    let end = at > 0 && isPair(at - 1) ? at + 1 : at;
    while (end > 0 && isBlank(end - 1)) end--;
    if (end <= 0) return undefined;
    return { start: end > 1 && isPair(end - 2) ? end - 2 : end - 1, end };
  }

  const word = (i: number): Stretch | undefined =>
    i >= 0 && i < count ? { start: startOf(i), end: endOf(i) } : undefined;

  /** The unit that begins at an offset or after it. */
  function from(offset: number) {
    if (byCharacter) return characterFrom(offset);
    const i = wordAfter(offset);
    return word(i < count && startOf(i) < offset ? i + 1 : i);
  }

  /** The unit that ends at an offset or before it. */
  function before(offset: number) {
    if (byCharacter) return characterBefore(offset);
    const i = wordAfter(offset);
    return word(i < count && startOf(i) < offset && endOf(i) <= offset ? i : i - 1);
  }

  /** The unit at an offset, or the next one. */
  const at = (offset: number) => (byCharacter ? characterFrom(offset) : word(Math.min(wordAfter(offset), count - 1)));

  return {
    from,
    before,
    at,
    /** The units that a stretch touches; undefined where it touches none. */
    snap(start: number, end: number): Stretch | undefined {
      const first = at(start);
      if (!first || first.start >= end) return undefined;
      let last = first;
      if (byCharacter) last = characterBefore(end) ?? first;
      else {
        const i = wordAfter(end - 1);
        last = word(i < count && startOf(i) < end ? i : i - 1) ?? first;
      }
      return { start: first.start, end: Math.max(first.end, last.end) };
    },
    /** A stretch with one of its borders moved by one unit; as it was where there is no further. */
    move({ start, end }: Stretch, border: 'start' | 'end', direction: 1 | -1): Stretch {
      if (border === 'end') {
        const to = direction > 0 ? from(end)?.end : before((before(end) ?? at(end - 1))?.start ?? end)?.end;
        return to !== undefined && to > start ? { start, end: to } : { start, end };
      }
      const to = direction < 0 ? before(start)?.start : from((from(start) ?? at(start))?.end ?? start)?.start;
      return to !== undefined && to < end ? { start: to, end } : { start, end };
    },
  };
}

export type Units = ReturnType<typeof createUnits>;

const SHOWN = 40;

export function quote(text: string, start: number, end: number) {
  const whole = text.slice(start, end).replaceAll(/\s+/g, ' ');
  return `“${whole.length > SHOWN ? `${whole.slice(0, SHOWN - 1)}…` : whole}”`;
}

/** What was decided, as the rest of a sentence. @param entities of the document before it or after it */
export function describeAction(action: ReviewRequest, text: string, entities: readonly ReviewEntity[]) {
  const name = (id: string) => {
    const found = entities.find((entity) => entity.id === id);
    return found ? quote(text, found.start, found.end) : 'a mention';
  };
  const all = (ids: readonly string[]) => (ids.length === 1 ? name(ids[0] ?? '') : `${ids.length} mentions`);
  switch (action.type) {
    case 'accept':
      return `accepted ${all(action.entities)}`;
    case 'remove':
      return `removed ${all(action.entities)}`;
    case 'add':
      return `marked ${quote(text, action.start, action.end)} as ${action.label}`;
    case 'change':
      return `set ${quote(text, action.start, action.end)} to ${action.label}`;
    case 'replace':
      return `chose “${action.replacement}” for ${name(action.entity)}`;
    case 'done':
      return 'marked the note as done';
    case 'reopen':
      return 'opened the note again';
    case 'undo':
      return 'undid a decision';
    case 'redo':
      return 'did a decision again';
  }
}

export function describeAll(decisions: readonly ReviewDecision[], text: string, entities: readonly ReviewEntity[]) {
  const few = decisions
    .slice(-3)
    .map(({ reviewer, action }) => `${reviewer} ${describeAction(action, text, entities)}`);
  const more = decisions.length - few.length;
  return `${more > 0 ? `${more} more; ` : ''}${few.join('; ')}`;
}
