import type { CharSpan, Document } from '../../core/types.ts';
import { replaceDefaultLayer } from '../../core/document.ts';
import type { TrainedTagger } from '../types.ts';
import { maskedView, plainView, trimToWord, type ElementSequence } from './elements.ts';
import { rateViews, sequencesOf } from './evaluation.ts';
import { saveSensitivityFiles } from './files.ts';
import type { SensitivityParts } from './train.ts';

/** Documents are tagged together until they hold so many UTF-16 units: for batches of one length, in little memory. */
const WINDOW = 65_536;

export interface SensitivityTagger extends TrainedTagger {
  /** For evaluations on elements (evaluation.ts). */
  readonly parts: SensitivityParts;
}

/**
 * Writes an entity where the context says that something is sensitive. Elements that follow each other are one; punctuation
 * around it is left out.
 */
export function createSensitivityTagger(parts: SensitivityParts): SensitivityTagger {
  const { model, settings, language, budget, threshold } = parts;

  async function tagSome(docs: readonly Document[], bias: number): Promise<Document[]> {
    const asked = settings.judge === 'entities';
    // Whatever is marked is a candidate, whatever its label.
    const sequences = sequencesOf(
      asked ? { ...parts, settings: { ...settings, labels: undefined } } : parts,
      asked ? docs : docs.map((doc) => ({ ...doc, entities: [] })),
    );
    const viewOf = ({ elements }: ElementSequence) =>
      asked
        ? maskedView(
            elements,
            elements.flatMap(({ sensitive }, e) => (sensitive ? [e] : [])),
          )
        : plainView(elements);
    const views = sequences.map(viewOf);
    const ratings = await rateViews(parts, sequences, (_, s) => views[s] ?? { maskings: [], rated: [] });
    const spans: CharSpan[][] = docs.map(() => []);
    sequences.forEach(({ document, elements }, s) => {
      const found = new Set(views[s]?.rated.filter((_, i) => (ratings[s]?.[i] ?? -Infinity) > threshold - bias));
      const text = docs[document]?.text ?? '';
      for (let e = 0; e < elements.length; e++) {
        const first = elements[e];
        if (!first || !found.has(e)) continue;
        while (found.has(e + 1)) e++;
        spans[document]?.push(trimToWord(text, first.start, elements[e]?.end ?? first.end));
      }
    });
    return docs.map((doc, d) =>
      replaceDefaultLayer(
        doc,
        (spans[d] ?? []).map((span) => ({ ...span, label: settings.label })),
      ),
    );
  }

  return {
    family: 'sensitivity',
    labels: [settings.label],
    config: { language, settings, budget, threshold },
    parts,
    async *tag(docs, { recallBias = 0 } = {}) {
      let waiting: Document[] = [];
      let units = 0;
      for await (const doc of docs) {
        waiting.push(doc);
        units += doc.text.length;
        if (units < WINDOW) continue;
        yield* await tagSome(waiting, recallBias);
        [waiting, units] = [[], 0];
      }
      yield* await tagSome(waiting, recallBias);
    },
    save: (store) => saveSensitivityFiles(store, parts),
    async dispose() {
      model.dispose();
    },
  };
}
