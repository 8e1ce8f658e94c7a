import { perObject } from '../core/caches.ts';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { freezeDocument } from '../core/document.ts';
import { obtain, ownValue } from '../core/collections.ts';
import { PalimpsestError } from '../core/errors.ts';
import { describeAbsent, listLabels, requireSpelling } from '../core/label-names.ts';
import type { Document, Entity } from '../core/types.ts';
import { slug } from './shape.ts';
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
  /** Of a label for dates: they are dates of birth. */
  readonly birth?: boolean | undefined;
  readonly note?: string | undefined;
  /** What a language model is told of it, where the type does not say enough. */
  readonly definition?: string | undefined;
}

/** What the labels of a scheme mean, and what becomes of them. */
export interface LabelMap {
  readonly name: string;
  /** Language, perhaps with country, of the corpora that use the scheme: `es`, `en-US`. */
  readonly locale?: string | undefined;
  readonly description?: string | undefined;
  readonly labels: Readonly<Record<string, LabelRule>>;
  /** Labels of the corpus of which nothing but their names tells what they mean. */
  readonly byName?: readonly string[];
}

const ruleSchema = z.strictObject({
  to: z.string().min(1).optional(),
  drop: z.boolean().optional(),
  type: z.string().min(1).optional(),
  policy: z.enum(['replace', 'from-corpus', 'keep']).optional(),
  coarse: z.enum(COARSE_LABELS).optional(),
  birth: z.boolean().optional(),
  note: z.string().optional(),
  definition: z.string().min(1).optional(),
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
  /** `undefined` where no shipped map knows more than half of the labels and no name tells what its label means. */
  readonly map: LabelMap | undefined;
  /** The labels of no shipped map, sorted. */
  readonly missing: readonly string[];
}

/** What a label means; `undefined` where nothing tells. */
type RuleOf = (label: string) => LabelRule | undefined;

const NAMES = ['label-names.yaml', 'label-names-other.yaml'];
let names: LabelMap | undefined;

/**
 * What a label means by its name, `FIRST_NAME`, `PHI:firstName`, `LOCATION_CITY` or `doctor-phone` alike; `undefined` where the name tells
 * nothing, or two things.
 */
export function ruleByName(label: string): LabelRule | undefined {
  const own = label.slice(label.search(/[^:/.]*$/));
  return ruleOfName(plain(label)) ?? ruleOfName(plain(own)) ?? ruleOfWords(own) ?? ruleOfWords(label);
}

/** A name in small letters, without accents and signs: a slug, but for letters other than Latin ones, which stay. */
function plain(name: string): string {
  if (!OTHER_LETTER.test(name)) return slug(name);
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const OTHER_LETTER = /[^\P{L}\p{Script=Latin}]/u;

function ruleOfName(name: string): LabelRule | undefined {
  return ownValue(labelNames().labels, name);
}

function labelNames(): LabelMap {
  if (names) return names;
  const labels = NAMES.flatMap((name) => {
    const file = fileURLToPath(new URL(`../../data/${name}`, import.meta.url));
    return Object.entries(parseLabelMap(readFileSync(file, 'utf8'), `data/${name}`).labels);
  });
  return (names = { name: 'names', labels: Object.fromEntries(labels.map(([name, rule]) => [plain(name), rule])) });
}

/** Reads all that ships on the meaning of labels, while there is time for it: else it is read when it is first asked for. */
export function readLabelRules(): void {
  shippedLabelMaps();
  labelNames();
}

/** Words in names of labels that tell nothing: `nam_liv_person`, `PHI_NAME`, `Date_Full`, `CITY_NAME`. */
const EMPTY =
  /^(?:name?s?|nam|naam|navn|nom|nome|nombre|ne|ner|ent|entity|phi|pii|liv|contact|other|full|part|partial|type|value|info|of|de|du|des|del|della|di|da|do|admission|discharge|visit|death|\d+)$/;
/** Types that another word may tell more of. */
const BROAD: ReadonlySet<string | undefined> = new Set(['person', 'location', 'organisation', 'id', 'date']);
/** Whose address, age or number a label may be. */
const OWNERS: ReadonlySet<string | undefined> = new Set(['person', 'patient', 'doctor', 'organisation', 'hospital', 'department']); // prettier-ignore

/** Words that make a number of what stands beside them: `NUM_TELEFONO` is a phone, `numéro_patient` the number of one. */
const NUMBER = /^(?:num|numero|number|nummer|numer|nr|no)$/;

/** What somebody's name has: `patient_first_name`. */
const PARTS: ReadonlySet<string | undefined> = new Set(['given-name', 'family-name']);

/** Of several words all must be known; of a broad and a closer one it is the closer, of somebody and something of theirs the latter. */
function ruleOfWords(label: string): LabelRule | undefined {
  const words = label
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\d+(?:[^\p{L}\d]|$))/gu, ' ')
    .split(/[^\p{L}\p{M}\d]+/u)
    .map(plain)
    .filter((word) => word === 'name' || (word !== '' && !EMPTY.test(word)));
  // "patient_first_name" has a first name, "CITY_NAME" a city.
  const known = ruleOfAll(words) ?? ruleOfAll(words.filter((word) => word !== 'name'));
  if (known !== undefined) return known;
  const others = words.filter((word) => !NUMBER.test(word));
  const owner = others.length === words.length ? undefined : ruleOfAll(others);
  return OWNERS.has(owner?.type) ? ruleOfName('id') : owner;
}

