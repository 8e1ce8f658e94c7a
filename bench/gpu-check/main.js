// Whether a graphics processor computes what it should, and how fast it trains beside PyTorch on the same card, in one run:
// see scripts/gpu-check. Installs nothing and asks nothing of the network.
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { interleave, median, record, root } from '../lib.js';
import { findHosts, openNode, versionOf } from './hosts.js';
import { FILES, inspect, trainings } from './jobs.js';
import { full, small, tagLines, writeDocuments } from './sizes.js';

const USAGE = `scripts/gpu-check [--allow-software] [--small] [--rounds N] [--no-benchmark]
                  [--operations REGEXP] [--jobs REGEXP] [--python FILE] [--out FILE]

Computes every operation on the graphics processor and on the processor, compares; then trains a BiLSTM, NeuroNER, DeepAffix and
BERT on it, in turn with PyTorch where a Python with it is found (PYTHON or --python). Writes bench/results/<date>-gpu-check.json.

  --allow-software  a renderer in software will do: for trying this script, not for speed
  --small           small networks and few steps
  --rounds N        how often each contender has its turn (3); medians are compared
  --no-benchmark    correctness alone
  --operations E    of the operations, those alone whose name matches
  --jobs E          of the trainings, those alone whose name matches
  --python FILE     a Python with PyTorch
  --out FILE        where the record goes instead
`;

/** What a run must reach of PyTorch's speed on the same card. */
const AIMS = { recurrent: 1 / 2, neuroner: 1 / 2, deepaffix: 1 / 2, encoder: 1 / 3 };
/** Backends add in other orders and have other exponentials: so many of the largest number. */
const TOLERANCE = 5e-5;

