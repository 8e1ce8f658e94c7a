import type { Faults, LanguagePack, Agreement, AgreementCheck, Text } from '../pack.ts';
import { contact, institutions, names, places } from './names.ts';
import { dates, numbers } from './dates.ts';
import { determiners, genderOfName } from './organisations.ts';
import { classOfCountry } from './places.ts';
import { behind } from '../classes.ts';
import { plural } from './professions.ts';

export const text: Text = {
  functionWords:
    'di e il la che in un a per è una sono del non con i si da le dei nel alla della come più lo gli anche al ha dal ma delle nella sul suo questo essere o se stato dalla',
  fixed:
    'mai niente nulla nessuno nessuna nessun né senza salvo nega assenza assente negativo negativa negativi negative positivo positiva positivi positive esclude escluso possibile possibili probabile probabili sospetto sospetta sinistro sinistra destro destra entrambi entrambe primo prima secondo seconda metà doppio',
  neverLast: 'dott sig prof avv ing arch geom rag art artt pag pagg cap es tel cell cfr n nr lett sez vol ca sigg',
};

/** The numbers eight and eleven begin with one too: l'8 marzo, l'XI secolo; no other of Roman figures does. */
const VOWEL = /^(?:(?!(?:i{1,3}|iv|ix) )h?[aeiou]|8|11(?!\d)|(?:viii|xi) )/;

/** What "lo", "uno" and "gli" stand before, and not "il", "un" and "i". */
// A number with a nought in front is read by its figures: "lo 0341", but "il 03/04" and "il 06/2012", which are dates.
const IMPURE =
  /^(?:[Ss][b-df-hl-np-tvz]|S[B-DF-HL-NP-TVZ]|[Zz]|[Gg]n|[Pp]s|[Pp]n|[Cc]h(?:ef|alet|auffeur)(?!\p{L})|[XxYy](?![IVXL]* )|0(?:\d{2}|\d(?:[ .-]?\d{4}|\/\d{5})))/u;
const VOWEL_LETTER = /^[aeiouàèéìòù]/iu;
const CONTRACTED = '(?:del|al|dal|nel|sul)';

const checks: readonly AgreementCheck[] = [
  {
    name: 'il/lo',
    site: `(?:il|un|${CONTRACTED}) (?=\\p{L}{2})`,
    isWrong: (word, next) =>
      !/^\p{Lu}{2}/u.test(next) && (IMPURE.test(next) || (word.toLowerCase() !== 'un' && VOWEL_LETTER.test(next))),
  },
  {
    name: "l'",
    site: "(?:d?e?l|(?:a|da|ne|su)?ll)['’] ?(?=\\p{L})",
    isWrong: (_, next) => !/^[aeiouàèéìòùh]/iu.test(next),
  },
  {
    name: 'del',
    site: `(?:(?:di|a|da|in|su) (?:il|lo|i|gli) |(?:di|da|in|su) (?:la|le) |${CONTRACTED}l?[aoe]? )(?=\\p{L})`,
    isWrong: (word) => word.includes(' '),
  },
];

