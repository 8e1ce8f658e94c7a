import { packOf } from '../languages/index.ts';
import type { CharSpan } from '../core/types.ts';
import type { Gender } from '../resources/gazetteer.ts';
import { titleGender } from '../surrogates/persons/name-words.ts';
import type { SurrogateType } from '../surrogates/types.ts';
import { fold } from '../text/fold.ts';

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

/**
 * `[** … **]`; `<NAME>`, `[NAME]`, `[Name]`, maybe numbered, and not the index of an array or a link; `[H]`; `XX/XX/2019`, `XXX-XX-1234`; `___`; `XXXX`.
 * Words in angle brackets are capitals, since others are tags; a longer line of underscores is one to write on.
 */
const MARK =
  /\[\*\*(?<mimic>[^\]]{0,80}?)\*\*\]|<(?<tag>\p{Lu}[\p{Lu}\p{M}_ -]{1,30}?)[_ -]?(?<tagNumber>\d{0,4})>|(?<![\p{L}\p{N}_\])])\[(?<named>\p{L}[\p{L}\p{M}_ -]{1,30}?)[_ -]?(?<number>\d{0,4})\](?!\()|(?<![\p{L}\p{N}_\])])\[(?<letter>\p{Lu})\](?!\()|(?<![\p{L}\p{N}_])(?:(?<masked>X{2,4}(?:[/.-](?:X{2,4}|\d{2,4})){2,})|_{3,6}|X{4,})(?![\p{L}\p{N}_])/gu;
const MASKED_DATE = /^XX([/.-])XX\1(?:X{2}|X{4}|\d{2}|\d{4})$/u;
/** "Pain ___/10" is to be filled in. */
const SCALE = /^\/\d/u;
const BEFORE = 40;
const AFTER = 16;
/** How far around a blank its line is read. */
const LINE = 120;

interface Cues {
  readonly names: ReadonlyMap<string, SurrogateType>;
  readonly before: ReadonlyMap<string, SurrogateType>;
  readonly after: ReadonlyMap<string, SurrogateType>;
  readonly withheld: ReadonlySet<string>;
  /** A line of a form, to be answered by yes or no. */
  readonly question: RegExp | undefined;
}

const known = new Map<string, Cues>();

function cuesOf(locale: string): Cues {
  let cues = known.get(locale);
  if (cues === undefined) {
    const marks = packOf(locale)?.marks;
    const shared = packOf('en')?.marks;
    cues = {
      // Programs write English classes into text of any language.
      names: new Map(
        [shared, marks].flatMap((own) => [...byWord(own?.names)].map(([name, type]) => [joined(name), type])),
      ),
      before: byWord(marks?.before),
      after: byWord(marks?.after),
      withheld: new Set([shared, marks].flatMap((own) => own?.withheld.split(' ').map(joined) ?? [])),
      question: marks && new RegExp(marks.answers.map((word) => `(?<!\\p{L})${word}\\s*_{3}`).join('.*'), 'u'),
    };
    known.set(locale, cues);
  }
  return cues;
}

/** Lists of words, with `_` for the blank in a phrase, as the type of each. */
function byWord(lists: Readonly<Partial<Record<SurrogateType, string>>> = {}): ReadonlyMap<string, SurrogateType> {
  return new Map(
    Object.entries(lists).flatMap(([type, list]) =>
      list.split(' ').map((word) => [word.replaceAll('_', ' '), type as SurrogateType] as const),
    ),
  );
}

/**
 * Finds the marks of a text, in order: those of MIMIC II and III (`[**Hospital1 18**]`), blanks (`___`, as in MIMIC-IV, `XXXX`,
 * `XX/XX/2019`), letters after a form of address (`Mme [H]`), and names of classes in brackets (`<NAME>`, `[Date]`) that the language's pack or the
 * English one knows. What a blank stands for is told by the words before and after it.
 */
export function findMarks(text: string, locale: string): readonly Mark[] {
  const cues = cuesOf(locale);
  const marks: Mark[] = [];
  let lettersEnd = -1;
  for (const found of text.matchAll(MARK)) {
    const { mimic, letter, masked } = found.groups ?? {};
    const named = found.groups?.['tag'] ?? found.groups?.['named'];
    const number = found.groups?.['tagNumber'] ?? found.groups?.['number'] ?? '';
    const start = found.index;
    const end = start + found[0].length;
    const before = cueBefore(text.slice(Math.max(0, start - BEFORE), start), cues.before, locale);
    const after = text.slice(end, end + AFTER);
    let told: Told;
    if (mimic !== undefined) told = toldByMimic(mimic.trim());
    else if (letter !== undefined) {
      // "Mme [H] [D]": letters in brackets are points of a list but for a name's.
      const goesOn = start - lettersEnd === 1;
      if (!goesOn && before?.isTitle !== true) continue;
      lettersEnd = end;
      told = { type: goesOn ? marks.at(-1)?.type : before?.type, part: 'family' };
    } else if (named !== undefined) {
      const type = typeOfClass(named, cues.names);
      if (type === undefined && !cues.withheld.has(joined(named))) continue;
      told = type === undefined ? toldByWords(before, after, cues) : { type, part: partOf(type) };
    } else if (masked !== undefined && MASKED_DATE.test(masked)) told = { type: 'date', part: undefined };
    else if (found[0].startsWith('_') && isToFillIn(text, start, after, cues)) continue;
    else told = toldByWords(before, after, cues);
    // "Dr. [**Last Name (STitle) 3**]" is a doctor's.
    const type = told.type === 'person' && mimic !== undefined && before?.type === 'doctor' ? 'doctor' : told.type;
    marks.push({
      start,
      end,
      label: type === undefined ? UNKNOWN : (LABELS[type] ?? type.toUpperCase()),
      type,
      says: (mimic ?? named ?? '').trim(),
      same: sameAs(type, mimic?.trim(), named, number),
      part: told.part,
      gender: /^(?:known )?female/i.test(mimic ?? '')
        ? 'f'
        : /^male/i.test(mimic ?? '')
          ? 'm'
          : (before?.gender ?? 'u'),
      isBirth: type === 'date' && before?.isBirth === true,
    });
  }
  return marks;
}

/** Whether a blank is a form's, as "Yes ___ No ___" and "___/10": nothing was taken out there. */
function isToFillIn(text: string, start: number, after: string, { question }: Cues): boolean {
  const [left = '', right = ''] = [text.slice(Math.max(0, start - LINE), start).split('\n').at(-1), text.slice(start, start + LINE).split('\n')[0]]; // prettier-ignore
  const line = fold(left + right);
  return SCALE.test(after) || question?.test(line) === true;
}

/** The name of a class, however its words are joined: "PHONE_NUMBER", "Phone number", "PHONENUMBER". */
function joined(name: string): string {
  return fold(name).replaceAll(/[_ -]+/gu, '');
}

/** What a class is of; of one whose words a program joined ("NOMBRE_SUJETO_ASISTENCIA") and nobody lists, what the first of them tells that is listed. */
function typeOfClass(named: string, names: Cues['names']): SurrogateType | undefined {
  const words = /^[^ ]+_[^ ]+$/u.test(named) ? named.split('_') : [];
  return [named, ...words].flatMap(
    (name) => names.get(joined(name)) ?? names.get(joined(name).replace(/s$/u, '')) ?? [],
  )[0];
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
function cueBefore(text: string, cues: Cues['before'], locale: string): Cue | undefined {
  const line = fold(text.slice(text.lastIndexOf('\n') + 1)).replace(/[\s:#(.]+$/u, '');
  const words = line.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const last = words.at(-1) ?? '';
  const title = titleGender(last, locale);
  for (let count = Math.min(4, words.length); count > 0; count--) {
    const phrase = words.slice(-count).join(' ');
    const type = line.endsWith(phrase) ? cues.get(phrase) : undefined;
    if (type !== undefined) return { type, gender: title ?? 'u', isTitle: title !== undefined, isBirth: type === 'date' && phrase !== last };
  }
  // Who is addressed in a note about somebody is that person.
  return title === undefined || title === 'u' || !line.endsWith(last) ? undefined : { type: 'patient', gender: title, isTitle: true, isBirth: false };
} // prettier-ignore

function toldByWords(before: Cue | undefined, after: string, cues: Cues): Told {
  const next = /^[\s-]*([\p{L}/]+)/u.exec(fold(after))?.[1];
  const type = (next === undefined ? undefined : cues.after.get(next)) ?? before?.type;
  if (type === undefined) return { type, part: undefined };
  return { type, part: before?.isTitle === true && partOf(type) === 'whole' ? 'family' : partOf(type) };
}

function sameAs(
  type: SurrogateType | undefined,
  mimic: string | undefined,
  named: string | undefined,
  number: string,
): string | undefined {
  // prettier-ignore
  if (type === 'patient') return 'patient'; // a note has one
  if (mimic !== undefined) {
    const own = /(\d+)$/.exec(mimic)?.[1];
    // The number is that of a name, whatever pattern found it; of other things with their kind ("Hospital1 18").
    return own === undefined ? undefined : `${type === 'doctor' || type === 'person' ? 'name' : mimic.replace(/\s+/gu, ' ')} ${own}`; // prettier-ignore
  }
  return named !== undefined && number !== '' ? `${named} ${number}` : undefined;
}