function ruleOfAll(words: readonly string[]): LabelRule | undefined {
  const rules: LabelRule[] = [];
  for (let from = 0; from < words.length;) {
    const ends = words.map((_, i) => words.length - i).filter((end) => end > from);
    const end = ends.find((to) => ruleOfName(words.slice(from, to).join('')) !== undefined);
    if (end === undefined) return undefined;
    rules.push(ruleOfName(words.slice(from, end).join('')) as LabelRule);
    from = end;
  }
  const [first] = rules;
  return first && rules.slice(1).reduce<LabelRule | undefined>((one, other) => one && closer(one, other), first);
}

function closer(one: LabelRule, other: LabelRule): LabelRule | undefined {
  if (one.type === other.type && one.policy === other.policy) return one.birth ? one : other;
  if (one.coarse === other.coarse && BROAD.has(one.type)) return other;
  if (one.coarse === other.coarse && BROAD.has(other.type)) return one;
  return OWNERS.has(one.type) && (other.coarse !== 'NAME' || PARTS.has(other.type)) ? other : undefined;
}

/**
 * The map, and what the names of labels that it does not know tell, or their mentions.
 *
 * @param ruleByLook as for {@link chooseLabelMap}.
 */
export function addByName(
  map: LabelMap | undefined,
  missing: readonly string[],
  ruleByLook: RuleOf = () => undefined,
): LabelMap | undefined {
  const rules = missing.flatMap((label) => {
    const rule = ruleByName(label) ?? ruleOfSchemes(label) ?? ruleByLook(label);
    return rule === undefined ? [] : [[label, rule] as const];
  });
  if (rules.length === 0) return map;
  const { name, labels, ...rest } = map ?? { name: 'by name', labels: {} };
  return { name, ...rest, labels: { ...labels, ...Object.fromEntries(rules) }, byName: rules.map(([label]) => label) };
}

/** What the shipped maps that have a label say of it, where they agree: corpora of several schemes may be one. Short labels mean other things elsewhere ("RR"). */
function ruleOfSchemes(label: string): LabelRule | undefined {
  if (label.length < LONG_LABEL) return undefined;
  const [rule, ...others] = shippedLabelMaps().flatMap(({ labels }) => ownValue(labels, label) ?? []);
  const said = JSON.stringify(rule);
  return others.every((other) => JSON.stringify(other) === said) ? rule : undefined;
}

const LONG_LABEL = 6;

/** Whether a label for dates is for dates of birth: as its map says, or its name. */
export function isOfBirths(map: LabelMap | undefined, label: string): boolean {
  return (ownValue(map?.labels, label)?.birth ?? ruleByName(label)?.birth) === true;
}

/**
 * One line on labels of which nothing but their names, or what their mentions look like, tells what they mean.
 *
 * @param policies of labels of which somebody said what they are.
 */
export function describeByName(map: LabelMap | undefined, policies: object = {}): readonly string[] {
  const guessed = map?.byName?.filter((label) => !Object.hasOwn(policies, label)) ?? [];
  const told = guessed.map((label) => `${label} (${map?.labels[label]?.type ?? map?.labels[label]?.policy})`);
  return told.length === 0 ? [] : [`Label types inferred from names or examples: ${listLabels(told)}. Override with --labels or --policy.`]; // prettier-ignore
}

