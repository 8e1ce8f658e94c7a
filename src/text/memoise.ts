const MOST_ENTRIES = 100_000;

/**
 * Remembers what a function of a word gave, also where that is `undefined`. However many words come, memory stays bounded:
 * when there are too many, all are forgotten and asked for anew.
 */
export function memoise<T>(compute: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined || known.has(word)) return found as T;
    const result = compute(word);
    if (known.size >= MOST_ENTRIES) known.clear();
    known.set(word, result);
    return result;
  };
}
