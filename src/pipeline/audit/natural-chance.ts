import type { Document } from '../../core/types.ts';
import { type ChanceSample, createChanceSample } from '../../evaluate/audit/chance.ts';
import type { LeakIndex } from '../../evaluate/audit/leak-index.ts';
import { countMet } from '../../evaluate/audit/leaks.ts';
import type { Vocabulary } from '../../evaluate/audit/vocabulary.ts';

const CHARACTERS_AT_MOST = 3e6;

/**
 * How often the texts of one source document are texts of another: what a corpus of the same kind of documents has in common
 * with the source without knowing it. For labels whose texts everybody shares; of names it would tell who knows whom.
 *
 * @param sources all of them are in the index.
 */
export function naturalChance(
  sources: readonly Document[],
  textsOf: ReadonlyMap<string, Int32Array>,
  covers: (label: string) => boolean,
  index: LeakIndex,
  vocabulary: Vocabulary,
): ReadonlyMap<string, ChanceSample> {
  const samples = new Map<string, ReturnType<typeof createChanceSample>>();
  let characters = 0;
  for (const doc of sources) {
    const own = new Set(textsOf.get(doc.id));
    const hits = index
      .search(doc, vocabulary.read(doc.text))
      .filter(({ text }) => !own.has(text) || (index.texts[text]?.documents ?? 0) > 1);
    for (const [label, { texts, whole }] of countMet(doc, hits)) {
      if (!covers(label)) continue;
      let sample = samples.get(label);
      if (!sample) samples.set(label, (sample = createChanceSample()));
      sample.add(texts, whole);
    }
    characters += doc.text.length;
    if (characters >= CHARACTERS_AT_MOST) break;
  }
  return new Map([...samples].map(([label, sample]) => [label, sample.result()]));
}
