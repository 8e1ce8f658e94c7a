import { lowerBound, obtain } from '../core/collections.ts';
import { DEFAULT_LOCALE } from '../languages/locale.ts';
import { DEFAULT_LAYER, layerOf } from '../core/document.ts';
import type { Rng } from '../core/rng.ts';
import { isWorkday } from '../surrogates/dates/calendar.ts';
import { familyOf } from '../surrogates/index.ts';
import type { Setting, SurrogateType } from '../surrogates/types.ts';
import { createPlaceDraw } from './places.ts';
import { ageOf, drawPerson, type Person, spansOfName, writeName } from './person.ts';
import type { Distance, Draw, Form, Mark, Plan, TemplateSet, WeightedPlan, TemplateList } from './plan.ts';
import { type Held, type Rendering, type Value, addMonths, birthDay, contactOf, writeValue } from './rendering.ts';
import { drawShape } from './number-shape.ts';
import type { Partition } from '../resources/gazetteer.ts';
import { partitionOf } from '../resources/gazetteer-list.ts';

/** Draws entries of a list without repeating one until all were drawn. */
interface ListDraw {
  /** @param drawn the indices drawn before; it is added to, and emptied when all were drawn. */
  draw(rng: Rng, drawn: number[]): string;
}

/** Draws that hit an entry drawn before, or a holiday, until the next one is taken instead. */
const TRIES = 12;

/**
 * @param partition labelled lists give the entries of this share only, as gazetteers do; a list with none in it gives all.
 */
function listDraw(set: TemplateSet, name: string, partition: Partition): ListDraw {
  const list = set.lists.get(name) as TemplateList;
  const draws = obtain(known, list, () => new Map());
  return obtain(draws, partition, () => createListDraw(list, partition));
}

/** Many slots draw from one list. */
const known = new WeakMap<TemplateList, Map<Partition, ListDraw>>();

function createListDraw(list: TemplateList, partition: Partition): ListDraw {
  const all = list.entries.map((_, i) => i);
  const share = (entry: number): boolean => partitionOf(list.entries[entry] as string) === partition;
  const held = partition === 'all' || !list.isLabelled ? all : all.filter(share);
  const pool = held.length === 0 ? all : held;
  const entries = pool.map((i) => list.entries[i] as string);
  const { weights } = list;
  const limits: number[] = [];
  if (weights !== undefined) for (const i of pool) limits.push((limits.at(-1) ?? 0) + (weights[i] as number));
  const total = limits.at(-1) ?? 0;
  const pick = (rng: Rng): number => {
    if (weights === undefined) return rng.int(entries.length);
    const point = rng.float() * total;
    return Math.min(
      lowerBound(limits, (limit) => limit <= point),
      limits.length - 1,
    );
  };
  return {
    draw(rng, drawn) {
      if (drawn.length >= entries.length) drawn.length = 0;
      let at = pick(rng);
      for (let i = 0; i < TRIES && drawn.includes(at); i++) at = pick(rng);
      while (drawn.includes(at)) at = (at + 1) % entries.length;
      drawn.push(at);
      return entries[at] as string;
    },
  };
}

/** A choice of so many alternatives is a pool of sentences: none is written twice in a document until all have been. */
const MANY = 14;

/** Writes its part of a document. */
export type Writer = (rendering: Rendering) => void;

interface CompileContext {
  readonly set: TemplateSet;
  readonly setting: Setting;
  /** Layers that are labelled; all where absent. */
  readonly layers: ReadonlySet<string> | undefined;
  /** Layers of the spans around: what lies in them has no label of the same layer. */
  readonly within?: ReadonlySet<string>;
  /** What was compiled in this context. */
  readonly known: Map<Plan, Writer>;
}

/** Days before the anchor in which dates without a relation lie. */
const BEFORE_ANCHOR = 730;
const LONGEST_TRY = 8;

/**
 * Turns checked templates into closures: what can be decided before drawing is decided once. Plans that templates share are compiled once,
 * alternatives when they are first drawn.
 */
export function createCompiler(context: Omit<CompileContext, 'within' | 'known'>): (plans: readonly Plan[]) => Writer {
  const own: CompileContext = { ...context, known: new Map() };
  return (plans) => compilePlans(plans, own);
}

function compilePlans(plans: readonly Plan[], context: CompileContext): Writer {
  const writers = plans.map((plan) => {
    if (!('options' in plan)) return compilePlan(plan, context);
    return obtain(context.known, plan, () => compilePlan(plan, context));
  });
  const [only] = writers;
  if (writers.length === 1 && only !== undefined) return only;
  return (rendering) => {
    for (let i = 0; i < writers.length; i++) (writers[i] as Writer)(rendering);
  };
}

