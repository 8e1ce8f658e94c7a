import type { Stretch } from './types.ts';
import type { TextBox } from './text.ts';

/** What a mouse or a finger does in the text. */
export function listenToPointer(
  box: HTMLElement,
  text: TextBox,
  events: {
    onSelect: (stretch: Stretch, isTouch: boolean) => unknown;
    onEntity: (id: string) => unknown;
    onNothing: () => unknown;
    onDrag: (border: 'start' | 'end', offset: number, isOver: boolean) => unknown;
    onCancel: () => unknown;
  },
) {
  let isTouch = false;
  /** The border that is dragged. */
  let dragged: 'start' | 'end' | undefined;
  let offset = -1;
  /** Of the entity whose border it is. */
  let id = '';
  /** Whether the press selected or dragged: then it was no click. */
  let isSpent = false;

  box.addEventListener('pointerdown', (event) => {
    isTouch = event.pointerType === 'touch';
    isSpent = false;
    const grip = event.target instanceof Element ? event.target.closest('.grip') : null;
    if (!grip || event.button !== 0) return;
    event.preventDefault();
    isSpent = true;
    dragged = grip.getAttribute('data-border') === 'start' ? 'start' : 'end';
    offset = -1;
    id = grip.closest('mark')?.getAttribute('data-id') ?? '';
    document.body.classList.add('dragging');
  });
  // On the document: what was pressed is drawn anew while it is dragged.
  document.addEventListener('pointermove', (event) => {
    if (!dragged) return;
    const at = text.offsetAt(event.clientX, event.clientY);
    if (at === undefined || at === offset) return;
    offset = at;
    events.onDrag(dragged, at, false);
  });
  for (const type of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(type, () => {
      if (!dragged) return;
      const border = dragged;
      dragged = undefined;
      document.body.classList.remove('dragging');
      if (type === 'pointercancel') events.onCancel();
      else if (offset >= 0) events.onDrag(border, offset, true);
      else events.onEntity(id); // pressed, not dragged
    });
  }

  // After `mouseup` the browser has settled what is selected; a press that began elsewhere may end here.
  document.addEventListener('mouseup', (event) => {
    if (isTouch || dragged || event.button !== 0) return;
    const stretch = text.selected();
    if (!stretch) return;
    isSpent = true;
    getSelection()?.removeAllRanges();
    events.onSelect(stretch, false);
  });
  box.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    if (isSpent || text.selected()) return;
    const pressed = target?.closest('mark')?.getAttribute('data-id');
    if (pressed !== null && pressed !== undefined) events.onEntity(pressed);
    else if (event.detail < 2 && !target?.closest('.stretch')) events.onNothing();
  });
  // A finger selects by the grips of the system, which must stay.
  let waiting = 0;
  document.addEventListener('selectionchange', () => {
    if (!isTouch) return;
    clearTimeout(waiting);
    waiting = window.setTimeout(() => {
      const stretch = text.selected();
      if (stretch) events.onSelect(stretch, true);
    }, 300);
  });
}
