import { isTooDeep, parseJson } from '../../core/collections.ts';
import { TOO_DEEP } from '../io/json-lines.ts';
import { isObject, type JsonObject } from '../io/json-record.ts';
import { applyPatches, type JsonNode, locateJson, member, type Patch, removeItems } from '../io/json-source.ts';
import { type Cas, CasFault, type CasType, createTypeSystem, type Structure } from './model.ts';
import type { Layer } from './layer.ts';
import { type Added, declaredTypes, type Plan } from './plan.ts';

const SOFA = 'uima.cas.Sofa';
const PLAIN_ARRAY = /^uima\.cas\.(?:Byte|Short|Integer|Long|Float|Double|Boolean|String)\[\]$/;
const STRUCTURES = '%FEATURE_STRUCTURES';

/** The structures of a file, which are a list, or in older ones an object by id. */
function structuresOf(value: JsonObject): readonly JsonObject[] {
  const stated = value[STRUCTURES] ?? [];
  if (Array.isArray(stated) && stated.every(isObject)) return stated;
  if (isObject(stated) && Object.values(stated).every(isObject)) return Object.entries(stated).map(([id, one]) => ({ '%ID': id, ...(one as JsonObject) })); // prettier-ignore
  throw new CasFault('bad-record', `${STRUCTURES} is no list of objects`);
}

/**
 * What offsets count: UTF-16 units, as the implementations in Java and Python write them. The draft of the format leaves room for a header
 * that says otherwise.
 *
 * @throws CasFault
 */
function checkUnit(header: unknown): void {
  const stated = isObject(header) ? Object.values(header).find((value) => /^utf-?(?:8|32)|code.?point|grapheme/i.test(String(value))) : undefined; // prettier-ignore
  if (stated !== undefined) throw new CasFault('unsupported-encoding', 'the header says that offsets count something other than UTF-16 units'); // prettier-ignore
}

/** @throws CasFault */
export function parseCasJson(source: string): Cas {
  const value = parseJson(source.replace(/^\ufeff/, ''));
  if (value === undefined) throw new CasFault('malformed-json', 'the file is not valid JSON');
  if (isTooDeep(value)) throw new CasFault('too-deep', TOO_DEEP.replace(/;.*/, ''));
  if (!isObject(value) || !('%VIEWS' in value || STRUCTURES in value)) throw new CasFault('bad-record', `the file has no ${STRUCTURES}`); // prettier-ignore
  checkUnit(value['%HEADER']);
  const types = createTypeSystem(parseTypes(value['%TYPES']));
  const all = structuresOf(value);
  const idOf = (one: JsonObject) => String(one['%ID']);
  const sofas = all.filter((one) => one['%TYPE'] === SOFA);
  const texts = sofas.filter((one) => typeof one['sofaString'] === 'string');
  const read = texts.find((one) => one['sofaID'] === '_InitialView') ?? texts[0];
  return {
    types,
    sofa: read && { id: idOf(read), text: read['sofaString'] as string },
    otherSofas: sofas.filter((one) => one !== read).map(idOf),
    structures: all.filter((one) => one['%TYPE'] !== SOFA).map(toStructure),
  };
}

