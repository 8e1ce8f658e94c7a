import { parentPort } from 'node:worker_threads';
import { compileLater } from '../core/v8-flags.ts';
import { tellPlaceChanges } from '../resources/files/made-folders.ts';
import { run } from './run.ts';
import { SIGNALS, standardStreams, type ThreadMessage } from './standard-streams.ts';

// The thread in which the command of `main.ts` runs.
compileLater(1);
const tell = (message: ThreadMessage) => parentPort?.postMessage(message);
tellPlaceChanges(tell);

// Leaving through `exit` lets half-written outputs clean up after themselves.
for (const [signal, code] of SIGNALS) process.once(signal, () => process.exit(code));
parentPort?.on('message', (signal: NodeJS.Signals) => {
  tell('heard');
  process.emit(signal);
});
parentPort?.unref();

const io = standardStreams(() => tell('stdin'));
const code = await run(process.argv.slice(2), io);
// Where it breaks, that is told, and the process ends, elsewhere.
io.stdout.end((error?: Error) => {
  if (!error) process.exit(code);
});
