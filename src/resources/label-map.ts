import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { ownValue } from '../core/collections.ts';
import { freezeDocument } from '../core/document.ts';
import { PalimpsestError } from '../core/errors.ts';
import { describeAbsent, requireSpelling } from '../core/label-names.ts';
import type { Document, Entity } from '../core/types.ts';
import { parseYaml } from './yaml.ts';

/** The types that label schemes have in common, for comparing corpora with different labels. */
export const COARSE_LABELS = [
  'NAME', 'LOCATION', 'DATE', 'ID', 'CONTACT', 'AGE', 'PROFESSION', 'OTHER',
] as const; // prettier-ignore

export type CoarseLabel = (typeof COARSE_LABELS)[number];

/** What a label map says about one label. */
export interface LabelRule {
  /** The new name. Labels with the same new name are merged; adjacent mentions stay two mentions. */
  readonly to?: string | undefined;
  /** Remove the entities of this label; their text stays. */
  readonly drop?: boolean | undefined;
  /** What the label means to the surrogate writers, one of `SURROGATE_TYPES`; whoever uses it checks it. */
  readonly type?: string | undefined;
  /** What augmentation does: `replace` from lists (the default with a type), `from-corpus`, `keep`. */
  readonly policy?: 'replace' | 'from-corpus' | 'keep' | undefined;
  readonly coarse?: CoarseLabel | undefined;
  readonly note?: string | undefined;
}

/** What the labels of a scheme mean, and what becomes of them. */
export interface LabelMap {
  readonly name: string;
  /** Language, perhaps with country, of the corpora that use the scheme: `es`, `en-US`. */
  readonly locale?: string | undefined;
  readonly description?: string | undefined;
  readonly labels: Readonly<Record<string, LabelRule>>;
}

const ruleSchema = z.strictObject({
  to: z.string().min(1).optional(),
  drop: z.boolean().optional(),
  type: z.string().min(1).optional(),
  policy: z.enum(['replace', 'from-corpus', 'keep']).optional(),
  coarse: z.enum(COARSE_LABELS).optional(),
  note: z.string().optional(),
});

const mapSchema = z.strictObject({
  name: z.string().min(1),
  locale: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'expected a language code such as es or en-US')
    .optional(),
  description: z.string().optional(),
  labels: z.record(
    z.string().min(1),
    z.union([
      z
        .string()
        .min(1)
        .transform((to): LabelRule => ({ to })),
      ruleSchema,
    ]),
  ),
});

/** Parses a label map. @throws PalimpsestError `bad-label-map` with the line and column of what is wrong. */
export function parseLabelMap(text: string, file: string): LabelMap {
  return parseYaml(text, file, mapSchema, 'bad-label-map');
}

/**
 * Loads a label map: a YAML file, or a shipped map by its name.
 *
 * @throws PalimpsestError `no-such-label-map`, naming the shipped ones; `bad-label-map` with line and column.
 */
export function loadLabelMap(pathOrName: string): LabelMap {
  const shipped = shippedLabelMaps().find((map) => map.name === pathOrName);
  if (shipped) return shipped;
  let text: string;
  try {
    text = readFileSync(pathOrName, 'utf8');
  } catch (error) {
    const names = shippedLabelMaps().map((map) => map.name);
    throw new PalimpsestError('no-such-label-map', 'the label map cannot be read', {
      place: { file: pathOrName },
      hint: `Give a YAML file that exists, or one of the shipped maps: ${names.join(', ')}.`,
      cause: error,
    });
  }
  return parseLabelMap(text, pathOrName);
}

const SHIPPED = fileURLToPath(new URL('../../data/labels/', import.meta.url));
let shipped: readonly LabelMap[] | undefined;

/** The label maps that come with the package, sorted by name; read on first use. */
export function shippedLabelMaps(): readonly LabelMap[] {
  shipped ??= readdirSync(SHIPPED)
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .map((file) => parseLabelMap(readFileSync(path.join(SHIPPED, file), 'utf8'), `data/labels/${file}`));
  return shipped;
}

export interface ChosenLabelMap {
  /** `undefined` where no shipped map knows more than half of the labels. */
  readonly map: LabelMap | undefined;
  /** The labels it does not know, sorted. */
  readonly missing: readonly string[];
}

/**
 * The shipped map that knows most of the labels of a corpus; of several, the one with the fewest labels besides, then the
 * first by name.
 */
export function chooseLabelMap(labels: ReadonlySet<string>): ChosenLabelMap {
  const missingIn = (map: LabelMap) => [...labels].filter((label) => !Object.hasOwn(map.labels, label)).toSorted();
  let best: ChosenLabelMap & { readonly size: number } = { map: undefined, missing: [...labels].toSorted(), size: 0 };
  for (const map of shippedLabelMaps()) {
    const missing = missingIn(map);
    const size = Object.keys(map.labels).length;
    if (missing.length * 2 >= labels.size) continue;
    const better = missing.length - best.missing.length || size - best.size;
    if (best.map === undefined || better < 0) best = { map, missing, size };
  }
  return { map: best.map, missing: best.missing };
}

/**
 * Compares a label map that somebody wrote with the labels of a corpus. Those that ship are of whole schemes: nothing is said of
 * their labels.
 *
 * @returns a note on labels that no mention has.
 * @throws PalimpsestError `unknown-label` where such a label looks like the misspelling of one that the map does not know.
 */
export function checkLabelMap(map: LabelMap | undefined, labels: Iterable<string>): readonly string[] {
  if (map === undefined || shippedLabelMaps().includes(map)) return [];
  const by = `the label map ${map.name}`;
  return describeAbsent(by, requireSpelling({ by, named: Object.keys(map.labels), known: labels }));
}

/**
 * Renames, merges and drops labels. Labels that the map does not name stay as they are. Mentions are never joined, also
 * where two adjacent ones get the same label.
 */
export function applyLabelMap(doc: Document, map: LabelMap): Document {
  const entities: Entity[] = [];
  let changed = false;
  for (const entity of doc.entities) {
    const rule = ownValue(map.labels, entity.label);
    const label = rule?.to ?? entity.label;
    if (rule?.drop) changed = true;
    else if (label === entity.label) entities.push(entity);
    else {
      changed = true;
      entities.push({ ...entity, label });
    }
  }
  return changed ? freezeDocument({ ...doc, entities }) : doc;
}
