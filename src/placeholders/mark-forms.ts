/**
 * The shapes of marks, each a group of one pattern. Every quantifier is bounded, so that the time is linear in the text.
 *
 * A name in brackets may have signs about it: `[__PPP__]`, `[* name *]`.
 */
const NAME = String.raw`\p{L}[\p{L}\p{M}\p{N} _,/:&'’.#°º+–-]{0,60}?`;
const ABOUT = '[ _*~#/!|-]{0,3}';
/** Not within a word. */
const APART = String.raw`(?<![\p{L}\p{N}_])`;
const CAPITALS = String.raw`\p{Lu}[\p{Lu}\p{M}]`;
const HIDDEN = String.raw`[\dXx*#•]`;

const SHAPES: Readonly<Record<string, string>> = {
  /** `[**Hospital1 18**]`: MIMIC II and III. */
  mimic: String.raw`\[\*\*[^\]\n]{0,80}?\*\*\](?!\()`,
  /** `[_____]`, `[***]`, `<xxx>`. */
  framed: String.raw`\[(?:[*_]{2,40}|X{2,20}|x{2,20})\]|<(?:[*_]{2,40}|X{2,20}|x{2,20})>|\[No\.\d{1,4}\]_\p{Lu}{5,12}(?:_[\p{L}\p{M}]{1,20}){1,12}_\[\d{1,3}\]`,
  /** `@@NAME@@`, `##DATE##`, `%PHONE%`. */
  fenced: String.raw`(?<![\p{L}\p{N}@#%*~|$_])(?<fence>@{1,3}|#{1,3}|%{1,3}|\*{1,3}|[~|$^+=&]{1,3}|_{1,3}|-{2,3}|:{1,2}|(?<doubled>\p{Ll})\k<doubled>)(?<fenced>${CAPITALS}[\p{Lu}\p{M}\p{N}_ -]{0,40}?)\k<fence>(?![\p{L}\p{N}@#%*~|$_-]|::)`,
  /** `xxxx@xxx.com`, `j***@example.org`. */
  email: String.raw`(?<![\p{L}\p{N}_.*@])(?=[\p{L}\p{N}._*-]{0,30}(?:\*{2}|[Xx]{3}))[\p{L}\p{N}._*-]{1,40}@[\p{L}\p{N}*][\p{L}\p{N}.*-]{0,40}\.\p{L}{2,10}`,
  initial: String.raw`(?<=[\p{L}.ª] )(?:[XYZ](?![\p{L}\p{N}'’-]|\. ?[^\n])|(?!X)(?<same>\p{Lu})\k<same>{1,9}(?![\p{L}\p{N}])|\p{Lu}(?:\.{3}|…)|N\. ?N\.)`,
  left: String.raw`(?<=[\p{L}.] )(?:\[(?:\.{3}|…)\]|\((?:\.{3}|…)\)|\.{3}(?!\.)|…(?!…))`,
  /** `XXXX`, `***`, `XX/XX/2019`, `06 XX XX XX XX`, `****1234`, `Xxxxx`, `M***`. */
  hidden: String.raw`(?<![\p{L}\p{N}_*#•]|\d[.,])(?:\p{Lu}{2}\d{2} (?=[X*]{4} )|\p{Lu}{2}(?=[X*]{2} ))?(?<hidden>\p{Lu}\p{Ll}{0,2}(?:\*{2,20}|x{3,20}(?![\p{Ll}]))|Xx{2,20}|\+?\(?${HIDDEN}{1,20}\)?(?:[-/.,: ]\(?${HIDDEN}{1,20}\)?){0,7})(?![\p{L}\p{N}_*•])`,
  /** `[H]`, `M. X...`, `Herr N. N.`: only after a form of address. */
  letter: String.raw`(?<![\p{L}\p{N}_\])])\[(?<letter>\p{Lu}|\d{1,2})\](?!\()`,
  /** `<CLINIC id="2"/>`. */
  element: String.raw`<(?<element>${CAPITALS}[\p{Lu}\p{M}_-]{0,30})(?: \p{L}{1,12}="?[\p{L}\p{N}_-]{0,20}"?){1,3} ?/>`,
  /** `<[Name]>`, `[<NAME>]`: brackets of two kinds. */
  nested: String.raw`(?:<\[|\[<|\{<|<\{|\[\{|\(<) ?(?<nested>${NAME}) ?(?:\]>|>\]|>\}|\}>|\}\]|>\))`,
  square: String.raw`(?<![\p{L}\p{N}_)!])\[{1,3}${ABOUT}(?<square>${NAME})${ABOUT}\]{1,3}(?!\()`,
  angle: String.raw`(?<![\p{L}\p{N}_?])(?:<{1,3}|&lt;) ?(?<angle>${NAME}) ?/?(?:>{1,3}|&gt;)`,
  brace: String.raw`(?<![$#%\\\p{L}\p{N}_])\{{1,3} ?(?<brace>${NAME}) ?\}{1,3}`,
  round: String.raw`${APART}\({1,2}(?<round>${NAME})\){1,2}`,
  /** `**NAME[AAA, BBB]`, `**PLACE`: De-ID. */
  starred: String.raw`(?<![\p{L}\p{N}*])\*\*(?<starred>${CAPITALS}[\p{Lu}-]{1,30})(?:\[[^\]\n]{0,40}\]|(?![\p{L}*:\[])(?![^*\n]{0,80}\S\*\*(?!\p{L})))`,
  /** `PERSON_1`, `EMAIL_ADDRESS`, `NUM000`, `Person_3`, `REDACTED`, `@USER`. */
  bare: String.raw`(?<![\p{L}\p{N}_.@#$%&/\\<\[{*~|=-])(?<bare>${CAPITALS}{2,20}#\d{1,3}|@?${CAPITALS}{1,30}(?:[_-][\p{Lu}\p{M}\p{N}]{1,30}){1,4}|${CAPITALS}{2,30}\p{N}{0,3}|\p{Lu}\p{Ll}{2,20}_\d{1,3}|@\p{L}{3,20}|(?:\p{Lu}_\d{1,6}|\p{Lu}\p{Ll}{1,3})_${CAPITALS}{1,20}|[BI]-${CAPITALS}{1,12})(?![\p{L}\p{N}_(=\[*])`,
  block: String.raw`(?<![▁-▓■▬●○◼])(?<block>[█■▇▓▒░▬●◼])\k<block>{1,200}(?:-(?:\k<block>{1,20}|\d{1,6})){0,6}(?![▁-▓■▬●○◼])`,
  /** `-----`, `.....`: where a name must stand. */
  signs: String.raw`(?<=[\p{L}.] )(?<sign>[-–.·?@$%=&+~])\k<sign>{3,40}(?= ?[\p{Ll},;])|(?<![\p{L}\p{N}:…] ?)…{3,20}(?=,? \p{Ll})|(?<=\p{Ll} )…{3,20}(?=,? \p{Ll})`,
  /** Guillemets and the like, which quote too. */
  quoted: String.raw`[«‹〈⟨【](?: ?(?<quoted>${CAPITALS}[\p{Lu}\p{M}\p{N} _-]{0,40}) ?|(?<merged>\p{Lu}[\p{L}\p{M}\p{N}_-]{1,40}))[»›〉⟩】]`,
  /** `__/__/2019`, `00/00/0000`: in a sentence. */
  day: String.raw`(?<![\p{L}\p{N}_./-])(?:__|\.\.|--|00)(?<between>[/.-])(?:__|\.\.|--|00)\k<between>(?:\d{4}|\d\d(?!\d)|_{2,4}|-{2,4})(?![\p{N}_/-])`,
  line: String.raw`(?<![\p{L}\p{N}_])_{2,40}(?![\p{L}\p{N}_])`,
};
export const MARK = new RegExp(Object.entries(SHAPES).map(([name, shape]) => `(?<is_${name}>${shape})`).join('|'), 'gu'); // prettier-ignore

