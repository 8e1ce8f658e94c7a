import { applyEdits } from '../core/apply-edits.ts';
import type { Document } from '../core/types.ts';
import { createCodePointMap } from '../formats/io/code-points.ts';
import { createOutput } from '../formats/io/output.ts';
import type { AugmentedCopy } from './engine.ts';

/** What became of a document, and by which edits. */
export type LoggedCopy = Pick<AugmentedCopy, 'document' | 'edits' | 'steps'>;

/** The step of the edits that cut a copy's unit out of its source. */
const UNIT_STEP = 'unit';

/**
 * Writes what was done to each copy as JSONL, so that anybody can check that nothing else changed:
 * `{"id", "source", "copy", "edits": [[{"start", "end", "replacement", "step"}, …], …]}`. Each list of edits applies to
 * the text that the list before it left, the first to the source. The step is the augmenter that made the edit, or `unit`
 * where a sentence was cut out of the source. Offsets count code points. It holds no text of the source.
 */
export async function createEditLog(file: string, overwrite: boolean) {
  const output = await createOutput(file, 'file', { overwrite });
  const sink = await output.open('');
  return {
    write: async (source: Document, { document, edits, steps }: LoggedCopy): Promise<void> => {
      let current: Document = { id: source.id, text: source.text, entities: [] };
      const lists = edits.map((list, i) => {
        const map = createCodePointMap(current.text);
        const converted = list.map(({ start, end, replacement }, j) => ({
          start: map.toCodePoints(start),
          end: map.toCodePoints(end),
          replacement,
          step: i === edits.length - 1 ? steps[j] : UNIT_STEP,
        }));
        current = applyEdits(current, list);
        return converted;
      });
      await sink.write(
        `${JSON.stringify({ id: document.id, source: source.id, copy: document.derivedFrom?.copy, edits: lists })}\n`,
      );
    },
    finish: () => output.finish(),
    commit: () => output.commit(),
    abort: () => output.abort(),
  };
}
