/**
 * Remembers the last result of a computation: for what is asked several times in a row of one document, as by its copies.
 * A WeakMap would do too, but what it holds survives minor garbage collections, and a stream of documents would fill the heap.
 *
 * @param compute its first argument is what the result is remembered by; the others must always be the same with it.
 */
export function rememberLast<Key extends object, Rest extends readonly unknown[], Value>(
  compute: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  let last: { readonly key: Key; readonly value: Value } | undefined;
  return (key, ...rest) => {
    if (last?.key !== key) last = { key, value: compute(key, ...rest) };
    return last.value;
  };
}
