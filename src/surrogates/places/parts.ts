import { sharedLexicon, type Lexicon } from '../lexicon.ts';
import { perMention } from '../per-mention.ts';
import type { Mention, SurrogateFamily, SurrogateType } from '../types.ts';
import { readKnown } from './read-place-name.ts';

/** How much of the text around a mention is told of it. */
const BESIDE = 24;
const BETWEEN = /( ?, ?| ?\(|\) ?)/u;
const NAME = /^\p{Lu}[^\p{Nd}\n]*$/u;
const OF_PLACES: ReadonlySet<SurrogateType> = new Set<SurrogateType>(['location', 'city', 'region']);

/**
 * "Tulsa, Oklahoma, USA": one mention of several places, each of which is read and written as if it had been labelled by itself. Letters behind a town
 * ("Boston, MA"), streets and numbers are read as one mention.
 */
const partsOf = perMention('parts', (mention, lexicon: Lexicon, { locale }): readonly Mention[] => {
  if (!OF_PLACES.has(mention.type) || !/[,(]/u.test(mention.text)) return [];
  const { text: whole } = mention;
  let at = 0;
  const pieces = whole.split(BETWEEN).map((text, i) => {
    const start = at;
    at += text.length;
    return { text, start, isName: i % 2 === 0 && text !== '', isBracketed: whole.slice(0, start).endsWith('(') };
  });
  const names = pieces.filter(({ isName }) => isName);
  const isPlace = ({ text, isBracketed }: (typeof pieces)[number]): boolean => {
    const [only, ...more] = readKnown(text, 'location', lexicon, locale) ?? [];
    // "Getafe (Madrid)" is read as a whole: the province is called as its capital is.
    if (isBracketed && typeof only === 'object' && only.kind === 'city' && only.region !== undefined) return false;
    return (
      typeof only === 'object' &&
      more.length === 0 &&
      only.kind !== 'region-code' &&
      (only.kind !== 'country-code' || text.length > 2)
    );
  };
  if (names.length < 2 || !names.every(({ text }) => NAME.test(text)) || !names.slice(1).every(isPlace)) return [];
  const line = mention.before + whole + mention.after;
  return names.map(({ text, start }): Mention => {
    const own = mention.entity.start + start;
    const from = mention.before.length + start;
    return {
      ...mention,
      entity: { ...mention.entity, start: own, end: own + text.length },
      type: 'location',
      text,
      before: line.slice(Math.max(0, from - BESIDE), from),
      after: line.slice(from + text.length, from + text.length + BESIDE),
      facts: undefined,
      frame: undefined,
      residue: undefined,
    };
  });
});

/** The same family, for which a mention of several places is several. */
export function inParts<State>(family: SurrogateFamily<State>): SurrogateFamily<State> {
  return {
    ...family,
    study: (mentions, setting, ...beside) => {
      const lexicon = sharedLexicon(setting);
      const all = mentions.flatMap((mention) => {
        const parts = partsOf(mention, lexicon, setting);
        return parts.length === 0 ? [mention] : parts;
      });
      return family.study(all, setting, ...beside);
    },
    write(mention, state, draw, setting) {
      const parts = partsOf(mention, sharedLexicon(setting), setting);
      if (parts.length === 0) return family.write(mention, state, draw, setting);
      let written = '';
      let end = 0;
      let isOther = false;
      for (const part of parts) {
        const start = part.entity.start - mention.entity.start;
        const other = family.write(part, state, draw, setting);
        // What stays where text is made to train on is told as it was; else nothing of the mention may.
        if (other === undefined && draw.mayStay !== true) return family.write(mention, state, draw, setting);
        isOther ||= other !== undefined && other !== part.text;
        written += mention.text.slice(end, start) + (other ?? part.text);
        end = start + part.text.length;
      }
      return isOther ? written + mention.text.slice(end) : undefined;
    },
    around: (mention, setting) => {
      const parts = partsOf(mention, sharedLexicon(setting), setting);
      return (parts.length === 0 ? [mention] : parts).map((part) => family.around?.(part, setting) ?? '').join('\n');
    },
  };
}
