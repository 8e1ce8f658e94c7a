import { describe, expect, it } from 'vitest';
import { rulesOf } from '../helpers.ts';

/** Each with the code of its one problem and the line and column of it. Rules begin at line 3. */
const MISTAKES: readonly (readonly [what: string, code: string, place: string, yaml: string])[] = [
  ['a state that is not there', 'unknown-state', '8:25', `networks:
  a:
    label: X
    states:
      start:
        - {form: x, to: nowhere}
        - {form: x, to: end}
      end: final`],
  ['a start that is not there', 'unknown-state', '6:12', `networks:
  a:
    label: X
    start: begin
    states:
      start: [{form: x, to: end}]
      end: final`],
  ['a state without a way in', 'unreachable-state', '8:13', `networks:
  a:
    label: X
    states:
      start: [{form: x, to: end}]
      lost: [{form: x, to: end}]
      end: final`],
  ['a state without a way out', 'dead-state', '8:13', `networks:
  a:
    label: X
    states:
      start: [{form: x, to: end}, {form: y, to: trap}]
      trap: [{form: x, to: trap}]
      end: final`],
  ['no final state', 'no-final-state', '5:5', `networks:
  a:
    label: X
    states:
      start: [{form: x, to: start}]`],
  ['a loop of jumps', 'empty-loop', '8:14', `networks:
  a:
    label: X
    states:
      start: [{jump: true, to: next}, {form: x, to: end}]
      next: [{jump: true, to: start}]
      end: final`],
  ['a loop through a network that may be empty', 'empty-loop', '7:15', `networks:
  a:
    label: X
    states:
      start: [{push: b, to: start}, {form: x, to: end}]
      end: final
  b:
    states:
      start: {final: true, arcs: [{form: y, to: start}]}`],
  ['a network that pushes itself first', 'left-recursion', '7:15', `networks:
  a:
    label: X
    states:
      start: [{push: a, to: end}, {form: x, to: end}]
      end: final`],
  ['networks that push each other first', 'left-recursion', '13:11', `networks:
  a:
    label: X
    states:
      start: [{push: b, to: end}, {form: x, to: end}]
      end: final
  b:
    states:
      start:
        - {form: y, to: end}
        - {push: a, to: end}
      end: final`],
  ['a gazetteer that is not there', 'unknown-gazetteer', '7:27', `networks:
  a:
    label: X
    states:
      start: [{gazetteer: names, to: end}]
      end: final`],
  ['a shipped list that there is not', 'unknown-gazetteer', '4:16', `gazetteers:
  b: {shipped: nonsense}
networks:
  a:
    label: X
    states:
      start: [{gazetteer: b, to: end}]
      end: final`],
  ['a file that is not there', 'unknown-gazetteer', '4:13', `gazetteers:
  b: {file: nothing.tsv}
networks:
  a:
    label: X
    states:
      start: [{gazetteer: b, to: end}]
      end: final`],
  ['a network that is not there', 'unknown-network', '7:22', `networks:
  a:
    label: X
    states:
      start: [{push: name, to: end}]
      end: final`],
  ['a number in capitals', 'contradiction', '7:15', `networks:
  a:
    label: X
    states:
      start: [{number: true, case: upper, to: end}]
      end: final`],
  ['no form that the expression matches', 'contradiction', '7:15', `networks:
  a:
    label: X
    states:
      start: [{form: [ab, cd], regex: '\\d+', to: end}]
      end: final`],
  ['what is asked for and denied', 'contradiction', '7:15', `networks:
  a:
    label: X
    states:
      start: [{pos: NOUN, not: {pos: [NOUN, VERB]}, to: end}]
      end: final`],
  ['a register below 2 and above 3', 'contradiction', '7:15', `networks:
  a:
    label: X
    states:
      start: [{any: true, test: {n: [< 2, '> 3']}, to: end}]
      end: final`],
  ['a form of two tokens', 'several-tokens', '7:22', `networks:
  a:
    label: X
    states:
      start: [{form: vall hebron, to: end}]
      end: final`],
  ['an arc that does two things', 'bad-arc', '7:15', `networks:
  a:
    label: X
    states:
      start: [{jump: true, form: x, to: end}]
      end: final`],
  ['an arc that does nothing', 'bad-arc', '7:15', `networks:
  a:
    label: X
    states:
      start: [{to: end}]
      end: final`],
  ['an expression that is not closed', 'bad-regex', '7:23', `networks:
  a:
    label: X
    states:
      start: [{regex: '(a', to: end}]
      end: final`],
  ['a back-reference', 'bad-regex', '7:23', `networks:
  a:
    label: X
    states:
      start: [{regex: '(a)\\1', to: end}]
      end: final`],
  ['look-around', 'bad-regex', '7:30', `networks:
  a:
    label: X
    states:
      start: [{part: {regex: 'a(?=b)'}, to: end}]
      end: final`],
  ['repeats that come to too much', 'bad-regex', '7:23', `networks:
  a:
    label: X
    states:
      start: [{regex: '((a{999}){999}){999}', to: end}]
      end: final`],
  ['no label', 'no-label', '5:5', `networks:
  a:
    states:
      start: [{form: x, to: end}]
      end: final`],
  ['labels excluded by what is a mention', 'bad-network', '6:15', `networks:
  a:
    label: X
    excludes: Y
    states:
      start: [{form: x, to: end}]
      end: final`],
  ['one of two final states without a label', 'no-label', '7:13', `networks:
  a:
    states:
      start: [{form: x, to: end}, {form: y, to: last}]
      last: final
      end: {final: X}`],
  ['a check of numbers that there is not', 'unknown-check', '6:12', `networks:
  a:
    label: X
    check: dnix
    states:
      start: [{form: x, to: end}]
      end: final`],
  ['a key that there is not', 'bad-rules', '7:30', `networks:
  a:
    label: X
    states:
      start: [{form: x, too: end, to: end}]
      end: final`],
  ['a comparison that is none', 'bad-rules', '7:37', `networks:
  a:
    label: X
    states:
      start: [{any: true, test: {n: five}, to: end}]
      end: final`],
  ['a name twice', 'bad-rules', '8:7', `networks:
  a:
    label: X
    states:
      start: [{form: x, to: end}]
      start: [{form: y, to: end}]
      end: final`],
  ['no network', 'bad-rules', '3:11', 'networks: {}'],
]; // prettier-ignore

