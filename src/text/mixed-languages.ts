import { PalimpsestError } from '../core/errors.ts';
import { loadLanguageWords, shippedLanguageWords } from '../resources/language-words.ts';
import { languageByLists, languageByScript, type LanguageOfToken, languageOfPair } from './code-mixing.ts';
import { NOTE_LANGUAGES } from './identify-language.ts';

/** Languages that are written in Chinese characters. */
const HAN = /^(?:zh|yue|wuu|hak|nan|lzh|ja)(?:-|$)/;

/**
 * What `--mixed` says: two languages, told by their script where one is written in Chinese characters, Spanish and Catalan by their
 * words, others by lists of words: `hi-latn,en` where such lists are shipped, `hi=hindi.txt,en=english.txt` for one's own.
 *
 * @throws PalimpsestError `languages-not-told`, `no-such-word-list`.
 */
export function openMixed([first, second]: readonly [string, string]): LanguageOfToken {
  const [a, b] = [readLanguage(first), readLanguage(second)];
  const isListed = a.list !== undefined || b.list !== undefined;
  if (!isListed && HAN.test(b.name)) return languageByScript({ latin: a.name, han: b.name });
  if (!isListed && HAN.test(a.name)) return languageByScript({ latin: b.name, han: a.name });
  if (!isListed && a.name !== b.name && [a.name, b.name].every((name) => NOTE_LANGUAGES.includes(name)))
    return languageOfPair([a.name, b.name]);
  const shipped = shippedLanguageWords();
  const unknown = [a, b].find(({ name, list }) => list === undefined && !shipped.includes(name));
  if (unknown) {
    throw new PalimpsestError('languages-not-told', `nothing tells ${unknown.name} from the other language`, {
      hint: `Give words or text of both: --mixed ${a.name}=words-${a.name}.txt,${b.name}=words-${b.name}.txt. Lists are shipped for ${shipped.join(' and ')}.`,
    });
  }
  return languageByLists([a.name, b.name], [loadLanguageWords(a.list ?? a.name), loadLanguageWords(b.list ?? b.name)]);
}

function readLanguage(text: string): { readonly name: string; readonly list?: string } {
  const at = text.indexOf('=');
  return at === -1 ? { name: text } : { name: text.slice(0, at), list: text.slice(at + 1) };
}
