import { DEFAULT_LAYER, freezeDocument } from '../../core/document.ts';
import type { Document, Entity } from '../../core/types.ts';

/** How the labels of a source become the categories of the study. Plain data: workers are sent it. */
export interface Mapping {
  /** By source label. Mentions of labels that are not here are not gold: they are context like any other text. */
  readonly categories: Readonly<Record<string, string>>;
  /** Categories whose adjacent mentions are joined. */
  readonly mergeAdjacent: readonly string[];
}

/** The gold document of the study: mentions of the default layer, under their category. */
export function mapDocument(doc: Document, { categories, mergeAdjacent }: Mapping): Document {
  const entities: Entity[] = [];
  for (const entity of doc.entities) {
    if ((entity.layer ?? DEFAULT_LAYER) !== DEFAULT_LAYER || !Object.hasOwn(categories, entity.label)) continue;
    const label = categories[entity.label] as string;
    const last = entities.at(-1);
    if (last?.label === label && mergeAdjacent.includes(label) && isGap(doc.text, last.end, entity.start)) {
      entities[entities.length - 1] = join(last, entity);
    } else entities.push(label === entity.label ? entity : { ...entity, label });
  }
  return freezeDocument({ ...doc, entities });
}

function isGap(text: string, start: number, end: number): boolean {
  return start <= end && /^[^\S\r\n]*$/.test(text.slice(start, end));
}

function join(first: Entity, second: Entity): Entity {
  const { fragments: _, ...rest } = first;
  return { ...rest, end: second.end };
}
