// The numerical kernel of the CRF tagger, in AssemblyScript; `node scripts/build-kernels.js` compiles it.
export { scoreLanes, scoreVectors } from './lanes';
export { exponentiate, forwardBackward, spread, viterbi } from './recursions';
export { scoreGroups, scoreTokens, sumGroups, sumTokens } from './corpus';
export { moveToken, scoreSequence } from './perceptron';

/** The first address that the module does not use itself. */
export function heapBase(): usize {
  return __heap_base;
}
