import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, Route } from 'playwright-core';

const root = fileURLToPath(new URL('../../', import.meta.url));
const require = createRequire(import.meta.url);

/** A secure origin, which WebGPU asks for; nothing of it is on the network: every request is answered from here. */
export const ORIGIN = 'https://palimpsest.invalid';

/** The folder of an installed package; `undefined` where it is not installed. */
export function packageFolder(name: string): string | undefined {
  try {
    return path.dirname(require.resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

/** What a browser is given for each bare import: the package's own file for browsers, by package and path. */
const PACKAGES: readonly (readonly [specifier: string, name: string, file: string])[] = [
  ['@tensorflow/tfjs-core', '@tensorflow/tfjs-core', 'dist/tf-core.fesm.js'],
  ['@tensorflow/tfjs-backend-cpu', '@tensorflow/tfjs-backend-cpu', 'dist/tf-backend-cpu.fesm.js'],
  ['@tensorflow/tfjs-backend-webgpu', '@tensorflow/tfjs-backend-webgpu', 'dist/tf-backend-webgpu.fesm.js'],
  ['zod', 'zod', 'index.js'],
  ['pure-rand/generator/xoroshiro128plus', 'pure-rand', 'lib/esm/generator/xoroshiro128plus.js'],
];

/** Node's modules: imported by what is loaded, but used neither in training nor in tagging, save what is written out. */
const MODULES: Readonly<Record<string, string>> = {
  'node:crypto': `
    // For the keys of checkpoints, of which there are none here.
    export const createHash = () => ({ update() { return this; }, digest: () => '' });`,
  'node:fs': `
    ${absent('createReadStream', 'existsSync', 'openSync', 'readSync', 'closeSync')}
    // For the kernel, which is compiled when it is first called.
    export const readFileSync = (url) => {
      const request = new XMLHttpRequest();
      request.open('GET', url, false);
      request.overrideMimeType('text/plain; charset=x-user-defined');
      request.send();
      return Uint8Array.from(request.responseText, (unit) => unit.charCodeAt(0) & 255);
    };`,
  'node:fs/promises': absent('open', 'readdir', 'readFile', 'stat'),
  'node:buffer': absent('isUtf8'),
  'node:zlib': absent('createGunzip', 'gunzipSync'),
  'node:path': absent('dirname', 'join'),
  'node:os': absent('availableParallelism'),
  'node:worker_threads': absent('Worker', 'workerData'),
  'node:module': 'export const createRequire = () => ({ resolve: (name) => name });',
  // TensorFlow's own random numbers, of which nothing here makes use.
  seedrandom: absent('alea'),
  // The browser has what Dawn brings to Node.
  webgpu: 'export const globals = {}; export const create = () => navigator.gpu;',
};

function absent(...names: readonly string[]): string {
  const stub = (name: string) => `() => { throw new Error('${name} is not to be had in a browser'); }`;
  return [
    ...names.map((name) => `export const ${name} = ${stub(name)};`),
    `export default { ${names.join(', ')} };`,
  ].join('\n');
}

/** The little of Node that compiled code takes from the global scope. */
const GLOBALS = `
  globalThis.process = { cpuUsage: () => ({ user: 0, system: 0 }), memoryUsage: { rss: () => 0 }, versions: {}, env: {} };`;

/**
 * Opens an empty page to which the compiled package is at hand: `import('/dist/…')` works as in Node, with the packages
 * that are installed and next to nothing of Node.
 */
export async function openModulePage(page: Page): Promise<void> {
  const folders = new Map(PACKAGES.map(([, name]) => [name, packageFolder(name)]));
  const imports = {
    ...Object.fromEntries(PACKAGES.map(([specifier, name, file]) => [specifier, `/packages/${name}/${file}`])),
    ...Object.fromEntries(Object.keys(MODULES).map((name) => [name, `/modules/${encodeURIComponent(name)}`])),
  };
  const html = `<!doctype html><title>modules</title><script type="importmap">${JSON.stringify({ imports })}</script><script>${GLOBALS}</script>`;
  const find = async (pathname: string): Promise<string | Buffer | undefined> => {
    const module = /^\/modules\/(.+)$/.exec(pathname)?.[1];
    if (module !== undefined) return MODULES[decodeURIComponent(module)];
    if (/^\/dist\/[\w./-]+\.js$/.test(pathname)) return readFile(path.join(root, pathname), 'utf8');
    if (/^\/data\/kernels\/\w+\.wasm$/.test(pathname)) return readFile(path.join(root, pathname));
    for (const [name, folder] of folders) {
      const prefix = `/packages/${name}/`;
      if (folder !== undefined && pathname.startsWith(prefix)) {
        return readFile(path.join(folder, pathname.slice(prefix.length)), 'utf8');
      }
    }
    return undefined;
  };
  await page.context().route('**/*', async (route: Route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== ORIGIN) return route.abort();
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
    const body = await find(pathname).catch(() => undefined);
    return body === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto(`${ORIGIN}/`);
}