function compilePlan(plan: Plan, context: CompileContext): Writer {
  switch (plan.kind) {
    case 'text': {
      const { text } = plan;
      return (rendering) => rendering.write(text);
    }
    case 'slot':
      return compileSlot(plan, context);
    case 'reference':
      return compileReference(plan, context);
    case 'variant': {
      const { forms, isSecond } = plan;
      return (rendering) => rendering.writeVariant(forms, isSecond);
    }
    case 'span':
      return compileSpan(plan, context);
    case 'choice':
      return compileOptions(plan.options, context, plan.pool);
    case 'pick': {
      const { slot, entries, options } = plan;
      const writers = new Map(
        entries.map((entry, i) => [entry, compileOptions([options[i] as WeightedPlan], context)] as const),
      );
      return (rendering) => (writers.get((rendering.held[slot] as Held).value as string) as Writer)(rendering);
    }
    case 'maybe': {
      const { probability } = plan;
      const write = compileOptions(plan.options, context);
      return (rendering) => {
        if (rendering.rng.chance(probability)) write(rendering);
      };
    }
    case 'repeat': {
      const [min, max] = plan.count;
      const { separator, last } = plan;
      const write = compileOptions(plan.options, context);
      return (rendering) => {
        const around = rendering.drawn;
        rendering.drawn = new Map();
        const count = min + rendering.rng.int(max - min + 1);
        for (let i = 0; i < count; i++) {
          if (i > 0) rendering.write(i === count - 1 ? last : separator);
          write(rendering);
        }
        rendering.drawn = around;
      };
    }
  }
}

function compileOptions(options: readonly WeightedPlan[], context: CompileContext, pool: object = options): Writer {
  const [only] = options;
  if (options.length === 1 && only !== undefined) return compilePlans(only.plans, context);
  // Each when it is first drawn: of large sets most are not, in one run.
  const writers: (Writer | undefined)[] = options.map(() => undefined);
  const weights = options.map(({ weight }) => weight);
  const { length } = writers;
  const write = (rendering: Rendering, drawn: number): void => {
    let at = drawn;
    if (length >= MANY) {
      let used = rendering.chosen.get(pool);
      if (used === undefined || used.size === length) rendering.chosen.set(pool, (used = new Set()));
      while (used.has(at)) at = (at + 1) % length;
      used.add(at);
    }
    const writer = writers[at];
    if (writer !== undefined) return writer(rendering);
    const { plans } = options[at] as WeightedPlan;
    const [only] = plans;
    // Words to choose from are many, and need no closure of their own.
    if (plans.length === 1 && only?.kind === 'text') return rendering.write(only.text);
    (writers[at] = compilePlans(plans, context))(rendering);
  };
  if (weights.every((weight) => weight === weights[0]))
    return (rendering) => write(rendering, rendering.rng.int(length));
  const limits: number[] = [];
  for (const weight of weights) limits.push((limits.at(-1) ?? 0) + weight);
  const total = limits.at(-1) as number;
  return (rendering) => {
    const point = rendering.rng.float() * total;
    let at = 0;
    while (at < limits.length - 1 && point >= (limits[at] as number)) at++;
    write(rendering, at);
  };
}

/** The label to write with, none where its layer is left out; the default layer is not named, as readers have it. */
function visible(mark: Mark | undefined, { layers, within }: CompileContext): { label?: string; layer?: string } {
  if (mark === undefined) return {};
  const layer = layerOf(mark);
  if (within?.has(layer)) return {};
  if (layers !== undefined && !layers.has(layer)) return {};
  return layer === DEFAULT_LAYER ? { label: mark.label } : { label: mark.label, layer };
}

function compileSpan(plan: Extract<Plan, { kind: 'span' }>, context: CompileContext): Writer {
  const { mark, slot } = plan;
  const within = new Set([...(context.within ?? []), layerOf(mark)]);
  const write = compileOptions(plan.options, { ...context, within, known: new Map() });
  const { label, layer } = visible(mark, context);
  const { locale } = context.setting;
  return (rendering) => {
    rendering.openSpan();
    write(rendering);
    const text = rendering.closeSpan(label, layer);
    if (slot !== undefined) rendering.held[slot] = { value: text, form: {}, locale, text };
  };
}

