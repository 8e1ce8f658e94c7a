import { ownValue } from '../../core/collections.ts';
import type { Document, Entity } from '../../core/types.ts';
import { rememberLast } from '../../core/caches.ts';
import { textOf } from '../../evaluate/audit/cover.ts';
import type { LeakReaders } from '../../evaluate/audit/leak-index.ts';
import { mentionsOf } from '../../evaluate/scorer.ts';
import { chooseLabelMap, type LabelMap } from '../../resources/label-map.ts';
import { SURROGATE_TYPES, type SurrogateType } from '../../surrogates/types.ts';
import { createDateScanner, dateKeys } from './date-keys.ts';
import { isNameType, namePieces } from './name-pieces.ts';

/** What the labels of a corpus mean to the surrogate writers; nothing for those that no map knows. */
export interface LabelMeaning {
  readonly map: LabelMap | undefined;
  typeOf(label: string): SurrogateType | undefined;
  isKept(label: string): boolean;
}

export function labelMeaning(labels: Iterable<string>, map?: LabelMap): LabelMeaning {
  const chosen = map ?? chooseLabelMap(new Set(labels)).map;
  const rule = (label: string) => ownValue(chosen?.labels, label);
  return {
    map: chosen,
    typeOf(label) {
      const type = rule(label)?.type;
      return SURROGATE_TYPES.find((known) => known === type);
    },
    isKept: (label) => rule(label)?.policy === 'keep',
  };
}

export function labelsOf(documents: readonly Document[]): ReadonlySet<string> {
  const labels = new Set<string>();
  for (const doc of documents) for (const { label } of mentionsOf(doc)) labels.add(label);
  return labels;
}

/** Reads names and dates by what the labels mean; a label that nothing is known about may be a date. */
export function createLeakReaders(
  meaning: LabelMeaning,
  locale: string,
): LeakReaders & {
  /** Keys of the dates of a mention, of one that does not tell day from month in both orders. */
  dateKeysInAnyOrder(doc: Document, entity: Entity): readonly string[];
} {
  const scanner = createDateScanner(locale);
  const habitsOf = rememberLast((doc: Document) => scanner.habitsOf(doc));
  return {
    partsOf: (text, label) => (isNameType(meaning.typeOf(label)) ? namePieces(text, locale) : []),
    datesOf(doc, entity) {
      const type = meaning.typeOf(entity.label);
      return type === undefined || type === 'date' ? dateKeys(textOf(doc, entity), habitsOf(doc)) : [];
    },
    scanDates: (doc) => scanner.scan(doc),
    dateKeysInAnyOrder(doc, entity) {
      const habits = habitsOf(doc);
      const text = textOf(doc, entity);
      const other = { ...habits, dayFirst: !habits.dayFirst };
      return [...new Set([...dateKeys(text, habits), ...dateKeys(text, other)])];
    },
  };
}
