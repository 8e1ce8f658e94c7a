// Computes in Node what its parent sends (see hosts.js): a driver that crashes takes this process with it and no other.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib.js';

let modules;
async function answer({ files, text, args }) {
  try {
    modules ??= Object.assign({}, ...(await Promise.all(files.map((file) => import(pathToFileURL(path.join(root, 'dist', `${file}.js`)).href))))); // prettier-ignore
    // The same text runs in a page: both are given a function that uses its arguments alone.
    const { default: compute } = await import(`data:text/javascript,${encodeURIComponent(`export default ${text}`)}`);
    const value = await compute(modules, ...args);
    process.send({ value });
  } catch (error) {
    process.send({ error: error instanceof Error ? error.message : String(error) });
  }
}
process.on('message', (message) => void answer(message));
process.send({ ready: true });
