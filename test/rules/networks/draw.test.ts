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

  it('leaves room below a state for the arcs that come back to it, and draws the state as large as any', () => {
    const svg = parse(drawRules(loadRules('es-ca-primary-care'), ['name']));
    const heights = svg.querySelectorAll('.state').map((state) => Number(state.getAttribute('height')));
    expect(Math.max(...heights)).toBeLessThan(50);
    const labels = svg.querySelectorAll('.label').map((label) => {
      const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(label.getAttribute(name)));
      return { x: x ?? 0, y: y ?? 0, right: (x ?? 0) + (width ?? 0), low: (y ?? 0) + (height ?? 0) };
    });
    const overlaps = labels.filter((a, i) =>
      labels.some((b, j) => j > i && a.x < b.right && b.x < a.right && a.y < b.low && b.y < a.low),
    );
    expect(overlaps).toEqual([]);
  });

  it('names the networks there are where it is asked for another', () => {
    expect(() => drawRules(HOSTILE, ['a'])).toThrow(TypeError);
  });
});
