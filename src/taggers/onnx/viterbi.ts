import type { ChainScores } from '../neural/layers/viterbi.ts';
import type { TagConstraints } from '../tag-constraints.ts';
import type { GraphBuilder } from './graph.ts';

/**
 * Adds Viterbi's algorithm (1967) with the constraints of the tag scheme, in double precision, of equal taggings the one
 * that `viterbi` of the recurrent taggers takes.
 *
 * @param scores name of a float tensor `[batch, steps, L]`.
 * @param lengths name of an int64 tensor `[batch]`.
 * @returns name of an int64 tensor `[batch, steps]`; 0 from `lengths[b]` on.
 */
export function addViterbi(
  graph: GraphBuilder,
  scores: string,
  lengths: string,
  chain: ChainScores,
  constraints: TagConstraints,
): string {
  const labels = chain.start.length;
  const forbid = (values: Float32Array, allowed: Uint8Array) =>
    Float64Array.from(values, (value, i) => (allowed[i] === 1 ? value : -Infinity));
  const start = graph.double(forbid(chain.start, constraints.first), [1, labels]);
  const end = graph.double(forbid(chain.end, constraints.last), [1, labels]);
  const transitions = graph.double(forbid(chain.transitions, constraints.transitions), [1, labels, labels]);
  const zero = graph.int64([0], []);
  const one = graph.int64([1], []);

  // Time first: `Scan` goes along its first dimension.
  const emissions = graph.add('Cast', [graph.add('Transpose', [scores], { perm: [1, 0, 2] })], { to: 11 });
  const steps = graph.add('Gather', [graph.add('Shape', [emissions]), zero], { axis: 0 });
  const times = graph.add('Unsqueeze', [graph.add('Range', [zero, steps, one]), graph.int64([1])]);
  const within = graph.add('Less', [times, graph.add('Unsqueeze', [lengths, graph.int64([0])])]);
  const after = graph.add('And', [within, graph.add('Greater', [times, zero])]);
  const moves = graph.add('Unsqueeze', [after, graph.int64([2])]);
  const first = graph.add('Add', [graph.add('Gather', [emissions, zero], { axis: 0 }), start]);

  const [last, from] = graph.addAll('Scan', [first, emissions, moves], 2, {
    body: stepForward(graph, transitions, labels),
    num_scan_inputs: 2,
  }) as [string, string];
  const best = graph.add('ArgMax', [graph.add('Add', [last, end])], { axis: 1, keepdims: 1 });
  const [, path] = graph.addAll('Scan', [best, from], 2, {
    body: stepBack(graph, labels),
    num_scan_inputs: 1,
    scan_input_directions: [1],
    scan_output_directions: [1],
  }) as [string, string];
  return graph.add('Transpose', [graph.add('Where', [within, graph.add('Squeeze', [path, graph.int64([2])]), zero])], {
    perm: [1, 0],
  });
}

/** From the best scores of taggings that end before a token to those that end with it, and where they come from. */
function stepForward(graph: GraphBuilder, transitions: string, labels: number) {
  const step = graph.subgraph('forward');
  const before = step.input('before', 'double', ['batch', labels]);
  const emission = step.input('emission', 'double', ['batch', labels]);
  const moves = step.input('moves', 'bool', ['batch', 1]);
  const all = step.add('Add', [step.add('Unsqueeze', [before, step.int64([2])]), transitions]);
  const next = step.add('Add', [step.add('ReduceMax', [all], { axes: [1], keepdims: 0 }), emission]);
  const from = step.add('ArgMax', [all], { axis: 1, keepdims: 0 });
  // Before the second token and behind the last, every tag comes from itself.
  const itself = step.int64(Array.from({ length: labels }, (_, tag) => tag), [1, labels]); // prettier-ignore
  step.output('after', step.add('Where', [moves, next, before]), 'double', ['batch', labels]);
  step.output('from', step.add('Where', [moves, from, itself]), 'int64', ['batch', labels]);
  return step.build();
}

function stepBack(graph: GraphBuilder, labels: number) {
  const step = graph.subgraph('backward');
  const tag = step.input('tag', 'int64', ['batch', 1]);
  const from = step.input('origins', 'int64', ['batch', labels]);
  step.output('previous', step.add('GatherElements', [from, tag], { axis: 1 }), 'int64', ['batch', 1]);
  step.output('here', step.add('Identity', [tag]), 'int64', ['batch', 1]);
  return step.build();
}
