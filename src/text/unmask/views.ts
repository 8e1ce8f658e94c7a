import { fromUtf8, textOfBase, textOfBytes, textOrNothing } from './bytes.ts';
import { rewrite, type MappedText, mapText, reverse } from './mapped-text.ts';
import { foldCharacters, hanDigit } from './characters.ts';
import { romanise } from './romanise.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ensp: ' ', emsp: ' ', thinsp: ' ', shy: '', zwnj: '', zwj: '',
  lrm: '', rlm: '', num: '#', period: '.', comma: ',', hyphen: '-', dash: '-', ndash: '-', mdash: '-', minus: '-', commat: '@',
  lowbar: '_', sol: '/', bsol: '\\', colon: ':', semi: ';', plus: '+', equals: '=', lpar: '(', rpar: ')', Tab: ' ', NewLine: ' ',
  rsquo: "'", lsquo: "'", szlig: 'ss', aelig: 'ae', AElig: 'AE', oelig: 'oe', OElig: 'OE', oslash: 'o', Oslash: 'O', eth: 'd',
  ETH: 'D', thorn: 'th', THORN: 'Th', lstrok: 'l', Lstrok: 'L', dstrok: 'd', Dstrok: 'D', inodot: 'i', imath: 'i', ordm: 'o',
  ordf: 'a', middot: '-', bull: '-', sect: '§',
}; // prettier-ignore
const ACCENTED = /^([A-Za-z])(?:acute|grave|circ|uml|tilde|ring|cedil|caron|breve|ogon|macr|dot|dblac|slash)$/;

