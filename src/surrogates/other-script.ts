import { applyCasing, casingOf } from './case.ts';

/** Letters of names, several together first, with those of another script for the same sound. A letter that has none is written without its mark. */
type Letters = ReadonlyMap<string, string>;

const lettersOf = (pairs: string): Letters => new Map(pairs.split(' ').map((pair) => pair.split('=') as [string, string])); // prettier-ignore

const CYRILLIC =
  'iya=ия aya=ая iy=ий yy=ый ay=ай ey=ей oy=ой uy=уй ce=це ci=ци cy=ци ë=ё shch=щ szcz=щ sch=ш zh=ж kh=х ch=ч sh=ш ts=ц tz=ц cz=ч sz=ш rz=ж ph=ф th=т qu=кв ck=к ya=я yu=ю yo=ё ye=е ja=я ju=ю a=а b=б c=к d=д e=е f=ф g=г h=х i=и j=й k=к l=л m=м n=н o=о p=п q=к r=р s=с t=т u=у v=в w=в x=кс y=ы z=з š=ш ž=ж č=ч ć=ч đ=д ñ=нь ö=ё ü=ю ä=я ł=л ø=ё å=о ß=сс æ=э œ=ё ð=д þ=т ı=ы';
const SERBIAN = 'dž=џ lj=љ nj=њ sch=ш th=т ph=ф qu=кв c=ц č=ч ć=ћ đ=ђ j=ј y=и h=х w=в x=кс š=ш ž=ж q=к';
const GREEK =
  'th=θ ph=φ ch=χ kh=χ ps=ψ ou=ου ai=αι ei=ει oi=οι mp=μπ nt=ντ gk=γκ tz=τζ ts=τσ sh=σ zh=ζ a=α b=μπ c=κ d=δ e=ε f=φ g=γ h=χ i=ι j=τζ k=κ l=λ m=μ n=ν o=ο p=π q=κ r=ρ s=σ t=τ u=ου v=β w=ου x=ξ y=υ z=ζ ß=σσ æ=αι œ=οι ø=ο ł=λ đ=ντ ð=δ þ=θ ı=ι';

const RUSSIAN_LETTERS = lettersOf(CYRILLIC);
const SERBIAN_LETTERS = new Map([...[...RUSSIAN_LETTERS].filter(([latin]) => latin.length === 1), ...lettersOf(SERBIAN)]); // prettier-ignore
const GREEK_LETTERS = lettersOf(GREEK);

const LONGEST = 4;

/** A name in letters that are not Latin, and are here. */
export const OTHER_SCRIPT = /^\P{L}*[\p{Script=Cyrillic}\p{Script=Greek}][^\p{Script=Latin}]*$/u;

/** A name in Latin letters as it is spelt in those of a name in another script: "Krupanj" as "Крупањ"; `undefined` where there is no table for that. */
export function inScriptOf(name: string, source: string): string | undefined {
  if (!OTHER_SCRIPT.test(source) || !/\p{Script=Latin}/u.test(name)) return undefined;
  const isGreek = /\p{Script=Greek}/u.test(source);
  const isSerbian = /[јљњћђџ]/iu.test(source) || /[čćđšž]/iu.test(name);
  const letters = isGreek ? GREEK_LETTERS : isSerbian ? SERBIAN_LETTERS : RUSSIAN_LETTERS;
  const written = (isGreek ? name.normalize('NFD').replaceAll(/\p{M}/gu, '') : name.normalize('NFC')).replaceAll(
    /\p{L}+/gu,
    (word) => inLetters(word, letters),
  );
  // "Eleni", "Makris": at the end of a name it is an eta nearly always.
  return isGreek ? written.replaceAll(/(?<=\p{L})σ(?!\p{L})/gu, 'ς').replaceAll(/(?<=\p{L}{2})ι(?=ς?(?!\p{L}))(?<!ο[ιυ])/gu, 'η') : written; // prettier-ignore
}

const NEVER = /(?!)/;

function inLetters(word: string, letters: Letters): string {
  // "Grigory": an adjective's ending.
  const lower = word.toLowerCase().replace(letters === RUSSIAN_LETTERS ? /(?<=[^aeiouy]{1,2})y$/ : NEVER, 'iy');
  let written = '';
  for (let at = 0; at < lower.length;) {
    let size = Math.min(LONGEST, lower.length - at);
    while (size > 1 && !letters.has(lower.slice(at, at + size))) size--;
    const own = lower.slice(at, at + size);
    written += letters.get(own) ?? letters.get(own.normalize('NFD').charAt(0)) ?? own;
    at += size;
  }
  return /^\p{Lu}/u.test(word) ? applyCasing(written, casingOf(word) === 'upper' ? 'upper' : 'title') : written;
}
