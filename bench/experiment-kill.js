// Kills an experiment with SIGKILL at random moments, starts it again, and compares the results with those of an undisturbed
// run, byte for byte. `node bench/experiment-kill.js [spec.yaml] [kills] [workers]`; the demo, ten and two when absent.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { record, root } from './lib.js';

const main = path.join(root, 'dist', 'cli', 'main.js');
const spec = process.argv[2] ?? path.join(root, 'data', 'experiments', 'demo.yaml');
const kills = Number(process.argv[3] ?? 10);
const workers = process.argv[4] ?? '2';
const folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-kill-'));

/** Runs the experiment into a folder; kills it after so many milliseconds. Says how it ended and how long it took. */
function run(into, killAfter) {
  return new Promise((resolve) => {
    const started = performance.now();
    const args = [main, 'experiment', 'run', spec, path.join(folder, into), '--workers', workers, '--quiet'];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      resolve({ code, signal, seconds: (performance.now() - started) / 1000 });
    });
  });
}

function results(into) {
  const cells = path.join(folder, into, 'cells');
  if (!existsSync(cells)) return new Map();
  const names = readdirSync(cells).filter((name) => name.endsWith('.json'));
  return new Map(names.map((name) => [name, readFileSync(path.join(cells, name), 'utf8')]));
}

try {
  const undisturbed = await run('undisturbed');
  if (undisturbed.code !== 0) throw new Error(`the undisturbed run ended with ${undisturbed.code}`);
  const expected = results('undisturbed');
  const moments = [];
  for (let kill = 0; kill < kills; kill++) {
    // Spread over the whole run: each attempt has done a part more when it dies.
    const after = Math.random() * 2 * (undisturbed.seconds / kills) * 1000 + 300;
    const { signal } = await run('killed', after);
    moments.push({ after: Math.round(after), killed: signal === 'SIGKILL', cells: results('killed').size });
    console.log(`killed after ${Math.round(after)} ms: ${moments.at(-1).cells} of ${expected.size} cells`);
  }
  const last = await run('killed');
  const found = results('killed');
  const differing = [...expected.keys()].filter((name) => found.get(name) !== expected.get(name));
  const same = last.code === 0 && found.size === expected.size && differing.length === 0;
  console.log(same ? `${expected.size} cells, the same bytes` : `${differing.length} cells differ`);
  record('experiment-kill', { spec: path.basename(spec), workers, cells: expected.size, moments, same });
  if (!same) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
