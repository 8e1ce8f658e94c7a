import type { Criteria, Prepared, Side, Span, ViewMeta } from './types.ts';
import { shortName } from '../../names.ts';
import { createMark, element } from '../shared/dom.ts';

/**
 * What of the spans reaches into a range.
 *
 * @param last whether the range ends the text: empty spans at its end belong to it
 */
function within(spans: readonly Span[], from: number, to: number, last: boolean) {
  return spans.filter(({ start, end }) =>
    start === end ? start >= from && (start < to || (last && start === to)) : start < to && end > from,
  );
}

/**
 * A range of a text with its marks. The text content of the result is the text, to the character: labels are drawn by the
 * style sheet.
 */
function renderText(
  side: Side,
  from: number,
  to: number,
  criteria: Criteria,
  meta: ViewMeta,
  changeTag: 'ins' | 'del',
) {
  const fragment = document.createDocumentFragment();
  const isLast = to === side.text.length;
  const entities = within(side.entities, from, to, isLast);
  const changes = within(side.changes, from, to, isLast);
  const hits = within(side.hits, from, to, isLast);
  const borders = new Set([from, to]);
  for (const { start, end } of [...entities, ...changes, ...hits]) {
    if (start > from && start < to) borders.add(start);
    if (end > from && end < to) borders.add(end);
  }
  const offsets = [...borders].sort((a, b) => a - b);
  let open: { key: string; node: Element } | undefined;
  for (const [i, start] of offsets.entries()) {
    for (const change of changes) {
      if (change.start === start && change.end === start) fragment.append(renderChange(change, '', meta, changeTag));
    }
    const end = offsets[i + 1];
    if (end === undefined) break;
    const covering = entities.filter((span) => span.start < end && span.end > start);
    const change = changes.find((span) => span.start < end && span.end > start);
    const hit = hits.find((span) => span.start < end && span.end > start);
    let node: Node = document.createTextNode(side.text.slice(start, end));
    if (hit) {
      const mark = element('span', 'hit');
      mark.dataset['k'] = hit.key;
      mark.append(node);
      node = mark;
    }
    if (change) {
      const mark = renderChange(change, undefined, meta, changeTag);
      mark.append(node);
      node = mark;
    }
    const inner = covering.at(-1);
    if (!inner) {
      open = undefined;
      fragment.append(node);
      continue;
    }
    const key = covering.map((span) => span.key).join(' ');
    if (open?.key !== key) {
      open = { key, node: renderEntity(covering, inner, criteria, meta) };
      fragment.append(open.node);
    }
    open.node.append(node);
    const ending = covering.filter((span) => span.end === end);
    if (ending.length > 0) {
      open.node.setAttribute('data-l', ending.map((span) => shortName(meta.labels[span.kind]?.name ?? '')).join(' + '));
    }
  }
  return fragment;
}

function renderEntity(covering: readonly Span[], inner: Span, criteria: Criteria, meta: ViewMeta) {
  const isOn = criteria.labels.length === 0 || covering.some((span) => criteria.labels.includes(span.kind));
  const hueOf = (span: Span) => meta.labels[span.kind]?.hue;
  const outer = covering.at(-2);
  const mark = createMark(isOn ? '' : 'off', hueOf(inner), outer && { hue: hueOf(outer) });
  mark.dataset['k'] = covering.map((span) => span.key).join(' ');
  return mark;
}

function renderChange(change: Span, text: string | undefined, meta: ViewMeta, tag: 'ins' | 'del') {
  const mark = element(tag, `c s${change.kind % 6}${text === '' ? ' gap' : ''}`, text);
  mark.dataset['k'] = change.key;
  mark.title = describeStep(meta, change.kind);
  return mark;
}

export function describeStep(meta: ViewMeta, step: number) {
  const found = meta.steps[step];
  if (!found) return '';
  return found.logged ? found.name : `${found.name} (found by comparing the texts)`;
}

/** The rows of one block, source beside copy. */
export function renderBlock(prepared: Prepared, block: number, criteria: Criteria, meta: ViewMeta) {
  const result = element('div', 'block');
  result.dataset['block'] = String(block);
  const { source, derived } = prepared;
  const last = prepared.blocks[block + 1] ?? 0;
  for (let i = prepared.blocks[block] ?? 0; i < last; i++) {
    const [start = 0, end = 0, derivedStart = 0, derivedEnd = 0] = prepared.rows[i] ?? [];
    const row = element('div', 'row');
    const left = element('div', 'cell source');
    left.dir = 'auto';
    left.append(renderText(source, start, end, criteria, meta, 'del'));
    row.append(left);
    if (derived) {
      const right = element('div', 'cell derived');
      right.dir = 'auto';
      right.append(renderText(derived, derivedStart, derivedEnd, criteria, meta, 'ins'));
      const isSame = source.text.slice(start, end) === derived.text.slice(derivedStart, derivedEnd);
      row.classList.toggle('same', isSame);
      row.append(right);
    }
    result.append(row);
  }
  return result;
}