function toStructure(one: JsonObject): Structure {
  const type = String(one['%TYPE']);
  const values = new Map<string, string>();
  const lists = new Map<string, readonly string[]>();
  const references = new Map<string, readonly string[]>();
  const offset = (name: string) => one[name] ?? one[`^${name}`];
  const isList = (value: unknown, of: string): value is unknown[] =>
    Array.isArray(value) && value.every((item) => item === null || typeof item === of);
  for (const [key, value] of Object.entries(one)) {
    if (key === '%ELEMENTS') {
      // Of numbers, only the list of references is one.
      const isReference = type === 'uima.cas.FSArray' || (type.endsWith('[]') && !PLAIN_ARRAY.test(type));
      if (isReference && isList(value, 'number')) references.set(key, value.map(String));
      else if (isList(value, 'string'))
        lists.set(
          key,
          value.map((item) => (item ?? '') as string),
        );
    } else if (key.startsWith('@')) {
      if (key !== '@sofa' && typeof value === 'number') references.set(key.slice(1), [String(value)]);
    } else if (!key.startsWith('%') && !/^\^?(?:begin|end)$/.test(key) && isPlain(value)) {
      values.set(key, String(value));
    }
  }
  const [begin, end, sofa] = [offset('begin'), offset('end'), one['@sofa']];
  return {
    id: String(one['%ID']),
    type,
    ...(typeof sofa === 'number' && { sofa: String(sofa) }),
    ...(begin !== undefined && { begin: typeof begin === 'number' ? begin : Number.NaN }),
    ...(end !== undefined && { end: typeof end === 'number' ? end : Number.NaN }),
    values,
    lists,
    references,
  };
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function parseTypes(stated: unknown): ReadonlyMap<string, CasType> {
  const types = new Map<string, CasType>();
  for (const [name, type] of Object.entries(isObject(stated) ? stated : {})) {
    if (!isObject(type)) continue;
    const features = Object.entries(type).flatMap(([key, feature]) => key.startsWith('%') || !isObject(feature) ? [] : [[key, String(feature['%RANGE'])] as const]); // prettier-ignore
    types.set(name, { parent: String(type['%SUPER_TYPE']), features: new Map(features) });
  }
  return types;
}

/** The source with what a plan changes: nothing else, not even its white space. */
export function renderCasJson(source: string, cas: Cas, plan: Plan, layer: Layer): string {
  const root = locateJson(source);
  const patches: Patch[] = [];
  const { id: sofa, text } = cas.sofa as NonNullable<Cas['sofa']>;
  const others = new Set(plan.text === text ? [] : cas.otherSofas);
  const isGone = (id: string) => plan.dropped.has(id) || others.has(id);
  const stated = member(root, STRUCTURES);
  const items = stated?.items ?? stated?.members ?? [];
  const entries = items.map((item) => {
    const node = 'node' in item ? item.node : item;
    return { node, id: 'node' in item ? item.key : String(member(node, '%ID')?.value) };
  });
  const set = (node: JsonNode, key: string, value: unknown) => {
    const old = member(node, key);
    if (old) patches.push({ start: old.start, end: old.end, text: JSON.stringify(value) });
    else patches.push({ start: node.end - 1, end: node.end - 1, text: `, ${JSON.stringify(key)}: ${JSON.stringify(value)}` }); // prettier-ignore
  };
  for (const { node, id } of entries) {
    if (isGone(id)) continue;
    if (id === sofa && plan.text !== text) set(node, 'sofaString', plan.text);
    const change = plan.changes.get(id);
    if (!change) continue;
    const [begin, end] = member(node, '^begin') ? ['^begin', '^end'] as const : ['begin', 'end'] as const; // prettier-ignore
    if (change.start !== undefined) set(node, begin, change.start);
    if (change.end !== undefined) set(node, end, change.end);
    const gone = new Set<string>();
    for (const [name, value] of change.values ?? []) {
      if (value === undefined || typeof (member(node, name)?.value ?? '') !== 'string') gone.add(name);
      else set(node, name, value);
    }
    for (const [name, list] of change.lists ?? []) set(node, name, list);
    for (const [name, ids] of change.references ?? []) {
      if (name === '%ELEMENTS') set(node, name, ids.map(Number));
      else if (ids.length > 0) set(node, `@${name}`, Number(ids[0]));
      else gone.add(`@${name}`);
    }
    const members = node.members ?? [];
    if (gone.size > 0) patches.push(...removeItems(members, (i) => gone.has(members[i]?.key ?? '')));
  }
  patches.push(...removeItems(items, (i) => isGone(entries[i]?.id ?? '')));
  // Structures that are new follow the last one that stays: the text, at least, does.
  const last = entries.findLastIndex(({ id }) => !isGone(id));
  const at = items[last];
  const isMap = stated?.members !== undefined;
  const written = plan.added.map((one) => `,\n${isMap ? `"${one.id}": ` : ''}${JSON.stringify(toJson(one, sofa))}`);
  if (at && written.length > 0) patches.push({ start: at.end, end: at.end, text: written.join('') });

  const views = member(root, '%VIEWS')?.members ?? [];
  patches.push(...removeItems(views, (i) => others.has(String(member(views[i]?.node, '%SOFA')?.value))));
  for (const { node } of views) {
    const own = String(member(node, '%SOFA')?.value);
    const members = member(node, '%MEMBERS');
    if (others.has(own) || !members?.items) continue;
    const ids = members.items.map(({ value }) => value as number);
    const kept = ids.filter((id) => !isGone(String(id)));
    const all = own === sofa ? [...kept, ...plan.added.map(({ id }) => Number(id))] : kept;
    if (all.length !== ids.length || own === sofa && plan.added.length > 0) patches.push({ start: members.start, end: members.end, text: JSON.stringify(all) }); // prettier-ignore
  }

  const types = member(root, '%TYPES');
  const missing = types?.members ? [...declaredTypes(plan.added, layer)].filter(([type]) => !cas.types.has(type) && plan.added.some((one) => one.type === type)) : []; // prettier-ignore
  if (types && missing.length > 0) {
    const list = missing.map(([type, features]) => `${JSON.stringify(type)}: ${JSON.stringify(typeToJson(type, features))}`).join(', '); // prettier-ignore
    patches.push({ start: types.end - 1, end: types.end - 1, text: (types.members?.length === 0 ? '' : ', ') + list });
  }
  return applyPatches(source, patches);
}

function toJson({ id, type, start, end, values }: Added, sofa: string): JsonObject {
  return { '%ID': Number(id), '%TYPE': type, '@sofa': Number(sofa), begin: start, end, ...values };
}

function typeToJson(type: string, features: Iterable<string>): JsonObject {
  const list = Array.from(features, (name) => [name, { '%NAME': name, '%RANGE': 'uima.cas.String' }] as const);
  return { '%NAME': type, '%SUPER_TYPE': 'uima.tcas.Annotation', ...Object.fromEntries(list) };
}

/** A CAS JSON file of annotations. */
export function createCasJson(text: string, added: readonly Added[], layer: Layer): string {
  const document: Added = { id: '2', type: 'uima.tcas.DocumentAnnotation', start: 0, end: text.length, values: { language: 'x-unspecified' } }; // prettier-ignore
  const all = [document, ...added];
  const types = [...declaredTypes(added, layer)].map(([type, features]) => [type, typeToJson(type, features)] as const);
  const cas = {
    '%TYPES': Object.fromEntries(types),
    [STRUCTURES]: [
      { '%ID': 1, '%TYPE': SOFA, sofaNum: 1, sofaID: '_InitialView', mimeType: 'text', sofaString: text },
      ...all.map((one) => toJson(one, '1')),
    ],
    '%VIEWS': { _InitialView: { '%SOFA': 1, '%MEMBERS': all.map(({ id }) => Number(id)) } },
  };
  return `${JSON.stringify(cas, undefined, 2)}\n`;
}
