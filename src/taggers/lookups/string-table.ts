import { damagedModel } from '../model-store.ts';

/**
 * Packs sorted strings: of each only what differs from the one before (front coding; Witten, Moffat and Bell, Managing
 * Gigabytes, §4.1), all of that as one UTF-8 text. Strings must be well-formed Unicode.
 *
 * Layout, little-endian: number of strings (u32); for each the units it shares with the one before (u16), then for each the
 * units that follow (u16); the text.
 */
export function packStrings(strings: readonly string[]): Uint8Array {
  const shared = new Uint16Array(strings.length);
  const added = new Uint16Array(strings.length);
  const rests: string[] = [];
  let before = '';
  strings.forEach((text, i) => {
    let common = 0;
    const most = Math.min(before.length, text.length, 0xffff);
    while (common < most && before.charCodeAt(common) === text.charCodeAt(common)) common++;
    if (common > 0 && isHighSurrogate(text.charCodeAt(common - 1))) common--;
    if (text.length - common > 0xffff) throw new RangeError('a string of more than 65,535 units cannot be packed');
    shared[i] = common;
    added[i] = text.length - common;
    rests.push(text.slice(common));
    before = text;
  });
  const text = new TextEncoder().encode(rests.join(''));
  const bytes = new Uint8Array(4 + 4 * strings.length + text.length);
  new DataView(bytes.buffer).setUint32(0, strings.length, true);
  bytes.set(new Uint8Array(shared.buffer), 4);
  bytes.set(new Uint8Array(added.buffer), 4 + 2 * strings.length);
  bytes.set(text, 4 + 4 * strings.length);
  return bytes;
}

const MISFIT_OF_TABLE = 'a table of strings does not hold what it should';

/** @throws PalimpsestError `damaged-model` where the bytes are not what {@link packStrings} gives. */
export function unpackStrings(bytes: Uint8Array): string[] {
  if (bytes.length < 4) throw damagedModel(MISFIT_OF_TABLE);
  const count = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  if (bytes.length < 4 + 4 * count) throw damagedModel(MISFIT_OF_TABLE);
  const lengths = new Uint16Array(new Uint8Array(bytes.subarray(4, 4 + 4 * count)).buffer);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(4 + 4 * count));
  const strings: string[] = [];
  let before = '';
  let at = 0;
  for (let i = 0; i < count; i++) {
    const end = at + (lengths[count + i] as number);
    before = before.slice(0, lengths[i]) + text.slice(at, end);
    strings.push(before);
    at = end;
  }
  if (at !== text.length) throw damagedModel(MISFIT_OF_TABLE);
  return strings;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}
