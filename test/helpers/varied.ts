import { createDocument } from '../../src/core/document.ts';
import { createRng, type Rng } from '../../src/core/rng.ts';
import type { CharSpan, Document, Entity } from '../../src/core/types.ts';

const WORDS = ['Eva', 'Zoë', 'Zoe\u0308', '病院', '😀', '𝒳y', 'أحمد', 'שָׁלוֹם', 'a-b', 'Dr.', '7', "O'Neil", '&', '<b>', 'e\u0301\u0301', '👩‍👩‍👧', 'DATE', 'nsubj']; // prettier-ignore
const GAPS = [' ', ' ', ' ', '\n', '\r\n', '\r\n\r\n', '\t', '  ', '', ', '];
const LABELS = ['PERSON', 'DATE', 'NAME', 'Ort', 'ID-NUM'];

/**
 * Documents with all that offsets stumble over: characters of one, two and more units, combining marks, right-to-left script, all line
 * ends; mentions that touch, lie within each other or have fragments.
 */
export function variedDocuments(
  count: number,
  seed: number,
  options: { readonly plain?: boolean } = {},
): readonly Document[] {
  const rng = createRng(seed);
  return Array.from({ length: count }, (_, i) => varied(rng.fork(String(i)), `v${i}`, options.plain === true));
}

function varied(rng: Rng, id: string, isPlain: boolean): Document {
  let text = '';
  const words: CharSpan[] = [];
  for (let i = 0, n = 1 + rng.int(24); i < n; i++) {
    const word = rng.pick(WORDS);
    words.push({ start: text.length, end: text.length + word.length });
    text += word + rng.pick(GAPS);
  }
  const entities: Entity[] = [];
  const name = () => `T${entities.length + 1}`;
  for (let i = 0; i < words.length; i += 1 + rng.int(5)) {
    const last = Math.min(words.length - 1, i + rng.int(4));
    const { start } = words[i] as CharSpan;
    const { end } = words[last] as CharSpan;
    entities.push({ id: name(), start, end, label: rng.pick(LABELS) });
    if (isPlain) {
      i = last;
      continue;
    }
    if (last > i && rng.int(3) === 0)
      entities.push({ id: name(), ...(words[i] as CharSpan), label: rng.pick(LABELS), layer: 'inner' });
    if (last - i > 1 && rng.int(3) === 0) {
      const fragments = [words[i] as CharSpan, words[last] as CharSpan];
      entities.push({ id: name(), start, end, label: 'Split', layer: 'parts', fragments });
    }
    i = last;
  }
  return createDocument({ id, text, entities });
}

/** How many documents oracles are asked about: `PALIMPSEST_DOCUMENTS`, 300 when absent. */
export const ORACLE_DOCUMENTS = Number(process.env['PALIMPSEST_DOCUMENTS'] ?? 300);
