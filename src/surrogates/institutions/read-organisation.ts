import { hasWord } from '../../core/has-word.ts';
import { packOf, wordsOf } from '../../languages/index.ts';
import { fold } from '../case.ts';
import {
  FUNCTION_WORDS,
  HONOURS,
  isOrganisationKind,
  LEGAL_FORMS,
  ROOM_WORDS,
  splitStreetCompound,
  STREET_KINDS,
  UNIT_WORDS,
} from '../kind-words.ts';
import type { Lexicon } from '../lexicon.ts';
import { peoplesOf } from '../peoples.ts';
import { readRoom, readStreet } from '../places/street.ts';
import { OF_TOWN, type Slot, SPECIALTY, type Template } from '../slots.ts';
import { cutTokens, slot, type TextToken } from '../template-words.ts';
import type { SurrogateType } from '../types.ts';
import {
  isField,
  isFieldOfState,
  isGroupWord,
  isListedBody,
  isOrdinaryBody,
  isListedWord,
  isOrdinaryWord,
  otherAcronyms,
  otherBodies,
  otherClassWords,
  otherStances,
} from './class-words.ts';
import { isNameless, readDefinite, readHeaded, readSeated } from './headed.ts';
import { ofGreatTown, surname } from './name-passes.ts';
import { ACRONYM, acronymSlot, isAcronym } from './organisation-run.ts';
import { findPlace, isKindOf, isName, RARE, readListed, STARTS_UPPER } from './places-in-name.ts';
import {
  ADVOCATION,
  LEGAL_ENDING,
  namesakeSlot,
  namesakesOf,
  readComponent,
  readNameless,
  readParts,
  WORDLIKE,
} from './read-parts.ts';

const HAN = /\p{Script=Han}{2,}/u;
/** "Ellison 8": a floor that is called by a name. */
const FLOOR = /^(\p{Lu}\p{L}{2,}) (\p{Nd}{1,2}\p{Lu}?)$/u;
const PURPOSES = [...wordsOf(({ institutions }) => institutions?.purpose)].join('|');
const PURPOSE = new RegExp(`^(?<before>.+\\s(?:${PURPOSES}))\\s(?<purpose>\\p{Lu}[^,;()/]+)$`, 'u');

/** "Citizens for Clean Water": the same people want something else. "Kita Regenbogen": such a house is called otherwise. */
export function readAim(text: string, locale: string): Template | undefined {
  for (const [before, aims] of packOf(locale)?.institutions?.aims ?? []) {
    const head = before.exec(text)?.[0];
    if (head === undefined) continue;
    const [legal = ''] = /,? [\p{L}./]{2,12}$/u.exec(text) ?? [];
    const end = LEGAL_FORMS.has(fold(legal.replace(/^[ ,]+|\.$/gu, ''))) ? text.length - legal.length : text.length;
    return [head, slot('aim', text.slice(head.length, end), { grammar: aims }), ...(end < text.length ? [legal] : [])];
  }
  return undefined;
} // prettier-ignore

/** "#MTV" */
const HASHTAG = /^#(\p{L}+)$/u;

/** "Cinema 21": another of the kind has another number. */
const COUNTED = /^(\p{Lu}\p{Ll}{3,}) (\p{Nd}{1,3})$/u;

/** "Ward 7B", "Theatre 2", "3ª planta": another of them is called by another number. */
const ROOM = /^(?=.* )(?:\p{Nd}{1,2}[ªº] )?(\p{L}{3,})(?: (?:\p{Nd}{1,3}[\p{Lu}ªº]?|\p{Lu}\p{Nd}{0,3}))?$/u;

/**
 * Reads a mention of an organisation: names and places are filled and, where there is neither, what the institution is for;
 * else it becomes another as a whole.
 */
export function readOrganisation(text: string, type: SurrogateType, lexicon: Lexicon, locale: string): Template {
  if (type === 'organisation') return readWhole(text, type, lexicon, locale);
  return (
    readNumbered(text, type, lexicon, locale) ??
    readAtStreet(text, lexicon, locale) ??
    (type === 'department' ? readUnnamed(text, lexicon, locale) : undefined) ??
    withSpecialties(readWhole(text, type, lexicon, locale), text, type, lexicon, locale)
  );
}

