import { z } from 'zod';
import { PalimpsestError, type Place } from '../../core/errors.ts';

const word = z.union([z.string().min(1), z.number().transform(String)]);
const words = z.union([word.transform((one) => [one]), z.array(word).min(1)]);
const name = z.union([z.string(), z.int().transform(String)]).pipe(z.string().min(1));

/** How the letters of what is consumed are written. `capital`: the first letter is one. `title`: so, and a small one follows. */
export const LETTER_CASES = ['upper', 'lower', 'title', 'capital', 'any'] as const;
export type LetterCase = (typeof LETTER_CASES)[number];

const conditions = {
  form: words.optional(),
  exact: words.optional(),
  lemma: words.optional(),
  pos: words.optional(),
  morph: z.record(z.string().min(1), words).optional(),
  regex: z.string().min(1).optional(),
  number: z.boolean().optional(),
  case: z.enum(LETTER_CASES).optional(),
  gazetteer: words.optional(),
};

const conditionSchema = z.strictObject(conditions);

const registerTest = z
  .union([z.string(), z.int().transform((value) => `= ${value}`)])
  .pipe(
    z.string().regex(/^\s*(?:<=|>=|!=|<|>|=)?\s*-?\d{1,6}\s*$/, 'expected a comparison such as "< 5", "!= 0" or 3'),
  );
const registers = z.record(z.string().min(1), z.int().min(-100_000).max(100_000));

const arcSchema = z.strictObject({
  ...conditions,
  any: z.literal(true).optional(),
  not: conditionSchema.optional(),
  part: z.strictObject({ form: words.optional(), regex: z.string().min(1).optional(), gazetteer: words.optional(), case: z.enum(LETTER_CASES).optional() }).optional(),
  jump: z.literal(true).optional(),
  push: name.optional(),
  to: name,
  mention: z.literal(true).optional(),
  test: z.record(z.string().min(1), z.union([registerTest.transform((one) => [one]), z.array(registerTest).min(1)])).optional(),
  set: registers.optional(),
  add: registers.optional(),
}); // prettier-ignore

const stateSchema = z.union([
  z.literal('final').transform((): StateSpec => ({ final: true, arcs: [] })),
  z
    .array(arcSchema)
    .min(1)
    .transform((arcs): StateSpec => ({ final: false, arcs })),
  z
    .strictObject({ final: z.union([z.literal(true), z.string().min(1)]), arcs: z.array(arcSchema).default([]) })
    .transform((state): StateSpec => state),
]);

const networkSchema = z.strictObject({
  description: z.string().optional(),
  label: z.union([z.string().min(1), z.literal(false)]).optional(),
  excludes: words.optional(),
  priority: z.int().min(-1000).max(1000).default(0),
  start: name.default('start'),
  'across-lines': z.boolean().default(false),
  longest: z.int().min(1).max(256).default(64),
  check: words.optional(),
  states: z.record(z.string().min(1), stateSchema),
});

const gazetteerSchema = z.union([
  z.array(word).min(1),
  z.strictObject({
    entries: z.array(word).min(1).optional(),
    file: words.optional(),
    shipped: words.optional(),
    locales: words.optional(),
    except: z.array(word).min(1).optional(),
  }),
]);

export const ruleFileSchema = z.strictObject({
  name: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.-]*$/, 'expected letters, digits, _, . and -'),
  description: z.string().default(''),
  languages: z.array(z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'expected a language code such as es')).min(1),
  gazetteers: z.record(z.string().min(1), gazetteerSchema).default({}),
  networks: z.record(z.string().min(1), networkSchema).refine((networks) => Object.keys(networks).length > 0, 'there is no network'),
}); // prettier-ignore

