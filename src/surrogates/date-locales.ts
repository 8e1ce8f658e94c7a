import { fold } from './case.ts';

/** What the words of a date are in one language. All lists are in calendar order; weeks start on Monday. */
interface DateWords {
  /** Full names, then abbreviations; `''` where a form has no name for a month. */
  readonly months: readonly (readonly string[])[];
  readonly weekdays: readonly (readonly string[])[];
  /** Winter, spring, summer, autumn. */
  readonly seasons: readonly (readonly string[])[];
  readonly holidays: readonly string[];
  /** Groups of words of which one may stand for another: "today", "yesterday". */
  readonly swaps: readonly (readonly string[])[];
  /** Examples of common formats, which `fresh` fills with other dates. */
  readonly formats: readonly string[];
}

const split = (words: string): readonly string[] =>
  words.split(' ').map((word) => (word === '-' ? '' : word.replaceAll('_', ' ')));

const ENGLISH: DateWords = {
  months: [
    split('January February March April May June July August September October November December'),
    split('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    split('- - - - - - - - Sept - - -'),
  ],
  weekdays: [
    split('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
    split('Mon Tue Wed Thu Fri Sat Sun'),
    split('- Tues Weds Thurs - - -'),
  ],
  seasons: [split('winter spring summer autumn'), split('- - - fall')],
  holidays: split("Christmas Easter Thanksgiving Halloween Labor_Day Memorial_Day Independence_Day New_Year's_Day New_Year's_Eve Christmas_Eve Valentine's_Day Mother's_Day Father's_Day Passover Hanukkah"), // prettier-ignore
  swaps: [
    split('today yesterday tomorrow'),
    split('now currently presently'),
    split('morning afternoon evening'),
    split('tonight this_evening'),
    split('last past previous'),
    split('next following coming'),
    split('day week month'),
    split('days weeks months'),
    split('recently lately'),
    split('early late mid'),
    split('weekend week'),
    split('minutes hours'),
    split('year month'),
    split('years months'),
    split('daily weekly monthly'),
  ],
  formats: ['03/04/2012', '3/4/2012', '3/4/12', '03/04', '3/14', '2012-03-04', 'March 4, 2012', 'March 4th', 'Mar 4, 2012', '4 March 2012', '4 Mar 12', '04-Mar-2012', 'March 2012', 'Mar 2012', '3/2012', '2012', 'Sunday, March 4, 2012', 'Sunday'], // prettier-ignore
};

const WORDS: Readonly<Record<string, DateWords>> = {
  en: ENGLISH,
  es: {
    months: [
      split('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
      split('ene feb mar abr may jun jul ago sep oct nov dic'),
      split('- - - - - - - - setiembre - - -'),
      split('- - - - - - - - sept - - -'),
    ],
    weekdays: [split('lunes martes miércoles jueves viernes sábado domingo'), split('lun mar mié jue vie sáb dom')],
    seasons: [split('invierno primavera verano otoño')],
    holidays: split('Navidad Nochebuena Nochevieja Año_Nuevo Reyes Semana_Santa Domingo_de_Ramos Corpus_Christi Todos_los_Santos la_Inmaculada'), // prettier-ignore
    swaps: [
      split('hoy ayer mañana anteayer'),
      split('actualmente ahora recientemente'),
      split('tarde noche'),
      split('pasado próximo'),
      split('pasada próxima'),
      split('día mes año'),
      split('días meses años'),
      split('semana quincena'),
      split('semanas quincenas'),
      split('principios mediados finales'),
    ],
    formats: ['03/04/2012', '3/4/2012', '03-04-2012', '3-4-12', '04.03.2012', '2012-03-04', '4 de marzo de 2012', '4 de marzo', 'marzo de 2012', 'marzo 2012', 'mar-12', '03/2012', '2012', 'domingo 4 de marzo de 2012', 'domingo'], // prettier-ignore
  },
  fr: {
    months: [
      split('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
      split('janv févr mars avr mai juin juil août sept oct nov déc'),
      split('jan fév mar avr mai jun jul aoû sep oct nov déc'),
    ],
    weekdays: [split('lundi mardi mercredi jeudi vendredi samedi dimanche'), split('lun mar mer jeu ven sam dim')],
    seasons: [split('hiver printemps été automne')],
    holidays: split("Noël Pâques la_Pentecôte l'Ascension la_Toussaint l'Assomption la_Chandeleur l'Épiphanie"),
    swaps: [
      split("aujourd'hui hier demain avant-hier"),
      split('actuellement maintenant récemment'),
      split('matin soir après-midi'),
      split('dernier prochain'),
      split('dernière prochaine'),
      split('jours mois semaines'),
      split('jour mois an'),
      split('début fin mi'),
      split('ans mois'),
      split('semaine quinzaine'),
      split('heures minutes'),
    ],
    formats: ['03/04/2012', '3/4/2012', '03/04/12', '03.04.2012', '03-04-2012', '2012-03-04', '4 mars 2012', '4 mars', '04 mars 2012', 'mars 2012', '03/04', '03/2012', '2012', 'dimanche 4 mars 2012', 'dimanche'], // prettier-ignore
  },
  de: {
    months: [
      split('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
      split('Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez'),
      split('Jänner Feber Maerz - - - - - Sept - - -'),
    ],
    weekdays: [
      split('Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'),
      split('Mo Di Mi Do Fr Sa So'),
      split('- - - - - Sonnabend -'),
    ],
    seasons: [split('Winter Frühjahr Sommer Herbst'), split('- Frühling - -')],
    holidays: split('Weihnachten Ostern Pfingsten Silvester Neujahr Heiligabend Allerheiligen Karfreitag Ostermontag Pfingstmontag Fronleichnam'), // prettier-ignore
    swaps: [
      split('heute gestern morgen vorgestern'),
      split('derzeit gegenwärtig momentan zurzeit'),
      split('jetzt nun mittlerweile'),
      split('Morgen Abend Nachmittag Vormittag'),
      split('selben gleichen folgenden nächsten letzten'),
      split('diesem jenem'),
      split('Anfang Ende Mitte'),
      split('bald demnächst'),
      split('kürzlich neulich unlängst'),
      split('Tag Monat'),
      split('Tage Monate'),
      split('Tagen Wochen Monaten Jahren'),
      split('Jahr Quartal'),
      split('Jahre Monate'),
      split('Woche Stunde'),
      split('Wochen Monate'),
      split('ersten zweiten dritten vierten'),
      split('erste zweite dritte vierte'),
      split('zwei drei vier fünf sechs sieben acht neun zehn'),
      split('wenige einige mehrere'),
      split('davor danach'),
      split('früher später'),
    ],
    formats: ['03.04.2012', '3.4.2012', '03.04.12', '4. März 2012', '4. März', 'März 2012', '2012-03-04', '03/2012', '2012', 'Sonntag, 4. März 2012', 'Sonntag, den 4. März 2012', 'Sonntag'], // prettier-ignore
  },
  sv: {
    months: [
      split('januari februari mars april maj juni juli augusti september oktober november december'),
      split('jan feb mar apr maj jun jul aug sep okt nov dec'),
      split('- - - - - - - - sept - - -'),
    ],
    weekdays: [
      split('måndag tisdag onsdag torsdag fredag lördag söndag'),
      split('mån tis ons tors fre lör sön'),
      split('måndagen tisdagen onsdagen torsdagen fredagen lördagen söndagen'),
      split('måndags tisdags onsdags torsdags fredags lördags söndags'),
    ],
    seasons: [
      split('vinter vår sommar höst'),
      split('vintern våren sommaren hösten'),
      split('vintras våras somras höstas'),
    ],
    holidays: split(
      'jul påsk pingst midsommar nyår trettonhelgen julafton nyårsafton midsommarafton långfredagen valborg',
    ),
    swaps: [
      split('idag igår imorgon'),
      split('nu just_nu för_närvarande'),
      split('morgon kväll eftermiddag'),
      split('morgonen kvällen eftermiddagen'),
      split('förra nästa'),
      split('dagar veckor månader'),
      split('dag vecka månad'),
      split('början slutet mitten'),
    ],
    formats: ['2012-03-04', '20120304', '120304', '4 mars 2012', 'den 4 mars 2012', '4 mars', '4/3 2012', '4/3', 'mars 2012', '2012', 'söndagen den 4 mars', 'söndag'], // prettier-ignore
  },
  ca: {
    months: [
      split('gener febrer març abril maig juny juliol agost setembre octubre novembre desembre'),
      split('gen feb març abr maig juny jul ag set oct nov des'),
      split('- - mar - mai jun - ago - - - -'),
    ],
    weekdays: [split('dilluns dimarts dimecres dijous divendres dissabte diumenge'), split('dl dt dc dj dv ds dg')],
    seasons: [split('hivern primavera estiu tardor')],
    holidays: split('Nadal Sant_Esteve Reis Setmana_Santa Pasqua Sant_Jordi Sant_Joan la_Diada Tots_Sants la_Mercè'),
    swaps: [
      split('avui ahir demà abans-d’ahir'),
      split('actualment ara recentment'),
      split('matí tarda vespre'),
      split('passat vinent'),
      split('dia mes any'),
      split('dies mesos anys'),
      split('setmana quinzena'),
      split('setmanes quinzenes'),
      split('principis mitjans finals'),
    ],
    formats: ['03/04/2012', '3/4/2012', '03-04-2012', '03.04.2012', '4 de març de 2012', "1 d'abril de 2012", '4 de març', 'març de 2012', '03/2012', '2012', 'diumenge 4 de març', 'diumenge'], // prettier-ignore
  },
  'zh-TW': {
    months: [],
    weekdays: [
      split('星期一 星期二 星期三 星期四 星期五 星期六 星期日'),
      split('週一 週二 週三 週四 週五 週六 週日'),
      split('禮拜一 禮拜二 禮拜三 禮拜四 禮拜五 禮拜六 禮拜日'),
      split('周一 周二 周三 周四 周五 周六 周日'),
      split('- - - - - - 星期天'),
      split('- - - - - - 禮拜天'),
    ],
    seasons: [split('冬天 春天 夏天 秋天'), split('冬季 春季 夏季 秋季'), split('冬 春 夏 秋')],
    holidays: split('春節 端午節 中秋節 元宵節 清明節 重陽節 元旦 聖誕節 國慶日 除夕'),
    swaps: [
      split('今天 昨天 明天 前天 後天'),
      split('今日 昨日 明日'),
      split('今年 去年 明年'),
      split('上午 下午 早上 晚上'),
      split('上週 下週 本週'),
      split('上個月 下個月 本月'),
      split('目前 現在'),
      split('最近 近日'),
    ],
    formats: ['2012年3月4日', '2012/3/4', '2012/03/04', '2012-03-04', '民國101年3月4日', '101年3月4日', '101/03/04', '3月4日', '2012年3月', '2012年', '星期日'], // prettier-ignore
  },
};

/** Languages in which the words of dates are known. */
export const DATE_LANGUAGES: readonly string[] = Object.keys(WORDS);

/** A word of a date. `language` and `form` say how another of its kind is written; `index` which one it is. */
export interface DateWord {
  readonly kind: 'month' | 'weekday' | 'season' | 'holiday' | 'swap';
  readonly language: string;
  /** For `swap`: the number of the group. */
  readonly form: number;
  readonly index: number;
}

/** The words of a locale by folded spelling. */
export interface Vocabulary {
  readonly words: ReadonlyMap<string, DateWord>;
  /** The number of words of the longest entry. */
  readonly longest: number;
}

const vocabularies = new Map<string, Vocabulary>();

/** The locale's own words, then the full month and weekday names of the other languages. */
export function vocabularyOf(locale: string): Vocabulary {
  const own = wordsOf(locale) === undefined ? 'en' : localeKey(locale);
  let vocabulary = vocabularies.get(own);
  if (vocabulary === undefined) vocabularies.set(own, (vocabulary = buildVocabulary(own)));
  return vocabulary;
}

function buildVocabulary(own: string): Vocabulary {
  const words = new Map<string, DateWord>();
  let longest = 1;
  const add = (kind: DateWord['kind'], language: string, form: number, list: readonly string[]): void => {
    for (const [index, word] of list.entries()) {
      if (word === '') continue;
      // As it is spelt too: German "Morgen" and "morgen" differ.
      for (const key of [word, fold(word)]) if (!words.has(key)) words.set(key, { kind, language, form, index });
      longest = Math.max(longest, word.split(' ').length);
    }
  };
  const addNames = (
    kind: 'month' | 'weekday' | 'season',
    language: string,
    forms: readonly (readonly string[])[],
  ): void => {
    for (const [form, list] of forms.entries()) add(kind, language, form, list);
  };
  for (const language of [own, ...DATE_LANGUAGES.filter((other) => other !== own)]) {
    const entry = WORDS[language] as DateWords;
    const whole = language === own || language === 'en';
    addNames('month', language, whole ? entry.months : entry.months.slice(0, 1));
    if (!whole) continue;
    addNames('weekday', language, entry.weekdays);
    addNames('season', language, entry.seasons);
    add('holiday', language, 0, entry.holidays);
    if (language === own) for (const [form, group] of entry.swaps.entries()) add('swap', language, form, group);
  }
  return { words, longest };
}

/** Whether a folded word is one of a locale's calendar, or part of one of several words. */
export function isCalendarWord(key: string, locale: string): boolean {
  const { words } = vocabularyOf(locale);
  if (words.has(key)) return true;
  for (const known of words.keys()) if (known.includes(key) && known.split(/[ '’-]/u).includes(key)) return true;
  return false;
}

/** The spelling of another word of the same kind, language and form; the nearest form where there is none. */
export function spell(word: DateWord, index: number): string {
  const entry = WORDS[word.language] as DateWords;
  if (word.kind === 'holiday') return entry.holidays[index] ?? '';
  if (word.kind === 'swap') return entry.swaps[word.form]?.[index] ?? '';
  const forms = word.kind === 'month' ? entry.months : word.kind === 'weekday' ? entry.weekdays : entry.seasons;
  const exact = forms[word.form]?.[index];
  if (exact !== undefined && exact !== '') return exact;
  const own = forms[word.form]?.[word.index] ?? '';
  const short = own.length <= 4 && own.length < (forms[0]?.[word.index] ?? '').length;
  return (short ? forms[1]?.[index] : '') || (forms[0]?.[index] ?? '');
}

/** Whether the form is an abbreviation that differs from the full name. */
export function isAbbreviated(word: DateWord, index: number): boolean {
  const full = spell({ ...word, form: 0 }, index);
  return full.length > spell(word, index).length;
}

/** How many words of its kind there are. */
export function cycleOf(word: DateWord): number {
  const entry = WORDS[word.language] as DateWords;
  if (word.kind === 'month') return 12;
  if (word.kind === 'weekday') return 7;
  if (word.kind === 'season') return 4;
  return word.kind === 'holiday' ? entry.holidays.length : (entry.swaps[word.form] ?? []).length;
}

/** Words that say when something was without a date: "today", "currently", "Tuesday". */
export function relativeWords(locale: string): readonly string[] {
  const { swaps, weekdays } = wordsOf(locale) ?? ENGLISH;
  return [...(swaps[0] ?? []), ...(swaps[1] ?? []), ...(weekdays[0] ?? [])];
}

/** Common formats of a locale, as examples. */
export function dateFormats(locale: string): readonly string[] {
  return (wordsOf(locale) ?? ENGLISH).formats;
}

/** Whether a date of the locale puts the day before the month where it does not show. */
export function isDayFirst(locale: string): boolean {
  return localeKey(locale) !== 'en' && localeKey(locale) !== 'zh-TW';
}

/** `es` for `es-MX`; `zh-TW` stays. */
export function localeKey(locale: string): string {
  return locale in WORDS ? locale : locale.startsWith('zh') ? 'zh-TW' : (locale.split('-')[0] ?? locale);
}

function wordsOf(locale: string): DateWords | undefined {
  return WORDS[localeKey(locale)];
}
