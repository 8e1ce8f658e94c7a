import { describe, expect, it } from 'vitest';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { perLists } from '../../src/resources/per-lists.ts';

describe('perLists', () => {
  const shipped = loadGazetteers();
  const own = loadGazetteers({ shipped: false });

  it('computes once for the lists of a locale, in whatever order they are asked', () => {
    const asked: string[] = [];
    const nameOf = perLists(({ gazetteers, locale }) => {
      asked.push(locale);
      return { locale, isShipped: gazetteers === shipped };
    });
    const english = nameOf({ gazetteers: shipped, locale: 'en' });
    expect(nameOf({ gazetteers: shipped, locale: 'es' })).toEqual({ locale: 'es', isShipped: true });
    expect(nameOf({ gazetteers: own, locale: 'en' })).toEqual({ locale: 'en', isShipped: false });
    expect(nameOf({ gazetteers: shipped, locale: 'en' })).toBe(english);
    expect(asked).toEqual(['en', 'es', 'en']);
  });

  it('does not take what threw for computed, nor what came before it for its result', () => {
    let isBroken = true;
    const nameOf = perLists(({ locale }) => {
      if (locale === 'fr' && isBroken) throw new TypeError('no lists');
      return locale;
    });
    expect(nameOf({ gazetteers: shipped, locale: 'en' })).toBe('en');
    expect(() => nameOf({ gazetteers: shipped, locale: 'fr' })).toThrow('no lists');
    isBroken = false;
    expect(nameOf({ gazetteers: shipped, locale: 'fr' })).toBe('fr');
  });
});
