import { Graph, layout } from '@dagrejs/dagre';
import { ESCAPES } from '../../report/html.ts';
import type { RuleSet } from './compile.ts';
import type { Arc, Network, State } from './network.ts';

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Where the centre of something was put. */
interface Placed extends Box {
  readonly x: number;
  readonly y: number;
}

interface GraphEdge {
  readonly from: string;
  readonly to: string;
  /** The label's size. */
  readonly label: Box;
}

interface PlacedEdge extends Placed {
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

interface Layout extends Box {
  readonly nodes: ReadonlyMap<string, Placed>;
  /** In the order of the edges. */
  readonly edges: readonly PlacedEdge[];
}

/** What of the library this module uses: its own types do not resolve under Node's rules. */
interface LayoutGraph {
  setGraph(options: object): void;
  setNode(name: string, box: Box): void;
  setEdge(from: string, to: string, label: object, name: string): void;
  node(name: string): Placed;
  edge(edge: { v: string; w: string; name: string }): PlacedEdge;
  graph(): Box;
}

/** Lays a graph out from top to bottom, with labels to the right of their edges; several edges may join the same two nodes. */
function layOut(nodes: ReadonlyMap<string, Box>, edges: readonly GraphEdge[]): Layout {
  const graph = new Graph({ multigraph: true }) as unknown as LayoutGraph;
  graph.setGraph({ rankdir: 'TB', nodesep: 28, edgesep: 20, ranksep: 44, marginx: 24, marginy: 16 });
  for (const [name, box] of nodes) graph.setNode(name, { ...box });
  edges.forEach(({ from, to, label }, i) =>
    graph.setEdge(from, to, { ...label, labelpos: 'r', labeloffset: BESIDE }, String(i)),
  );
  layout(graph);
  const { width, height } = graph.graph();
  return {
    width,
    height,
    nodes: new Map([...nodes.keys()].map((name) => [name, graph.node(name)])),
    edges: edges.map(({ from, to }, i) => graph.edge({ v: from, w: to, name: String(i) })),
  };
}

const CHARACTER = 6.7; // width of one at 12 px, on the wide side
const LINE = 15;
const WIDEST = 30; // characters of a line of a label
const GAP = 28;
const BESIDE = 5; // between an arc and its label

/**
 * Draws networks as one SVG, one below the other, each from top to bottom: states as circles (final ones with a double border and their
 * label), arcs with their conditions beside them; a thick arc is part of the mention, a dotted one consumes nothing. Light and dark
 * by the reader's preference, on paper light. It has no scripts and refers to nothing outside.
 *
 * @param only names of networks; all where absent. @throws TypeError for one that there is not.
 */
export function drawRules(rules: RuleSet, only?: readonly string[]): string {
  for (const name of only ?? []) {
    if (!rules.networks.some((network) => network.name === name)) {
      throw new TypeError(`there is no network ${JSON.stringify(name)}; there are ${rules.networks.map((network) => network.name).join(', ')}`); // prettier-ignore
    }
  }
  const networks = rules.networks.filter(({ name }) => only?.includes(name) ?? true);
  const drawn = networks.map((network) => drawNetwork(network, rules));
  const width = Math.ceil(Math.max(...drawn.map((part) => part.width)));
  let top = GAP;
  const groups = drawn.map(({ body, height }) => {
    const group = `<g transform="translate(0 ${top})">${body}</g>`;
    top += Math.ceil(height) + GAP;
    return group;
  });
  const title = only?.length === 1 ? `Network ${only[0] as string}` : `Networks of ${rules.name}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}" width="${width}" height="${top}" role="img" aria-labelledby="t d">` +
    `<title id="t">${escape(title)}</title><desc id="d">${escape(networks.map(tell).join(' '))}</desc>` +
    `<style>${STYLE}</style>${MARKER}<rect class="paper" width="100%" height="100%"/>${groups.join('')}</svg>\n`
  );
}

