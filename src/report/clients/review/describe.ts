import type { ReviewDecision, ReviewEntity, ReviewRequest } from './types.ts';

const SHOWN = 40;

export function quote(text: string, start: number, end: number) {
  const whole = text.slice(start, end).replaceAll(/\s+/g, ' ');
  return `“${whole.length > SHOWN ? `${whole.slice(0, SHOWN - 1)}…` : whole}”`;
}

/** What was decided, as the rest of a sentence. @param entities of the document before it or after it */
export function describeAction(action: ReviewRequest, text: string, entities: readonly ReviewEntity[]) {
  const name = (id: string) => {
    const found = entities.find((entity) => entity.id === id);
    return found ? quote(text, found.start, found.end) : 'a mention';
  };
  const all = (ids: readonly string[]) => (ids.length === 1 ? name(ids[0] ?? '') : `${ids.length} mentions`);
  switch (action.type) {
    case 'accept':
      return `accepted ${all(action.entities)}`;
    case 'remove':
      return `removed ${all(action.entities)}`;
    case 'add':
      return `marked ${quote(text, action.start, action.end)} as ${action.label}`;
    case 'change':
      return `set ${quote(text, action.start, action.end)} to ${action.label}`;
    case 'replace':
      return `chose “${action.replacement}” for ${name(action.entity)}`;
    case 'done':
      return 'marked the note as done';
    case 'reopen':
      return 'opened the note again';
    case 'undo':
      return 'undid a decision';
    case 'redo':
      return 'did a decision again';
  }
}

export function describeAll(decisions: readonly ReviewDecision[], text: string, entities: readonly ReviewEntity[]) {
  const few = decisions
    .slice(-3)
    .map(({ reviewer, action }) => `${reviewer} ${describeAction(action, text, entities)}`);
  const more = decisions.length - few.length;
  return `${more > 0 ? `${more} more; ` : ''}${few.join('; ')}`;
}