/** @returns the exit status: 0, 1 where something was computed wrong, 2 where nothing could be checked. */
export async function gpuCheck(args) {
  const { values: options } = parseArgs({
    args,
    options: {
      'allow-software': { type: 'boolean', default: false },
      small: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '3' },
      'no-benchmark': { type: 'boolean', default: false },
      operations: { type: 'string', default: '' },
      jobs: { type: 'string', default: '' },
      python: { type: 'string', default: process.env.PYTHON ?? 'python3' },
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (options.help) {
    console.log(USAGE);
    return 0;
  }
  if (!existsSync(path.join(root, 'dist'))) execFileSync(process.execPath, [path.join(root, 'scripts', 'build.js')], { stdio: 'inherit' }); // prettier-ignore
  register('./typescript-loader.js', import.meta.url);
  const cases = await import('../../test/taggers/neural/kernels/operations.ts');
  const pages = await import('../../test/taggers/neural/webgpu-page.ts');
  const software = options['allow-software'];
  const files = [...new Set([...cases.MODULE_FILES, ...FILES])];
  const found = findHosts(files, { page: pages.openWebGpuPage, noPage: pages.noWebGpuPage, software });
  const skipped = [];
  const skip = (what, why) => {
    skipped.push({ what, why });
    console.log(`– ${what}: not run: ${why}`);
  };

  const checked = [];
  const opened = [];
  const reference = await openNode(files);
  const folder = mkdtempSync(path.join(tmpdir(), 'gpu-check-'));
  try {
    const expected = await reference.call(allOperations(cases), 'cpu', options.operations);
    if (options.operations !== '') skip('operations', `all whose name does not match ${options.operations}`);
    for (const { name, backend, versions, missing, open } of found) {
      if (missing !== undefined) {
        skip(name, missing);
        continue;
      }
      let host;
      try {
        host = await open();
        const inspected = await host.call(inspect.toString(), backend);
        if (inspected.software && !software) {
          await host.close();
          skip(name, `the adapter is software (${describe(inspected.adapter)}); --allow-software takes it`);
          continue;
        }
        console.log(`${name}: ${describe(inspected.adapter)}${inspected.software ? ' (SOFTWARE)' : ''}`);
        const operations = await compare(host, backend, cases, expected);
        checked.push({ host: name, backend, versions: { ...versions, ...(host.version && { chromium: host.version }) }, ...inspected, operations }); // prettier-ignore
        opened.push({ name, backend, host });
      } catch (error) {
        await host?.close();
        skip(name, error.message.split('\n')[0]);
      }
    }
    if (checked.length === 0) {
      console.error('No graphics processor could be checked.');
      return 2;
    }
    const sizes = chooseJobs(options.small ? small : full, new RegExp(options.jobs));
    const benchmark = options['no-benchmark']
      ? undefined
      : await measure(opened, sizes, Number(options.rounds), findTorch(options.python, skip), folder, skip, checked);
    const failed = checked.flatMap(({ host, operations }) =>
      operations.filter(({ ok }) => !ok).map(({ name }) => `${host}: ${name}`),
    );
    const result = {
      software: checked.every((one) => one.software),
      driver: readDriver(),
      packages: Object.fromEntries(['@tensorflow/tfjs-core', '@tensorflow/tfjs-backend-webgpu'].map((name) => [name, versionOf(name)])), // prettier-ignore
      tolerance: TOLERANCE,
      checked,
      ...(benchmark && { sizes: options.small ? 'small' : 'full', benchmark }),
      skipped,
    };
    if (result.software) console.log('A renderer in software was checked: its speed says nothing.');
    if (options.out === undefined) record('gpu-check', result);
    else writeFileSync(options.out, `${JSON.stringify(result, null, 2)}\n`);
    for (const line of failed) console.error(`✗ ${line}`);
    return failed.length === 0 ? 0 : 1;
  } finally {
    for (const { host } of opened) await host.close();
    await reference.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The text of a function that computes the operations whose names match. */
function allOperations({ operations }) {
  return `async (modules, backend, pattern) => {
    await modules.openBackend(backend);
    const outcomes = {};
    for (const [name, compute] of Object.entries((${operations.toString()})(modules))) {
      if (new RegExp(pattern).test(name)) outcomes[name] = await compute();
    }
    return outcomes;
  }`;
}

/** A pattern that matches a name alone. */
function exactly(name) {
  return `^${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`;
}

/** Computes each operation in a host and says how far it is from what the processor gives. */
async function compare(host, backend, cases, expected) {
  const results = [];
  for (const [name, outcome] of Object.entries(expected)) {
    let result;
    try {
      const distance = cases.distance((await host.call(allOperations(cases), backend, exactly(name)))[name], outcome);
      // JSON has no Infinity.
      result = { name, ok: distance <= TOLERANCE, ...(Number.isFinite(distance) ? { distance } : { error: 'not the same numbers at all' }) }; // prettier-ignore
    } catch (error) {
      result = { name, ok: false, error: error.message.split('\n')[0] };
    }
    results.push(result);
    console.log(`${result.ok ? '✓' : '✗'} ${name}  ${result.error ?? result.distance.toExponential(1)}`);
  }
  return results;
}

function chooseJobs({ jobs: all, ...sizes }, pattern) {
  return { ...sizes, jobs: Object.fromEntries(Object.entries(all).filter(([name]) => pattern.test(name))) };
}

/** A Python with PyTorch and what it computes on. */
function findTorch(python, skip) {
  const peer = path.join(root, 'bench', 'peers', 'gpu_torch.py');
  const { status, stdout, stderr, error } = spawnSync(python, [peer, 'describe'], { encoding: 'utf8' });
  if (status === 0) return { command: python, peer: path.relative(root, peer), ...JSON.parse(stdout) };
  skip('PyTorch', error?.message ?? `${python}: ${stderr.trim().split('\n').at(-1)}`);
  return undefined;
}

/** Times our hosts and PyTorch in turn. */
async function measure(opened, sizes, rounds, torch, folder, skip, checked) {
  const documents = await writeDocuments(sizes.corpus);
  const run = promisify(execFile);
  const python = async (...args) => (await run(torch.command, args, { cwd: root, maxBuffer: 1 << 24 })).stdout.trim().split('\n').map((line) => JSON.parse(line)); // prettier-ignore
  const results = {};
  for (const [what, size] of Object.entries(sizes.jobs)) {
    const contenders = {};
    for (const { name, backend, host } of opened) {
      contenders[name] = () =>
        host.call(trainings[size.job].toString(), backend, { ...size, ...(size.family && { documents }) });
    }
    if (torch) {
      if (size.family) {
        const files = await Promise.all(['train', 'dev'].map((part) => tagLines(part === 'dev' ? documents.slice(0, 1) : documents, size.scheme, path.join(folder, `${what}-${part}.tsv`)))); // prettier-ignore
        const peer = path.join(root, 'bench', 'peers', `${size.family}_torch.py`);
        contenders.PyTorch = async () => {
          const curve = await python(peer, ...files, '--epochs', String(size.epochs), '--batch-tokens', String(size.batchTokens), '--device', torch.device); // prettier-ignore
          return median(curve.slice(1).map((epoch) => epoch.tokensPerSecondOfTheClock));
        };
      } else {
        const file = path.join(folder, `${what}.json`);
        writeFileSync(file, JSON.stringify(size));
        contenders.PyTorch = async () => (await python(torch.peer, size.peer, file, torch.device))[0].speed;
      }
    }
    const safe = Object.fromEntries(
      Object.entries(contenders).map(([name, own]) => [
        name,
        async () => {
          try {
            return await own();
          } catch (error) {
            skip(`${what}, ${name}`, error.message.trim().split('\n').at(-1));
            delete safe[name];
            return NaN;
          }
        },
      ]),
    );
    const values = await interleave(safe, rounds);
    const medians = Object.fromEntries(
      Object.entries(values)
        .filter(([, all]) => all.every((value) => value > 0))
        .map(([name, all]) => [name, median(all)]),
    );
    // A ratio is of the same card: not of one beside a processor.
    const comparable = torch !== undefined && torch.device !== 'cpu' && medians.PyTorch > 0;
    const ratios = {};
    for (const { host, software } of checked) {
      if (comparable && !software && medians[host] > 0) ratios[host] = medians[host] / medians.PyTorch;
    }
    results[what] = { unit: 'tokens (pieces) per second of the clock', values, medians, ratios, aim: AIMS[size.peer ?? size.family] }; // prettier-ignore
    const shown = Object.entries(medians).map(([name, value]) => `${name} ${Math.round(value)}${ratios[name] ? ` (${ratios[name].toFixed(2)} of PyTorch)` : ''}`); // prettier-ignore
    console.log(
      `${what}: ${shown.join(', ')} tokens/s; aim ${AIMS[size.peer ?? size.family].toFixed(2)} of PyTorch on the same card`,
    );
  }
  if (torch?.device === 'cpu')
    skip('ratios to PyTorch', 'the PyTorch found has no graphics processor: it ran on the processor');
  return { rounds, torch, results };
}

function describe({ vendor, architecture, device, description }) {
  return (
    [description, vendor, architecture, device].filter(Boolean).join(', ') || 'an adapter that does not say what it is'
  );
}

/** What the vendors' own tools say of cards and drivers, where there are any. */
function readDriver() {
  const asked = spawnSync('nvidia-smi', ['--query-gpu=name,driver_version,memory.total', '--format=csv,noheader'], { encoding: 'utf8' }); // prettier-ignore
  return asked.status === 0 ? asked.stdout.trim() : 'unknown: no nvidia-smi here';
}
