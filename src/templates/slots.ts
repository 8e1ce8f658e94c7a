import { ownValue } from '../core/collections.ts';
import { SURROGATE_TYPES, type SurrogateType } from '../surrogates/types.ts';
import { readArguments, type ArgumentReader } from './arguments.ts';
import { isPersonal, parseNumberShape, SHAPED } from './number-shape.ts';
import { NAME_PARTS, type PersonType } from './person.ts';
import { LETTER_CASES, type Distance, type Draw, type Form, type Mark, type Range, type ValueKind } from './plan.ts';
import type { Source, Argument, Node } from './syntax.ts';

/** A slot as its arguments describe it. */
export interface SlotReading {
  readonly draw: Draw;
  readonly value: ValueKind;
  readonly form: Form;
  /** The label of the value, which references have too. */
  readonly mark: Mark | undefined;
  /** The label of what is written here: a title alone has none. */
  readonly writtenMark: Mark | undefined;
  readonly name: string | undefined;
  readonly isWritten: boolean;
  readonly locale: string | undefined;
}

export interface SlotContext {
  readonly labels: Readonly<Record<string, Mark | undefined>>;
  /** What a name stands for, or `undefined` when that was reported. */
  lookUp(name: string, at: number): Named | undefined;
}

const PEOPLE: ReadonlySet<string> = new Set<PersonType>(['patient', 'doctor', 'person', 'given-name', 'family-name']);
const COMMON = ['as', 'label', 'layer', 'case', 'prefix', 'suffix', 'write'];
const UNITS = ['days', 'weeks', 'months', 'years'] as const;
const ALL_AGES: Range = [1, 95];
const PRACTISING: Range = [27, 68];
const LOCALE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** Reads a slot. @returns `undefined` where it is none, which has been reported. */
export function readSlot(
  node: Extract<Node, { kind: 'slot' | 'list' | 'literal' }>,
  source: Source,
  context: SlotContext,
): SlotReading | undefined {
  const { at, args } = node;
  if (node.kind === 'list') {
    const reader = readArguments(source, at, args, `a slot $${node.name}`, COMMON);
    const draw: Draw = { of: 'list', list: node.name };
    return finish(reader, draw, 'text', own(context.labels, node.name));
  }
  if (node.kind === 'literal') {
    const reader = readArguments(source, at, args, 'a quoted text', ['as', 'label', 'layer', 'case', 'write']);
    if (node.text === '') source.fail(at, 'a quoted text is not empty');
    return finish(reader, { of: 'text', text: node.text }, 'text', undefined);
  }
  if (node.type === 'number') return readNumber(source, at, args, context);
  if (!isType(node.type)) {
    source.fail(
      at,
      `there is no slot type ${JSON.stringify(node.type)}`,
      `The types are: ${[...SURROGATE_TYPES, 'number'].join(', ')}; a list is written {{$${node.type}}}.`,
    );
    return undefined;
  }
  if (!Object.hasOwn(context.labels, node.type) && !args.some(({ key }) => key === 'label')) {
    source.fail(
      at,
      `the set's labels say nothing of ${node.type}`,
      `Add "${node.type}: LABEL" under labels: in set.yaml, or "${node.type}: false" if it is not to be labelled.`,
    );
  }
  return readTyped(node.type, source, at, args, context);
}

function readTyped(
  type: SurrogateType,
  source: Source,
  at: number,
  args: readonly Argument[],
  context: SlotContext,
): SlotReading {
  const mark = own(context.labels, type);
  const what = `a slot ${type}`;
  const read = (legal: readonly string[], bare?: string): ArgumentReader =>
    readArguments(source, at, args, what, [...COMMON, 'locale', ...legal], bare);
  if (PEOPLE.has(type)) {
    const reader = read(['gender', 'part', 'age']);
    const usual = type === 'doctor' ? PRACTISING : ALL_AGES;
    const ages = reader.range('age', [0, 110]) ?? usual;
    const gender = reader.choice('gender', ['f', 'm']);
    return finish(reader, { of: 'person', type: type as PersonType, gender, ages }, 'person', mark, type);
  }
  switch (type) {
    case 'age': {
      const reader = read(['of'], 'a range');
      const person = readOwner(reader, context);
      const range = reader.bare([0, 110]);
      if (range !== undefined && reader.has('of')) {
        reader.fail('', 'the age of a person is bounded where the person is named: age=18..90');
      }
      const draw: Draw = person ? { of: 'age-of', slot: person.slot } : { of: 'age', range: range ?? ALL_AGES };
      return finish(reader, draw, 'text', mark);
    }
    case 'date': {
      const reader = read(['format', 'after', 'before', 'of', 'on', ...UNITS]);
      const person = readOwner(reader, context);
      const distance = readDistance(reader, context);
      const isWorkday = reader.choice('on', ['workday']) !== undefined;
      if (person && (distance || isWorkday))
        reader.fail('of', 'a date is somebody’s birth date, of=, or lies after or before another, or on=workday');
      const draw: Draw = person ? { of: 'birth', slot: person.slot } : { of: 'day', distance, isWorkday };
      return finish(reader, draw, 'date', mark);
    }
    case 'time': {
      const reader = read(['format'], 'a range of hours');
      return finish(reader, { of: 'time', hours: reader.bare([0, 23]) ?? [0, 23] }, 'time', mark);
    }
    case 'email':
    case 'username': {
      const reader = read(type === 'username' ? ['of', 'shape'] : ['of']);
      const person = readOwner(reader, context);
      if (reader.has('shape')) return finish(reader, readShape(reader, type, person), 'text', mark);
      return finish(reader, person ? { of: 'contact-of', type, slot: person.slot } : { of: 'surrogate', type }, 'text', mark); // prettier-ignore
    }
    case 'profession': {
      const reader = read(['of', 'gender']);
      const person = readOwner(reader, context);
      const gender = reader.choice('gender', ['f', 'm']);
      if (person && gender) reader.fail('gender', 'the gender of a profession is given, or of= says whose it is');
      const given = person ? { slot: person.slot } : gender;
      return finish(reader, given === undefined ? { of: 'surrogate', type } : { of: 'profession', gender: given }, 'text', mark); // prettier-ignore
    }
    default: {
      const reader = read([...(SHAPED.has(type) ? ['shape', 'of'] : []), ...(type === 'region' ? ['part'] : [])]);
      const person = readOwner(reader, context);
      if (person && !reader.has('shape'))
        reader.fail('of', `of= of ${what} goes with shape=, which says what is whose`);
      return finish(reader, readShape(reader, type, person), 'text', mark);
    }
  }
}

