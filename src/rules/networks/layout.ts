import { Graph, layout } from '@dagrejs/dagre';

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Where the centre of something was put. */
export interface Placed extends Box {
  readonly x: number;
  readonly y: number;
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  /** The label's size. */
  readonly label: Box;
}

export interface PlacedEdge extends Placed {
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export interface Layout extends Box {
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
export function layOut(nodes: ReadonlyMap<string, Box>, edges: readonly GraphEdge[]): Layout {
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
