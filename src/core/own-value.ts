/**
 * What a table has under a key, and nothing that it inherits: labels, fields and words may be called `constructor` or
 * `__proto__`.
 */
export function ownValue<T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}