function fromCode(code: number): string | undefined {
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** Each way has its own number of figures: "\\u0041debayo" is no sign U+0041DE. */
const ESCAPED =
  /\\u\{[\da-fA-F]{1,6}\}|\\u[\da-fA-F]{4}|\\U[\da-fA-F]{8}|\\x[\da-fA-F]{2}|U\+[\da-fA-F]{4,6}\s?|%u[\da-fA-F]{4}|\\(?<octal>[0-7]{3})(?![\da-fA-F])|\\(?:0{0,4}[2-7][\da-fA-F]|00[\da-fA-F]{2})\s?/g;
/** What Windows-1252 has where Latin-1 has control signs. */
const WINDOWS = new Map(
  Array.from('€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ', (sign, i) => [sign, 0x80 + i]),
);
const MORSE = new Map(
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --.. ----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----.'
    .split(' ')
    .map((group, i) => [group, 'abcdefghijklmnopqrstuvwxyz0123456789'.charAt(i)]),
);
/** UTF-8 that was read as Windows-1252: "MÃ¼ller". */
const OTHER_ENCODING = new RegExp(`[\u00c2-\u00f4][\u0080-\u00bf${[...WINDOWS.keys()].join('')}]{1,3}`, 'g');

type Decoder = readonly [RegExp, (match: RegExpExecArray) => string | undefined];

/** Ways to write a text that its reader, or the reader's program, turns back: what is looked for, and what it says, if anything. */
const DECODERS = {
  html: [/&(?:amp;)*(?:#(\d{1,7});?|#[xX]([\da-fA-F]{1,6});?|([A-Za-z]{2,10});)/g, ([, decimal, hex, name = '']) => {
    if (decimal !== undefined) return fromCode(Number(decimal));
    if (hex !== undefined) return fromCode(Number.parseInt(hex, 16));
    return Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : ACCENTED.exec(name)?.[1];
  }],
  'mark-up': [/<!--.*?-->|<\/?[A-Za-z][^<>]{0,200}>|\[\/?[A-Za-z]{1,8}\]|\\[A-Za-z]{1,12}(?:\{|\s|(?=\W))|[*_~`^|#{}\\]+/gs, () => ''],
  url: [/(?:%(?:25)*[\da-fA-F]{2})+|\+/g, ([run]) => (run === '+' ? ' ' : textOfBytes(Buffer.from(run.replaceAll(/%(?:25)*/g, ''), 'hex')))],
  'quoted-printable': [/=\r?\n|(?:=[\dA-Fa-f]{2})+|=\?[\w-]+\?[qQ]\?|\?=/g, ([run]) =>
    /^=[\dA-Fa-f]/.test(run) ? textOfBytes(Buffer.from(run.replaceAll('=', ''), 'hex')) : ''],
  'other encoding': [OTHER_ENCODING, ([run]) => fromUtf8(Uint8Array.from(run, (sign) => WINDOWS.get(sign) ?? (sign.codePointAt(0) as number)))],
  escapes: [ESCAPED, ({ 0: run, groups }) => {
    const octal = groups?.['octal'];
    if (octal !== undefined) return fromCode(Number.parseInt(octal, 8));
    return fromCode(Number.parseInt(/[\da-fA-F]+/.exec(run.replace(/^(?:\\[uUx]?|U\+|%u)/, ''))?.[0] ?? '', 16));
  }],
  base64: [/[A-Za-z\d+/_-]{4,}(?:\s?[A-Za-z\d+/_-]{4,})*={0,2}/g, ([run]) => {
    const whole = textOrNothing(Buffer.from(run, 'base64'));
    if (whole !== undefined || !/[\s/_-]/.test(run)) return whole;
    // Signs of the alphabet that join words elsewhere: a path, a file name.
    const parts = run.split(/[\s/_-]/).map((part) => textOrNothing(Buffer.from(part, 'base64')));
    return parts.some((part) => part !== undefined) ? parts.map((part) => part ?? '').join(' ') : undefined;
  }],
  // In a word are no signs, no figures and no capitals.
  'another base': [/[!-~]{8,400}/g, ([run]) => {
    const read = (part: string) => (/[^A-Za-z][!-~]|[a-z][A-Z]|[A-Z]{8}/.test(part) ? textOfBase(part) : undefined);
    const text = read(run.replaceAll(/^<~|~>$/g, '')) ?? run.replaceAll(/[A-Za-z\d]{8,}/g, (part) => (part === run ? part : (read(part) ?? part)));
    return text === run ? undefined : text;
  }],
  hexadecimal: [/(?<![\p{L}\d])(?:(?:0[xX])?[\da-fA-F]{2}(?:, ?|[\s:-])?){3,}/gu, ([run]) => {
    // Words before may be of the same letters: "beef".
    const parts = run.split(/(?<=\s)/);
    for (let from = 0; from < parts.length; from++) {
      const text = textOrNothing(Buffer.from(parts.slice(from).join('').replaceAll(/0[xX]|[\s:,-]/g, ''), 'hex'));
      if (text !== undefined) return parts.slice(0, from).join('') + text;
    }
    return undefined;
  }],
  // Binary, or two or three figures a sign, apart or joined.
  'character codes': [/(?:[01]{8}[\s,]*){3,}|(?:\b\d{2,3}\b[^\p{L}\d]{1,3}(?:[A-Za-z]{3}\()?){2,}\d{2,3}\b|(?<!\d)(?:\d{3}){3,}(?!\d)/gu, ([run]) => {
    const isBinary = /^[01]{8}/.test(run);
    const codes = run.match(isBinary ? /[01]{8}/g : /^\d+$/.test(run) ? /\d{3}/g : /\d+/g) ?? [];
    const read = (radix: number) => textOrNothing(Uint8Array.from(codes, (code) => Number.parseInt(code, radix)));
    if (isBinary) return read(2);
    return read(10) ?? (codes.some((code) => /[89]/.test(code)) ? undefined : read(8));
  }],
  'Morse code': [/(?<!\S)[.·•−–—_-]{1,6}(?:[\s/|]+[.·•−–—_-]{1,6}){3,}(?!\S)/g, ([run]) => {
    const letters = run.replaceAll(/[·•]/g, '.').replaceAll(/[−–—_]/g, '-').split(/[\s/|]+/).map((group) => MORSE.get(group));
    return letters.includes(undefined) ? undefined : ` ${letters.join('')} `;
  }],
  'other figures': [/[〇零一壹二贰貳三叁參四肆五伍六陆陸七柒八捌九玖]{4,}/gu, ([run]) => Array.from(run, (sign) => hanDigit(sign) ?? sign).join('')],
} satisfies Readonly<Record<string, Decoder>>; // prettier-ignore

type Encoding = keyof typeof DECODERS;
const ENCODINGS = Object.keys(DECODERS) as readonly Encoding[];
const decode = (source: MappedText, encoding: Encoding) => rewrite(source, ...(DECODERS[encoding] as Decoder));

/** One reading of a stretch of text, in plain letters (`foldCharacters`). */
export interface View {
  /** As it was before the letters were made plain: capitals and signs still tell. */
  readonly written: MappedText;
  readonly plain: MappedText;
  /** What was undone to come to it; empty for the text as it stands. */
  readonly undone: readonly string[];
}

/** Encodings in which another may be wrapped, and those of which a text can only come by design. */
const WRAPPING: readonly Encoding[] = ['html', 'url', 'base64', 'hexadecimal', 'mark-up', 'escapes', 'quoted-printable']; // prettier-ignore
const SURE: ReadonlySet<Encoding> = new Set(['base64', 'another base', 'hexadecimal', 'character codes']);
const DEPTH = 3;
/** Views of one stretch; encodings within encodings are few in what anybody reads. */
const VIEWS_AT_MOST = 40;

/**
 * All readings of the stretch `[start, end)`: as it stands, with encodings undone (one in another too, and within sure ones a third), other alphabets
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
  const unwrap = (from: MappedText, undone: readonly Encoding[]) => {
    for (const encoding of undone.length === 0 ? ENCODINGS : WRAPPING) {
      const inner = decode(from, encoding);
      const all = [...undone, encoding];
      if (inner === undefined || !add(inner, all)) continue;
      const isSure = all.every((each) => SURE.has(each));
      if (isSure) add(reverse(inner), [...all, 'reversed']);
      if (undone.length === 0 || (isSure && all.length < DEPTH)) unwrap(inner, all);
    }
  };
  unwrap(raw, []);
  // Letters that were made plain may be an encoding in turn.
  const plain = foldCharacters(raw);
  for (const encoding of ['html', 'url', 'mark-up'] as const) {
    const once = decode(plain, encoding);
    if (once) add(once, [encoding]);
  }
  // 1 9 6 1: one figure at a time, the groups further apart.
  const close = rewrite(plain, /(?<=(?<!\d)\d) (?=\d(?!\d))/g, () => '');
  if (close) add(close, ['figures apart']);
  add(reverse(raw), ['reversed']);
  return views;
}
