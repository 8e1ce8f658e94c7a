import type { Inflection } from '../pack.ts';

const FEMININE = /(?:in|frau|schwester|hilfe|kraft|mutter|nonne|mädchen|amme|ständin|[rt]ière)$/iu;
/** Masculine nouns that end in -n in every case but the first. */
const WEAK =
  /(?:e|ist|ent|ant|orand|(?:lom|old|did)at|ot|et|nom|graf|soph|ekt|urg|metz|^(?:bio|milch|obst|wein)?bauer)$/iu;
/** "Beamter": with an ending of an adjective. */
const ADJECTIVE = /(?:[bB]eamt|[aA]ngestellt|geordnet|verordnet|los|[sS]uchend|itzend|bildend)er$/u;
const UMLAUTS: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü' };

const isWeak = (noun: string) => WEAK.test(noun) && !FEMININE.test(noun);
const weak = (noun: string) => (/(?:e|er)$/u.test(noun) ? `${noun}n` : `${noun}en`);

/** With the last vowel changed: "Ärzte". */
function umlauted(noun: string): string {
  return noun.replace(/[aou](?=[^aou]*$)/u, (vowel) => UMLAUTS[vowel] ?? vowel).replace(/^A(?=rzt$)/u, 'Ä');
}

function plural(noun: string): string {
  const [first = ''] = noun.split(' ');
  if (ADJECTIVE.test(noun)) return noun.replace(/er$/u, 'e');
  if (/^\p{Lu}\p{L}+e[rs]? \p{Lu}/u.test(noun) && first.endsWith('er')) return `${first.slice(0, -1)} ${plural(noun.slice(first.length + 1))}`; // prettier-ignore
  if (noun.endsWith('in')) return `${noun}nen`;
  if (noun.endsWith('mann')) return noun.replace(/mann$/u, 'leute');
  if (/(?:frau|au)$/u.test(noun)) return `${noun}en`;
  if (/kraft$/iu.test(noun)) return `${umlauted(noun)}e`;
  if (/schwester$/iu.test(noun)) return `${noun}n`;
  if (/(?:vater|mutter|bruder)$/u.test(noun)) return umlauted(noun);
  if (/mädchen$/iu.test(noun)) return noun;
  if (isWeak(noun) || noun.endsWith('e')) return weak(noun);
  if (/(?:anwalt|arzt|koch|rat|bischof|vorstand|propst)$/iu.test(noun)) return `${umlauted(noun)}e`;
  if (noun.endsWith('or')) return `${noun}en`;
  if (/(?:er|en|el)$/u.test(noun)) return noun;
  if (/(?:chef|portier)$/iu.test(noun)) return `${noun}s`;
  return noun.endsWith('konsul') ? `${noun}n` : `${noun}e`;
}

function dativePlural(noun: string): string {
  return plural(noun).replace(/(?<![ns])$/u, 'n');
}

function genitive(noun: string): string {
  if (FEMININE.test(noun)) return noun;
  if (ADJECTIVE.test(noun)) return noun.replace(/er$/u, 'en');
  if (isWeak(noun)) return weak(noun);
  return /(?:[szßx]|arzt|sch|wirt)$/iu.test(noun) ? `${noun}es` : `${noun}s`;
}

/** Dative and accusative. */
function oblique(noun: string): string {
  if (ADJECTIVE.test(noun)) return noun.replace(/er$/u, 'en');
  return isWeak(noun) ? weak(noun) : noun;
}

const determiner = (endings: string) => new RegExp(`(?<!\\p{L})(?:(?:d|(?:[mds]|k)?ein|ihr|unser|dies|jed)${endings})(?: \\p{Ll}+e[nm])? $`, 'iu'); // prettier-ignore

/** Forms of professions, those that the article before tells first. */
export const INFLECTIONS: readonly Inflection[] = [
  { form: genitive, after: determiner('es') },
  { form: oblique, after: new RegExp(`${determiner('e[nm]').source}|(?<!\\p{L})(?:am|beim|im|vom|zum) $`, 'iu') },
  { form: plural, after: /(?<!\p{L})(?:die|alle|beide|drei|einige|keine|mehrere|viele|vier|zwei)(?: \p{Ll}+en?)? $/iu },
  { form: genitive },
  { form: plural },
  { form: dativePlural },
];
