import { fold } from './case.ts';
import { isListedWord } from './common-words.ts';
import { familyOf } from './index.ts';
import { isOrganisationKind, PLACE_KINDS } from './kind-words.ts';
import type { Setting, SurrogateType } from './types.ts';

const KINDS: ReadonlySet<SurrogateType> = new Set<SurrogateType>(['organisation', 'hospital', 'department', 'location', 'profession']); // prettier-ignore

/**
 * The words and numbers of a mention, folded, that tell of whom or what it is; not those that say what kind of thing it is
 * ("clinic", "cardiology", "de"), which other texts have for other reasons.
 *
 * @param type `undefined` for a mention of which nobody knows what it is: then all of them tell.
 */
export function tellingWords(
  mention: string,
  type: SurrogateType | undefined,
  setting: Setting | undefined,
): readonly string[] {
  const tokens = mention.match(/[\p{L}\p{M}]+|\p{Nd}+/gu) ?? [];
  if (type === undefined || setting === undefined) return tokens.map(fold);
  const family = familyOf(type);
  return tokens.flatMap((token) => {
    const key = fold(token);
    const isKind =
      family.keeps?.(key, type, setting, token) === true ||
      (KINDS.has(type) && (isOrganisationKind(key) || PLACE_KINDS.has(key) || isListedWord(key, setting.locale)));
    return isKind ? [] : [key];
  });
}