/** "Station 4 Ost", "Haus C, Station 7", "Medizinische Klinik I": one of several that are told apart by numbers and letters alone has others. */
function readNumbered(
  text: string,
  type: SurrogateType,
  { grammars, kindWords }: Lexicon,
  locale: string,
): Template | undefined {
  const tokens = cutTokens(text);
  // "Chirurgie 2"
  if (packOf(locale)?.institutions?.heads === undefined && tokens.some(({ text: own }) => isField(own, locale))) return undefined; // prettier-ignore
  const isKind = ({ key }: TextToken, next = '') => isOrganisationKind(key) || ROOM_WORDS.has(key) || UNIT_WORDS.has(key) || (type === 'department' && (kindWords.has(key) || next.startsWith('.'))); // prettier-ignore
  const form = type === 'department' ? SHORT_DEPARTMENT : '';
  const parts = tokens.map((token, i): string | Slot | undefined => {
    const { kind, text: own } = token;
    if (kind === 'number') return slot('digits', own);
    if (kind === 'gap') return own;
    // A house has few of them.
    if (i > 0 && /^[IVX]+$/u.test(own)) return slot('aim', own, { grammar: 'I|II|III|IV|V|VI' });
    // Not "3ª"
    if (/^[\p{Lu}\p{Ll}]$/u.test(own))
      return /\p{Ll}/u.test(own) ? slot('aim', own, { grammar: 'a|b|c|d' }) : slot('letter', own);
    if (own.length === 1 || isKind(token, tokens[i + 1]?.text)) return own;
    return isAcronym(own) && grammars.has(form) ? slot('grammar', own, { grammar: form }) : undefined;
  });
  const template = parts.filter((part) => part !== undefined);
  const isTold = template.some((part) => typeof part !== 'string' && part.kind !== 'grammar');
  const hasWord = tokens.some(({ kind, text: own }, i) => kind === 'word' && own.length > 1 && (typeof parts[i] === 'string' || parts[i]?.kind === 'grammar')); // prettier-ignore
  return isTold && hasWord && template.length === parts.length ? template : undefined;
}

/** "Church Street Surgery", "MVZ Klosterstraße": called after where it stands. */
function readAtStreet(text: string, lexicon: Lexicon, locale: string): Template | undefined {
  const words = text.split(' ');
  const { streetHeads, streetKindLast } = packOf(locale)?.places ?? {};
  const last = words.at(-1) ?? '';
  if (streetHeads !== undefined && words.length > 1 && words.slice(0, -1).every((word) => isOrganisationKind(fold(word))) && splitStreetCompound(last) !== undefined && lexicon.places.find(fold(last), 'city') === undefined) return [text.slice(0, -last.length), ...readStreet(last, lexicon, locale)]; // prettier-ignore
  if (streetKindLast !== true) return undefined;
  const at = words.findIndex((word, i) => i > 0 && STREET_KINDS.has(fold(word)));
  const rest = words.slice(at + 1);
  const isStreet = at > 0 && rest.length > 0 && rest.every((word) => isOrganisationKind(fold(word)) || isListedWord(word, locale)); // prettier-ignore
  return isStreet ? [...readStreet(words.slice(0, at + 1).join(' '), lexicon, locale), ` ${rest.join(' ')}`] : undefined; // prettier-ignore
}

/** "Crisis Team", "ITU", "Community Matrons": a department that nobody gives a name becomes another, of its form where many have that. */
function readUnnamed(text: string, { grammars }: Lexicon, locale: string): Template | undefined {
  if (!grammars.has(SPECIALTY)) return undefined;
  const { wards } = packOf(locale)?.institutions ?? {};
  if (wards !== undefined) return readWard(text, wards, grammars, locale);
  const words = text.split(/[ -]/u);
  const head = fold(words.at(-1) ?? '');
  const isJoined = packOf(locale)?.institutions?.heads !== undefined; // "Kinderstation"
  // "Unidad de Ictus": where what it is comes first, and no number tells which.
  const first = DEPARTMENT_FORM + fold(words[0] ?? '');
  if (!isJoined && grammars.has(first) && packOf(locale)?.institutions?.titleCase !== true && !/\p{Nd}/u.test(text)) return [slot('grammar', text, { grammar: first })]; // prettier-ignore
  const isOf = (name: string) => name.startsWith(DEPARTMENT_FORM) && (isJoined ? head.endsWith(name.slice(DEPARTMENT_FORM.length)) : name === DEPARTMENT_FORM + head); // prettier-ignore
  const form = isAcronym(text) ? SHORT_DEPARTMENT : [...grammars].find(isOf);
  const isTold = isJoined ? form !== undefined && (words.length === 1 || isOfNouns(text, locale)) : words.every((word) => isListedWord(word, locale)); // prettier-ignore
  if (!(isAcronym(text) || isTold)) return undefined;
  if (form !== undefined && grammars.has(form)) return [slot('grammar', text, { grammar: form })];
  return words.length > 1 && !isOrganisationKind(head) ? [slot('grammar', text, { grammar: 'department' })] : undefined;
}

