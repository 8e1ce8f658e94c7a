// Takes names out of the web pages that PHICON (§2 and Table 1) built its lists from. Pages come and go: each kind of page has
// one function from its HTML to entries `{ value, gender?, region? }`, tested on small pages of our own.
import { parse } from 'node-html-parser';

/** References, edit links and notes, which stand between the words of a Wikipedia page and are no part of them. */
const NOISE = 'sup, style, script, .mw-editsection, .reference, .noprint, .navbox, .hatnote, .toc, .reflist, .metadata';
/** Sections after which nothing of a list follows. */
const END = /^(?:see also|references|notes|external links|further reading|bibliography|sources)$/i;
const HEADINGS = new Set(['H2', 'H3', 'H4']);

/** Elements of the page in text order, each with the headings that it stands under. */
function* walk(html, wanted) {
  const root = parse(html);
  for (const noise of root.querySelectorAll(NOISE)) noise.remove();
  const content = root.querySelector('#mw-content-text, main, body') ?? root;
  const headings = [];
  for (const element of content.querySelectorAll(`h2, h3, h4, ${wanted}`)) {
    if (!HEADINGS.has(element.tagName)) {
      yield { element, headings: [...headings] };
      continue;
    }
    const title = textOf(element);
    if (element.tagName === 'H2' && END.test(title)) return;
    headings.length = Number(element.tagName[1]) - 2;
    headings[Number(element.tagName[1]) - 2] = title;
  }
}

function textOf(element) {
  return tidy(element.structuredText);
}

