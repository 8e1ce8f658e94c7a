import { rewrite, type MappedText, mapText, reverse } from './mapped-text.ts';
import { foldCharacters, hanDigit } from './characters.ts';
import { romanise } from './romanise.ts';

/** Ways to write a text that its reader, or the reader's program, turns back. */
const ENCODINGS = ['html', 'mark-up', 'url', 'quoted-printable', 'other encoding', 'escapes', 'base64', 'base32', 'hexadecimal', 'character codes', 'rot13'] as const; // prettier-ignore

type Encoding = (typeof ENCODINGS)[number];

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ensp: ' ', emsp: ' ', thinsp: ' ', shy: '', zwnj: '', zwj: '',
  lrm: '', rlm: '', num: '#', period: '.', comma: ',', hyphen: '-', dash: '-', ndash: '-', mdash: '-', minus: '-', commat: '@',
  lowbar: '_', sol: '/', bsol: '\\', colon: ':', semi: ';', plus: '+', equals: '=', lpar: '(', rpar: ')', Tab: ' ', NewLine: ' ',
  rsquo: "'", lsquo: "'", szlig: 'ss', aelig: 'ae', AElig: 'AE', oelig: 'oe', OElig: 'OE', oslash: 'o', Oslash: 'O', eth: 'd',
  ETH: 'D', thorn: 'th', THORN: 'Th', lstrok: 'l', Lstrok: 'L', dstrok: 'd', Dstrok: 'D', inodot: 'i', imath: 'i', ordm: 'o',
  ordf: 'a', middot: '-', bull: '-', sect: '§',
}; // prettier-ignore
const ACCENTED = /^([A-Za-z])(?:acute|grave|circ|uml|tilde|ring|cedil|caron|breve|ogon|macr|dot|dblac|slash)$/;

const decoder = new TextDecoder('utf-8', { fatal: true });
const PRINTABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\n\r\t]+$/u;

function textOfBytes(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  }
}

/** What was surely a text: all of it can be printed, and most of it are letters, digits and blanks. */
function textOrNothing(bytes: Uint8Array): string | undefined {
  if (bytes.length < 3) return undefined;
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    return undefined;
  }
  const plain = text.replace(/[^\p{L}\p{M}\p{N} ]/gu, '');
  return PRINTABLE.test(text) && 2 * plain.length >= text.length ? ` ${text} ` : undefined;
}

function fromPairs(digits: string, radix: number, width: number): Uint8Array {
  const bytes = Array.from({ length: Math.floor(digits.length / width) }, (_, i) =>
    Number.parseInt(digits.slice(i * width, (i + 1) * width), radix),
  );
  return Uint8Array.from(bytes);
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text.replaceAll(/\s/g, '').replaceAll('-', '+').replaceAll('_', '/'), 'base64'));
}

function fromBase32(text: string): Uint8Array {
  const bits = Array.from(text.replaceAll('=', '').toUpperCase(), (sign) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'),
  ).join('');
  return fromPairs(bits.slice(0, bits.length - (bits.length % 8)), 2, 8);
}