function readNumber(source: Source, at: number, args: readonly Argument[], context: SlotContext): SlotReading {
  const reader = readArguments(source, at, args, 'a slot number', [...COMMON, 'step', 'after'], 'a range');
  if (args.some(({ key, value }) => key === undefined && value === 'next')) {
    const others = args.filter(({ key, value }) => key !== undefined || value !== 'next');
    return finish(readArguments(source, at, others, 'a slot number next', COMMON), { of: 'next' }, 'text', undefined);
  }
  if (args.every(({ key }) => key !== undefined)) source.fail(at, 'a number has a range: {{number 60..180}}');
  const range = reader.bare() ?? [0, 1];
  const texts = args.flatMap(({ key, value }) => (key === undefined || key === 'step' ? value.split('..') : []));
  const decimals = Math.max(0, ...texts.map((text) => (text.split('.')[1] ?? '').length));
  const step = reader.number('step') ?? 10 ** -decimals;
  // Beyond that not every number of the range could be drawn, nor written exactly.
  if (Math.max(...range.map(Math.abs)) * 10 ** decimals > Number.MAX_SAFE_INTEGER) {
    reader.fail(
      '',
      'a number has 15 digits at most, decimals counted',
      'Longer ones have a shape: {{id shape="####"}}.',
    );
  } else if (range[1] - range[0] > 0 && step > range[1] - range[0]) {
    reader.fail('step', 'the step is longer than the range: only its first number could be drawn');
  }
  return finish(
    reader,
    { of: 'number', range, step, decimals, after: readCounted(reader, context) },
    'text',
    undefined,
  );
}

/** The slot of the number that `after=` names. */
function readCounted(reader: ArgumentReader, context: SlotContext): number | undefined {
  const name = reader.text('after');
  const named = name === undefined ? undefined : context.lookUp(name, reader.at);
  if (named !== undefined && named.draw?.of !== 'number') {
    reader.fail('after', `${name} is no number`, 'after= takes the name of a number: {{number 1..9 as=n}} … {{number 1..5 after=n}}.'); // prettier-ignore
  }
  return named?.slot;
}

function readShape(reader: ArgumentReader, type: SurrogateType, person?: Named): Draw {
  const text = reader.text('shape');
  if (text === undefined) {
    if (type !== 'city' && type !== 'region' && type !== 'zip') return { of: 'surrogate', type };
    return { of: 'place', type, asCode: reader.choice('part', ['code']) !== undefined };
  }
  const shape = parseNumberShape(text);
  if (typeof shape === 'string') {
    reader.fail('shape', shape);
    return { of: 'surrogate', type };
  }
  if (person === undefined && isPersonal(shape)) {
    reader.fail(
      'shape',
      'the shape has parts of a person: of= says whose',
      'Name the person with as=, then write of=.',
    );
  }
  return { of: 'shape', shape, slot: person?.slot };
}

/** The person that `of=` names. */
function readOwner(reader: ArgumentReader, context: SlotContext): Named | undefined {
  const name = reader.text('of');
  if (name === undefined) return undefined;
  const named = context.lookUp(name, reader.at);
  if (named !== undefined && named.kind !== 'person') {
    reader.fail('of', `${name} is no person`, 'of= takes the name of a patient, doctor or person.');
    return undefined;
  }
  return named;
}

