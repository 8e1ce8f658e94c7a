// Where WebGPU and TensorFlow can be had: Node with an optional package, or Chromium. Each is sent the text of a function, which
// is given the package's compiled modules and the arguments.
import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const CHILD = fileURLToPath(new URL('child.js', import.meta.url));

/** @returns the version of an installed package, `undefined` where there is none. */
export function versionOf(name) {
  try {
    return require(`${name}/package.json`).version;
  } catch {
    return undefined;
  }
}

/**
 * All ways to a graphics processor.
 *
 * @returns for each its `name`, the `backend`, and `open`, or `missing`, in one line.
 */
export function findHosts(files, { page, noPage, software }) {
  const gpu = versionOf('@tensorflow/tfjs-node-gpu');
  const webgpu = versionOf('webgpu');
  return [
    {
      name: 'webgpu in Node',
      backend: 'webgpu',
      versions: { webgpu },
      ...(webgpu === undefined
        ? { missing: 'the optional package webgpu is not installed' }
        : { open: () => openNode(files) }),
    },
    {
      name: 'webgpu in Chromium',
      backend: 'webgpu',
      versions: {},
      ...(noPage === undefined ? { open: () => openPage(files, page, software) } : { missing: noPage }),
    },
    {
      name: 'tensorflow in Node',
      backend: 'tensorflow',
      versions: { '@tensorflow/tfjs-node-gpu': gpu, '@tensorflow/tfjs-node': versionOf('@tensorflow/tfjs-node') },
      ...(gpu === undefined
        ? { missing: 'the optional package @tensorflow/tfjs-node-gpu is not installed' }
        : { open: () => openNode(files) }),
    },
  ];
}

/** Node in a process of its own. */
export async function openNode(files) {
  const child = fork(CHILD, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  let settle;
  const next = () => new Promise((resolve, reject) => (settle = { resolve, reject }));
  child.on('message', (message) => settle.resolve(message));
  child.on('error', (error) => settle.reject(error));
  child.on('exit', (code, signal) => settle.reject(new Error(`Node ended (${signal ?? code})`)));
  await next();
  return {
    async call(text, ...args) {
      const answer = next();
      child.send({ files, text, args });
      const { value, error } = await answer;
      if (error !== undefined) throw new Error(error);
      return value;
    },
    async close() {
      settle = { resolve() {}, reject() {} };
      child.kill();
    },
  };
}

async function openPage(files, openWebGpuPage, software) {
  const opened = await openWebGpuPage(software ? 'software' : 'hardware');
  const load = `Object.assign({}, ...(await Promise.all(${JSON.stringify(files)}.map((file) => import('/dist/' + file + '.js')))))`;
  return {
    version: opened.version,
    async call(text, ...args) {
      const before = opened.complaints.length;
      const value = await opened.page.evaluate(
        `(async () => (${text})(globalThis.modules ??= ${load}, ...${JSON.stringify(args)}))()`,
      );
      const complaints = opened.complaints.slice(before);
      if (complaints.length > 0) throw new Error(`the device refused something: ${complaints[0]}`);
      return value;
    },
    close: () => opened.close(),
  };
}