/** Where its head comes first: "Service de Médecine interne" is for something else, "Unité mobile" another unit, and "Bloc 4" has another number. */
function readWard(text: string, wards: RegExp, grammars: Lexicon['grammars'], locale: string): Template | undefined {
  const isShouted = text === text.toUpperCase();
  const first = fold(/^\p{L}+/u.exec(text)?.[0] ?? '');
  const forms = isAcronym(text) ? [`short-${first.charAt(0)}`, 'short'] : [first];
  const grammar = forms.map((form) => `department-${form}`).find((form) => grammars.has(form));
  if (isAcronym(text)) return grammar === undefined ? undefined : [slot('grammar', text, { grammar })];
  const found = wards.exec(isShouted ? text.toLowerCase() : text)?.groups;
  if (found === undefined) return undefined;
  const { head = '', field = '', which = '' } = found;
  const number = which === '' ? [] : readRoom(which, locale);
  if (field !== '' && (head !== '' || grammar === undefined)) {
    const own = slot('grammar', text.slice(head.length, head.length + field.length), { grammar: SPECIALTY });
    return [text.slice(0, head.length), { ...own, casing: isAcronym(own.text) && !isShouted ? 'title' : own.casing }, ...number]; // prettier-ignore
  }
  const isNumbered = which !== '' && (grammar !== undefined || ROOM_WORDS.has(first) || isOrganisationKind(first));
  if (isNumbered) return [text.slice(0, -which.length), ...number];
  return which !== '' || grammar === undefined ? undefined : [slot('grammar', text, { grammar })];
}

/** What a hospital or a part of one is for is medicine, and beside a name it stays. */
function withSpecialties(
  template: Template,
  text: string,
  type: SurrogateType,
  { grammars }: Lexicon,
  locale: string,
): Template {
  const fields = template.filter(isFieldSlot);
  // "Trade" is a department of a state.
  if (!grammars.has(SPECIALTY) || fields.length === 0 || (type === 'department' && fields.every((field) => isFieldOfState(field.text, locale)))) return template; // prettier-ignore
  const isNamed = template.some((part) => typeof part !== 'string' && part.kind !== 'field' && part.kind !== 'digits');
  // "Hospital Psiquiátrico" has an adjective, and "Medicina Interna 2" is one specialty.
  if (
    packOf(locale)?.institutions?.titleCase !== true &&
    packOf(locale)?.institutions?.heads === undefined &&
    !isNamed
  ) {
    const number = / \p{Nd}+$/u.exec(text)?.[0] ?? '';
    const name = slot('grammar', text.slice(0, text.length - number.length), { grammar: SPECIALTY });
    return type === 'hospital' ? template : [name, ...(number === '' ? [] : readRoom(number, locale))];
  }
  if (template.some((part) => typeof part !== 'string' && !isFieldSlot(part))) return template.map((part) => (isFieldSlot(part) ? part.text : part)); // prettier-ignore
  // "Rehabilitation Hospital", but not "Department of Surgery", whatever it is labelled as.
  if (type === 'hospital' && typeof template.at(-1) === 'string') return [slot('grammar', text, { grammar: type })];
  // "Chirurgische Klinik" is told by an adjective.
  const { heads } = packOf(locale)?.institutions ?? {};
  const isBeforeNoun = (i: number) => heads !== undefined && /^ \p{Lu}/u.test(template.slice(i + 1).map((part) => (typeof part === 'string' ? part : part.text)).join('')); // prettier-ignore
  return template.map((part, i) => (isFieldSlot(part) && !isBeforeNoun(i) ? slot('grammar', part.text, { grammar: SPECIALTY }) : part)); // prettier-ignore
}

const isFieldSlot = (part: string | Slot): part is Slot => typeof part !== 'string' && part.kind === 'field';

