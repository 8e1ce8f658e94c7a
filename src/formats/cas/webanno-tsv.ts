import type { CharSpan } from '../../core/types.ts';
import { lowerBound, obtain } from '../../core/collections.ts';
import { type Cas, CasFault, createTypeSystem, SENTENCE, type Structure, TOKEN } from './model.ts';
import type { Layer } from './layer.ts';
import { type Added, declaredTypes, type Plan } from './plan.ts';

/** A column of annotations: a feature of a span layer, or none where the layer has no features. `undefined` for what is not read. */
type Column = { readonly type: string; readonly feature: string } | undefined;

const HEAD = /^\ufeff?#FORMAT=WebAnno TSV 3\.(\d)/;
const VALUES: readonly (readonly [string, string])[] = ['\\', '[', ']', '|', '_', '->', ';', '*'].map((sign) => [sign, `\\${sign}`] as const).concat([['\t', '\\t'], ['\n', '\\n']]); // prettier-ignore
const escapes = new Map(VALUES);
const signs = new Map(VALUES.map(([sign, escaped]) => [escaped, sign]));
const escapeValue = (value: string) => value.replaceAll(/->|[\\[\]|_;*\t\n]/g, (sign) => escapes.get(sign) as string);
const unescapeValue = (value: string) => value.replaceAll(/\\(?:->|[\\[\]|_;*tn])/g, (sign) => signs.get(sign) as string); // prettier-ignore

const blank = (text: string) => text.replaceAll(/\s/g, ' ');

const CONTROLS = new Map([['\t', '\\t'], ['\n', '\\n'], ['\f', '\\f'], ['\r', '\\r'], ['\b', '\\b'], ['\\', '\\\\']]); // prettier-ignore
const named = new Map([...CONTROLS].map(([sign, escaped]) => [escaped, sign]));
const escapeText = (text: string) => text.replaceAll(/[\u0000-\u000a\u000c-\u001f\\]/g, (sign) => CONTROLS.get(sign) ?? `\\${sign}`); // prettier-ignore

