// Compiles the AssemblyScript kernels of the taggers to WebAssembly and writes each, in base64, as a module beside its
// sources. The sources are named .as, since their decorators and types are AssemblyScript's alone.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const taggers = fileURLToPath(new URL('../src/taggers/', import.meta.url));

/** The kernels: their folders under src/taggers, and what each asks of the compiler. */
export const KERNELS = {
  'crf/kernel': ['--enable=simd,threads', '--sharedMemory', '--maximumMemory=65536'],
  'neural/kernels/simd': ['--enable=simd,threads', '--sharedMemory', '--maximumMemory=65536'],
  'transformer/kernels/heap': ['--enable=simd'],
};

/** The text of a kernel's module. */
export async function compileKernel(name) {
  const folder = path.join(taggers, name);
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
      ...KERNELS[name],
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
  const lines = Buffer.from(binary)
    .toString('base64')
    .match(/.{1,100}/g)
    .map((line) => `  '${line}',`);
  return `// Written by scripts/build-kernels.js from the .as files of this folder; do not edit.\n// prettier-ignore\nexport const KERNEL: string = [\n${lines.join('\n')}\n].join('');\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const name of Object.keys(KERNELS)) {
    const target = path.join(taggers, name, 'wasm.ts');
    writeFileSync(target, await compileKernel(name));
    console.log(`wrote ${path.relative(process.cwd(), target)}`);
  }
}
