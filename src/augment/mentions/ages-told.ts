import { memoise } from '../../core/caches.ts';
import type { Document } from '../../core/types.ts';
import { packOf } from '../../languages/index.ts';
import type { Setting } from '../../surrogates/types.ts';
import type { LabelPlans } from '../label-plan.ts';
import type { Segment } from '../segments.ts';

/** "65 años", and "65" beside such. */
export function isAge(text: string, { locale }: Setting, needsUnit = false): boolean {
  const [, number = '', rest = ''] = /^(\p{Nd}{1,3})( ?\p{L}*)$/u.exec(text) ?? [];
  return (
    number !== '' && Number(number) <= OLDEST && (rest === '' ? !needsUnit : rest === packOf(locale)?.dates?.years)
  );
}

const OLDEST = 120;

/** Whether the text beside the mentions tells how old somebody is: "Lind, 65 años". */
export function tellsAge({ text }: Document, segments: readonly Segment[], { locale }: Setting): boolean {
  const ages = agesIn(locale);
  if (ages === undefined) return false;
  let from = 0;
  for (const { start, end } of [...segments, { start: text.length, end: text.length }]) {
    if (start > from && ages.test(text.slice(from, start))) return true;
    from = Math.max(from, end);
  }
  return false;
}

const agesIn = memoise((locale): RegExp | undefined => {
  const unit = packOf(locale)?.dates?.years?.trim() ?? '';
  return unit === '' ? undefined : new RegExp(`(?<!\\p{N})\\p{Nd}{1,3}[ -]${unit.replace(/s$/u, 's?')}(?!\\p{L})`, 'u');
});

/** Labels of what is drawn from the corpus that ages have in a document. */
export function labelsOfAges(
  doc: Document,
  segments: readonly Segment[],
  plans: LabelPlans,
  setting: Setting,
): ReadonlySet<string> {
  const isOne = ({ start, end, entity }: Segment): boolean => plans[entity.label]?.policy === 'from-corpus' && isAge(doc.text.slice(start, end), setting, true); // prettier-ignore
  return new Set(segments.filter(isOne).map(({ entity }) => entity.label));
}
