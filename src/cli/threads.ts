import type { InputFile } from '../core/corpus-format.ts';
import { fittingThreads } from '../core/threads.ts';
import { sizesOf } from '../formats/cut-corpus.ts';

/**
 * So much of a corpus is worth a thread. Each loads lists and compiles for itself, which takes two seconds of a processor: with two threads on two
 * processors 5 MB are written over in four fifths of the time for an eighth more of the processors, 3 MB in nine tenths for a third more
 * (docs/scale.md); what is only read and written takes twice as much of them.
 */
export const WORTH_A_THREAD = {
  /** bytes that are augmented, concealed or tagged */
  worked: 2.5e6,
  /** bytes that are audited: each is compared, and its surrogates are drawn anew twice and more */
  audited: 0.8e6,
  /** bytes that are converted or compared */
  copied: 100e6,
  /** documents that are generated */
  documents: 50_000,
} as const;

/** What a thread holds of the machine's memory, which others want too: some 190 MiB. */
const BYTES_OF_THREAD = 2 ** 29;

/** As many threads as the work is worth, and the machine has room for. @param worth so many threads have enough to do. */
export function threadsWorth(worth: number): number {
  return Math.max(1, Math.min(Math.floor(worth), fittingThreads(BYTES_OF_THREAD)));
}

/** How many threads help the first one to train, where the options do not say: all that the machine has. */
export function trainingHelpers(workers?: number): number {
  return workers ?? fittingThreads(BYTES_OF_THREAD) - 1;
}

/** Of how many threads the files of a corpus are worth. @param bytesEach one of {@link WORTH_A_THREAD} */
export async function worthOf({ files }: { readonly files: readonly InputFile[] }, bytesEach: number): Promise<number> {
  return (await sizesOf(files)).reduce((sum, size) => sum + size, 0) / bytesEach;
}
