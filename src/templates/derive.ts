import { obtain } from '../core/collections.ts';
import { DEFAULT_LAYER } from '../core/document.ts';
import type { Document, Entity } from '../core/types.ts';
import { fold } from '../text/fold.ts';
import { casingOf } from '../surrogates/case.ts';
import type { SurrogateType } from '../surrogates/types.ts';
import { escapeText, quote, findFormat, readDay, showsDayFirst } from './find-format.ts';
import { packOf } from '../languages/index.ts';
import { isBirth } from '../surrogates/dates/date.ts';
import { fromDayNumber } from '../surrogates/dates/calendar.ts';
import { findRepeats, type Place, type SlotPlan } from './find-repeats.ts';
import { findNamePart, isSameName, PEOPLE, readFullName, relatedPart } from './read-name.ts';
import type { NamePart } from './person.ts';
import { parseNumberShape, shapeOf, SHAPED } from './number-shape.ts';

/** What a corpus shows of how it writes. */
interface FormHabits {
  readonly locale: string;
  /** Whether the day comes before the month; the locale's habit where `undefined`. */
  readonly dayFirst: boolean | undefined;
  readonly isGivenName: ((word: string) => boolean) | undefined;
  readonly genderOf: ((given: string) => 'f' | 'm' | undefined) | undefined;
}

/** Ages stay in reach of the one in the text, which speaks of a child or of an old person elsewhere too. */
const AGE_REACH = 10;

const MAJORITY = 18;

/** Ages that may stand for one: of a child those of children, and never of one year where the words around are of several. */
function agesLike(age: number): readonly [number, number] {
  if (age === 1) return [1, 1];
  const [least, most] = age < MAJORITY ? [Math.min(2, age), MAJORITY - 1] : [MAJORITY, 110];
  return [Math.max(least, age - AGE_REACH), Math.min(most, age + AGE_REACH)];
}

/** The number of an age with what is written before and after it. */
const AGE = /^(\D*)(\d{1,3})(\D*)$/;

const optionOf = (key: string, text: string) => (text === '' ? '' : ` ${key}=${quote(text)}`);

/** The options of a slot that writes its values in the form of a mention: each starts with a blank. */
function describeForm(text: string, type: SurrogateType, habits: FormHabits, person?: string): string {
  const { locale, dayFirst, isGivenName } = habits;
  if (SHAPED.has(type) && /\d/.test(text)) {
    const shape = shapeOf(text, type !== 'phone' && type !== 'fax');
    if (typeof parseNumberShape(shape) !== 'string') return ` shape=${quote(shape)}`;
  }
  const upper = casingOf(text) === 'upper' && /\p{L}{3}/u.test(text) ? ' case=upper' : '';
  if (PEOPLE.has(type)) {
    const part = findNamePart(text, type, locale, isGivenName);
    const isLetters = part === 'monogram' || part === 'initials';
    return (
      (part === undefined ? '' : ` part=${part}`) + genderOption(text, part, type, habits) + (isLetters ? '' : upper)
    );
  }
  if (type === 'date' || type === 'time') {
    const format = findFormat(text, type, locale, dayFirst);
    return (format === undefined ? '' : ` format=${quote(format)}`) + upper;
  }
  if (type === 'age') {
    const match = AGE.exec(text);
    if (match === null) return '';
    const [, before = '', digits = '', after = ''] = match;
    const range = person === undefined ? agesLike(Math.min(Number(digits), 110)).join('..') : `of=${person}`;
    return ` ${range}${optionOf('prefix', before)}${optionOf('suffix', after)}`;
  }
  return upper;
}

/** A person's sex is that of the source: titles and words around the name agree with it. */
function genderOption(text: string, part: NamePart | undefined, type: SurrogateType, habits: FormHabits): string {
  if (type === 'family-name' || (part !== undefined && part !== 'given' && part !== 'family-given')) return '';
  const [first = ''] = (part === 'family-given' ? text.slice(text.indexOf(',') + 1) : text).trim().split(/\s+/);
  const gender = habits.genderOf?.(first);
  return gender === undefined ? '' : ` gender=${gender}`;
}

/** Why a document makes no template. */
interface Underivable {
  readonly reason: 'overlapping-entities' | 'discontinuous-entity';
  readonly entity: Entity;
}

