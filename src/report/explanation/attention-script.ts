/** Draws the attention-head views of a page. */
export const ATTENTION_SCRIPT = `
for (const view of document.querySelectorAll('[data-attention]')) {
  const data = JSON.parse(view.querySelector('script').textContent);
  const [select, heads] = [view.querySelector('select'), view.querySelector('.heads')];
  const [from, to] = [view.querySelector('.from'), view.querySelector('.to')];
  const [svg, status] = [view.querySelector('svg'), view.querySelector('[role=status]')];
  const count = data.pieces.length;
  const layers = data.layers.map(({ weights }) => Uint8Array.from(atob(weights), (byte) => byte.charCodeAt(0)));
  const colour = (head) => 'var(--c' + (1 + head % 7) + ')';
  const shown = new Set(Array.from({ length: data.heads }, (_, head) => head));
  let layer = layers.length - 1;
  let pinned = data.chosen;
  let pointed;
  const weightOf = (head, a, b) => layers[layer][(head * count + a) * count + b] / 255;
  const meanOf = (a, b) => {
    let sum = 0;
    for (const head of shown) sum += weightOf(head, a, b);
    return shown.size === 0 ? 0 : sum / shown.size;
  };
  const middle = (item) => item.offsetTop - item.parentElement.offsetTop + item.offsetHeight / 2;
  function draw() {
    const at = pointed ?? pinned;
    const width = svg.clientWidth || 160;
    const height = from.offsetHeight;
    svg.setAttribute('viewBox', '0 0 ' + width + ' ' + height);
    svg.style.height = height + 'px';
    const lines = [];
    for (let a = 0; a < count; a++) {
      if (at !== undefined && a !== at) continue;
      for (const head of shown) for (let b = 0; b < count; b++) {
        const weight = weightOf(head, a, b);
        // Below, a line cannot be seen; without a choice there would be too many.
        if (weight < (at === undefined ? .12 : .02)) continue;
        const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
        const [y, z] = [middle(from.children[a]), middle(to.children[b])];
        line.setAttribute('d', 'M0 ' + y + 'C' + width * .4 + ' ' + y + ' ' + width * .6 + ' ' + z + ' ' + width + ' ' + z);
        line.setAttribute('stroke', colour(head));
        line.setAttribute('stroke-opacity', weight);
        lines.push(line);
      }
    }
    svg.replaceChildren(...lines);
    for (let p = 0; p < count; p++) {
      from.children[p].firstChild.setAttribute('aria-pressed', p === pinned);
      from.children[p].classList.toggle('at', p === at);
      to.children[p].style.setProperty('--w', at === undefined ? '0%' : Math.round(100 * meanOf(at, p)) + '%');
    }
    if (at === undefined) status.textContent = 'All pieces; only lines from 12 % of the attention of a head.';
    else {
      const most = Array.from({ length: count }, (_, b) => [b, meanOf(at, b)]).sort((x, y) => y[1] - x[1]).slice(0, 3);
      status.textContent = data.pieces[at][0] + ' looks most at ' + most.map(([b, weight]) => data.pieces[b][0] + ' (' + Math.round(100 * weight) + ' %)').join(', ') + ', in the mean of ' + (shown.size === data.heads ? 'all ' + data.heads : shown.size + ' of ' + data.heads) + ' heads of layer ' + data.layers[layer].layer + '.';
    }
  }
  data.pieces.forEach(([name, isUnknown], p) => {
    const [left, right] = [document.createElement('li'), document.createElement('li')];
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = name;
    button.addEventListener('click', () => { pinned = pinned === p ? undefined : p; pointed = undefined; draw(); });
    left.addEventListener('pointerenter', (event) => { if (event.pointerType === 'mouse') { pointed = p; draw(); } });
    left.append(button);
    right.textContent = name;
    for (const item of [left, right]) item.classList.toggle('unknown', isUnknown === 1);
    from.append(left);
    to.append(right);
  });
  from.addEventListener('pointerleave', () => { pointed = undefined; draw(); });
  data.layers.forEach((own, i) => select.append(new Option(String(own.layer), String(i), i === layer, i === layer)));
  select.disabled = layers.length === 1;
  select.addEventListener('change', () => { layer = Number(select.value); draw(); });
  for (let head = 0; head < data.heads; head++) {
    const button = document.createElement('button');
    button.type = 'button';
    button.style.setProperty('--head', colour(head));
    button.textContent = String(head + 1);
    button.title = 'Head ' + (head + 1) + '; double-click for it alone';
    const name = () => button.setAttribute('aria-pressed', shown.has(head));
    button.addEventListener('click', () => { shown.has(head) ? shown.delete(head) : shown.add(head); name(); draw(); });
    button.addEventListener('dblclick', () => {
      shown.clear();
      shown.add(head);
      [...heads.children].forEach((other, h) => other.setAttribute('aria-pressed', h === head));
      draw();
    });
    name();
    heads.append(button);
  }
  view.hidden = false;
  new ResizeObserver(draw).observe(svg);
  draw();
}
`;
