// Writes the placeholders of a marked line in another of the ways in which names, dates and numbers are hidden, one way for each line, so that what stands
// around a placeholder is learned apart from how it looks.

/** Random numbers by a seed, from 0 to below 1. */
export const createRandom = (seed) => {
  let r = seed;
  return () => {
    r = (r + 0x6d2b79f5) | 0;
    let t = Math.imul(r ^ (r >>> 15), 1 | r);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};
const pick = (a, r) => a[Math.floor(r() * a.length)];
const LET = 'ABCDEFGHIJKLMNOPRSTUVWZ';
const L = (r) => LET[Math.floor(r() * LET.length)];
const SYL = [
  'Sch',
  'St',
  'Kr',
  'Br',
  'Ha',
  'Me',
  'We',
  'Gu',
  'Ri',
  'Bo',
  'Fr',
  'Th',
  'Ne',
  'Ka',
  'Lu',
  'Mo',
  'Ti',
  'Ze',
];
/** Ways to hide a name. */
const NAME = [
  (r) => L(r) + '.',
  (r) => L(r) + '.',
  (r) => L(r) + '.',
  (r) => L(r),
  (r) => L(r),
  (r) => L(r) + '…',
  (r) => L(r) + ' …',
  (r) => L(r) + '...',
  (r) => L(r) + '*****',
  (r) => L(r) + '***',
  (r) => L(r) + '.________',
  (r) => L(r) + '._____',
  (r) => L(r) + '____',
  () => '…',
  () => '...',
  () => '....',
  () => '(…)',
  () => '(...)',
  () => '[…]',
  () => '[...]',
  () => 'XXXX',
  () => 'XXX',
  () => 'xxx',
  () => 'xxxx',
  () => '***',
  () => '*****',
  () => '_____',
  () => '___',
  () => '█████',
  () => '▒▒▒▒',
  () => '---',
  () => '--',
  (r) => pick(SYL, r) + '.',
  (r) => pick(SYL, r),
  (r) => L(r) + '. ' + L(r) + '.',
  (r) => L(r) + '.' + L(r) + '.',
  (r) => L(r) + ' ' + L(r),
  (r) => L(r) + '.-' + L(r) + '.',
  (r) => L(r) + 'xx',
  (r) => L(r) + 'xxx',
  (r) => L(r) + '[…]',
  (r) => L(r) + '(...)',
  (r) => L(r) + L(r),
  () => 'XY',
  () => 'X.',
  () => 'Y',
  () => 'N.N.',
  () => 'NN',
  () => 'N. N.',
  (r) => L(r) + (1 + Math.floor(r() * 9)),
  (r) => '[' + L(r) + '.]',
  (r) => '[' + L(r) + ']',
  (r) => '(' + L(r) + '.)',
  (r) => '„' + L(r) + '.“',
  (r) => '„' + L(r) + '“',
  (r) => pick(SYL, r) + '***',
  (r) => pick(SYL, r) + '…',
  (r) => L(r) + '-…',
  () => '###',
  () => '????',
  () => '~~~',
  () => '+++',
  () => '°°°',
  () => '●●●',
  () => '<…>',
  () => '{…}',
  () => '<XXX>',
  (r) => L(r) + '~~~',
  (r) => L(r) + '###',
  (r) => L(r) + '°',
  (r) => L(r) + L(r) + L(r),
  (r) => L(r) + '…r',
  (r) => L(r) + '***n',
  (r) => L(r) + '--',
  (r) => L(r) + '-',
  (r) => L(r) + '’',
];
const WORDS = {
  PERSON: [
    'Name',
    'Kläger',
    'Zeuge 1',
    'Zeugin',
    'Vorname Nachname',
    'anonymisiert',
    'Name 1',
    'Person A',
    'geschwärzt',
    'Nachname',
  ],
  PLACE: ['Ort', 'Stadt', 'Wohnort', 'Gemeinde', 'anonymisiert', 'Ort 1'],
  ORGANISATION: ['Firma', 'Name', 'Unternehmen', 'Gesellschaft', 'Bank', 'Firma 1'],
  STREET: ['Straße', 'Adresse', 'Anschrift'],
  DATE: ['Datum', 'Geburtsdatum', 'Tag'],
  NUMBER: ['Nummer', 'Betrag', 'Aktenzeichen', 'Zahl'],
  OTHER: ['Produkt', 'Marke', 'Internetadresse'],
};
const br = (w, r) => pick([`[${w}]`, `[${w}]`, `(${w})`, `<${w}>`, `{${w}}`], r);
const DATE = [
  () => 'XX.XX.XXXX',
  () => 'xx.xx.xxxx',
  () => '…',
  () => '...',
  () => '(…)',
  () => '[…]',
  () => '00.00.0000',
  () => '**.**.****',
  () => '__.__.____',
  () => 'XXXX',
  () => '***',
  () => '_____',
  () => '██.██.████',
  () => 'TT.MM.JJJJ',
  (r) => 'xx.xx.20' + (10 + Math.floor(r() * 12)),
  () => '0.0.0000',
  () => '--.--.----',
];
const NUM = [
  () => 'XXX',
  () => 'xxx',
  () => '…',
  () => '...',
  () => '(…)',
  () => '[…]',
  () => '***',
  () => '____',
  () => '000',
  () => '###',
  () => '█████',
  () => 'XX',
  () => 'xxxx',
  () => '00000',
  () => 'X',
  () => '---',
];
const SIMPLE =
  /^(?:\p{Lu}\p{Ll}{0,2}\.?|\p{Lu}\.? ?(?:…|\.{3})|\p{Lu}\p{Ll}{0,2}\.?[*_]+|…|\.{3,}|[[(](?:…|\.{3})[\])]|[xXyY]{2,}|[*_█-]{2,}|\p{Lu}\. \p{Lu}\.|\p{Lu}{2}|\p{Lu}\d|\[\p{L}[\p{L} \d]*\]|N\. ?N\.|[xX*_0]+\.[xX*_0]+\.[xX*_\d]+)$/u;
/** The line so written, or nothing where none of its placeholders is plain enough. */
export function restyle({ text, gold }, r) {
  if (!gold.length) return undefined;
  const st = pick(NAME, r),
    dt = pick(DATE, r),
    nm = pick(NUM, r),
    words = r() < 0.12;
  let out = '',
    last = 0;
  const g2 = [];
  let n = 0;
  const map = new Map();
  for (const g of gold) {
    const t = text.slice(g.start, g.end);
    out += text.slice(last, g.start);
    let rep = t;
    if (SIMPLE.test(t)) {
      const opens = '[(<{'.includes(text[g.start - 1]);
      if (map.has(t + g.label)) rep = map.get(t + g.label);
      else {
        rep =
          words && !opens && /^[\s.,;]?$/.test(text[g.end] ?? '')
            ? br(pick(WORDS[g.label] ?? ['Name'], r), r)
            : g.label === 'DATE'
              ? dt(r)
              : g.label === 'NUMBER'
                ? nm(r)
                : st(r);
        if (/[\p{L}\d-]/u.test(text[g.end] ?? '') && /[ )\]}>“’]$/.test(rep)) rep = t; // joined to a word
        map.set(t + g.label, rep);
      }
      n++;
      if (rep.endsWith('.') && text[g.end] === '.') rep = rep.slice(0, -1);
    }
    const start = out.length;
    out += rep;
    g2.push({ start, end: out.length, label: g.label });
    last = g.end;
  }
  out += text.slice(last);
  return n ? { text: out, gold: g2 } : undefined;
}
