// Compiles src/ to dist/ with the TypeScript compiler; skips the work when dist/ is newer than every source file,
// so that `npm run demo` and `npm test` do not pay for a build that is already there.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { bundleClients } from './bundle-clients.js';
import { bundleCommandLine } from './bundle-command-line.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = path.join(root, 'dist', '.built');
const inputs = [
  ...readdirSync(path.join(root, 'src'), { recursive: true }).map((file) => path.join(root, 'src', file)),
  path.join(root, 'package.json'),
  path.join(root, 'tsconfig.json'),
  path.join(root, 'tsconfig.build.json'),
  path.join(root, 'scripts', 'bundle-command-line.js'),
  path.join(root, 'scripts', 'build.js'),
];
const newest = Math.max(...inputs.map((file) => statSync(file).mtimeMs));

if (!existsSync(stamp) || statSync(stamp).mtimeMs < newest) {
  // Into a folder beside it, so that dist/ is whole at every moment for whoever is running it.
  const fresh = path.join(root, `dist.partial-${process.pid}`);
  const tsc = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { status } = spawnSync(
    process.execPath,
    [tsc, '-p', path.join(root, 'tsconfig.build.json'), '--outDir', fresh],
    { stdio: 'inherit' },
  );
  if (status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    process.exit(status ?? 1);
  }
  await bundleClients(path.join(fresh, 'clients'));
  await bundleCommandLine(fresh);
  // As npm does where it installs the package: `npx palimpsest` in a checkout runs the file itself.
  chmodSync(path.join(fresh, 'cli', 'main.js'), 0o755);
  writeFileSync(path.join(fresh, '.built'), '');
  rmSync(path.join(root, 'dist'), { recursive: true, force: true });
  renameSync(fresh, path.join(root, 'dist'));
}