function readWhole(text: string, type: SurrogateType, lexicon: Lexicon, locale: string): Template {
  if (HAN.test(text)) return [slot('grammar', text, { grammar: type })];
  const office = packOf(locale)?.institutions?.ofRegion?.exec(text)?.[0] ?? '';
  const seat = text.slice(office.length);
  // "Southern District of New York" is of the state.
  const listed = office === '' ? '' : (lexicon.places.withHyphen(seat) ?? seat);
  const state = office === '' ? undefined : lexicon.places.find(fold(listed), 'region');
  const isRegion = state?.kind === 'state' || state?.kind === 'region';
  const region = isRegion ? [slot(state.kind, listed, { band: state.band, region: state.region })] : office === '' ? undefined : readListed(seat, lexicon, locale); // prettier-ignore
  if (region !== undefined) return [office, ...region];
  const tag = HASHTAG.exec(text)?.[1] ?? '';
  if ((otherBodies(tag, locale) ?? otherAcronyms(tag, locale)) !== undefined) return ['#', ...readOrganisation(tag, type, lexicon, locale)]; // prettier-ignore
  if (otherBodies(text, locale) !== undefined) return [slot('body', text)]; // "Parliament"
  if (type === 'organisation' && isOrdinaryBody(text, locale)) return [slot('ordinary', text)];
  const firm = readKnownFirm(text, locale) ?? readOfSaintsTown(text, locale);
  if (firm !== undefined) return firm;
  const ofNamesake = type === 'hospital' ? readNamesake(text, lexicon, locale) : undefined;
  if (ofNamesake !== undefined) return ofNamesake;
  const ofDignitary = readDignitary(text, type, lexicon, locale);
  if (ofDignitary !== undefined) return ofDignitary;
  if (ROOM_WORDS.has(fold(ROOM.exec(text)?.[1] ?? ''))) return readRoom(text, locale);
  const [, counted = '', count = ''] = COUNTED.exec(text) ?? [];
  if (type === 'organisation' && isOrganisationKind(fold(counted))) return [`${counted} `, slot('digits', count)];
  const [, floor = '', level = ''] = type === 'organisation' ? [] : (FLOOR.exec(text) ?? []);
  if (floor !== '' && !isOrganisationKind(fold(floor))) return [...readNameless(floor, 'hospital', lexicon, locale), ' ', slot('shape', level)]; // prettier-ignore
  // "Praxis am Markt"
  const called = packOf(locale)?.institutions?.titleCase === true ? undefined : readAim(text, locale);
  if (called !== undefined) return called;
  const foreign = type === 'organisation' ? readForeign(text, lexicon, locale) : undefined;
  if (foreign !== undefined) return foreign;
  const kept = type === 'organisation' ? readKeeper(text, lexicon, locale) : undefined;
  if (kept !== undefined) return kept;
  const owned = type === 'organisation' ? readOwned(text, lexicon, locale) : undefined;
  if (owned !== undefined) return owned;
  const compound = readStances(text, locale);
  if (compound !== undefined) return compound;
  const member = packOf(locale)?.institutions?.titleCase === true ? MEMBER.exec(text)?.groups : undefined;
  if (member !== undefined && isOffice(member['head'] ?? '', locale))
    return [slot('stance', member['before'] ?? ''), ` ${member['head']}`];
  if (type === 'organisation' && isHonour(text, lexicon, locale)) return [surname(text.split(' ', 1)[0] ?? '', lexicon), text.slice(text.indexOf(' '))]; // prettier-ignore
  const family = type === 'organisation' ? packOf(locale)?.institutions?.ofFamilies?.exec(text)?.groups : undefined;
  if (family !== undefined) return [surname(family['name'] ?? '', lexicon), family['rest'] ?? ''];
  const club = type === 'organisation' ? readClub(text, lexicon, locale) : undefined;
  if (club !== undefined) return club;
  const branch = type === 'department' ? undefined : readBranch(text, lexicon, locale);
  if (branch !== undefined) return branch;
  const hasParties = packOf(locale)?.institutions?.party !== undefined;
  if (hasParties && otherStances(text, locale) !== undefined) return [slot('stance', text)]; // "Labor", "Liberals"
  // "Minister for Agriculture"
  if (packOf(locale)?.institutions?.titleCase === true && isField(text, locale) && !text.split(' ').some((word) => FUNCTION_WORDS.has(fold(word)))) return [slot('field', text)]; // prettier-ignore
  // Another number beside the same words would be no other organisation: "48 Factoring Inc".
  const filled = (template: Template): boolean =>
    template.some((part) => typeof part !== 'string' && part.kind !== 'digits');
  const seated = type === 'organisation' && !ADVOCATION.test(text) ? readSeated(text, lexicon, locale) : undefined;
  if (seated !== undefined) return ofGreatTown(seated, locale);
  const headed = readDefinite(text, lexicon, locale);
  if (headed !== undefined) return headed;
  const hasOrdinary = type === 'organisation' && packOf(locale)?.institutions?.ordinary !== undefined;
  const isOfClasses = type !== 'department' && packOf(locale)?.institutions?.ordinary !== undefined;
  for (const fields of isOfClasses ? FIELDS_OF_CLASSES : ALL_FIELDS) {
    const read = readParts(text, type, fields, lexicon, locale);
    const isMistaken = hasOrdinary && /[ -]/u.test(text) && hasNoNames(read) && isNameless(text, lexicon, locale);
    if (filled(read) && type === 'organisation' && isOfOtherTongue(read, lexicon, locale)) break;
    if (filled(read) && !isMistaken) return read;
  }
  // "Agropecuária Vale Verde Ltda."
  const legal = hasOrdinary ? (LEGAL_ENDING.exec(text)?.[0] ?? '') : '';
  const core = text.slice(0, text.length - legal.length);
  if (legal !== '' && core !== '') {
    const read = readHeaded(core, lexicon, locale)?.filter((part) => typeof part === 'string' || part.kind !== 'ordinary') ?? []; // prettier-ignore
    return [...(read.length > 0 ? read : [slot('family-name', core, { casing: core === core.toUpperCase() ? 'upper' : 'title', tokens: 1 })]), legal]; // prettier-ignore
  }
  return (
    (type === 'organisation' ? readHeaded(text, lexicon, locale) : undefined) ??
    (isOfClasses ? undefined : readPurpose(text)) ??
    (type === 'organisation' ? readGroup(text, locale) : undefined) ??
    beforeLegalForm(text, type, locale)
  );
}

