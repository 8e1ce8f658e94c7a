import type { CharSpan, Document } from '../../../core/types.ts';
import { gramKeys } from '../../../evaluate/audit/similarity.ts';
import { coveredSpans } from '../../../evaluate/audit/cover.ts';
import { mentionsOf } from '../../../evaluate/scorer.ts';
import type { Vocabulary, Words } from '../../../evaluate/audit/vocabulary.ts';

const GRAM = 3;
/** Words of the source that may stand between two new ones in one stretch: "born on the 17th of". */
const BRIDGED = 3;

/** What a derived document has that its source has not, outside of labels. */
export interface Ground {
  /** Stretches that are in no run of three words of the source's own context. */
  readonly fresh: readonly CharSpan[];
  /** The share of the words outside of labels that the source explains. */
  readonly explained: number;
}

/**
 * Compares the wording outside of mentions. What stands in the same words in the source is its context, which nobody meant to
 * conceal; what does not was put there.
 */
export function compareGround(source: Document, derived: Document, words: Words, vocabulary: Vocabulary): Ground {
  const known = new Set(gramKeys(sequenceOf(source, vocabulary.read(source.text), vocabulary).ids, GRAM, undefined, true)); // prettier-ignore
  const { ids, places } = sequenceOf(derived, words, vocabulary);
  const isExplained = new Uint8Array(ids.length);
  const keys = gramKeys(ids, GRAM, undefined, true);
  for (let i = 0; i < keys.length; i++) if (known.has(keys[i] as number)) isExplained.fill(1, i, i + GRAM);
  const fresh: { start: number; end: number }[] = [];
  let total = 0;
  let explained = 0;
  let since = Infinity;
  for (let i = 0; i < ids.length; i++) {
    const place = places[i] as number;
    if (place < 0) {
      // A mention, or the edge of the text.
      since = Infinity;
      continue;
    }
    total++;
    if (isExplained[i] === 1) {
      explained++;
      since++;
      continue;
    }
    const [start, end] = [words.offsets[2 * place] as number, words.offsets[2 * place + 1] as number];
    const last = fresh.at(-1);
    if (last !== undefined && since <= BRIDGED) last.end = end;
    else fresh.push({ start, end });
    since = 0;
  }
  return { fresh, explained: total === 0 ? 1 : explained / total };
}

function sequenceOf(doc: Document, words: Words, vocabulary: Vocabulary) {
  const mention = vocabulary.mark('mention');
  const edge = vocabulary.mark('edge');
  const spans = coveredSpans({ ...doc, entities: mentionsOf(doc) });
  const ids = [edge, edge];
  const places = [-1, -1];
  let next = 0;
  let written = -1;
  for (let i = 0; i < words.length; i++) {
    const start = words.offsets[2 * i] as number;
    while (next < spans.length && (spans[next] as CharSpan).end <= start) next++;
    const span = spans[next];
    if (span !== undefined && span.start < (words.offsets[2 * i + 1] as number)) {
      if (written !== next) {
        ids.push(mention);
        places.push(-1);
      }
      written = next;
    } else {
      ids.push(words.ids[i] as number);
      places.push(i);
    }
  }
  ids.push(edge, edge);
  places.push(-1, -1);
  return { ids: Int32Array.from(ids), places };
}
