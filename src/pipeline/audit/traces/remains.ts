import type { Document, Entity } from '../../../core/types.ts';
import { textOf } from '../../../evaluate/audit/cover.ts';
import { pairMentions } from '../../../evaluate/audit/untouched.ts';
import { mentionsOf } from '../../../evaluate/scorer.ts';
import { isCommonWord } from '../../../surrogates/institutions/common-words.ts';
import { fold } from '../../../text/fold.ts';
import { WITHOUT_FIGURES } from './residues.ts';
import { tellingWords, type ValueContext } from './values.ts';

/** By mention of the copy, that of the source. */
export function partnersOf(source: Document, copy: Document): ReadonlyMap<Entity, Entity> {
  const mentions = mentionsOf(source);
  const partner = pairMentions(mentions, mentionsOf(copy));
  return new Map(
    mentions.flatMap((mention, i) => {
      const other = partner(mention, i);
      return other === undefined ? [] : [[other, mention] as const];
    }),
  );
}

/**
 * The mentions of a copy in which something telling of their own source mention remains: a number, or a word that does not say
 * what kind of thing it is. Surrogates never have that by chance, so that such a mention is no draw: to count it as one would
 * make what the tool leaves look like chance.
 */
export function ownRemains(
  source: Document,
  copy: Document,
  context: Pick<ValueContext, 'locale' | 'typeOf' | 'isOrdinary'>,
): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const [mention, own] of partnersOf(source, copy)) {
    const before = partsOf(textOf(source, own), own.label);
    for (const part of partsOf(textOf(copy, mention), mention.label)) if (before.has(part)) ids.add(mention.id);
  }
  return ids;

  function partsOf(text: string, label: string): ReadonlySet<string> {
    const type = context.typeOf(label);
    const words = tellingWords(text, type, context).filter((word) => !isCommonWord(word, context.locale));
    // Dates and streets have short numbers in common by chance, or by design; names have none but their own.
    const figures = text.match(WITHOUT_FIGURES.has(type) ? /\d{2,}/g : /\d{5,}/g) ?? [];
    return new Set([...words.map(fold), ...figures]);
  }
}