const STYLE =
  'text{font:12px ui-sans-serif,system-ui,sans-serif;fill:#1b1f24}.paper{fill:#fff}.name{font-size:15px;font-weight:600}' +
  '.about{fill:#57606a}.state{fill:#f3f5f7;stroke:#57606a;stroke-width:1.5}.inner{fill:none;stroke:#57606a}' +
  '.arc{fill:none;stroke:#57606a;stroke-width:1.3}.mention{stroke:#0b63c4;stroke-width:3}.empty{stroke-dasharray:3 3}' +
  '.tip{fill:#57606a}.label{fill:none}.found{fill:#0b63c4;font-weight:600}' +
  '@media screen and (prefers-color-scheme:dark){text{fill:#e6edf3}.paper{fill:#0d1117}.about{fill:#9da7b3}' +
  '.state{fill:#1c232c;stroke:#9da7b3}.inner,.arc{stroke:#9da7b3}.mention{stroke:#6cb0ff}.tip{fill:#9da7b3}.found{fill:#6cb0ff}}';

const MARKER =
  '<defs><marker id="a" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" ' +
  'orient="auto-start-reverse"><path class="tip" d="M0 0L8 4L0 8z"/></marker></defs>';

/** The network in words, for who does not see it. */
function tell(network: Network): string {
  const states = network.states.map(({ name, final, arcs }) => {
    const ways = arcs.map(({ text, to }) => `${text} to ${to.name}`).join('; ');
    return `${name}${final ? ' (final)' : ''}${ways === '' ? '' : `: ${ways}`}`;
  });
  return `Network ${network.name} starts in ${network.start.name}. ${states.join('. ')}.`;
}

function drawNetwork(
  network: Network,
  rules: RuleSet,
): { readonly body: string; readonly width: number; readonly height: number } {
  const arcs = network.states.flatMap((state) => state.arcs);
  // A comparison stays on its line.
  const labels = new Map(arcs.map((arc) => [arc, wrap(arc.text.replace(/ (\S?[<>=]=?) /g, '\u00a0$1\u00a0'))]));
  const linesOf = (arc: Arc) => labels.get(arc) as readonly string[];
  const between = arcs.filter(({ from, to }) => from !== to);
  // An arc from a state to itself is drawn to the right of it; the layout is only asked to leave room.
  const nodes = new Map(network.states.map((state) => [state.name, withLoops(state, linesOf)]));
  const edges = between.map((arc): GraphEdge => ({ from: arc.from.name, to: arc.to.name, label: boxOf(linesOf(arc)) }));
  const placed: Layout = layOut(nodes, edges);
  const head = describe(network);
  const down = 18 + head.length * LINE;
  const rows = rowsOf(placed);
  const ports = portsOf(between, placed);
  const lines = between.map((arc, i) => line(arc, pathOf(placed.edges[i] as PlacedEdge, ports[i] as readonly [Port, Port], placed, rows))); // prettier-ignore
  const texts = between.map((arc, i) => label(placed.edges[i] as PlacedEdge, linesOf(arc)));
  const loops = network.states.map((state) => drawLoops(state, placed, linesOf));
  const states = network.states.map((state) => drawState(state, placed, state === network.start));
  const title = `<text class="name" x="16" y="0">${escape(network.name)}</text>`;
  const about = head.map((line, i) => `<text class="about" x="16" y="${(i + 1) * LINE + 2}">${escape(line)}</text>`);
  const graph = `<g transform="translate(0 ${down - 8})">${lines.join('')}${texts.join('')}${loops.join('')}${states.join('')}</g>`;
  const widest = Math.max(network.name.length * 9, ...head.map((line) => line.length * CHARACTER)) + 32;
  return { body: title + about.join('') + graph, width: Math.max(placed.width, widest), height: placed.height + down };

  function describe({ description, priority, checks, isRule, excludes }: Network): readonly string[] {
    const facts = isRule
      ? [
          `priority ${priority}`,
          ...(excludes ? [`excludes ${[...excludes].join(', ')} alone`] : []),
          ...(checks.length > 0 ? [`valid as ${checks.map((check) => check.name).join(' or ')}`] : []),
        ]
      : [`pushed by ${pushers(network, rules)}`];
    return [...(description === '' ? [] : wrap(description, 110)), facts.join(', ')];
  }
}

function pushers({ index }: Network, rules: RuleSet): string {
  const names = rules.networks.filter(({ states }) =>
    states.some(({ arcs }) => arcs.some(({ consumes }) => consumes.kind === 'push' && consumes.network === index)),
  );
  return names.map(({ name }) => name).join(', ');
}

function sizeOf({ name, final, label: own }: State): Box {
  const text = final && typeof own === 'string' ? Math.max(name.length, own.length * 1.2) : name.length;
  return { width: Math.max(52, text * CHARACTER + 22), height: final && typeof own === 'string' ? 46 : 34 };
}

