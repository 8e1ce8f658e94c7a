import type { Rng } from '../core/rng.ts';
import type { Entity } from '../core/types.ts';
import { type Person, ageOf, writeName } from './person.ts';
import type { Form, LetterCase, PlaceType, ValueKind } from './plan.ts';
import type { SoundTest } from '../languages/sounds.ts';
import { slug } from '../resources/shape.ts';
import { daysInMonth, fromDayNumber, isWorkday, toDayNumber } from '../surrogates/dates/calendar.ts';
import { familyOf } from '../surrogates/index.ts';
import type { Setting } from '../surrogates/types.ts';
import { usualFormat } from './date-format.ts';

/** A person, a day (number of days since 1970-01-01), a time (minutes since midnight) or a text. */
export type Value = Person | number | string;

/** What a named slot holds. */
export interface Held {
  readonly value: Value;
  readonly form: Form;
  readonly locale: string;
  /** As it was written, or would have been. */
  readonly text: string;
}

/** A town that was written, or is to be: its postcode may stand before it. */
export interface Town {
  readonly name: string;
  readonly locale: string;
  /** Where the last value of its place ends. */
  end: number;
  /** What of it was drawn already. */
  readonly drawn: Set<PlaceType>;
}

/** The first and the last day that a document may be written on: 2001-01-01 to 2024-12-31. */
const FIRST_ANCHOR = 11_323;
const ANCHOR_DAYS = 8766;

interface Waiting {
  readonly forms: readonly [string, string];
  readonly isSecond: SoundTest;
  /** How many spans were open where it stands. */
  readonly depth: number;
}

/** Text that decides a form before it. */
const SOUND = /[\p{L}\p{N}]/u;

/** One document as it is being written. Labels are exact because each is noted with the text that it covers. */
export class Rendering {
  readonly rng: Rng;
  text = '';
  readonly entities: Entity[] = [];
  readonly held: (Held | undefined)[];
  /** Indices of list entries drawn, by list: in the innermost repetition that is being written, or the document. */
  drawn = new Map<string, number[]>();
  /** Alternatives taken, by choice, where it has many. */
  readonly chosen = new Map<object, Set<number>>();
  readonly anchor: number;
  anchorWritten = false;
  /** The town whose postcode or region may be written next, or whose postcode was. */
  town: Town | undefined;
  /** Where the last value ends that was written. */
  lastValue = 0;
  /** Which of the locale's usual formats the document has. */
  readonly habit: number;

  /** @param workdays the locale on whose working days it is written; any day where absent. */
  constructor(rng: Rng, slots: number, workdays?: string) {
    this.rng = rng;
    this.held = Array.from({ length: slots });
    const isFit = () => workdays === undefined || isWorkday(this.anchor, workdays);
    do this.anchor = FIRST_ANCHOR + rng.int(ANCHOR_DAYS);
    while (!isFit());
    this.habit = rng.int(0x10000);
  }

  /** A form that what follows decides, and the blanks and marks after it. */
  private waiting: Waiting | undefined;
  private gap = '';
  /** Spans whose first text is still to come, and those that are open. */
  private readonly spans: { start: number; readonly index: number }[] = [];

  /** Writes a text; with a label it is an entity. */
  write(written: string, label?: string, layer?: string): void {
    // A sentence that ends with "Inc." has one full stop.
    const isDouble =
      label === undefined &&
      this.waiting === undefined &&
      /^\.(?!\.)/.test(written) &&
      /[^.]\.$/.test(this.text.slice(-2));
    const text = isDouble ? written.slice(1) : written;
    if (this.waiting !== undefined && text !== '') {
      if (label === undefined && !SOUND.test(text)) {
        this.gap += text;
        return;
      }
      this.settle(text);
    }
    if (this.spans.length > 0 && text !== '') this.startSpans(this.spans.length);
    if (label !== undefined && text !== '') this.mark(this.text.length, this.text.length + text.length, label, layer);
    this.text += text;
  }

  /** Notes that a value was written, one of the town or another. */
  endValue(isOfTown: boolean): void {
    this.lastValue = this.text.length;
    if (isOfTown && this.town !== undefined) this.town.end = this.lastValue;
  }

  /** Labels what lies between two offsets. */
  mark(start: number, end: number, label: string, layer?: string): void {
    const entity = { id: `T${this.entities.length + 1}`, start, end, label };
    this.entities.push(Object.freeze(layer === undefined ? entity : { ...entity, layer }));
  }

