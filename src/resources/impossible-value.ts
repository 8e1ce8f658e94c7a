/** Days of the months, February as in leap years. */
const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The months' names and abbreviations in English, Spanish, Catalan, French, German and Swedish. */
const MONTH_WORDS: readonly RegExp[] = [
  /^(?:jan(?:uary|uar|uari|vier|v)?|ene(?:ro)?|gen(?:er)?|jän(?:ner)?)$/u,
  /^(?:feb(?:ruary|ruar|ruari|rero|rer)?|f[ée]vr?(?:ier)?)$/u,
  /^(?:mar(?:ch|zo|s|ç)?|märz?)$/u,
  /^(?:apr(?:il)?|abr(?:il)?|avr(?:il)?)$/u,
  /^(?:mayo?|maig?|maj)$/u,
  /^(?:june?|junio?|juin|juny)$/u,
  /^(?:july?|julio?|juil(?:let)?|juliol)$/u,
  /^(?:aug(?:ust|usti)?|ago(?:sto|st)?|ao[ûu]t)$/u,
  /^(?:sept?(?:ember|iembre|embre)?|set(?:iembre|embre)?)$/u,
  /^(?:oct(?:ober|ubre|obre)?|okt(?:ober)?)$/u,
  /^nov(?:ember|iembre|embre)?$/u,
  /^(?:d[eé]c(?:ember|embre)?|dez(?:ember)?|dic(?:iembre)?|des(?:embre)?)$/u,
];

/**
 * True for a value that looks like a date and cannot be one: "13/45/2010" (in neither order of day and month),
 * "2010-02-30", "Jan 32". Lists scraped from the web or made by careless generators hold such values by the thousand.
 */
export function isImpossibleDate(value: string): boolean {
  const text = value.trim().toLowerCase();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso !== null) return !isDay(Number(iso[2]), Number(iso[3]), Number(iso[1]));
  const numeric =
    /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text) ?? /^(\d{1,2})(\/)(\d{1,2})(?:\/(\d{2}))?$/.exec(text);
  if (numeric !== null) {
    const [first, second, year] = [
      Number(numeric[1]),
      Number(numeric[3]),
      numeric[4] === undefined ? 0 : Number(numeric[4]),
    ];
    if (numeric[4] === undefined && second > 31) return !(first >= 1 && first <= 12); // 03/85: a month and a year
    return !isDay(first, second, year) && !isDay(second, first, year);
  }
  const named = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/u.exec(text);
  if (named !== null) return isImpossibleIn(named[1], named[2], named[3]);
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th|\.)? (?:de |d['’])?(\p{L}+)\.?(?: (?:de |del )?(\d{4}))?$/u.exec(text);
  return dayFirst !== null && isImpossibleIn(dayFirst[2], dayFirst[1], dayFirst[3]);
}

function isImpossibleIn(word: string | undefined, day: string | undefined, year: string | undefined): boolean {
  const month = MONTH_WORDS.findIndex((pattern) => pattern.test(word ?? '')) + 1;
  return month > 0 && !isDay(month, Number(day), year === undefined ? 0 : Number(year));
}

/** @param year 0 where unknown; then February has 29 days. A year of two digits is read as of any century. */
function isDay(month: number, day: number, year: number): boolean {
  if (!(month >= 1 && month <= 12 && day >= 1)) return false;
  const common = year > 99 && (year % 4 !== 0 || (year % 100 === 0 && year % 400 !== 0));
  return day <= (month === 2 && common ? 28 : (MONTH_DAYS[month - 1] as number));
}
