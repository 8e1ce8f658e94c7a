// How long `palimpsest --help` takes, against an empty Node program, interleaved.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { interleave, median, record, root } from './lib.js';

const time = (args) => () => {
  const before = performance.now();
  spawnSync(process.execPath, args, { stdio: 'ignore' });
  return performance.now() - before;
};
const contenders = { help: time([path.join(root, 'dist', 'cli', 'main.js'), '--help']), emptyNode: time(['-e', '0']) };
await interleave(contenders, 2);
const values = await interleave(contenders, 15);
const medians = Object.fromEntries(Object.entries(values).map(([name, list]) => [name, Math.round(median(list))]));
console.log(medians);
record('start-up', { unit: 'milliseconds, median of fifteen interleaved rounds', medians, rounds: values });
