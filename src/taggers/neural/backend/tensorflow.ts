/** TensorFlow.js. The packages themselves are imported in this folder only; all other neural code takes `tf` from `backend.ts`. */
export * as tf from '@tensorflow/tfjs-core';
