import { describe, expect, it } from 'vitest';
import { parseTemplateSet, requireSound } from '../../src/templates/template-set.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import type { Plan } from '../../src/templates/plan.ts';
import { createGenerator } from '../../src/templates/generator.ts';
import { filesOf, problemsOf, setOf } from './helpers.ts';

describe('what a template asks for', () => {
  it.each([
    ['{{pateint}}', '1:3', 'there is no slot type "pateint"'],
    ['{{$drug}}', '1:3', 'there is no list "drug"'],
    ['{{constructor}}', '1:3', 'there is no slot type "constructor"'],
    ['{{$constructor}}', '1:3', 'there is no list "constructor"'],
    ['{{> constructor}}', '1:3', 'there is no fragment "constructor"'],
    ['{{url}}', '1:3', 'labels say nothing of url'],
    ['{{patient colour=red}}', '1:11', 'has no option "colour"'],
    ['{{patient case=loud}}', '1:16', 'case= is one of upper, lower, title, sentence'],
    ['{{patient as=p as=q}}', '1:16', 'as= is given twice'],
    ['{{patient gender=x}}', '1:18', 'gender= is one of f, m'],
    ['{{date format="DD/MM"}}', '1:15', 'is no part of a format'],
    ['{{date format="none"}}', '1:15', 'a date format has at least one of'],
    ['{{date days=3}}', '1:13', 'goes with after= or before='],
    ['{{date after=anchor days=9..2}}', '1:26', 'runs backwards'],
    ['{{date after=anchor days=2 weeks=3}}', '1:34', 'in one unit'],
    ['{{number}}', '1:3', 'a number has a range'],
    ['{{number 1..x}}', '1:10', 'is a number or a range'],
    ['{{number 1..5 step=0}}', '1:20', 'a number above 0'],
    ['{{age 1..500}}', '1:7', 'whole numbers from 0 to 110'],
    ['{{city label=PLACE layer=}}', '1:26', 'a value'],
    ['{{patient as=p}} {{zip of=p}}', '1:27', 'of= of a slot zip goes with shape='],
    ['{{city layer=x}}', '1:14', 'a layer is for what has a label'],
    ['{{patient write=no}}', '1:17', 'needs a name'],
    ['{{medical-record shape="none"}}', '1:24', 'a shape has'],
    ['{{> foot}}', '1:3', 'there is no fragment "foot"'],
    ['[[0: a|1: b]]', '1:3', 'a weight is a number above 0'],
    ['[[?3: a]]', '1:1', 'a probability is a number from 0 to 1'],
    ['[[*4..2: a]]', '1:1', 'runs backwards'],
    ['[[*2 gap=x: a]]', '1:6', 'has no option "gap"'],
    ['[[a]]', '1:1', 'one alternative only'],
    ['{{number 0..99999999999999999}}', '1:10', '15 digits at most'],
    ['{{number 0.001..9999999999999.5}}', '1:10', '15 digits at most'],
    ['{{number 1..5 step=10}}', '1:20', 'longer than the range'],
    ['{{medical-record shape="{yyMMdd}"}}', '1:24', 'of= says whose'],
    ['{{patient as=p}} {{medical-record of=p}}', '1:38', 'goes with shape='],
    ['{{patient as=p}} {{medical-record of=p shape="{age}"}}', '1:46', '{luhn}'],
    ['{{patient as=p}} {{profession label=none of=p gender=f}}', '1:54', 'or of= says'],
    ['{{profession label=none gender=x}}', '1:32', 'gender= is one of f, m'],
    ['[[=NAME: [[=ID: a]]]]', '1:10', 'a span in a span of the same layer'],
    ['[[="": a]]', '1:1', 'a span has a label'],
    ['[[=NAME part=x: a]]', '1:9', 'a span has no option "part"'],
    ['[[=NAME layer=clinical: a]]', '1:1', 'NAME names two layers'],
    ['{{ein/eine locale=de}} {{age}}', '1:3', 'no rule of the locale de'],
    ['{{a/an case=upper}} {{age}}', '1:8', 'a pair of forms has no option "case"'],
    ['x [[*200: [[*100: a]]]]', '1:11', 'come to 20000 renderings'],
  ])('is checked with its place: %s', (template, place, message) => {
    const [first = ''] = problemsOf(template);
    expect(first).toContain(message);
    expect(first.slice(0, first.indexOf(' '))).toBe(place);
  });
});

