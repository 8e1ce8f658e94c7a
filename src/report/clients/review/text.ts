import type { Focus, OpenDocument, ReviewEntity, ReviewMeta, Stretch } from './types.ts';
import { shortName } from '../../names.ts';
import { createMark, element } from '../shared/dom.ts';

const partsOf = (entity: ReviewEntity): readonly Stretch[] => entity.fragments ?? [entity];

/**
 * The text of a document with its mentions and what is in focus. What is drawn has the text as its content, to the character:
 * labels and grips are drawn by the style sheet, so an offset in one is an offset in the other.
 */
export function createTextBox(box: HTMLElement, meta: ReviewMeta) {
  const hues = new Map(meta.labels.map(({ name, hue }) => [name, hue]));

  /** @param moved the entity in focus as it is dragged */
  function draw({ text, entities: all }: OpenDocument, focus: Focus | undefined, moved: Stretch | undefined) {
    const entities = all.map((entity) =>
      moved && focus?.kind === 'entity' && focus.id === entity.id ? { ...entity, ...moved } : entity,
    );
    const spans = entities.flatMap((entity) => partsOf(entity).map(({ start, end }) => ({ start, end, entity })));
    const borders = new Set([0, text.length]);
    for (const { start, end } of spans) borders.add(start).add(end);
    if (focus?.kind === 'stretch') borders.add(focus.start).add(focus.end);
    const offsets = [...borders].sort((a, b) => a - b);
    const fragment = document.createDocumentFragment();
    /** Those that may cover the next segment. */
    let open: typeof spans = [];
    const waiting = spans.toSorted((a, b) => a.start - b.start || b.end - a.end);
    let next = 0;
    for (const [i, start] of offsets.entries()) {
      const end = offsets[i + 1];
      if (end === undefined) break;
      open = open.filter((span) => span.end > start);
      for (let span = waiting[next]; span && span.start <= start; span = waiting[++next]) open.push(span);
      let node: Node = document.createTextNode(text.slice(start, end));
      if (focus?.kind === 'stretch' && focus.start <= start && end <= focus.end) {
        const mark = element('span', 'stretch');
        mark.append(node);
        node = mark;
      }
      // The innermost is the one that begins last.
      const inner = open.at(-1);
      if (inner) {
        const mark = drawEntity(inner.entity, open.at(-2)?.entity, focus);
        mark.append(node);
        if (mark.classList.contains('chosen') && !inner.entity.fragments) {
          if (inner.start === start) mark.prepend(grip('start'));
          if (inner.end === end) mark.append(grip('end'));
        }
        const ending = open.filter((span) => span.entity.end === end);
        if (ending.length > 0) mark.dataset['l'] = ending.map((span) => shortName(span.entity.label)).join(' + ');
        node = mark;
      }
      fragment.append(node);
    }
    box.replaceChildren(fragment);
  }

  function drawEntity(entity: ReviewEntity, outer: ReviewEntity | undefined, focus: Focus | undefined) {
    const isChosen = focus?.kind === 'entity' && focus.id === entity.id;
    const names = `entity ${entity.accepted ? 'accepted' : 'proposed'}${isChosen ? ' chosen' : ''}`;
    const mark = createMark(names, hues.get(entity.label), outer && { hue: hues.get(outer.label) });
    mark.dataset['id'] = entity.id;
    return mark;
  }

  /** What is dragged to move a border. */
  function grip(border: 'start' | 'end') {
    const made = element('span', `grip ${border}`);
    made.dataset['border'] = border;
    made.setAttribute('aria-hidden', 'true');
    return made;
  }

  /** @param offset in the node */
  function offsetOf(node: Node, offset: number) {
    const range = document.createRange();
    range.setStart(box, 0);
    range.setEnd(node, offset);
    return range.toString().length;
  }

  return {
    draw,
    /** What the browser shows as selected in the text. */
    selected(): Stretch | undefined {
      const selection = getSelection();
      const range =
        selection && selection.rangeCount > 0 && !selection.isCollapsed ? selection.getRangeAt(0) : undefined;
      if (!range || !range.intersectsNode(box)) return undefined;
      const start = box.contains(range.startContainer) ? offsetOf(range.startContainer, range.startOffset) : 0;
      const end = box.contains(range.endContainer)
        ? offsetOf(range.endContainer, range.endOffset)
        : (box.textContent ?? '').length;
      return start < end ? { start, end } : undefined;
    },
    /** The offset at a point of the window. */
    offsetAt(x: number, y: number): number | undefined {
      if (document.caretPositionFromPoint) {
        const at = document.caretPositionFromPoint(x, y);
        return at && box.contains(at.offsetNode) ? offsetOf(at.offsetNode, at.offset) : undefined;
      }
      const range = document.caretRangeFromPoint(x, y);
      return range && box.contains(range.startContainer)
        ? offsetOf(range.startContainer, range.startOffset)
        : undefined;
    },
    /** Where the focus is in the window, by lines. */
    focusRects: () => [...box.querySelectorAll('.chosen, .stretch')].flatMap((node) => [...node.getClientRects()]),
    scrollToFocus() {
      box.querySelector('.chosen, .stretch')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
  };
}

export type TextBox = ReturnType<typeof createTextBox>;

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
