import type { CharSpan, Document, Entity } from '../core/types.ts';
import { familyOf } from './index.ts';
import type { Mention, Setting, SurrogateFamily, SurrogateType } from './types.ts';

const CONTEXT = 24;

/** The mention that stands at a span, with what stands around it. */
export function mentionAt(doc: Document, { start, end }: CharSpan, entity: Entity, type: SurrogateType): Mention {
  return {
    entity,
    type,
    text: doc.text.slice(start, end),
    before: doc.text.slice(Math.max(0, start - CONTEXT), start),
    after: doc.text.slice(end, end + CONTEXT),
  };
}

/**
 * Shows each family the mentions of its types.
 *
 * @param mentions all of one document, in text order.
 * @returns what each family learned from them.
 */
export function studyMentions(mentions: Iterable<Mention>, setting: Setting): ReadonlyMap<SurrogateFamily, unknown> {
  const byFamily = new Map<SurrogateFamily, Mention[]>();
  for (const mention of mentions) {
    const family = familyOf(mention.type);
    const list = byFamily.get(family);
    if (list) list.push(mention);
    else byFamily.set(family, [mention]);
  }
  return new Map([...byFamily].map(([family, list]) => [family, family.study(list, setting)]));
}
