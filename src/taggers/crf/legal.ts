import type { LegalTransitions } from './data.ts';

/**
 * Which tags may follow each other, come first and come last, so that every mention is whole: in IOB2 `I-x` follows `B-x` or
 * `I-x` only; in BIOES a mention is `S-x`, or `B-x`, any number of `I-x` and `E-x`.
 */
export function legalTransitions(tags: readonly string[], scheme: 'IOB2' | 'BIOES'): LegalTransitions {
  const hasEnds = scheme === 'BIOES';
  const continues = (tag: string) => tag.startsWith('I-') || (hasEnds && tag.startsWith('E-'));
  const isOpen = (tag: string) => hasEnds && (tag.startsWith('B-') || tag.startsWith('I-'));
  const follows = (before: string, tag: string) => {
    if (isOpen(before) && !continues(tag)) return false;
    if (!continues(tag)) return true;
    return (before.startsWith('B-') || before.startsWith('I-')) && before.slice(2) === tag.slice(2);
  };
  return {
    transitions: Uint8Array.from(tags.flatMap((before) => tags.map((tag) => Number(follows(before, tag))))),
    first: Uint8Array.from(tags, (tag) => Number(!continues(tag))),
    last: Uint8Array.from(tags, (tag) => Number(!isOpen(tag))),
  };
}
