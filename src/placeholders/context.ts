import { isGap } from '../text/text-elements.ts';
import type { Gender } from '../resources/gazetteer.ts';
import { TITLES } from '../languages/de/placeholders.ts';

/** A word or a mark of punctuation beside a candidate. */
export interface Neighbour {
  /** Without the full stop that ends it; empty beyond the border of the paragraph. */
  readonly word: string;
  /** Whether a full stop ends it. */
  readonly dotted: boolean;
  readonly start: number;
  readonly end: number;
}

const DELIMITERS = new Set('()[]{}<>„“”"»«‚‘›‹,;:!?=');

/** What stands around a candidate: words, and marks of punctuation one by one, whether or not blanks part them. */
export class Context {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  private readonly left: Neighbour[] = [];
  private readonly right: Neighbour[] = [];

  constructor(text: string, start: number, end: number) {
    this.text = text;
    this.start = start;
    this.end = end;
  }

  /** The `distance`-th neighbour before the candidate, from 1. */
  before(distance: number): Neighbour {
    while (this.left.length < distance) this.left.push(tokenBefore(this.text, this.left.at(-1)?.start ?? this.start));
    return this.left[distance - 1] as Neighbour;
  }

  /** The `distance`-th neighbour after the candidate, from 1. */
  after(distance: number): Neighbour {
    while (this.right.length < distance) this.right.push(tokenAfter(this.text, this.right.at(-1)?.end ?? this.end));
    return this.right[distance - 1] as Neighbour;
  }
}

/** The word or mark before an offset. */
export function tokenBefore(text: string, offset: number): Neighbour {
  let end = offset;
  while (end > 0 && isGap(text.charCodeAt(end - 1))) end--;
  if (end === 0) return { word: '', dotted: false, start: 0, end: 0 };
  let start = end - 1;
  if (!DELIMITERS.has(text.charAt(start))) {
    while (start > 0 && !isGap(text.charCodeAt(start - 1)) && !DELIMITERS.has(text.charAt(start - 1))) start--;
  }
  return neighbour(text, start, end);
}

/** The word or mark after an offset. */
export function tokenAfter(text: string, offset: number): Neighbour {
  const { length } = text;
  let start = offset;
  while (start < length && isGap(text.charCodeAt(start))) start++;
  if (start === length) return { word: '', dotted: false, start: length, end: length };
  let end = start + 1;
  if (!DELIMITERS.has(text.charAt(start))) {
    while (end < length && !isGap(text.charCodeAt(end)) && !DELIMITERS.has(text.charAt(end))) end++;
  }
  return neighbour(text, start, end);
}

function neighbour(text: string, start: number, end: number): Neighbour {
  const dotted = end - start > 1 && text.charCodeAt(end - 1) === 0x2e && text.charCodeAt(end - 2) !== 0x2e;
  return { word: text.slice(start, dotted ? end - 1 : end), dotted, start, end };
}

/** Nouns for persons that are declined as adjectives: the article before them and their ending tell the gender. */
const LIKE_ADJECTIVES =
  /^(?:Mit|Neben|Haupt|Wider|Vor)?(?:[Aa]ngeklagt|[Bb]eklagt|[Bb]eschuldigt|[Aa]ngeschuldigt|[Vv]erurteilt|[Gg]eschädigt|[Vv]erletzt|[Bb]etroffen|[Ss]achverständig|[Bb]eigeladen|[Vv]ersichert|[Bb]eteiligt|[Vv]orsitzend|[Aa]ngestellt|[Vv]erstorben|[Vv]erwandt|[Vv]erlobt|[Bb]ekannt|[Ll]ebend|[Bb]evollmächtigt|[Bb]etreut|[Uu]ntergebracht|[Gg]efangen|[Aa]bgeordnet|[Jj]ugendlich|[Ff]reigesprochen|[Gg]etötet|[Zz]ugewandt)(e[nrms]?)$|^(?:\p{Lu}\p{L}*vorsitzend|\p{Lu}\p{L}*bevollmächtigt|\p{Lu}\p{L}*geschädigt|\p{Lu}\p{L}*verletzt|\p{Lu}\p{L}*beteiligt|\p{Lu}\p{L}*angestellt)(e[nrms]?)$/u;

