import type { ArcSpec, ConditionSpec } from './schema.ts';

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
export function describeCondition(spec: ConditionSpec): string {
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
    if (arc.part.form) parts.push(`part ${list(arc.part.form)}`);
    if (arc.part.regex !== undefined) parts.push(`part /${arc.part.regex}/`);
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
