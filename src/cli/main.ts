#!/usr/bin/env node
import { describeFileError } from '../resources/files/file-error.ts';
import { processIo } from './io.ts';
import { run } from './run.ts';

const io = processIo();
// `palimpsest … | head` closes the pipe early: that is no error.
io.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  const { message, hint } = describeFileError(error, 'standard output');
  const advice = [...(hint === undefined ? [] : [hint]), 'What was written there is not complete.'].join(' ');
  process.stderr.write(`palimpsest: ${message}\n${advice}\n`, () => process.exit(2));
});
// Leaving through `exit` lets half-written outputs clean up after themselves.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  process.once(signal, () => process.exit(code));
}

// What cannot be told is no reason to stop: the exit code tells it.
process.stderr.on('error', () => undefined);

process.exitCode = await run(process.argv.slice(2), io);
if (io.stdout !== process.stdout) io.stdout.end();
