import { obtain } from '../../../core/collections.ts';
import type { Reading } from './reading.ts';
import type { DateAtom } from './dates.ts';
import type { SourceValue } from './values.ts';

interface Node {
  readonly children: Map<number, Node>;
  readonly values: SourceValue[];
}

/** The values of a document by what they are known by, so that a reading need not be searched for each of them. */
export interface ValueIndex {
  /**
   * The values, in their order, of which a word, a number without its separators or a day of the year stands in a reading, whatever is around
   * it. Of those that have one word or number in common there is one for each type of surrogate: it tells as much as the others.
   */
  within(reading: Reading, atoms: readonly DateAtom[]): readonly SourceValue[];
}

export function createValueIndex(values: readonly SourceValue[]): ValueIndex {
  const order = new Map(values.map((value, i) => [value, i]));
  const words = createNode();
  const numbers = createNode();
  const days = new Map<number, SourceValue[]>();
  for (const value of values) {
    for (const word of [...(value.words?.parts ?? []), ...(value.words?.joined ?? [])])
      addKey(words, word.replaceAll(/[^\p{L}\d]/gu, ''), value);
    for (const { digits, unpadded } of value.numbers) {
      addKey(numbers, digits, value);
      addKey(numbers, unpadded, value);
    }
    for (const { year, month, day } of value.dates)
      if (year !== undefined && month !== undefined && day !== undefined) obtain(days, dayOf(month, day), () => []).push(value); // prettier-ignore
  }
  return {
    within(reading, atoms) {
      const found = new Set<SourceValue>();
      findKeys(words, reading.squeezed.text, found);
      for (const { digits, groups } of reading.runs) {
        findKeys(numbers, digits, found);
        if (groups.length > 1) findKeys(numbers, groups.map(withoutZeros).join(''), found);
      }
      for (const day of daysOf(reading, atoms)) for (const value of days.get(day) ?? []) found.add(value);
      return [...found].toSorted((a, b) => (order.get(a) as number) - (order.get(b) as number));
    },
  };
}

function createNode(): Node {
  return { children: new Map(), values: [] };
}

function addKey(root: Node, key: string, value: SourceValue): void {
  if (key === '') return;
  let node = root;
  for (let i = 0; i < key.length; i++) node = obtain(node.children, key.charCodeAt(i), createNode);
  if (node.values.every(({ type }) => type !== value.type)) node.values.push(value);
}

/** Keys are short, so that this takes time linear in the text, whatever their number. */
function findKeys(root: Node, text: string, found: Set<SourceValue>): void {
  for (let first = 0; first < text.length; first++) {
    let node = root.children.get(text.charCodeAt(first));
    for (let i = first + 1; node !== undefined; node = node.children.get(text.charCodeAt(i++)))
      for (const value of node.values) found.add(value);
  }
}

const withoutZeros = (group: string) => group.replace(/^0+(?=\d)/, '');

/** One number for each day of a year. */
const dayOf = (month: number, day: number) => month * 32 + day;

/** Days that three parts beside each other, or one run of figures, may be. */
function daysOf({ view: { plain } }: Reading, atoms: readonly DateAtom[]): ReadonlySet<number> {
  const days = new Set<number>();
  const add = (month: number | undefined, day: number | undefined) => {
    if (month !== undefined && day !== undefined && month > 0 && month < 13 && day > 0 && day < 32) days.add(dayOf(month, day)); // prettier-ignore
  };
  const addFigures = (figures: string) => {
    for (const at of [0, 2, 4, 6]) {
      const [first, second] = [Number(figures.slice(at, at + 2)), Number(figures.slice(at + 2, at + 4))];
      add(first, second);
      add(second, first);
    }
  };
  for (const [i, atom] of atoms.entries()) {
    const parts = [atom, atoms[i + 1], atoms[i + 2]];
    for (const [m, month] of parts.entries())
      for (const [d, day] of parts.entries()) if (m !== d) add(month?.month ?? month?.number, day?.number);
    const figures = atom.stamp ?? plain.text.slice(atom.from, atom.to);
    if (!/^\d{5,}$/.test(figures)) continue;
    addFigures(figures);
    const ordinal = new Date(Date.UTC(Number(figures.slice(0, 4)), 0, Number(figures.slice(4))));
    if (figures.length === 7) add(ordinal.getUTCMonth() + 1, ordinal.getUTCDate());
  }
  return days;
}
