import type { CorpusFormat } from '../core/corpus-format.ts';
import { brat } from './brat/index.ts';
import { conll } from './conll/index.ts';
import { jsonl } from './jsonl/index.ts';
import { doccano } from './doccano/index.ts';
import { inline } from './inline/index.ts';
import { labelStudio } from './label-studio/index.ts';
import { presidio } from './presidio/index.ts';
import { spacy } from './spacy/index.ts';

/** The table of formats, in the order in which help lists them. */
export const formats: readonly CorpusFormat[] = [brat, conll, jsonl, spacy, presidio, doccano, labelStudio, inline];
