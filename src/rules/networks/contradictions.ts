import { compileCondition } from './condition.ts';
import { parseRegisterTest } from './register-test.ts';
import type { ArcSpec } from './schema.ts';
import { createTypes } from './token-type.ts';
import { Interner } from './trie.ts';

/** Why no token can ever meet an arc's conditions, as far as that can be told without its gazetteers; `undefined` where one may. */
export function findContradiction(arc: ArcSpec): string | undefined {
  return contradictoryTests(arc) ?? contradictoryKinds(arc) ?? deniedConditions(arc) ?? contradictoryForms(arc);
}

function contradictoryTests({ test }: ArcSpec): string | undefined {
  for (const [register, tests] of Object.entries(test ?? {})) {
    let low = -Infinity;
    let high = Infinity;
    const excluded = new Set<number>();
    for (const source of tests) {
      const { operator, value } = parseRegisterTest(source);
      if (operator === '=' || operator === '>=') low = Math.max(low, value);
      if (operator === '=' || operator === '<=') high = Math.min(high, value);
      if (operator === '>') low = Math.max(low, value + 1);
      if (operator === '<') high = Math.min(high, value - 1);
      if (operator === '!=') excluded.add(value);
    }
    if (low > high || (low === high && excluded.has(low))) return `no number meets the tests of register "${register}"`;
  }
  return undefined;
}

function contradictoryKinds(arc: ArcSpec): string | undefined {
  if (arc.number === true && arc.case !== undefined && arc.case !== 'any')
    return 'a number has no letters, so it is in no case';
  return undefined;
}

/** What is asked for and denied at once. */
function deniedConditions({ not, ...arc }: ArcSpec): string | undefined {
  if (not === undefined || Object.values(not).filter((value) => value !== undefined).length !== 1) return undefined;
  for (const key of ['form', 'exact', 'lemma', 'pos', 'gazetteer'] as const) {
    const denied = not[key];
    if (denied && arc[key]?.every((value) => denied.includes(value))) return `"${key}" asks for what "not" excludes`;
  }
  for (const key of ['number', 'case', 'regex'] as const) {
    if (not[key] !== undefined && not[key] === arc[key]) return `"${key}" asks for what "not" excludes`;
  }
  const features = Object.entries(not.morph ?? {});
  const [feature] = features;
  if (features.length === 1 && feature && arc.morph?.[feature[0]]?.every((value) => feature[1].includes(value))) {
    return '"morph" asks for what "not" excludes';
  }
  return undefined;
}

/** Where forms are listed, one at least must meet the other conditions on the form. */
function contradictoryForms({ not, ...arc }: ArcSpec): string | undefined {
  const listed =
    arc.exact ?? arc.form?.flatMap((form) => [form, form.toLowerCase(), form.toUpperCase(), capitalised(form)]);
  if (listed === undefined) return undefined;
  const interner = new Interner();
  const denied = not && !not.gazetteer && !not.lemma && !not.pos && !not.morph ? not : undefined;
  const condition = compileCondition(
    { ...arc, gazetteer: undefined, lemma: undefined, pos: undefined, morph: undefined },
    denied,
    {
      interner,
      gazetteers: new Map(),
    },
  );
  const typeOf = createTypes(interner);
  return listed.some((form) => condition.byType(typeOf(form)))
    ? undefined
    : 'no form that is listed meets the other conditions';
}

function capitalised(form: string): string {
  return form.charAt(0).toUpperCase() + form.slice(1).toLowerCase();
}
