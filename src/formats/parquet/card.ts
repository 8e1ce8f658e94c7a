import { parseDocument, stringify } from 'yaml';
import { isObject, type JsonObject } from '../io/json-record.ts';
import { splitNamed } from '../io/split-names.ts';
import { toCardFeature } from './columns.ts';

/** A file of a data set, as its card tells it. */
export interface CardFile {
  /** Relative to the folder of the card. */
  readonly name: string;
  /** The features of its columns, by name; `undefined` where they are not known. */
  readonly features: JsonObject | undefined;
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** The split that a file belongs to, by its name as `datasets` reads it; of a data set of one part, `train`. */
function splitOf(name: string, names: readonly string[]): string {
  const found = splitNamed(name);
  if (found !== undefined) return found;
  return names.length === 1 ? 'train' : name.replace(/\.parquet$/i, '').replaceAll(/\W+/g, '_');
}

function splitsOf(files: readonly CardFile[]): ReadonlyMap<string, readonly CardFile[]> {
  const names = files.map(({ name }) => name);
  const splits = new Map<string, CardFile[]>();
  for (const file of files) {
    const split = splitOf(file.name, names);
    splits.set(split, [...(splits.get(split) ?? []), file]);
  }
  return splits;
}

/** The features that all files have; `undefined` where they differ or are not known. */
function featuresOf(files: readonly CardFile[]): JsonObject | undefined {
  const [first] = files;
  const isShared = files.every((file) => JSON.stringify(file.features) === JSON.stringify(first?.features));
  return isShared ? first?.features : undefined;
}

/** The data card of a data set of Parquet files, under whose header `datasets` finds splits and features. */
export function createCard(files: readonly CardFile[], labels: ReadonlyMap<string, number>): string {
  const splits = splitsOf(files);
  const features = Object.entries(featuresOf(files) ?? {}).map(([name, feature]) => toCardFeature(name, feature));
  const isKnown = features.length > 0 && features.every((feature) => feature !== undefined);
  const header = {
    task_categories: ['token-classification'],
    ...(isKnown && {
      dataset_info: {
        features,
        splits: Array.from(splits, ([name, of]) => ({ name, num_bytes: sum(of, ({ bytes }) => bytes), num_examples: sum(of, ({ rows }) => rows) })), // prettier-ignore
        download_size: sum(files, ({ bytes }) => bytes),
        dataset_size: sum(files, ({ bytes }) => bytes),
      },
    }),
    configs: [
      {
        config_name: 'default',
        data_files: Array.from(splits, ([split, of]) => ({ split, path: of.map(({ name }) => name) })),
      },
    ],
  };
  const count = sum(files, ({ rows }) => rows);
  const mentions = Array.from(labels.values()).reduce((all, one) => all + one, 0);
  return `---
${stringify(header)}---

# Data card

${count} documents with ${mentions} labelled mentions, written by Palimpsest. Offsets count code points, as Python does.

${table(
  ['split', 'documents'],
  Array.from(splits, ([name, of]) => [name, sum(of, ({ rows }) => rows)]),
)}

${table(['label', 'mentions'], Array.from(labels))}

How it was made stands in \`manifest.json\`, where there is one. Whether it may be shared does not stand here:
\`palimpsest audit <source> <this folder> --release --card CARD.md\` compares it with its source and writes what it found.
`;
}

const HEADER = /^---\r?\n(.*?)\r?\n---(?:\r?\n|$)/s;

/** What the header of a card states; `undefined` where there is none. */
export const headerOf = (card: string): unknown => parseDocument(HEADER.exec(card)?.[1] ?? '').toJS();

/**
 * A card that takes the place of another one, with what the other's header tells `datasets` of the files: their features, splits and
 * names. What the new card states itself stays.
 */
export function keepLayout(card: string, before: string): string {
  const [own, other] = [headerOf(card), headerOf(before)];
  if (!isObject(own) || !isObject(other)) return card;
  const kept = ['dataset_info', 'configs'].filter((key) => key in other && !(key in own));
  if (kept.length === 0) return card;
  const header = stringify({ ...own, ...Object.fromEntries(kept.map((key) => [key, other[key]])) });
  return card.replace(HEADER, () => `---\n${header}---\n`);
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((all, item) => all + of(item), 0);
}

function table(header: readonly string[], rows: readonly (readonly [string, number])[]): string {
  const cell = (text: string) => text.replaceAll(/[\\|`*_<>[\]]/g, '\\$&').replaceAll(/\s+/g, ' ');
  const lines = rows.map(([name, count]) => `| ${cell(name)} | ${count} |`);
  return [`| ${header.join(' | ')} |`, '| --- | ---: |', ...lines].join('\n');
}

const CONTEXT = {
  '@language': 'en',
  '@vocab': 'https://schema.org/',
  citeAs: 'cr:citeAs',
  column: 'cr:column',
  conformsTo: 'dct:conformsTo',
  cr: 'http://mlcommons.org/croissant/',
  rai: 'http://mlcommons.org/croissant/RAI/',
  data: { '@id': 'cr:data', '@type': '@json' },
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
  dct: 'http://purl.org/dc/terms/',
  equivalentProperty: 'cr:equivalentProperty',
  samplingRate: 'cr:samplingRate',
  examples: { '@id': 'cr:examples', '@type': '@json' },
  extract: 'cr:extract',
  field: 'cr:field',
  fileProperty: 'cr:fileProperty',
  fileObject: 'cr:fileObject',
  fileSet: 'cr:fileSet',
  format: 'cr:format',
  includes: 'cr:includes',
  isLiveDataset: 'cr:isLiveDataset',
  jsonPath: 'cr:jsonPath',
  key: 'cr:key',
  md5: 'cr:md5',
  parentField: 'cr:parentField',
  path: 'cr:path',
  recordSet: 'cr:recordSet',
  references: 'cr:references',
  regex: 'cr:regex',
  repeated: 'cr:repeated',
  replace: 'cr:replace',
  sc: 'https://schema.org/',
  separator: 'cr:separator',
  source: 'cr:source',
  subField: 'cr:subField',
  transform: 'cr:transform',
};

const DATA_TYPES = new Map([['string', 'sc:Text'], ['bool', 'sc:Boolean'], ['float32', 'sc:Float'], ['float64', 'sc:Float']]); // prettier-ignore

/** The data set in MLCommons Croissant 1.0, with the fields of its responsible-AI vocabulary that can be told from the files. */
export function createCroissant(files: readonly CardFile[], labels: ReadonlyMap<string, number>): string {
  const features = featuresOf(files);
  const names = Array.from(labels.keys()).join(', ');
  const distribution = files.map(({ name, bytes, sha256 }) => ({
    '@type': 'cr:FileObject',
    '@id': name,
    name,
    contentUrl: name,
    contentSize: `${bytes} B`,
    encodingFormat: 'application/x-parquet',
    sha256,
  }));
  const recordSet = Array.from(splitsOf(files), ([split, of]) =>
    of.map(({ name }, i) => {
      const id = of.length === 1 ? split : `${split}-${i + 1}`;
      const field = Object.entries(features ?? {}).map(([column, feature]) => fieldOf(`${id}/${column}`, column, feature, { fileObject: { '@id': name }, extract: { column } })); // prettier-ignore
      return { '@type': 'cr:RecordSet', '@id': id, name: id, field };
    }),
  ).flat();
  const croissant = {
    '@context': CONTEXT,
    '@type': 'sc:Dataset',
    name: 'corpus',
    description: `${sum(files, ({ rows }) => rows)} documents with labelled mentions (${names}), for named-entity recognition and de-identification.`,
    conformsTo: ['http://mlcommons.org/croissant/1.0', 'http://mlcommons.org/croissant/RAI/1.0'],
    'rai:dataUseCases': 'Training and evaluating taggers that find identifying mentions in text.',
    'rai:personalSensitiveInformation': `Mentions labelled ${names}. Whether they are surrogates or those of real persons stands in manifest.json, where there is one, and is checked by "palimpsest audit"; it is not told here.`,
    'rai:dataManipulationProtocol':
      'Written by Palimpsest; the steps, their settings and the seed stand in manifest.json, where there is one.',
    'rai:dataAnnotationProtocol': 'Not stated: labels are those of the source, moved with its text, or of the templates that the text was made from.', // prettier-ignore
    'rai:dataLimitations':
      'Text that no label covers is as it was in the source, unless manifest.json says otherwise. Biases of the source: not stated.',
    distribution,
    ...(features && { recordSet }),
  };
  return `${JSON.stringify(croissant, undefined, 2)}\n`;
}

function fieldOf(id: string, name: string, feature: unknown, source: JsonObject): JsonObject {
  const own = { '@type': 'cr:Field', '@id': id, name };
  const isList = Array.isArray(feature) || (isObject(feature) && 'feature' in feature);
  const inner: unknown = Array.isArray(feature) ? feature[0] : isObject(feature) && isList ? feature['feature'] : feature; // prettier-ignore
  const repeated = isList ? { repeated: true } : {};
  if (isObject(inner) && inner['_type'] === undefined) {
    // Croissant cannot say of lists within lists which item they belong to.
    const flat = Object.entries(inner).filter(([, part]) => isObject(part) && part['_type'] === 'Value');
    const parts = flat.map(([key, part]) => fieldOf(`${id}/${key}`, key, part, { ...source, transform: { jsonPath: key } })); // prettier-ignore
    return { ...own, ...repeated, subField: parts };
  }
  const { dtype } = (isObject(inner) ? inner : {}) as { readonly dtype?: string };
  return { ...own, ...repeated, dataType: DATA_TYPES.get(dtype ?? '') ?? 'sc:Integer', source };
}
