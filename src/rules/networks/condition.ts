import { type AnalysedToken, foldForm, hasCase, isNumber, LONGEST_INSIDE, type TokenType } from './analysis.ts';
import { LinearRegex } from './regex.ts';
import type { ConditionSpec, LetterCase } from './schema.ts';
import type { GazetteerTrie, Interner } from './trie.ts';

/** A condition on one token, or on the rest of one. */
export interface Condition {
  /** What the written form decides. */
  byType(type: TokenType): boolean;
  /** What the analysis decides; a rest has none. */
  byAnalysis(type: TokenType, token: AnalysedToken | undefined): boolean;
  readonly needsAnalysis: boolean;
}

export interface Vocabulary {
  readonly interner: Interner;
  readonly gazetteers: ReadonlyMap<string, GazetteerTrie>;
}

type TypeTest = (type: TokenType) => boolean;
type AnalysisTest = (token: AnalysedToken) => boolean;

/** Compiles a condition; a gazetteer in it means: the token alone is an entry of one of them. */
export function compileCondition(
  spec: ConditionSpec,
  negated: ConditionSpec | undefined,
  vocabulary: Vocabulary,
): Condition {
  const types = typeTests(spec, vocabulary);
  const analyses = analysisTests(spec);
  if (negated !== undefined) {
    const inner = compileCondition(negated, undefined, vocabulary);
    if (!inner.needsAnalysis) types.push((type) => !inner.byType(type));
    else {
      return {
        byType: (type) => types.every((test) => test(type)),
        byAnalysis: (type, token) => holds(analyses, token) && !(inner.byType(type) && inner.byAnalysis(type, token)),
        needsAnalysis: true,
      };
    }
  }
  const [only] = types;
  const byType: TypeTest = types.length === 1 && only ? only : (type) => types.every((test) => test(type));
  return { byType, byAnalysis: (_, token) => holds(analyses, token), needsAnalysis: analyses.length > 0 };
}

function holds(tests: readonly AnalysisTest[], token: AnalysedToken | undefined): boolean {
  return tests.length === 0 || (token !== undefined && tests.every((test) => test(token)));
}

function typeTests(spec: ConditionSpec, { interner, gazetteers }: Vocabulary): TypeTest[] {
  const tests: TypeTest[] = [];
  if (spec.form) {
    const ids = new Set(spec.form.map((form) => interner.intern(foldForm(form))));
    tests.push(({ id }) => ids.has(id));
  }
  if (spec.exact) {
    const forms = new Set(spec.exact);
    tests.push(({ text }) => forms.has(text));
  }
  if (spec.gazetteer) {
    const tries = spec.gazetteer.flatMap((name) => gazetteers.get(name) ?? []);
    tests.push(({ id }) => tries.some((trie) => trie.has(id)));
  }
  if (spec.number !== undefined) {
    const wanted = spec.number;
    tests.push(({ text }) => isNumber(text) === wanted);
  }
  if (spec.case !== undefined && spec.case !== 'any') {
    const wanted: LetterCase = spec.case;
    tests.push(({ text }) => hasCase(text, wanted));
  }
  if (spec.regex !== undefined) {
    const regex = new LinearRegex(spec.regex);
    tests.push(({ text }) => text.length <= LONGEST_INSIDE && regex.matches(text));
  }
  return tests;
}

function analysisTests(spec: ConditionSpec): AnalysisTest[] {
  const tests: AnalysisTest[] = [];
  if (spec.lemma) {
    const lemmas = new Set(spec.lemma.map(foldForm));
    tests.push(({ lemma }) => lemma !== undefined && lemmas.has(foldForm(lemma)));
  }
  if (spec.pos) {
    const tags = new Set(spec.pos);
    tests.push(({ pos }) => pos !== undefined && tags.has(pos));
  }
  for (const [feature, values] of Object.entries(spec.morph ?? {})) {
    const wanted = new Set(values);
    tests.push(({ morph }) => morph !== undefined && wanted.has(morph[feature] ?? ''));
  }
  return tests;
}

type Operator = '<' | '<=' | '>' | '>=' | '=' | '!=';

/** Reads `< 5`; a number alone means `=`. The schema has seen to it that it is one. */
export function parseRegisterTest(source: string): { readonly operator: Operator; readonly value: number } {
  const [, operator, value] = /^\s*(<=|>=|!=|<|>|=)?\s*(-?\d+)\s*$/.exec(source) ?? [];
  return { operator: (operator as Operator | undefined) ?? '=', value: Number(value) };
}

/** The comparison as a function of the register's value. */
export function compileRegisterTest(source: string): (value: number) => boolean {
  const { operator, value } = parseRegisterTest(source);
  switch (operator) {
    case '<':
      return (register) => register < value;
    case '<=':
      return (register) => register <= value;
    case '>':
      return (register) => register > value;
    case '>=':
      return (register) => register >= value;
    case '=':
      return (register) => register === value;
    case '!=':
      return (register) => register !== value;
  }
}
