// How names that come from corpora are shown, the same everywhere: nothing here may need a browser or Node.

/** Marks of direction as their numbers: one that nothing ends turns around what stands behind it, and tells the reader something else. */
export const showDirections = (text: string) =>
  text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, (mark) => `<${(mark.codePointAt(0) as number).toString(16)}>`);

const MOST = 40;

/** A name that has its place beside others: of a long one how it begins and how it ends. */
export function shortName(name: string) {
  const signs = Array.from(showDirections(name));
  return signs.length <= MOST
    ? signs.join('')
    : [...signs.slice(0, MOST / 2), '…', ...signs.slice(1 - MOST / 2)].join('');
}