interface DerivedSet {
  /** The files of the set, by path. */
  readonly files: ReadonlyMap<string, string>;
  readonly counts: {
    readonly templates: number;
    readonly slots: number;
    readonly references: number;
    /** Places without a label that say what a label covers elsewhere in their document: they are drawn, too. */
    readonly repeats: number;
  };
}

/** Makes templates of documents, one by one, and a set of them in the end. */
interface Deriver {
  add(doc: Document): Underivable | undefined;
  finish(): DerivedSet;
}

interface DeriveSettings {
  readonly name: string;
  readonly locale: string;
  readonly plans: Readonly<Record<string, SlotPlan>>;
  /** Tells a given name from a surname; a lone name is taken for a surname where absent. */
  readonly isGivenName?: (word: string) => boolean;
  /** What a given name tells of its bearer. */
  readonly genderOf?: (given: string) => 'f' | 'm' | undefined;
}

/** No document tells of days farther apart. */
const MAX_DAYS = 40_000;

const WARNING =
  '# Derived from a labelled corpus: only the labelled mentions became slots. The text around them is the source’s own, as are\n' +
  '# the entries of its lists. Hand these templates, and what is generated from them, to nobody who may not see that text.\n';

/**
 * Derives templates: each entity becomes a slot of the type that its label stands for, a later mention of the same text a
 * reference to it, a surname alone a reference to the person; all else is copied, escaped.
 */
