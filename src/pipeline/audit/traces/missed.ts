import type { CharSpan, Document } from '../../../core/types.ts';
import { firstEndingAfter } from '../../../evaluate/audit/cover.ts';
import type { Hit, LeakIndex } from '../../../evaluate/audit/leak-index.ts';
import { isCommonWord } from '../../../surrogates/institutions/common-words.ts';
import { fold } from '../../../text/fold.ts';
import { isNameType } from '../name-pieces.ts';
import type { TraceFinding } from './finding.ts';
import type { SourceValue, ValueContext } from './values.ts';

const DISGUISE = 'missed by the labels of the source';
const LEAST_FIGURES = 5;

/**
 * Values that the source labels at one place and not at another: concealment leaves the other. What other documents have in
 * their context too is a word or number of everybody's ("Baker's cyst"); a dictionary's word alone is not told from a name.
 */
export function createMissed(index: LeakIndex, context: ValueContext) {
  const everybodys = new Set<string>();
  const kept: { readonly key: string; readonly finding: TraceFinding }[] = [];

  function isTelling(text: string, { type }: SourceValue, kind: Hit['kind']): boolean {
    const figures = text.replaceAll(/\D/g, '').length;
    if (figures > 0)
      return figures >= LEAST_FIGURES && (kind !== 'date' || /\d{4}/.test(text) || figures > LEAST_FIGURES);
    if (kind === 'date' || Array.from(text).length < (/\p{Script=Han}/u.test(text) ? 2 : 4)) return false;
    const words = text.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '');
    if (words.every((word) => isCommonWord(word, context.locale) || context.isOrdinary(word))) return false;
    return isNameType(type) || words.length > 1;
  }

  return {
    /** @param fresh what is new in the document: that is looked at in other ways. */
    add(
      doc: Document,
      source: Document,
      hits: readonly Hit[],
      values: readonly SourceValue[],
      fresh: readonly CharSpan[],
    ): void {
      // prettier-ignore
      const own = new Map(values.map((value) => [`${value.label}\u0000${value.text}`, value]));
      const candidates = new Map<string, Hit & { readonly value: SourceValue }>();
      const foreign = new Set<string>();
      for (const hit of hits) {
        const { start, end, labelled } = hit;
        if (labelled || (fresh[firstEndingAfter(fresh, start)]?.start ?? end) < end) continue;
        const text = doc.text.slice(start, end);
        const key = fold(text);
        const { label, text: mention } = index.texts[hit.text] as (typeof index.texts)[number];
        const value = own.get(`${label}\u0000${mention}`);
        if (value === undefined) foreign.add(key);
        else if (hit.isTelling && isTelling(text, value, hit.kind)) {
          if (!candidates.has(key)) candidates.set(key, { ...hit, value });
        }
      }
      // A text of the document that is one of another as well tells nothing of the other's.
      for (const key of foreign) if (!candidates.has(key)) everybodys.add(key);
      const seen = new Set<SourceValue>();
      for (const [key, { value, start, end }] of candidates) {
        if (seen.has(value)) continue;
        seen.add(value);
        const finding = { document: doc.id, start, end, label: value.label, disguise: DISGUISE, labelled: false, source: source.id, entity: value.entity.id }; // prettier-ignore
        kept.push({ key, finding });
      }
    },
    telling: (): readonly TraceFinding[] => kept.flatMap(({ key, finding }) => (everybodys.has(key) ? [] : [finding])),
  };
}
