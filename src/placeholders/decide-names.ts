import { Context, isQuote } from './context.ts';
import { isBirthday, isInQuotation } from './ellipsis.ts';
import { ABBREVIATIONS, isDegree } from './exclusions.ts';
import { blankHead, cutHead, labelOfWord, pointedHead, standsFor } from './forms.ts';
import type { PlaceholderLabel } from './labels.ts';
import { known } from './language.ts';
import {
  compoundBody,
  cueOf,
  headOf,
  isTrade,
  labelOfNoun,
  legalFormAhead,
  named,
  roleOf,
  typeLetter,
} from './letters.ts';
import { isAmount, isFileNumber, isNumberAnnounced, numberLabel } from './decide-masks.ts';
import { isTownAfter } from './parties.ts';
import { isPlacePrefixed, labelOfRest, restOf } from './shapes.ts';
import type { Case, Verdict } from './verdict.ts';

/** "<Ort>", "(Name)", "(geschwärzt)" */
export function decideWordInBrackets(one: Case): Verdict | undefined {
  const { text, start, end, core } = one;
  const isAngle = /[<{]/u.test(text.charAt(start - 1));
  const outer = new Context(text, start - 1, end + 1);
  const stands = standsFor(/^\p{L}+/u.exec(core)?.[0] ?? '', isAngle) ?? 'OTHER';
  const label = stands === 'OTHER' ? typeLetter(outer).label : stands;
  if (!isAngle && !isNameDue(outer)) return undefined;
  if (isInQuotation(one.context) && one.asks('citation')) return one.no('citation', 'word-in-brackets');
  return { ...one.yes(label, 'word-in-brackets', 0.9), start: start - 1, end: end + 1 };
}

/** "D.er Landstraße" */
export function decideAdjective(one: Case): Verdict | undefined {
  const { word, end: until } = one.context.after(1);
  // "ein gebürtiger Ko.er, …"
  if (!/^\p{Lu}/u.test(word)) return one.yes('PLACE', 'adjective-of-a-place', 0.85);
  return labelOfRest(word) === 'STREET'
    ? {
        ...one.yes('STREET', 'adjective-of-a-place', 0.95),
        end: one.text.charAt(until - 1) === '.' ? until - 1 : until,
      }
    : one.yes('PLACE', 'adjective-of-a-place', 0.85);
}

/** "Estrich-K." */
export function decideCompound(one: Case): Verdict | undefined {
  const { label, by } = one.typing;
  if (by === 'legal-form') return one.yes('COMPANY', 'hidden-in-a-compound', 0.95);
  if (/^\p{Lu}\p{Ll}{2,}-\p{Lu}$/u.test(one.core) && !isPlacePrefixed(one.core)) return undefined;
  if (/^\p{L}+-\p{Lu}\p{Ll}*(?:…|\.{3}|[*_x])/u.test(one.core))
    return one.yes(label, 'hidden-in-a-compound', 0.9, one.isTyped);
  if (isPlacePrefixed(one.core)) return one.yes('PLACE', 'hidden-in-a-compound', 0.9);
  const isTold = by === 'cue' || by === 'title' || by === 'preposition';
  return isTold ? one.yes(label, 'hidden-in-a-compound', 0.85) : undefined;
}

/** "K[…]", "[…]-Straße" */
export function decideCut(one: Case): Verdict {
  if (isInQuotation(one.context) && !one.isTyped) return one.no('citation', 'cut');
  return one.yes(headOf(cutHead(one.core), true) ?? one.typing.label, 'letter-and-brackets', 0.93, one.isTyped);
}

/** "A*****", "X.________", "M*****straße" */
export function decideBlankLetter(one: Case): Verdict {
  const { typing } = one;
  const head = headOf(blankHead(one.core), true) ?? compoundBody(blankHead(one.core));
  const label =
    (head !== undefined && typing.by === 'street' ? typing.label : head) ?? seatOf(one) ?? inRow(one) ?? typing.label;
  return one.yes(label, 'letter-and-blank', 0.97, one.isTyped);
}

/** A town, where nothing else tells and one follows the firm or the party before. */
function seatOf({ isTyped, last, context }: Case): PlaceholderLabel | undefined {
  return !isTyped && last !== undefined && isTownAfter(context, last) ? 'PLACE' : undefined;
}

/** The label of a letter with a blank that nothing tells, by the one before it: "in A.____ und B.____". */
function inRow({ last, gap = '', isTyped }: Case): PlaceholderLabel | undefined {
  if (isTyped || last?.label === undefined || !last.typed || /[„“"»«]/u.test(gap)) return undefined;
  return gap.trim() !== ',' && known.link.test(gap) ? last.label : undefined;
}

/** "*": the sign of a footnote or a birth too, so that something must ask for a name, a number or a day. */
export function decideBlank(one: Case): Verdict | undefined {
  const { label, by } = one.typing;
  if (isBirthday(one.context)) return one.yes('DATE', 'blank', 0.9);
  // The asterisk of "1,25 € *" leads to a note.
  const isNote = /\d$/u.test(one.context.before(2).word) && known.currencies.has(one.context.before(1).word);
  if (isAmount(one.context) && !isNote) return one.yes('AMOUNT', 'masked-amount', 0.9);
  if (isFileNumber(one.context)) return one.yes('NUMBER', 'file-number', 0.9);
  if (isNumberAnnounced(one)) return one.yes(numberLabel(one), 'masked-number', 0.9);
  const isDashed = one.core.startsWith('-') || one.core.startsWith('–');
  // "der Kläger -- so sein Vortrag --"
  const isPause = isDashed && by !== 'legal-form' && !/^[.,;:)]?$/u.test(one.context.after(1).word);
  // "Versicherungsnehmer ist --,"
  const told =
    isDashed && known.being.has(one.context.before(1).word)
      ? (cueOf(one.context.before(2).word) ?? roleOf(one.context.before(2).word))
      : undefined;
  if (told !== undefined && !isPause) return one.yes(told, 'blank', 0.8);
  const isTold = by === 'legal-form' || by === 'cue' || by === 'title';
  // "gegen --- Versicherung a.G."
  if (by === 'head' && known.versus.has(one.context.before(1).word)) return one.yes(label, 'blank', 0.85);
  return isTold && !isPause ? one.yes(label, 'blank', 0.9) : undefined;
}

/** "…-bataillon", "a…" */
export function decideSpecialEllipsis(one: Case): Verdict {
  if (one.last?.rule === 'postal-code' && /^\.? $/u.test(one.gap ?? ''))
    return one.yes('PLACE', 'after-postal-code', 0.9);
  // "…er Straße"
  const { word, end } = one.context.after(1);
  if (/[….]er$/u.test(one.core) && labelOfRest(word) === 'STREET')
    return { ...one.yes('STREET', 'special-ellipsis', 0.97), end };
  const label = labelOfRest(one.core.replace(/^[….]+-?|\.$/gu, '')) ?? seatOf(one) ?? one.typing.label;
  return one.yes(label, 'special-ellipsis', 0.97);
}

/** "A.G.", "K.-H."; not "Fl.Nr." */
export function decideInitials(one: Case): Verdict | undefined {
  const { core, context } = one;
  if (known.numberShort.test(core.slice(0, -1))) return undefined;
  if (isWrittenAfterInitials(core, context) && one.asks('written-name')) return one.no('written-name', 'initials');
  if ((isKnownSequence(core) || LONG_INITIALS.test(core) || isDegree(context)) && one.asks('abbreviation'))
    return one.no('abbreviation', 'initials');
  // "in G.-F."
  const isTold = one.typing.by === 'cue' || (core.includes('-') && one.typing.label === 'PLACE');
  const label = isTold ? one.typing.label : (seatOf(one) ?? 'PERSON');
  return one.yes(label, 'initials', 0.9, one.isTyped);
}

/** A word of which a part is hidden: its head tells its label, or what stands beside it. */
export function decideShape(one: Case): Verdict | undefined {
  const { core, context, typing, last } = one;
  if (isNumberAnnounced(one)) return one.yes(numberLabel(one), 'part-hidden', 0.9);
  const rest = restOf(core);
  const head = labelOfRest(rest);
  // "Am K…berg 4"
  if (typing.by === 'street') return one.yes('STREET', 'hidden-rest', 0.9);
  if (head !== undefined)
    return one.yes(
      head === 'ORGANISATION' && legalFormAhead(context) ? 'COMPANY' : named(one.context, one.typing, head),
      'hidden-with-a-head',
      0.95,
    );
  if (/[®™]$/u.test(core)) return one.yes('OTHER', 'hidden-mark', 0.95);
  // "Ich… weiß"; "BGH…"
  const isSyllable = /^\p{Lu}\p{Ll}/u.test(core);
  const isTold = typing.by !== 'default' || /^\p{Lu}\p{Ll}{3,}$/u.test(context.before(1).word);
  if (!one.isTyped && isInQuotation(context) && !isQuote(context.before(1))) return one.no('citation', 'shape');
  if (!isTold && /^\p{L}{2,}(?:…|\.)/u.test(core)) return isSyllable ? one.no('word', 'shape') : undefined;
  if (typing.by === 'default' && last?.rule === 'postal-code') return one.yes('PLACE', 'after-postal-code', 0.9);
  return one.yes(typing.label, 'hidden-rest', 0.93, typing.by !== 'default');
}

/** A letter or a word such as "Kläger" in square brackets, unless these are within a quotation: then somebody explains there. */
export function decideBracketed(one: Case): Verdict | undefined {
  const { text, start, end, core } = one;
  const [word = ''] = /^\p{L}+/u.exec(core) ?? [];
  // "[D1]" and "[S 12]" are documents and pages.
  const label = labelOfWord(word);
  if (label === undefined && core.length > 1) return undefined;
  // "[Straße Hausnummer]", but not "[Kläger Name]"
  if (
    / \p{Lu}\p{L}+$/u.test(core) &&
    !/ de[rs] /u.test(core) &&
    !core.split(' ').every((each) => labelOfWord(each) !== undefined)
  )
    return undefined;
  const outer = new Context(text, start - 1, end + 1);
  const isAlone = isQuote(outer.before(1)) && isQuote(outer.after(1));
  if (one.asks('citation') && !isAlone && isInQuotation(one.context)) return one.no('citation', 'bracketed');
  const typing = typeLetter(outer);
  if (label !== undefined) return one.yes(typing.by === 'legal-form' ? 'COMPANY' : label, 'bracketed-word', 0.9);
  return one.yes(typing.label, 'bracketed-letter', 0.9, typing.by !== 'default');
}

export function decideJoined(one: Case): Verdict | undefined {
  const { core, context, typing: street } = one;
  const pointed = pointedHead(core);
  if (pointed !== undefined)
    return one.yes(named(one.context, one.typing, headOf(pointed, true) ?? 'OTHER'), 'letter-and-head', 0.95);
  // "Kennzeichen M-XX …"
  if (/^\p{Lu}-\p{Lu}{1,2}$/u.test(core) && isNumberAnnounced(one))
    return one.yes(numberLabel(one), 'part-hidden', 0.9);
  if (street.by === 'street') return one.yes('STREET', 'letter-and-word', 0.9);
  // "J.-F.-Gesamtschule", "L2straße"
  const at = core.indexOf('-', /^\p{Lu}\p{Ll}?\.-\p{Lu}\p{Ll}?\./u.exec(core)?.[0].length ?? 0);
  const rest = at < 0 ? core.replace(/^\p{Lu}\d?/u, '') : core.slice(at + 1);
  if (rest === '') return legalFormAhead(context) ? one.yes('COMPANY', 'letter-and-hyphen', 0.9) : undefined;
  const parts = rest.split('-');
  const last = parts.at(-1) ?? rest;
  // "A-Bank-Filiale"
  const owner = parts.length > 1 ? headOf(parts[0] ?? '', true) : undefined;
  if ((owner === 'COMPANY' || owner === 'ORGANISATION') && labelOfNoun(last) !== undefined)
    return one.yes(owner, 'letter-and-head', 0.9);
  const head =
    known.atPlaces.has(context.before(1).word) && known.heads.get(last.toLowerCase()) === 'STREET'
      ? 'STREET'
      : (headOf(last, true) ?? (at >= 0 && last === rest ? compoundBody(last) : undefined));
  // "Ekliniken M-R GmbH", "Sparkasse M-Tal"
  const isCompany =
    (head === 'ORGANISATION' && legalFormAhead(context)) ||
    (head === 'PLACE' && street.by === 'cue' && street.label === 'COMPANY');
  const label = isCompany ? 'COMPANY' : head;
  // "L.-Gesetz" hides whose law it is; "E-Gesetz" is a name that is written out.
  if (label === 'OTHER' && !core.includes('.')) return one.no('word', 'letter-and-word');
  if (label !== undefined && !(at >= 0 && /^\p{Ll}/u.test(rest) && label === 'COMPANY'))
    return one.yes(named(one.context, one.typing, label), 'letter-and-head', 0.95);
  // "E.-Energie AG", "B-Bau AG"
  if (at >= 0 && (core.charAt(at - 1) === '.' || isTrade(rest)) && legalFormAhead(context))
    return one.yes('COMPANY', 'letter-and-legal-form', 0.95);
  if (
    /^\p{Lu}(?:-\p{Lu}){1,3}$/u.test(core) &&
    (legalFormAhead(context) || (street.by === 'cue' && street.label === 'COMPANY'))
  )
    return one.yes('COMPANY', 'letters-and-legal-form', 0.97);
  // "das Produkt „X-Line“"
  const isNamedThing = ANY_LETTER.test(core) && isQuote(context.before(1)) && isQuote(context.after(1));
  if (isNamedThing && (street.by === 'cue' || street.by === 'noun')) return one.yes(street.label, 'quoted-name', 0.85);
  return at < 0 ? undefined : one.no('word', 'letter-and-word');
}

/** A letter that stands for any other, and a word. */
const ANY_LETTER = /^[XYZ]-/u;

/** Whether a name is due: after a word that announces one, a preposition, an article. */
function isNameDue(context: Context): boolean {
  const { word } = context.before(1);
  return (
    typeLetter(context).by !== 'default' ||
    known.determiners.has(word) ||
    known.beforeYears.has(word) ||
    known.bornBefore.has(word) ||
    // "Ausfertigung: (Name), Justizangestellte"
    (/^[:,]$/u.test(word) && /^[,;.]?$/u.test(context.after(1).word))
  );
}

/** "K.-H. Schwab", "J. v. Staudinger/Olzen": a name with a given name in two letters, or as books are cited. */
function isWrittenAfterInitials(core: string, context: Context): boolean {
  const { word } = context.after(1);
  return (
    core.includes('-') &&
    /^\p{Lu}\p{Ll}{2,}/u.test(word) &&
    !known.legalForms.has(word) &&
    headOf(word, false) === undefined
  );
}

/** Nobody has five initials: "C.I.L.F.I.T." */
const LONG_INITIALS = /^(?:\p{Lu}\.){5,}/u;

/** "i.d.R." written in one. */
function isKnownSequence(core: string): boolean {
  const parts = core.split(/[.-]+/u).filter((part) => part !== '');
  return (ABBREVIATIONS.get(parts[0] ?? '') ?? []).some(
    (known) => known.length <= parts.length && known.every((part, i) => part === parts[i]),
  );
}
