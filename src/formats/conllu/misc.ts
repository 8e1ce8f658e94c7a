import { isTag } from '../../text/tags.ts';

/** Keys of MISC under which tools write tags of entities, the most usual first. */
const TAG_KEYS = ['Entity', 'NER', 'ner', 'NE', 'name', 'Name'] as const;

/** How a file states its entities in the column MISC. */
export interface EntityNotation {
  /** `Entity`, `NER`, … */
  readonly key: string;
  /** `tags`: `Entity=B-PERSON`. `brackets`: `Entity=(e1-person` … `Entity=e1)`, as in CorefUD. */
  readonly style: 'tags' | 'brackets';
}

export const DEFAULT_NOTATION: EntityNotation = { key: 'Entity', style: 'tags' };

/** The value of a key in a cell of MISC or FEATS: `Yes` of `SpaceAfter=No|Typo=Yes` for `Typo`. */
export function valueOf(cell: string, key: string): string | undefined {
  if (!cell.includes(key)) return undefined;
  for (const part of cell.split('|')) if (part.startsWith(`${key}=`)) return part.slice(key.length + 1);
  return undefined;
}

/** The cell with another value of a key, or without the key; the order of the others is kept. */
export function withValue(cell: string, key: string, value: string | undefined): string {
  const parts = cell === '_' || cell === '' ? [] : cell.split('|');
  const at = parts.findIndex((part) => part.startsWith(`${key}=`));
  if (value === undefined) {
    if (at >= 0) parts.splice(at, 1);
  } else if (at >= 0) parts[at] = `${key}=${value}`;
  else parts.push(`${key}=${value}`);
  return parts.length === 0 ? '_' : parts.join('|');
}

/** `Number=Sing|Person=3` as an object; nothing where there is nothing. */
export function parseFeatures(cell: string): Readonly<Record<string, string>> | undefined {
  if (cell === '_' || cell === '') return undefined;
  const pairs = cell.split('|').flatMap((part) => {
    const at = part.indexOf('=');
    return at > 0 ? [[part.slice(0, at), part.slice(at + 1)] as const] : [];
  });
  return pairs.length === 0 ? undefined : Object.fromEntries(pairs);
}

/** Finds the notation of a file from its cells of MISC; the key that most of them use, and of several the most usual. */
export function createNotationFinder() {
  const counts = new Map<string, number>();
  return {
    add(misc: string): void {
      if (misc === '_') return;
      for (const key of TAG_KEYS) {
        const value = valueOf(misc, key);
        if (value === undefined) continue;
        const style = isTag(value) ? 'tags' : /^[^()]*\)|\(/.test(value) ? 'brackets' : undefined;
        if (style) counts.set(`${style} ${key}`, (counts.get(`${style} ${key}`) ?? 0) + 1);
      }
    },
    result(): EntityNotation | undefined {
      let best: string | undefined;
      for (const [name, count] of counts) if (best === undefined || count > (counts.get(best) ?? 0)) best = name;
      const [style, key] = best?.split(' ') ?? [];
      return style === undefined || key === undefined ? undefined : { key, style: style as EntityNotation['style'] };
    },
  };
}
