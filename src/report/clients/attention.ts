import type { AttentionData } from '../explanation/attention-data.ts';
import { createButton, find, setPressed } from './shared/dom.ts';

/** Below the first a line cannot be seen; without a choice of a piece there would be too many below the second. */
const LEAST_SEEN = 0.02;
const LEAST_OF_ALL = 0.12;

for (const view of document.querySelectorAll<HTMLElement>('[data-attention]')) drawView(view);

/** Draws an attention-head view: lines between pieces, those of the chosen heads of a layer. */
function drawView(view: HTMLElement) {
  const data = JSON.parse(find(view, 'script', HTMLScriptElement).textContent ?? '') as AttentionData;
  const select = find(view, 'select', HTMLSelectElement);
  const heads = find(view, '.heads', HTMLElement);
  const from = find(view, '.from', HTMLElement);
  const to = find(view, '.to', HTMLElement);
  const svg = find(view, 'svg', SVGSVGElement);
  const status = find(view, '[role=status]', HTMLElement);
  const count = data.pieces.length;
  const layers = data.layers.map(({ weights }) => Uint8Array.from(atob(weights), (byte) => byte.charCodeAt(0)));
  const colour = (head: number) => `var(--c${1 + (head % 7)})`;
  const shown = new Set(Array.from({ length: data.heads }, (_, head) => head));
  let layer = layers.length - 1;
  let pinned: number | undefined = data.chosen;
  let pointed: number | undefined;

  const nameOf = (piece: number) => data.pieces[piece]?.[0] ?? '';
  const weightOf = (head: number, a: number, b: number) => (layers[layer]?.[(head * count + a) * count + b] ?? 0) / 255;
  const meanOf = (a: number, b: number) => {
    let sum = 0;
    for (const head of shown) sum += weightOf(head, a, b);
    return shown.size === 0 ? 0 : sum / shown.size;
  };
  const middle = (list: HTMLElement, i: number) => {
    const item = list.children[i] as HTMLElement;
    return item.offsetTop - list.offsetTop + item.offsetHeight / 2;
  };

  function drawLine(head: number, a: number, b: number, width: number) {
    const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    const [y, z] = [middle(from, a), middle(to, b)];
    line.setAttribute('d', `M0 ${y}C${width * 0.4} ${y} ${width * 0.6} ${z} ${width} ${z}`);
    line.setAttribute('stroke', colour(head));
    line.setAttribute('stroke-opacity', String(weightOf(head, a, b)));
    return line;
  }

  function describe(at: number) {
    const most = data.pieces
      .map((_, b) => ({ name: nameOf(b), weight: meanOf(at, b) }))
      .sort((x, y) => y.weight - x.weight)
      .slice(0, 3)
      .map(({ name, weight }) => `${name} (${Math.round(100 * weight)} %)`);
    const which = shown.size === data.heads ? `all ${data.heads}` : `${shown.size} of ${data.heads}`;
    return `${nameOf(at)} looks most at ${most.join(', ')}, in the mean of ${which} heads of layer ${data.layers[layer]?.layer}.`;
  }

  function draw() {
    const at = pointed ?? pinned;
    const width = svg.clientWidth || 160;
    const height = from.offsetHeight;
    svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
    svg.style.height = `${height}px`;
    const lines = [];
    for (let a = 0; a < count; a++) {
      if (at !== undefined && a !== at) continue;
      for (const head of shown) {
        for (let b = 0; b < count; b++) {
          if (weightOf(head, a, b) >= (at === undefined ? LEAST_OF_ALL : LEAST_SEEN)) lines.push(drawLine(head, a, b, width)); // prettier-ignore
        }
      }
    }
    svg.replaceChildren(...lines);
    for (let p = 0; p < count; p++) {
      const [left, right] = [from.children[p] as HTMLElement, to.children[p] as HTMLElement];
      setPressed(left.firstChild as HTMLElement, p === pinned);
      left.classList.toggle('at', p === at);
      right.style.setProperty('--w', at === undefined ? '0%' : `${Math.round(100 * meanOf(at, p))}%`);
    }
    status.textContent =
      at === undefined ? 'All pieces; only lines from 12 % of the attention of a head.' : describe(at);
  }

  for (const [p, [name, isUnknown]] of data.pieces.entries()) {
    const [left, right] = [document.createElement('li'), document.createElement('li')];
    const pin = () => {
      pinned = pinned === p ? undefined : p;
      pointed = undefined;
      draw();
    };
    left.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      pointed = p;
      draw();
    });
    left.append(createButton('', pin, name));
    right.textContent = name;
    for (const item of [left, right]) item.classList.toggle('unknown', isUnknown === 1);
    from.append(left);
    to.append(right);
  }
  from.addEventListener('pointerleave', () => {
    pointed = undefined;
    draw();
  });
  for (const [i, own] of data.layers.entries())
    select.append(new Option(String(own.layer), String(i), i === layer, i === layer));
  select.disabled = layers.length === 1;
  select.addEventListener('change', () => {
    layer = Number(select.value);
    draw();
  });
  for (let head = 0; head < data.heads; head++) {
    const button = createButton(
      '',
      () => {
        if (!shown.delete(head)) shown.add(head);
        setPressed(button, shown.has(head));
        draw();
      },
      String(head + 1),
    );
    button.style.setProperty('--head', colour(head));
    button.title = `Head ${head + 1}; double-click for it alone`;
    button.addEventListener('dblclick', () => {
      shown.clear();
      shown.add(head);
      for (const other of heads.children) setPressed(other, other === button);
      draw();
    });
    setPressed(button, true);
    heads.append(button);
  }
  view.hidden = false;
  new ResizeObserver(draw).observe(svg);
  draw();
}