describe('references', () => {
  it.each([
    ['{{@p}} {{patient as=p}}', 'nothing before this place is named p'],
    ['[[{{patient as=p}}|nobody]] {{@p}}', 'p is not written on every path'],
    ['[[?: {{patient as=p}}]] {{@p}}', 'p is not written on every path'],
    ['[[*2: {{patient as=p}}]] {{@p}}', 'p is not written on every path'],
    ['{{patient as=p}} {{doctor as=p}}', 'is given to an earlier slot already'],
    ['{{date as=d}} {{age of=d}}', 'd is no person'],
    ['{{patient as=p}} {{date after=p}}', 'p is no date'],
    ['{{date as=d}} {{@d part=family}}', 'has no option "part"'],
    ['{{patient as=p}} {{@p f=she}}', 'has both forms'],
    ['[[{{patient as=p}}|{{date as=p}}]]', 'is something else, or has another label'],
  ])('must be written before on every path: %s', (template, message) => {
    expect(problemsOf(template).join('\n')).toContain(message);
  });

  it('are known after alternatives that all give the name, and inside the part that gives it', () => {
    expect(problemsOf('[[{{patient as=p}}|the {{patient as=p part=family}}]] {{@p}}')).toEqual([]);
    expect(problemsOf('[[?: {{patient as=p}} {{@p}}]][[*2: {{date as=d}} {{@d}}]]')).toEqual([]);
    expect(problemsOf('{{patient as=p write=no}} {{age of=p}} [[a {{@p}}|b]]')).toEqual([]);
  });
});

describe('labels', () => {
  it('of a reference cannot differ from the slot’s, but may be left out', () => {
    expect(problemsOf('{{patient as=p}} {{@p label=OTHER}}')[0]).toContain('p has two labels: NAME where it is named');
    expect(problemsOf('{{patient as=p}} {{@p label=none}} {{@p label=NAME}}')).toEqual([]);
  });

  it('name one layer each, over the whole set', () => {
    expect(problemsOf('{{date}} {{"x" label=Symptom layer=phi}}')[0]).toMatch(
      /^1:12 the label Symptom names two layers: clinical/,
    );
    expect(problemsOf('{{"x" label=New layer=a}} {{"y" label=New layer=b}}')[0]).toContain(
      'names two layers: a in one.tmpl:1, b here',
    );
    expect(problemsOf('{{"x" label=Symptom}}')).toEqual([]);
    expect(problemsOf('x', '').length).toBe(0);
  });

  it('of what is neither type nor list are told', () => {
    expect(problemsOf('---\nlabels: { ghost: X }\n---\nx').join()).toContain(
      '"ghost" is neither a slot type nor a list',
    );
  });
});

describe('fragments', () => {
  it('that include themselves are an error with the chain of names', () => {
    const others = { 'fragments/a.tmpl': 'A {{> b}}', 'fragments/b.tmpl': '\n {{> a}}' };
    const problems = problemsOf('{{> a}}', '', others);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^2:4 the fragment includes itself: a → b → a$/);
  });

  it('share the names of the template, and a fault in one is told once', () => {
    const others = { 'fragments/sign.tmpl': '{{@d part=monogram}} {{nonsense}}' };
    const { problems } = parseTemplateSet(
      filesOf({ one: '{{doctor as=d}} {{> sign}}', two: '{{doctor as=d}} {{> sign}}' }, '', others),
    );
    expect(problems.map(({ place }) => [place.file, place.line, place.column])).toEqual([
      ['fragments/sign.tmpl', 1, 24],
    ]);
  });
});

describe('a fragment by what a list gave', () => {
  const others = {
    'fragments/say/stable.tmpl': 'as before',
    'fragments/say/improving.tmpl': '{{hospital as=h}}, {{@h}}',
  };

  it('is that of the entry, wherever it is put in, and keeps its names to itself', () => {
    const set = setOf('{{$course as=c}}: {{> say/@c}} [[*2 sep="; ": {{> say/@c}}]]', '', others);
    const generator = createGenerator(set, { gazetteers: loadGazetteers(), seed: 1 });
    const docs = Array.from({ length: 40 }, (_, i) => generator.document(i));
    for (const { text, entities } of docs) {
      const isStable = text.startsWith('stable');
      if (isStable) expect(text).toBe('stable: as before as before; as before');
      else expect(text).toMatch(/^improving: (.+), \1 (.+), \2; (.+), \3$/);
      expect(entities).toHaveLength(isStable ? 0 : 6);
    }
    expect(new Set(docs.map(({ text }) => text.split(':')[0]))).toEqual(new Set(['stable', 'improving']));
  });

  it('is there for every entry, by a name that stands before it, of a list', () => {
    const lacking = { 'fragments/say/stable.tmpl': 'x' };
    expect(problemsOf('{{$course as=c write=no}}{{> say/@c}}', '', lacking)).toEqual([
      expect.stringContaining('1:28 there is no fragment "say/improving"'),
    ]);
    expect(problemsOf('{{> say/@c}}', '', others)[0]).toContain('nothing before this place is named c');
    expect(problemsOf('{{city as=c}} {{> say/@c}}', '', others)[0]).toContain('1:17 c is no entry of a list');
  });
});

