import type { Costs } from './task.ts';

/** What a task cost until now. @param started and `trained` are readings of `performance.now()`. */
export function costsSince(started: number, trained: number, remarks: Iterable<string> = []): Costs {
  return {
    trainSeconds: Math.round(trained - started) / 1000,
    tagSeconds: Math.round(performance.now() - trained) / 1000,
    peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
    remarks: [...remarks],
  };
}
