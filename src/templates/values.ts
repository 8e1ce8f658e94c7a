import type { Rng } from '../core/rng.ts';
import { slug } from '../resources/shape.ts';
import { daysInMonth, fromDayNumber, toDayNumber } from '../surrogates/dates/calendar.ts';
import { familyOf } from '../surrogates/index.ts';
import type { Setting } from '../surrogates/types.ts';
import { usualFormat } from './date-format.ts';
import { ageOf, writeName, type Person } from './person.ts';
import type { Form, LetterCase, ValueKind } from './plan.ts';
import type { Value } from './rendering.ts';

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
