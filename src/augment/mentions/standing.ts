import type { Document } from '../../core/types.ts';
import { packOf } from '../../languages/index.ts';
import { fold } from '../../surrogates/case.ts';
import type { Setting } from '../../surrogates/types.ts';
import { isInCompound, LONGEST_NOUN, standsAlone } from './class-words.ts';
import type { Study } from './study.ts';
import type { Standing, Work } from './work.ts';
import { isContinental, isOfAntiquity, isOfBygone, isOfEra, isOfHistory, worldOf } from './worlds.ts';

/**
 * How one word of a class ("Polish") stands in its text. It stays where the text tells of its country or continent too, where it is part of a word or
 * the name of a language, where its towns are at home, and of what has been.
 *
 * @param words for countries and peoples, with the country of each.
 */
export function standingOf(
  { text: all }: Document,
  { segment, text: source, number }: Work,
  { told, heldNames, homes, work }: Study,
  { words, setting }: { readonly words: ReadonlyMap<string, string>; readonly setting: Setting },
): Standing {
  const { locale } = setting;
  const lower = source.toLowerCase();
  const after = all.slice(segment.end, segment.end + LONGEST_NOUN);
  const isLanguage = () => packOf(locale)?.institutions?.ofLanguages?.after.test(after) === true;
  const next = work[number + 1];
  const isHeld =
    told.places().has(worldOf(source, locale) ?? '') ||
    heldNames().within.has(lower) ||
    (homes().has(fold(words.get(lower) ?? '')) && !isLanguage()) ||
    (told.places().size > 0 && isContinental(source, setting)) ||
    isInCompound(all, source, setting) ||
    told.writtenClasses().has(fold(source)) ||
    packOf(locale)?.places?.offices?.test(after) === true || // of another people nobody has such an office
    isOfEra(all, segment, setting) ||
    (!words.has(lower) && isOfHistory(all, segment, setting)) ||
    isOfAntiquity(all, segment, setting) ||
    isOfBygone(all, segment, setting) ||
    (next?.isUnique === true && OFFICE.test(all.slice(segment.end, next.segment.start)));
  return { stands: standsAlone(all, segment, setting), isHeld };
}

/** Between a word for a people and who is of it: "der britische Premierminister Lind". */
const OFFICE = /^ (?:\p{Lu}[\p{L}-]+ )?$/u;