function fromCode(code: number): string | undefined {
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** Each way has its own number of figures: "\\u0041debayo" is no sign U+0041DE. */
const ESCAPED =
  /\\u\{[\da-fA-F]{1,6}\}|\\u[\da-fA-F]{4}|\\U[\da-fA-F]{8}|\\x[\da-fA-F]{2}|U\+[\da-fA-F]{4,6}\s?|%u[\da-fA-F]{4}|\\(?<octal>[0-7]{3})/g;
/** What Windows-1252 has where Latin-1 has control signs. */
const WINDOWS = new Map(
  Array.from('€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ', (sign, i) => [sign, 0x80 + i]),
);
/** UTF-8 that was read as Windows-1252: "MÃ¼ller". */
const OTHER_ENCODING = new RegExp(`[\u00c2-\u00f4][\u0080-\u00bf${[...WINDOWS.keys()].join('')}]{1,3}`, 'g');

const DECODERS: Readonly<Record<Encoding, (source: MappedText) => MappedText | undefined>> = {
  html: (source) =>
    rewrite(
      source,
      /&(?:amp;)*(?:#(\d{1,7});?|#[xX]([\da-fA-F]{1,6});?|([A-Za-z]{2,10});)/g,
      ([, decimal, hex, name]) => {
        if (decimal !== undefined) return fromCode(Number(decimal));
        if (hex !== undefined) return fromCode(Number.parseInt(hex, 16));
        return Object.hasOwn(ENTITIES, name as string) ? ENTITIES[name as string] : ACCENTED.exec(name as string)?.[1];
      },
    ),
  'mark-up': (source) =>
    rewrite(
      source,
      /<!--.*?-->|<\/?[A-Za-z][^<>]{0,200}>|\[\/?[A-Za-z]{1,8}\]|\\[A-Za-z]{1,12}(?:\{|\s|(?=\W))|[*_~`^|#{}\\]+/gs,
      () => '',
    ),
  url: (source) =>
    rewrite(source, /(?:%(?:25)*[\da-fA-F]{2})+|\+/g, ([run]) =>
      run === '+' ? ' ' : textOfBytes(fromPairs(run.replaceAll(/%(?:25)*/g, ''), 16, 2)),
    ),
  'quoted-printable': (source) =>
    rewrite(source, /=\r?\n|(?:=[\dA-Fa-f]{2})+|=\?[\w-]+\?[qQ]\?|\?=/g, ([run]) =>
      /^=[\dA-Fa-f]/.test(run) ? textOfBytes(fromPairs(run.replaceAll('=', ''), 16, 2)) : '',
    ),
  'other encoding': (source) =>
    rewrite(source, OTHER_ENCODING, ([run]) => {
      try {
        return decoder.decode(Uint8Array.from(run, (sign) => WINDOWS.get(sign) ?? (sign.codePointAt(0) as number)));
      } catch {
        return undefined;
      }
    }),
  escapes: (source) =>
    rewrite(source, ESCAPED, (match) => {
      const octal = match.groups?.['octal'];
      if (octal !== undefined) return fromCode(Number.parseInt(octal, 8));
      return fromCode(Number.parseInt(/[\da-fA-F]+/.exec(match[0].replace(/^(?:\\[uUx]|U\+|%u)/, ''))?.[0] ?? '', 16));
    }),
  base64: (source) =>
    rewrite(source, /[A-Za-z\d+/_-]{4,}(?:\s?[A-Za-z\d+/_-]{4,})*={0,2}/g, ([run]) => {
      const whole = textOrNothing(fromBase64(run));
      if (whole !== undefined || !/[\s/_-]/.test(run)) return whole;
      // Signs of the alphabet that join words elsewhere: a path, a file name.
      const parts = run.split(/[\s/_-]/).map((part) => textOrNothing(fromBase64(part)));
      return parts.some((part) => part !== undefined) ? parts.map((part) => part ?? '').join(' ') : undefined;
    }),
  base32: (source) => rewrite(source, /\b[A-Za-z2-7]{8,}={0,6}/g, ([run]) => textOrNothing(fromBase32(run))),
  hexadecimal: (source) =>
    rewrite(source, /(?<![\p{L}\d])(?:0[xX])?(?:[\da-fA-F]{2}[\s:-]?){3,}/gu, ([run]) => {
      // Words before may be of the same letters: "beef".
      const parts = run.split(/(?<=\s)/);
      for (let from = 0; from < parts.length; from++) {
        const text = textOrNothing(fromPairs(parts.slice(from).join('').replaceAll(/0[xX]|[\s:-]/g, ''), 16, 2)); // prettier-ignore
        if (text !== undefined) return parts.slice(0, from).join('') + text;
      }
      return undefined;
    }),
  'character codes': (source) =>
    rewrite(source, /(?:[01]{8}[\s,]*){3,}|(?:\b\d{2,3}\b[\s,;]+){2,}\d{2,3}\b/g, ([run]) =>
      textOrNothing(
        /^[01]{8}/.test(run)
          ? fromPairs(run.replaceAll(/[\s,]/g, ''), 2, 8)
          : Uint8Array.from(run.split(/[\s,;]+/).map(Number)),
      ),
    ),
  rot13: (source) =>
    rewrite(source, /[A-Za-z]+/g, ([word]) =>
      word.replaceAll(/[A-Za-z]/g, (letter) => {
        const code = letter.charCodeAt(0);
        return String.fromCharCode(code + ((code & 31) <= 13 ? 13 : -13));
      }),
    ),
};

/** The text with one encoding undone; `undefined` where there is none of it. */
function decode(source: MappedText, encoding: Encoding): MappedText | undefined {
  return DECODERS[encoding](source);
}

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
