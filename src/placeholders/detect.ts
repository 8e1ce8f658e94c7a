import type { CharSpan } from '../core/types.ts';
import { Context, isEllipsis, isQuote } from './context.ts';
import { isBorn, isDateDue, isInQuotation, judgeEllipsis, legalFormEnd } from './ellipsis.ts';
import { Elements } from '../text/text-elements.ts';
import { ABBREVIATIONS, type ExclusionName, LETTER_EXCLUSIONS, type LetterCase } from './exclusions.ts';
import {
  blankHead,
  type Candidate,
  cutHead,
  findForm,
  type Form,
  labelOfWord,
  numberedWord,
  pointedHead,
  standsFor,
  stockLabel,
} from './forms.ts';
import type { PlaceholderLabel } from './labels.ts';
import {
  compoundBody,
  cueOf,
  headOf,
  isUnknownShort,
  legalFormAhead,
  roleOf,
  typeLetter,
  type Typing,
} from './letters.ts';
import { known } from './language.ts';
import { labelOfRest, restOf } from './shapes.ts';

/** What was decided of an element that looks like a placeholder. */
export interface Verdict extends CharSpan {
  readonly form: Form;
  /** `obvious` where the form can mean nothing else, `potential` where the context decides (§5.3.2). */
  readonly certainty: 'obvious' | 'potential';
  /** Absent where it is no placeholder. */
  readonly label?: PlaceholderLabel;
  /** The rule that spoke for it, or within an exclusion. */
  readonly rule: string;
  /** What told against it. */
  readonly exclusion?: ExclusionName | 'word';
  /** From 0 to 1: how far the rule is trusted. Stated with the rule, not learned. */
  readonly confidence: number;
  /** Whether something beside it told the label; where nothing did, the same letter elsewhere in the document may. */
  readonly typed: boolean;
}

/** A reference blacked out: one placeholder, or several that belong together ("D P T S GmbH" has one of four elements). */
export interface Placeholder extends CharSpan {
  readonly label: PlaceholderLabel;
  readonly rule: string;
  readonly certainty: 'obvious' | 'potential';
  readonly confidence: number;
  readonly typed: boolean;
  /** The elements, without punctuation around them. */
  readonly elements: readonly CharSpan[];
  /** The form of the company after it: outside of the span, since it hides nothing. */
  readonly legalForm?: CharSpan;
}

export interface DetectOptions {
  /** Exclusions that are not asked, to measure what each is worth. */
  readonly without?: ReadonlySet<ExclusionName>;
  /** Whether a word is a family name that people bear: so "K. Schmidt" is told from "K. Revision". */
  readonly isFamilyName?: (word: string) => boolean;
  /** Whether it is a given name: so "Peter J. Tettinger" is a name written out. */
  readonly isGivenName?: (word: string) => boolean;
}

const OBVIOUS: ReadonlySet<Form> = new Set([
  'special-ellipsis', 'same-letter', 'url', 'email', 'mask', 'initials', 'blank-letter', 'numbered', 'word-in-brackets',
  'cut', 'day', 'stock', 'shape', 'adjective',
]); // prettier-ignore
/** Cues so clear that no exclusion is asked: what follows "Herr" or "Firma" is a name whatever it looks like. */
const PLAIN_CUES: ReadonlySet<PlaceholderLabel> = new Set(['PERSON', 'COMPANY', 'ORGANISATION', 'PHONE']);
const POSTAL_CODE = /^(?=.*[xX*0])[\dxX*]{4,5}$/u;
/** "xx.xx.2010", "…03.2011", "…19..", "TT.MM.JJJJ" of masks alone. */
const HIDDEN_DATE =
  /^(?:[\dxXyYO*_]{1,2}\.[\dxXyYO*_]{1,2}\.[\dxXYZO*_]{0,4}|(?:…|\.{2,4})\.?\d{2}\.(?:19|20)?\d\d|(?:…|\.{2,4})\.{0,2}(?:19|20)\d\d|[\d.…]*…[\d.…]*\.[\d.…]*)\.?$/u;
const HIDDEN_YEAR = /^(?:19|20)(?:[xX*_]{2}|\d[xX*_])$/u;
/** Between a street and the town after it: "A. Weg 3, B." */
const AFTER_STREET = /^\s*(?:\p{Lu}\p{L}+\s+)?(?:\d{1,4}\s?[a-z]?)?,\s*$/u;
/** The same with the number of the house: without it that is what is hidden. */
const AFTER_HOUSE = /^\s*\d{1,4}\s?[a-z]?,\s*$/u;
const ADJACENT = /^\s*(?:[-–&]\s*)?$/u;

