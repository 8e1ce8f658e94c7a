import { describe, expect, it } from 'vitest';
import { problemsOf, render } from './helpers.ts';

const text = (template: string): string => render(template, 1)[0]?.text ?? '';

describe('text', () => {
  it('is copied as it is, single marks included, and loses its last line end', () => {
    expect(text('a { b } [c] | d \\ e\n\nf\n')).toBe('a { b } [c] | d \\ e\n\nf');
  });

  it('holds the marks of the language when they are escaped', () => {
    expect(text('\\{{x\\}} \\[[y\\]] \\\\')).toBe('{{x}} [[y]] \\');
    expect(text('[[a\\|b|a\\|b]]')).toBe('a|b');
  });

  it('goes on in the next line behind a backslash, its blanks not counted, and weights stand there too', () => {
    expect(text('a\\\n   b\\\nc')).toBe('abc');
    const texts = new Set(render('[[9: a|\\\n  1: b|\\\n  c]]', 200).map((doc) => doc.text));
    expect(texts).toEqual(new Set(['a', 'b', 'c']));
  });

  it('may start with front matter, also an empty one, and have any line ends', () => {
    expect(text('---\r\n---\r\nx\r\ny\r\n')).toBe('x\ny');
    expect(text('---\nid: z\nstyle: s\n---\nx')).toBe('x');
  });
});

describe('alternatives', () => {
  it('read a number as a weight only where a blank follows its colon', () => {
    expect(new Set(render('[[10:30|11:45]]').map((doc) => doc.text))).toEqual(new Set(['10:30', '11:45']));
    const texts = render('[[9: a|1: b]]', 2000).map((doc) => doc.text);
    expect(texts.filter((each) => each === 'a').length / 2000).toBeCloseTo(0.9, 1);
  });

  it('may be empty, and optional parts come with their probability', () => {
    expect(new Set(render('x[[|y]]').map((doc) => doc.text))).toEqual(new Set(['x', 'xy']));
    const present = render('[[?0.3: here]]', 2000).filter((doc) => doc.text === 'here').length;
    expect(present / 2000).toBeCloseTo(0.3, 1);
    expect(text('[[?1: a]][[?0: b]]')).toBe('a');
  });
});

describe('errors of form', () => {
  it.each([
    ['a\nb {{patient', '2:12', '}} or an option'],
    ['{{}}', '1:3', 'a slot type, $list, @name, > fragment or a quoted text'],
    ['x ]] y', '1:3', 'closes nothing here'],
    ['x }} y', '1:3', 'closes nothing here'],
    ['a [[b|c', '1:3', '[[ is never closed'],
    ['a [[b|{{patient]]', '1:16', '}} or an option'],
    ['[[?0.5 x]]', '1:7', ':'],
    ['[[*a: x]]', '1:1', 'one alternative only'],
    ['[[*2..: x]]', '1:7', 'a whole number'],
    ['{{a/}}', '1:5', 'a form'],
    ['{{a/an/the}}', '1:7', '}} or an option'],
    ['[[=X y: a]]', '1:7', '='],
    ['[[=X: a', '1:1', '[[ is never closed'],
    ['{{date format=}}', '1:15', 'a value'],
    ['{{date format="dd}}', '1:15', 'a value'],
  ])('tell line, column and what is legal: %j', (template, place, legal) => {
    const [first = ''] = problemsOf(template);
    expect(first.slice(0, first.indexOf(' '))).toBe(place);
    expect(first).toContain(legal);
  });

  it('count lines of the file, front matter included', () => {
    expect(problemsOf('---\nid: z\n---\nok\n {{nonsense}}')[0]).toMatch(/^5:4 /);
  });

  it('in front matter and set.yaml are told at their place too', () => {
    expect(problemsOf('---\nid: z\nwieght: 2\n---\nx')[0]).toMatch(/^3:\d+ wieght: /);
    expect(problemsOf('x', 'colour: red\n')[0]).toMatch(/colour/);
  });
});
