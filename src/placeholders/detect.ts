import type { CharSpan } from '../core/types.ts';
import { Context } from './context.ts';
import { isBorn, isEllipsis, isInQuotation, judgeEllipsis, legalFormEnd } from './ellipsis.ts';
import { Elements } from '../text/text-elements.ts';
import { ABBREVIATIONS, type ExclusionName, isQuote, LETTER_EXCLUSIONS, type LetterCase } from './exclusions.ts';
import { blankHead, type Candidate, findForm, type Form, labelOfWord, numberedWord, pointedHead } from './forms.ts';
import type { PlaceholderLabel } from './labels.ts';
import { headOf, isUnknownShort, legalFormAhead, typeLetter, type Typing } from './letters.ts';
import { known } from './language.ts';

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
  'special-ellipsis', 'same-letter', 'url', 'email', 'mask', 'initials', 'blank-letter', 'numbered',
]); // prettier-ignore
/** Cues so clear that no exclusion is asked: what follows "Herr" or "Firma" is a name whatever it looks like. */
const PLAIN_CUES: ReadonlySet<PlaceholderLabel> = new Set(['PERSON', 'COMPANY', 'ORGANISATION', 'PHONE']);
const POSTAL_CODE = /^(?=.*\d)[\dxX*]{5}$|^[xX]{5}$/u;
/** Between a street and the town after it: "A. Weg 3, B." */
const AFTER_STREET = /^\s*(?:\p{Lu}\p{L}+\s+)?(?:\d{1,4}\s?[a-z]?)?,\s*$/u;
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
      if (candidate === undefined) continue;
      until = candidate.end;
      const verdict = this.decide(text, candidate, verdicts?.at(-1));
      if (verdict !== undefined) (verdicts ??= []).push(verdict);
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
        if (isBorn(context) || /^[\d.xXO*_]+\.[\d.xXO*_]+\.?$/u.test(core)) return yes('DATE', 'masked-number', 0.95);
        if (POSTAL_CODE.test(core) && /^\p{Lu}/u.test(context.after(1).word)) return yes('PLACE', 'postal-code', 0.9);
        return yes(numberLabel(context), 'masked-number', 0.95);
      case 'blank-letter': {
        const typing = typeLetter(context);
        const label = headOf(blankHead(core), true) ?? this.inRow(text, start, typing, last) ?? typing.label;
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
        return yes(headOf(core.replace(/^[….]+-?/u, ''), true) ?? typeLetter(context).label, 'special-ellipsis', 0.97);
      case 'ellipsis': {
        const before =
          last?.label !== undefined &&
          /^\s+$/u.test(text.slice(last.end, start)) &&
          !isEllipsis(text.slice(last.start, last.end))
            ? last.label
            : undefined;
        const verdict = judgeEllipsis(context, before, !this.without.has('citation'));
        return 'excluded' in verdict
          ? no(verdict.excluded, verdict.rule)
          : yes(verdict.label, verdict.rule, verdict.confidence, verdict.label !== 'OTHER');
      }
      case 'same-letter': {
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
    const at = core.indexOf('-');
    const rest = at < 0 ? core.slice(1) : core.slice(at + 1);
    if (rest === '') return legalFormAhead(context) ? yes('COMPANY', 'letter-and-hyphen', 0.9) : undefined;
    const head = headOf(rest.split('-').at(-1) ?? rest, true);
    // "Ekliniken M-R GmbH"
    const label = head === 'ORGANISATION' && legalFormAhead(context) ? 'COMPANY' : head;
    // "L.-Gesetz" hides whose law it is; "E-Gesetz" is a name that is written out.
    if (label === 'OTHER' && !core.includes('.')) return no('word', 'letter-and-word');
    if (label !== undefined && !(at >= 0 && /^\p{Ll}/u.test(rest) && label === 'COMPANY'))
      return yes(label, 'letter-and-head', 0.95);
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
      typing.by === 'head' ||
      (typing.by === 'cue' && PLAIN_CUES.has(typing.label));
    const withEllipsis =
      isCapital && form !== 'letters' && isEllipsis(context.after(1).word) && !isQuote(context.before(1));
    if (form !== 'letter') {
      const plain = typing.by === 'cue' || typing.by === 'title';
      if (form === 'letter-number') {
        if (
          (plain && (typing.label === 'PERSON' || typing.label === 'COMPANY')) ||
          (withEllipsis && (plain || typing.by === 'legal-form'))
        )
          return yes(typing.label, 'letter-and-number', 0.9);
        // "die Herren M3 … , S3 … und S4 …"
        if (withEllipsis && linked && last?.label !== undefined) return yes(last.label, 'letter-and-number', 0.9);
        return undefined;
      }
      if (!isUnknownShort(letter, dotted)) return undefined;
      // "unter dem Namen Öz Gaziantep"
      if (!dotted && /^\p{Lu}\p{Ll}{2,}/u.test(context.after(1).word) && typing.by !== 'legal-form') return undefined;
      const isGenitive = dotted && /^[´`’']/u.test(context.after(1).word);
      const isNamed =
        (typing.by === 'legal-form' && context.before(1).word !== '&') ||
        (dotted && (typing.by === 'head' || typing.by === 'preposition'));
      if (plain || follows || isGenitive || isNamed)
        return yes(follows && !plain && !isNamed ? last?.label : typing.label, 'short-letters', 0.85);
      return undefined;
    }
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
      chained: chained,
      isFamilyName: this.options.isFamilyName,
      isGivenName: this.options.isGivenName,
    };
    for (const { name, strong, applies } of LETTER_EXCLUSIONS) {
      if (this.without.has(name) || (announced && !strong)) continue;
      if (applies(asked)) return no(name, form);
    }
    if (typing.by !== 'default' && (own || !follows))
      return yes(typing.label, `letter-by-${typing.by}`, CONFIDENCE[typing.by] ?? 0.85);
    // "in der Kstraße, F": after the street comes the town; "Rechtsanwalt S. P., J., beizuordnen": after the lawyer too.
    if (follows && gap.includes(',') && context.after(1).word === ',' && known.assigned.has(context.after(2).word))
      return yes('PLACE', 'letter-of-a-seat', 0.9);
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
