import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { drawRules } from '../../src/rules/draw.ts';
import { loadRules } from '../../src/rules/load.ts';
import { goodRules } from './helpers.ts';

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

  it('names the networks there are where it is asked for another', () => {
    expect(() => drawRules(HOSTILE, ['a'])).toThrow(TypeError);
  });
});
