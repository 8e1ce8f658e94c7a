/**
 * What a derived corpus gives away of its source, the data card that says so, and how well it reads.
 *
 * @module palimpsest/audit
 */
import { checked, list, needed, object, options, optional, table } from '../core/shapes.ts';
import * as audit from '../evaluate/audit.ts';
import type { CardSource } from '../pipeline/audit/card-input.ts';
import * as cardInput from '../pipeline/audit/card-input.ts';
import * as judgement from '../pipeline/audit/judgement.ts';
import * as release from '../pipeline/concealment/release.ts';
import * as releaseCheckModule from '../pipeline/audit/release-check.ts';
import * as sourceManifest from '../pipeline/audit/source-manifest.ts';
import * as quality from '../pipeline/quality/quality.ts';
import * as dataCard from '../report/data-card.ts';
import {
  anything,
  callback,
  corpus,
  docs,
  flag,
  labelMap,
  number,
  partition,
  path,
  releaseCheck,
  string,
  strings,
  whole,
} from './shapes.ts';

export const checkRelease = checked(
  releaseCheckModule.checkRelease,
  { source: corpus, derived: corpus },
  {
    labelMap,
    locale: string,
    partition,
    manifest: object('a manifest: what readManifest returns'),
    quasi: strings,
    k: whole,
    protectEponyms: flag,
    patientField: string,
    heldOut: docs,
    earlier: docs,
    membershipModel: string,
    limits: table('an object of limits', number),
    release: flag,
    statistics: flag,
    derivedPath: path,
    workers: whole,
    seed: whole,
    onFinding: callback,
    onProgress: callback,
  },
);
export const createAudit = checked(audit.createAudit, { onFinding: optional(callback) });
export const createCardInput = checked(cardInput.createCardInput, {
  check: releaseCheck,
  source: options<CardSource>({
    format: needed(string),
    path: needed(string),
    manifest: needed(optional(object('a manifest: what readManifest returns'))),
    licence: object('a licence'),
    sourceLicence: object('a licence'),
  }),
});
export const createDataCard = checked(dataCard.createDataCard, {
  input: object('the content of a data card: what createCardInput returns', {
    name: string,
    counts: object('an object of counts'),
    labels: list('an array', object('a label')),
    recipe: list('an array', anything),
    notes: strings,
    leaks: list('an array', anything),
    chance: list('an array', object('a comparison')),
    considerations: strings,
  }),
});
export const decisionsFor = checked(release.decisionsFor, { check: releaseCheck });
export const judgeInWords = checked(judgement.judgeInWords, { check: releaseCheck });
export const measureQuality = checked(
  quality.measureQuality,
  { source: corpus, derived: corpus },
  {
    labelMap,
    locale: string,
    manifest: object('a manifest: what readManifest returns'),
    limits: table('an object of limits', number),
    gate: flag,
    onFinding: callback,
    onProgress: callback,
  },
);
export const readManifest = checked(sourceManifest.readManifest, { corpusPath: path });

export type { AuditResult, AuditRow, Finding } from '../evaluate/audit.ts';
export { LEAK_KINDS, type LeakKind } from '../evaluate/audit/leak-index.ts';
export type { CardSource } from '../pipeline/audit/card-input.ts';
export type { GateResult } from '../pipeline/audit/gates.ts';
export type { Traces } from '../pipeline/audit/traces/collect.ts';
export type { TraceFinding } from '../pipeline/audit/traces/values.ts';
export type { LeakFinding, ReleaseCheck, ReleaseCheckOptions } from '../pipeline/audit/release-check.ts';
export type { CorpusManifest } from '../pipeline/audit/source-manifest.ts';
export type { DataCardInput } from '../report/data-card.ts';
export type {
  FaultRate,
  QualityFinding,
  QualityOptions,
  QualityReport,
  QualityRow,
} from '../pipeline/quality/quality.ts';
export type { Variety } from '../pipeline/quality/variety.ts';
