import { once } from '../../../core/caches.ts';
import { appendAll, obtain } from '../../../core/collections.ts';
import { createCounter } from '../../../core/counter.ts';
import { createRng } from '../../../core/rng.ts';
import type { CharSpan, Document } from '../../../core/types.ts';
import type { LeakIndex } from '../../../evaluate/audit/leak-index.ts';
import { loadGazetteers } from '../../../resources/gazetteers.ts';
import { isCommonWord } from '../../../surrogates/institutions/class-words.ts';
import { QUANTITY_TYPES } from '../../../surrogates/types.ts';
import { plainForm } from '../../../text/unmask/characters.ts';
import { isNameType, namePieces } from '../meaning.ts';
import { type FaintForm, faintForms, type FaintKind, type Form, formsOfName, formsOfNumber, isMet, keysAsked, keysOf } from './faint-forms.ts'; // prettier-ignore
import { numberKeys } from './numbers.ts';
import { wordsOfLists } from './residues.ts';
import type { SourceValue, ValueContext } from './values.ts';

/** How much a trace tells: the more letters or figures, and the fewer documents have a value that it may be. */
export interface FaintWeight {
  readonly kind: FaintKind;
  readonly letters: number;
  readonly documents: number;
}

/** A stretch that may be a value of its document. */
export interface FaintTrace extends CharSpan, FaintWeight {
  readonly value: SourceValue;
}

export interface Counted extends FaintWeight {
  /** Texts that may be a value of their own document. */
  own: number;
  /** Values of other documents that they may be. */
  foreign: number;
}

/** So many findings of a kind may come about by chance in a whole corpus, or such a share of them. */
const LEVEL = 0.02;
/** From fewer documents chance is not known: names of the lists and drawn numbers stand for the values of more. */
const OTHERS_AT_LEAST = 200;
const DRAWN_AT_MOST = 20_000;

/** What is another word or name of the lists is no name with an error. */
const IN_LISTS: ReadonlySet<FaintKind> = new Set(['error', 'lower error', 'cut']);
const NO_NUMBERS: ReadonlySet<string | undefined> = new Set(QUANTITY_TYPES);

/**
 * Looks in what no label covers for values of the document in forms that other words and numbers have by chance. How often they have, the values of all
 * other documents tell, which are in this one's text by chance alone: a form is told where as much of it, or more, is met so seldom that chance gives
 * less than a fiftieth of a finding, or of those there are (the false discovery rate by targets and decoys of Elias and Gygi 2007).
 */
export function createFaintTraces(index: LeakIndex, context: ValueContext) {
  const counter = createCounter(
    () => ({ rows: new Map<string, Counted>(), others: 0 }),
    (counts, { rows, others }) => {
      counts.others = Math.max(counts.others, others);
      for (const row of rows.values()) count(row, row.own, row.foreign);
    },
  );
  const table = once(() => readTable(index, context));
  const listed = once(() => wordsOfLists(context.locale));

  function count({ kind, letters, documents }: FaintWeight, own: number, foreign: number): void {
    const key = `${kind} ${letters} ${documents}`;
    const row = obtain(counter.counts.rows, key, () => ({ kind, letters, documents, own: 0, foreign: 0 }));
    row.own += own;
    row.foreign += foreign;
  }

  /** The first value of a document that a text may be, and in how many other documents one has it. */
  function meet(form: Form, own: ReadonlyMap<string, SourceValue>) {
    const { byForm, texts } = table();
    const met = new Set<number>();
    let value: SourceValue | undefined;
    let foreign = 0;
    for (const key of keysAsked(form))
      for (const { text, plain } of byForm.get(key) ?? []) {
        if (met.has(text) || !isMet(form, plain)) continue;
        met.add(text);
        const { key: listedAs, documents } = texts[text] as ListedText;
        const mine = own.get(listedAs);
        foreign += documents - (mine ? 1 : 0);
        value ??= mine;
      }
    return { value, foreign };
  }

  return {
    find(
      doc: Document,
      stretches: readonly CharSpan[],
      source: Document,
      values: readonly SourceValue[],
    ): readonly FaintTrace[] {
      const { known, others } = table();
      counter.counts.others = others;
      const own = new Map(values.map((value) => [`${value.label}\u0000${value.text}`, value]));
      const seen = new Map<string, Omit<FaintTrace, 'start' | 'end'> | undefined>();
      const read = ({ kind, form, letters, text }: FaintForm) => {
        if (index.isElsewhere(text, source.id) || isCommonWord(text, context.locale) || known.has(form.plain)) return undefined; // prettier-ignore
        const { value, foreign } = meet(form, own);
        if ((value === undefined && foreign === 0) || (IN_LISTS.has(kind) && listed().has(form.plain))) return undefined; // prettier-ignore
        const weight = { kind, letters, documents: foreign + (value ? 1 : 0) };
        count(weight, value ? 1 : 0, foreign);
        return value && { ...weight, value };
      };
      return stretches.flatMap(({ start, end }) =>
        Array.from(faintForms(doc.text.slice(start, end), (word) => context.isOrdinary(word))).flatMap((form) => {
          const key = `${form.kind} ${form.form.plain}`;
          if (!seen.has(key)) seen.set(key, read(form));
          const trace = seen.get(key);
          return trace ? [{ ...trace, start: start + form.start, end: start + form.end }] : [];
        }),
      );
    },
    take: counter.take,
    merge: counter.merge,
    /** Whether chance gives too few traces that tell as much. */
    tells({ kind, letters, documents }: FaintWeight): boolean {
      const { rows, others } = counter.counts;
      let [own, foreign] = [0, 0];
      for (const row of rows.values()) {
        if (row.kind !== kind || row.letters < letters || row.documents > documents) continue;
        own += row.own;
        foreign += row.foreign;
      }
      return others > 0 && (foreign + 1) / (others + 1) <= LEVEL * Math.max(1, own);
    },
  };
}