/** What a token must be like; every one of the fields that are there must hold. */
export type ConditionSpec = z.output<typeof conditionSchema>;
export type ArcSpec = z.output<typeof arcSchema>;
/** A state: where a match may end, with the label of a match that ends there, and the arcs out of it. */
export interface StateSpec {
  readonly final: boolean | string;
  readonly arcs: readonly ArcSpec[];
}
export type NetworkSpec = z.output<typeof networkSchema>;
export type GazetteerSpec = z.output<typeof gazetteerSchema>;
export type RuleFile = z.output<typeof ruleFileSchema>;

/** One mistake of a rule file, with its place as a path of keys and indices. */
export interface Mistake {
  readonly code: string;
  readonly message: string;
  readonly path: readonly PropertyKey[];
  readonly hint?: string;
}

export type AddMistake = (mistake: Mistake) => void;

/** Where an arc stands in its file. */
export function arcPath(network: string, state: string, spec: NetworkSpec, index: number): readonly PropertyKey[] {
  const own = ['networks', network, 'states', state];
  return spec.states[state]?.final === false ? [...own, index] : [...own, 'arcs', index];
}

/** The error that tells a mistake at its place in the file. */
export function toError(
  { code, message, path, hint }: Mistake,
  placeOf: (path: readonly PropertyKey[]) => Place,
): PalimpsestError {
  return new PalimpsestError(code, message, { place: placeOf(path), ...(hint !== undefined && { hint }) });
}

const SHOWN = 4;

/** What a match is found to be, in words: its label, or of what it is no mention. */
export function describeLabel(label: string | false, excludes: Iterable<string> | undefined): string {
  if (label !== false) return label;
  return excludes === undefined ? 'no mention' : `no ${[...excludes].join(', no ')}`;
}

function list(values: readonly string[]): string {
  const shown = values.slice(0, SHOWN).join('|');
  return values.length > SHOWN ? `${shown}|… ${values.length}` : shown;
}

/** A condition in the words of the rule file. */
function describeCondition(spec: ConditionSpec): string {
  const parts: string[] = [];
  if (spec.form) parts.push(`form ${list(spec.form)}`);
  if (spec.exact) parts.push(`exact ${list(spec.exact)}`);
  if (spec.lemma) parts.push(`lemma ${list(spec.lemma)}`);
  if (spec.pos) parts.push(`pos ${list(spec.pos)}`);
  for (const [feature, values] of Object.entries(spec.morph ?? {})) parts.push(`${feature}=${list(values)}`);
  if (spec.gazetteer) parts.push(`gazetteer ${list(spec.gazetteer)}`);
  if (spec.number !== undefined) parts.push(spec.number ? 'number' : 'no number');
  if (spec.case !== undefined && spec.case !== 'any') parts.push(`case ${spec.case}`);
  if (spec.regex !== undefined) parts.push(`/${spec.regex}/`);
  return parts.join(', ');
}

/** What an arc asks for and does, in the words of the rule file. */
export function describeArc(arc: ArcSpec): string {
  const parts: string[] = [];
  if (arc.jump) parts.push('jump');
  else if (arc.push !== undefined) parts.push(`push ${arc.push}`);
  else if (arc.part) {
    const { form, regex, gazetteer, case: letters } = arc.part;
    const what = form ? list(form) : gazetteer ? `of gazetteer ${list(gazetteer)}` : `/${regex}/`;
    parts.push(`part ${what}${letters === undefined || letters === 'any' ? '' : `, case ${letters}`}`);
  } else if (arc.any) parts.push('any token');
  const condition = describeCondition(arc);
  if (condition !== '') parts.push(condition);
  if (arc.not) parts.push(`not (${describeCondition(arc.not)})`);
  for (const [register, tests] of Object.entries(arc.test ?? {})) {
    for (const test of tests) parts.push(`${register} ${test.trim()}`);
  }
  for (const [register, value] of Object.entries(arc.set ?? {})) parts.push(`${register} := ${value}`);
  for (const [register, value] of Object.entries(arc.add ?? {})) parts.push(`${register} ${value < 0 ? '−' : '+'}= ${Math.abs(value)}`); // prettier-ignore
  return parts.join('; ');
}
