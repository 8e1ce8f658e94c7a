/**
 * The table of corpus formats, and what a format of one's own is made of; conventions of corpora, learned and followed.
 *
 * @module palimpsest/formats
 */
import { checked, later, list, object } from '../core/shapes.ts';
import * as apply from '../pipeline/conventions/apply.ts';
import * as file from '../pipeline/conventions/conventions.ts';
import { callback, corpus, labelMap, string, strings } from './shapes.ts';

export type {
  CorpusFormat,
  CorpusOutput,
  CorpusWriter,
  FormatOptions,
  FormatSample,
  InputFile,
  ReadContext,
  TagScheme,
  TextSink,
  WriteContext,
} from '../core/corpus-format.ts';
export { formats } from '../formats/index.ts';

export const learnConventions = later(
  () => import('../pipeline/conventions/learn.ts'),
  'learnConventions',
  { source: corpus, sample: corpus },
  { locale: string, sourceLabels: labelMap, sampleLabels: labelMap, onNote: callback },
);
const conventions = object('conventions: what learnConventions, loadConventions or parseConventions returns', {
  language: string,
  labels: object('an object of names by label'),
  borders: list('an array of borders', object('a border')),
  join: strings,
  spacing: list('an array of signs', object('a sign')),
});
export const createConventionsWriter = checked(apply.createConventionsWriter, { conventions });
export const formatConventions = checked(file.formatConventions, { conventions });
export const loadConventions = checked(file.loadConventions, { file: string });
export const parseConventions = checked(file.parseConventions, { text: string, file: string });
export type { ConventionChanges } from '../pipeline/conventions/apply.ts';
export type { BorderConvention, Conventions, SpacingConvention } from '../pipeline/conventions/conventions.ts';
export type { Share } from '../pipeline/conventions/census.ts';
export type { Finding } from '../pipeline/conventions/compare.ts';
export type { LearnConventionsOptions, LearnedConventions } from '../pipeline/conventions/learn.ts';
