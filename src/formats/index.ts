import type { CorpusFormat } from '../core/corpus-format.ts';
import { brat } from './brat/index.ts';
import { conll } from './conll/index.ts';
import { jsonl } from './jsonl/index.ts';

/** The table of formats, in the order in which help lists them. */
export const formats: readonly CorpusFormat[] = [brat, conll, jsonl];
