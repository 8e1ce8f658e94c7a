import { packOf } from '../languages/index.ts';
import type { CharSpan } from '../core/types.ts';
import type { Gender } from '../resources/gazetteer.ts';
import { titleGender } from '../surrogates/persons/name-words.ts';
import type { SurrogateType } from '../surrogates/types.ts';
import { fold } from '../text/fold.ts';
import { isCode, isElement, MARK, partsOf } from './mark-forms.ts';
import { markWords, readMarkName, type MarkWords, type Reading } from './mark-names.ts';

/** A mark that somebody wrote over what was taken out, in one of the ways that are in use. */
export interface Mark extends CharSpan {
  /** A label of the i2b2 2014 scheme, PERSON of whom nothing tells the role, or UNKNOWN of what nothing tells. */
  readonly label: string;
  /** Absent for UNKNOWN. */
  readonly type: SurrogateType | undefined;
  /** What it says of its own: "Known lastname 123", "2151-7-16"; empty for a blank. */
  readonly says: string;
  /** Equal for two marks that say they stand for one thing; `undefined` where a mark says nothing of the kind. */
  readonly same: string | undefined;
  /** Of a name: which part of it stands there. */
  readonly part: NamePart;
  readonly gender: Gender;
  /** Of a date: whether somebody was born then. */
  readonly isBirth: boolean;
}

/** By type: the label of i2b2 2014 where it is not the name of the type. */
const LABELS: Readonly<Partial<Record<SurrogateType, string>>> = {
  'given-name': 'PERSON', 'family-name': 'PERSON', organisation: 'ORGANIZATION', location: 'LOCATION-OTHER', region: 'STATE', address: 'STREET',
  id: 'IDNUM', 'medical-record': 'MEDICALRECORD', 'social-security': 'SSN',
}; // prettier-ignore
const UNKNOWN = 'UNKNOWN';

type NamePart = 'given' | 'family' | 'whole' | 'initials' | undefined;

interface Told {
  readonly type: SurrogateType | undefined;
  readonly part: NamePart;
}

/**
 * What the marks of MIMIC II and III say (Neamatullah et al. 2008, whose program wrote them): the first that fits. Names without a role
 * take it from what stands before them.
 */
const MIMIC: readonly (readonly [RegExp, SurrogateType, NamePart?])[] = [
  [/^\d{4}-\d{1,2}-\d{1,2}$|^\d{1,2}-\d{1,2}$|^\d{4}$|^\d{1,2}-?\/?\d{4}$/, 'date'],
  [/^(?:date|month|year|day|holiday|january|february|march|april|may|june|july|august|september|october|november|december)\b/i, 'date'],
  [/^age\b/i, 'age'],
  [/^known (?:patient )?firstname/i, 'patient', 'given'],
  [/^known (?:patient )?lastname/i, 'patient', 'family'],
  [/^(?:known|patient) (?:patient )?name/i, 'patient', 'whole'],
  [/^doctor first name/i, 'doctor', 'given'],
  [/^doctor last name/i, 'doctor', 'family'],
  [/^(?:attending|dictator|md|cc contact|provider|resident)\b.*info/i, 'doctor', 'whole'],
  [/^(?:female |male )?first ?name/i, 'person', 'given'],
  [/^last ?name|^name\d* \((?:s|p)title\)/i, 'person', 'family'],
  [/^initial/i, 'person', 'initials'],
  [/^name/i, 'person', 'whole'],
  [/^hospital unit|^ward ?name/i, 'department'],
  [/^hospital/i, 'hospital'],
  [/^(?:street|apartment) address|^po box|^apartment/i, 'street'],
  [/^state ?\/ ?zip|^zip/i, 'zip'],
  [/^state/i, 'region'],
  [/^country/i, 'country'],
  [/^location/i, 'location'],
  [/^(?:tele)?phone|^pager|^beeper/i, 'phone'],
  [/^fax/i, 'fax'],
  [/^medical record|^unit number/i, 'medical-record'],
  [/^social security/i, 'social-security'],
  [/^(?:clip|md|job|serial|account|provider|dictation)? ?number|^(?:clip|md|job|serial) |^numeric identifier/i, 'id'],
  [/^company|^university|^college|^school/i, 'organisation'],
  [/^e-?mail/i, 'email'],
  [/^url/i, 'url'],
]; // prettier-ignore

