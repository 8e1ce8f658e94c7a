import { rememberLast } from '../../core/caches.ts';
import { parseXml, XmlFault, type XmlElement } from '../io/xml-parser.ts';
import { applyPatches, type Patch } from '../io/json-source.ts';
import { decodeXml, escapeXmlAttribute, mapAttributes } from '../io/xml-text.ts';
import { type Cas, CasFault, type CasType, createTypeSystem, type Structure } from './model.ts';
import type { Added, Plan } from './plan.ts';

/** A child of the root, and where it stands. */
interface Item extends Pick<XmlElement, 'attributes' | 'start' | 'end'> {
  readonly type: string;
  /** The element's own children, which are lists of strings. */
  readonly children: { readonly name: string; readonly text: string }[];
  contentEnd: number;
  close: number;
}

const XML_VALUE = /([^\s=<>/"']+)\s*=\s*("[^"]*"|'[^']*')/g;

/** @throws XmlFault, CasFault */
function readItems(source: string): {
  readonly items: readonly Item[];
  readonly root: XmlElement;
  readonly end: number;
} {
  const path: XmlElement[] = [];
  const items: Item[] = [];
  const namespaces = new Map<string, string>();
  const types = new Map<string, string>(); // by the names of elements
  let root: XmlElement | undefined;
  let end = 0;
  const typeOf = (name: string): string => {
    const known = types.get(name);
    if (known !== undefined) return known;
    const colon = name.indexOf(':');
    const space = namespaces.get(name.slice(0, Math.max(0, colon))) ?? '';
    const type = space === '' ? name.slice(colon + 1) : `${space}.${name.slice(colon + 1)}`;
    types.set(name, type);
    return type;
  };
  parseXml(source, {
    open: (element) => {
      const { name, attributes, start, end: opened } = element;
      if (path.length === 0) root = element;
      if (path.length < 2) {
        for (const key in attributes) {
          if (!key.startsWith('xmlns:')) continue;
          namespaces.set(key.slice(6), packageOf(attributes[key] as string));
          types.clear();
        }
      }
      if (path.length === 1)
        items.push({ type: typeOf(name), attributes, start, end: opened, children: [], contentEnd: opened, close: opened }); // prettier-ignore
      path.push(element);
    },
    close: (name, start, closed) => {
      const { end: opened } = path.pop() as XmlElement;
      const item = items.at(-1);
      if (path.length === 0) end = start;
      else if (path.length === 1 && item) [item.contentEnd, item.close] = [start, closed];
      else if (path.length === 2) item?.children.push({ name, text: decodeXml(source.slice(opened, start)).text });
    },
  });
  if (!root || !/(?:^|:)XMI$/.test(root.name))
    throw new CasFault('bad-record', 'the root element is not xmi:XMI', { line: 1 });
  return { items, root, end };
}

/** `http:///a/b.ecore` is the package `a.b`; types without one are in `uima.noNamespace`. */
function packageOf(namespace: string): string {
  const name = namespace.replace(/^http:\/\/\//, '').replace(/\.ecore$/, '').replaceAll('/', '.'); // prettier-ignore
  return name === 'uima.noNamespace' ? '' : name;
}

/** The value of an attribute as XML has it, where a line end that is written as such is a space. */
function textOf(source: string, item: Item, name: string): string | undefined {
  for (const [, found, quoted = ''] of source.slice(item.start, item.end).matchAll(XML_VALUE))
    if (found === name) return decodeXml(quoted.slice(1, -1).replaceAll(/\r\n|[\r\n\t]/g, ' ')).text;
  return undefined;
}

const [SOFA, VIEW] = ['uima.cas.Sofa', 'uima.cas.View'];
/** Built-in types that refer to nothing. */
const PLAIN = /^uima\.cas\.(?!FSArray|NonEmptyFSList)/;
const OWN = new Set(['xmi:id', 'sofa', 'begin', 'end']);

/** @throws XmlFault, CasFault */
export function parseXmi(source: string, types: string | undefined): Cas {
  const { items } = readItems(source);
  const known = typeSystemOf(types ?? '');
  const texts = items.filter(({ type, attributes }) => type === SOFA && attributes['sofaString'] !== undefined);
  const read = texts.find(({ attributes }) => attributes['sofaID'] === '_InitialView') ?? texts[0];
  let ids: ReadonlySet<string | undefined> | undefined;
  const isId = (one: string) => (ids ??= new Set(items.map(({ attributes }) => attributes['xmi:id']))).has(one);
  const idOf = (item: Item) => item.attributes['xmi:id'] ?? '';
  const structures = items.filter(({ type }) => type !== SOFA && type !== VIEW && type !== 'uima.cas.NULL');
  return {
    types: known,
    sofa: read && { id: idOf(read), text: textOf(source, read, 'sofaString') ?? '' },
    otherSofas: items.filter((item) => item.type === SOFA && item !== read).map(idOf),
    structures: structures.map((item): Structure => {
      const { type, attributes, children } = item;
      let [values, references, lists] = [NONE, NONE, NONE] as [Values, Lists, Lists];
      for (const name in attributes) {
        if (OWN.has(name) || name.startsWith('xmlns')) continue;
        const value = attributes[name] as string;
        const stated = known.isReference(type, name);
        const refers = stated ?? !(known.has(type) || PLAIN.test(type));
        const list = refers ? value.split(/\s+/).filter((one) => one !== '') : [];
        if (refers && (stated === true || (list.length > 0 && list.every(isId))))
          references = withEntry(references, name, list); // prettier-ignore
        else values = withEntry(values, name, value);
      }
      for (const { name, text } of children) lists = withEntry(lists, name, [...(lists.get(name) ?? []), text]);
      const structure: { -readonly [K in keyof Structure]: Structure[K] } = { id: idOf(item), type, values, lists, references }; // prettier-ignore
      const { sofa, begin, end } = attributes;
      if (sofa !== undefined) structure.sofa = sofa;
      if (begin !== undefined) structure.begin = toNumber(begin);
      if (end !== undefined) structure.end = toNumber(end);
      return structure;
    }),
  };
}

type Values = Structure['values'];
type Lists = Structure['lists'];

/** What most structures have of values, lists and references: three maps for each token would be most of what a CAS takes. */
const NONE: ReadonlyMap<string, never> = new Map<string, never>();

/** The map with one entry more; it must be {@link NONE} or come from here. */
function withEntry<V>(map: ReadonlyMap<string, V>, name: string, value: V): ReadonlyMap<string, V> {
  if (map.size === 0) return new Map([[name, value]]);
  (map as Map<string, V>).set(name, value);
  return map;
}

function toNumber(offset: string): number {
  return /^-?\d+$/.test(offset) ? Number(offset) : Number.NaN;
}

/** Most files of a corpus have one type system. */
const typeSystemOf = rememberLast((types: string) => createTypeSystem(types === '' ? new Map() : parseTypes(types)));

/** The types that a type system's file describes. @throws XmlFault */
export function parseTypes(source: string): ReadonlyMap<string, CasType> {
  const path: { name: string; end: number }[] = [];
  const types = new Map<string, CasType>();
  let type = { name: '', parent: '', features: new Map<string, string>() };
  let feature = { name: '', range: '' };
  parseXml(source, {
    open: ({ name, end }) => void path.push({ name: name.slice(name.indexOf(':') + 1), end }),
    close: (_, start) => {
      const { name, end } = path.pop() as { name: string; end: number };
      const parent = path.at(-1)?.name;
      const text = () => decodeXml(source.slice(end, start)).text.trim();
      if (parent === 'typeDescription' && name === 'name') type.name = text();
      else if (parent === 'typeDescription' && name === 'supertypeName') type.parent = text();
      else if (parent === 'featureDescription' && name === 'name') feature.name = text();
      else if (parent === 'featureDescription' && name === 'rangeTypeName') feature.range = text();
      else if (name === 'featureDescription') {
        type.features.set(feature.name, feature.range);
        feature = { name: '', range: '' };
      } else if (name === 'typeDescription') {
        types.set(type.name, { parent: type.parent, features: type.features });
        type = { name: '', parent: '', features: new Map() };
      }
    },
  });
  return types;
}

const attribute = (name: string, value: string) => ` ${name}="${escapeXmlAttribute(value)}"`;

function tagOf(
  type: string,
  prefixes: ReadonlyMap<string, string>,
): { readonly name: string; readonly declared: string } {
  const at = type.lastIndexOf('.');
  const space = `http:///${at < 0 ? 'uima/noNamespace' : type.slice(0, at).replaceAll('.', '/')}.ecore`;
  const prefix = prefixes.get(space);
  const local = type.slice(at + 1);
  return prefix === undefined ? { name: `layer:${local}`, declared: attribute('xmlns:layer', space) } : { name: `${prefix}:${local}`, declared: '' }; // prettier-ignore
}

function element({ id, type, start, end, values }: Added, sofa: string, prefixes: ReadonlyMap<string, string>): string {
  const { name, declared } = tagOf(type, prefixes);
  const features = Object.entries(values).map(([feature, value]) => attribute(feature, value));
  return `<${name}${declared} xmi:id="${id}" sofa="${sofa}" begin="${start}" end="${end}"${features.join('')}/>`;
}

/** The source with what a plan changes. @param text the text as this XML may have it. */
export function renderXmi(source: string, cas: Cas, plan: Plan): string {
  const { items, root, end: rootEnd } = readItems(source);
  const { id: sofa } = cas.sofa as NonNullable<Cas['sofa']>;
  const prefixes = new Map(Object.entries(root.attributes).flatMap(([name, value]) => (name.startsWith('xmlns:') ? [[value, name.slice(6)] as const] : []))); // prettier-ignore
  const patches: Patch[] = [];
  const isChanged = plan.text !== cas.sofa?.text;
  const others = new Set(isChanged ? cas.otherSofas : []);
  const addedIds = plan.added.map(({ id }) => id);
  let hasView = false;
  let before = root.end;
  let place = rootEnd; // new structures stand before the text
  for (const item of items) {
    const { start, end, close, contentEnd, attributes, type } = item;
    const id = attributes['xmi:id'] ?? '';
    const isText = type === SOFA || type === VIEW;
    if (isText && place === rootEnd) place = start;
    const gap = before;
    before = close;
    // What stands between elements may be a comment, which may say anything.
    const between = source.slice(gap, start);
    if (isChanged && between.trim() !== '') patches.push({ start: gap, end: start, text: between.replaceAll(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, '') }); // prettier-ignore
    if (
      (!isText && plan.dropped.has(id)) ||
      (type === SOFA && others.has(id)) ||
      (type === VIEW && others.has(attributes['sofa'] ?? ''))
    ) {
      patches.push({ start, end: close, text: '' });
      if (/^\s+$/.test(between)) patches.push({ start: gap, end: start, text: '' });
      continue;
    }
    const tag = source.slice(start, end);
    if (type === SOFA && id === sofa && isChanged) {
      patches.push({ start, end, text: setAttributes(tag, new Map([['sofaString', plan.text]])) });
    } else if (type === VIEW) {
      const own = attributes['sofa'] === sofa;
      hasView ||= own;
      const members = (attributes['members'] ?? '').split(/\s+/).filter((one) => one !== '' && !plan.dropped.has(one));
      if (plan.dropped.size > 0 || (own && addedIds.length > 0)) patches.push({ start, end, text: setAttributes(tag, new Map([['members', [...members, ...(own ? addedIds : [])].join(' ')]])) }); // prettier-ignore
    } else {
      const change = plan.changes.get(id);
      if (!change) continue;
      const written = new Map<string, string | undefined>(change.values);
      if (change.start !== undefined) written.set('begin', String(change.start));
      if (change.end !== undefined) written.set('end', String(change.end));
      for (const [name, ids] of change.references ?? []) written.set(name, ids.length > 0 ? ids.join(' ') : undefined);
      patches.push({ start, end, text: setAttributes(tag, written) });
      if (change.lists && contentEnd > end) {
        const lists = new Map<string, readonly string[]>();
        for (const { name, text } of item.children) lists.set(name, [...(lists.get(name) ?? []), text]);
        for (const [name, list] of change.lists) lists.set(name, list);
        const inside = [...lists].flatMap(([name, list]) => list.map((one) => `<${name}>${escapeXmlAttribute(one)}</${name}>`)); // prettier-ignore
        patches.push({ start: end, end: contentEnd, text: inside.join('') });
      }
    }
  }
  const indent = /\n[ \t]*$/.exec(source.slice(0, place))?.[0] ?? '';
  const elements = plan.added.map((one) => element(one, sofa, prefixes) + indent).join('');
  const view =
    hasView || addedIds.length === 0
      ? ''
      : `<${prefixes.get('http:///uima/cas.ecore') ?? 'cas'}:View sofa="${sofa}" members="${addedIds.join(' ')}"/>`;
  if (elements !== '') patches.push({ start: place, end: place, text: elements });
  if (view !== '') patches.push({ start: rootEnd, end: rootEnd, text: view });
  return applyPatches(source, patches);
}

/** A tag with values of attributes set, and those that are `undefined` left out. */
function setAttributes(tag: string, values: ReadonlyMap<string, string | undefined>): string {
  const waiting = new Map(values);
  let written = mapAttributes(tag, (name, value) => {
    const next = waiting.get(name);
    if (!waiting.has(name) || next === undefined) return value;
    waiting.delete(name);
    return next;
  });
  for (const [name, value] of waiting) {
    if (value === undefined)
      written = written.replaceAll(/\s+([^\s=<>/"']+)\s*=\s*(?:"[^"]*"|'[^']*')/g, (whole, found: string) => (found === name ? '' : whole)); // prettier-ignore
    else written = written.replace(/\s*\/?>$/, (end) => attribute(name, value) + end);
  }
  return written;
}

/** An XMI file of annotations. */
export function createXmi(text: string, added: readonly Added[]): string {
  const spaces = new Map([
    ['http:///uima/cas.ecore', 'cas'],
    ['http:///uima/tcas.ecore', 'tcas'],
  ]);
  for (const { type } of added) {
    const space = `http:///${type.slice(0, Math.max(0, type.lastIndexOf('.'))).replaceAll('.', '/') || 'uima/noNamespace'}.ecore`;
    if (!spaces.has(space)) spaces.set(space, `type${spaces.size}`);
  }
  const declared = [...spaces].map(([space, prefix]) => attribute(`xmlns:${prefix}`, space)).join('');
  const document: Added = { id: '2', type: 'uima.tcas.DocumentAnnotation', start: 0, end: text.length, values: { language: 'x-unspecified' } }; // prettier-ignore
  const all = [document, ...added];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xmi:XMI xmlns:xmi="http://www.omg.org/XMI"${declared} xmi:version="2.0">`,
    '  <cas:NULL xmi:id="0"/>',
    ...all.map((one) => `  ${element(one, '1', spaces)}`),
    `  <cas:Sofa xmi:id="1" sofaNum="1" sofaID="_InitialView" mimeType="text"${attribute('sofaString', text)}/>`,
    `  <cas:View sofa="1" members="${all.map(({ id }) => id).join(' ')}"/>`,
    '</xmi:XMI>\n',
  ].join('\n');
}

/** The file of a type system with types of annotations; those that it has already stay as they are. */
export function withTypes(source: string | undefined, types: ReadonlyMap<string, ReadonlySet<string>>): string {
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<typeSystemDescription xmlns="http://uima.apache.org/resourceSpecifier">\n  <types>\n  </types>\n</typeSystemDescription>\n'; // prettier-ignore
  const whole = source ?? head;
  const known = parseTypes(whole);
  const missing = [...types].filter(([type]) => !known.has(type));
  const written = missing.map(([type, features]) => {
    const list = [...features].map((name) => `<featureDescription><name>${escapeXmlAttribute(name)}</name><description/><rangeTypeName>uima.cas.String</rangeTypeName></featureDescription>`); // prettier-ignore
    const all = list.length > 0 ? `<features>${list.join('')}</features>` : '';
    return `    <typeDescription><name>${escapeXmlAttribute(type)}</name><description/><supertypeName>uima.tcas.Annotation</supertypeName>${all}</typeDescription>\n`;
  });
  const at = whole.search(/[ \t]*<\/(?:\w+:)?types>/);
  if (written.length === 0) return whole;
  if (at < 0) throw new XmlFault('malformed-xml', 'the type system has no types', 1);
  return whole.slice(0, at) + written.join('') + whole.slice(at);
}