  /** Writes one of two forms, when it is known what follows. */
  writeVariant(forms: readonly [string, string], isSecond: SoundTest): void {
    if (this.waiting !== undefined) this.settle(forms[0]);
    this.waiting = { forms, isSecond, depth: this.spans.length };
  }

  /** What is written until {@link closeSpan} is one entity. */
  openSpan(): void {
    this.spans.push({ start: -1, index: this.entities.length });
  }

  /** @returns the span's text, without the blanks at its ends, which no label covers. */
  closeSpan(label?: string, layer?: string): string {
    this.finish();
    const { start: from, index } = this.spans.pop() as { start: number; index: number };
    if (from < 0) return '';
    const whole = this.text.slice(from);
    const text = whole.trim();
    if (label !== undefined && text !== '') {
      const start = from + whole.length - whole.trimStart().length;
      const entity = { id: `T${this.entities.length + 1}`, start, end: start + text.length, label };
      // Before those of other layers that lie in it.
      this.entities.splice(index, 0, Object.freeze(layer === undefined ? entity : { ...entity, layer }));
    }
    return text;
  }

  /** Writes what still waits for a text to follow. */
  finish(): void {
    if (this.waiting !== undefined) this.settle('');
  }

  private settle(following: string): void {
    const { waiting, gap } = this;
    if (waiting === undefined) return;
    const form = waiting.forms[waiting.isSecond(following) ? 1 : 0];
    this.waiting = undefined;
    this.gap = '';
    this.startSpans(waiting.depth);
    // "d' " before a name is "d'".
    this.text += form + (/['’]$/.test(form) ? gap.replace(/^ /, '') : gap);
  }

  /** The outermost spans start here, unless they have started. */
  private startSpans(depth: number): void {
    for (const span of this.spans.slice(0, depth)) if (span.start < 0) span.start = this.text.length;
  }
}

/** Writes a value in a form. */
export function writeValue(value: Value, kind: ValueKind, form: Form, locale: string, habit: number): string {
  let text: string;
  if (kind === 'person') {
    const person = value as Person;
    text = form.words === undefined ? writeName(person, form.part ?? 'full') : form.words[person.gender];
  } else if (kind === 'text') text = value as string;
  else {
    const format = form.format ?? usualFormat(locale, kind, habit);
    text = format(value as number, locale);
  }
  if (form.case !== undefined) text = setCase(text, form.case);
  const { prefix, suffix } = form;
  return prefix === undefined && suffix === undefined ? text : (prefix ?? '') + text + (suffix ?? '');
}

function setCase(text: string, letters: LetterCase): string {
  switch (letters) {
    case 'upper':
      return text.toUpperCase();
    case 'lower':
      return text.toLowerCase();
    case 'sentence':
      return capitalise(text);
    case 'title':
      return text.replace(/[\p{L}\p{M}]+/gu, (word) => capitalise(word.toLowerCase()));
  }
}

function capitalise(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** The same day some months on; the last of the month where that month is shorter. */
export function addMonths(day: number, months: number): number {
  const date = fromDayNumber(day);
  const count = date.year * 12 + date.month - 1 + months;
  const year = Math.floor(count / 12);
  const month = count - year * 12 + 1;
  return toDayNumber(year, month, Math.min(date.day, daysInMonth(year, month)));
}

/** The day on which a person was born, so that their age is right on the day the document is written. */
export function birthDay(person: Person, anchor: number, rng: Rng): number {
  const age = ageOf(person, rng);
  const birthday = addMonths(anchor, -12 * age);
  // Up to a day less than a year before: then the next birthday is still to come.
  return Math.max(birthday - person.sinceBirthday, addMonths(anchor, -12 * (age + 1)) + 1);
}

/** An e-mail address or a user name made of a person's name. */
export function contactOf(person: Person, type: 'email' | 'username', rng: Rng, setting: Setting): string {
  const given = slug(person.given);
  const family = slug(person.family.split(/[\s-]/, 1)[0] ?? person.family);
  const fresh = familyOf(type).fresh(type, rng, setting) ?? 'user@example.org';
  // Names that have no Latin letters make no address; then any address will do.
  if (!/^[a-z]+$/.test(given) || !/^[a-z]+$/.test(family)) return fresh;
  const initial = given.charAt(0);
  const local = rng.pick([
    `${given}.${family}`,
    `${initial}${family}`,
    `${initial}.${family}`,
    `${given}${family.charAt(0)}`,
  ]);
  if (type === 'username') return rng.chance(0.5) ? local : `${local}${1 + rng.int(99)}`;
  return `${local}@${fresh.slice(fresh.lastIndexOf('@') + 1)}`;
}
