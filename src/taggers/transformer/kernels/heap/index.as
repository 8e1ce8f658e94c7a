// What an encoder computes number by number, in the memory of TensorFlow.js's own wasm backend: nothing is copied. That memory
// has one thread in Node, and no room that is ours: nothing here has a place in it but what it is given.
export { activate, activateBack } from './activations';
export { constantsSize, setConstants } from './constants';
export { norm, normBack } from './norm';
