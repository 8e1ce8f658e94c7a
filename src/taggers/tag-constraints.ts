import type { TagScheme } from '../core/corpus-format.ts';

/** Which tags may stand where: 1 where one may. */
export interface TagConstraints {
  /** `[L]`: as a sequence's first. */
  readonly first: Uint8Array;
  /** `[L]`: as its last. */
  readonly last: Uint8Array;
  /** `[L, L]`, from × to. */
  readonly transitions: Uint8Array;
}

/**
 * The constraints of a tag scheme. In IO and IOB1 every tag may follow every other.
 *
 * @param tags `O` and prefixed tags (`B-PER`), in the order of their ids.
 */
export function tagConstraints(tags: readonly string[], scheme: TagScheme): TagConstraints {
  const parts = tags.map((tag) => ({ prefix: tag.charAt(0), label: tag.slice(2) }));
  const closes = scheme === 'BIOES' || scheme === 'BILOU';
  const free = scheme === 'IO' || scheme === 'IOB1';
  const continues = (prefix: string) => prefix === 'I' || prefix === 'E' || prefix === 'L';
  /** Whether a mention is still open after the tag, where the scheme marks ends. */
  const open = (prefix: string) => closes && (prefix === 'B' || prefix === 'I');
  const inside = (prefix: string) => (closes ? open(prefix) : prefix === 'B' || prefix === 'I');
  return {
    first: Uint8Array.from(parts, ({ prefix }) => Number(free || !continues(prefix))),
    last: Uint8Array.from(parts, ({ prefix }) => Number(!open(prefix))),
    transitions: Uint8Array.from(
      parts.flatMap((from) =>
        parts.map((to) => {
          if (free) return 1;
          if (continues(to.prefix)) return Number(inside(from.prefix) && from.label === to.label);
          return Number(!open(from.prefix));
        }),
      ),
    ),
  };
}
