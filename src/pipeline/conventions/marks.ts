import { obtain } from '../../core/collections.ts';
import { packOf } from '../../languages/index.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import { memoise } from '../../core/caches.ts';
import type { CharSpan } from '../../core/types.ts';
import { NUMBER_TYPES, type SurrogateType } from '../../surrogates/types.ts';
import { fold } from '../../text/fold.ts';
import { tokenise } from '../../text/tokenise.ts';

/** What may stand at the border of a mention, inside it in one corpus and outside it in another. */
export const MARKS = [
  'title', 'article', 'legal form', 'kind of institution', 'kind of place', 'weekday', 'time', 'unit of age', 'possessive', 'at sign', 'quotation mark', 'bracket',
] as const; // prettier-ignore
export type Mark = (typeof MARKS)[number];

const GROUPS = {
  person: ['patient', 'doctor', 'person', 'given-name', 'family-name'],
  organisation: ['organisation', 'hospital', 'department'],
  place: ['city', 'region', 'country', 'location', 'street', 'address', 'zip'],
  date: ['date', 'time'],
  number: NUMBER_TYPES,
} as const satisfies Readonly<Record<string, readonly SurrogateType[]>>;

/** Types that corpora tell apart or not: names, institutions, places, times, numbers. */
export function groupOf(type: SurrogateType): readonly SurrogateType[] {
  return Object.values(GROUPS).find((types: readonly SurrogateType[]) => types.includes(type)) ?? [type];
}

/** Words that mark some things only: a surname may be a word for a street, but no street follows within a name. */
const BELONGS: Readonly<Partial<Record<Mark, readonly SurrogateType[]>>> = {
  title: GROUPS.person,
  'legal form': GROUPS.organisation,
  'kind of institution': [...GROUPS.organisation, ...GROUPS.place],
  'kind of place': [...GROUPS.place, ...GROUPS.organisation],
  weekday: GROUPS.date,
  time: GROUPS.date,
  'unit of age': ['age'],
};

/** Whether a mark may be part of a mention of a type; any, where the type is not known. */
export function fits(mark: Mark, type: SurrogateType | undefined): boolean {
  return type === undefined || BELONGS[mark]?.includes(type) !== false;
}

/** A token with what it is a mark of; a full stop that a tokenised text has apart from its abbreviation belongs to that. */
export interface MarkedToken extends CharSpan {
  readonly marks: ReadonlySet<Mark>;
  /** A word that joins a mark with what it marks: "province *de* Madrid", "le 3 mai *à* 10 h". */
  readonly isConnector: boolean;
}

const TIME = /^\d{1,2}(?::\d{2}(?::\d{2})?|[hH]\d{0,2})$/u;
const BRACKET = /^[()[\]{}]$/u;
const QUOTE = /^["'“”„‟«»‘’‹›]$/u;

/** Reads what stands in a text by the words of its language; one reader for each, since words come again from corpus to corpus. */
export function markReaderOf(language: string): MarkReader {
  const pack = packOf(language);
  return obtain(readers, pack, () => createMarkReader(pack));
}

type MarkReader = (text: string) => readonly MarkedToken[];

const readers = new Map<LanguagePack | undefined, MarkReader>();
const NO_MARKS: ReadonlySet<Mark> = new Set();

function createMarkReader(pack: LanguagePack | undefined): MarkReader {
  const wordsOf = (...lists: readonly (string | undefined)[]) =>
    new Set(lists.flatMap((list) => (list ?? '').split(/[\s|]+/u)).map(fold).filter((word) => word !== '')); // prettier-ignore
  const { names, agreement, institutions, places, dates } = pack ?? {};
  const byGender = [names?.titles, names?.ownTitles].flatMap((titles) => Object.values(titles ?? {}));
  const lists: readonly (readonly [Mark, ReadonlySet<string>])[] = [
    ['title', wordsOf(...byGender, names?.honorifics)],
    ['article', wordsOf(agreement?.articles)],
    ['legal form', wordsOf(institutions?.legalForms)],
    ['kind of institution', wordsOf(institutions?.kinds)],
    ['kind of place', wordsOf(places?.kinds, places?.streets)],
    ['weekday', wordsOf(...(dates?.weekdays ?? []))],
    ['unit of age', wordsOf(dates?.units)],
  ];
  const connectors = wordsOf(
    institutions?.functionWords,
    dates?.connectors,
    agreement?.articles,
    agreement?.contractions,
  );
  /** The same for a word wherever it stands. */
  const readWord = memoise((text): Pick<MarkedToken, 'marks' | 'isConnector'> => {
    const folded = fold(text);
    const key = folded.replace(/[.'’]$/u, '');
    const marks = new Set<Mark>(lists.flatMap(([mark, words]) => (words.has(key) ? [mark] : [])));
    if (TIME.test(text)) marks.add('time');
    if (/^['’]s$/iu.test(text)) marks.add('possessive');
    if (text === '@') marks.add('at sign');
    if (QUOTE.test(text)) marks.add('quotation mark');
    if (BRACKET.test(text)) marks.add('bracket');
    return { marks: marks.size === 0 ? NO_MARKS : marks, isConnector: connectors.has(folded.replace(/['’]$/u, '')) };
  });
  return (text) => {
    const tokens: MarkedToken[] = [];
    for (const token of tokenise(text)) {
      const last = tokens.at(-1);
      const stop = token.text === '.' && last !== undefined && text.slice(last.end, token.start).trim() === '';
      if (stop && (last.marks.has('title') || /^\p{Lu}$/u.test(text.slice(last.start, last.end))))
        tokens[tokens.length - 1] = { ...last, end: token.end };
      else {
        const { start, end } = token;
        const { marks, isConnector } = readWord(token.text);
        tokens.push({ start, end, marks, isConnector });
      }
    }
    return tokens;
  };
}
