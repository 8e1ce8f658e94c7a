/** What computes the tensors. `tensorflow` is the native library, through tfjs-node or tfjs-node-gpu. */
export type BackendName = 'webgpu' | 'tensorflow' | 'wasm' | 'cpu';

/** A backend by name, or the best that runs here. */
export type BackendPreference = 'auto' | BackendName;

// Apart from what opens them, so that settings can be read and written without TensorFlow.js.
export const backendPreferences: readonly BackendPreference[] = ['auto', 'webgpu', 'tensorflow', 'wasm', 'cpu'];
