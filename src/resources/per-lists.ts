import { obtain } from '../core/collections.ts';
import type { Gazetteers } from './gazetteer.ts';

/** Where lists are of a language. */
export interface Lists {
  readonly gazetteers: Gazetteers;
  readonly locale: string;
}

/** Computes once for the lists of a locale, for as long as they are there; what is asked several times in a row of the same ones is found at once. */
export function perLists<T>(compute: (lists: Lists) => T): (lists: Lists) => T {
  const all = new WeakMap<Gazetteers, Map<string, T>>();
  let gazetteers: Gazetteers | undefined;
  let locale = '';
  let last: T | undefined;
  return (lists) => {
    if (lists.gazetteers === gazetteers && lists.locale === locale) return last as T;
    const { gazetteers: own, locale: code } = lists;
    const ofLocale = obtain(all, own, () => new Map());
    if (!ofLocale.has(code)) ofLocale.set(code, compute(lists));
    [gazetteers, locale, last] = [own, code, ofLocale.get(code)]; // no sooner: it may throw, or ask for others on its way
    return last as T;
  };
}
