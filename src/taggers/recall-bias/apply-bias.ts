import type { TagScheme } from '../../core/corpus-format.ts';
import { spansToTags, type TagSpan } from '../../text/tags.ts';
import type { RatedSequence } from '../types.ts';
import type { RatingReader } from './ratings.ts';
import { passes, thresholdsFor, type RecallBias } from './thresholds.ts';

/**
 * The tags of a sentence under a recall bias. Tokens that the tagger tagged keep their label, and those that it tagged `O`
 * get their most probable label where thresholds say so.
 *
 * Which tokens are one mention: a token that was changed goes on with the mention before it where that has the same label
 * and the tags that go on with a mention are, together, the more probable; else it begins one. A token that the tagger
 * tagged begins one where it did before; so a changed token before a mention does not become part of it. A mention that
 * would start with a tag that goes on with one (a lone `I-`) begins there.
 *
 * @returns tags that are legal in the scheme; `changed` counts those that were `O`.
 */
export function applyBias(
  { tokens, best, probabilities }: RatedSequence,
  reader: RatingReader,
  bias: RecallBias,
  scheme: TagScheme,
): { readonly tags: string[]; readonly changed: number } {
  const spans: { start: number; end: number; label: string }[] = [];
  let changed = 0;
  for (let t = 0; t < tokens.length; t++) {
    const tag = best[t] as number;
    let id = reader.labelOf(tag);
    let begins = reader.beginsAt(tag);
    if (id === undefined) {
      const rating = reader.read(probabilities, t);
      const name = reader.labels[rating.label];
      if (name === undefined || !passes(thresholdsFor(bias, name), rating.outside, rating.probability)) continue;
      id = rating.label;
      begins = rating.begins;
      changed++;
    }
    const label = reader.labels[id] as string;
    const last = spans.at(-1);
    if (last && last.end === t && last.label === label && !begins) last.end = t + 1;
    else spans.push({ start: t, end: t + 1, label });
  }
  return { tags: spansToTags(spans satisfies TagSpan[], tokens.length, { scheme }), changed };
}
