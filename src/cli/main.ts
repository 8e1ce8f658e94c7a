#!/usr/bin/env node
import { getHeapStatistics } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { takePlaceChange } from '../resources/files/made-folders.ts';
import { explainErrors, SIGNALS, type ThreadMessage } from './standard-streams.ts';

/** For so long a command may be deaf to a signal before it is ended in the midst of its work. */
const PATIENCE_MS = 500;

explainErrors(process.stdout);
const argv = process.argv.slice(2);
// What asks for words alone is answered here: a thread takes longer to start than they take.
const asksForWords =
  argv.length === 0 || argv.some((word) => ['--help', '-h', 'help', '--version', '-V'].includes(word));
const code = asksForWords ? await (await import('./run.ts')).answer(argv, process) : undefined;
if (code === undefined) work();
else process.exitCode = code;

/** Runs the command in a thread of its own: a long document keeps it busy for minutes, and signals are heard all the same. */
function work(): void {
  const thread = new Worker(new URL('./command-thread.js', import.meta.url), {
    argv,
    stdin: true,
    // Short-lived garbage in less memory than V8 takes on a large machine: no command was slower for it.
    resourceLimits: {
      maxOldGenerationSizeMb: getHeapStatistics().heap_size_limit / 2 ** 20,
      maxYoungGenerationSizeMb: 16,
    },
  });
  let ending: NodeJS.Timeout | undefined;
  let ended: number | undefined;
  let input: NodeJS.WritableStream | undefined;
  for (const [signal, code] of SIGNALS) {
    process.on(signal, () => {
      thread.postMessage(signal);
      ending ??= setTimeout(() => {
        ended = code;
        void thread.terminate();
      }, PATIENCE_MS);
    });
  }

  thread.on('message', (message: ThreadMessage) => {
    if (message === 'stdin') input = process.stdin.pipe(thread.stdin as NodeJS.WritableStream);
    else if (message === 'heard') {
      clearTimeout(ending);
      ending = undefined;
    } else takePlaceChange(message);
  });
  thread.on('error', (error) => {
    ended = 2;
    void import('./run.ts').then(({ explainError }) => explainError(error, process));
  });
  thread.on('exit', (code) => {
    clearTimeout(ending);
    process.exitCode = ended ?? code;
    if (input) process.stdin.unpipe(input).pause();
  });
}