const MASKED_DATE =
  /^(?:[X*x\d]{1,2}([/.-])[X*x\d]{1,2}\1(?:[X*x\d]{2}|[X*x\d]{4})|[X*x]{2}\.[X*x]{2}\.|(?:19|20)(?:XX|\*\*|\dX))$/u;
const MASKED_PHONE = /^[(+]/u;
/** What follows a blank that is to be filled in: the rest of a scale or of a pair, a unit. */
const FILLED_IN = /^ ?(?:\/|(?:°C?|%|kg|mg|g|mcg|µg|ml|l|cm|mm|bpm|lpm|mmHg|ms|kcal|min)(?![\p{L}\p{N}]))/u;
/** A longer line of underscores is one to write on, unless somebody's form of address is before it and a sentence goes on after it. */
const LONGEST = 6;
const LONG_LINE = /_{7}/u;
const BEFORE = 40;
const AFTER = 16;
/** How far around a mark its line is read. */
const LINE = 120;

type Shape = 'mimic' | 'framed' | 'element' | 'nested' | 'square' | 'angle' | 'brace' | 'round' | 'fenced' | 'starred' | 'email' | 'bare' | 'hidden' | 'block' | 'signs' | 'quoted' | 'day' | 'line' | 'letter' | 'initial' | 'left'; // prettier-ignore

/** What may be a mark, with what is known of it before others are looked at. */
interface Candidate extends CharSpan {
  readonly shape: Shape;
  /** What stands in its brackets. */
  readonly name: string;
  readonly reading: Reading | undefined;
  /** Equal for two that are written in one way: their brackets, and capitals. */
  readonly style: string;
  /** A style that a text has or has not; a mark, whatever else the text has; or none. */
  readonly is: 'mark' | 'perhaps' | 'no';
}

/** What stands around a candidate, read when it is asked for. */
class Around {
  readonly #text: string;
  readonly #words: MarkWords;
  readonly #locale: string;
  readonly start: number;
  readonly end: number;
  #cue: Cue | undefined | null = null;

  constructor(text: string, { start, end }: CharSpan, words: MarkWords, locale: string) {
    this.#text = text;
    this.#words = words;
    this.#locale = locale;
    this.start = start;
    this.end = end;
  }

  get left(): string {
    const left = this.#text.slice(Math.max(0, this.start - LINE), this.start);
    return left.slice(left.lastIndexOf('\n') + 1);
  }

  get right(): string {
    return this.#text.slice(this.end, this.end + LINE).split('\n', 1)[0] ?? '';
  }

  get cue(): Cue | undefined {
    if (this.#cue === null) this.#cue = cueBefore(this.#text.slice(Math.max(0, this.start - BEFORE), this.start), this.#words.before, this.#locale); // prettier-ignore
    return this.#cue;
  }

  /** Whether a form of address stands right before it. */
  get isTitled(): boolean {
    const word = /(?<!\d ?)(?<!\p{L})(\p{L}+)[.ªº]*[ "“„«(]*$/u.exec(this.left)?.[1];
    return word !== undefined && titleGender(fold(word), this.#locale) !== undefined;
  }

  /** Whether a letter in brackets is a name's here. */
  get isLettered(): boolean {
    const word = /(\p{L}+) $/u.exec(this.left)?.[1];
    return (
      (word !== undefined && this.#words.lettered.has(fold(word))) ||
      (this.isTitled && !/\d/u.test(this.#text[this.start + 1] ?? ''))
    );
  }

  /** Whether a name, a place, a date must stand here: behind a title, an article, a preposition, "Phone:". */
  get isWanted(): boolean {
    if (this.cue !== undefined || this.isTitled) return true;
    return this.isAge || this.isSlot || /\p{L}{3,}\s?:\s*["“„«(]*$/u.test(this.left);
  }

  /** Whether the word before it is that of a role: "the plaintiff (redacted)". */
  get isOfRole(): boolean {
    const word = /(\p{L}+)\s$/u.exec(this.left)?.[1];
    const type = word === undefined ? undefined : this.#words.names.get(fold(word));
    return type === 'person' || type === 'patient' || type === 'doctor';
  }

  get isCode(): boolean {
    // A section of a file of settings.
    if (this.isLine && /^\n\w+ ?=/u.test(this.#text.slice(this.end, this.end + LINE))) return true;
    return isCode(this.left + this.#text.slice(this.start, this.end) + this.right);
  }

  /** Whether it is all of what is wanted: "for [claimant], absent", but not "the [former] claimant". */
  get isPhrase(): boolean {
    const next = /^ (\p{L}+)/u.exec(this.right)?.[1];
    return (
      this.isWanted &&
      (/^ ?(?:[.,;:!?)]|$)/u.test(this.right) || (next !== undefined && this.#words.slots.has(fold(next))))
    );
  }

  /** Whether more than an article or a preposition announces it: "Dr.", "phone", "Name:". */
  get isAnnounced(): boolean {
    return this.cue !== undefined || this.isTitled || /\p{L}{2,}\s?: ?$/u.test(this.left);
  }

  /** Whether it stands right after the name of a class: "customer number xxxx". */
  get isApposed(): boolean {
    return this.apposition?.kind === 'class';
  }

  /** What the word right before it says. */
  get apposition(): Reading | undefined {
    const word = /(\p{L}+)\s[("“«]?$/u.exec(this.left)?.[1];
    return word === undefined ? undefined : readMarkName(word, this.#words);
  }

  /** Whether commas part it from the name of a class before it: "the tenant, ***, left". */
  get isSetOff(): boolean {
    const word = /(\p{L}+), $/u.exec(this.left)?.[1];
    return word !== undefined && this.right.startsWith(',') && readMarkName(word, this.#words).kind === 'class';
  }

  /** Whether its line is written in capitals. */
  get isShouted(): boolean {
    const around = (`${this.left} ${this.right}`.match(/\p{L}{2,}/gu) ?? []).filter(
      (word) => !this.#words.names.has(fold(word)),
    );
    return around.filter((word) => word === word.toUpperCase()).length * 2 > around.length;
  }

  /** Whether what follows it is that of an age. */
  get isAge(): boolean {
    return this.#words.after.has(fold(/^[\s-]?([\p{L}/]+)/u.exec(this.right)?.[1] ?? ''));
  }

  /** Whether an article or a preposition stands right before it. */
  get isSlot(): boolean {
    const word = /(\p{L}+)['’]?$/u.exec(this.left.replace(/[\s"“„«(]+$/u, ''))?.[1];
    return word !== undefined && this.#words.slots.has(fold(word));
  }

  /** A reference of Markdown: "[licence-url]: LICENCE", "[text][licence-url]". */
  get isReference(): boolean {
    return this.left.endsWith(']') || (this.left.trim() === '' && this.right.startsWith(':'));
  }

  /** Whether a quotation that has begun on its line has not ended. */
  get isQuoted(): boolean {
    const { left } = this;
    return (left.match(/["]/gu)?.length ?? 0) % 2 === 1 || left.search(/[“„«][^”“»]*$/u) !== -1;
  }

  get isDoubled(): boolean {
    return this.#text[this.start + 1] === '{';
  }

  startsWith(sign: string): boolean {
    return this.#text.startsWith(sign, this.start);
  }

  get isLine(): boolean {
    return this.left.trim() === '' && this.right.trim() === '';
  }
}

/**
 * Finds the marks of a text, in order: those of MIMIC II and III (`[**Hospital1 18**]`), blanks (`___`, `XXXX`, `****`, `████`), hidden numbers
 * (`XX/XX/2019`, `****1234`), letters after a form of address (`Mme [H]`), and names in brackets and fences of any kind (`<NAME>`, `[Date of birth]`,
 * `{{NAME-1}}`, `@@CITY@@`, `PERSON_1`). A name is a class that the language's pack or the English one knows, or says that something was withheld;
 * one that nobody knows is a mark where it is numbered, where a name must stand, or where the text has marks that are written as it is.
 * What a blank stands for is told by the words before and after it.
 */
export function findMarks(text: string, locale: string): readonly Mark[] {
  const words = markWords(locale);
  const candidates = candidatesOf(text, words, locale);
  const styles = new Set(candidates.filter(({ is }) => is === 'mark').map(({ style }) => style));
  const marks: Mark[] = [];
  for (const candidate of candidates) {
    const around = new Around(text, candidate, words, locale);
    const previous = marks.at(-1);
    if (text[candidate.start - 1] === ']' && candidate.shape === 'square' && previous?.end !== candidate.start)
      continue;
    const goesOn = candidate.shape === 'letter' && previous !== undefined && candidate.start - previous.end === 1 && /^\[(?:\p{Lu}|\d+)\]$/u.test(text.slice(previous.start, previous.end)); // prettier-ignore
    const isMark = candidate.is === 'mark' || goesOn || (candidate.is === 'perhaps' && styles.has(candidate.style));
    if (isMark) marks.push(tell(candidate, text, around, words, goesOn ? previous : undefined));
  }
  return marks;
}

function candidatesOf(text: string, words: MarkWords, locale: string): readonly Candidate[] {
  const candidates: Candidate[] = [];
  MARK.lastIndex = 0;
  const ends = new Set(Array.from(text.matchAll(/<\/ ?([\p{L}_][\p{L}\p{N}_-]{0,40})/gu), ([, name = '']) => name));
  for (let found = MARK.exec(text); found !== null; found = MARK.exec(text)) {
    const groups = found.groups ?? {};
    const shape = SHAPE_NAMES.find((name) => groups[`is_${name}`] !== undefined) as Shape;
    const start = found.index;
    const end = start + found[0].length;
    if (shape === 'hidden') {
      for (const [from, to] of partsOf(found[0])) candidates.push(...hiddenOf(text, start + from, start + to, words, locale));
      continue;
    }
    const name = (groups[shape] ?? groups['merged'] ?? (shape === 'mimic' ? found[0].slice(3, -3) : shape === 'fenced' ? groups['fenced'] : '') ?? '').trim(); // prettier-ignore
    const span = { start, end };
    const around = new Around(text, span, words, locale);
    const own = { ...span, shape, name, style: `${shape} ${found[0].slice(0, 2).replace(/[\p{L}\p{N}]/u, '')} ${caseOf(name)}` };
    if ((groups[shape] ?? groups['merged']) === undefined || shape === 'block' || shape === 'letter')
      candidates.push({ ...own, reading: undefined, is: isBlank(shape, around, words) ? 'mark' : 'no' });
    else {
      const reading = readMarkName(name, words);
      const is = shape === 'angle' && (ends.has(name) || isElement(name)) ? 'no' : judge(shape, name, reading, around);
      candidates.push({ ...own, reading, is });
      // There may be one within: "(her son, PERSON_1)".
      if (is === 'no') MARK.lastIndex = start + 1;
    }
  }
  return candidates;
} // prettier-ignore

const SHAPE_NAMES: readonly Shape[] = ['mimic', 'framed', 'element', 'nested', 'square', 'angle', 'brace', 'round', 'fenced', 'starred', 'email', 'bare', 'hidden', 'block', 'signs', 'quoted', 'day', 'line', 'letter', 'initial', 'left']; // prettier-ignore

function caseOf(name: string): 'capitals' | 'title' | 'small' {
  if (name === name.toUpperCase()) return 'capitals';
  return /^\p{Lu}/u.test(name) ? 'title' : 'small';
}

/** A bar of a chart: parts of blocks, single ones, a share. */
const BAR = /[▁-▆▉-▏░]|(?<!█)█(?!█)|\d ?%/u;

/** Whether what has no name in it is a mark. */
function isBlank(shape: Shape, around: Around, words: MarkWords): boolean {
  if (shape === 'line') return !isToFillIn(around, words);
  if (shape === 'day')
    return (
      around.cue?.type === 'date' && !LONG_LINE.test(around.left + around.right) && !around.left.trimEnd().endsWith(':')
    );
  if (shape === 'signs') return around.isTitled || around.startsWith('…');
  if (shape === 'block')
    return (
      !BAR.test(around.left + around.right) &&
      !(around.right.trim() === '' && /\d\S* +$|^\s*\S* {2,}$/u.test(around.left))
    );
  if (shape === 'letter') return around.isLettered;
  if (shape === 'initial')
    return around.isTitled || (around.end - around.start < 3 ? around.isOfRole : around.isApposed);
  return shape === 'left'
    ? around.isTitled ||
        (around.isApposed && /^ \p{Lu}/u.test(around.right)) ||
        around.cue?.isBirth === true ||
        around.cue?.type === 'city'
    : true;
}

/** What a name in brackets is. */
function judge(shape: Shape, name: string, { kind, index, type, saysWithheld, hasHead }: Reading, around: Around): Candidate['is'] {
  if (kind === 'note') return 'no';
  const is = caseOf(name);
  if (shape === 'bare') {
    if (around.isCode) return 'no';
    const bare = name.replace('@', '');
    if (kind === 'withheld') return is === 'capitals' && !/\p{Lu}{2,}[^\p{L}]*$/u.test(around.left) && !/^[^\p{L}]*\p{Lu}{2,}/u.test(around.right) ? 'mark' : 'no';
    if (kind !== 'class') return 'no';
    if (bare !== name || bare.includes('_') || bare.includes('#')) return 'mark';
    if (bare.includes('-')) return type !== undefined && COUNTED.has(type) && !around.isShouted && !around.right.startsWith(':') ? 'mark' : 'no';
    if (index === '') return around.isShouted || bare.length < 4 || type === undefined || !(COUNTED.has(type) || SPELT_OUT.has(type)) ? 'no' : around.isAnnounced ? 'mark' : around.isWanted ? 'perhaps' : 'no';
    return index.length === 3 || (type !== undefined && COUNTED.has(type)) ? 'mark' : 'no';
  }
  if (around.isCode && !(shape === 'square' && kind === 'class' && index !== '' && is !== 'small')) return 'no';
  if (shape === 'square' && is === 'small' && around.isReference) return 'no';
  if (shape === 'brace' && is !== 'capitals' && kind !== 'withheld') return kind === 'class' && around.isTitled && !around.isDoubled ? 'mark' : 'no';
  if (shape === 'quoted' && (kind !== 'class' || (is === 'title' && !around.isTitled && !/\p{L}[_-]\p{L}|\p{Ll}\p{Lu}/u.test(name)))) return 'no';
  if (shape === 'round') {
    if (kind === 'unknown') return 'no';
    if (kind === 'withheld') return around.isWanted || around.isOfRole || around.isApposed || around.isSetOff ? 'mark' : 'no';
    return saysWithheld === true || ((around.isTitled || around.isSlot) && !around.right.startsWith(' :') && !around.right.startsWith(':')) ? 'mark' : 'no';
  }
  if (kind !== 'unknown') return 'mark';
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  const isApposed = around.isOfRole || around.isApposed || around.left.endsWith(', ');
  if (hasHead === true && !around.isLine && (around.isWanted || (isApposed && !around.isQuoted))) return 'mark';
  if (is === 'capitals' && letters > 2 && around.isApposed) return 'mark';
  if (shape === 'fenced' && !around.isShouted && (around.isAnnounced || /\p{L}_\p{L}/u.test(name))) return 'mark';
  if (fold(name) === fold(/(\p{L}+)\s$/u.exec(around.left)?.[1] ?? '')) return 'mark';
  // Who quotes puts in what he says of his own.
  if (is === 'small' && letters > 3 && /^[\p{L}\p{M}'’ -]+$/u.test(name) && around.isPhrase && !around.isQuoted)
    return 'mark';
  if (is === 'small' && (around.isPhrase || /\p{L}_\p{L}/u.test(name))) return 'perhaps';
  if (letters < 3 || is === 'small' || shape === 'starred' || /\d{4}/u.test(index)) return 'no';
  if (shape === 'fenced') return 'perhaps';
  if (is === 'title') return around.isWanted && !around.isLine ? 'perhaps' : 'no';
  if (/\p{L}_+[\p{L}\d]/u.test(name) || (letters > 4 && around.isWanted)) return 'mark';
  return 'perhaps';
} // prettier-ignore

/** Types of which a note has few, so that "PERSON1" is no number of the kind itself. */
const COUNTED: ReadonlySet<SurrogateType> = new Set(['patient', 'doctor', 'person', 'given-name', 'family-name', 'organisation', 'hospital', 'location', 'city', 'date'] as const); // prettier-ignore

/** Types whose names are words rather than abbreviations, which are written in capitals anyway ("IBAN"). */
const SPELT_OUT: ReadonlySet<SurrogateType> = new Set([
  'phone',
  'email',
  'street',
  'region',
  'country',
  'department',
  'profession',
  'username',
] as const);

/** Whether a blank is a form's, as "Yes ___ No ___", "___/10" and "___ kg": nothing was taken out there. */
function isToFillIn(around: Around, { question }: MarkWords): boolean {
  const { left, right, end, start } = around;
  if (end - start < 3) return !around.isTitled;
  if (end - start > LONGEST) return !around.isTitled || !/^ \p{Ll}/u.test(right);
  return (
    LONG_LINE.test(left) ||
    LONG_LINE.test(right) ||
    FILLED_IN.test(right) ||
    left.endsWith('/') ||
    question?.test(fold(`${left}___${right}`)) === true
  );
}

/** A hidden word or number. */
function hiddenOf(text: string, from: number, to: number, words: MarkWords, locale: string): readonly Candidate[] {
  const isFramed = /^\([^()]*\)$/u.test(text.slice(from, to));
  const start = isFramed ? from + 1 : from;
  let end = isFramed || (text[to - 1] === ')' && !text.slice(from, to).includes('(')) ? to - 1 : to;
  let found = text.slice(start, end);
  if (!/[Xx*#•]{2}/u.test(found)) return [];
  if (/^[X*x]{2}\.[X*x]{2}$/u.test(found) && text[end] === '.') found = text.slice(start, ++end);
  const own = { start, end, shape: 'hidden' as const, name: '', reading: undefined, style: `hidden ${/[Xx*#•]/u.exec(found)?.[0]}` };
  const around = new Around(text, own, words, locale);
  return [{ ...own, is: isHidden(found, around) }];
} // prettier-ignore

function isHidden(found: string, around: Around): Candidate['is'] {
  const stars = found.match(/\*/gu)?.length ?? 0;
  // Bold, patterns of files, powers, stars of significance.
  if (stars > 0 && (/^\*\*[^*]+\*\*$/u.test(found) || around.left.endsWith('/') || (stars < 3 && !MASKED_DATE.test(found)) || (/^[*/]+$/u.test(found) && found.includes('/') && !around.isWanted))) return 'no';
  if (!/X{4}/u.test(found) && around.isCode) return 'no';
  const sure = (is: boolean) => (is ? 'mark' : 'no');
  const groups = found.split(/[^\p{L}\p{N}*#•]+/u).filter(Boolean);
  const [only = ''] = groups;
  if (groups.length > 1) return sure(!/^\d+[.,]\d+\*+$|^\d+,X+$/u.test(found) && groups.some((group) => /[Xx*#•]{2}/u.test(group)) && (groups.length > 2 || only.length > 1)); // prettier-ignore
  if (/\p{Lu}\p{Ll}{0,2}\*|(?!X)\p{Lu}\p{Ll}{0,2}x{3}/u.test(only)) return sure(around.isWanted);
  if (/\d/u.test(only)) return sure(/^(?:19|20)(?:XX|\*\*|\dX)$/u.test(only) || (only.length > 4 && !/^\d{1,3}[*#]+$/u.test(only)));
  const isMoney = /[€$£]\s?$/u.test(around.left) || /^\s?[€$£]/u.test(around.right);
  const isAge = around.isAge;
  if (isMoney || isAge) return 'mark';
  if (only.startsWith('X')) {
    if (only.length > 3) return 'mark';
    return around.isTitled || (only.length === 3 && (around.isWanted || around.isApposed || around.isSetOff)) ? 'mark' : 'no';
  }
  if (only.length < 3) return sure(around.isTitled);
  if (only.length > 7 && /[\p{Ll},] $/u.test(around.left) && /^,? \p{Ll}/u.test(around.right)) return 'mark';
  if (around.isSetOff || (/\p{L}{2,5}\. $/u.test(around.left) && /^ \p{Ll}/u.test(around.right))) return 'mark';
  if (around.isLine || (only.startsWith('#') && around.left.trim() === '')) return 'no';
  return around.isWanted || around.isApposed || only.startsWith('•') ? 'mark' : only.startsWith('x') || /^\p{P}*$/u.test(around.left.trim()) ? 'no' : 'perhaps';
} // prettier-ignore

function tell(candidate: Candidate, text: string, around: Around, words: MarkWords, previous: Mark | undefined): Mark {
  const { start, end, shape, name, reading } = candidate;
  const { cue } = around;
  const after = text.slice(end, end + AFTER);
  const written = text.slice(start, end);
  let told: Told;
  if (shape === 'mimic') {
    told = toldByMimic(name);
    if (told.type === undefined) told = toldByClass(readMarkName(name, words).type);
  } else if (shape === 'letter' || shape === 'initial') told = { type: previous === undefined ? (cue?.type ?? 'person') : previous.type, part: 'family' };
  else if (shape === 'day') told = { type: 'date', part: undefined };
  else if (shape === 'email') told = { type: 'email', part: undefined };
  else if (reading?.kind === 'class' || reading?.hasHead === true) told = toldByClass(reading.type);
  else if (shape === 'hidden' && MASKED_DATE.test(written)) told = { type: 'date', part: undefined };
  else if (shape === 'hidden' && MASKED_PHONE.test(written)) told = { type: 'phone', part: undefined };
  else told = toldByWords(cue, after, words);
  if (told.type === undefined && around.isApposed) told = toldByClass(around.apposition?.type); // "the witness [redacted]"
  // "Dr. [**Last Name (STitle) 3**]" is a doctor's.
  const type = told.type === 'person' && shape === 'mimic' && cue?.type === 'doctor' ? 'doctor' : told.type;
  const mimic = shape === 'mimic' ? name : undefined;
  return {
    start,
    end,
    label: type === undefined ? UNKNOWN : (LABELS[type] ?? type.toUpperCase()),
    type,
    says: name,
    same: sameAs(type, mimic, reading?.index ? fold(name) : undefined),
    part: told.part,
    gender: /^(?:known )?female/i.test(mimic ?? '') ? 'f' : /^male/i.test(mimic ?? '') ? 'm' : (cue?.gender ?? 'u'),
    isBirth: type === 'date' && cue?.isBirth === true,
  };
} // prettier-ignore

function toldByClass(type: SurrogateType | undefined): Told {
  return { type, part: type === undefined ? undefined : partOf(type) };
}

function toldByMimic(says: string): Told {
  const [, type, part] = MIMIC.find(([pattern]) => pattern.test(says)) ?? [];
  return { type, part };
}

function partOf(type: SurrogateType): NamePart {
  if (type === 'given-name') return 'given';
  if (type === 'family-name') return 'family';
  return type === 'patient' || type === 'doctor' || type === 'person' ? 'whole' : undefined;
}

interface Cue {
  readonly type: SurrogateType | undefined;
  readonly gender: Gender;
  readonly isTitle: boolean;
  readonly isBirth: boolean;
}

/** What the words right before a mark, on its line, say of it: the longest cue that they end with, or a form of address. */
function cueBefore(text: string, cues: MarkWords['before'], locale: string): Cue | undefined {
  const line = fold(text.slice(text.lastIndexOf('\n') + 1)).replace(/[\s:#(.]+$/u, '');
  const words = line.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const last = words.at(-1) ?? '';
  const title = titleGender(last, locale);
  for (let count = Math.min(4, words.length); count > 0; count--) {
    const phrase = words.slice(-count).join(' ');
    const type = line.endsWith(phrase) ? cues.get(phrase) : undefined;
    if (type !== undefined) return { type, gender: title ?? 'u', isTitle: title !== undefined, isBirth: type === 'date' && phrase !== last };
  }
  // Who is addressed in a note about somebody is that person; a witness is anybody.
  const isRole = packOf(locale)?.marks?.names.person?.split(' ').includes(last) === true;
  return title === undefined || title === 'u' || !line.endsWith(last) ? undefined : { type: isRole ? 'person' : 'patient', gender: title, isTitle: true, isBirth: false };
} // prettier-ignore

function toldByWords(before: Cue | undefined, after: string, words: MarkWords): Told {
  const next = /^[\s-]*([\p{L}/]+)/u.exec(fold(after))?.[1];
  const type = (next === undefined ? undefined : words.after.get(next)) ?? before?.type;
  if (type === undefined) return { type, part: undefined };
  return { type, part: before?.isTitle === true && partOf(type) === 'whole' ? 'family' : partOf(type) };
}

function sameAs(
  type: SurrogateType | undefined,
  mimic: string | undefined,
  numbered: string | undefined,
): string | undefined {
  if (type === 'patient') return 'patient'; // a note has one
  if (mimic !== undefined) {
    const own = /(\d+)$/.exec(mimic)?.[1];
    // The number is that of a name, whatever pattern found it; of other things with their kind ("Hospital1 18").
    return own === undefined ? undefined : `${type === 'doctor' || type === 'person' ? 'name' : mimic.replace(/\s+/gu, ' ')} ${own}`; // prettier-ignore
  }
  return numbered;
}
