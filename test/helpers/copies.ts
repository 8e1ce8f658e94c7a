import type { Document } from '../../src/core/types.ts';
import type { augment } from '../../src/pipeline/augmentation/augment.ts';

/** What a run wrote, and its summary after that. */
export async function copiesOf(augmented: Awaited<ReturnType<typeof augment>>) {
  const copies: Document[] = [];
  for await (const doc of augmented) copies.push(doc);
  return { copies, summary: augmented.summary() };
}

/** The mentions of a document with their labels, in order. */
export const mentionsOf = ({ text, entities }: Document) =>
  entities.map(({ start, end, label }) => `${label} ${text.slice(start, end)}`);
