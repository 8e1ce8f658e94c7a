#!/usr/bin/env node
import { describeFileError } from '../formats/io/files.ts';
import { processIo } from './io.ts';
import { run } from './run.ts';

// `palimpsest … | head` closes the pipe early: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  const { message, hint } = describeFileError(error, 'standard output');
  process.stderr.write(`palimpsest: ${message}\n${hint ?? ''}\n`, () => process.exit(2));
});
// Leaving through `exit` lets half-written outputs clean up after themselves.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  process.once(signal, () => process.exit(code));
}

process.exitCode = await run(process.argv.slice(2), processIo());
