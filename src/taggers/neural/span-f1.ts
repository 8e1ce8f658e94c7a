import type { TagScheme } from '../../core/corpus-format.ts';
import { tagsToSpans, type TagSpan } from '../../text/tags.ts';

/** Micro F1 of whole mentions: a predicted one counts where label, first and last token are those of a gold one. */
export function spanF1(
  gold: readonly (readonly string[])[],
  predicted: readonly (readonly string[])[],
  scheme: TagScheme,
): number {
  let correct = 0;
  let total = 0;
  gold.forEach((tags, s) => {
    const expected = new Set(tagsToSpans(tags, { scheme }).map(key));
    const found = tagsToSpans(predicted[s] as readonly string[], { scheme });
    total += expected.size + found.length;
    for (const span of found) if (expected.has(key(span))) correct++;
  });
  return total === 0 ? 1 : (2 * correct) / total;
}

function key({ start, end, label }: TagSpan): string {
  return `${start} ${end} ${label}`;
}
