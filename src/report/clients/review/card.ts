import { showDirections } from '../../names.ts';
import { formatCount } from '../../pages/format.ts';
import { byId, setPressed } from '../shared/dom.ts';
import type { OpenNote } from './open-note.ts';
import type { OpenDocument, ReviewMeta } from './types.ts';

const HINT = 'Select text to mark it, press an entity to change it; ? lists the keys.';

/** Shows what stands around the text of a note: its name and state, what can be done with it, and what is in focus. */
export function drawCard(doc: OpenDocument, note: OpenNote, meta: ReviewMeta, chips: readonly HTMLElement[]) {
  const card = byId('card', HTMLElement);
  card.hidden = false;
  card.classList.toggle('is-done', doc.done);
  byId('name', HTMLElement).textContent = showDirections(doc.id);
  const proposed = doc.entities.filter(({ accepted }) => !accepted).length;
  byId('where', HTMLElement).textContent = `${doc.place + 1} of ${formatCount(meta.documents)}`;
  byId('state', HTMLElement).textContent = doc.done ? '✓ done' : proposed > 0 ? `${proposed} proposed` : '';
  byId('accept-all', HTMLButtonElement).hidden = proposed === 0;
  byId('undo', HTMLButtonElement).title = doc.undo
    ? `Undo (u): last decided by ${showDirections(doc.undo.reviewer)}`
    : 'Undo (u)';
  byId('done-word', HTMLElement).textContent = doc.done ? 'Next to do' : 'Done, next';
  byId('reopen', HTMLButtonElement).hidden = !doc.done;
  const label = note.inFocus()?.label;
  for (const chip of chips) setPressed(chip, chip.dataset['label'] === label);
  byId('at', HTMLElement).textContent = showDirections(note.describe()) || HINT;
}