function unescapeText(text: string, version: number): string {
  return text.replaceAll(/\\(?:u[0-9a-fA-F]{4}|[tnfrb\\'"]|[\u0000-\u0007\u000e-\u001f])/g, (sign) => {
    const known = named.get(sign);
    if (known !== undefined) return known;
    if (version >= 2) return /^\\[u'"]/.test(sign) ? sign : sign.slice(1);
    return sign[1] === 'u' ? String.fromCharCode(Number.parseInt(sign.slice(2), 16)) : sign.slice(1);
  });
}

/** The columns that a file declares. */
function columnsOf(source: string): readonly Column[] {
  const header: string[] = [];
  for (let at = source.indexOf('\n#T_'); at >= 0; at = source.indexOf('\n#T_', at + 1)) header.push(lineAt(source, at + 1).line); // prettier-ignore
  return header.flatMap((line): Column[] => {
    const [, kind, rest = ''] = /^#T_(SP|RL|CH)=(.*)$/.exec(line) ?? [];
    if (kind === undefined) return [];
    const [type = '', ...fields] = rest.split('|');
    const features = fields.length === 0 ? [''] : fields;
    // Links to other annotations have two columns: their role, and the type of what they lead to.
    return features.map((feature, i) => kind !== 'SP' || feature.startsWith('ROLE_') || features[i - 1]?.startsWith('ROLE_') === true ? undefined : { type, feature }); // prettier-ignore
  });
}

/** The line that begins at an offset, without its end, and where the next one begins. */
function lineAt(source: string, start: number): { readonly line: string; readonly next: number } {
  const feed = source.indexOf('\n', start);
  const end = feed < 0 ? source.length : feed;
  return { line: source.slice(start, end > start && source[end - 1] === '\r' ? end - 1 : end), next: end + 1 };
}

const NONE: ReadonlyMap<string, never> = new Map<string, never>();

/**
 * Reads the text, the tokens, the sentences and the span layers of a WebAnno TSV 3 file. Offsets count UTF-16 units. Its text is what
 * INCEpTION makes of it: a line end after each sentence, unless the next begins before it; and blanks up to where it begins.
 *
 * @param part tokens and sentences are left out of the structures where mentions are all that is wanted: they would take many times the
 *   memory of the file.
 * @throws CasFault
 */
export function parseWebanno(source: string, _types?: string, part: 'all' | 'mentions' = 'all'): Cas {
  const version = Number(HEAD.exec(source)?.[1] ?? Number.NaN);
  if (Number.isNaN(version)) throw new CasFault('bad-record', 'the file does not begin with #FORMAT=WebAnno TSV 3', { line: 1 }); // prettier-ignore
  const columns = columnsOf(source);
  const structures: Structure[] = [];
  // Joined at the end: to look into a growing text is to copy it, sentence after sentence.
  const pieces: string[] = [];
  let size = 0;
  const append = (piece: string) => {
    if (piece !== '') pieces.push(piece);
    size += piece.length;
  };
  let waiting: string[] = [];
  let sentence: { start: number; end: number; readonly text: string } | undefined;
  let others = 0;
  let [last, hasUnits] = [1, false];
  const add = (type: string, begin: number, end: number, values?: ReadonlyMap<string, string>) => {
    last++;
    if (values === undefined && part === 'mentions') return;
    structures.push({ id: String(last), type, sofa: '1', begin, end, values: values ?? NONE, lists: NONE, references: NONE }); // prettier-ignore
  };
  const endSentence = () => {
    if (sentence) add(SENTENCE, sentence.start, sentence.end);
    sentence = undefined;
  };
  // An annotation is of one unit, or of all that have its number.
  const numbered = new Map<string, { start: number; end: number; readonly type: string; readonly values: Map<string, string> }>(); // prettier-ignore
  for (let [i, offset] = [0, 0]; offset <= source.length; i++) {
    const { line, next } = lineAt(source, offset);
    offset = next;
    if (i === 0 || line.startsWith('#T_')) continue;
    if (line === '') {
      endSentence();
      continue;
    }
    if (!hasUnits || waiting.length > 0 || !sentence) {
      if (line.startsWith('#Text=')) {
        waiting.push(`${unescapeText(line.slice(6), version)}\n`);
        continue;
      }
      if (line.startsWith('#')) continue;
    }
    const [id = '', offsets = '', surface = '', ...cells] = line.split('\t');
    const [, from, to] = /^(\d+)-(\d+)$/.exec(offsets) ?? [];
    if (!/^\d+-\d+(?:\.\d+)?$/.test(id) || from === undefined || to === undefined) throw new CasFault('malformed-line', 'the line is no unit: it must be "1-1", tab, offsets such as "0-5", tab, text', { line: i + 1 }); // prettier-ignore
    const [begin, end] = [Number(from), Number(to)];
    if (!sentence) {
      const before = pieces.at(-1);
      if (size > begin && before?.endsWith('\n') === true) {
        pieces[pieces.length - 1] = before.slice(0, -1);
        size--;
      }
      if (size > begin || begin > source.length) throw new CasFault('offset-out-of-range', 'the sentence begins before the end of the one before it, or far behind it', { line: i + 1 }); // prettier-ignore
      const covered = waiting.join('');
      append(' '.repeat(begin - size));
      append(covered);
      waiting = [];
      sentence = { start: begin, end, text: covered };
    }
    if (!id.includes('.')) {
      const covered = sentence.text.slice(Math.max(0, begin - sentence.start), Math.max(0, end - sentence.start));
      if (covered !== surface && blank(covered) !== blank(surface)) throw new CasFault('surface-mismatch', 'the text at the offsets of a token is not the token; were the offsets counted in another unit than UTF-16?', { line: i + 1 }); // prettier-ignore
      add(TOKEN, begin, end);
      sentence.end = end;
    }
    hasUnits = true;
    addCells(begin, end, cells, i);
  }
  endSentence();
  for (const { start, end, type, values } of numbered.values()) add(type, start, end, values);
  return {
    types: createTypeSystem(new Map()),
    sofa: { id: '1', text: pieces.join('') },
    otherSofas: [],
    structures,
    others,
  };

  function addCells(begin: number, end: number, cells: readonly string[], line: number): void {
    for (const [c, column] of columns.entries()) {
      const cell = cells[c] ?? '_';
      if (cell === '_') continue;
      if (!column) {
        others++;
        continue;
      }
      const stacked = cell.includes('|') ? cell.split(/(?<!(?<!\\)(?:\\\\)*\\)\|/) : [cell];
      for (const [stack, one] of stacked.entries()) {
        const [, value = '', number] = /^(.*?)(?:(?<!(?<!\\)(?:\\\\)*\\)\[(\d+)\])?$/s.exec(one) ?? [];
        const key = number === undefined ? `${line} ${column.type} ${stack}` : `[${number}] ${column.type}`;
        const span = numbered.get(key) ?? { start: begin, end, type: column.type, values: new Map() };
        numbered.set(key, span);
        span.end = Math.max(span.end, end);
        if (value !== '*' && column.feature !== '') span.values.set(column.feature, unescapeValue(value));
      }
    }
  }
}

/** A file with what a plan makes of another: its span layers, and no relations, chains and links. */
export function renderWebanno(source: string, cas: Cas, plan: Plan, layer: Layer): string {
  const kept = cas.structures
    .filter(({ id }) => !plan.dropped.has(id))
    .map(({ id, type, begin = 0, end = 0, values }): Added => {
      const change = plan.changes.get(id);
      const merged = new Map([...values, ...(change?.values ?? [])]);
      const stated = [...merged].flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
      return { id, type, start: change?.start ?? begin, end: change?.end ?? end, values: Object.fromEntries(stated) };
    });
  const layers = new Map<string, Set<string>>();
  for (const column of columnsOf(source))
    if (column) layers.set(column.type, (layers.get(column.type) ?? new Set()).add(column.feature));
  return createWebanno(plan.text, [...kept, ...plan.added], layer, layers);
}

interface Unit extends CharSpan {
  readonly id: string;
}

/**
 * A WebAnno TSV 3.3 file of annotations.
 *
 * @param layers the features of each layer; those of the annotations when absent.
 */
export function createWebanno(
  text: string,
  added: readonly Added[],
  layer: Layer,
  layers: Map<string, Set<string>> = new Map(),
): string {
  for (const [type, features] of declaredTypes(added, layer)) {
    if (type === TOKEN || type === SENTENCE || (layers.has(type) && features.size === 0)) continue;
    layers.set(type, new Set([...(layers.get(type) ?? []), ...features].filter((feature) => feature !== '' || features.size === 0))); // prettier-ignore
  }
  const byPlace = (a: CharSpan, b: CharSpan) => a.start - b.start || a.end - b.end;
  const tokens = added.filter(({ type }) => type === TOKEN).toSorted(byPlace);
  const starts = added.filter(({ type }) => type === SENTENCE).map(({ start }) => start).toSorted((a, b) => a - b); // prettier-ignore
  // A sentence begins with a token, and goes on to where the next one begins, so that no blank is lost.
  const heads = [...new Set([0, ...starts.map((start) => lowerBound(tokens, (token) => token.start < start))])].filter((head) => head < tokens.length).toSorted((a, b) => a - b); // prettier-ignore

  const cells = new Map<string, Map<string, string[]>>(); // by unit, then by column
  const within = tokens.map((): Map<string, CharSpan> => new Map()); // parts of tokens, by their offsets
  const columns = [...layers].flatMap(([type, features]) => [...features].map((feature) => ({ type, feature })));
  const spans = added.filter(({ type }) => layers.has(type)).toSorted(byPlace);
  const places = spans.map(({ start, end }) => {
    let from = lowerBound(tokens, (token) => token.end <= start);
    let to = Math.max(
      from + 1,
      lowerBound(tokens, (token) => token.start < end),
    );
    [from, to] = from === tokens.length ? [from - 1, from] : [from, Math.min(to, tokens.length)];
    return tokens.slice(from, to).map((token, i, all): { readonly token: number; readonly key: string } => {
      const part = { start: i === 0 ? start : token.start, end: i === all.length - 1 ? end : token.end };
      const isWhole = part.start === token.start && part.end === token.end;
      const key = isWhole ? '' : `${part.start}-${part.end}`;
      if (!isWhole) within[from + i]?.set(key, part);
      return { token: from + i, key };
    });
  });
  const stacked = new Map<string, number>();
  for (const [i, parts] of places.entries())
    for (const { token, key } of parts) stacked.set(`${spans[i]?.type} ${token} ${key}`, (stacked.get(`${spans[i]?.type} ${token} ${key}`) ?? 0) + 1); // prettier-ignore
  let number = 0;
  for (const [i, parts] of places.entries()) {
    const { type, values } = spans[i] as Added;
    const isPlain = parts.length === 1 && parts.every(({ token, key }) => stacked.get(`${type} ${token} ${key}`) === 1);
    const suffix = isPlain ? '' : `[${++number}]`;
    for (const { token, key } of parts) {
      const unit = `${token} ${key}`;
      const own = obtain(cells, unit, () => new Map());
      for (const feature of layers.get(type) ?? []) {
        const value = feature === '' ? undefined : values[feature];
        const column = `${type}|${feature}`;
        own.set(column, [...(own.get(column) ?? []), (value === undefined ? '*' : escapeValue(value)) + suffix]);
      }
    }
  }

  const lineOf = ({ id, start, end }: Unit, unit: string) =>
    `${[id, `${start}-${end}`, text.slice(start, end).replaceAll(/[\t\n\r]/g, ' '), ...columns.map(({ type, feature }) => cells.get(unit)?.get(`${type}|${feature}`)?.join('|') ?? '_')].join('\t')}\t\n`; // prettier-ignore
  const sentences = heads.map((head, s) => {
    const next = heads[s + 1] ?? tokens.length;
    const covered = text.slice(tokens[head]?.start, tokens[next]?.start ?? text.length).replace(/\n$/, '');
    const rows = tokens.slice(head, next).flatMap((token, i) => {
      const id = `${s + 1}-${i + 1}`;
      const parts = [...(within[head + i] as Map<string, CharSpan>)].toSorted(([, a], [, b]) => byPlace(a, b));
      return [
        lineOf({ id, start: token.start, end: token.end }, `${head + i} `),
        ...parts.map(([key, part], p) => lineOf({ id: `${id}.${p + 1}`, start: part.start, end: part.end }, `${head + i} ${key}`)), // prettier-ignore
      ];
    });
    return `\n${covered.split('\n').map((line) => `#Text=${escapeText(line)}\n`).join('')}${rows.join('')}`; // prettier-ignore
  });
  const header = [...layers].map(([type, features]) => `#T_SP=${type}|${[...features].join('|')}\n`);
  return ['#FORMAT=WebAnno TSV 3.3\n', ...header, '\n', ...sentences].join('');
}