/**
 * The shipped map that knows most of the labels of a corpus, whatever their case; of several, the one that writes most of them as the
 * corpus does, then the one with the fewest labels besides, then the first by name. It comes with the labels as the corpus writes them, and
 * with those that it does not know where their names tell what they mean.
 *
 * @param ruleByLook what the mentions of a label tell, where its name tells nothing.
 */
export function chooseLabelMap(labels: ReadonlySet<string>, ruleByLook: RuleOf = () => undefined): ChosenLabelMap {
  const ranked = shippedLabelMaps()
    .map((map) => {
      const names = new Map([...labels].map((label) => [label, namesIn(map, label)] as const));
      const missing = [...labels].filter((label) => names.get(label)?.length !== 1).toSorted();
      const recased = [...names].filter(([label, [name]]) => name !== label).length;
      return { map, missing, recased, size: Object.keys(map.labels).length };
    })
    .filter(({ missing }) => missing.length * 2 < labels.size)
    .toSorted((a, b) => a.missing.length - b.missing.length || a.recased - b.recased || a.size - b.size);
  const [best] = ranked;
  const missing = best?.missing ?? [...labels].toSorted();
  const known = [...labels].filter((label) => !missing.includes(label));
  return { map: addByName(best && fitLabelMap(best.map, known), missing, ruleByLook), missing };
}

/**
 * The map with the labels of a corpus as the corpus writes them: `PATIENT` or `patient` where the map has `Patient`. A label that the map
 * has itself is that one.
 *
 * @throws PalimpsestError `ambiguous-label` where a label could be several of the map, which say different things of it.
 */
export function fitLabelMap(map: LabelMap, labels: Iterable<string>): LabelMap {
  const added: Record<string, LabelRule> = {};
  for (const label of labels) {
    const rule = ruleOf(map, label);
    if (rule !== undefined && !Object.hasOwn(map.labels, label)) added[label] = rule;
  }
  return Object.keys(added).length === 0 ? map : { ...map, labels: { ...map.labels, ...added } };
}

/** Whether a map has all labels, whatever their case, and none could be several of its own. */
export function knowsLabels(map: LabelMap, labels: ReadonlySet<string>): boolean {
  return [...labels].every((label) => namesIn(map, label).length === 1);
}

/** What a map says of a label. @throws PalimpsestError `ambiguous-label` */
function ruleOf(map: LabelMap, label: string): LabelRule | undefined {
  const [name, ...others] = namesIn(map, label);
  if (others.length === 0) return name === undefined ? undefined : map.labels[name];
  const names = [name, ...others].join(' or ');
  throw new PalimpsestError('ambiguous-label', `the label ${label} could be ${names} of the label map ${map.name}`, {
    hint: `Add a line for ${label} itself to the label map: labels that it has are taken as they are written.`,
  });
}

/** What a map calls a label: the label itself, else what differs by case alone; one of several that say the same. */
function namesIn({ labels }: LabelMap, label: string): readonly string[] {
  if (Object.hasOwn(labels, label)) return [label];
  const names = recasedNames(labels).get(label.toLowerCase()) ?? [];
  return new Set(names.map((name) => JSON.stringify(labels[name]))).size === 1 ? names.slice(0, 1) : names;
}

const recasedNames = perObject((labels: LabelMap['labels']): ReadonlyMap<string, readonly string[]> => {
  const names = new Map<string, string[]>();
  for (const name of Object.keys(labels)) {
    const key = name.toLowerCase();
    obtain(names, key, () => []).push(name);
  }
  return names;
});

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
  const known = [...labels];
  const lower = new Set(known.map((label) => label.toLowerCase()));
  const named = Object.keys(map.labels).filter((name) => !lower.has(name.toLowerCase()));
  const others = known.filter((label) => ruleOf(map, label) === undefined);
  return describeAbsent(by, requireSpelling({ by, named, known: others }));
}

/**
 * Renames, merges and drops labels, whatever their case. Labels that the map does not name stay as they are. Mentions are never joined, also
 * where two adjacent ones get the same label.
 */
export function applyLabelMap(doc: Document, map: LabelMap): Document {
  const entities: Entity[] = [];
  let changed = false;
  for (const entity of doc.entities) {
    const rule = ruleOf(map, entity.label);
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