function compileSlot(plan: Extract<Plan, { kind: 'slot' }>, context: CompileContext): Writer {
  const { form, slot, isWritten } = plan;
  const locale = plan.locale ?? context.setting.locale;
  const setting = locale === context.setting.locale ? context.setting : { ...context.setting, locale };
  const draw = compileDraw(plan.draw, setting, context);
  const isPlace = plan.draw.of === 'place';
  const { label, layer } = visible(plan.mark, context);
  if (plan.draw.of === 'text') {
    // The same in every document: cases name many of them.
    const value = plan.draw.text;
    const held: Held = { value, form, locale, text: writeValue(value, plan.value, form, locale, 0) };
    return (rendering) => {
      if (slot !== undefined) rendering.held[slot] = held;
      if (!isWritten) return;
      rendering.write(held.text, label, layer);
      rendering.endValue(false);
    };
  }
  return (rendering) => {
    const value = draw(rendering);
    const text = writeValue(value, plan.value, form, locale, rendering.habit);
    if (slot !== undefined) rendering.held[slot] = { value, form, locale, text };
    if (!isWritten) return;
    rendering.write(text, label, layer);
    rendering.endValue(isPlace);
    if (label !== undefined) markName(plan.mark, value, form, text, rendering);
  };
}

/** Labels the given and the family names inside a name that was just written, where its mark asks for that. */
function markName(mark: Mark | undefined, value: Value, form: Form, text: string, rendering: Rendering): void {
  if (mark?.parts === undefined || typeof value !== 'object' || form.words !== undefined) return;
  const { part = 'full', prefix = '', suffix = '' } = form;
  // Capitals may be longer than what they were made of: then nobody knows where the parts are.
  if (text.length !== prefix.length + writeName(value, part).length + suffix.length) return;
  const from = rendering.text.length - text.length + prefix.length;
  for (const { name, start, end } of spansOfName(value, part)) {
    rendering.mark(from + start, from + end, mark.parts[name]);
  }
}

function compileReference(plan: Extract<Plan, { kind: 'reference' }>, context: CompileContext): Writer {
  const { slot, form, value } = plan;
  const { label, layer } = visible(plan.mark, context);
  const isPlain = Object.keys(form).length === 0;
  return (rendering) => {
    const held = rendering.held[slot] as Held;
    let [text, own] = [held.text, held.form];
    if (!isPlain) {
      // The part and the format stay what they were; capitals in a heading say nothing of the text below.
      const { part, format } = held.form;
      own = { ...(part && { part }), ...(format && { format }), ...form };
      text = writeValue(held.value, value, own, held.locale, rendering.habit);
    }
    rendering.write(text, label, layer);
    rendering.endValue(false);
    if (label !== undefined) markName(plan.mark, held.value, own, text, rendering);
  };
}

function compileDraw(draw: Draw, setting: Setting, context: CompileContext): (rendering: Rendering) => Value {
  const personIn = (rendering: Rendering, slot: number): Person => (rendering.held[slot] as Held).value as Person;
  switch (draw.of) {
    case 'person': {
      const { type, gender, ages } = draw;
      return ({ rng }) => drawPerson(type, gender, ages, rng, setting) as Person;
    }
    case 'age': {
      const [youngest, oldest] = draw.range;
      return ({ rng }) => String(youngest + rng.int(oldest - youngest + 1));
    }
    case 'age-of':
      return (rendering) => String(ageOf(personIn(rendering, draw.slot), rendering.rng));
    case 'birth':
      return (rendering) => birthDay(personIn(rendering, draw.slot), rendering.anchor, rendering.rng);
    case 'day':
      return compileDay(draw, setting.locale);
    case 'time': {
      const [from, to] = draw.hours;
      // Clinics note times to five minutes more often than to one.
      return ({ rng }) => (from + rng.int(to - from + 1)) * 60 + (rng.chance(0.5) ? 5 * rng.int(12) : rng.int(60));
    }
    case 'number': {
      const [from, to] = draw.range;
      const { step, decimals, after } = draw;
      const steps = Math.floor((to - from) / step + 1e-9) + 1;
      // More than 2 ** 32 steps take two draws.
      const drawStep = steps <= 2 ** 32 ? (rng: Rng) => rng.int(steps) : (rng: Rng) => drawWide(steps, rng);
      return ({ rng, held }) => {
        const counted = after === undefined ? 0 : Number((held[after] as Held).value);
        return (counted + from + step * drawStep(rng)).toFixed(decimals);
      };
    }
    case 'next':
      return ({ drawn }) => String(drawnOf(drawn, COUNTED).push(0));
    case 'list':
      return drawFromList(listDraw(context.set, draw.list, setting.partition), draw.list);
    case 'contact-of':
      return (rendering) => contactOf(personIn(rendering, draw.slot), draw.type, rendering.rng, setting);
    case 'surrogate':
      return ({ rng }) => freshValue(draw.type, rng, setting) as string;
    case 'place':
      return createPlaceDraw(draw, setting, (type, rng) => freshValue(type, rng, setting) as string);
    case 'profession': {
      const { gender } = draw;
      if (typeof gender === 'string') return ({ rng }) => drawProfession(gender, rng, setting);
      return (rendering) => drawProfession(personIn(rendering, gender.slot).gender, rendering.rng, setting);
    }
    case 'shape': {
      const { shape, slot } = draw;
      if (slot === undefined) return ({ rng }) => drawShape(shape, rng);
      return (rendering) => {
        const person = personIn(rendering, slot);
        const born = birthDay(person, rendering.anchor, rendering.rng);
        return drawShape(shape, rendering.rng, { person, born, locale: setting.locale });
      };
    }
    case 'text': {
      const { text } = draw;
      return () => text;
    }
  }
}

