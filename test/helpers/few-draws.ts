import { afterEach, beforeEach } from 'vitest';
import type * as expectation from '../../src/pipeline/audit/expectation.ts';

/** How often the release check draws surrogates anew, at most; by itself it goes on until rare labels have been drawn often enough. */
export const limit = { draws: Infinity };

/** Has the tests of a file draw so often; those of others share its modules, and draw as ever. */
export function drawAtMost(draws: number): void {
  beforeEach(() => {
    limit.draws = draws;
  });
  afterEach(() => {
    limit.draws = Infinity;
  });
}

/**
 * For `vi.mock` of `src/pipeline/audit/expectation.ts`: a small corpus is drawn over a hundred times, which takes nearly all of the
 * time of a check and is the same each time.
 */
export function withFewDraws(real: typeof expectation): typeof expectation {
  return {
    ...real,
    judgeMet: (observed, documents, model, draws, known) =>
      real.judgeMet(
        observed,
        documents,
        model,
        async function* few(drawnBy) {
          let number = 0;
          for await (const drawn of draws(drawnBy)) {
            yield drawn;
            if (++number >= limit.draws) return;
          }
        },
        known,
      ),
  };
}
