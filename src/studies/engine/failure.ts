import { PalimpsestError } from '../../core/errors.ts';
import type { Failure } from './task.ts';

/** What is kept of an error: never a document's text. A stack names code, so the first line of ours is told of bugs. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof PalimpsestError) return { code: error.code, message: error.message };
  if (!(error instanceof Error)) return { code: 'internal-error', message: typeof error };
  const frame = /at .*?([\w.-]+\.[jt]s:\d+)/.exec(error.stack ?? '')?.[1];
  return {
    code: 'internal-error',
    message: `${error.name}: ${error.message}${frame === undefined ? '' : ` (${frame})`}`,
  };
}