function readDistance(reader: ArgumentReader, context: SlotContext): Distance | undefined {
  const given = UNITS.filter((unit) => reader.has(unit));
  const [unit = 'days', second] = given;
  if (second !== undefined) reader.fail(second, 'a distance is in one unit: days, weeks, months or years');
  const after = reader.text('after');
  const before = reader.text('before');
  const other = after ?? before;
  if (other === undefined) {
    if (given.length > 0) reader.fail(unit, `${unit}= is the distance from a date: it goes with after= or before=`);
    return undefined;
  }
  if (after !== undefined && before !== undefined)
    reader.fail('before', 'a date lies after or before another, not both');
  const named = other === 'anchor' ? undefined : context.lookUp(other, reader.at);
  if (named !== undefined && named.kind !== 'date') {
    reader.fail(after === undefined ? 'before' : 'after', `${other} is no date`);
    return undefined;
  }
  const range = reader.range(unit, [0, 40_000]) ?? [1, 14];
  return { slot: named?.slot, sign: after === undefined ? -1 : 1, unit, range };
}

/** What all slots have. */
function finish(
  reader: ArgumentReader,
  draw: Draw,
  value: ValueKind,
  usual: Mark | undefined,
  type?: SurrogateType,
): SlotReading {
  const label = reader.text('label');
  const layer = reader.text('layer');
  const name = reader.text('as');
  if (name !== undefined && !/^[A-Za-z][A-Za-z0-9_-]*$/.test(name)) {
    reader.fail('as', 'a name starts with a letter and has letters, digits, _ and -');
  }
  let mark = usual;
  if (label === 'none') mark = undefined;
  else if (label !== undefined) mark = { label, layer: layer ?? (label === usual?.label ? usual.layer : undefined) };
  else if (layer !== undefined && usual !== undefined) mark = { ...usual, layer };
  if (layer !== undefined && mark === undefined) reader.fail('layer', 'a layer is for what has a label: add label=');
  if (label === '') reader.fail('label', 'a label is not empty; label=none leaves it out');
  const locale = reader.text('locale');
  if (locale !== undefined && !LOCALE.test(locale))
    reader.fail('locale', 'a locale is a language code such as es or en-GB');
  const form = readForm(reader, value, type);
  const writtenMark = form.part === 'title' && label === undefined ? undefined : mark;
  const isWritten = reader.choice('write', ['yes', 'no']) !== 'no';
  if (!isWritten && name === undefined) reader.fail('write', 'what is not written needs a name, as=, to be of use');
  return { draw, value, form, mark, writtenMark, name, isWritten, locale };
}

function readForm(reader: ArgumentReader, value: ValueKind, type?: SurrogateType): Form {
  const usual = type === 'given-name' ? 'given' : type === 'family-name' ? 'family' : undefined;
  const part = value === 'person' ? (reader.choice('part', NAME_PARTS) ?? usual) : undefined;
  const letters = reader.choice('case', LETTER_CASES);
  const format = value === 'date' || value === 'time' ? reader.format('format', value) : undefined;
  const prefix = reader.text('prefix');
  const suffix = reader.text('suffix');
  return {
    ...(part && { part }),
    ...(letters && { case: letters }),
    ...(format && { format }),
    ...(prefix !== undefined && { prefix }),
    ...(suffix !== undefined && { suffix }),
  };
}

const REFERENCE_OPTIONS: Readonly<Record<ValueKind, readonly string[]>> = {
  person: ['part', 'f', 'm'],
  date: ['format'],
  time: ['format'],
  text: [],
};

/** Reads how a reference writes its value. */
export function readReferenceForm(
  kind: ValueKind,
  name: string,
  source: Source,
  at: number,
  args: readonly Argument[],
): { readonly form: Form; readonly label: string | undefined; readonly layer: string | undefined } {
  const what = `a reference to ${name}, a ${kind === 'text' ? 'value' : kind},`;
  const reader = readArguments(source, at, args, what, [
    'case',
    'label',
    'layer',
    'prefix',
    'suffix',
    ...REFERENCE_OPTIONS[kind],
  ]);
  const f = reader.text('f');
  const m = reader.text('m');
  if ((f === undefined) !== (m === undefined)) {
    source.fail(at, 'a word by gender has both forms: f="she" m="he"');
  }
  const words = f === undefined || m === undefined ? undefined : { f, m };
  if (words !== undefined && reader.has('part')) reader.fail('part', 'a word by gender takes the place of the name');
  return {
    form: { ...readForm(reader, kind), ...(words && { words }) },
    label: reader.text('label'),
    layer: reader.text('layer'),
  };
}

function own(labels: Readonly<Record<string, Mark | undefined>>, key: string): Mark | undefined {
  return ownValue(labels, key);
}

function isType(type: string): type is SurrogateType {
  return (SURROGATE_TYPES as readonly string[]).includes(type);
}
/** A value that may be referred to. */

export interface Named {
  readonly slot: number;
  readonly kind: ValueKind;
  readonly mark: Mark | undefined;
  /** What the slot draws; `undefined` for a span. */
  readonly draw: Draw | undefined;
}
