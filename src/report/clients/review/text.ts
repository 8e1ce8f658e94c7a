import type { Focus, OpenDocument, ReviewEntity, ReviewMeta, Stretch } from './types.ts';
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
        if (ending.length > 0) mark.dataset['l'] = ending.map((span) => span.entity.label).join(' + ');
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
