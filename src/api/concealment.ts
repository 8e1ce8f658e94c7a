/**
 * Strategies of `conceal`, and eponyms, which look like names and are none.
 *
 * @module palimpsest/concealment
 */
import { checked } from '../core/shapes.ts';
import * as eponymCorpus from '../conceal/eponym-corpus.ts';
import * as eponymGuard from '../conceal/eponym-guard.ts';
import * as vaultModule from '../conceal/vault.ts';
import * as strategiesModule from '../conceal/strategies.ts';
import { count, number, path, string, strings, whole } from './shapes.ts';

export const createEponymCorpus = checked(
  eponymCorpus.createEponymCorpus,
  { language: string },
  { seed: whole, sentences: count, eponyms: strings, label: string, layer: string },
);
export const createEponymGuard = checked(eponymGuard.createEponymGuard, { language: string });
export const openVault = checked(vaultModule.openVault, { file: path, key: string }, { wait: number });
export const findEponyms = checked(eponymGuard.findEponyms, { text: string, language: string });
export const parseStrategies = checked(strategiesModule.parseStrategies, { yaml: string, file: string });

export { CLASS_NAMES } from '../conceal/label-plan.ts';
export type { EponymCorpusOptions } from '../conceal/eponym-corpus.ts';
export type { LinkedBy, PersonLink, Vault } from '../conceal/vault.ts';
export type { EponymGuard } from '../conceal/eponym-guard.ts';
export { OTHER_OUTCOMES, type OtherOutcome } from '../conceal/pieces.ts';
export { STRATEGIES, type PseudoMode, type Strategies, type Strategy } from '../conceal/strategies.ts';
