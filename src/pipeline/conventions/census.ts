import { addCount, obtain, ownValue } from '../../core/collections.ts';
import { DEFAULT_LAYER, mentionsOf } from '../../core/document.ts';
import type { Document, Entity } from '../../core/types.ts';
import type { SurrogateType } from '../../surrogates/types.ts';
import { areNeighbours, signsOf } from './apply.ts';
import { coverage, isMarkedWithin, markedBeside, tokensOf } from './borders.ts';
import type { BorderConvention } from './conventions.ts';
import { markReaderOf, fits, MARKS, type Mark, type MarkedToken } from './marks.ts';

/** How often something is so, of how often it could be. */
export interface Share {
  readonly count: number;
  readonly of: number;
}

export interface BorderCount {
  readonly label: string;
  readonly mark: Mark;
  readonly side: BorderConvention['side'];
  inside: number;
  outside: number;
  readonly words: Map<string, number>;
}

export const shareOf = (seen: BorderCount | undefined): Share => ({
  count: seen?.inside ?? 0,
  of: (seen?.inside ?? 0) + (seen?.outside ?? 0),
});

export interface ConventionCensus {
  mentions: number;
  readonly labels: Map<string, number>;
  readonly borders: Map<string, BorderCount>;
  readonly neighbours: Map<string, number>;
  readonly signs: Map<string, { before: { count: number; of: number }; after: { count: number; of: number } }>;
}

export interface CensusSetting {
  readonly language: string;
  /** What labels mean: a name has no weekday at its border, whatever the word. Any mark counts where it is not known. */
  readonly types: ReadonlyMap<string, SurrogateType>;
  /** New names of labels. */
  readonly names?: Readonly<Record<string, string>>;
}

/** Reads how documents draw borders and space signs. */
export function createConventionCensus({ language, types, names = {} }: CensusSetting) {
  const read = markReaderOf(language);
  const seen: ConventionCensus = {
    mentions: 0,
    labels: new Map(),
    borders: new Map(),
    neighbours: new Map(),
    signs: new Map(),
  };
  return {
    seen,
    add(doc: Document): void {
      const tokens = read(doc.text);
      const own = mentionsOf(doc);
      const entities = own.map((entity): Entity => ({
        ...entity,
        label: ownValue(names, entity.label) ?? entity.label,
      }));
      const covered = coverage(own, tokens, DEFAULT_LAYER);
      for (const [i, entity] of entities.entries()) {
        seen.mentions++;
        addCount(seen.labels, entity.label);
        const next = entities[i + 1];
        if (next !== undefined && areNeighbours(doc.text, entity, next)) addCount(seen.neighbours, entity.label);
        countBorders(doc, entity, tokens, covered, types.get(entity.label), seen.borders);
      }
      countSigns(doc.text, seen.signs);
    },
  };
}

function countBorders(
  doc: Document,
  entity: Entity,
  tokens: readonly MarkedToken[],
  covered: Uint8Array,
  type: SurrogateType | undefined,
  borders: ConventionCensus['borders'],
): void {
  const mention = entity.fragments ? undefined : tokensOf(tokens, entity);
  if (mention === undefined) return;
  for (const side of ['before', 'after'] as const) {
    for (const mark of MARKS) {
      if (!fits(mark, type)) continue;
      const inside = isMarkedWithin(tokens, mention, side, mark);
      const beside = inside ? undefined : markedBeside(doc.text, tokens, mention, side, mark);
      if (!inside && (beside === undefined || covered[beside] === 1)) continue;
      const key = `${entity.label}\t${mark}\t${side}`;
      let count = borders.get(key);
      if (count === undefined)
        borders.set(key, (count = { label: entity.label, mark, side, inside: 0, outside: 0, words: new Map() }));
      if (inside) count.inside++;
      else count.outside++;
      const at = tokens[beside ?? (side === 'before' ? mention.first : mention.last)];
      if (at !== undefined) addCount(count.words, doc.text.slice(at.start, at.end));
    }
  }
}

function countSigns(text: string, signs: ConventionCensus['signs']): void {
  for (const { sign, blankBefore, blankAfter } of signsOf(text)) {
    const count = obtain(signs, sign, () => ({ before: { count: 0, of: 0 }, after: { count: 0, of: 0 } }));
    for (const [side, blank] of [
      ['before', blankBefore],
      ['after', blankAfter],
    ] as const) {
      if (blank === undefined) continue;
      count[side].of++;
      if (blank) count[side].count++;
    }
  }
}
