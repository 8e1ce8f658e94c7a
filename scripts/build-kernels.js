// Compiles the AssemblyScript kernel of the CRF tagger to WebAssembly and writes it, in base64, as a module beside its
// sources. The sources are named .as, since their decorators and types are AssemblyScript's alone.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const folder = fileURLToPath(new URL('../src/taggers/crf/kernel/', import.meta.url));
const target = path.join(folder, 'wasm.ts');

/** The module's text. */
export async function compileKernel() {
  let binary;
  const messages = asc.createMemoryStream();
  const { error } = await asc.main(
    [
      'index.ts',
      '--outFile=kernel.wasm',
      '-O3',
      '--runtime=stub',
      '--noAssert',
      '--enable=simd,threads',
      '--importMemory',
      '--sharedMemory',
      '--initialMemory=1',
      '--maximumMemory=65536',
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
  writeFileSync(target, await compileKernel());
  console.log(`wrote ${path.relative(process.cwd(), target)}`);
}
