import { memoise } from '../../../core/caches.ts';
import { unaryTemplate, type Aspect, type FeatureSet } from './feature-set.ts';
import type { Lexicon } from './lexicon.ts';

/**
 * Which gazetteers the tokens at offsets -2 to 2 are in, ignoring case: for each type the longest phrases from left to right,
 * `B` at their first token and `I` at the others; and all of it in one attribute, since a word is often in several.
 */
export function createGazetteerFeatures(lexicon: Lexicon): FeatureSet {
  const { types } = lexicon;
  const gazetteer: Aspect = {
    view: createMatcher(lexicon),
    observe(found) {
      const places = new Map(found === '' ? [] : found.split(' ').map((part) => part.split(':') as [string, string]));
      return [...types.map((type) => places.get(type)), found === '' ? undefined : found];
    },
    key: (found) => found,
  };
  const names = [...types.map((type) => `gaz.${type}`), 'gaz'];
  return { templates: [unaryTemplate(gazetteer, names, [-2, -1, 0, 1, 2])] };
}

/** Gives each token what it is: `city:B family-name:B`, or nothing. */
function createMatcher({ types, phrases }: Lexicon): (words: readonly string[]) => readonly string[] {
  const prefixes = new Set<string>();
  for (const phrase of phrases.keys()) {
    for (let end = phrase.indexOf(' '); end >= 0; end = phrase.indexOf(' ', end + 1))
      prefixes.add(phrase.slice(0, end));
  }
  const fold = memoise((word) => word.toLowerCase());
  const describe = memoise((masks) => {
    const [begin, inside] = masks.split(' ').map(Number) as [number, number];
    return types
      .flatMap((type, i) => (begin & (1 << i) ? `${type}:B` : inside & (1 << i) ? `${type}:I` : []))
      .join(' ');
  });
  return (words) => {
    const begin = new Int32Array(words.length);
    const inside = new Int32Array(words.length);
    const longest = new Int32Array(types.length);
    const free = new Int32Array(types.length); // where the last phrase of the type ends
    const folded = words.map(fold);
    for (let i = 0; i < words.length; i++) {
      longest.fill(0);
      let phrase = folded[i] as string;
      let any = 0;
      for (let end = i + 1; ; end++) {
        const mask = phrases.get(phrase) ?? 0;
        any |= mask;
        for (let t = 0, rest = mask; rest !== 0; t++, rest >>>= 1) if (rest & 1) longest[t] = end;
        if (end === words.length || !prefixes.has(phrase)) break;
        phrase += ` ${folded[end]}`;
      }
      for (let t = 0, rest = any; rest !== 0; t++, rest >>>= 1) {
        if ((rest & 1) === 0 || (free[t] as number) > i) continue;
        begin[i] = (begin[i] as number) | (1 << t);
        free[t] = longest[t] as number;
        for (let j = i + 1; j < (free[t] as number); j++) inside[j] = (inside[j] as number) | (1 << t);
      }
    }
    return words.map((_, i) => (begin[i] === 0 && inside[i] === 0 ? '' : describe(`${begin[i]} ${inside[i]}`)));
  };
}
