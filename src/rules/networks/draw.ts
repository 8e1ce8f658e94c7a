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

/** Lays a graph out from left to right; several edges may join the same two nodes. */
function layOut(nodes: ReadonlyMap<string, Box>, edges: readonly GraphEdge[]): Layout {
  const graph = new Graph({ multigraph: true }) as unknown as LayoutGraph;
  graph.setGraph({ rankdir: 'LR', nodesep: 28, edgesep: 14, ranksep: 44, marginx: 16, marginy: 16 });
  for (const [name, box] of nodes) graph.setNode(name, { ...box });
  edges.forEach(({ from, to, label }, i) => graph.setEdge(from, to, { ...label, labelpos: 'c' }, String(i)));
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
const WIDEST = 34; // characters of a line of a label
const GAP = 28;

/**
 * Draws networks as one SVG, one below the other: states as circles (final ones with a double border and their label), arcs
 * with their conditions; a thick arc is part of the mention, a dotted one consumes nothing. Light and dark by the reader's
 * preference. It has no scripts and refers to nothing outside.
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
  '.tip{fill:#57606a}.label{fill:#fff}.found{fill:#0b63c4;font-weight:600}' +
  '@media(prefers-color-scheme:dark){text{fill:#e6edf3}.paper,.label{fill:#0d1117}.about{fill:#9da7b3}' +
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
  // An arc from a state to itself is drawn below it; the layout is only asked to leave room.
  const nodes = new Map(network.states.map((state) => [state.name, withLoops(state, linesOf)]));
  const edges = between.map((arc): GraphEdge => ({ from: arc.from.name, to: arc.to.name, label: boxOf(linesOf(arc)) }));
  const placed: Layout = layOut(nodes, edges);
  const head = describe(network);
  const down = 18 + head.length * LINE;
  const lines = between.map((arc, i) => {
    const edge = placed.edges[i] as PlacedEdge;
    return line(arc, curve(joinStates(edge, arc, placed)));
  });
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
  return { width: Math.max(44, text * CHARACTER + 22), height: final && typeof own === 'string' ? 46 : 34 };
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

const LOOP = 22; // height of the loop above its label

/** The room of a state with what is drawn below it, and as much above, so that it stays in the middle. */
function withLoops(state: State, linesOf: LinesOf): Box {
  const own = sizeOf(state);
  const loops = state.arcs.filter(({ to }) => to === state).map((arc) => boxOf(linesOf(arc)));
  return {
    width: Math.max(own.width, ...loops.map(({ width }) => width)),
    height: own.height + 2 * loops.reduce((sum, { height }) => sum + height + LOOP, 0),
  };
}

function drawLoops(state: State, { nodes }: Layout, linesOf: LinesOf): string {
  const place = nodes.get(state.name);
  if (place === undefined) return '';
  const top = place.y + sizeOf(state).height / 2;
  let down = top;
  const drawn = state.arcs
    .filter(({ to }) => to === state)
    .map((arc, i) => {
      const lines = linesOf(arc);
      const box = boxOf(lines);
      const reach = 12 + i * 8;
      const low = round(down + LOOP);
      const path = `M${round(place.x - reach)} ${round(top - 1)}C${round(place.x - reach - 8)} ${low} ${round(place.x + reach + 8)} ${low} ${round(place.x + reach)} ${round(top - 1)}`; // prettier-ignore
      const text = label({ x: place.x, y: down + LOOP + box.height / 2, ...box, points: [] }, lines);
      down += LOOP + box.height;
      return text + line(arc, path);
    });
  // The farthest first, so that a label never hides a nearer loop.
  return drawn.toReversed().join('');
}

/** The edge from border to border of the states themselves, where room was left around them. */
function joinStates(edge: PlacedEdge, { from, to }: Arc, { nodes }: Layout): PlacedEdge {
  const points = [...edge.points];
  const [first, last] = [points[0], points.at(-1)];
  const touch = (state: State, towards: { readonly x: number }) => {
    const place = nodes.get(state.name) as Placed;
    const half = sizeOf(state).width / 2;
    return { x: towards.x < place.x ? place.x - half : place.x + half, y: place.y };
  };
  const hasRoom = (state: State) => state.arcs.some((arc) => arc.to === state);
  if (first && hasRoom(from)) points.unshift(touch(from, first));
  if (last && hasRoom(to)) points.push(touch(to, last));
  return { ...edge, points };
}

/** A smooth line through the points of an edge. */
function curve({ points }: PlacedEdge): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  let path = `M${round(first.x)} ${round(first.y)}`;
  rest.forEach((point, i) => {
    const next = rest[i + 1];
    if (next === undefined) path += `L${round(point.x)} ${round(point.y)}`;
    else
      path += `Q${round(point.x)} ${round(point.y)} ${round((point.x + next.x) / 2)} ${round((point.y + next.y) / 2)}`;
  });
  return path;
}

function label({ x, y, width, height }: PlacedEdge, lines: readonly string[]): string {
  const back = `<rect class="label" x="${round(x - width / 2)}" y="${round(y - height / 2)}" width="${round(width)}" height="${round(height)}"/>`;
  const texts = lines.map((line, i) => {
    const at = y - height / 2 + 13 + i * LINE;
    return `<text x="${round(x)}" y="${round(at)}" text-anchor="middle">${escape(line)}</text>`;
  });
  return back + texts.join('');
}

function boxOf(lines: readonly string[]): Box {
  return { width: Math.max(...lines.map((line) => line.length)) * CHARACTER + 8, height: lines.length * LINE + 4 };
}

/** Lines of words; a word longer than a line is cut. */
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
  for (let i = 0; i < characters.length; i += widest) pieces.push(characters.slice(i, i + widest).join(''));
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