/** Finds the placeholders of paragraphs. It keeps buffers between calls, so it serves one caller at a time. */
export class PlaceholderDetector {
  private readonly elements = new Elements();
  private readonly options: DetectOptions;
  private readonly without: ReadonlySet<ExclusionName>;
  /** Text elements seen so far. */
  seen = 0;

  constructor(options: DetectOptions = {}) {
    this.options = options;
    this.without = options.without ?? new Set();
  }

  /** All elements of a paragraph that look like a placeholder, in order, with what was decided of each. */
  judge(text: string): readonly Verdict[] {
    const { elements } = this;
    elements.split(text);
    this.seen += elements.count;
    let verdicts: Verdict[] | undefined;
    for (let i = 0, until = 0; i < elements.count; i++) {
      // Brackets may hold several elements.
      if (elements.start(i) < until) continue;
      const candidate = findForm(text, elements.start(i), elements.end(i));
      const verdict = candidate && this.decide(text, candidate, verdicts?.at(-1));
      if (verdict !== undefined) (verdicts ??= []).push(verdict);
      if (candidate !== undefined) until = candidate.end;
      if (verdict === undefined)
        for (const part of crossingAt(text, elements.start(i), elements.end(i))) {
          const one = this.decide(text, part, verdicts?.at(-1));
          if (one !== undefined) (verdicts ??= []).push(one);
        }
    }
    return verdicts ?? NONE;
  }

  /** The placeholders of a paragraph, in order, elements of one reference together. */
  detect(text: string): readonly Placeholder[] {
    const verdicts = this.judge(text);
    return verdicts.length === 0 ? [] : groupReferences(text, verdicts);
  }

