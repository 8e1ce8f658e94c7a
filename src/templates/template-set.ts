import { obtain } from '../core/collections.ts';
import { hashOf } from '../core/hash.ts';
import { DEFAULT_LAYER, layerOf } from '../core/document.ts';
import { PalimpsestError, type Place } from '../core/errors.ts';
import { SURROGATE_TYPES } from '../surrogates/types.ts';
import { createList, parseList, parseFrontMatter, parseSetFile, type FrontMatter, type SetFile } from './set-file.ts';
import type { Mark, Template, TemplateList, TemplateSet } from './plan.ts';
import { resolveTemplate, type SharedFragment, type Surroundings } from './resolve.ts';
import { createProblems, splitFile, type Problems, type Source, parseTemplate, type Node } from './syntax.ts';

/** The file that makes a folder a set of templates. */
export const SET_FILE = 'set.yaml';

const TEMPLATE = '.tmpl';

export interface ParsedSet {
  /** Absent where `set.yaml` itself is wrong; to be rendered only where there are no problems. */
  readonly set: TemplateSet | undefined;
  /** Everything that is wrong, with file, line and column. */
  readonly problems: readonly PalimpsestError[];
}

/**
 * Parses and checks a set of templates.
 *
 * @param files the texts of the set's folder by path, with forward slashes: `set.yaml`, `style-a/discharge-1.tmpl`, …
 * @param folder stands before the paths in errors.
 */
export function parseTemplateSet(files: ReadonlyMap<string, string>, folder = ''): ParsedSet {
  const problems = createProblems();
  const where = (file: string): string => (folder === '' ? file : `${folder.replace(/\/+$/, '')}/${file}`);
  const settings = attempt(problems, () => parseSetFile(files.get(SET_FILE) ?? '', where(SET_FILE)));
  if (settings === undefined) return { set: undefined, problems: problems.list };

  const placeOf: PlaceOf = (section, key) => placeOfKey(files.get(SET_FILE) ?? '', where(SET_FILE), section, key);
  const lists = readLists(settings, files, where, placeOf, problems);
  const known = new Set<string>([...SURROGATE_TYPES, ...lists.keys()]);
  const labels = createLabelBook(settings, where(SET_FILE), placeOf, problems);
  for (const key of Object.keys(settings.labels)) {
    if (known.has(key)) continue;
    problems.add(placeOf('labels', key), `labels: ${JSON.stringify(key)} is neither a slot type nor a list`);
  }
  const fragmentFolder = `${settings.fragments.replace(/^\.?\/+|\/+$/g, '')}/`;
  const fragments = new Map<string, { source: Source; nodes: readonly Node[] | undefined }>();
  const templateFiles: string[] = [];
  for (const file of [...files.keys()].sort()) {
    if (!file.endsWith(TEMPLATE)) continue;
    if (!file.startsWith(fragmentFolder)) {
      templateFiles.push(file);
      continue;
    }
    const { source, yaml } = splitFile(files.get(file) as string, where(file), problems);
    if (yaml !== undefined)
      source.fail(0, 'a fragment has no front matter: it is part of the template that includes it');
    const name = file.slice(fragmentFolder.length, -TEMPLATE.length);
    fragments.set(name, { source, nodes: parseTemplate(source) });
  }

  const templates: Template[] = [];
  const ids = new Map<string, string>();
  const slots = new Map<string, number>();
  const shared = new Map<string, Map<string, SharedFragment[]>>();
  for (const file of templateFiles) {
    const { source, yaml } = splitFile(files.get(file) as string, where(file), problems);
    const front = yaml === undefined ? {} : attempt(problems, () => parseFrontMatter(yaml, where(file)));
    const nodes = parseTemplate(source);
    if (front === undefined || nodes === undefined) continue;
    for (const key of Object.keys(front.labels ?? {})) {
      if (!known.has(key)) source.fail(0, `labels: ${JSON.stringify(key)} is neither a slot type nor a list`);
    }
    const locale = front.locale ?? settings.locale;
    const surroundings: Surroundings = {
      locale,
      labels: { ...settings.labels, ...front.labels },
      lists,
      fragments,
      useMark: labels.useMark,
      slots,
      shared: obtain(shared, JSON.stringify([locale, front.labels]), () => new Map()),
    };
    const resolved = resolveTemplate(nodes, source, surroundings);
    const template = describeTemplate(file, front, settings);
    const twin = ids.get(template.id);
    if (twin !== undefined) source.fail(0, `the id ${JSON.stringify(template.id)} is that of ${twin} too`);
    ids.set(template.id, where(file));
    templates.push({ ...template, file: where(file), ...resolved });
  }
  if (templateFiles.length === 0) {
    problems.add(
      { file: where(SET_FILE), line: 1, column: 1 },
      'the set has no templates',
      `Templates are files that end in ${TEMPLATE}.`,
    );
  }
  const { name, description, locale, genre } = settings;
  const used = new Set([SET_FILE, ...Object.values(settings.lists).flatMap(pathOf)]);
  const fingerprint = hashFiles(files, used);
  const set = { name, description, locale, genre, templates, lists, labels: labels.all, fingerprint };
  return { set, problems: problems.list };
}

/** The set, where nothing is wrong with it. @throws PalimpsestError `bad-template`: the first problem, and how many more. */
export function requireSound({ set, problems }: ParsedSet): TemplateSet {
  const [first] = problems;
  if (first === undefined && set !== undefined) return set;
  const more = problems.length - 1;
  const others =
    more > 0 ? `${more} more ${more === 1 ? 'problem' : 'problems'}: palimpsest templates check lists all.` : '';
  const hint = [first?.hint ?? '', others].filter((part) => part !== '').join('\n');
  throw new PalimpsestError('bad-template', first?.message ?? 'the set has no set.yaml', {
    ...(hint !== '' && { hint }),
    cause: first,
  });
}

