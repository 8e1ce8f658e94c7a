import type { Decisions } from './decisions.ts';
import type { OpenNote } from './open-note.ts';
import type { ReviewDecision } from './types.ts';
import { describeAction } from './units.ts';

/** Undoes what was decided from this page and does it again, going to the note where that was. */
export function createHistory(note: OpenNote, { made, undone, load, send }: Decisions) {
  const { page } = note;

  async function goBack(type: 'undo' | 'redo') {
    const stack = type === 'undo' ? made : undone;
    const place = stack.pop() ?? note.doc?.place;
    if (place === undefined) return;
    const isElsewhere = note.doc?.place !== place;
    if (isElsewhere) await load(place);
    const decision = note.doc?.[type];
    if (!note.doc || !decision) {
      page.say(type === 'undo' ? 'Nothing to undo in this note.' : 'Nothing to do again in this note.');
      return;
    }
    const before = note.doc.entities;
    if (isElsewhere && decision.reviewer !== page.reviewer()) {
      stack.push(place);
      page.say(`The last decision in this note is by ${decision.reviewer}: once more to ${type} it all the same.`);
      return;
    }
    if (!(await send({ type }))) {
      stack.push(place);
      return;
    }
    const by = decision.reviewer === page.reviewer() ? '' : ` (by ${decision.reviewer})`;
    const what = describeAction(decision.action, note.doc.text, [...before, ...note.doc.entities]);
    page.say(`${type === 'undo' ? 'Undone' : 'Done again'}${by}: ${what}`, true);
    focusOnSubject(decision);
    page.draw();
    if (note.focus) page.reveal();
  }

  /** What a decision was about, where it is one entity. */
  function focusOnSubject({ action }: ReviewDecision) {
    if ('entity' in action) note.focusOn(note.find(action.entity));
    else if ('entities' in action && action.entities.length === 1) note.focusOn(note.find(action.entities[0] ?? ''));
    else if ('start' in action)
      note.focusOn(note.doc?.entities.find(({ start, end }) => start === action.start && end === action.end));
  }

  return { undo: () => goBack('undo'), redo: () => goBack('redo') };
}