function drawState(state: State, { nodes }: Layout, isStart: boolean): string {
  const { name, final, label: own } = state;
  const place = nodes.get(name);
  if (place === undefined) return '';
  const { x, y } = place;
  const { width, height } = sizeOf(state); // the place has room for loops besides
  const box = (inset: number, css: string) =>
    `<rect class="${css}" x="${round(x - width / 2 + inset)}" y="${round(y - height / 2 + inset)}" width="${round(width - 2 * inset)}" height="${round(height - 2 * inset)}" rx="${round(height / 2 - inset)}"/>`;
  const start = isStart ? `<path class="tip" d="M${round(x - width / 2 - 12)} ${round(y - 6)}l9 6l-9 6z"/>` : '';
  const found = final && own !== undefined ? (own === false ? 'no mention' : own) : undefined;
  const middle = (text: string, at: number, css = '') =>
    `<text${css} x="${round(x)}" y="${round(at)}" text-anchor="middle">${escape(text)}</text>`;
  const texts =
    found === undefined ? middle(name, y + 4) : middle(name, y - 3) + middle(found, y + 12, ' class="found"');
  return `${start}${box(0, 'state')}${final ? box(3, 'inner') : ''}${texts}`;
}

function line(arc: Arc, path: string): string {
  const { kind } = arc.consumes;
  const classes = [
    'arc',
    ...(arc.mention ? ['mention'] : []),
    ...(kind === 'jump' || kind === 'push' ? ['empty'] : []),
  ];
  return `<path class="${classes.join(' ')}" marker-end="url(#a)" d="${path}"/>`;
}

type LinesOf = (arc: Arc) => readonly string[];

const LOOP = 20; // from the border of a state to the label of a loop

function loopsOf(state: State, linesOf: LinesOf): readonly { readonly arc: Arc; readonly box: Box }[] {
  return state.arcs.filter(({ to }) => to === state).map((arc) => ({ arc, box: boxOf(linesOf(arc)) }));
}

/** The room of a state with what is drawn to the right of it, and as much to the left, so that it stays in the middle. */
function withLoops(state: State, linesOf: LinesOf): Box {
  const own = sizeOf(state);
  const loops = loopsOf(state, linesOf);
  const right = loops.length === 0 ? 0 : LOOP + Math.max(...loops.map(({ box }) => box.width));
  return {
    width: own.width + 2 * right,
    height: Math.max(own.height, loops.reduce((sum, { box }) => sum + box.height, 0)), // prettier-ignore
  };
}

function drawLoops(state: State, { nodes }: Layout, linesOf: LinesOf): string {
  const place = nodes.get(state.name);
  if (place === undefined) return '';
  const { width, height } = sizeOf(state);
  const right = place.x + width / 2;
  const loops = loopsOf(state, linesOf);
  let top = place.y - loops.reduce((sum, { box }) => sum + box.height, 0) / 2;
  return loops
    .map(({ arc, box }, i) => {
      const y = top + box.height / 2;
      top += box.height;
      const half = (height / 4) * (1 - i / (loops.length + 1));
      const bend = (Math.abs(y - place.y) / 2) * Math.sign(y - place.y);
      const out = round(right + LOOP * 1.2);
      const path = `M${round(right - 2)} ${round(place.y - half)}C${out} ${round(place.y - half + bend - 6)} ${out} ${round(place.y + half + bend + 6)} ${round(right - 2)} ${round(place.y + half)}`; // prettier-ignore
      return line(arc, path) + label({ x: right + LOOP + box.width / 2, y, ...box, points: [] }, linesOf(arc));
    })
    .join('');
}

