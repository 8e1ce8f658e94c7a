// `npm run bench`: all benchmarks, one after the other. Needs PALIMPSEST_CORPORA.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { corporaFolder, root } from './lib.js';

corporaFolder();
for (const [file, ...args] of [
  ['start-up.js'],
  ['phi-speed.js'],
  ['context-speed.js'],
  ['stream-memory.js', '2048', '--no-context'],
]) {
  console.log(`\n${file}`);
  const { status } = spawnSync(process.execPath, [path.join(root, 'bench', file), ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