/** A uniform whole number below a bound of up to 2 ** 53. */
function drawWide(bound: number, rng: Rng): number {
  const high = Math.ceil(bound / 2 ** 32);
  for (;;) {
    const drawn = rng.int(high) * 2 ** 32 + rng.int(2 ** 32);
    if (drawn < bound) return drawn;
  }
}

/** The field of those who are retired, seek work or keep house. */
const WITHOUT_WORK = 'none';

/** A profession that a woman, or a man, is said to have; of a word for both, both. */
function drawProfession(gender: 'f' | 'm', rng: Rng, { gazetteers, locale, partition }: Setting): string {
  const list = gazetteers.list(locale, 'professions') ?? gazetteers.list(DEFAULT_LOCALE, 'professions');
  if (list === undefined) throw new TypeError('a locale without professions is found out before rendering');
  const other = gender === 'f' ? 'm' : 'f';
  for (let i = 0; i < LONGEST_TRY; i++) {
    const drawn = list.draw(rng, { partition });
    const { gender: own, region } = list.find(drawn) ?? {};
    // Who has no work any more has an age that the template would have to tell.
    if (own !== other && region?.split('/', 1)[0] !== WITHOUT_WORK) return drawn;
  }
  return list.draw(rng, { partition, gender });
}

function drawFromList(list: ListDraw, name: string): (rendering: Rendering) => string {
  return ({ rng, drawn }) => list.draw(rng, drawnOf(drawn, name));
}

/** No list is called so. */
const COUNTED = '';

function drawnOf(drawn: Rendering['drawn'], name: string): number[] {
  return obtain(drawn, name, () => []);
}

function compileDay(
  { distance, isWorkday: onWorkday }: Extract<Draw, { of: 'day' }>,
  locale: string,
): (rendering: Rendering) => number {
  const draw = distance === undefined ? drawEarlierDay : dayAt(distance);
  if (!onWorkday) return draw;
  return (rendering) => {
    let day = draw(rendering);
    for (let i = 0; i < TRIES && !isWorkday(day, locale); i++) day = draw(rendering);
    // Away from the other date, to stay on its side.
    while (!isWorkday(day, locale)) day += distance?.sign ?? -1;
    return day;
  };
}

/** The anchor, and after it days before that. */
function drawEarlierDay(rendering: Rendering): number {
  if (rendering.anchorWritten) return rendering.anchor - rendering.rng.int(BEFORE_ANCHOR + 1);
  rendering.anchorWritten = true;
  return rendering.anchor;
}

function dayAt({ slot, sign, unit, range: [near, far] }: Distance): (rendering: Rendering) => number {
  return (rendering) => {
    const from = slot === undefined ? rendering.anchor : ((rendering.held[slot] as Held).value as number);
    const steps = sign * (near + rendering.rng.int(far - near + 1));
    if (unit === 'days') return from + steps;
    if (unit === 'weeks') return from + 7 * steps;
    return addMonths(from, unit === 'months' ? steps : 12 * steps);
  };
}

/**
 * A surrogate of a type; `undefined` where the locale has none. Blanks at its ends, which no label should cover, and line
 * breaks are not expected of a gazetteer, so a value with them is drawn anew.
 */
export function freshValue(type: SurrogateType, rng: Rng, setting: Setting): string | undefined {
  const family = familyOf(type);
  for (let i = 0; i < LONGEST_TRY; i++) {
    const value = family.fresh(type, rng, setting);
    if (value === undefined || (value !== '' && value === value.trim() && !value.includes('\n'))) return value;
  }
  return undefined;
}
