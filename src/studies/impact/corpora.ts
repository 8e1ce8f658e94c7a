import { createHash } from 'node:crypto';
import { ownValue } from '../../core/collections.ts';
import { compareEntities, DEFAULT_LAYER, freezeDocument } from '../../core/document.ts';
import { PalimpsestError, type Report } from '../../core/errors.ts';
import { requireLabels } from '../../core/label-names.ts';
import type { Document, Entity } from '../../core/types.ts';
import { readCorpus } from '../../formats/read-corpus.ts';
import { hashDocuments, readSource } from '../common/sources.ts';
import { dealFolds } from '../../pipeline/split.ts';
import { CLINICAL_LAYER } from './overlap.ts';
import type { ClinicalSpec } from './spec.ts';

/** A clinical corpus in memory. */
export interface ClinicalData {
  readonly spec: ClinicalSpec;
  /** Clinical mentions under their classes in {@link CLINICAL_LAYER}, gold PHI in the default layer, no others. */
  readonly documents: readonly Document[];
  readonly classes: readonly string[];
  /** Of ids, texts and mentions. */
  readonly hash: string;
  readonly notices: readonly string[];
}

/** @throws PalimpsestError of the readers; `empty-corpus`; `no-entities` where no clinical mention is left; `unknown-label`. */
export async function readClinical(spec: ClinicalSpec, report?: Report): Promise<ClinicalData> {
  let found = await readSource(spec.source, report);
  if (spec.onlyDocumentsOf !== undefined) {
    const wanted = new Set<string>();
    for await (const { id } of await readCorpus(spec.onlyDocumentsOf)) wanted.add(id);
    found = found.filter(({ id }) => wanted.has(id));
  }
  found = found.slice(0, spec.first);
  const name = JSON.stringify(spec.name);
  if (found.length === 0) {
    throw new PalimpsestError('empty-corpus', `the corpus ${name} has no readable document`, {
      hint: 'Check the diagnostics above, and "only-documents-of" where it is used.',
    });
  }
  const dropped = new Map<string, number>();
  const classes = new Set<string>();
  const documents = found.map((doc) => {
    const clinical = toClinical(doc, spec, (label) => dropped.set(label, (dropped.get(label) ?? 0) + 1));
    for (const { layer, label } of clinical.entities) if (layer === CLINICAL_LAYER) classes.add(label);
    return clinical;
  });
  if (classes.size === 0) {
    const layers = new Set(found.flatMap(({ entities }) => entities.map(({ layer }) => layer ?? DEFAULT_LAYER)));
    throw new PalimpsestError('no-entities', `the corpus ${name} has no clinical mention`, {
      hint: `Its layers are: ${[...layers].toSorted().join(', ')}. Name the clinical one with "layer".`,
    });
  }
  const own = found.flatMap(({ entities }) =>
    entities.filter(({ layer }) => (layer ?? DEFAULT_LAYER) === (spec.layer ?? DEFAULT_LAYER)),
  );
  requireLabels({
    by: `"labels" of the corpus ${name}`,
    named: Object.keys(spec.labels),
    known: own.map(({ label }) => label),
  });
  const told = [...dropped].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([label, count]) => `${label} (${count})`);
  const notices = told.length > 0 ? [`${spec.name}: labels dropped: ${told.join(', ')}`] : [];
  return { spec, documents, classes: [...classes].toSorted(), hash: hashDocuments(documents, spec.group), notices };
}

function toClinical(doc: Document, { layer, labels }: ClinicalSpec, onDrop: (label: string) => void): Document {
  const entities: Entity[] = [];
  for (const entity of doc.entities) {
    const own = entity.layer ?? DEFAULT_LAYER;
    const { layer: _, ...rest } = entity;
    if (own === (layer ?? DEFAULT_LAYER)) {
      const rule = ownValue(labels, entity.label) ?? entity.label;
      if (typeof rule === 'string') entities.push({ ...rest, label: rule, layer: CLINICAL_LAYER });
      else onDrop(entity.label);
    } else if (own === DEFAULT_LAYER) entities.push(rest);
  }
  const { envelope: _, ...rest } = doc;
  return freezeDocument({ ...rest, entities: entities.toSorted(compareEntities) });
}

/**
 * Refuses a PHI corpus that has documents of a clinical one, by id or by text: a model knows what it was trained on, and would
 * find in it what it finds in no other document.
 *
 * @throws PalimpsestError `documents-in-common`, with some ids.
 */
export function refuseCommonDocuments(phi: readonly Document[], { spec, documents }: ClinicalData): void {
  const ids = new Set(phi.map(({ id }) => id));
  const texts = new Set(phi.map(({ text }) => textHash(text)));
  const common = documents.filter(({ id, text }) => ids.has(id) || texts.has(textHash(text)));
  if (common.length === 0) return;
  const shown = common.slice(0, 5).map(({ id }) => JSON.stringify(id));
  throw new PalimpsestError(
    'documents-in-common',
    `${common.length} of the ${documents.length} documents of ${JSON.stringify(spec.name)} are in the PHI corpus too ` +
      `(${shown.join(', ')}${common.length > shown.length ? ', …' : ''})`,
    { hint: 'Train the PHI model on other documents than those on which the impact is measured.' },
  );
}

const textHash = (text: string) => createHash('sha256').update(text.replaceAll(/\s+/gu, ' ').trim()).digest('base64');

/**
 * The fold of each document of cross-validation.
 *
 * @throws PalimpsestError `too-few-units`.
 */
export function dealClinical({ spec, documents }: ClinicalData, folds: number, seed: number): readonly number[] {
  const { block, group, name } = spec;
  const dealt: readonly Document[] =
    block > 1 ? documents.map((doc, i) => ({ ...doc, meta: { block: Math.floor(i / block) } })) : documents;
  const by = block > 1 ? 'block' : group;
  const groups = new Set(
    dealt.map(({ id, meta }) => (by === undefined ? id : JSON.stringify(ownValue(meta, by) ?? id))),
  );
  if (groups.size < folds) {
    throw new PalimpsestError('too-few-units', `${JSON.stringify(name)} has ${groups.size} units for ${folds} folds`, {
      hint: 'Ask for fewer folds.',
    });
  }
  return dealFolds(dealt, folds, seed, by);
}
