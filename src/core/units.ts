// oxlint-disable-next-line typescript/unbound-method -- called on a text below
const { charCodeAt } = String.prototype;

/**
 * `text.charCodeAt(at)`, for loops over texts from everywhere. The engine finds a method of a string by how the string is held (whole, cut out of
 * another, joined, in one byte a character or two), and what has met more than four ways it looks up anew for every unit, which takes ten times as long.
 */
export const unitAt = (text: string, at: number): number => charCodeAt.call(text, at);

/** Whether a unit is an ASCII digit. */
export const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;
