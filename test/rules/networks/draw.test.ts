import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { drawRules } from '../../../src/rules/networks/draw.ts';
import { loadRules } from '../../../src/rules/networks/load.ts';
import { goodRules } from '../helpers.ts';

const HOSTILE = goodRules(`
networks:
  "<script>&":
    label: "<b>\\"'"
    states:
      start:
        - { regex: "<[a-z]+>&amp;", to: end }
        - { form: x, to: start }
        - { form: x, to: end, mention: true }
      end: final
`);

const SEVERAL = goodRules(`
networks:
  several:
    label: X
    states:
      start:
        - { form: a, to: start }
        - { form: b, to: start }
        - { regex: "[a-z]{2,40}(?:[A-Z][a-z]+|[0-9]{1,12}|[.,;:!?]{3,}){1,7}x", to: start }
        - { form: a, to: middle }
        - { form: b, to: middle, mention: true }
        - { form: c, to: far }
        - { jump: true, to: end }
      middle:
        - { form: a, to: middle }
        - { form: a, to: start }
        - { form: b, to: far }
      far:
        - { form: x, to: end }
        - { form: x, to: middle }
        - { form: y, to: start }
      end: final
`);

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Points of a path of M, L and C, close to each other. */
function pointsOf(path: string): readonly Point[] {
  const points: Point[] = [];
  for (const [, kind, numbers = ''] of path.matchAll(/([MLC])([^MLC]*)/g)) {
    const values = numbers.trim().split(' ').map(Number);
    const given = Array.from({ length: values.length / 2 }, (_, i) => ({ x: values[2 * i] as number, y: values[2 * i + 1] as number })); // prettier-ignore
    const from = points.at(-1);
    if (kind === 'M' || from === undefined) points.push(...given);
    else {
      const [a, b, c] = kind === 'C' ? (given as [Point, Point, Point]) : ([from, given[0], given[0]] as [Point, Point, Point]); // prettier-ignore
      for (let t = 0.02; t <= 1.001; t += 0.02) {
        const of = (key: 'x' | 'y') => (1 - t) ** 3 * from[key] + 3 * (1 - t) ** 2 * t * a[key] + 3 * (1 - t) * t ** 2 * b[key] + t ** 3 * c[key]; // prettier-ignore
        points.push({ x: of('x'), y: of('y') });
      }
    }
  }
  return points;
}

describe('drawRules', () => {
  it('draws every state and arc of the networks asked for, with a title and a description', () => {
    const rules = loadRules('es-ca-primary-care');
    const svg = parse(drawRules(rules, ['address']));
    const address = rules.networks.find(({ name }) => name === 'address');
    expect(svg.querySelectorAll('.state')).toHaveLength(address?.states.length ?? 0);
    expect(svg.querySelectorAll('.arc')).toHaveLength(address?.states.flatMap(({ arcs }) => arcs).length ?? 0);
    expect(svg.querySelector('title')?.text).toBe('Network address');
    expect(svg.querySelector('desc')?.text).toContain('gazetteer street-prefixes; tokens := 0 to prefix');
    expect(svg.querySelector('svg')?.getAttribute('aria-labelledby')).toBe('t d');
    expect(drawRules(rules, ['address'])).toContain('prefers-color-scheme:dark');
  });

  it('escapes what the file says, and draws parallel arcs and loops', () => {
    const svg = drawRules(HOSTILE);
    expect(svg).not.toContain('<script');
    expect(svg).not.toContain('<b>');
    expect(svg).toContain('&lt;script&gt;&amp;');
    expect(svg).toContain('&amp;amp;');
    expect(svg).not.toContain('NaN');
    expect(parse(svg).querySelectorAll('.arc')).toHaveLength(3);
  });

  it.each([
    ...loadRules('es-ca-primary-care').networks.map(({ name }) => [name, loadRules('es-ca-primary-care')] as const),
    ['several', SEVERAL] as const,
  ])('puts the labels of %s beside the arcs: no label, state or arc touches another label or state', (name, rules) => {
    const svg = parse(drawRules(rules, [name]));
    const boxes = svg.querySelectorAll('.label, .state').map((box) => {
      const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((one) => Number(box.getAttribute(one))); // prettier-ignore
      return { x, y, right: x + width, low: y + height, isState: box.classList.contains('state') };
    });
    for (const [i, a] of boxes.entries()) {
      const others = boxes.slice(i + 1).filter((b) => a.x < b.right && b.x < a.right && a.y < b.low && b.y < a.low);
      expect(others).toEqual([]);
    }
    for (const arc of svg.querySelectorAll('.arc')) {
      const points = pointsOf(arc.getAttribute('d') ?? '');
      const ends = [points[0], points.at(-1)] as const;
      for (const box of boxes) {
        const isIn = ({ x, y }: Point, by = 1) => x > box.x + by && x < box.right - by && y > box.y + by && y < box.low - by; // prettier-ignore
        const isOwn = box.isState && ends.some((end) => end && isIn(end, -3));
        if (!isOwn) expect(points.filter((point) => isIn(point))).toEqual([]);
      }
    }
    const width = Number(svg.querySelector('svg')?.getAttribute('width'));
    expect(width).toBeLessThan(900);
  });

  it('names the networks there are where it is asked for another', () => {
    expect(() => drawRules(HOSTILE, ['a'])).toThrow(TypeError);
  });
});
