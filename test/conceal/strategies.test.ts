import { describe, expect, it } from 'vitest';
import { planConcealment } from '../../src/conceal/label-plan.ts';
import { DEFAULT_STRATEGIES, parseStrategies } from '../../src/conceal/strategies.ts';
import type { PalimpsestError } from '../../src/core/errors.ts';
import { loadStrategies } from '../../src/pipeline/load-named.ts';

const fault = (yaml: string): PalimpsestError => {
  try {
    parseStrategies(yaml, 'my.yaml');
  } catch (error) {
    return error as PalimpsestError;
  }
  throw new Error('no fault found');
};

describe('parseStrategies', () => {
  it('fills in the defaults, and takes a strategy for a rule', () => {
    expect(parseStrategies('name: x\nlabels:\n  A: mask\n', 'f')).toEqual({
      name: 'x',
      labels: { A: { strategy: 'mask' } },
      types: {},
      'class-names': 'types',
      mask: { text: 'XXXX', each: 'mention' },
      'keep-meta': [],
      others: { altered: 'keep', labels: {} },
    });
  });

  it.each([
    ['a syntax error', 'name: [x\nstrategy: mask\n', 2],
    ['an unknown strategy', 'name: x\nstrategy: blur\n', 2],
    ['an unknown strategy of a label', 'name: x\nlabels:\n  A: mask\n  B: blur\n', 4],
    ['an unknown surrogate type', 'name: x\nlabels:\n  A: { type: colour }\n', 3],
    ['a class with spaces', 'name: x\nlabels:\n  A: { class: First Name }\n', 3],
    ['an unknown setting', 'name: x\nmasks: {}\n', 2],
  ])('points at the line of %s', (_, yaml, line) => {
    const { code, place } = fault(yaml);
    expect(code).toBe('bad-strategies');
    expect(place).toMatchObject({ file: 'my.yaml', line });
  });
});

describe('planConcealment', () => {
  const plan = (yaml: string | undefined, more: Partial<Parameters<typeof planConcealment>[1]> = {}) =>
    planConcealment(['A', 'B', 'SEX_OF_X'], {
      strategies: yaml === undefined ? DEFAULT_STRATEGIES : parseStrategies(yaml, 'f'),
      types: { A: { type: 'given-name' }, B: { type: 'date' } },
      ...more,
    });

  it('asks the policy, then the rule of the label, of its type, then the strategy given, then the file', () => {
    const yaml = 'name: x\nstrategy: pseudo\nlabels:\n  A: mask\ntypes:\n  given-name: class\n  date: remove\n';
    const strategies = (planned: ReturnType<typeof plan>) =>
      Object.values(planned.plan).map(({ strategy }) => strategy);
    expect(strategies(plan(yaml))).toEqual(['mask', 'remove', 'class']);
    expect(strategies(plan(yaml, { strategy: 'mask' }))).toEqual(['mask', 'remove', 'mask']);
    expect(strategies(plan(yaml, { policies: { A: 'keep', B: 'pseudo' } }))).toEqual(['keep', 'pseudo', 'class']);
  });

  it('conceals by class what has no surrogate type, and says which that is', () => {
    const { plan: planned, withoutType } = plan(undefined, { strategy: 'pseudo' });
    expect(planned['A']).toEqual({ strategy: 'pseudo', type: 'given-name', className: 'First_Name' });
    expect(planned['SEX_OF_X']).toEqual({ strategy: 'class', className: 'Sex_Of_X' });
    expect(withoutType).toEqual(['SEX_OF_X']);
  });

  it('refuses labels of which nothing is said, and strategies and types that do not exist', () => {
    expect(() => plan(undefined)).toThrow(expect.objectContaining({ code: 'no-strategy' }) as PalimpsestError);
    expect(() => plan('name: x\nstrategy: mask\n', { policies: { A: 'blur' as 'mask' } })).toThrow(
      expect.objectContaining({ code: 'unknown-strategy' }) as PalimpsestError,
    );
    expect(() => plan('name: x\nstrategy: mask\n', { types: { A: { type: 'colour' } } })).toThrow(
      expect.objectContaining({ code: 'unknown-type' }) as PalimpsestError,
    );
  });
});

describe('the shipped strategies', () => {
  it('are valid and are found by their names', async () => {
    for (const name of ['release', 'training']) expect(await loadStrategies(name)).toMatchObject({ name });
    expect(await loadStrategies()).toBe(DEFAULT_STRATEGIES);
  });

  it('are named when others are asked for', async () => {
    await expect(loadStrategies('realease')).rejects.toMatchObject({
      code: 'unknown-strategies',
      hint: expect.stringContaining('release'),
    });
  });
});
