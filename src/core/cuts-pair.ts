/** Whether an offset lies between the two UTF-16 units of one character, a surrogate pair. */
export function cutsPair(text: string, offset: number): boolean {
  const after = text.charCodeAt(offset); // NaN at the end of the text, which is no low surrogate
  if (!(after >= 0xdc00 && after <= 0xdfff) || offset === 0) return false;
  const before = text.charCodeAt(offset - 1);
  return before >= 0xd800 && before <= 0xdbff;
}
