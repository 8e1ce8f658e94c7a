// How long `palimpsest --help` takes, against an empty Node program, interleaved: by the clock, and by the processor, which other
// work on the machine does not change.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { interleave, median, record, root } from './lib.js';

const time = (args) => () => {
  const before = performance.now();
  spawnSync(process.execPath, args, { stdio: 'ignore' });
  return performance.now() - before;
};
/** What the program reports of itself when it ends. */
const PROBE = `process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  process.getBuiltinModule('fs').writeSync(3, String((user + system) / 1e3));
})`;
const processorTime = (args) => () => {
  const probe = ['--import', `data:text/javascript,${encodeURIComponent(PROBE)}`];
  const stdio = ['ignore', 'ignore', 'ignore', 'pipe'];
  return Number(spawnSync(process.execPath, [...probe, ...args], { stdio }).output[3]);
};
const help = [path.join(root, 'dist', 'cli', 'main.js'), '--help'];
const contenders = {
  help: time(help),
  emptyNode: time(['-e', '0']),
  helpProcessor: processorTime(help),
  emptyNodeProcessor: processorTime(['-e', '0']),
};
await interleave(contenders, 2);
const values = await interleave(contenders, 15);
const of = (pick) => Object.fromEntries(Object.entries(values).map(([name, list]) => [name, Math.round(pick(list))]));
const [medians, least] = [of(median), of((list) => Math.min(...list))];
const ratio = (figures, by) => Number((figures[`help${by}`] / figures[`emptyNode${by}`]).toFixed(2));
const ratios = { clock: ratio(medians, ''), processor: ratio(medians, 'Processor') };
console.log({ medians, least, ratios });
record('start-up', { unit: 'milliseconds, of fifteen interleaved rounds', medians, least, ratios, rounds: values });
