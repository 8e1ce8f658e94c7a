// Makes one file of all that `palimpsest --help` needs of the command line, in the place of the compiled `cli/run.js`: to open some
// fifty small files takes longer than all else that help does. What a command does is imported from its own files as before.
import path from 'node:path';
import { build } from 'esbuild';

/** @param {string} dist the folder that the compiler wrote. */
export async function bundleCommandLine(dist) {
  const folder = path.join(dist, 'cli');
  const run = path.join(folder, 'run.js');
  await build({
    entryPoints: [run],
    outfile: run,
    allowOverwrite: true,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    // commander is CommonJS.
    banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
    plugins: [{ name: 'leave-the-rest', setup: leaveTheRest }],
  });

  /**
   * Modules of other folders stay what they are, since there may be but one of each: an error is known by its class.
   *
   * @param {import('esbuild').PluginBuild} bundler
   */
  function leaveTheRest(bundler) {
    bundler.onResolve({ filter: /^\./ }, ({ path: name, resolveDir, kind }) => {
      const file = path.resolve(resolveDir, name);
      const isPackage = resolveDir.includes(`${path.sep}node_modules${path.sep}`);
      if (isPackage || (kind !== 'dynamic-import' && file.startsWith(folder + path.sep))) return undefined;
      const relative = path.relative(folder, file).replaceAll(path.sep, '/');
      return { path: relative.startsWith('.') ? relative : `./${relative}`, external: true };
    });
  }
}
