import type { Entity } from '../../core/types.ts';
import { type TagFault, tagsToSpans } from '../../text/tags.ts';
import type { ConllDocument, ConllSentence } from './parse.ts';
import type { ConllLayout } from './survey.ts';

/** The entities that the tags of a document state. */
export function entitiesOf(
  doc: ConllDocument,
  layout: ConllLayout,
  onFault: (fault: TagFault, line: number) => void,
): readonly Entity[] {
  const entities: Entity[] = [];
  for (const sentence of doc.sentences) {
    const { tags, starts, tokens } = sentence;
    if (tags.every((tag) => tag === 'O')) continue;
    const spans = tagsToSpans(tags, layout, (fault, token) => onFault(fault, lineOf(sentence, token)));
    for (const { start, end, label } of spans) {
      entities.push({
        id: `T${entities.length + 1}`,
        start: starts[start] as number,
        end: (starts[end - 1] as number) + (tokens[end - 1] as string).length,
        label,
      });
    }
  }
  return entities;
}

function lineOf(sentence: ConllSentence, token: number): number {
  return sentence.firstLine + token + sentence.extras.filter(({ position }) => position <= token).length;
}
