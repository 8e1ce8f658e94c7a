import { obtain } from '../core/collections.ts';
import { layerOf } from '../core/document.ts';
import type { Document, Entity } from '../core/types.ts';
import { fold } from '../text/fold.ts';
import { casingOf } from '../surrogates/case.ts';
import type { SurrogateType } from '../surrogates/types.ts';
import { describeForm, genderOption } from './describe-form.ts';
import { type DocumentFacts, readDocument } from './document-facts.ts';
import { escapeText, quote } from './find-format.ts';
import { packOf } from '../languages/index.ts';
import { findRepeats, type Place, type SlotPlan } from './find-repeats.ts';
import { findNamePart, isSameName, PEOPLE, relatedPart } from './read-name.ts';
import type { NamePart } from './person.ts';

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

  function slotOf(doc: Document, place: Place, known: Known[], facts: DocumentFacts): () => string {
    const { entity, isBare } = place;
    const text = doc.text.slice(place.start, place.end);
    const plan = plans[entity.label];
    const own = place.inside ?? [];
    if (own.length > 0 && plan?.policy !== 'replace') {
      const parts = partsOf(doc, place, own, known, facts, quoteText);
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
    const fuller = PEOPLE.has(type) ? facts.names.find((each) => isSameLabel(each.entity, entity) && relatedPart(text, each.text)) : undefined; // prettier-ignore
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
    const person = facts.persons.get(entity);
    const habits = { locale, dayFirst: facts.dayFirst, isGivenName, genderOf };
    const form = fuller === undefined ? describeForm(text, slotType, habits, person) : ` part=${one.part}${genderOption(whole, whole.includes(',') ? 'family-given' : undefined, slotType, habits)}${casingOf(text) === 'upper' ? ' case=upper' : ''}`; // prettier-ignore
    const distance = type !== 'date' ? '' : person === undefined ? distanceOf(entity, facts) : ` of=${person}`;
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
  function distanceOf(entity: Entity, { latest, days }: DocumentFacts): string {
    const day = days.get(entity)?.day;
    if (day === undefined || latest === undefined || latest - day > MAX_DAYS) return '';
    return ` before=anchor days=${Math.max(0, latest - day)}`;
  }

  /** A stretch of a document: its text, escaped, and a slot for each place. */
  function partsOf(
    doc: Document,
    { start, end }: { readonly start: number; readonly end: number },
    places: readonly Place[],
    known: Known[],
    facts: DocumentFacts,
    write = escapeText,
  ): () => string {
    const parts: (() => string)[] = [];
    let position = start;
    for (const place of places) {
      const before = doc.text.slice(position, place.start);
      const slot = slotOf(doc, place, known, facts);
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
      const facts = readDocument(doc, { locale, plans, tellsPersons: isGivenName !== undefined });
      const places = findRepeats(doc, plans, isGivenName);
      repeats += places.reduce((sum, { isBare, inside }) => sum + (isBare ? 1 : 0) + (inside?.length ?? 0), 0);
      const body = facts.preamble + partsOf(doc, { start: 0, end: doc.text.length }, places, [], facts)();
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

function markOf(entity: Entity): string {
  return ` label=${quote(entity.label)} layer=${quote(layerOf(entity))}`;
}