function describeTemplate(
  file: string,
  front: FrontMatter,
  settings: SetFile,
): Pick<Template, 'id' | 'style' | 'genre' | 'locale' | 'weight' | 'noise'> {
  const folder = file.includes('/') ? file.slice(0, file.indexOf('/')) : undefined;
  return {
    id: front.id ?? file.slice(0, -TEMPLATE.length).replaceAll('/', '-'),
    style: front.style ?? folder ?? 'default',
    genre: front.genre ?? settings.genre,
    locale: front.locale ?? settings.locale,
    weight: front.weight ?? 1,
    noise: { ...settings.noise, ...front.noise },
  };
}

function readLists(
  settings: SetFile,
  files: ReadonlyMap<string, string>,
  where: (file: string) => string,
  placeOf: PlaceOf,
  problems: Problems,
): ReadonlyMap<string, TemplateList> {
  const lists = new Map<string, TemplateList>();
  for (const [name, value] of Object.entries(settings.lists)) {
    const place = placeOf('lists', name);
    const isLabelled = Object.hasOwn(settings.labels, name);
    if ((SURROGATE_TYPES as readonly string[]).includes(name) || name === 'number') {
      problems.add(place, `lists: ${name} is a slot type: another name keeps them apart`);
    }
    if (typeof value !== 'string') {
      lists.set(name, createList(name, [...new Set(value)], undefined, isLabelled));
      continue;
    }
    const path = value.replace(/^\.\//, '');
    const text = files.get(path);
    if (text === undefined) problems.add(place, `lists: ${name}: the folder has no file ${JSON.stringify(path)}`);
    const list = text === undefined ? createList(name, [], undefined, isLabelled) : parseList(name, text, where(path), isLabelled, problems); // prettier-ignore
    lists.set(name, list);
  }
  return lists;
}

/** Keeps every label to one layer. */
function createLabelBook(settings: SetFile, file: string, placeOf: PlaceOf, problems: Problems) {
  const layers = new Map<string, { readonly layer: string; readonly where: string }>();
  const marks = Object.entries(settings.labels).flatMap(([key, mark]) => (mark === undefined ? [] : [{ key, mark }]));
  // Those that state a layer first: the others then mean the same one.
  const implicit = ({ mark }: { readonly mark: Mark }): number => Number(mark.layer === undefined);
  for (const { key, mark } of marks.toSorted((a, b) => implicit(a) - implicit(b))) {
    const known = layers.get(mark.label);
    if (known === undefined) layers.set(mark.label, { layer: layerOf(mark), where: file });
    else if (mark.layer !== undefined && known.layer !== mark.layer) {
      problems.add(placeOf('labels', key), `labels: ${mark.label} names two layers: ${known.layer} and ${mark.layer}`);
    }
  }
  const all = new Map([...layers].map(([label, { layer }]) => [label, layer]));
  const useMark = (mark: Mark, source: Source, at: number): Mark => {
    const known = layers.get(mark.label);
    const layer = mark.layer ?? known?.layer ?? DEFAULT_LAYER;
    if (known === undefined) {
      const { line } = source.place(at);
      layers.set(mark.label, { layer, where: `${source.file}:${line}` });
      all.set(mark.label, layer);
    } else if (known.layer !== layer) {
      source.fail(at, `the label ${mark.label} names two layers: ${known.layer} in ${known.where}, ${layer} here`);
    }
    return { label: mark.label, layer };
  };
  return { all, useMark };
}

function attempt<T>(problems: Problems, read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof PalimpsestError)) throw error;
    const { file, line, column } = error.place;
    // The message has the place in front; `add` puts it there again.
    const prefix = [file, line, column].filter((part) => part !== undefined).join(':');
    const message = error.message.startsWith(`${prefix}: `) ? error.message.slice(prefix.length + 2) : error.message;
    problems.add(error.place, message, error.hint);
    return undefined;
  }
}

function pathOf(value: string | readonly string[]): readonly string[] {
  return typeof value === 'string' ? [value.replace(/^\.\//, '')] : [];
}

/** What else lies in the folder, such as a licence, does not count. */
function hashFiles(files: ReadonlyMap<string, string>, used: ReadonlySet<string>): string {
  let hash: number | undefined;
  for (const file of [...files.keys()].sort()) {
    if (!used.has(file) && !file.endsWith(TEMPLATE)) continue;
    hash = hashOf(`${file}\0${files.get(file)?.replaceAll('\r\n', '\n')}\0`, hash);
  }
  return ((hash ?? hashOf('')) >>> 0).toString(16).padStart(8, '0');
}

/** Where `set.yaml` states a key of a section. */
type PlaceOf = (section: string, key: string) => Place;

/** The line of a key that is known to be valid YAML; its section's where it stands in braces on one line. */
function placeOfKey(yaml: string, file: string, section: string, key: string): Place {
  const lines = yaml.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`${section}:`));
  for (let i = Math.max(start, 0); i < lines.length; i++) {
    const line = lines[i] as string;
    if (i > start && /^[^\s#]/.test(line)) break;
    const at = i === start ? line.indexOf(key, section.length + 1) : line.search(/[^\s"']/);
    const stated = line.slice(at).match(/^([\w-]+)["']?\s*:/)?.[1];
    if (at > 0 && stated === key) return { file, line: i + 1, column: at + 1 };
  }
  return { file, line: Math.max(start, 0) + 1, column: 1 };
}