export function createDeriver({ name, locale, plans, isGivenName, genderOf }: DeriveSettings): Deriver {
  const templates: string[] = [];
  const lists = new Map<string, { readonly name: string; readonly entries: Set<string>; readonly mark: string }>(); // by label
  const listNames = new Set<string>();
  const marks = new Map<string, Entity>(); // the first mention of each slot type, whose label is the type's
  let slots = 0;
  let references = 0;
  let repeats = 0;

  function slotOf(doc: Document, place: Place, known: Known[], reading: Reading): () => string {
    const { entity, isBare } = place;
    const text = doc.text.slice(place.start, place.end);
    const plan = plans[entity.label];
    const own = place.inside ?? [];
    if (own.length > 0 && plan?.policy !== 'replace') {
      const parts = partsOf(doc, place, own, known, reading, quoteText);
      return () => `[[=${quote(entity.label)} layer=${quote(layerOf(entity))}: ${parts()}]]`;
    }
    if (plan === undefined || plan.policy === 'keep') return () => `{{${quote(text)}${markOf(entity)}}}`;
    slots++;
    const type = plan.policy === 'from-corpus' ? `$${listOf(entity).name}` : typeOf(plan.type, text);
    const reference = referTo(place, text, type);
    if (reference !== undefined) {
      references++;
      return () => reference;
    }
    const fuller = PEOPLE.has(type) ? reading.names.find((each) => isSameLabel(each.entity, entity) && relatedPart(text, each.text)) : undefined; // prettier-ignore
    const whole = fuller?.text ?? text;
    const one: Known = { as: `e${known.length + 1}`, key: fold(whole), text: whole, type, place, part: partOf(text, type, fuller?.text), isUsed: false }; // prettier-ignore
    known.push(one);
    const nameOf = () => (one.isUsed ? ` as=${one.as}` : '');
    if (plan.policy === 'from-corpus') {
      listOf(entity).entries.add(text.replaceAll(/\s+/g, ' ').trim());
      return () => `{{${type}${nameOf()}}}`;
    }
    const slotType = type as SurrogateType;
    if (!marks.has(slotType)) marks.set(slotType, entity);
    const mark = isBare ? ' label=none' : isSameLabel(marks.get(slotType) as Entity, entity) ? '' : markOf(entity);
    const person = reading.persons.get(entity);
    const habits = { locale, dayFirst: reading.dayFirst, isGivenName, genderOf };
    const form = fuller === undefined ? describeForm(text, slotType, habits, person) : ` part=${one.part}${genderOption(whole, whole.includes(',') ? 'family-given' : undefined, slotType, habits)}${casingOf(text) === 'upper' ? ' case=upper' : ''}`; // prettier-ignore
    const distance = type !== 'date' ? '' : person === undefined ? distanceOf(entity, reading) : ` of=${person}`;
    // A name only where something refers to it, which is known in the end.
    return () => `{{${type}${form}${distance}${nameOf()}${mark}}}`;

    function referTo({ entity, isBare }: Place, text: string, type: string): string | undefined {
      const others = known.filter((each) => isSameLabel(each.place.entity, entity));
      const twin = others.find((each) => each.type === type && (each.key === fold(text) || (PEOPLE.has(type) && isSameName(each.text, text)))); // prettier-ignore
      const found = twin ?? (PEOPLE.has(type) ? others.find((each) => PEOPLE.has(each.type) && relatedPart(text, each.text)) : undefined); // prettier-ignore
      if (found === undefined) return undefined;
      found.isUsed = true;
      const part = partOf(text, type, twin === undefined ? found.text : undefined);
      const letters = casingOf(text);
      const isTitle = twin !== undefined && twin.key === fold(text) && twin.text !== text && letters !== 'lower';
      const written = letters === 'upper' && (twin === undefined || twin.text !== text) ? 'upper' : isTitle ? 'title' : letters === 'lower' && twin?.text !== text ? 'lower' : undefined; // prettier-ignore
      const mark = isBare === found.place.isBare ? '' : isBare ? ' label=none' : markOf(entity);
      return `{{@${found.as}${part === found.part ? '' : ` part=${part ?? 'full'}`}${written === undefined ? '' : ` case=${written}`}${mark}}}`;
    }
  }

  /** Which form of a name a mention is: a part of the full one, where that is given. */
  function partOf(text: string, type: string, whole: string | undefined): NamePart | undefined {
    if (!PEOPLE.has(type)) return undefined;
    return whole === undefined
      ? findNamePart(text, type as SurrogateType, locale, isGivenName)
      : relatedPart(text, whole);
  }

  /** A place that is all digits is a postcode. */
  function typeOf(type: SurrogateType, text: string): SurrogateType {
    return (type === 'location' || type === 'city') && /^\d{4,6}$/.test(text) ? 'zip' : type;
  }

  /** Dates keep their distances, as date shifting keeps them; the latest is the day the document is written on. */
  function distanceOf(entity: Entity, { latest, days }: Reading): string {
    const day = days.get(entity)?.day;
    if (day === undefined || latest === undefined || latest - day > MAX_DAYS) return '';
    return ` before=anchor days=${Math.max(0, latest - day)}`;
  }

  /** The day of a date; of one without a day or a month its middle, without a year the nearest to another. */
  function dayOf(text: string, dayFirst: boolean | undefined, near: number | undefined): Day | undefined {
    const format = findFormat(text, 'date', locale, dayFirst);
    if (format === undefined) return undefined;
    const fields = format.replaceAll(/'[^']*'/g, '');
    const [before, its] = /d/.test(fields) ? ['', ''] : /M/.test(fields) ? ['15 ', 'd '] : ['1 7 ', 'd M '];
    if (/y/.test(fields)) {
      const day = readDay(before + text, its + format, locale);
      return day === undefined ? undefined : { day, isWhole: before === '' };
    }
    if (near === undefined) return undefined;
    const { year } = fromDayNumber(near);
    const all = [year - 1, year, year + 1].flatMap((each) => readDay(`${before}${text} ${each}`, `${its}${format} yyyy`, locale) ?? []); // prettier-ignore
    const [day] = all.toSorted((a, b) => Math.abs(a - near) - Math.abs(b - near));
    return day === undefined ? undefined : { day, isWhole: before === '' };
  }

  function readDocument(doc: Document): Reading {
    const ofType = (type: SurrogateType) =>
      doc.entities.filter(({ label }) => {
        const plan = plans[label];
        return plan?.policy === 'replace' && plan.type === type;
      });
    const textOf = ({ start, end }: Entity) => doc.text.slice(start, end);
    const dates = ofType('date');
    const dayFirst = showsDayFirst(dates.map(textOf));
    const days = new Map<Entity, Day>();
    let near = dates.map((each) => dayOf(textOf(each), dayFirst, undefined)).find((day) => day?.isWhole === true)?.day;
    for (const each of dates) {
      const day = dayOf(textOf(each), dayFirst, near);
      if (day === undefined) continue;
      days.set(each, day);
      if (day.isWhole && !isBirth({ entity: each, before: textBefore(doc, each) })) near = day.day;
    }
    const known = [...days.values()];
    const whole = known.filter(({ isWhole }) => isWhole);
    const latest =
      known.length === 0 ? undefined : Math.max(...(whole.length > 0 ? whole : known).map(({ day }) => day));
    const names = doc.entities.flatMap((entity) => {
      const plan = plans[entity.label];
      const isName = plan?.policy === 'replace' && PEOPLE.has(plan.type) && readFullName(textOf(entity)).given !== '';
      return isName ? [{ entity, text: textOf(entity) }] : [];
    });
    const persons = new Map<Entity, string>();
    const head =
      isGivenName === undefined || latest === undefined ? '' : readBirths(doc, days, ofType('age'), latest, persons);
    return { dayFirst, latest, days, names, persons, head };
  }

  /**
   * Birth dates of which an age of the document is told, or that are its only dates: somebody is drawn for each, not written, whose age and birth
   * date agree.
   */
  function readBirths(
    doc: Document,
    days: ReadonlyMap<Entity, Day>,
    ages: readonly Entity[],
    latest: number,
    persons: Map<Entity, string>,
  ): string {
    const births = [...days].filter(([entity, { isWhole }]) => isWhole && isBirth({ entity, before: textBefore(doc, entity) })); // prettier-ignore
    const others = [...days.keys()].filter((entity) => !births.some(([birth]) => birth === entity));
    const byDay = new Map<number, string>();
    let head = '';
    for (const [birth, { day }] of births) {
      const years = Math.floor((latest - day) / YEAR);
      const own = ages.filter((each) => {
        const age = Number(AGE.exec(doc.text.slice(each.start, each.end))?.[2] ?? NaN);
        return age > 1 && (others.length === 0 ? births.length === 1 : Math.abs(age - years) <= 1);
      });
      const [first] = own;
      if (first === undefined && others.length > 0) continue;
      let person = byDay.get(day);
      if (person === undefined) {
        byDay.set(day, (person = `p${byDay.size + 1}`));
        const age = first && Number(/\d+/.exec(doc.text.slice(first.start, first.end))?.[0]);
        const [least, most] = age === undefined ? [2, 95] : agesLike(Math.min(age, 110));
        // Nothing that is told of happened before the birth.
        const since = Math.max(0, ...others.map((each) => latest - (days.get(each) as Day).day).filter((ago) => ago < latest - day)); // prettier-ignore
        const from = Math.min(age ?? least, Math.max(least, Math.ceil(since / YEAR) + 1));
        head += `{{person as=${person} age=${Math.min(from, most)}..${most} label=none write=no}}`;
      }
      persons.set(birth, person);
      for (const each of own) if (!persons.has(each)) persons.set(each, person);
    }
    return head;
  }

  /** A stretch of a document: its text, escaped, and a slot for each place. */
  function partsOf(
    doc: Document,
    { start, end }: { readonly start: number; readonly end: number },
    places: readonly Place[],
    known: Known[],
    reading: Reading,
    write = escapeText,
  ): () => string {
    const parts: (() => string)[] = [];
    let position = start;
    for (const place of places) {
      const before = doc.text.slice(position, place.start);
      const slot = slotOf(doc, place, known, reading);
      const policy = plans[place.entity.label]?.policy ?? 'keep';
      const isSpan = place.inside !== undefined;
      const gap = isSpan ? escapeBeforeSpan(before) : policy === 'keep' || write === quoteText ? write(before) : escapeBefore(before, locale); // prettier-ignore
      parts.push(() => gap + slot());
      position = place.end;
    }
    const rest = write(doc.text.slice(position, end));
    return () => parts.map((part) => part()).join('') + rest;
  }

  /** The list of the mentions of a label that is no slot type; labels that differ in signs alone have lists of their own. */
  function listOf(entity: Entity) {
    return obtain(lists, entity.label, () => {
      const plain = ['own', ...(entity.label.toLowerCase().match(/[a-z0-9]+/g) ?? [])].join('-');
      let name = plain;
      for (let n = 2; listNames.has(name); n++) name = `${plain}-${n}`;
      listNames.add(name);
      return {
        name,
        entries: new Set<string>(),
        mark: `{ label: ${quote(entity.label)}, layer: ${quote(layerOf(entity))} }`,
      };
    });
  }

  return {
    add(doc) {
      let position = 0;
      for (const entity of doc.entities) {
        if (entity.fragments) return { reason: 'discontinuous-entity', entity };
        if (entity.start < position) return { reason: 'overlapping-entities', entity };
        position = entity.end;
      }
      const reading = readDocument(doc);
      const places = findRepeats(doc, plans, isGivenName);
      repeats += places.reduce((sum, { isBare, inside }) => sum + (isBare ? 1 : 0) + (inside?.length ?? 0), 0);
      const body = reading.head + partsOf(doc, { start: 0, end: doc.text.length }, places, [], reading)();
      const style = doc.meta?.['style'];
      const front = typeof style === 'string' && /^[A-Za-z0-9][\w.-]*$/.test(style) ? `style: ${quote(style)}\n` : '';
      templates.push(`---\n${front}---\n${body}\n`);
      return undefined;
    },
    finish() {
      const files = new Map<string, string>();
      const digits = String(templates.length).length;
      for (const [i, text] of templates.entries()) files.set(`t${String(i + 1).padStart(digits, '0')}.tmpl`, text);
      const labels = [...marks].map(([type, entity]) => `  ${type}: { label: ${quote(entity.label)}, layer: ${quote(layerOf(entity))} }`); // prettier-ignore
      for (const { name: list, entries, mark } of lists.values()) {
        labels.push(`  ${list}: ${mark}`);
        files.set(`lists/${list}.txt`, [...entries].map((entry) => `${entry}\n`).join(''));
      }
      const own = [...listNames].map((list) => `  ${list}: lists/${list}.txt\n`).join('');
      files.set(
        'set.yaml',
        `${WARNING}name: ${name}\nlocale: ${locale}\ngenre: derived\n` +
          `labels:${labels.length === 0 ? ' {}' : `\n${labels.join('\n')}`}\n${own === '' ? '' : `lists:\n${own}`}`,
      );
      return { files, counts: { templates: templates.length, slots, references, repeats } };
    },
  };
}