describe('a fragment of several templates', () => {
  const choicesOf = (fragment: string, one: string, two: string): readonly (Plan | undefined)[] => {
    const parsed = requireSound(parseTemplateSet(filesOf({ one, two }, '', { 'fragments/f.tmpl': fragment })));
    const choiceIn = (plans: readonly Plan[]): Plan | undefined => plans.find(({ kind }) => kind === 'choice') ?? plans.flatMap((plan) => ('options' in plan ? plan.options : [])).map((option) => choiceIn(option.plans)).find((plan) => plan !== undefined); // prettier-ignore
    return parsed.templates.map(({ plans }) => choiceIn(plans));
  };

  it('is resolved once where the names around it that it uses mean the same', () => {
    const own = '[[{{patient as=own}} ({{@own part=family}})|{{$course}}]]';
    const around = '[[{{@d part=family}}|[[*2: x]]|[[=Sign: y]]]]';
    for (const [fragment, one, two] of [
      [own, 'a {{> f}}', 'b [[*2: {{city}}]] {{> f}}'],
      [around, '{{doctor as=d}} {{> f}}', '{{city as=c}} {{doctor as=d}} {{> f}}'],
    ] as const) {
      const [first, second] = choicesOf(fragment, one, two);
      expect(first).toBeDefined();
      expect(second).toBe(first);
    }
  });

  it('is resolved anew where they mean something else, and in other repetitions and spans where it has such', () => {
    for (const [fragment, one, two] of [
      ['[[{{@d part=family}}|x]]', '{{doctor as=d}} {{> f}}', '{{patient as=d}} {{> f}}'],
      ['[[[[*2: x]]|y]]', '{{> f}}', '[[*3: {{> f}}]]'],
      ['[[[[=Sign: x]]|y]]', '{{> f}}', '[[=Place layer=place: {{> f}}]]'],
    ] as const) {
      const [first, second] = choicesOf(fragment, one, two);
      expect(first).toBeDefined();
      expect(second).toBeDefined();
      expect(second).not.toBe(first);
    }
  });

  it('gives its names to what comes after it, whether it was resolved before or not', () => {
    const others = {
      'fragments/who.tmpl': '{{doctor as=d}}',
      'fragments/sign.tmpl': '{{@d part=family}}',
      'fragments/both.tmpl': '{{> who}}: {{> sign}}',
    };
    const files = filesOf({ one: '{{> who}} {{> sign}}', two: '{{> who}} {{> sign}}', three: '{{> both}} {{@d part=family}}' }, '', others); // prettier-ignore
    const generator = createGenerator(requireSound(parseTemplateSet(files)), { gazetteers: loadGazetteers(), seed: 1 });
    for (let i = 0; i < 20; i++) expect(generator.document(i).text).toMatch(/ (\S+)(?::? \1)+$/);
  });

  it('says in each template that a name which it uses is not known there', () => {
    const others = { 'fragments/sign.tmpl': '{{@d part=family}}', 'fragments/outer.tmpl': '{{> sign}}' };
    const files = filesOf({ one: '{{doctor as=d}} {{> outer}}', two: '{{> outer}}' }, '', others);
    expect(parseTemplateSet(files).problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('nothing before this place is named d'),
    ]);
  });

  it('tells each template what it draws, and of a name given twice', () => {
    const others = { 'fragments/f.tmpl': '[[{{patient as=own}}|{{hospital}}]]' };
    const good = requireSound(parseTemplateSet(filesOf({ one: '{{> f}}', two: '{{date}} {{> f}}' }, '', others)));
    expect(good.templates.map(({ types }) => types.map(({ type }) => type))).toEqual([
      ['person', 'hospital'],
      ['person', 'hospital'],
    ]);
    const bad = parseTemplateSet(filesOf({ one: '{{> f}}', two: '{{doctor as=own}} {{> f}}' }, '', others));
    expect(bad.problems[0]?.message).toContain('the name own is given to an earlier slot already');
  });
});

describe('what would grow without end', () => {
  it('is an error at the fragment that the template includes, told once', () => {
    const levels = Array.from({ length: 12 }, (_, i) => i);
    const others = Object.fromEntries(
      levels.map((i) => [`fragments/f${i}.tmpl`, i === 0 ? 'x{{date}}' : `{{> f${i - 1}}}`.repeat(4)]),
    );
    expect(problemsOf('a\n {{> f11}}', '', others)).toEqual([
      expect.stringMatching(/^2:4 with this fragment the template has more than 50000 parts$/),
    ]);
    expect(problemsOf('{{> f3}}', '', others)).toEqual([]);
  });
});

describe('a set', () => {
  it('tells everything that is wrong, and throws the first with how many more', () => {
    const parsed = parseTemplateSet(filesOf({ one: '{{x}} {{y}}', two: '{{patient' }), 'folder/');
    expect(parsed.problems).toHaveLength(3);
    expect(parsed.problems.every(({ code }) => code === 'bad-template')).toBe(true);
    expect(() => requireSound(parsed)).toThrow(/^folder\/one\.tmpl:1:3: there is no slot type "x"/);
  });

  it('has one template of an id, lists that exist, and entries once', () => {
    const twins = parseTemplateSet(filesOf({ a: '---\nid: z\n---\nx', b: '---\nid: z\n---\nx' }));
    expect(twins.problems[0]?.message).toContain('the id "z" is that of a.tmpl too');
    expect(problemsOf('x', '  extra: nowhere.txt\n')[0]).toContain('the folder has no file "nowhere.txt"');
    const [twice, weight] = problemsOf('x', '  extra: e.txt\n', { 'e.txt': '# note\na\t2\nb\na\nc\t-1\n' });
    expect(twice).toBe('4:1 the entry stands in line 2 already');
    expect(weight).toMatch(/^5:1 /);
  });
});
