import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseGrammars } from '../../src/resources/grammar.ts';
import { parseYaml, readYamlDocument } from '../../src/resources/yaml.ts';

const letters = 'abcdefghi';
/** Nine values of nine references each to the one before: 9 to the 9th power of them. */
const BOMB = `${letters[0]}: &a [x, x, x, x, x, x, x, x, x]\n${[...letters]
  .slice(1)
  .map((letter, i) => `${letter}: &${letter} [${Array.from({ length: 9 }, () => `*${letters[i]}`).join(', ')}]\n`)
  .join('')}`;
const HOSTILE: Readonly<Record<string, string>> = {
  'references in one another': BOMB,
  'a value that refers to itself': 'a: &a [*a, x]\n',
  'brackets nested deep': `a: ${'['.repeat(100_000)}${']'.repeat(100_000)}\n`,
  'a key that schemas leave out': 'a: { __proto__: x, b: y }\n',
  'more references than anybody writes': `a: &a x\nb: [${'*a, '.repeat(2000)}x]\n`,
};

describe.each(Object.entries(HOSTILE))('YAML with %s', (_, text) => {
  it('is an error of the file, with its place', () => {
    expect(() => parseYaml(text, 'map.yaml', z.record(z.string(), z.unknown()), 'bad-map')).toThrow(
      expect.objectContaining({ code: 'bad-map', place: expect.objectContaining({ file: 'map.yaml' }) as unknown }),
    );
  });

  it('is an error of grammars', () => {
    expect(() => parseGrammars(text, 'grammars.yaml')).toThrow(expect.objectContaining({ code: 'bad-grammar' }));
  });
});

describe('YAML with a reference', () => {
  it('is read as before', () => {
    const document = readYamlDocument('a: &a { type: patient }\nb: *a\nc: "[[[" # [[[\n');
    expect(document.errors).toEqual([]);
    expect(document.toJS()).toEqual({ a: { type: 'patient' }, b: { type: 'patient' }, c: '[[[' });
  });
});
