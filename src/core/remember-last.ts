/**
 * Remembers the last result of a computation: for what is asked several times in a row of one document, as by its copies.
 * A WeakMap would do too, but what it holds survives minor garbage collections, and a stream of documents would fill the heap.
 */
export function rememberLast<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  let last: { readonly key: Key; readonly value: Value } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: compute(key) };
    return last.value;
  };
}