/** "Assemblea Nacional Catalana", "Organisation Armée Secrète": beside words of another language stands nobody's surname. */
const isOfOtherTongue = (template: Template, lexicon: Lexicon, locale: string): boolean =>
  packOf(locale)?.institutions?.titleCase === true &&
  template.some((part) => typeof part !== 'string' && part.kind === 'family-name') &&
  template.every((part) => typeof part === 'string' || part.kind === 'family-name') &&
  template.some((part) => {
    const [own, word] = typeof part === 'string' ? ['', part.trim()] : [part.text, ''];
    const isStrange =
      /^\p{Lu}\p{L}{3,}$/u.test(word) &&
      !LEGAL_FORMS.has(fold(word)) &&
      !isKindOf(fold(word), locale) &&
      !isListedWord(word, locale);
    return isStrange || (fold(own) !== own.toLowerCase() && !own.split(' ').some((name) => isName(name, lexicon)));
  });

/** "die Staatsanwaltschaft", "das Städtische Krankenhaus": nouns, which name none of them. */
export function isOfNouns(text: string, locale: string): boolean {
  const { heads, plainWords } = packOf(locale)?.institutions ?? {};
  const words = text.split(' ');
  return heads !== undefined && [words[0], words.at(-1)].some((word) => isOrganisationKind(fold(word ?? ''))) && words.every((word) => isOrganisationKind(fold(word)) || plainWords?.test(word) === true); // prettier-ignore
}

/** "General Motors Corp.": what is of words alone becomes another firm of its form. */
function beforeLegalForm(text: string, type: SurrogateType, locale: string): Template {
  const [, core = '', form = ''] = packOf(locale)?.institutions?.titleCase === true ? (FORM.exec(text) ?? []) : [];
  return LEGAL_FORMS.has(fold(form.replace(/^[ ,]+|\.$/gu, ''))) ? [slot('grammar', core, { grammar: type }), form] : [slot('grammar', text, { grammar: type })]; // prettier-ignore
}

const FORM = /^(.+?)(,? \p{L}{2,12}\.?)$/u;

/** "Merrill Lynch & Co.", "HSBC Holdings Plc": what everybody knows, before its legal form. */
export function readKnownFirm(text: string, locale: string): Template | undefined {
  if (packOf(locale)?.institutions?.titleCase !== true) return undefined;
  const forms: string[] = [];
  for (let rest = text; ; rest = rest.slice(0, -(forms[0]?.length ?? 0))) {
    const { 0: form = '', groups } = LAST_WORD.exec(rest) ?? {};
    if (form === '' || !LEGAL_FORMS.has(fold(groups?.['word'] ?? ''))) break;
    forms.unshift(form);
  }
  const legal = forms.join('');
  if (forms.length === 0) return text.includes('&') && LETTERS_JOINED.test(text) ? readJoined(text) : undefined;
  const name = text.slice(0, -legal.length);
  if (isListedBody(name, locale) && (otherBodies(name, locale)?.length ?? 0) > 0) return [slot('body', name), legal];
  if (otherAcronyms(name, locale) !== undefined) return [slot('shape', name), legal];
  return LETTERS_JOINED.test(name) ? [...readJoined(name), legal] : undefined;
}