interface Day {
  /** Since 1970. */
  readonly day: number;
  /** Whether the text says it, and not a month or a year alone. */
  readonly isWhole: boolean;
}

const YEAR = 365.2425;
/** Characters before a date that tell whether it is a birth date. */
const BEFORE = 40;

/** The words right before a mention, and after any other. */
function textBefore({ text, entities }: Document, { start }: Entity): string {
  const last = entities.findLast((each) => each.end <= start);
  return text.slice(Math.max(last?.end ?? 0, start - BEFORE), start);
}

/** What a document shows before it is derived. */
interface Reading {
  readonly dayFirst: boolean | undefined;
  readonly latest: number | undefined;
  readonly days: ReadonlyMap<Entity, Day>;
  /** The mentions that are full names. */
  readonly names: readonly { readonly entity: Entity; readonly text: string }[];
  /** Whose an age or a birth date is. */
  readonly persons: ReadonlyMap<Entity, string>;
  /** Draws them. */
  readonly head: string;
}

/** A mention that later ones may refer to. */
interface Known {
  readonly as: string;
  readonly key: string;
  /** The full name of a person of whom a later mention has it. */
  readonly text: string;
  /** A surrogate type, or a list. */
  readonly type: string;
  readonly place: Place;
  /** Of the name, as the slot writes it. */
  readonly part: NamePart | undefined;
  /** Whether something refers to it. */
  isUsed: boolean;
}

