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
const LETTERS = 'ABCDEFGHIJKLMNOPRSTUVWZ';
const SYLLABLES = 'Sch St Kr Br Ha Me We Gu Ri Bo Fr Th Ne Ka Lu Mo Ti Ze'.split(' ');
/** Ways to hide a name: `L` is any letter, `S` a syllable, `l` a small letter, `9` a digit; a blank is written as `·`. */
const NAME = (
  'L. L. L. L. L L L L… L·… L... L***** L*** L* L.________ L._____ L.___ L____ L_ … ... .... (…) (...) […] [...] ⟨…⟩ <…> {…} XXXX XXX xxx xxxx ' +
  '*** ***** ** _____ ___ █████ ▒▒▒▒ ■■■■ ⬛⬛⬛ --- -- S. S L.·L. L.L. L·L L.-L. L-L Lxx Lxxx L[…] L(...) LL LL. AL XY X. x Y N.N. NN N.·N. L9 L99 ' +
  '[L.] [L] [L9] (L.) „L.“ „L“ {L.} <L.> S*** S… L-… ### #### ???? ~~~ +++ °°° ●●● <XXX> L~ L~~~ L### L° LLL L…r L***n L-- L- L’ -L.- pp. L.9.____ L.L.____ ' +
  'l L…… L……·L…… L***·L*** L.·v.·L. _._._. <...> [***] ..'
).split(' ');
/** Words in place of names: in brackets, or with a number after them. */
const WORDS = {
  PERSON:
    'Name Kläger Zeuge·1 Zeugin Vorname·Nachname anonymisiert Name·1 Person·A geschwärzt Nachname Beschuldigter Kind·2 Frau·2',
  PLACE: 'Ort Stadt Wohnort Gemeinde anonymisiert Ort·1 Stadt·in·Italien Dorf Land',
  ORGANISATION: 'Firma Name Unternehmen Gesellschaft Bank Firma·1 Verein Name·der·Gruppe',
  STREET: 'Straße Adresse Anschrift Strasse·1',
  DATE: 'Datum Geburtsdatum Tag Jahreszahl Monat',
  NUMBER: 'Nummer Betrag Aktenzeichen Zahl PLZ Alter',
  OTHER: 'Produkt Marke Internetadresse Beruf Funktion',
};
const NUMBERED = {
  PERSON: 'Name Zeuge Zeugin Person Kind Bg Bf Zg Kl',
  PLACE: 'Ort Stadt Dorf Gemeinde',
  ORGANISATION: 'Firma Bank Verein Unternehmen',
  STREET: 'Straße Adresse',
  DATE: 'Datum Monat',
  NUMBER: 'Nummer Konto Betrag',
  OTHER: 'Produkt Schiff',
};
const FRAMES = ['[W]', '[W]', '(W)', '<W>', '{W}', '⟨W⟩', '***W***'];
const AFTER_NUMBERED = ['W9', 'W 9', 'W 09', 'W_9', '***W9***'];
const DATE =
  'XX.XX.XXXX xx.xx.xxxx … ... (…) […] 00.00.0000 **.**.**** __.__.____ XXXX *** _____ ██.██.████ TT.MM.JJJJ tt.mm.jjjj xx.xx.2014 0.0.0000 --.--.---- ⟨…⟩ x ##.##.#### ** ..'.split(
    ' ',
  );
const NUMBER = 'XXX xxx … ... (…) […] *** ____ 000 ### █████ XX xxxx 00000 X --- ⟨…⟩ x ** .. # * [...] ⬛⬛'.split(' ');
const SIMPLE =
  /^(?:\p{Lu}\p{Ll}{0,2}\.?|\p{Lu}\.? ?(?:…|\.{3})|\p{Lu}\p{Ll}{0,2}\.?[*_]+|…|\.{3,}|[[(](?:…|\.{3})[\])]|[xXyY]{2,}|[*_█-]{2,}|\p{Lu}\. \p{Lu}\.|\p{Lu}{2}|\p{Lu}\d|\[\p{L}[\p{L} \d]*\]|N\. ?N\.|[xX*_0]+\.[xX*_0]+\.[xX*_\d]+|[\p{Lu}]\p{Ll}+ ?\d+)$/u;
/** How many lines in ten have words in place of names, in brackets and numbered. */
const [FRAMED, COUNTED] = [0.12, 0.08];

function write(form, r) {
  return form.replaceAll(/L|S|A|l|9|·/gu, (sign) => {
    if (sign === 'L') return pick(LETTERS, r);
    if (sign === 'S') return pick(SYLLABLES, r);
    if (sign === 'l') return pick('xyz', r);
    if (sign === '9') return String(1 + Math.floor(r() * 9));
    return sign === '·' ? ' ' : sign;
  });
}

/** The line so written, or nothing where none of its placeholders is plain enough. */
export function restyle({ text, gold }, r) {
  if (!gold.length) return undefined;
  const [name, date, number, kind] = [pick(NAME, r), pick(DATE, r), pick(NUMBER, r), r()];
  const [frame, counted] = [pick(FRAMES, r), pick(AFTER_NUMBERED, r)];
  const made = new Map();
  /** What stands for a placeholder whose neighbours are these. */
  const replace = ({ start, end, label }) => {
    const [before, after] = [text[start - 1] ?? '', text[end] ?? ''];
    const isApart = !'[(<{⟨'.includes(before || ' ') && /^[\s.,;]?$/u.test(after);
    let form;
    if (isApart && kind < FRAMED)
      form = frame.replace('W', pick((WORDS[label] ?? 'Name').split(' '), r).replaceAll('·', ' '));
    else if (isApart && kind < FRAMED + COUNTED) {
      const count = made.size + 1;
      form = counted.replace('W', pick((NUMBERED[label] ?? 'Name').split(' '), r)).replace('9', String(count));
    } else form = label === 'DATE' ? date : label === 'NUMBER' ? number : write(name, r);
    const isJoined = /[\p{L}\d-]/u.test(after) && /[ )\]}>⟩“’]$/u.test(form);
    return isJoined ? text.slice(start, end) : form;
  };
  let [out, last, changed] = ['', 0, 0];
  const marks = [];
  for (const one of gold) {
    const { start, end, label } = one;
    let form = text.slice(start, end);
    out += text.slice(last, start);
    if (SIMPLE.test(form)) {
      const key = form + label;
      if (!made.has(key)) made.set(key, replace(one));
      form = made.get(key);
      changed++;
      if (form.endsWith('.') && text[end] === '.') form = form.slice(0, -1);
    }
    marks.push({ start: out.length, end: out.length + form.length, label });
    out += form;
    last = end;
  }
  return changed ? { text: out + text.slice(last), gold: marks } : undefined;
}