/** "B&SR": letters that a sign joins become others. */
const readJoined = (name: string): Template => name.split(/([&-])/u).map((part) => (/\p{L}/u.test(part) ? slot('shape', part) : part)); // prettier-ignore

/** "St. Quarzener Volkstheater": of a town that is called after a saint. */
function readOfSaintsTown(text: string, locale: string): Template | undefined {
  const { ofTowns } = packOf(locale)?.institutions ?? {};
  const [own = ''] =
    ofTowns === undefined ? [] : (/^\p{Lu}\p{Ll} ?\. ?\p{Lu}\p{Ll}{3,}er(?= \p{Lu}\p{Ll}{3})/u.exec(text) ?? []);
  if (own === '' || ofTowns?.pattern.test(own) !== true) return undefined;
  return [slot('class-word', otherClassWords(own, locale) === undefined ? ofTowns.example : own), text.slice(own.length)]; // prettier-ignore
}

const LAST_WORD = /,? (?:& )?(?<word>\p{Lu}\p{L}{1,11})\.?$/u;
const LETTERS_JOINED = /^\p{Lu}{1,4}[&-]\p{Lu}{1,4}$/u;

/** "Hospital Juan XXIII", "Hospital Marqués de Lindes": no other bears that number, or is of a town or a church. */
function readDignitary(text: string, type: SurrogateType, lexicon: Lexicon, locale: string): Template | undefined {
  for (const [name, all] of packOf(locale)?.institutions?.dignitaries ?? []) {
    const { 0: own = '', index = 0 } = name.exec(text) ?? {};
    if (own === '') continue;
    const words = own.split(/[ -]/u).filter((word) => STARTS_UPPER.test(word));
    const others = all.split('|').filter((other) => !other.split(/[ -]/u).some((word) => words.includes(word)));
    const manner = { type, whole: false, several: false, fields: 'kept', locale } as const;
    const read = (part: string) => (WORDLIKE.test(part) ? readComponent(part, manner, lexicon) : [part]);
    const around = [text.slice(0, index), text.slice(index + own.length)];
    const lead = around[0]?.trim() ?? '';
    if (others.length > 0 && (!isAcronym(lead) || isOrganisationKind(fold(lead)))) return [...read(around[0] ?? ''), slot('aim', own, { grammar: others.join('|') }), ...read(around[1] ?? '')]; // prettier-ignore
  }
  return undefined;
}

/** "Hôpital Robert Debré": whom a hospital is called after; others in whose name many are, so that it may lie anywhere. */
function readNamesake(text: string, lexicon: Lexicon, locale: string): Template | undefined {
  const known = namesakesOf(locale);
  const { 0: own = '', index = 0 } = known?.exec(text) ?? {};
  if (own === '') return undefined;
  const manner = { type: 'hospital', whole: false, several: false, fields: 'kept', locale } as const;
  const read = (part: string) => (WORDLIKE.test(part) ? readComponent(part, manner, lexicon) : [part]);
  // "Européen Georges Pompidou": what is no word of kind and no place goes with the name.
  const lead = read(text.slice(0, index));
  const isKind = !lead.some((part) => typeof part !== 'string' && part.kind.endsWith('-name'));
  return [...(isKind ? lead : []), ...namesakeSlot(own, locale), ...read(text.slice(index + own.length))];
}

