import type { Document, Entity } from '../../core/types.ts';

/** Mentions of the documents of a corpus, in their order: `[label, start, end, label, …]`, labels as places in `labels`. */
export interface StoredMentions {
  readonly labels: readonly string[];
  /** By the name of the model that found them. */
  readonly models: Readonly<Record<string, readonly (readonly number[])[]>>;
}

/** The mentions of documents without their text, three numbers each: see {@link StoredMentions}. */
export function packMentions(found: readonly (readonly Entity[])[], labels: readonly string[]): readonly number[][] {
  const places = new Map(labels.map((label, i) => [label, i]));
  return found.map((mentions) =>
    mentions.flatMap(({ label, start, end }) => [places.get(label) as number, start, end]),
  );
}

/** Predictions as documents: the texts of the corpus with the mentions that were kept. */
export function unpackPredictions(
  documents: readonly Document[],
  { labels, models }: StoredMentions,
  model: string,
): readonly Document[] {
  const rows = models[model];
  if (rows?.length !== documents.length) throw new TypeError(`the predictions of ${model} are of other documents`);
  return documents.map((doc, d) => {
    const row = rows[d] as readonly number[];
    const entities: Entity[] = [];
    for (let i = 0; i < row.length; i += 3) {
      const [label, start, end] = [row[i], row[i + 1], row[i + 2]] as [number, number, number];
      entities.push({ id: `T${i / 3 + 1}`, start, end, label: labels[label] as string });
    }
    return { id: doc.id, text: doc.text, entities };
  });
}
