/**
 * Gazetteers, label maps and bilingual lexicons: those shipped and one's own.
 *
 * @module palimpsest/resources
 */
import { checked, list, needed, object, optional, stringOr } from '../core/shapes.ts';
import * as gazetteersPipeline from '../pipeline/gazetteers.ts';
import * as bilingualLexicon from '../resources/bilingual-lexicon.ts';
import * as gazetteersModule from '../resources/gazetteers.ts';
import * as labelMapModule from '../resources/label-map.ts';
import { count, doc, flag, gazetteers, labelMap, partition, path, string, whole } from './shapes.ts';

export const applyLabelMap = checked(labelMapModule.applyLabelMap, { doc, map: labelMap });
export const describeSurrogates = checked(gazetteersPipeline.describeSurrogates, {
  gazetteers,
  partition: optional(partition),
});
export const drawSurrogates = checked(
  gazetteersPipeline.drawSurrogates,
  { gazetteers, name: string },
  { locale: string, count, seed: whole, partition },
);
export const importGazetteer = checked(
  gazetteersPipeline.importGazetteer,
  { source: path, folder: path },
  { list: needed(string), locale: needed(string), column: string, replace: flag },
);
export const loadBilingualLexicon = checked(bilingualLexicon.loadBilingualLexicon, { pathOrName: path });
export const loadGazetteers = checked(
  gazetteersModule.loadGazetteers,
  {},
  { folders: list('an array of folders', stringOr(object('a folder of gazetteers'))), shipped: flag },
);
export const loadLabelMap = checked(labelMapModule.loadLabelMap, { pathOrName: path });
export const parseBilingualLexicon = checked(bilingualLexicon.parseBilingualLexicon, { text: string, file: string });
export const parseLabelMap = checked(labelMapModule.parseLabelMap, { text: string, file: string });

export type { DrawSurrogatesOptions, SurrogateSource } from '../pipeline/gazetteers.ts';
export type { BilingualLexicon } from '../resources/bilingual-lexicon.ts';
export type { Gazetteers, Partition } from '../resources/gazetteer.ts';
export type { ImportOptions, ImportResult } from '../resources/gazetteer-import.ts';
export { shippedLabelMaps, type LabelMap } from '../resources/label-map.ts';
