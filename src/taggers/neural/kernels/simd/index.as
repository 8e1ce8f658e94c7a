// What the neural taggers compute in WebAssembly. A task is a function's number and its arguments, so that a thread can be
// given a list of them; its fields are told in kernel.ts.
import { adam, adamw, DecayingRates, Rates } from './adam';
import { attend, attendBack, Attention, attentionRoom } from './attention';
import { addInput, backward, forward, Layer, project } from './recurrence';
import { chainRoom, Chains, chains } from './crf';
import { multiply, multiplyAndAdd, packAndSum, packPanels, packTransposed, panelSize, roomSize, sumColumns, sumRows } from './gemm';
import { setRoom } from './room';
import { Output, Reader, readRoom, readSequences, scoreRoom, scoreSequences } from './tagging';

export { attentionRoom, chainRoom, panelSize, readRoom, roomSize, scoreRoom, setRoom };

/** The first byte that is not the module's own. */
export function heapBase(): usize {
  return __heap_base;
}

@unmanaged class Task {
  kind: i32;
  a: u32;
  b: u32;
  c: u32;
  d: u32;
  e: u32;
  f: u32;
  g: u32;
  h: u32;
  i: u32;
  j: u32;
}

/** Does one task. */
export function run(task: Task): void {
  switch (task.kind) {
    case 0: return packPanels(task.a, task.b, task.c, task.d);
    case 1: return packTransposed(task.a, task.b, task.c, task.d);
    case 2: return multiply(task.a, task.b, task.c, task.d, task.e, task.f, task.g, task.h, task.i, false);
    case 3: return sumRows(task.a, task.b, task.c, task.d);
    case 4: return project(changetype<Layer>(<usize>task.a), task.b, task.c);
    case 5: return forward(changetype<Layer>(<usize>task.a), task.b, task.c);
    case 6: return backward(changetype<Layer>(<usize>task.a), task.b, task.c);
    case 7: return chains(changetype<Chains>(<usize>task.a), task.b, task.c, task.d);
    case 8: return addInput(task.a, task.b, task.c, task.d, task.e, task.f, task.g);
    case 9: return tagSequences(task.a, task.b, task.c, task.d, task.e, task.f);
    case 10: return packAndSum(task.a, task.b, task.c, task.d, task.e, task.f, task.g);
    case 11: return adam(task.a, task.b, task.c, task.d, task.e, task.f, changetype<Rates>(<usize>task.g));
    case 12: return adamw(task.a, task.b, task.c, task.d, task.e, task.f, changetype<DecayingRates>(<usize>task.g));
    case 13: return attend(changetype<Attention>(<usize>task.a), task.b, task.c, task.d);
    case 14: return attendBack(changetype<Attention>(<usize>task.a), task.b, task.c, task.d);
    case 15: return multiplyAndAdd(
      task.a, task.b, task.c, task.d, task.e, task.f, task.g, task.h, task.i, task.j);
    case 16: return sumColumns(task.a, task.b, task.c, task.d, task.e, task.f);
  }
}

/** Reads some sequences in both directions and, where `output` is not 0, scores them. */
function tagSequences(forward: usize, backward: usize, output: usize, first: i32, last: i32, room: usize): void {
  readSequences(changetype<Reader>(forward), first, last, room);
  readSequences(changetype<Reader>(backward), first, last, room);
  if (output !== 0) scoreSequences(changetype<Output>(output), first, last, room);
}
