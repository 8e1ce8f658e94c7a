// Bundles the scripts of pages, src/report/clients, into a folder: each is one file that needs nothing else.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = path.join(root, 'src', 'report', 'clients');

/** @param {string} folder */
export async function bundleClients(folder) {
  const { outputFiles } = await build({
    entryPoints: {
      theme: path.join(source, 'theme.ts'),
      report: path.join(source, 'report.ts'),
      attention: path.join(source, 'attention.ts'),
      view: path.join(source, 'view', 'main.ts'),
      review: path.join(source, 'review', 'main.ts'),
    },
    outdir: folder,
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    tsconfig: path.join(source, 'tsconfig.json'),
  });
  mkdirSync(folder, { recursive: true });
  for (const { path: file, contents } of outputFiles) {
    // Whole at every moment for whoever reads it.
    writeFileSync(`${file}.partial-${process.pid}`, contents);
    renameSync(`${file}.partial-${process.pid}`, file);
  }
}

/** Before tests, which read src/ and may run without a build. */
export default () => bundleClients(path.join(root, 'dist', 'clients'));
