import { Context, isEllipsis, isQuote } from './context.ts';
import { LETTER_EXCLUSIONS } from './exclusions.ts';
import type { LetterCase } from './letter-case.ts';
import type { PlaceholderLabel } from './labels.ts';
import { kindOf } from './learned/kinds.ts';
import { known } from './language.ts';
import { cueOf, headOf, isFormAfterWord, isRoad, isTrade, isUnknownShort, roleOf } from './letters.ts';
import { isTownAfter, NEAR_LAWYER } from './parties.ts';
import type { Case, Verdict } from './verdict.ts';

/** Cues so clear that no exclusion is asked: what follows "Herr" or "Firma" is a name whatever it looks like. */
const PLAIN_CUES: ReadonlySet<PlaceholderLabel> = new Set(['PERSON', 'COMPANY', 'ORGANISATION', 'PHONE']);
/** Between a street and the town after it: "A. Weg 3, B." */
const AFTER_STREET = /^\s*(?:\p{Lu}\p{L}+\s+)?(?:\d{1,4}\s?[a-z]?)?,\s*$/u;
const CONFIDENCE: Readonly<Record<string, number>> = {
  'legal-form': 0.99,
  title: 0.98,
  cue: 0.97,
  unit: 0.9,
  head: 0.95,
  preposition: 0.9,
};

/** Two capitals or more that hide a name by their choice: "XY", "EF". */
const CAPITALS = /^\p{Lu}{2,3}$/u;
/** With a nought to fill it up: nobody counts documents so. */
const FILLED = /^\p{Lu}0/u;
const NOBODY = /^NN\d/u;
/** A word for a number that is no abbreviation. */
const NOUN = /^\p{Lu}\p{Ll}{4,}/u;
/** "A 8" written in one. */
const ROAD = /^[ABEKLSU]\d/u;