/** "Österås vattendomstol": behind a name in the genitive a noun in small letters tells what it is, be it no word of kind. */
function readOwned(text: string, lexicon: Lexicon, locale: string): Template | undefined {
  const { ofTown } = packOf(locale)?.institutions ?? {};
  const [, body = '', part = ''] = /^(\p{Lu}\p{Ll}+)((?: \p{Ll}{3,})+)$/u.exec(text) ?? [];
  if (ofTown !== undefined && body.endsWith('s') && (otherBodies(body, locale)?.length ?? 0) > 0) return [slot('body', body), part]; // prettier-ignore
  // "Uppsala akademiska sjukhus", "Lunds nya teater"
  const seat = ofTown === undefined || !part.trim().includes(' ') ? undefined : findPlace(body, lexicon);
  const own = seat?.kind === 'city' ? body.slice(0, body.length - seat.ending.length) : '';
  if (seat !== undefined && own !== '' && ofTown?.(own) === body) return [slot('city', own, { band: seat.band, ending: OF_TOWN, region: seat.region }), part]; // prettier-ignore
  const [, name = '', noun = ''] = /^(\p{Lu}\p{Ll}{2,})( \p{Ll}{4,})$/u.exec(text) ?? [];
  if (ofTown === undefined || noun === '' || !/[sxz]$/u.test(name) || isName(name, lexicon) || isName(name.slice(0, -1), lexicon)) return undefined; // prettier-ignore
  if (isOrganisationKind(fold(noun.trim())) || otherClassWords(name, locale) !== undefined) return undefined;
  const place = findPlace(name, lexicon);
  if (place !== undefined && place.kind !== 'city') return undefined;
  const core = name.slice(0, name.length - (place?.ending.length ?? 1));
  return [slot('city', core, { band: place?.band ?? 1, ending: OF_TOWN, region: place?.region }), noun];
}

/** "Murphy's Pub", "Ted's Auto Repair": whose house it is, be there a town called so; words of the dictionary tell what it is. */
export function readKeeper(text: string, { names }: Lexicon, locale: string): Template | undefined {
  if (packOf(locale)?.institutions?.titleCase !== true) return undefined;
  const [, owner = '', mark = '', house = ''] = KEEPER.exec(text) ?? [];
  const { given = RARE, family = RARE, gender, key } = names.word(owner);
  // "King's College"
  if (otherBodies(`${owner}'s`, locale) !== undefined && isOrganisationKind(fold(house))) return [slot('body', `${owner}'s`), ` ${house}`]; // prettier-ignore
  if (owner === '' || (given === RARE && family === RARE) || HONOURS.has(key)) return undefined;
  if (!house.split(' ').every((word) => FUNCTION_WORDS.has(fold(word)) || isOrganisationKind(fold(word)) || isListedWord(word, locale))) return undefined; // prettier-ignore
  const isGiven = given <= family;
  return [isGiven ? slot('given-name', owner, { band: given, gender }) : slot('family-name', owner, { band: family }), `${mark} ${house}`]; // prettier-ignore
}