/** A line of a program or a command. */
const CODE =
  /`[^`\n]{1,80}`|&&|\|\||==|=>|:=|\$\{|\);|\w\(\w*(?:, ?\w+)*\)[;{:]|\bSELECT\b.+\bFROM\b|^\s*(?:#define|def|let|const|var|import|function|return|class|public|private)\s\S+\s?[\w[(=<]|(?:^|\s)--?[a-z][\w-]*[ =][<A-Z]|\bgit \w+|"\w+": [[{"\d]|\p{L}<[\p{L}[]/u;

export function isCode(line: string): boolean {
  return CODE.test(line);
}

/** Names of elements of HTML that stand without an end. */
const ELEMENTS = new Set('a b i p u s br hr li ul ol td tr th h1 h2 h3 h4 img em tt pre div code span body head html table strong font center input'.split(' ')); // prettier-ignore

export function isElement(name: string): boolean {
  return ELEMENTS.has(name.toLowerCase());
}

const GROUPS = /[^ ]+/gu;

/** The parts that a hidden number or word falls into, as offsets: "XXXX XXXX" are two, "06 XX XX XX XX" is one. */
export function partsOf(found: string): readonly (readonly [number, number])[] {
  const groups = [...found.matchAll(GROUPS)].map(({ index, 0: own }) => [index, index + own.length] as const);
  const ofMask = /[Xx*#•]{2}/u;
  const isOne =
    groups.length > 2 && groups.every(([start, end]) => end - start <= 6) && (/\d/u.test(found) || groups.every(([start, end]) => end - start === 2)) && groups.filter(([start, end]) => ofMask.test(found.slice(start, end))).length > 1; // prettier-ignore
  return isOne || /^\(|^(?!X)\p{Lu}{2}(?:\d{2} |[X*]{2} )|^[X*]{1,3}-[X*]{1,3} \d{2,4}$/u.test(found)
    ? [[0, found.length]]
    : groups;
}