/** A text within a span, where more has to be escaped. */
const quoteText = (text: string) => (text === '' ? '' : `{{${quote(text)}}}`);

/** Brackets before a span would join its own. */
function escapeBeforeSpan(text: string): string {
  const at = text.search(/[[{]*$/);
  return escapeText(text.slice(0, at)) + quoteText(text.slice(at));
}

/** Escapes the text before a slot; the form of an article or preposition at its end is left to the sound of what is drawn. */
function escapeBefore(text: string, locale: string): string {
  for (const [first, second] of packOf(locale)?.agreement?.soundPairs ?? []) {
    const end = second.endsWith("'") ? `${second.slice(0, -1)}['’]` : `${second} `;
    const found = new RegExp(`(?<![\\p{L}\\p{N}'’._-])(?:${first} |${end})$`, 'u').exec(text);
    if (found !== null) return `${escapeText(text.slice(0, found.index))}{{${first}/${second}}} `;
  }
  return escapeText(text);
}

function isSameLabel(one: Entity, other: Entity): boolean {
  return one.label === other.label && layerOf(one) === layerOf(other);
}

function layerOf(entity: Entity): string {
  return entity.layer ?? DEFAULT_LAYER;
}

function markOf(entity: Entity): string {
  return ` label=${quote(entity.label)} layer=${quote(layerOf(entity))}`;
}