describe('the check of a rule file', () => {
  it.each(MISTAKES)('tells %s once, as %s at %s', (_, code, place, yaml) => {
    const { rules, problems } = rulesOf(yaml);
    expect(rules).toBeUndefined();
    expect(problems.map((problem) => [problem.code, `${problem.place.line}:${problem.place.column}`])).toEqual([
      [code, place],
    ]);
  });

  it('tells several mistakes at once', () => {
    const { problems } = rulesOf(`networks:
  a:
    label: X
    states:
      start: [{form: x, to: nowhere}, {gazetteer: g, to: end}, {push: b, to: end}]
      end: final`);
    expect(problems.map(({ code }) => code)).toEqual(['unknown-state', 'unknown-gazetteer', 'unknown-network']);
  });

  it('warns of conditions that nothing analyses in the language, and lets the rest work', () => {
    const yaml = `networks:
  a:
    label: X
    states:
      start: [{lemma: hablar, to: end}, {form: x, to: end}]
      end: final`;
    const { rules, warnings } = rulesOf(yaml, 'fr');
    expect(rulesOf(yaml).warnings).toEqual([]);
    expect(rules?.labels).toEqual(['X']);
    expect(warnings.map(({ code, place }) => [code, place.line])).toEqual([['no-analysis', 2]]);
  });

  it('warns of a gazetteer that no arc uses', () => {
    const { warnings } = rulesOf(`gazetteers:
  g: [x]
networks:
  a: {label: X, states: {start: [{form: x, to: end}], end: final}}`);
    expect(warnings.map(({ code, place }) => [code, place.line])).toEqual([['unused-gazetteer', 4]]);
  });

  it('warns of a label that is excluded and that no network gives', () => {
    const { warnings, rules } = rulesOf(`networks:
  a: {label: X, states: {start: [{form: x, to: end}], end: {final: Y}}}
  b:
    label: false
    excludes: [Y, X, Z]
    states: {start: [{form: y, to: end}], end: final}`);
    expect(rules).toBeDefined();
    expect(warnings.map(({ code, message, place }) => [code, place.line, message.includes('"Z"')])).toEqual([['unknown-label', 7, true]]); // prettier-ignore
  });

  it('lets a network push itself after it has consumed something', () => {
    const { problems } = rulesOf(`networks:
  a:
    label: X
    states:
      start: [{form: (, to: in}]
      in: [{push: a, to: in}, {form: ), to: end}]
      end: final`);
    expect(problems).toEqual([]);
  });
});
