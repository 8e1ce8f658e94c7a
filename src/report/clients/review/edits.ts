import type { Decisions } from './decisions.ts';
import type { OpenNote } from './open-note.ts';
import type { ReviewEntity, Stretch } from './types.ts';

/** What can be done with an entity in focus, or with a stretch that may become one. */
export function createEdits(note: OpenNote, { decide }: Decisions) {
  const { page } = note;
  return {
    label: (label: string) => {
      const entity = note.inFocus();
      if (entity) {
        const { id, start, end } = entity;
        if (entity.label === label && entity.accepted) return page.draw();
        return decide({ type: 'change', entity: id, start, end, label }, () => note.focusOn(note.find(id)));
      }
      if (note.focus?.kind !== 'stretch') return page.say('Select text first, with the mouse or the arrow keys.');
      const { start, end } = note.focus;
      const isNew = (made: ReviewEntity) => made.start === start && made.end === end && made.label === label;
      return decide({ type: 'add', start, end, label }, () => note.focusOn(note.doc?.entities.find(isNew)));
    },
    accept: () => {
      const entity = note.inFocus();
      const goOn = (from: number) => note.focusOnProposed(from);
      if (entity && !entity.accepted) {
        return decide({ type: 'accept', entities: [entity.id] }, () => goOn(entity.start + 1));
      }
      goOn(entity ? entity.start + 1 : (note.stretch()?.end ?? 0));
      page.draw();
      if (entity || note.focus) page.reveal();
      else page.say('Nothing is only proposed here: Enter marks the note as done.');
    },
    /** What is to be written over the entity. */
    replace: (replacement: string) => {
      const entity = note.inFocus();
      const wanted = replacement.trim();
      if (!entity || wanted === '') return;
      const { id, start } = entity;
      if (wanted === entity.replacement && entity.accepted) return page.draw();
      return decide({ type: 'replace', entity: id, replacement: wanted }, () => note.focusOnProposed(start + 1));
    },
    acceptAll: () => {
      const entities = note.doc?.entities.filter(({ accepted }) => !accepted).map(({ id }) => id) ?? [];
      if (entities.length > 0) return decide({ type: 'accept', entities });
      page.say('Nothing is only proposed here.');
    },
    remove: () => {
      const entity = note.inFocus();
      if (entity) return decide({ type: 'remove', entities: [entity.id] }, () => note.focusOnProposed(entity.start));
      if (note.focus) note.setFocus(undefined);
      else page.say('Select an entity first: n goes to the next one.');
    },
  };
}

type Border = 'start' | 'end';

/** How the borders of an entity, or of a stretch, are moved. */
export function createBorders(note: OpenNote, { decide }: Decisions) {
  const { page } = note;

  /** The end of a selection that moves passes over the other one: that is how one takes it back. */
  function extend(stretch: Stretch & { readonly anchor: Border }, direction: 1 | -1) {
    const { units } = note;
    if (!units) return;
    const { anchor } = stretch;
    const other = anchor === 'start' ? 'end' : 'start';
    const moved = units.move(stretch, other, direction);
    const isStuck = moved.start === stretch.start && moved.end === stretch.end;
    if (!isStuck) note.setFocus({ kind: 'stretch', ...moved, anchor });
    else if (direction < 0 === (anchor === 'start')) {
      const turned = units.move(stretch, direction < 0 ? 'start' : 'end', direction);
      note.setFocus({ kind: 'stretch', ...turned, anchor: other });
    }
    page.reveal();
  }

  function changeTo(entity: ReviewEntity, { start, end }: Stretch) {
    const { id, label } = entity;
    if (start !== entity.start || end !== entity.end) return decide({ type: 'change', entity: id, start, end, label });
  }

  return {
    border: (border: Border, direction: 1 | -1) => {
      const entity = note.inFocus();
      if (entity && note.units) return changeTo(entity, note.units.move(entity, border, direction));
      if (note.focus?.kind === 'stretch') extend(note.focus, direction);
    },
    drag: (border: Border, offset: number, isOver: boolean) => {
      const entity = note.inFocus();
      const { units } = note;
      if (!entity || !units) return;
      const { start, end } = entity;
      const to =
        border === 'end'
          ? (units.snap(Math.max(start, offset - 1), Math.max(start + 1, offset))?.end ?? end)
          : (units.snap(Math.min(offset, end - 1), end)?.start ?? start);
      const moved = border === 'end' ? { start, end: Math.max(to, start + 1) } : { start: Math.min(to, end - 1), end };
      if (!isOver) page.draw(moved);
      else if (moved.start === start && moved.end === end) page.draw();
      else return changeTo(entity, moved);
    },
  };
}
