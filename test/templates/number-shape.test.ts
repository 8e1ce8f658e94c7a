import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/rng.ts';
import { toDayNumber } from '../../src/surrogates/dates/calendar.ts';
import { drawShape, isPersonal, parseNumberShape, type Owner } from '../../src/templates/number-shape.ts';

const person = {
  gender: 'f', given: 'Íngrid', family: 'de la Cruz Ñato', middle: '', title: '', isHan: false,
  age: 40, sinceBirthday: 3, ages: [1, 95],
} as const; // prettier-ignore
const owner: Owner = { person, born: toDayNumber(1984, 2, 9), locale: 'es' };

function draw(text: string, seed = 1): string {
  const shape = parseNumberShape(text);
  if (typeof shape === 'string') throw new Error(shape);
  return drawShape(shape, createRng(seed), owner);
}

describe('a shape', () => {
  it('has parts of the person whose number it is', () => {
    expect(draw('{yyMMdd}/{yyyy}')).toBe('840209/1984');
    expect(draw('{family 2}{family2 2}{given 1}{f=1 m=0}')).toBe('CRNAI1');
    expect(draw("'Nr 'A{family 9}")).toMatch(/^Nr [A-Z]CRUZXXXXX$/);
    expect(new Set(Array.from({ length: 99 }, (_, seed) => draw('{f=246 m=135}', seed)))).toEqual(new Set('246'));
  });

  it('ends with check digits of what stands before', () => {
    // Examples of the authorities: personnummer 811228-9874, NIR 2 55 08 14 168 025 38.
    expect(draw("'811228-987'{luhn}")).toMatch(/^811228-987\d$/);
    const example = parseNumberShape("'19'{yyMMdd}'-987'{luhn 9}");
    if (typeof example === 'string') throw new Error(example);
    const born = { ...owner, born: toDayNumber(1981, 12, 28) };
    expect(drawShape(example, createRng(1), born)).toBe('19811228-9874');
    const french = parseNumberShape("{f=2 m=1} {yy} {MM} '14 168 025' {97}");
    if (typeof french === 'string') throw new Error(french);
    expect(drawShape(french, createRng(1), { ...owner, born: toDayNumber(1955, 8, 3) })).toBe('2 55 08 14 168 025 38');
  });

  it('says what is legal where it is none, and whether it needs a person', () => {
    for (const text of ['none', "'#", '{}', '{yymm', '{luhn 0}', '{f=1}', '{family}', 'x}{']) {
      expect(typeof parseNumberShape(text)).toBe('string');
    }
    for (const [text, personal] of [
      ['##{luhn}', false],
      ['#{97}', false],
      ['{dd}', true],
      ['{f=1 m=2}', true],
    ] as const) {
      const shape = parseNumberShape(text);
      expect(typeof shape !== 'string' && isPersonal(shape)).toBe(personal);
    }
  });
});
