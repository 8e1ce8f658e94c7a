import { DEFAULT_LAYER } from '../../core/document.ts';
import type { Document, Entity } from '../../core/types.ts';

/** Whether an entity of the default layer overlaps a token: then it is sensitive. Ask in text order. */
export function createCover(doc: Document): (start: number, end: number) => boolean {
  const entities = doc.entities.filter(({ layer }) => (layer ?? DEFAULT_LAYER) === DEFAULT_LAYER); // sorted by start
  let next = 0;
  let reach = 0; // the furthest end of the entities passed
  return (start, end) => {
    for (; next < entities.length; next++) {
      const entity = entities[next] as Entity;
      if (entity.start >= end) break;
      reach = Math.max(reach, entity.end);
    }
    return reach > start;
  };
}
