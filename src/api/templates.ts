/**
 * Corpora from templates: sets and their checks, generating, deriving templates from a corpus.
 *
 * @module palimpsest/templates
 */
import { checked, list, needed, object, optional, stringOr, table } from '../core/shapes.ts';
import * as corpusCensusModule from '../pipeline/augmentation/corpus-census.ts';
import * as deriveTemplatesModule from '../pipeline/templates/derive-templates.ts';
import * as generateModule from '../pipeline/templates/generate.ts';
import * as importTaggedModule from '../pipeline/templates/import-tagged.ts';
import * as loadTemplateSetModule from '../pipeline/templates/load-template-set.ts';
import * as taggedText from '../templates/tagged-text.ts';
import * as templateSetModule from '../templates/template-set.ts';
import {
  callback,
  corpus,
  files,
  flag,
  labelMap,
  number,
  numbers,
  partition,
  path,
  settings,
  string,
  stringSet,
  strings,
  syntax,
  templateSet,
  whole,
} from './shapes.ts';

export const deriveTemplates = checked(
  deriveTemplatesModule.deriveTemplates,
  { corpus },
  { name: string, labelMap, policies: settings, locale: string, report: callback, onProgress: callback },
);
export const generate = checked(
  generateModule.generate,
  { set: stringOr(templateSet) },
  {
    count: needed(number),
    seed: whole,
    style: string,
    layers: strings,
    locale: string,
    partition,
    genre: string,
    noise: table('an object of probabilities', number),
    gazetteerFolders: strings,
    workers: whole,
    shard: numbers,
    onProgress: callback,
  },
);
export const importTagged = checked(
  importTaggedModule.importTagged,
  { source: path },
  { labels: needed(stringSet), syntax: needed(syntax), lineBreaks: flag, separator: string, report: callback },
);
export const labelMapOf = checked(corpusCensusModule.labelMapOf, { set: templateSet });
export const loadTemplateSet = checked(loadTemplateSetModule.loadTemplateSet, { folderOrName: path });
export const parseTaggedText = checked(
  taggedText.parseTaggedText,
  { raw: string },
  { labels: needed(stringSet), syntax: needed(syntax), lineBreaks: flag },
);
export const parseTemplateSet = checked(templateSetModule.parseTemplateSet, { files, folder: optional(string) });
export const readTemplateSet = checked(loadTemplateSetModule.readTemplateSet, { folderOrName: path });
export const requireSound = checked(templateSetModule.requireSound, {
  parsed: object('what readTemplateSet or parseTemplateSet returns', {
    problems: list('an array', object('a problem')),
  }),
});
export const writeTemplateSet = checked(
  deriveTemplatesModule.writeTemplateSet,
  { files, folder: path },
  { overwrite: flag },
);

export type { DerivedTemplates, DeriveOptions } from '../pipeline/templates/derive-templates.ts';
export type { GeneratedCorpus, GenerateJob, GenerateOptions, GenerateSummary } from '../pipeline/templates/generate.ts';
export type { ImportTaggedOptions, TaggedCorpus } from '../pipeline/templates/import-tagged.ts';
export { shippedTemplateSets } from '../pipeline/templates/load-template-set.ts';
export type { TaggedText, TaggedTextOptions, TagFault } from '../templates/tagged-text.ts';
export type { Noise, Template, TemplateSet } from '../templates/plan.ts';
export type { ParsedSet } from '../templates/template-set.ts';
