import { describeFailure } from './failure.ts';
import type { CellJob, CellReply } from './job.ts';
import { runCell } from './run-cell.ts';

// The process of one cell: takes its job, answers with the result, and waits to be ended.

// Ctrl-C in a terminal reaches this process too; the one that started it decides.
process.on('SIGINT', () => undefined);
// Where that one is gone, nobody waits for the result.
process.on('disconnect', () => process.exit(0));

const send = (reply: CellReply) => process.send?.(reply);

process.once('message', (job: CellJob) => {
  runCell(job, (step) => send({ step })).then(send, (error: unknown) => send({ failure: describeFailure(error) }));
});