  private decide(text: string, candidate: Candidate, last: Verdict | undefined): Verdict | undefined {
    const { form, start, end } = candidate;
    const context = new Context(text, start, end);
    const core = text.slice(start, end);
    const yes = (label: PlaceholderLabel, rule: string, confidence: number, typed = true): Verdict => ({
      form, start, end, certainty: OBVIOUS.has(form) ? 'obvious' : 'potential', label, rule, confidence, typed,
    }); // prettier-ignore
    const no = (exclusion: ExclusionName | 'word', rule: string): Verdict => ({
      form, start, end, certainty: OBVIOUS.has(form) ? 'obvious' : 'potential', exclusion, rule, confidence: 0, typed: false,
    }); // prettier-ignore
    switch (form) {
      case 'url':
        return yes('WEB', 'single-letter-url', 0.98);
      case 'email':
        return yes('EMAIL', 'single-letter-email', 0.98);
      case 'mask':
        // "### Tatbestand" is a heading of Markdown.
        if (core.startsWith('#') && context.before(1).word === '') return undefined;
        if (isBorn(context) || HIDDEN_YEAR.test(core)) return yes('DATE', 'masked-number', 0.95);
        if (isNumberAnnounced(context)) return yes(numberLabel(context), 'masked-number', 0.95);
        if (HIDDEN_DATE.test(core)) return yes('DATE', 'masked-number', 0.95);
        if (isPostalCode(core, context)) return yes('NUMBER', 'postal-code', 0.9);
        // "am xx. und xx.05.2013"
        if (known.joints.has(context.after(1).word) && HIDDEN_DATE.test(context.after(2).word))
          return yes('DATE', 'masked-number', 0.9);
        if (!/\d/u.test(core) && isDateDue(context)) return yes('DATE', 'masked-number', 0.9);
        if (/^[_*xX]+$/u.test(core)) {
          const { label, by } = typeLetter(context);
          if (by === 'cue' || by === 'title') return yes(label, 'masked-name', 0.9);
          if (isTownOfStreet(context)) return yes('PLACE', 'masked-name', 0.85);
        }
        return yes(numberLabel(context), 'masked-number', 0.95);
      case 'noughts':
        if (isPostalCode(core, context)) return yes('NUMBER', 'postal-code', 0.9);
        if (last?.label !== undefined && isNumber(last.label) && text.slice(last.end, start) === ' ')
          return yes(last.label, 'noughts', 0.9);
        // "Flug XX 0000"
        if (core.length > 2 && /^\p{Lu}{1,3}$/u.test(context.before(1).word)) return yes('NUMBER', 'noughts', 0.85);
        return isNumberAnnounced(context) ? yes(numberLabel(context), 'noughts', 0.9) : undefined;
      case 'part-hidden': {
        if (isNumberAnnounced(context)) return yes(numberLabel(context), 'part-hidden', 0.9);
        const isName = typeLetter(context).label === 'OTHER' && core !== core.toUpperCase();
        return isName ? yes('OTHER', 'part-hidden', 0.85) : undefined;
      }
      case 'day':
        return yes('DATE', 'hidden-day', 0.95);
      case 'stock':
        if (legalFormAhead(context)) return yes('COMPANY', 'name-of-a-pattern', 0.9);
        return stockLabel(core) === undefined ? undefined : yes(stockLabel(core) ?? 'OTHER', 'name-of-a-pattern', 0.9);
      case 'word-in-brackets': {
        const isAngle = /[<{]/u.test(text.charAt(start - 1));
        const outer = new Context(text, start - 1, end + 1);
        const stands = standsFor(/^\p{L}+/u.exec(core)?.[0] ?? '', isAngle) ?? 'OTHER';
        const label = stands === 'OTHER' ? typeLetter(outer).label : stands;
        if (!isAngle && !isNameDue(outer)) return undefined;
        if (isInQuotation(context) && !this.without.has('citation')) return no('citation', 'word-in-brackets');
        return { ...yes(label, 'word-in-brackets', 0.9), start: start - 1, end: end + 1 };
      }
      case 'shape':
        return this.decideShape(core, context, last, yes, no);
      case 'adjective': {
        // "D.er Landstraße"
        const { word, end: until } = context.after(1);
        if (!/^\p{Lu}/u.test(word)) return undefined;
        return labelOfRest(word) === 'STREET'
          ? { ...yes('STREET', 'adjective-of-a-place', 0.95), end: text.charAt(until - 1) === '.' ? until - 1 : until }
          : yes('PLACE', 'adjective-of-a-place', 0.85);
      }
      case 'compound': {
        const typing = typeLetter(context);
        if (typing.by === 'legal-form') return yes('COMPANY', 'hidden-in-a-compound', 0.95);
        return typing.by === 'cue' || typing.by === 'title'
          ? yes(typing.label, 'hidden-in-a-compound', 0.85)
          : undefined;
      }
      case 'cut': {
        const typing = typeLetter(context);
        if (isInQuotation(context) && typing.by === 'default') return no('citation', 'cut');
        return yes(headOf(cutHead(core), true) ?? typing.label, 'letter-and-brackets', 0.93, typing.by !== 'default');
      }
      case 'blank-letter': {
        const typing = typeLetter(context);
        const head = headOf(blankHead(core), true);
        if (head === undefined && typing.by === 'default' && last !== undefined && isTownAfter(context, last))
          return yes('PLACE', 'letter-of-a-seat', 0.85);
        const label =
          (head !== undefined && typing.by === 'street' ? typing.label : head) ??
          this.inRow(text, start, typing, last) ??
          typing.label;
        return yes(label, 'letter-and-blank', 0.97, typing.by !== 'default');
      }
      case 'blank': {
        const typing = typeLetter(context);
        const isTold = typing.by === 'legal-form' || (typing.by === 'cue' && typing.label === 'NUMBER');
        return isTold ? yes(typing.label, 'blank', 0.9) : undefined;
      }
      case 'numbered':
        return yes(numberedWord(core) ?? 'OTHER', 'numbered-word', 0.95);
      case 'bracketed':
        return this.decideBracketed(text, candidate, yes, no);
      case 'special-ellipsis':
        if (last?.rule === 'postal-code' && text.slice(last.end, start) === ' ')
          return yes('PLACE', 'after-postal-code', 0.9);
        return yes(headOf(core.replace(/^[….]+-?/u, ''), true) ?? typeLetter(context).label, 'special-ellipsis', 0.97);
      case 'ellipsis': {
        const before =
          last?.label !== undefined &&
          /^\s+$/u.test(text.slice(last.end, start)) &&
          !isEllipsis(text.slice(last.start, last.end))
            ? last.label
            : undefined;
        // "Kennzeichen … - …"; "Anschrift …, …"
        if (
          last?.label !== undefined &&
          isNumber(last.label) &&
          last.form !== 'ellipsis' &&
          text.slice(last.end, start) === ' '
        )
          return yes(last.label, 'ellipsis-in-a-row', 0.9);
        if (isFileNumber(context)) return yes('NUMBER', 'file-number', 0.9);
        // "die … Corp., …, Japan"
        if (last !== undefined && context.after(1).word === ',' && isSeatOf(context, last))
          return yes('PLACE', 'ellipsis-of-a-seat', 0.85);
        if (last?.form === 'ellipsis' && last.label !== undefined) {
          const gap = text.slice(last.end, start);
          if (last.label === 'NUMBER' && /^\s?[-–/]\s?$/u.test(gap)) return yes('NUMBER', 'ellipsis-in-a-row', 0.9);
          if (last.label === 'STREET' && /^,\s$/u.test(gap)) return yes('PLACE', 'ellipsis-after-street', 0.9);
        }
        if (last?.label === 'STREET' && AFTER_HOUSE.test(text.slice(last.end, start)))
          return yes('PLACE', 'ellipsis-after-street', 0.9);
        const verdict = judgeEllipsis(context, before, !this.without.has('citation'));
        return 'excluded' in verdict
          ? no(verdict.excluded, verdict.rule)
          : yes(verdict.label, verdict.rule, verdict.confidence, verdict.label !== 'OTHER');
      }
      case 'same-letter': {
        const head = labelOfRest(core.includes('-') ? core.slice(core.indexOf('-')).replace(/\.$/u, '') : '');
        if (head !== undefined) return yes(head, 'same-letter', 0.95);
        // "ZH xxx xxx"
        if (isPlate(core, context)) return yes('NUMBER', 'same-letter', 0.9);
        if (isBorn(context) || isDateDue(context)) return yes('DATE', 'same-letter', 0.95);
        if (context.after(1).word === ')' && core === core.toLowerCase() && !this.without.has('enumeration'))
          return no('enumeration', 'same-letter');
        if (/^\d/u.test(context.after(1).word) && !this.without.has('page')) return no('page', 'same-letter');
        // "XX-XX XXX", "OOO-OO OOO"
        if (
          (last?.form === 'mask' || last?.form === 'same-letter') &&
          last.label !== undefined &&
          /^ $/u.test(text.slice(last.end, start))
        )
          return yes(last.label, 'same-letter', 0.95);
        return yes(typeLetter(context).label, 'same-letter', 0.95, typeLetter(context).by !== 'default');
      }
      case 'joined':
        return this.decideJoined(core, context, yes, no);
      case 'initials':
        if (isWrittenAfterInitials(core, context) && !this.without.has('written-name'))
          return no('written-name', 'initials');
        if ((isKnownSequence(core) || LONG_INITIALS.test(core)) && !this.without.has('abbreviation'))
          return no('abbreviation', 'initials');
        // "in G.-F."
        return yes(
          core.includes('-') && typeLetter(context).label === 'PLACE' ? 'PLACE' : 'PERSON',
          'initials',
          0.9,
          typeLetter(context).by !== 'default',
        );
      case 'letter':
      case 'letters':
      case 'letter-number':
        return this.decideLetter(core, form, context, last, yes, no);
    }
  }

  /** The label of a letter with a blank that nothing tells, by the one before it: "in A.____ und B.____". */
  private inRow(text: string, start: number, typing: Typing, last: Verdict | undefined): PlaceholderLabel | undefined {
    if (typing.by !== 'default' || last?.label === undefined || !last.typed) return undefined;
    const gap = text.slice(last.end, start);
    return gap.trim() !== ',' && known.link.test(gap) ? last.label : undefined;
  }

  /** „D. Nachrichten“ after a word: the name of a thing with its first word hidden; no heading, and nobody's name. */
  private isQuotedName(context: Context): boolean {
    const before = context.before(2);
    if (!isQuote(context.before(1)) || !/^\p{L}{3,}$/u.test(before.word) || before.dotted) return false;
    if (known.pages.has(before.word) || known.chapter.has(before.word)) return false;
    if (known.starters.has(context.after(1).word)) return false;
    // "der Autor „J. Smith“", but "das Schiff „C. Star“"
    const isOfThing =
      /^\p{Lu}/u.test(before.word) && cueOf(before.word) !== 'PERSON' && roleOf(before.word) === undefined;
    if (!isOfThing && this.options.isFamilyName?.(context.after(1).word) === true) return false;
    let at = 1;
    while (at <= MOST_QUOTED && /^\p{Lu}\p{L}{2,}$/u.test(context.after(at).word) && !context.after(at).dotted) at++;
    return at > 1 && isQuote(context.after(at));
  }

  /** A word of which a part is hidden: its head tells its label, or what stands beside it. */
  private decideShape(
    core: string,
    context: Context,
    last: Verdict | undefined,
    yes: Yes,
    no: No,
  ): Verdict | undefined {
    if (isNumberAnnounced(context)) return yes(numberLabel(context), 'part-hidden', 0.9);
    const typing = typeLetter(context);
    const rest = restOf(core);
    const head = labelOfRest(rest);
    // "Am K…berg 4"
    if (typing.by === 'street') return yes('STREET', 'hidden-rest', 0.9);
    if (head !== undefined)
      return yes(head === 'ORGANISATION' && legalFormAhead(context) ? 'COMPANY' : head, 'hidden-with-a-head', 0.95);
    if (/[®™]$/u.test(core)) return yes('OTHER', 'hidden-mark', 0.95);
    // "Ich… weiß"; "BGH…"
    const isSyllable = /^\p{Lu}\p{Ll}/u.test(core);
    const isTold = typing.by !== 'default' || /^\p{Lu}\p{Ll}{3,}$/u.test(context.before(1).word);
    if (typing.by === 'default' && isInQuotation(context) && !isQuote(context.before(1)))
      return no('citation', 'shape');
    if (!isTold && /^\p{L}{2,}(?:…|\.)/u.test(core)) return isSyllable ? no('word', 'shape') : undefined;
    if (typing.by === 'default' && last?.rule === 'postal-code') return yes('PLACE', 'after-postal-code', 0.9);
    return yes(typing.label, 'hidden-rest', 0.93, typing.by !== 'default');
  }

  /** A letter or a word such as "Kläger" in square brackets, unless these are within a quotation: then somebody explains there. */
  private decideBracketed(text: string, { start, end }: Candidate, yes: Yes, no: No): Verdict | undefined {
    const core = text.slice(start, end);
    const [word = ''] = /^\p{L}+/u.exec(core) ?? [];
    // "[D1]" and "[S 12]" are documents and pages.
    const label = labelOfWord(word);
    if (label === undefined && core.length > 1) return undefined;
    if (!this.without.has('citation') && isInQuotation(new Context(text, start, end)))
      return no('citation', 'bracketed');
    const typing = typeLetter(new Context(text, start - 1, end + 1));
    if (label !== undefined) return yes(typing.by === 'legal-form' ? 'COMPANY' : label, 'bracketed-word', 0.9);
    return yes(typing.label, 'bracketed-letter', 0.9, typing.by !== 'default');
  }

  private decideJoined(core: string, context: Context, yes: Yes, no: No): Verdict | undefined {
    const pointed = pointedHead(core);
    if (pointed !== undefined) return yes(headOf(pointed, true) ?? 'OTHER', 'letter-and-head', 0.95);
    // "Kennzeichen M-XX …"
    if (/^\p{Lu}-\p{Lu}{1,2}$/u.test(core) && isNumberAnnounced(context))
      return yes(numberLabel(context), 'part-hidden', 0.9);
    const street = typeLetter(context);
    if (street.by === 'street') return yes('STREET', 'letter-and-word', 0.9);
    const at = core.indexOf('-');
    const rest = at < 0 ? core.slice(1) : core.slice(at + 1);
    if (rest === '') return legalFormAhead(context) ? yes('COMPANY', 'letter-and-hyphen', 0.9) : undefined;
    const last = rest.split('-').at(-1) ?? rest;
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
    if (label === 'OTHER' && !core.includes('.')) return no('word', 'letter-and-word');
    if (label !== undefined && !(at >= 0 && /^\p{Ll}/u.test(rest) && label === 'COMPANY'))
      return yes(label, 'letter-and-head', 0.95);
    // "E.-Energie AG", "B-Bau AG"
    if (at >= 0 && (core.charAt(at - 1) === '.' || known.trades.has(rest)) && legalFormAhead(context))
      return yes('COMPANY', 'letter-and-legal-form', 0.95);
    if (/^\p{Lu}-\p{Lu}$/u.test(core) && legalFormAhead(context)) return yes('COMPANY', 'letters-and-legal-form', 0.97);
    return at < 0 ? undefined : no('word', 'letter-and-word');
  }

  private decideLetter(
    core: string,
    form: Form,
    context: Context,
    last: Verdict | undefined,
    yes: Yes,
    no: No,
  ): Verdict | undefined {
    const dotted = core.endsWith('.');
    const letter = dotted ? core.slice(0, -1) : core;
    const isCapital = letter !== letter.toLowerCase();
    const typing = typeLetter(context);
    const gap = last && context.text.slice(last.end, context.start);
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
      (typing.by === 'cue' && PLAIN_CUES.has(typing.label));
    const withEllipsis =
      isCapital && form !== 'letters' && isEllipsis(context.after(1).word) && !isQuote(context.before(1));
    // "S … KR …/09"
    if (withEllipsis && isFileNumber(context)) return yes('NUMBER', 'file-number', 0.9);
    if (form !== 'letter') {
      const plain = typing.by === 'cue' || typing.by === 'title';
      if (form === 'letter-number') {
        if (
          (plain && (typing.label === 'PERSON' || typing.label === 'COMPANY')) ||
          (typing.by === 'legal-form' && known.legalForms.has(context.after(1).word)) ||
          (withEllipsis && (plain || typing.by === 'legal-form'))
        )
          return yes(typing.label, 'letter-and-number', 0.9);
        // "die Herren M3 … , S3 … und S4 …"
        if (withEllipsis && linked && last?.label !== undefined) return yes(last.label, 'letter-and-number', 0.9);
        // "die Beamten B1 und B2"
        if (linked && last?.form === 'letter-number' && last.label !== undefined)
          return yes(last.label, 'letter-and-number', 0.9);
        return isNumberedPerson(core, context, last) ? yes('PERSON', 'letter-and-number', 0.75, false) : undefined;
      }
      if (!isUnknownShort(letter, dotted)) return undefined;
      // "die Wortmarke „XYZ“"
      if (letter === 'XYZ' && isQuote(context.before(1)) && isQuote(context.after(1)))
        return yes(typing.by === 'cue' ? typing.label : 'OTHER', 'quoted-letters', 0.9, typing.by === 'cue');
      // "St. Gallen"
      if (dotted && known.saints.has(letter) && /^\p{Lu}\p{Ll}{2,}/u.test(context.after(1).word)) return undefined;
      // "unter dem Namen Öz Gaziantep"
      if (!dotted && /^\p{Lu}\p{Ll}{2,}/u.test(context.after(1).word) && typing.by !== 'legal-form') return undefined;
      const isGenitive = dotted && /^[´`’']/u.test(context.after(1).word);
      const isNamed =
        (typing.by === 'legal-form' && context.before(1).word !== '&') ||
        (dotted && (typing.by === 'head' || typing.by === 'preposition'));
      if (!plain && !follows && !isNamed && dotted && isAfterNoun(context))
        return yes(typing.label, 'syllable-after-noun', 0.8, false);
      if (plain || follows || isGenitive || isNamed)
        return yes(follows && !plain && !isNamed ? last?.label : typing.label, 'short-letters', 0.85);
      return undefined;
    }
    // "(im Folgenden: A.)"
    if (isCapital && known.defined.test(context.text.slice(Math.max(0, context.start - NEAR_LAWYER), context.start)))
      return yes(typing.label, 'letter-defined', 0.9, typing.by !== 'default');
    if (isCapital && dotted && (typing.by === 'default' || typing.by === 'cue') && this.isQuotedName(context))
      return yes(typing.by === 'cue' ? typing.label : 'OTHER', 'quoted-name', 0.85, typing.by === 'cue');
    const announced = isCapital
      ? own || follows || withEllipsis
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
      chained: chained,
      isFamilyName: this.options.isFamilyName,
      isGivenName: this.options.isGivenName,
    };
    for (const { name, strong, applies } of LETTER_EXCLUSIONS) {
      if (this.without.has(name) || (announced && !strong)) continue;
      if (applies(asked)) return no(name, form);
    }
    // "das Flurstück F": a letter names a piece of land; its number has digits.
    if (typing.by === 'cue' && known.plots.has(context.before(1).word)) return yes('PLACE', 'letter-by-cue', 0.9);
    if (typing.by !== 'default' && (own || !follows))
      return yes(typing.label, `letter-by-${typing.by}`, CONFIDENCE[typing.by] ?? 0.85);
    // "in der Kstraße, F": after the street comes the town; "Rechtsanwalt S. P., J., beizuordnen": after the lawyer too.
    if (follows && gap.includes(',') && context.after(1).word === ',' && known.assigned.has(context.after(2).word))
      return yes('PLACE', 'letter-of-a-seat', 0.9);
    if (typing.by === 'default' && last !== undefined && isTownAfter(context, last))
      return yes('PLACE', 'letter-of-a-seat', 0.85);
    if (typing.by === 'default' && last?.label === 'STREET' && AFTER_STREET.test(gap ?? ''))
      return yes('PLACE', 'letter-after-street', 0.92);
    if (follows) return yes(last?.label === 'STREET' ? 'PLACE' : last?.label, 'letter-in-a-row', 0.92, last?.typed);
    // "in B. (N.)": the country or district of the town
    if (last?.label === 'PLACE' && /^\s*\($/u.test(gap ?? '')) return yes('PLACE', 'letter-in-brackets', 0.9);
    if (withEllipsis) return yes(typing.label, 'letter-and-ellipsis', 0.95, typing.by !== 'default');
    const quoted = isQuote(context.before(1)) && isQuote(context.after(1));
    return yes(
      typing.label,
      quoted ? 'quoted-letter' : dotted ? 'letter-with-stop' : 'letter',
      quoted ? 0.7 : dotted ? 0.88 : 0.8,
      typing.by !== 'default',
    );
  }
}

type Yes = (label: PlaceholderLabel, rule: string, confidence: number, typed?: boolean) => Verdict;
type No = (exclusion: ExclusionName | 'word', rule: string) => Verdict;

const NONE: readonly Verdict[] = [];
const CONFIDENCE: Readonly<Record<string, number>> = {
  'legal-form': 0.99,
  title: 0.98,
  cue: 0.97,
  unit: 0.9,
  head: 0.95,
  preposition: 0.9,
};

/** Whether a word before says that a number follows. */
function isNumberAnnounced(context: Context): boolean {
  const { label, by } = typeLetter(context);
  return (by === 'cue' || by === 'number') && isNumber(label);
}

function isNumber(label: PlaceholderLabel): boolean {
  return NUMBERS.has(label);
}
const NUMBERS: ReadonlySet<PlaceholderLabel> = new Set([
  'NUMBER',
  'ACCOUNT',
  'CONTRACT',
  'PHONE',
  'AUTHORISATION',
  'PATENT',
]);

/** "12XXX Berlin", "0000 Z.": digits that are hidden in part before the name of a town, written out or a letter. */
function isPostalCode(core: string, context: Context): boolean {
  const before = context.before(1).word;
  return (
    POSTAL_CODE.test(core) &&
    (known.placePrepositions.has(before) || before === ',' || (core.length === 5 && /\d/u.test(core))) &&
    /^\p{Lu}/u.test(context.after(1).word) &&
    !legalFormAhead(context)
  );
}

/** "*****, *****weg 17": a blank between commas before a street is the town. */
function isTownOfStreet(context: Context): boolean {
  if (context.before(1).word !== ',' || context.after(1).word !== ',') return false;
  const { word } = context.after(2);
  return labelOfRest(word.replace(/^[*_….]+/u, '')) === 'STREET';
}

/** "… UF …/15": a blank before a register and a number with its year. */
function isFileNumber(context: Context): boolean {
  return FILE_NUMBER.test(context.text.slice(context.end, context.end + LONGEST_FILE_NUMBER));
}
const FILE_NUMBER = /^(?:\s(?:…|\.{3}))?\s\p{Lu}\p{L}{0,4}\s[\dxX*_….]{1,8}\/\d{2}(?!\d\d\d)/u;
const LONGEST_FILE_NUMBER = 30;

/** "ZH xxx xxx": small letters after the capitals of a district, in groups. */
function isPlate(core: string, context: Context): boolean {
  if (core !== core.toLowerCase()) return false;
  const [before, beyond] = [context.before(1).word, context.before(2).word];
  const isDistrict = (word: string) => /^\p{Lu}{1,3}$/u.test(word);
  return (isDistrict(before) && context.after(1).word === core) || (before === core && isDistrict(beyond));
}

/** Whether a company with its form stands right before, parted by a comma. */
function isSeatOf(context: Context, last: Verdict): boolean {
  if (last.label !== 'COMPANY' || !/,\s$/u.test(context.text.slice(last.end, context.start))) return false;
  const end = legalFormEnd(new Context(context.text, last.start, last.end));
  // "Corp.,"
  return end !== undefined && /^\.?,\s$/u.test(context.text.slice(end, context.start));
}

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

/** Whether a town follows who is named with it, in an enumeration of none: "der B.____ AG, C.____.", "Rechtsanwalt D., E., begehrt". */
function isTownAfter(context: Context, last: Verdict): boolean {
  const gap = context.text.slice(last.end, context.start);
  if (!/,\s$/u.test(gap) || !/^[.,)]?$/u.test(context.after(1).word)) return false;
  if (known.joints.has(context.after(2).word)) return false;
  const partners = /^\.? & (\p{L}+),\s$/u.exec(gap)?.[1];
  if (last.label === 'COMPANY' && known.firmPartners.has(partners ?? '')) return true;
  if (last.label === 'COMPANY')
    return legalFormEnd(new Context(context.text, last.start, last.end)) === context.start - 2;
  if (last.label !== 'PERSON' || !/^\.?,\s$/u.test(gap)) return false;
  return known.lawyers.test(context.text.slice(Math.max(0, last.start - NEAR_LAWYER), last.start));
}
const NEAR_LAWYER = 40;

/** Whether a name is due: after a word that announces one, a preposition, an article. */
function isNameDue(context: Context): boolean {
  const { word } = context.before(1);
  return (
    typeLetter(context).by !== 'default' ||
    known.determiners.has(word) ||
    known.beforeYears.has(word) ||
    known.bornBefore.has(word)
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
const MOST_QUOTED = 3;
/** How far around a letter words are looked for that speak of claims. */
const NEAR = 300;

/** Streets that a stroke parts: "A-Straße/B-Straße". */
function crossingAt(text: string, start: number, end: number): readonly Candidate[] {
  const element = text.slice(start, end);
  if (!element.includes('/')) return NONE_FOUND;
  let at = start;
  const found: Candidate[] = [];
  for (const part of element.split('/')) {
    const candidate = findForm(text, at, at + part.length);
    if (candidate === undefined || !(CROSSING.has(candidate.form) || STOPPED_LETTER.test(part))) return NONE_FOUND;
    found.push(candidate);
    at += part.length + 1;
  }
  return found;
}
/** Of "K./L.", two in one firm. */
const STOPPED_LETTER = /^\p{Lu}\.$/u;
const CROSSING: ReadonlySet<Form> = new Set(['joined', 'blank-letter', 'special-ellipsis', 'cut']);
const NONE_FOUND: readonly Candidate[] = [];

function numberLabel(context: Context): PlaceholderLabel {
  const { label, by } = typeLetter(context);
  return by === 'default' || label === 'PERSON' ? 'NUMBER' : label;
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

/** Elements side by side with one label are one reference; nothing but blanks, a dash or "&" may part them. */
export function groupReferences(text: string, verdicts: readonly Verdict[]): readonly Placeholder[] {
  const groups: Verdict[][] = [];
  for (const verdict of verdicts) {
    if (verdict.label === undefined) continue;
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (last && last.label === verdict.label && verdict.form !== 'joined' && belongs(text, last, verdict))
      group?.push(verdict);
    else groups.push([verdict]);
  }
  return groups.map((group) => {
    const first = group[0] as Verdict;
    const end = (group.at(-1) as Verdict).end;
    const formEnd = first.label === 'COMPANY' ? legalFormEnd(new Context(text, first.start, end)) : undefined;
    const formStart = formEnd === undefined ? undefined : new Context(text, first.start, end).after(1).start;
    return {
      start: first.start,
      end,
      label: first.label as PlaceholderLabel,
      rule: group.reduce((best, each) => (each.confidence > best.confidence ? each : best)).rule,
      certainty: group.some(({ certainty }) => certainty === 'obvious') ? 'obvious' : 'potential',
      confidence: group.reduce((most, { confidence }) => Math.max(most, confidence), 0),
      typed: group.some(({ typed }) => typed),
      elements: group.map(({ start, end: to }) => ({ start, end: to })),
      ...(formEnd !== undefined && formStart !== undefined && { legalForm: { start: formStart, end: formEnd } }),
    };
  });
}

function belongs(text: string, last: Verdict, next: Verdict): boolean {
  if (!ADJACENT.test(text.slice(last.end, next.start))) return false;
  // Two ellipses side by side are two things, as "..., ..." are.
  return !(
    last.form === 'ellipsis' &&
    next.form !== 'ellipsis' &&
    !known.legalForms.has(text.slice(next.start, next.end))
  );
}