/** A letter, a few letters, a letter with a number: what stands beside them says whether they hide a name, and whose. */
export function decideLetter(one: Case): Verdict | undefined {
  const { core, form, context, last, typing, gap } = one;
  // "x %", "Flur x"
  if (/^[xyz]$/u.test(core) && isVariable(one)) return one.yes(typing.label, 'letter-for-a-number', 0.85);
  const dotted = core.endsWith('.');
  const letter = dotted ? core.slice(0, -1) : core;
  const isCapital = letter !== letter.toLowerCase();
  if (isBloodGroup(context, letter, dotted) && one.asks('sign')) return one.no('sign', form);
  if (isModel(one, dotted) && one.asks('page')) return one.no('page', form);
  if (isLetterOfRoad(context, letter)) return one.no('page', form);
  const linked = gap !== undefined && known.link.test(gap);
  const isNumbered = /^\(?\d/u.test(context.after(1).word);
  const follows =
    linked &&
    last?.label !== undefined &&
    isCapital &&
    !isNumbered &&
    (form !== 'letter' ||
      dotted ||
      /\S/u.test(gap) ||
      !last.typed ||
      !context.text.slice(last.start, last.end).endsWith('.'));
  const own =
    typing.by === 'legal-form' ||
    typing.by === 'title' ||
    typing.by === 'unit' ||
    typing.by === 'street' ||
    typing.by === 'number' ||
    typing.by === 'head' ||
    (typing.by === 'cue' && PLAIN_CUES.has(typing.label) && !isPartOfOffice(one, dotted));
  const withEllipsis =
    isCapital && form !== 'letters' && isEllipsis(context.after(1).word) && !isQuote(context.before(1));
  // "S … KR …/09"
  if (withEllipsis && isFileNumber(context)) return one.yes('NUMBER', 'file-number', 0.9);
  if (form !== 'letter') {
    const plain = typing.by === 'cue' || typing.by === 'title';
    // "Fr. 18'450.--"
    if (known.currencies.has(letter) && isNumbered) return undefined;
    if (form === 'letter-number') {
      // "amtliches Kennzeichen N01"; "Nr. K1" may be anything, and "Rechnung K1" an exhibit
      const number = context.before(1).word;
      const isOwn = FILLED.test(core) || (NOUN.test(number) && !known.numberedThings.has(number));
      if (typing.by === 'cue' && kindOf(typing.label) === 'NUMBER' && isOwn)
        return one.yes(typing.label, 'letter-and-number', 0.85);
      if (
        (plain &&
          ((typing.label === 'PLACE' && !ROAD.test(core)) ||
            typing.label === 'PERSON' ||
            typing.label === 'COMPANY' ||
            typing.label === 'ORGANISATION')) ||
        (typing.by === 'legal-form' &&
          (known.legalForms.has(context.after(1).word) ||
            isTrade(context.after(1).word) ||
            isFormAfterWord(context))) ||
        (withEllipsis && (plain || typing.by === 'legal-form'))
      )
        return one.yes(typing.label, 'letter-and-number', 0.9);
      // "die Herren M3 … , S3 … und S4 …"
      if (withEllipsis && linked && last?.label !== undefined) return one.yes(last.label, 'letter-and-number', 0.9);
      // "NN1": nobody else is written so.
      if (NOBODY.test(core))
        return one.yes(one.isTyped ? typing.label : 'PERSON', 'letter-and-number', 0.9, one.isTyped);
      // "die Beamten B1 und B2"
      if (linked && last?.form === 'letter-number' && last.label !== undefined)
        return one.yes(last.label, 'letter-and-number', 0.9);
      if (!isNumberedPerson(core, context, last)) return undefined;
      return one.yes(typing.by === 'preposition' ? typing.label : 'PERSON', 'letter-and-number', 0.75, false);
    }
    // "der Bauleiter Tz. der Firma", "Frau Ab sagte": whatever it stands for elsewhere
    const isSomebody =
      plain &&
      (dotted || known.addresses.has(context.before(1).word) || CAPITALS.test(letter)) &&
      typing.label === 'PERSON' &&
      !known.titles.has(letter) &&
      /^(?:\p{Ll}{2,}|[,;)])$/u.test(context.after(1).word);
    const inRow =
      follows &&
      dotted &&
      last?.form === 'letters' &&
      (known.joints.has(context.after(1).word) || context.after(1).word === ',');
    if (!isUnknownShort(letter, dotted) && !isSomebody && !inRow) return undefined;
    // "Frau Dr. Gö."
    if (dotted && known.titles.has(context.after(1).word)) return undefined;
    // "des XX Jahre alten Geschädigten"
    if (/^[XYZ]{2,3}$/u.test(letter) && typing.by === 'unit') return one.yes(typing.label, 'letters-and-unit', 0.9);
    // "die Wortmarke „XYZ“"
    if (/^[XYZ]+$/u.test(letter) && isQuotedName(one)) return one.yes('OTHER', 'quoted-name', 0.85);
    if (letter === 'XYZ' && isQuote(context.before(1)) && isQuote(context.after(1)))
      return one.yes(typing.by === 'cue' ? typing.label : 'OTHER', 'quoted-letters', 0.9, typing.by === 'cue');
    // "St. Gallen"
    if (dotted && known.saints.has(letter) && /^\p{Lu}/u.test(context.after(1).word)) return undefined;
    // "unter dem Namen Öz Gaziantep"
    if (
      !dotted &&
      /^\p{Lu}\p{Ll}{2,}/u.test(context.after(1).word) &&
      typing.by !== 'legal-form' &&
      !(typing.by === 'cue' && typing.label === 'PLACE')
    )
      return undefined;
    const isGenitive = one.isGenitive || (dotted && /^[´`’']/u.test(context.after(1).word));
    const isNamed =
      (typing.by === 'legal-form' && context.before(1).word !== '&') ||
      ((dotted || (CAPITALS.test(letter) && !isNumbered)) &&
        (typing.by === 'head' || typing.by === 'preposition' || typing.by === 'noun'));
    if (
      !plain &&
      !follows &&
      !isNamed &&
      dotted &&
      !known.currencies.has(letter) &&
      (isAfterNoun(context) || isBareNoun(context) || isAfterPreposition(context))
    )
      return one.yes(typing.label, 'syllable-after-noun', 0.8, false);
    if (plain || follows || isGenitive || isNamed)
      return one.yes(follows && !plain && !isNamed ? last?.label : typing.label, 'short-letters', 0.85);
    return undefined;
  }
  // "(im Folgenden: A.)"
  if (isCapital && known.defined.test(context.text.slice(Math.max(0, context.start - NEAR_LAWYER), context.start)))
    return one.yes(typing.label, 'letter-defined', 0.9, one.isTyped);
  if (
    isCapital &&
    dotted &&
    (typing.by === 'default' || typing.by === 'cue' || typing.by === 'noun') &&
    isQuotedName(one)
  )
    return one.yes(
      typing.by !== 'default' || typing.label === 'COMPANY' ? typing.label : 'OTHER',
      'quoted-name',
      0.85,
      typing.by !== 'default',
    );
  const announced = isCapital
    ? own || follows || withEllipsis || one.isGenitive
    : (known.addresses.has(context.before(1).word) && (own || typing.label === 'COMPANY') && !dotted) ||
      typing.label === 'EMAIL';
  const chained = linked
    ? last?.label !== undefined
      ? 'placeholder'
      : (/\S/u.test(gap) || last?.exclusion === 'written-name') && last?.exclusion !== 'word'
        ? last?.exclusion
        : undefined
    : undefined;
  const asked: LetterCase = {
    context,
    letter,
    dotted,
    isCapital,
    announced,
    byTitle: typing.by === 'title',
    isPerson: own && typing.label === 'PERSON',
    byCue: typing.by === 'cue' ? typing.label : undefined,
    chained,
    before: last?.exclusion,
    isFamilyName: one.options.isFamilyName,
    isGivenName: one.options.isGivenName,
  };
  for (const { name, strong, applies } of LETTER_EXCLUSIONS) {
    if (!one.asks(name) || (announced && !strong)) continue;
    // Names that are written out after their initials have no genitive there.
    if (name === 'written-name' && one.isGenitive) continue;
    if (applies(asked)) return one.no(name, form);
  }
  // "das Flurstück F": a letter names a piece of land; its number has digits.
  if (typing.by === 'cue' && known.plots.has(context.before(1).word)) return one.yes('PLACE', 'letter-by-cue', 0.9);
  if (typing.by !== 'default' && (own || !follows))
    return one.yes(typing.label, `letter-by-${typing.by}`, CONFIDENCE[typing.by] ?? 0.85);
  // "in der Kstraße, F": after the street comes the town; "Rechtsanwalt S. P., J., beizuordnen": after the lawyer too.
  if (follows && gap.includes(',') && context.after(1).word === ',' && known.assigned.has(context.after(2).word))
    return one.yes('PLACE', 'letter-of-a-seat', 0.9);
  // "aus dem Dorf A. über B. in den Sudan"
  if (typing.by === 'default' && last?.label === 'PLACE' && known.towards.has(gap?.trim() ?? ''))
    return one.yes('PLACE', 'letter-of-a-way', 0.88);
  if (typing.by === 'default' && last !== undefined && isTownAfter(context, last))
    return one.yes('PLACE', 'letter-of-a-seat', 0.85);
  if (typing.by === 'default' && last?.label === 'STREET' && AFTER_STREET.test(gap ?? ''))
    return one.yes('PLACE', 'letter-after-street', 0.92);
  if (follows) return one.yes(last?.label === 'STREET' ? 'PLACE' : last?.label, 'letter-in-a-row', 0.92, last?.typed);
  // "in B. (N.)": the country or district of the town
  if (last?.label === 'PLACE' && /^\s*\($/u.test(gap ?? '')) return one.yes('PLACE', 'letter-in-brackets', 0.9);
  if (withEllipsis) return one.yes(typing.label, 'letter-and-ellipsis', 0.95, one.isTyped);
  const quoted = isQuote(context.before(1)) && isQuote(context.after(1));
  return one.yes(
    typing.label,
    quoted ? 'quoted-letter' : dotted ? 'letter-with-stop' : 'letter',
    quoted ? 0.7 : dotted ? 0.88 : 0.8,
    typing.by !== 'default',
  );
}

/** A small letter that stands for an amount or for the number of a piece of land. */
function isVariable({ context, typing }: Case): boolean {
  const { word } = context.before(1);
  return typing.by === 'unit' ? !/\d$/u.test(word) : typing.by === 'cue' && known.surveyed.has(word);
}

/** "die Blutgruppe A, die Mutter 0 und der Beklagte AB" */
function isBloodGroup(context: Context, letter: string, dotted: boolean): boolean {
  if (!known.bloodGroups.has(letter) || (dotted && context.after(1).word !== '')) return false;
  return known.ofBlood.test(context.text.slice(Math.max(0, context.start - NEAR), context.end + NEAR));
}

/** "Golf V", "Opel Astra H", "Pkw A": the letter of a model or of a car, right after a make or after one and a word that names nobody. */
function isModel({ context, options }: Case, dotted: boolean): boolean {
  if (dotted && context.after(1).word !== '') return false;
  const { word } = context.before(1);
  if (known.makes.has(word) || (!dotted && known.vehicles.has(word))) return true;
  if (!known.makes.has(context.before(2).word) || !/^\p{Lu}\p{L}+$/u.test(word)) return false;
  return cueOf(word) === undefined && options.isGivenName?.(word) !== true;
}

/** "Referat Z II 3", "Abteilung B 2": the sign of a part of an office, with a numeral or a number. */
function isPartOfOffice({ context, typing }: Case, dotted: boolean): boolean {
  return !dotted && typing.label === 'ORGANISATION' && /^(?:[IVX]+|\d{1,2}\p{Ll}?)$/u.test(context.after(1).word);
}

/** "auf der L …": the letter of a road whose number is hidden; not "auf der K … allee". */
function isLetterOfRoad(context: Context, letter: string): boolean {
  if (!known.roadLetters.has(letter) || !/^(?:…|\.{3}|[xX*_]{2,})$/u.test(context.after(1).word)) return false;
  if (headOf(context.after(2).word, true) !== undefined || isQuote(context.before(1))) return false;
  return isRoad(new Context(context.text, context.after(1).start, context.after(1).end));
}

/** „D. Nachrichten“ after a word: the name of a thing with its first word hidden; no heading, and nobody's name. */
function isQuotedName({ context, options }: Case): boolean {
  const before = context.before(2);
  const isAnnounced = /^\p{L}{3,}$/u.test(before.word) || known.withinPlaces.has(before.word);
  if (!isQuote(context.before(1)) || !isAnnounced || before.dotted) return false;
  if (known.pages.has(before.word) || known.chapter.has(before.word)) return false;
  if (known.starters.has(context.after(1).word)) return false;
  // "der Autor „J. Smith“", but "das Schiff „C. Star“"
  const isOfThing =
    /^\p{Lu}/u.test(before.word) && cueOf(before.word) !== 'PERSON' && roleOf(before.word) === undefined;
  if (!isOfThing && options.isFamilyName?.(context.after(1).word) === true) return false;
  let at = 1;
  while (at <= MOST_QUOTED && QUOTED.test(context.after(at).word)) at++;
  return at > 1 && isQuote(context.after(at));
}

const QUOTED = /^(?:\p{Lu}\p{L}{2,}|Nr|\d{1,3})$/u;

/** "Der Privatdetektiv Qu. observierte ihn": after a noun with its article, before the verb. */
function isAfterNoun(context: Context): boolean {
  if (!/^\p{Ll}{3,}$/u.test(context.after(1).word) || context.after(1).dotted) return false;
  const { word, dotted } = context.before(1);
  return (
    !dotted &&
    /^\p{Lu}\p{Ll}{3,}$/u.test(word) &&
    known.determiners.has(context.before(2).word) &&
    !known.pages.has(word)
  );
}

/** "den Schlüssel von Pe. erhalten zu haben", "Gegenüber St. räumte er ein": a name by itself, before a word in small letters. */
function isAfterPreposition(context: Context): boolean {
  return known.beforeNames.has(context.before(1).word) && /^(?:\p{Ll}{2,}|[,;])$/u.test(context.after(1).word);
}

/** "Nachdem Ba. gegangen war, blieb Me. allein": a noun has an article here, a name needs none. */
function isBareNoun(context: Context): boolean {
  const [before, beyond, after] = [context.before(1), context.before(2).word, context.after(1)];
  if (before.dotted || after.dotted || !/^\p{Ll}{2,}$/u.test(after.word)) return false;
  if (!/^\p{Ll}{3,}$/u.test(before.word) && !(beyond === '' && known.starters.has(before.word))) return false;
  return !known.determiners.has(before.word) && !known.determiners.has(beyond) && !/^\d/u.test(beyond);
}

/** "trafen sich N1 und T2": the letter of a part in the proceedings with a number, where somebody acts and nothing technical is meant. */
function isNumberedPerson(core: string, context: Context, last: Verdict | undefined): boolean {
  if (/^[\d(/]/u.test(context.after(1).word)) return false;
  // "mit K1 jedes zweite Wochenende": a child, where families are spoken of.
  if (known.ofKin.has(context.before(1).word) && last?.form !== 'letter-number' && isAmongKin(context)) return true;
  if (
    last?.rule === 'letter-and-number' &&
    last.label === 'PERSON' &&
    context.text[last.start] === core[0] &&
    isAmongKin(context)
  )
    return true;
  if (!known.numberedLetters.test(core)) return false;
  if (known.claims.test(context.text.slice(Math.max(0, context.start - NEAR), context.end + NEAR))) return false;
  // "O1 erlitt Prellungen, O2 blieb unverletzt"
  if (last?.form === 'letter-number' && last.label === 'PERSON' && context.text[last.start] === core[0]) return true;
  const { word } = context.before(1);
  return (
    /^\p{Ll}{2,}$/u.test(word) && !known.beforeThings.has(word) && /^\p{Ll}{2,}|^[.,;:]?$/u.test(context.after(1).word)
  );
}

function isAmongKin(context: Context): boolean {
  return known.kin.test(context.text.slice(Math.max(0, context.start - NEAR), context.end + NEAR));
}
/** How many words may follow the hidden one of a quoted name. */
const MOST_QUOTED = 4;
/** How far around a letter words are looked for that speak of claims. */
const NEAR = 300;

/** Whether the rest of a file number follows a letter. */
export function isFileNumber(context: Context): boolean {
  return FILE_NUMBER.test(context.text.slice(context.end, context.end + LONGEST_FILE_NUMBER));
}
const FILE_NUMBER = /^(?:\s(?:…|\.{3}))?\s\p{Lu}\p{L}{0,4}\s[\dxX*_….]{1,8}\/\d{2}(?!\d\d\d)/u;
const LONGEST_FILE_NUMBER = 30;