const KEEPER = /^(\p{Lu}\p{Ll}+)( ?['’]s) (\p{Lu}\p{L}+(?:(?: &| and)? \p{Lu}\p{L}+){0,3})$/u;

/** "Soil Survey of Wales" in a text of another language: its word of kind stays, and what is for what comes from that language too. */
function readForeign(text: string, { grammars }: Lexicon, locale: string): Template | undefined {
  const found = packOf(locale)?.institutions?.foreign?.exec(text)?.groups;
  if (found === undefined || !grammars.has('foreign-lead') || !grammars.has('foreign-tail')) return undefined;
  const { lead = '', kind = '', joint, tail = '' } = found;
  if (joint === undefined) return lead === '' ? undefined : [slot('grammar', lead.trimEnd(), { grammar: 'foreign-lead' }), ` ${kind}`]; // prettier-ignore
  // "Relief Fund of the Allied Nations": what it is of is no field.
  if (lead !== '' && tail.startsWith('the ')) return [slot('grammar', lead.trimEnd(), { grammar: 'foreign-lead' }), ` ${kind} ${joint} ${tail}`]; // prettier-ignore
  return [`${lead}${kind} ${joint} `, slot('grammar', tail, { grammar: 'foreign-tail' })];
}

/** "Liberal-Labour": two parties in one. */
function readStances(text: string, locale: string): Template | undefined {
  const { party } = packOf(locale)?.institutions ?? {};
  const words = text.split('-');
  if (party === undefined || words.length < 2 || !words.every((word) => otherStances(word, locale) !== undefined)) return undefined; // prettier-ignore
  const at = words.findIndex((word) => otherStances(word, locale, ' a')?.some((other) => !words.includes(other)) === true); // prettier-ignore
  return words.flatMap((word, i) => [...(i === 0 ? [] : ['-']), i === at ? slot('stance', word) : word]);
}

/** "Registro Civil", "Secretaria de Estado da Saúde": whether its head was taken for a name, or a word that no list has, with more behind it. */
const hasNoNames = (template: Template): boolean =>
  template.some((part, i) => typeof part !== 'string' && (i === 0 || (part.kind === 'city' && part.region === undefined && i < template.length - 1))); // prettier-ignore

const ALL_FIELDS = ['kept', 'of-class', 'any'] as const;
/** Where other bodies are known, what is of no class of fields becomes none of a class. */
const FIELDS_OF_CLASSES = ['kept', 'of-class'] as const;

/** "Stanley Cup": one word that is a surname before what is awarded is somebody's name, but for that of a great town. */
export function isHonour(text: string, { names, places }: Lexicon, locale: string): boolean {
  const [name = '', head = '', ...more] = text.split(' ');
  if (more.length > 0 || !hasWord(packOf(locale)?.institutions?.honours, head)) return false;
  if (isListedWord(name, locale) || names.word(name).family === undefined) return false;
  return places.list('city')?.find(name)?.band !== 0;
} // prettier-ignore

/** "FC Carl Zeiss Jena": what clubs begin with stays, and a town comes for what they are called by. */
function readClub(text: string, lexicon: Lexicon, locale: string): Template | undefined {
  const club = packOf(locale)?.institutions?.clubs?.exec(text)?.[0];
  if (club === undefined) return undefined;
  const legal = LEGAL_ENDING.exec(text)?.[0] ?? '';
  const name = text.slice(club.length, text.length - legal.length);
  const last = name.slice(name.search(/[^ /]+$/u));
  return [club, ...(readListed(last, lexicon, locale) ?? [slot('city', name, { casing: 'title' })]), legal];
}

/** "NABU Hessen", "IG Metall Mitte": letters, or a body that everybody knows, before where it is. */
function readBranch(text: string, lexicon: Lexicon, locale: string): Template | undefined {
  const { definite, titleCase } = packOf(locale)?.institutions ?? {};
  if (titleCase === true || definite?.test(text) === true) return undefined;
  const [, head = '', seat = ''] = /^(\p{Lu}.*?\p{L}) (\p{Lu}[\p{L}-]+)$/u.exec(text) ?? [];
  const isListed = isListedBody(head, locale) && otherBodies(head, locale)?.length !== 0;
  if (isOrganisationKind(fold(head)) || (!isListed && !ACRONYM.test(head))) return undefined;
  const places = seat.split(/(-)/u).map((name) => (name === '-' ? [name] : readListed(name, lexicon, locale)));
  const whole = readListed(seat, lexicon, locale) ?? (places.includes(undefined) ? undefined : places.flatMap((part) => part ?? [])); // prettier-ignore
  if (whole !== undefined) return [isListed ? slot('body', head) : acronymSlot(head), ' ', ...whole];
  const isTold = isOrdinaryWord(seat, locale) || peoplesOf(locale).has(seat.toLowerCase()); // "Renault Lindesa"
  const isKept = isTold || LEGAL_FORMS.has(fold(seat)) || hasWord(packOf(locale)?.institutions?.quarters, seat); // prettier-ignore
  return isListed && isKept ? [slot('body', head), ` ${seat}`] : undefined; // prettier-ignore
}

/** "World Anti-Communist League": a word for a group stays at the end, and a name comes for what is before it. */
function readGroup(text: string, locale: string): Template | undefined {
  const found = GROUP.exec(text)?.groups;
  const head = found?.['head'] ?? '';
  if (found === undefined || packOf(locale)?.institutions?.titleCase !== true) return undefined;
  if (!(isGroupWord(head, locale) || isOrganisationKind(fold(head)))) return undefined;
  if (head === packOf(locale)?.institutions?.party) return [slot('stance', found['before'] ?? ''), ` ${head}`];
  const { before = '' } = found;
  // "Anti-Defamation League"
  return [slot(before.includes('-') ? 'family-name' : 'city', before, { casing: 'title' }), ` ${head}`];
}

/** Letters of an office that bodies are named by: "MLA". */
export const isOffice = (token: string, locale: string): boolean =>
  isAcronym(token) && otherBodies(token, locale) !== undefined;

/** "Social Credit MLA" */
const MEMBER = /^(?<before>\p{Lu}[\p{L} -]+) (?<head>\p{Lu}{2,3})$/u;
const GROUP = /^(?<before>\p{Lu}[\p{L} -]+) (?<head>\p{Lu}\p{Ll}{3,})$/u;

/** "Department of State": what stands behind the last preposition is a field, where nothing else could be filled. */
function readPurpose(text: string): Template | undefined {
  const found = PURPOSE.exec(text)?.groups;
  if (found === undefined) return undefined;
  return [`${found['before']} `, slot('field', found['purpose'] ?? '', { casing: 'mixed' })];
} // prettier-ignore

const DEPARTMENT_FORM = 'department-';
const SHORT_DEPARTMENT = `${DEPARTMENT_FORM}short`;
