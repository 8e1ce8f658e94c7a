import { readingOfHan } from '../../resources/lexical-data.ts';
import { rewrite, type MappedText } from './mapped-text.ts';

/** How letters of other scripts are read, roughly: for comparing sounds, not for print. */
const ROWS: readonly (readonly [letters: string, read: string])[] = [
  ['абвгдезийклмнопрстуфыэ', 'abvgdeziiklmnoprstufye'],
  ['іїєґўјљњћђџѓќѕ', 'iieguylncddgks'],
  ['αβγδεζηικλμνοπρσςτυφω', 'abgdeziiklmnoprsstifo'],
  ['אבגדהוזחטיכךלמםנןסעפףצץקרשת', 'abgdhvzhtikklmmnns ppsskrst'],
  ['ابتثجحخدذرزسشصضطظعغفقكلمنهويىةءآأإپچژگکی', 'abttghkddrzsssdtz gfkklmnhviia aaapcjgki'],
  ['աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ', 'abgdezeetjilkckhdgcmynsocpjrsvtrcvpkof'],
  ['აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ', 'abgdevztiklmnopjrstufkgkscczcckjh'],
  ['अआइईउऊएऐओऔ', 'aaiiuueeoo'],
  ['कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसह', 'kkggccjjttddnttddnppbbmyrlvsssh'],
  ['ािीुूेैोौ', 'aiiuueeoo'],
];
const PAIRS =
  'ж=zh ч=ch ш=sh щ=sch ц=ts х=kh ю=iu я=ia ё=io ъ= ь= ψ=ps ξ=ks θ=th χ=kh ου=u μπ=b ντ=d γκ=g ευ=ev αυ=av οι=i ει=i αι=e';
const KANA =
  'アaイiウuエeオoカkaキkiクkuケkeコkoサsaシshiスsuセseソsoタtaチchiツtsuテteトtoナnaニniヌnuネneノnoハhaヒhiフfuヘheホhoマmaミmiムmuメmeモmoヤyaユyuヨyoラraリriルruレreロroワwaヲoンnガgaギgiグguゲgeゴgoザzaジjiズzuゼzeゾzoダdaヂjiヅzuデdeドdoバbaビbiブbuベbeボboパpaピpiプpuペpeポpoァaィiゥuェeォoャyaュyuョyoヴvu';

const signs = new Map<string, string>();
for (const [letters, read] of ROWS)
  Array.from(letters).forEach((letter, i) => signs.set(letter, (read[i] ?? '').trim()));
for (const pair of PAIRS.split(' ')) {
  const [letters = '', read = ''] = pair.split('=');
  signs.set(letters, read);
}
for (const [, sign = '', read = ''] of KANA.matchAll(/([\u30a0-\u30ff])([a-z]+)/gu)) {
  signs.set(sign, read);
  const hiragana = String.fromCharCode(sign.charCodeAt(0) - 0x60);
  if (sign !== 'ヴ') signs.set(hiragana, read);
}

const INITIAL = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const MEDIAL = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const FINAL = ' k k k n n n t l l l l l l l l m p p t t ng t t k t p h'.split(' ');
const FOREIGN =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Devanagari}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Han}ー]+/gu;

/** Words in other alphabets, in Latin letters. `undefined` where there are none. */
export function romanise(source: MappedText): MappedText | undefined {
  return rewrite(source, FOREIGN, ([word]) => read(withoutAccents(word.toLowerCase())));
}

const ACCENTS = /[\u0300\u0301\u0308\u0342\u0345]/g;

/** Of Greek and stressed Cyrillic letters; what makes another letter of one stays. */
function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(ACCENTS, '').normalize('NFC');
}

function read(word: string): string {
  let text = '';
  for (let i = 0; i < word.length; i++) {
    const pair = signs.get(word.slice(i, i + 2));
    if (pair !== undefined && word[i + 1] !== undefined) {
      text += pair;
      i++;
      continue;
    }
    const sign = word[i] as string;
    const code = sign.charCodeAt(0) - 0xac00;
    if (code >= 0 && code < 11172)
      text += `${INITIAL[Math.floor(code / 588)]}${MEDIAL[Math.floor((code % 588) / 28)]}${FINAL[code % 28]}`;
    else text += signs.get(sign) ?? readingOfHan(sign) ?? signs.get(sign.normalize('NFD')[0] as string) ?? '';
  }
  return text;
}

const CLASSES: Readonly<Record<string, string>> = {};
for (const [sound, letters] of Object.entries({ 1: 'bfpv', 2: 'cgjkqsxz', 3: 'dt', 4: 'lr', 5: 'mn' }))
  for (const letter of letters) (CLASSES as Record<string, string>)[letter] = sound;

/**
 * The consonants of a word in Latin letters, by where they are formed, as in Soundex but of the whole word; l and r are one.
 * What a name sounds like when it was written in another alphabet and read back.
 */
export function soundKey(word: string): string {
  const plain = word
    .replaceAll('qu', 'kv')
    .replaceAll('x', 'ks')
    .replaceAll(/w/g, 'v')
    .replaceAll(/([bcdgkpst])h/g, '$1');
  let key = '';
  let last = '';
  for (const letter of plain) {
    const sound = CLASSES[letter] ?? '';
    if (sound !== '' && sound !== last) key += sound;
    last = sound;
  }
  return key;
}
