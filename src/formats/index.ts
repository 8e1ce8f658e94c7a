import type { CorpusFormat } from '../core/corpus-format.ts';

/** The table of formats, in the order in which help lists them. */
export const formats: readonly CorpusFormat[] = [];