export const agreement: Agreement = {
  classOfCountry,
  ownArticles:
    "il lo la i gli le l' del dello della dei degli delle dell' al allo alla ai agli alle all' dal dallo dalla dai dagli dalle dall' nel nello nella nei negli nelle nell' sul sullo sulla sui sugli sulle sull'",
  determiners,
  genderOfName,
  checks,
  articlesOf: { f: 'la una della alla dalla nella', m: 'il un del al dal nel' },
  nouns: {
    f: 'clinica fondazione farmacia scuola università società residenza casa via piazza città provincia regione chiesa banca',
    m: 'centro policlinico laboratorio ministero comune reparto dipartimento servizio tribunale paese quartiere museo liceo poliambulatorio',
  },
  genders: { f: /(?:[^t]a|trice|essa)$/u, m: /(?:o|ore|iere)$/u },
  elision: { d: 'di' },
  articles: 'il lo la gli le',
  contractions: 'del dello della dei degli delle',
  leads: 'di da',
  uncontracted: {
    del: 'di', dello: 'di', della: 'di', dei: 'di', degli: 'di', delle: 'di',
    al: 'a', allo: 'a', alla: 'a', ai: 'a', agli: 'a', alle: 'a',
    nel: 'a', nello: 'a', nella: 'a', nei: 'a', negli: 'a', nelle: 'a',
  }, // prettier-ignore
  untold: 'm',
  articleForms: [
    ['il', 'lo', "l'", 'la'],
    ['del', 'dello', "dell'", 'della'],
    ['al', 'allo', "all'", 'alla'],
    ['dal', 'dallo', "dall'", 'dalla'],
    ['nel', 'nello', "nell'", 'nella'],
    ['sul', 'sullo', "sull'", 'sulla'],
    ['un', 'uno', '-', '-'],
    ['-', '-', "un'", 'una'],
    ['i', 'gli', 'gli', '-'],
    ['dei', 'degli', 'degli', '-'],
    ['ai', 'agli', 'agli', '-'],
    ['dai', 'dagli', 'dagli', '-'],
    ['nei', 'negli', 'negli', '-'],
    ['sui', 'sugli', 'sugli', '-'],
  ],
  impure: IMPURE,
  beforeTowns: {
    il: '', lo: '', la: '', "l'": '', i: '', gli: '', le: '',
    del: 'di', dello: 'di', "dell'": 'di', della: 'di', dei: 'di', degli: 'di', delle: 'di',
    al: 'a', allo: 'a', "all'": 'a', alla: 'a', ai: 'a', agli: 'a', alle: 'a',
    dal: 'da', dallo: 'da', "dall'": 'da', dalla: 'da', dai: 'da', dagli: 'da', dalle: 'da',
    nel: 'a', nello: 'a', "nell'": 'a', nella: 'a', nei: 'a', negli: 'a', nelle: 'a',
    "d'": 'di',
    sul: 'su', sullo: 'su', "sull'": 'su', sulla: 'su',
  }, // prettier-ignore
  beforeRegions: { nella: 'in ', "nell'": 'in ' },
  euphonic: { ad: 'a', ed: 'e' },
  beforeNouns: 'della dello dei degli delle per',
  beforePlaces: 'di in',
  beforeProfessions: 'un una uno il la',
  deputies: /^vice/iu,
  // What is made of gold is not dyed, and who is at a school is no student of law.
  workplaces:
    /^ (?:d['’](?:oro|argento)|al(?:l['’]| )(?:liceo|istituto|ITIS|ginnasio|conservatorio|alberghiero)|de(?:l|ll['’]) ?(?:liceo|istituto))/iu,
  inflections: [
    {
      form: plural,
      after: behind(
        'i gli le dei degli delle ai agli alle dai dagli dalle nei negli nelle sui sugli sulle due tre quattro cinque sei alcuni alcune',
      ),
    },
  ],
  sounds(first) {
    // "ed" and "ad" stand before their own vowel alone.
    if (first === 'e' || first === 'a') return (following) => following.startsWith(first);
    return (following) => VOWEL.test(following);
  },
};

/** What tells faults of generated text. */
export const faults: Faults = {
  events: {
    birth: /nat[oa] il|nascita/,
    admission: /ricoverat[oa] il|data di ricovero/,
    discharge: /dimess[oa] il|data di dimissione/,
    death: /decedut[oa] il/,
    wedding: /sposati il/,
    divorce: /divorziati il/,
  },
  retired: /pensionat[oa]|vedov[oa]/,
  parent: /(?:madre|padre) di/,
  child: /\bbambin[oa]\b/,
  pressure: /PA/,
  saturation: /saturazione/,
};

export const it: LanguagePack = {
  code: 'it',
  name: 'Italian',
  lacks: ['tagger', 'synonyms', 'wording', 'morphology', 'eponyms'],
  agreement,
  contact,
  dates,
  faults,
  institutions,
  names,
  numbers,
  places,
  text,
};
