import type { Paradigm } from './pack.ts';

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
