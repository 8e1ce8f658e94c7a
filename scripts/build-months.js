// Writes data/months.tsv, the names of months in languages without dates of their own: node scripts/build-months.js
import { writeFileSync } from 'node:fs';
import { PACKS } from '../dist/languages/index.js';

/** Languages that share names of months with others come in this order: by number of writers. */
const FIRST = 'pl ro cs hu tr el ru uk da fi nb bg hr sk lt sl lv et id ms'.split(' ');
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** Beside a day, which many languages put into another case, and alone. */
const FORMS = [{ day: 'numeric', month: 'long' }, { month: 'long' }];
const NAME = /^(?:\p{L}[\p{L}\p{M}]{2,}|\p{Script=Devanagari}{2,})$/u;

const own = new Set(PACKS.flatMap(({ code, dates }) => (dates === undefined ? [] : [code])));
const codes = [...new Set([...FIRST, ...LETTERS.flatMap((a) => LETTERS.map((b) => a + b))])];
const lines = Intl.DateTimeFormat.supportedLocalesOf(codes).flatMap((code) => {
  const lists = [...FORMS.map((form) => monthsOf(code, form)), monthsOf(code, FORMS[0], /\p{L}+$/u)];
  // Those that write them otherwise than as one word each are left out.
  const isNamed = lists.every((list) => list.every((name) => NAME.test(name)));
  if (own.has(code) || !isNamed) return [];
  return [[code, ...new Set(lists.map((list) => list.join(' ')))].join('\t')];
});
writeFileSync(
  new URL('../data/months.tsv', import.meta.url),
  `# Names of months beside a day and alone, from the Unicode CLDR (Unicode License v3) as Node has it; written by scripts/build-months.js\n${lines.join('\n')}\n`,
);

/** @param glued what stands before a month without a blank and is written with it, as Hebrew does. */
function monthsOf(code, form, glued) {
  const write = new Intl.DateTimeFormat(code, { ...form, timeZone: 'UTC', calendar: 'gregory' });
  return Array.from({ length: 12 }, (_, month) =>
    write
      .formatToParts(Date.UTC(2020, month, 5))
      .flatMap(({ type, value }, i, parts) =>
        type === 'month' ? [(glued?.exec(parts[i - 1]?.value ?? '')?.[0] ?? '') + value.toLowerCase()] : [],
      )
      .join(''),
  );
}
