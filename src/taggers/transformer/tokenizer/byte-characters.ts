/**
 * The characters that byte-level byte-pair encoding writes for bytes (GPT-2, `bytes_to_unicode`): printable Latin-1 ones for
 * themselves, the others from U+0100 on.
 */
const CHARACTERS: readonly string[] = (() => {
  const isPrintable = (byte: number) =>
    (byte >= 0x21 && byte <= 0x7e) || (byte >= 0xa1 && byte <= 0xac) || (byte >= 0xae && byte <= 0xff);
  let next = 0x100;
  return Array.from({ length: 256 }, (_, byte) => String.fromCharCode(isPrintable(byte) ? byte : next++));
})();

/** A text in such characters; for each, the UTF-16 unit in the text that its byte is of. */
export function toByteCharacters(text: string): { readonly text: string; readonly units: readonly number[] } {
  const encoder = new TextEncoder();
  const units: number[] = [];
  let out = '';
  let unit = 0;
  for (const character of text) {
    for (const byte of encoder.encode(character)) {
      out += CHARACTERS[byte] as string;
      units.push(unit);
    }
    unit += character.length;
  }
  return { text: out, units };
}
