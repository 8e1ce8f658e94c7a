import { foldCharacters, hanDigit } from './characters.ts';
import { decode, type Encoding, ENCODINGS } from './decode.ts';
import { type MappedText, mapText, reverse, rewrite } from './mapped-text.ts';
import { romanise } from './romanise.ts';

/** One reading of a stretch of text, in plain letters (`foldCharacters`). */
export interface View {
  /** As it was before the letters were made plain: capitals and signs still tell. */
  readonly written: MappedText;
  readonly plain: MappedText;
  /** What was undone to come to it; empty for the text as it stands. */
  readonly undone: readonly string[];
}

/** Encodings in which another may be wrapped. */
const WRAPPING: readonly Encoding[] = ['html', 'url', 'base64', 'mark-up', 'escapes', 'quoted-printable'];
/** Views of one stretch; encodings within encodings are few in what anybody reads. */
const VIEWS_AT_MOST = 40;

/**
 * All readings of the stretch `[start, end)`: as it stands, with encodings undone (one in another too), other alphabets
 * romanised, and from its end to its beginning.
 */
export function viewsOf(text: string, start: number, end: number): readonly View[] {
  const seen = new Set<string>();
  const views: View[] = [];
  const add = (written: MappedText, undone: readonly string[]): boolean => {
    if (seen.has(written.text) || views.length >= VIEWS_AT_MOST) return false;
    seen.add(written.text);
    views.push({ written, plain: foldCharacters(written), undone });
    const roman = romanise(written);
    if (roman) views.push({ written: roman, plain: foldCharacters(roman), undone: [...undone, 'other script'] });
    return true;
  };
  const raw = mapText(text.slice(start, end), start);
  add(raw, []);
  for (const encoding of ENCODINGS) {
    const once = decode(raw, encoding);
    if (once === undefined || !add(once, [encoding])) continue;
    for (const inner of encoding === 'rot13' ? [] : WRAPPING) {
      const twice = decode(once, inner);
      if (twice) add(twice, [encoding, inner]);
    }
  }
  // Letters that were made plain may be an encoding in turn.
  const plain = foldCharacters(raw);
  for (const encoding of ['html', 'url', 'mark-up'] as const) {
    const once = decode(plain, encoding);
    if (once) add(once, [encoding]);
  }
  const figures = rewrite(raw, /[〇零一壹二贰貳三叁參四肆五伍六陆陸七柒八捌九玖]{4,}/gu, ([run]) =>
    Array.from(run, (sign) => hanDigit(sign) ?? sign).join(''),
  );
  if (figures) add(figures, ['other figures']);
  // 1 9 6 1: one figure at a time, the groups further apart.
  const close = rewrite(plain, /(?<=(?<!\d)\d) (?=\d(?!\d))/g, () => '');
  if (close) add(close, ['figures apart']);
  add(reverse(raw), ['reversed']);
  return views;
}