function tidy(text) {
  return text
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\u00A0/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The name that opens a line: "Ashby Hospital (closed 1990), Ashby" is "Ashby Hospital". */
function opening(text) {
  return tidy(text.split(/\s[–—-]\s|\s*\(|,\s|:\s/)[0] ?? '');
}

/** Rows of the tables whose header has a column that matches, as that column's text. */
function* column(html, pattern) {
  for (const { element: table, headings } of walk(html, 'table')) {
    const rows = table.querySelectorAll('tr').map((row) => row.querySelectorAll('th, td'));
    const at = (rows[0] ?? []).findIndex((cell) => pattern.test(textOf(cell)));
    if (at < 0) continue;
    for (const cells of rows.slice(1)) {
      // A cell that spans rows is missing in the rows below it; such a row is shorter, and is not guessed at.
      if (cells.length === rows[0].length && cells[at] !== undefined)
        yield { text: textOf(cells[at]), cells, headings };
    }
  }
}

/** A list of hospitals of one state: items of lists, or tables with a column of hospitals. */
function hospitals(html) {
  const names = [...column(html, /^(?:hospital|name|facility)/i)].map(({ text }) => opening(text));
  for (const { element } of walk(html, 'li')) names.push(opening(firstLine(element)));
  const kinds =
    /hospital|medical cent|clinic|infirmary|health|institute|sanatorium|sanitarium|hospice|asylum|memorial/i;
  return names.filter((name) => kinds.test(name)).map((value) => ({ value }));
}

/** An item without the list inside it. */
function firstLine(item) {
  for (const list of item.querySelectorAll('ul, ol')) list.remove();
  return textOf(item);
}

/** hospitalsafetygrade.org/all-hospitals: one link a hospital. */
function hospitalSafetyGrade(html) {
  const links = parse(html).querySelectorAll('a[href*="/h/"]');
  return links.map((link) => ({ value: tidy(link.text) }));
}

/** Lists of the most popular given names: tables of names under headings that say whose. */
function givenNames(html) {
  const entries = [];
  for (const { element: table, headings } of walk(html, 'table')) {
    const place = [...headings, table.querySelector('caption')?.text ?? ''].join(' ');
    const gender = /\b(?:female|girls?|women)/i.test(place)
      ? 'f'
      : /\b(?:male|boys?|men)/i.test(place)
        ? 'm'
        : undefined;
    if (gender === undefined) continue;
    const rows = table.querySelectorAll('tr').map((row) => row.querySelectorAll('th, td'));
    const elsewhere = (rows[0] ?? []).map((cell) =>
      /region|country|state|year|date|rank|source|notes/i.test(textOf(cell)),
    );
    for (const cell of rows.slice(1).flatMap((cells) => cells.filter((_, i) => !elsewhere[i]))) {
      for (const name of textOf(cell).split(/[,/;]| or /)) entries.push({ value: opening(name), gender });
    }
  }
  // Counts stand in the same tables.
  return entries.filter(({ value }) => /^\p{Lu}\p{Ll}+(?:[-' ]\p{Lu}\p{Ll}+)?$/u.test(value));
}

function familyNames(html) {
  return [...column(html, /^(?:sur)?name/i)].map(({ text }) => ({ value: opening(text) }));
}

/** Lists of cities by area or population: the column of cities, and that of states where there is one. */
function cities(html) {
  return [...column(html, /^city/i)].map(({ text, cells }) => {
    const header = cells[0]?.closest('table')?.querySelectorAll('tr')[0]?.querySelectorAll('th, td') ?? [];
    const at = header.findIndex((cell) => /^(?:st|state)\b/i.test(textOf(cell)));
    const region = at < 0 ? '' : textOf(cells[at]);
    return region === '' ? { value: opening(text) } : { value: opening(text), region };
  });
}

/** The list of Main Street programmes: towns, under headings that name the state. */
function mainStreet(html) {
  return [...walk(html, 'li')].map(({ element, headings }) => {
    const value = opening(firstLine(element)).replace(
      /^(?:Downtown|Main Street|Historic) | (?:Main Street|Downtown).*$/g,
      '',
    );
    return headings[0] === undefined ? { value } : { value, region: headings[0] };
  });
}

/** A list of organisations: items of lists, or tables with a column of names. */
function organisations(html) {
  const names = [...column(html, /^(?:name|organi[sz]ation|company)/i)].map(({ text }) => opening(text));
  for (const { element } of walk(html, 'li')) names.push(opening(firstLine(element)));
  return names.map((value) => ({ value }));
}

/** Links of an index page or category to the lists themselves, as absolute addresses. */
export function listLinks(html, base) {
  const links = parse(html).querySelectorAll('#mw-pages a, #mw-content-text a');
  const wanted = links.filter((link) => /^\/wiki\/Lists?_of_[^:#]+$/.test(link.getAttribute('href') ?? ''));
  return [...new Set(wanted.map((link) => new URL(link.getAttribute('href'), base).href))];
}

const WIKIPEDIA = 'https://en.wikipedia.org/wiki/';

/** Kinds of pages: list written, addresses when fetching, whether the page is an index of lists, and how names are taken out. */
export const pages = {
  hospitals: {
    list: 'hospitals',
    urls: [`${WIKIPEDIA}Lists_of_hospitals_in_the_United_States`],
    index: true,
    extract: hospitals,
  },
  'hospital-safety-grade': {
    list: 'hospitals',
    urls: ['https://www.hospitalsafetygrade.org/all-hospitals'],
    extract: hospitalSafetyGrade,
  },
  'given-names': { list: 'given-names', urls: [`${WIKIPEDIA}List_of_most_popular_given_names`], extract: givenNames },
  'family-names': {
    list: 'family-names',
    urls: [`${WIKIPEDIA}List_of_most_common_surnames_in_North_America`],
    extract: familyNames,
  },
  cities: {
    list: 'cities',
    urls: [
      `${WIKIPEDIA}List_of_United_States_cities_by_area`,
      `${WIKIPEDIA}List_of_United_States_cities_by_population`,
    ],
    extract: cities,
  },
  'main-street': {
    list: 'cities',
    urls: [`${WIKIPEDIA}List_of_Main_Street_Programs_in_the_United_States`],
    extract: mainStreet,
  },
  organisations: {
    list: 'organisations',
    urls: [`${WIKIPEDIA}Category:Lists_of_organizations`],
    index: true,
    extract: organisations,
  },
};