interface ListedText {
  /** Label and text; nothing where it is none of the source. */
  readonly key: string;
  readonly documents: number;
}

/** The values of all documents, by what their forms are looked up under. */
function readTable(index: LeakIndex, context: ValueContext) {
  const byForm = new Map<string, { readonly text: number; readonly plain: string }[]>();
  const texts: ListedText[] = [];
  const known = new Set<string>();
  const add = (forms: readonly Form[], text: ListedText) => {
    for (const form of forms)
      for (const key of keysOf(form)) obtain(byForm, key, () => []).push({ text: texts.length, plain: form.plain });
    texts.push(text);
  };
  const numbers: string[] = [];
  let names = 0;
  for (const { label, text, documents } of index.texts) {
    const type = context.typeOf(label);
    if (context.isLeft(label) || NO_NUMBERS.has(type)) continue;
    const listed = { key: `${label}\u0000${text}`, documents };
    if (isNameType(type)) {
      const pieces = namePieces(`${text} `, context.locale).map(plainForm);
      for (const piece of pieces) known.add(piece);
      names += documents;
      add(formsOfName(pieces), listed);
    } else {
      const digits = numberKeys(text).map((key) => key.digits);
      for (let i = 0; i < documents; i++) appendAll(numbers, digits);
      add(digits.flatMap(formsOfNumber), listed);
    }
  }
  const documents = index.documents();
  const most = Math.floor((DRAWN_AT_MOST * documents) / (names + numbers.length + 1));
  const drawn = Math.max(0, Math.min(OTHERS_AT_LEAST - documents + 1, most));
  const times = documents === 0 ? 0 : drawn / documents;
  for (const forms of drawnForms(times * names, times * numbers.length, numbers, context.locale))
    add(forms, { key: '', documents: 1 });
  return { byForm, texts, known, others: documents - 1 + drawn };
}

/** The forms of so many names of the lists and of so many numbers like those of a source. */
function* drawnForms(
  names: number,
  count: number,
  numbers: readonly string[],
  locale: string,
): Generator<readonly Form[]> {
  const rng = createRng(1);
  const gazetteers = loadGazetteers();
  const [given = [], family = []] = ['given-names', 'family-names'].map((name) => (gazetteers.list(locale, name) ?? gazetteers.list('en', name))?.values ?? []); // prettier-ignore
  for (let i = 0; i < names; i++) yield formsOfName([rng.pick(given), rng.pick(family)].map(plainForm));
  for (let i = 0; i < count; i++)
    yield formsOfNumber((numbers[i % numbers.length] as string).replaceAll(/\d/g, () => String(rng.int(10))));
}