/** Half of the height of what stands beside each other, by the height at which its middle is. */
function rowsOf({ nodes, edges }: Layout): ReadonlyMap<number, number> {
  const rows = new Map<number, number>();
  for (const { y, height } of [...nodes.values(), ...edges])
    rows.set(round(y), Math.max(rows.get(round(y)) ?? 0, height / 2));
  return rows;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where an arc leaves or reaches a state: above (−1) or below it (1), and how far to the side. */
interface Port {
  readonly state: State;
  readonly side: number;
  readonly towards: number;
  away: number;
}

/** The ports of arcs, spread over the border of their states in the order in which the arcs lie. */
function portsOf(arcs: readonly Arc[], { nodes, edges }: Layout): readonly (readonly [leave: Port, arrive: Port])[] {
  const ports = arcs.map(({ from, to }, i) => {
    const inner = edges[i]?.points.slice(1, -1) ?? [];
    const [start, end] = [from, to].map((state) => nodes.get(state.name) as Placed) as [Placed, Placed];
    const side = Math.sign(end.y - start.y);
    const leave: Port = { state: from, side, towards: (inner[0] ?? end).x, away: 0 };
    return [leave, { state: to, side: -side, towards: (inner.at(-1) ?? start).x, away: 0 } satisfies Port] as const;
  });
  for (const { state, side } of ports.flat()) {
    const beside = ports.flat().filter((other) => other.state === state && other.side === side);
    const step = Math.min(16, (sizeOf(state).width - 20) / beside.length);
    const ordered = beside.toSorted((a, b) => a.towards - b.towards);
    for (const [i, port] of ordered.entries()) port.away = (i - (ordered.length - 1) / 2) * step;
  }
  return ports;
}

/** An arc: straight down, or up, through each row of states and labels, so that it touches none, and bent between rows. */
function pathOf(
  { points }: PlacedEdge,
  [from, to]: readonly [Port, Port],
  { nodes }: Layout,
  rows: ReadonlyMap<number, number>,
): string {
  const [start, end] = [from, to].map(({ state }) => nodes.get(state.name) as Placed) as [Placed, Placed];
  const inner = points.slice(1, -1);
  const way = from.side;
  const [leave, arrive] = [touch(start, from), touch(end, to)];
  const through = inner.map(({ x, y }) => {
    const half = way * (rows.get(round(y)) ?? 0);
    return [
      { x, y: y - half },
      { x, y: y + half },
    ] as const;
  });
  const rowEnd = ({ y }: Placed, side: number): number => y + side * (rows.get(round(y)) ?? 0);
  const straight: (readonly [Point, Point])[] = [
    [leave, { x: leave.x, y: rowEnd(start, way) }],
    ...through,
    [{ x: arrive.x, y: rowEnd(end, -way) }, arrive],
  ];
  return straight
    .map(([a, b], i) => {
      const before = straight[i - 1]?.[1];
      const bend = before ? `C${at({ x: before.x, y: (before.y + a.y) / 2 })} ${at({ x: a.x, y: (before.y + a.y) / 2 })} ${at(a)}` : `M${at(a)}`; // prettier-ignore
      return at(a) === at(b) ? bend : `${bend}L${at(b)}`; // a line of no length has no direction for its arrow
    })
    .join('');
}

const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** A port on the round border of its state. */
function touch({ x, y }: Placed, { state, side, away }: Port): Point {
  const { width, height } = sizeOf(state);
  const radius = height / 2;
  const beyond = Math.max(0, Math.abs(away) - (width / 2 - radius)); // beyond the straight part of the border
  return { x: x + away, y: y + side * Math.sqrt(radius ** 2 - beyond ** 2) };
}

function label({ x, y, width, height }: PlacedEdge, lines: readonly string[]): string {
  const back = `<rect class="label" x="${round(x - width / 2)}" y="${round(y - height / 2)}" width="${round(width)}" height="${round(height)}"/>`;
  const texts = lines.map((line, i) => {
    const base = y - height / 2 + 13 + i * LINE;
    return `<text x="${round(x - width / 2 + 4)}" y="${round(base)}">${escape(line)}</text>`;
  });
  return back + texts.join('');
}

function boxOf(lines: readonly string[]): Box {
  return { width: Math.max(...lines.map((line) => line.length)) * CHARACTER + 8, height: lines.length * LINE + 4 };
}

/** Lines of words; a word longer than a line is cut, behind a sign where there is one. */
function wrap(text: string, widest = WIDEST): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((long) => cut(long, widest))) {
    if (line !== '' && line.length + 1 + word.length > widest) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

function cut(word: string, widest: number): readonly string[] {
  const characters = Array.from(word);
  const pieces: string[] = [];
  for (let start = 0; start < characters.length;) {
    const piece = characters.slice(start, start + widest);
    const sign = start + widest < characters.length ? piece.findLastIndex((one) => /[|,;)\]}?*+]/.test(one)) : -1;
    const length = sign >= widest / 3 ? sign + 1 : piece.length;
    pieces.push(piece.slice(0, length).join(''));
    start += length;
  }
  return pieces;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Text for SVG; control characters, which XML cannot hold, become a replacement character. */
function escape(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"']/g, (sign) => ESCAPES[sign] as string);
}
