import { describe, expect, it } from 'vitest';
import { createAccount } from '../../src/conceal/account.ts';
import { createConcealer } from '../../src/conceal/concealer.ts';
import { planConcealment } from '../../src/conceal/label-plan.ts';
import { DEFAULT_STRATEGIES } from '../../src/conceal/strategies.ts';
import { createDocument } from '../../src/core/document.ts';
import { createRng } from '../../src/core/rng.ts';
import { setting } from '../helpers/surrogates.ts';

const MENTIONS = 12;
const DOCUMENTS = 200;

const { plan } = planConcealment(['X'], {
  strategies: DEFAULT_STRATEGIES,
  strategy: 'pseudo',
  types: { X: { type: 'age' } },
});

/** The surrogates of a text that stands twelve times in a document. */
function surrogatesOf(text: string, type: 'age' | 'date' | 'id' | 'person' | 'zip', seed: number): readonly string[] {
  const line = `Born ${text}.\n`;
  const entities = Array.from({ length: MENTIONS }, (_, i) => {
    const start = i * line.length + 5;
    return { id: `T${i + 1}`, label: 'X', start, end: start + text.length };
  });
  const concealDocument = createConcealer({
    plan: { X: { ...plan['X'], strategy: 'pseudo', className: 'X', type } },
    strategies: DEFAULT_STRATEGIES,
    mode: 'unlinkable',
    setting,
    language: 'en',
  });
  const doc = createDocument({ id: 'd', text: line.repeat(MENTIONS), entities });
  const account = createAccount(plan);
  const result = concealDocument(doc, () => true)({ rng: createRng(seed).fork(`doc${seed}`) }, account);
  return result?.entities.map(({ start, end }) => result.text.slice(start, end)) ?? [];
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const sortedOf = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b);
/** What an attacker makes of the surrogates of one source. */
const ESTIMATORS: Readonly<Record<string, (values: readonly number[]) => number>> = {
  midrange: (values) => (Math.min(...values) + Math.max(...values)) / 2,
  mean,
  median: (values) => sortedOf(values)[Math.floor(values.length / 2)] ?? 0,
  mode: (values) => {
    const counts = new Map<number, number>();
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
  },
};

function found(type: 'age' | 'date', sources: readonly string[], read: (text: string) => number, within: number) {
  return Object.fromEntries(
    Object.entries(ESTIMATORS).map(([name, estimate]) => {
      const hits = sources.filter((source, seed) => {
        const values = surrogatesOf(source, type, seed).map(read);
        return Math.abs(estimate(values) - read(source)) <= within;
      });
      return [name, hits.length / sources.length];
    }),
  );
}

describe('unlinkable release against many mentions of one source', () => {
  it.each([
    // Eleven ages are possible for an adult, three to five for a small child, each on its side of a guess at the marginal.
    ['adults', 25, 80, 0.17],
    ['small children', 0, 5, 0.36],
  ])('does not give ages away: %s', (_, first, last, bound) => {
    const sources = Array.from({ length: DOCUMENTS }, (_each, i) => String(first + (i % (last - first + 1))));
    expect(Math.max(...Object.values(found('age', sources, Number, 0.5)))).toBeLessThan(bound);
  });

  it('does not give birth dates away', () => {
    const sources = Array.from({ length: DOCUMENTS }, (_, i) => `${1 + (i % 28)}/${1 + (i % 12)}/${1930 + (i % 60)}`);
    const days = (text: string): number => {
      const [month = 1, day = 1, year = 2000] = text.split('/').map(Number);
      return year * 365.25 + month * 30.4 + day;
    };
    // A guess at random within three years is right to 245 days in 22 of 100.
    expect(Math.max(...Object.values(found('date', sources, days, 245)))).toBeLessThan(0.32);
  });

  it('lets an age and a date stay, so that its surrogate rules nothing out', () => {
    const ages = Array.from({ length: 120 }, (_, seed) => surrogatesOf('45', 'age', seed)[0]);
    expect(ages).toContain('45');
    const ones = Array.from({ length: 120 }, (_, seed) => surrogatesOf('1', 'age', seed)[0]);
    expect(new Set(ones)).toEqual(new Set(['0', '1', '2', '3']));
    const years = Array.from({ length: 120 }, (_, seed) => surrogatesOf('1961', 'date', seed)[0]);
    expect(years).toContain('1961');
  });

  it.each([
    ['id', '4711882'],
    ['zip', '02139'],
    ['date', 'Monday'],
    ['age', '3 weeks'],
  ] as const)('tells no more by its twelfth surrogate than by its first: %s', (type, text) => {
    for (let seed = 0; seed < 20; seed++) expect(new Set(surrogatesOf(text, type, seed)).size).toBe(1);
  });

  it('draws names anew, any initial among them', () => {
    const names = Array.from({ length: 40 }, (_, seed) => surrogatesOf('Anna Lind', 'person', seed)).flat();
    expect(new Set(names).size).toBeGreaterThan(200);
    expect(names.some((name) => name.startsWith('A'))).toBe(true);
    expect(names).not.toContain('Anna Lind');
  });
});
