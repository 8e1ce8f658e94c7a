import type { CorpusFormat } from '../core/corpus-format.ts';
import { brat } from './brat/index.ts';
import { i2b2In2006 } from './i2b2-2006/index.ts';
import { i2b2In2014 } from './i2b2-2014/index.ts';
import { casJson, casXmi, webannoTsv } from './cas/index.ts';
import { conll } from './conll/index.ts';
import { conllu } from './conllu/index.ts';
import { csv } from './csv/index.ts';
import { fhir } from './fhir/index.ts';
import { jsonl } from './jsonl/index.ts';
import { doccano } from './doccano/index.ts';
import { hf } from './hf/index.ts';
import { inline } from './inline/index.ts';
import { kagglePii } from './kaggle-pii/index.ts';
import { labelStudio } from './label-studio/index.ts';
import { parquet } from './parquet/index.ts';
import { omop } from './omop/index.ts';
import { presidio } from './presidio/index.ts';
import { docBin } from './spacy/docbin/index.ts';
import { spacy, spacyList } from './spacy/index.ts';

/** The table of formats, in the order in which help lists them. */
export const formats: readonly CorpusFormat[] = [
  brat,
  i2b2In2006,
  i2b2In2014,
  casXmi,
  casJson,
  webannoTsv,
  conll,
  conllu,
  csv,
  hf,
  parquet,
  fhir,
  omop,
  jsonl,
  spacy,
  spacyList,
  docBin,
  presidio,
  kagglePii,
  doccano,
  labelStudio,
  inline,
];
