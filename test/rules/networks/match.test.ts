import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRuleTagger } from '../../../src/rules/networks/tagger.ts';
import type { Diagnostic } from '../../../src/core/errors.ts';
import type { Document } from '../../../src/core/types.ts';
import { enumerateMatches } from './enumerate.ts';
import { findIn, goodRules, matchIn, rulesOf } from '../helpers.ts';

const WORDS = ['a', 'b', 'ab'] as const;

/** A small arc, as YAML in one line; a state's name is its number. */
const arcs = (states: number, networks: number) =>
  fc
    .record({
      to: fc.nat({ max: states - 1 }),
      what: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom('form: a', 'form: b', 'form: [a, ab]', 'any: true', 'not: {form: a}', 'gazetteer: g', 'gazetteer: g, case: upper', 'case: upper') }, // prettier-ignore
        { weight: 2, arbitrary: fc.constantFrom('part: {form: a}', "part: {regex: '[ab]'}", "part: {regex: 'b+'}", 'part: {gazetteer: g}', 'part: {gazetteer: g, case: upper}') }, // prettier-ignore
        { weight: 1, arbitrary: fc.constant('jump: true') },
        {
          weight: networks > 1 ? 2 : 0,
          arbitrary: fc.nat({ max: networks - 1 }).map((network) => `push: n${network}`),
        },
      ),
      mention: fc.boolean(),
      registers: fc.constantFrom(
        '',
        ', set: {r: 0}',
        ', add: {r: 1}',
        ', test: {r: < 2}',
        ', test: {r: "> 0"}, add: {r: -1}',
      ),
    })
    .map(({ to, what, mention, registers }) => {
      const marks = mention && what !== 'jump: true' ? ', mention: true' : '';
      return `{${what}, to: s${to}${marks}${registers}}`;
    });

const network = (networks: number) =>
  fc.integer({ min: 2, max: 4 }).chain((states) =>
    fc
      .record({
        out: fc.array(fc.array(arcs(states, networks), { minLength: 1, maxLength: 3 }), {
          minLength: states,
          maxLength: states,
        }),
        longest: fc.integer({ min: 1, max: 6 }),
      })
      .map(({ out, longest }) => {
        const rows = out.map((own, i) => {
          const list = `[${own.join(', ')}]`;
          return `      s${i}: ${i === states - 1 ? `{final: true, arcs: ${list}}` : list}`;
        });
        return `    label: X\n    start: s0\n    longest: ${longest}\n    states:\n${rows.join('\n')}`;
      }),
  );

const ruleFiles = fc.integer({ min: 1, max: 3 }).chain((count) =>
  fc.tuple(...Array.from({ length: count }, () => network(count))).map((networks) => {
    const all = networks.map((body, i) => `  n${i}:\n${body}`);
    return `gazetteers:\n  g: [a, a b, b a b]\nnetworks:\n${all.join('\n')}`;
  }),
);

const texts = fc
  .array(fc.constantFrom(...WORDS, 'A', 'AB', 'abab', 'bba', '.', '\n'), { maxLength: 7 })
  .map((words) => words.join(' '));

/** What identifies a match, but for the way that led to it. */
function summary(
  matches: readonly { network: { index: number }; start: number; end: number; matchStart: number; matchEnd: number }[],
) {
  return matches.map(({ network: { index }, start, end, matchStart, matchEnd }) => [
    index,
    matchStart,
    matchEnd,
    start,
    end,
  ]);
}

