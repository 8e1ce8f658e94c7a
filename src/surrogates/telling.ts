import { fold } from './case.ts';
import { isListedWord } from './institutions/common-words.ts';
import { familyOf } from './index.ts';
import { isOrganisationKind } from './kind-words.ts';
import type { Setting, SurrogateType } from './types.ts';

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
  return tokens.filter((token) => !saysKind(token, type, setting)).map(fold);
}

/** Whether a word of a mention says what kind of thing it is, so that its surrogate may have it too. */
export function saysKind(token: string, type: SurrogateType, setting: Setting): boolean {
  const key = fold(token);
  if (familyOf(type).keeps?.(key, type, setting, token) === true) return true;
  return type === 'profession' && (isOrganisationKind(key) || isListedWord(key, setting.locale));
}
