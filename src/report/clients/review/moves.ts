import type { OpenNote } from './open-note.ts';
import type { Stretch } from './types.ts';

/** How the focus goes from one thing of the note to another. */
export function createMoves(note: OpenNote) {
  const { page } = note;

  /** The word at an offset, or the entity that covers it. */
  function focusAt(unit: Stretch | undefined) {
    if (!unit) return;
    const covering = note.doc?.entities.find(({ start, end }) => start < unit.end && unit.start < end);
    note.setFocus(covering ? { kind: 'entity', id: covering.id } : { kind: 'stretch', ...unit, anchor: 'start' });
    page.reveal();
  }

  return {
    /** What was selected in the text becomes the focus. */
    select: (selected: Stretch) => {
      const snapped = note.units?.snap(selected.start, selected.end);
      if (!snapped) return false;
      const { start, end } = snapped;
      const same = note.doc?.entities.find((entity) => entity.start === start && entity.end === end);
      note.focus = same ? { kind: 'entity', id: same.id } : { kind: 'stretch', start, end, anchor: 'start' };
      return true;
    },
    entity: (direction: 1 | -1) => {
      const at = note.stretch();
      const from = at ? (direction > 0 ? at.start + 1 : at.start) : direction > 0 ? 0 : Infinity;
      const found = note.nextEntity(from, direction);
      if (!found) {
        page.say(direction > 0 ? 'No further entity in this note.' : 'No entity before this one.');
        return;
      }
      note.focusOn(found);
      page.draw();
      page.reveal();
    },
    word: (direction: 1 | -1) => {
      const at = note.stretch();
      if (!at) focusAt(note.units?.at(0));
      else focusAt(direction > 0 ? note.units?.from(at.end) : note.units?.before(at.start));
    },
    to: (offset: number | undefined) => {
      if (offset !== undefined) focusAt(note.units?.at(offset));
    },
  };
}