describe('the matcher', () => {
  it('finds at every start the best of all ways that there are, as trying them all one by one does', () => {
    let compared = 0;
    fc.assert(
      fc.property(ruleFiles, texts, (yaml, text) => {
        const { rules } = rulesOf(yaml);
        if (rules === undefined) return fc.pre(false);
        const { matches, tokens, costs } = matchIn(rules, text, 100_000);
        fc.pre(costs.exceeded === 0);
        const expected = enumerateMatches(rules, text, tokens);
        fc.pre(expected !== undefined);
        compared += matches.length;
        expect(summary(matches)).toEqual(expected);
      }),
      { numRuns: 300, maxSkipsPerRun: 1000 },
    );
    expect(compared).toBeGreaterThan(50);
  }, 60_000);

  const one = (states: string, more = '') => goodRules(`networks:\n  a:\n    label: X\n${more}    states:\n${states}`);

  it('takes the longest match, and the mention within it', () => {
    const rules = one(`      start: [{form: x, to: more}]
      more: {final: true, arcs: [{form: y, to: more, mention: true}, {form: z, to: end}]}
      end: final`);
    expect(findIn(rules, 'x y y z')).toEqual(['X y y']);
    expect(findIn(rules, 'x z')).toEqual(['X x z']);
    expect(findIn(rules, 'y y')).toEqual([]);
  });

  it('compares forms without case and accents, exact forms as they are written', () => {
    expect(findIn(one('      start: [{form: Núm, to: end}]\n      end: final'), 'NUM núm num')).toEqual(['X NUM', 'X núm', 'X num']); // prettier-ignore
    expect(findIn(one('      start: [{exact: Núm, to: end}]\n      end: final'), 'NUM Núm num')).toEqual(['X Núm']);
  });

  it('matches entries of several tokens, with a condition on case', () => {
    const rules = goodRules(`gazetteers:
  places: [Vall d'Hebron, Vall]
networks:
  a:
    label: X
    states:
      start: [{gazetteer: places, case: title, to: end}]
      end: final`);
    expect(findIn(rules, "a la Vall d'Hebron i a la vall d'hebron")).toEqual(["X Vall d'Hebron"]);
    expect(findIn(rules, 'Vall de')).toEqual(['X Vall']);
  });

  it('does not leave the line unless the network may', () => {
    const states = '      start: [{form: x, to: y}]\n      y: [{form: y, to: end}]\n      end: final';
    expect(findIn(one(states), 'x\ny x y')).toEqual(['X x y']);
    expect(findIn(one(states, '    across-lines: true\n'), 'x\ny')).toEqual(['X x\ny']);
  });

  it('prefers priority, then the longer match, then the one that starts first; what is no mention keeps its place', () => {
    const rules = goodRules(`networks:
  low: {label: LOW, states: {start: [{form: a, to: b}], b: [{form: b, to: c}], c: [{form: c, to: end}], end: final}}
  high: {label: HIGH, priority: 1, states: {start: [{form: c, to: end}], end: final}}
  short: {label: SHORT, states: {start: [{form: b, to: c}], c: [{form: b, to: end}], end: final}}
  same: {label: SAME, states: {start: [{form: d, to: c}], c: [{form: b, to: end}], end: final}}
  none: {label: false, priority: 9, states: {start: [{form: [e, f], to: end}], end: final}}
  all: {label: ALL, states: {start: [{form: [e, g], to: end}], end: final}}`);
    expect(findIn(rules, 'a b c')).toEqual(['HIGH c']);
    expect(findIn(rules, 'd b b')).toEqual(['SAME d b']);
    expect(findIn(rules, 'e g')).toEqual(['ALL g']);
    expect(rules.labels).toEqual(['ALL', 'HIGH', 'LOW', 'SAME', 'SHORT']);
  });

  it('takes a number without valid check digits, and prefers one that has them', () => {
    const rules = goodRules(`networks:
  card: {label: CARD, check: luhn, states: {start: [{regex: '\\d+', to: more}], more: {final: true, arcs: [{regex: '\\d+', to: end}]}, end: final}}
  code: {label: CODE, states: {start: [{regex: '\\d+', to: end}], end: final}}`);
    expect(findIn(rules, 'n 4111111111111112')).toEqual(['CARD 4111111111111112']);
    expect(findIn(rules, 'n 4111111111111111 12')).toEqual(['CARD 4111111111111111', 'CARD 12']);
    expect(findIn(rules, 'n 4111111111111112 12')).toEqual(['CARD 4111111111111112 12']);
    const reversed = goodRules(`networks:
  code: {label: CODE, states: {start: [{regex: '\\d+', to: end}], end: final}}
  card: {label: CARD, check: luhn, states: {start: [{regex: '\\d+', to: end}], end: final}}`);
    expect(findIn(reversed, 'n 4111111111111112')).toEqual(['CODE 4111111111111112']);
    expect(findIn(reversed, 'n 4111111111111111')).toEqual(['CARD 4111111111111111']);
  });

  it('keeps the place of what is no mention of a label from mentions of that label alone', () => {
    const rules = goodRules(`networks:
  no: {label: false, excludes: A, priority: 9, states: {start: [{form: [x, y], to: end}], end: final}}
  never: {label: false, priority: 9, states: {start: [{form: y, to: end}], end: final}}
  a: {label: A, states: {start: [{form: [x, y, z], to: end}], end: final}}
  b: {label: B, states: {start: [{form: [x, y], to: end}], end: final}}`);
    expect(findIn(rules, 'x')).toEqual(['B x']);
    expect(findIn(rules, 'y z')).toEqual(['A z']);
  });

  it('meets conditions on lemma, part of speech and morphology where an analysis is given', () => {
    const rules = one(
      '      start: [{lemma: hablar, to: next}]\n      next: [{pos: PROPN, morph: {Number: Sing}, not: {lemma: dios}, to: end, mention: true}]\n      end: final',
    );
    const text = 'Hablo Ana Hablo Dios Hablo Luis';
    const lemmas = ['hablar', 'ana', 'hablar', 'dios', 'hablar', 'luis'];
    const tokens = rules.analyser.split(text).map((span, i) => ({
      ...span,
      lemma: lemmas[i] as string,
      pos: i % 2 === 0 ? 'VERB' : 'PROPN',
      morph: { Number: i < 5 ? 'Sing' : 'Plur' },
    }));
    const analyser = { ...rules.analyser, analyse: () => tokens };
    expect(findIn({ ...rules, analyser }, text)).toEqual(['X Ana']);
  });
});

