import type { Dates, Numbers } from '../pack.ts';

export const dates: Dates = {
  months: [
    'January February March April May June July August September October November December',
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    '- - - - - - - - Sept - - -',
  ],
  weekdays: [
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
    'Mon Tue Wed Thu Fri Sat Sun',
    '- Tues Weds Thurs - - -',
    'Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays',
  ],
  seasons: ['winter spring summer autumn', '- - - fall'],
  holidays:
    "Christmas Easter Halloween New_Year's_Day New_Year's_Eve Christmas_Eve Valentine's_Day Mother's_Day Father's_Day Passover Hanukkah",
  closed: ['1-1', -2, 1, '7-4', '11-11', '12-25', '12-26'], // prettier-ignore
  swaps:
    'today this_week|yesterday last_week|tomorrow next_week|yesterday_morning yesterday_afternoon yesterday_evening|tomorrow_morning tomorrow_afternoon tomorrow_evening|first_quarter second_quarter third_quarter fourth_quarter|first-quarter second-quarter third-quarter fourth-quarter|first_half second_half|first-half second-half|the_day the_week|last_night yesterday_evening|that_day that_week|every_day every_week|the_other_day the_other_week|all_day all_week|a_day a_week|weekdays weekends|midday noon|nowadays today|these_days this_year|now currently presently|morning afternoon evening|tonight this_evening|week month|previous_day following_day|same_day next_day|days weeks months|recently lately|early late mid|weekend week|minutes hours|year month|years months|daily weekly monthly|present current|Anzac_Day Australia_Day|Jamhuri_Day Madaraka_Day Mashujaa_Day|Diwali Holi Dussehra|Good_Friday Easter_Monday Boxing_Day|Eid Ramadan|Thanksgiving Labor_Day Memorial_Day Independence_Day Veterans_Day Columbus_Day',
  formats:
    '03/04/2012|3/4/2012|3/4/12|03/04|3/14|2012-03-04|March 4, 2012|March 4th|Mar 4, 2012|4 March 2012|4 Mar 12|04-Mar-2012|March 2012|Mar 2012|3/2012|2012|Sunday, March 4, 2012|Sunday',
  usual: {
    dates: ['MM/dd/yyyy', 'M/d/yyyy', 'M/d/yy', 'MMMM d, yyyy', 'MMM d, yyyy', 'yyyy-MM-dd', 'd MMM yyyy'],
    times: ['HH:mm', 'H:mm', 'h:mm a'],
  },
  regions: {
    GB: { dates: ['dd/MM/yyyy', 'd/M/yy', 'd MMMM yyyy', 'd MMM yyyy', 'dd.MM.yy'], times: ['HH:mm', 'HHmm'] },
  },
  units:
    'second seconds|minute minutes|hour hours|day days|night nights|week weeks|fortnight fortnights|month months|year years|decade decades|hr hrs|min mins|wk wks|yr yrs|mo mos',
  order: 'mdy',
  monthFirst: 'US PH CA',
  rounded: /[- ]odd|-?ish|[- ]something/u,
  ordinals: 'st nd rd th',
  ending(day, source) {
    if (!/^(?:st|nd|rd|th)$/.test(source)) return undefined;
    return /1[1-3]$/.test(String(day)) ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[day % 10] ?? 'th');
  },
  connectors: 'of the',
  year: 'year',
  decades: 'years',
  ranges: 'and to or through',
  decade: /'s|’s|s/u,
  century: { after: /century|centuries/u },
  clock: { unit: /o['’]?clock/u, cues: /at/u },
  birth: { cue: /born|birth|birthdate|d\.?o\.?b|birthday/u, label: /birth|(?:^|[^a-z])dob(?:$|[^a-z])/u },
  words: `
    am pm a.m p.m h hr hrs hour hours hs min mins minute minutes oclock o'clock noon midnight midday night nights morning afternoon evening day days date dates dated
    week weeks month months year years century decade decades time times quarter semester term season spring fall era bc ad ce bce utc gmt est edt cst pst cet cest
    early mid late middle beginning start end ending of since until till from between before after during on in at by about circa ca approximately around this that these those
    last next past previous following coming first second third fourth fifth same every each both early-mid born birth birthday birthdate dob died deceased admission admitted discharge discharged visit
    or to age more less`,
  spans: {
    month: /months?|mos?\b|m\b/u,
    week: /weeks?|wks?|w\b/u,
    day: /days?|d\b/u,
    hour: /hours?|hrs?|h\b/u,
    minute: /min/u,
  },
  plurals: 'year years|month months|week weeks|day days|hour hours',
  years: ' years',
  ages: `
    year years yr yrs yo y.o old olds aged age ages month months mo mos week weeks wk wks day days hour hours hr hrs minute minutes min mins half decade decades
    male female man woman boy girl men women child children infant baby newborn neonate toddler adult adolescent teen teens teenager elderly gentleman lady
    early mid middle late approximately approx about around almost nearly over under less more than between through until plus birthday day-old gestation gestational gestationally
    th st nd rd`,
};

const CARDINALS = [
  '', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen',
  'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen',
]; // prettier-ignore
const ORDINALS = [
  '', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth',
  'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth',
]; // prettier-ignore
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function write(value: number, hyphens: boolean): string {
  if (value >= 2000 && value < 2100) {
    const rest = write(value % 100, hyphens);
    return rest === '' ? 'two thousand' : value >= 2010 ? `twenty ${rest}` : `two thousand ${rest}`;
  }
  if (value >= 1000) {
    const rest = value % 100;
    const tail = rest === 0 ? 'hundred' : rest < 10 ? `oh ${write(rest, hyphens)}` : write(rest, hyphens);
    return `${write(Math.floor(value / 100), hyphens)} ${tail}`;
  }
  if (value >= 100) {
    const rest = write(value % 100, hyphens);
    return `${CARDINALS[Math.floor(value / 100)]} hundred${rest === '' ? '' : ` and ${rest}`}`;
  }
  if (value < 20) return CARDINALS[value] ?? '';
  const unit = CARDINALS[value % 10] ?? '';
  return unit === ''
    ? (TENS[Math.floor(value / 10)] ?? '')
    : `${TENS[Math.floor(value / 10)]}${hyphens ? '-' : ' '}${unit}`;
}

function writeOrdinal(value: number, hyphens: boolean): string {
  if (value < 20) return ORDINALS[value] ?? '';
  if (value % 10 === 0) return `${(TENS[Math.floor(value / 10)] ?? '').slice(0, -1)}ieth`;
  return `${TENS[Math.floor(value / 10)]}${hyphens ? '-' : ' '}${ORDINALS[value % 10]}`;
}

export const numbers: Numbers = {
  zero: 'zero oh o nought',
  cardinal: { units: CARDINALS, tens: TENS, others: { hundred: 100, thousand: 1000 }, isPaired: true, write },
  ordinal: { units: ORDINALS, others: { twenty: 20, thirty: 30, twentieth: 20, thirtieth: 30 }, write: writeOrdinal },
};
