import { type AnyJob, type CellReply, runAnyCell } from '../any-cell.ts';
import { describeFailure } from './failure.ts';

// The process of one cell: takes its job, answers with the result, and waits to be ended.

// Ctrl-C in a terminal reaches this process too; the one that started it decides.
process.on('SIGINT', () => undefined);
// Where that one is gone, nobody waits for the result.
process.on('disconnect', () => process.exit(0));

const send = (reply: CellReply) => process.send?.(reply);

process.once('message', (job: AnyJob) => {
  runAnyCell(job, (step) => send({ step })).then(send, (error: unknown) => send({ failure: describeFailure(error) }));
});