describe('the number of steps', () => {
  const long = (word: string, count: number) => Array.from({ length: count }, () => word).join(' ');
  const ambiguous = goodRules(`networks:
  a:
    label: X
    states:
      start: [{any: true, to: start, add: {n: 1}}, {any: true, to: start, add: {m: 1}}, {form: never, to: end}]
      end: final`);
  const nested = goodRules(`networks:
  a:
    label: X
    states:
      start: [{form: (, to: in}]
      in: [{push: a, to: in}, {push: b, to: in}, {form: ), to: end}]
      end: final
  b:
    states:
      start: [{form: (, to: in}]
      in: [{push: a, to: in}, {form: ), to: end}]
      end: final`);
  const dull = goodRules(`gazetteers:
  g: [x y z, x y w]
networks:
  a:
    label: X
    states:
      start: [{form: q, to: end}, {gazetteer: g, to: end}]
      end: final`);

  it('is none where no network may begin, and grows with what begins', () => {
    expect(matchIn(dull, long('word', 100_000)).costs).toMatchObject({ steps: 0, exceeded: 0 });
    const { costs } = matchIn(dull, long('x y', 50_000));
    expect(costs.steps).toBeLessThan(100_000 * 6);
  });

  it.each([
    ['ambiguity', ambiguous, 'x', 3000],
    ['nesting', nested, '(', 3000],
  ])('is linear in the text under adversarial %s, with the limit told', async (_, rules, word, count) => {
    const of = (length: number) => matchIn(rules, long(word, length), 500).costs;
    const [once, twice] = [of(count), of(2 * count)];
    expect(once.exceeded).toBeGreaterThan(0);
    expect(once.steps).toBeLessThan(count * 600);
    expect(twice.steps / once.steps).toBeLessThan(2.05);
    const told: Diagnostic[] = [];
    const doc: Document = { id: 'd', text: long(word, 100), entities: [] };
    const tagger = createRuleTagger(rules, { stepLimit: 500, report: (diagnostic) => told.push(diagnostic) });
    for await (const tagged of tagger.tag((async function* () { yield doc; })())) expect(tagged.entities).toEqual([]); // prettier-ignore
    expect(told.map(({ code, severity, place }) => [code, severity, place.documentId])).toEqual([
      ['rule-limit', 'warning', 'd'],
    ]);
  });

  it('stays small in one token of a hundred thousand letters', () => {
    const rules = goodRules(`networks:
  a:
    label: X
    states:
      start: [{part: {regex: 'a'}, to: start}, {regex: '(a+)+b', to: end}]
      end: final`);
    expect(matchIn(rules, 'a'.repeat(100_000)).costs.steps).toBeLessThan(10);
    expect(matchIn(rules, 'a'.repeat(250)).costs.steps).toBeLessThan(2000);
  });
});

describe('createRuleTagger', () => {
  it('puts what it finds in place of the default layer, names the network, and leaves other layers', async () => {
    const rules = goodRules('networks:\n  a: {label: X, states: {start: [{form: ana, to: end}], end: final}}');
    const doc: Document = {
      id: 'd',
      text: 'Ana y Ana',
      entities: [
        { id: 'T1', start: 4, end: 5, label: 'OLD' },
        { id: 'T2', start: 0, end: 3, label: 'Kept', layer: 'clinical' },
      ],
    };
    const found: Document[] = [];
    for await (const tagged of createRuleTagger(rules).tag((async function* () { yield doc; })())) found.push(tagged); // prettier-ignore
    expect(found[0]?.entities.map(({ id, start, label, attributes }) => [id, start, label, attributes])).toEqual([
      ['T2', 0, 'Kept', undefined],
      ['T3', 0, 'X', { rule: 'a' }],
      ['T4', 6, 'X', { rule: 'a' }],
    ]);
  });
});
