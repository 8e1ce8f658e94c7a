import type { Paradigm, PlaceGroup } from './pack.ts';

/**
 * Reads classes of words, one a line: words parted by blanks, `_` for a blank within one, after the last colon their endings (`-` for none). `|`
 * begins another form of the class.
 */
export function readClasses(lines: string): readonly Paradigm[] {
  return lines
    .trim()
    .split(/[\n|]/u)
    .map((line): Paradigm => {
      const at = line.lastIndexOf(':');
      return at < 0 ? [line, '-'] : [line.slice(0, at), line.slice(at + 1)];
    });
}

/** Classes of which each line begins with the gender of its members: of the article before them. */
export interface GenderedClasses {
  readonly classes: readonly Paradigm[];
  /** By name in lower case. */
  readonly genders: ReadonlyMap<string, 'f' | 'm'>;
}

/** Reads lines of `readClasses` that begin with `f` or `m`, or with `u` where no article stands before the members. */
export function readGenderedClasses(lines: string): GenderedClasses {
  const parts = lines
    .trim()
    .split('\n')
    .map((line) => /^([fmu]) (.*)$/u.exec(line.trim()) ?? [])
    .flatMap(([, gender = 'u', rest = '']) => readClasses(rest).map((each) => ({ gender, each })));
  const genders = parts.flatMap(({ gender, each: [stems] }) =>
    gender === 'f' || gender === 'm'
      ? stems.split(' ').map((stem) => [stem.replaceAll('_', ' ').toLowerCase(), gender] as const)
      : [],
  );
  return { classes: parts.map(({ each }) => each), genders: new Map(genders) };
}

/** Tells the gender of an organisation's name by its class, else by the patterns of its first word. */
export function createGenderOf(
  { genders }: GenderedClasses,
  heads: Readonly<Record<'f' | 'm', RegExp>>,
): (name: string) => 'f' | 'm' | undefined {
  return (name) => {
    const own = genders.get(name.toLowerCase());
    if (own !== undefined) return own;
    const [first = ''] = name.split(' ', 1);
    return heads.f.test(first) ? 'f' : heads.m.test(first) ? 'm' : undefined;
  };
}

/** Reads articles and prepositions that hold one, each with the genders that it may stand before: "do:m da:f". */
export function readDeterminers(pairs: string): Readonly<Record<string, string>> {
  return Object.fromEntries(pairs.split(' ').map((each) => each.split(':'))) as Record<string, string>;
}

/** The words of an office before the name of who holds it. */
interface Offices {
  /** What may stand before them: articles and addresses. */
  readonly before: string;
  /** In small letters; `_` is a blank. */
  readonly nouns: string;
  /** Those that texts write with a capital too. */
  readonly titled: string;
  /** What stands before what the office is of. */
  readonly of: string;
  /** Capitals of parties that may stand between it and the name. */
  readonly parties: string;
}

/** Reads what the mention of somebody begins with that tells an office and is no name: "le ministre des Affaires étrangères ". */
export function readOffices({ before, nouns, titled, of, parties }: Offices) {
  const either = (words: string): string => words.trim().replaceAll(/\s+/gu, '|').replaceAll('_', ' ');
  const some = `(?:${either(nouns)}|${either(titled)}|${either(titled.replaceAll(/(?<!\S)\p{Ll}/gu, (letter) => letter.toUpperCase()))})`;
  const more = String.raw`(?: \p{Ll}[\p{Ll}-]{3,})*(?: (?:${either(parties)})(?= ))?`;
  const matter = String.raw`(?:(?: (?:et|y|i|e))?(?:${of})\p{L}[\p{L}·'’-]*${more})*`;
  return {
    offices: new RegExp(
      String.raw`^(?:${before})${some}${more}(?:${matter} ?,? (?=(?:\p{Ll}{1,3} )*\p{Lu})|(?<=^(?:\p{Lu}\p{L}+ )?[^\p{Lu}]*\p{Ll})$)`,
      'u',
    ),
    /** Right behind one stands a family name. */
    after: String.raw`(?<!\p{L})${some}${more} $`,
  };
}

/** Words for who is of a country, with what that is called: a country and the word for a man of it, which | parts; `_` is a blank. */
export function readNationals(
  table: string,
  formsOf: (word: string) => readonly string[],
): ReadonlyMap<string, string> {
  const lines = table.split('|').map((line) => line.split(' '));
  return new Map(
    lines.flatMap(([country = '', word = '']) =>
      formsOf(word).map((form) => [form, country.replaceAll('_', ' ')] as const),
    ),
  );
}

/** Every pattern of a part of a pack, for texts too that are cut into tokens: "la cour d' appel d' Agen" beside "la cour d'appel d'Agen". */
export function withTokens<T>(part: T): T {
  if (part instanceof RegExp) {
    const source = part.source.replaceAll(/\['’\](?![ ?*+{])/gu, "['’] ?").replaceAll(/\\\((?=[|)(]|$)/gu, '\\( ?');
    return (source === part.source ? part : new RegExp(source, part.flags)) as T;
  }
  if (Array.isArray(part)) return part.map((item: unknown) => withTokens(item)) as T;
  if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withTokens<unknown>(value)])) as T;
}

/** What stands right before a word that follows one of these words, parted by blanks. */
export function behind(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words.replaceAll(' ', '|')}) $`, 'iu');
}

/**
 * What is called by a word of kind and a name behind it, a group for each word: "église Saint-Roch", "río Tajo".
 *
 * @param kinds words in lower case, each with its gender behind a colon.
 * @param names behind them, `_` for a blank.
 * @param pattern of what stands behind the word where it is such a name.
 * @param isSure whether that tells it even where the lists have a town of the name: "Sierra de Luna".
 */
export function namedAfter(kinds: string, names: string, pattern: string, isSure = true): PlaceGroup[] {
  return kinds.split(' ').map((kind) => {
    const [word = '', gender = 'u'] = kind.split(':');
    const first = word.charAt(0);
    const initials = first + first.toUpperCase() + (first === 'é' ? 'E' : '');
    return {
      [gender]: names.split(' ').map((name) => `${word}_${name}`).join(' '),
      ending: new RegExp(`^[${initials}]${word.slice(1)} (?:${pattern})`, 'u'),
      ...(isSure && { isSure }),
    }; // prettier-ignore
  });
}
