// Compiles the AssemblyScript kernels of the taggers to WebAssembly, in data/kernels. The sources are named .as, since their decorators and types are AssemblyScript's alone.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const taggers = fileURLToPath(new URL('../src/taggers/', import.meta.url));
const target = fileURLToPath(new URL('../data/kernels/', import.meta.url));

const SHARED = ['--enable=simd,threads', '--sharedMemory', '--maximumMemory=65536'];
/** The kernels: where their sources lie under src/taggers, and what each asks of the compiler. */
const KERNELS = {
  crf: ['crf/kernel', SHARED],
  neural: ['neural/kernels/simd', SHARED],
  transformer: ['transformer/kernels/heap', ['--enable=simd']],
};

/** The bytes of a kernel's module. */
export async function compileKernel(name) {
  const [sources, options] = KERNELS[name];
  const folder = path.join(taggers, sources);
  let binary;
  const messages = asc.createMemoryStream();
  const { error } = await asc.main(
    [
      'index.ts',
      '--outFile=kernel.wasm',
      '-O3',
      '--runtime=stub',
      '--noAssert',
      '--importMemory',
      '--initialMemory=1',
      ...options,
    ],
    {
      readFile(name, base) {
        const file = path.resolve(folder, base, name.replace(/\.ts$/, '.as'));
        return existsSync(file) ? readFileSync(file, 'utf8') : null;
      },
      writeFile(name, contents) {
        if (name.endsWith('.wasm')) binary = contents;
      },
      listFiles: () => [],
      stderr: messages,
    },
  );
  if (error) throw new Error(`the kernel does not compile:\n${messages.toString()}`, { cause: error });
  return binary;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const name of Object.keys(KERNELS)) {
    writeFileSync(path.join(target, `${name}.wasm`), await compileKernel(name));
    console.log(`wrote data/kernels/${name}.wasm`);
  }
}