/** Words of one gender whatever their case. */
const FEMALE =
  /^(?:Frau|Fräulein|Tochter|Mutter|Schwester|Witwe|Tante|Nichte|Oma|\p{L}*[Ff]rau|\p{L}*[Tt]ochter|\p{L}*[Mm]utter|\p{L}*[Ss]chwester|\p{L}*ärztin|Ärztin)$|\p{L}(?:er|or|ält|t|ig|är|og|st|ur|nd|eg|ess|ch|rb|äf)in$|(?:gefährtin|freundin|wirtin|beamtin|zeugin|Zeugin)$/u;
const MALE =
  /^(?:Herrn?|Herren|Sohn(?:e?s)?|Vaters?|Bruders?|Witwers?|Onkels?|Neffen?|Opas?|Freund(?:e?s)?|Generals?|Brigadegenerals?|Oberst|Majors?|Patienten|Kandidaten|Soldaten|Prokuristen|Polizisten|Erben?)$|(?:[Ll]eut(?:nant|nants)|\p{L}*(?:[Mm]ann|vater|sohn|bruder)(?:e?s)?|[Zz]eugen?|[Kk]lägers?|[Aa]rzt(?:es)?|[Aa]nwalts?|[Bb]eamten?|[Bb]eamter|[Gg]efährten?|[Gg]ehilfen?|[Nn]achbarn?|[Nn]otars?)$|\p{L}(?:führer|leiter|walter|gutachter|halter|richter|teidiger|inhaber|prokurist|mieter|käufer|schuldner|gläubiger|steller|gegner|betreuer|lasser|nehmer|geber|arbeiter|lehrer|fahrer|meister|pfleger|pfarrer|schafter)s?$/iu;

/** What the ending of an article, of a contraction or of a word declined like one tells of the noun after it. */
function genderOfArticle(article: string, ending: string): Gender {
  const word = article.toLowerCase();
  // "der Angeklagte" is a man; "der Angeklagten", in the genitive or dative, a woman.
  if (/^(?:(?:d|dies|jen|jed|welch)er)$/u.test(word)) return ending === 'en' ? 'f' : 'm';
  if (/^(?:ein|kein|[msd]ein|ihr|unser|euer)$/u.test(word)) return 'm';
  if (/^(?:zur|(?:k?ein|[msd]ein|ihr|unser|eur)er)$/u.test(word)) return 'f';
  if (/^(?:zum|vom|beim|am|im|de[smn]|(?:dies|jen|jed|welch|k?ein|[msd]ein|ihr|unser|eur)e[smn])$/u.test(word))
    return 'm';
  // "die Angeklagten" are several.
  if (/^(?:die|(?:dies|jen|jed|welch|k?ein|[msd]ein|ihr|unser|eur)e)$/u.test(word)) return ending === 'e' ? 'f' : 'u';
  return 'u';
}

const ADJECTIVE = /^\p{Ll}\p{L}+e[nrms]?$/u;
/** Adjectives between an article and its noun. */
const MOST_ADJECTIVES = 2;

/**
 * What the words before the name of a person tell of his or her gender in German: a word of one gender, or the article before a
 * noun that is declined as an adjective ("des Angeklagten", "zur früheren Beklagten"). Titles in between are passed over.
 */
export function genderBefore(text: string, offset: number): Gender {
  let { word, start } = tokenBefore(text, offset);
  for (let i = 0; i < 3 && (TITLES.has(word) || /^["„]$/u.test(word)); i++)
    ({ word, start } = tokenBefore(text, start));
  if (FEMALE.test(word)) return 'f';
  if (MALE.test(word)) return 'm';
  const role = LIKE_ADJECTIVES.exec(word);
  if (!role) return 'u';
  const ending = role[1] ?? role[2] ?? '';
  if (ending === 'em' || ending === 'es') return 'm';
  let before = tokenBefore(text, start);
  for (let i = 0; i < MOST_ADJECTIVES && isBetween(before.word); i++) before = tokenBefore(text, before.start);
  const told = genderOfArticle(before.word, ending);
  if (told !== 'u') return told;
  // Without an article, the strong ending of the nominative: "Angeklagter A. G.", "Beklagte: A. G.".
  return ending === 'er' ? 'm' : 'u';
}

function isBetween(word: string): boolean {
  return ADJECTIVE.test(word) && genderOfArticle(word, 'en') === 'u' && !/^(?:die|diese|eine)$/u.test(word);
}
