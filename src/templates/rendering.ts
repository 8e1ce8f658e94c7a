import type { Rng } from '../core/rng.ts';
import type { Entity } from '../core/types.ts';
import type { Person } from './person.ts';
import type { Form } from './plan.ts';

/** A person, a day (number of days since 1970-01-01), a time (minutes since midnight) or a text. */
export type Value = Person | number | string;

/** What a named slot holds. */
export interface Held {
  readonly value: Value;
  readonly form: Form;
  readonly locale: string;
  /** As it was written, or would have been. */
  readonly text: string;
}

/** The first and the last day that a document may be written on: 2001-01-01 to 2024-12-31. */
const FIRST_ANCHOR = 11_323;
const ANCHOR_DAYS = 8766;

/** One document as it is being written. Labels are exact because each is noted with the text that it covers. */
export class Rendering {
  readonly rng: Rng;
  text = '';
  readonly entities: Entity[] = [];
  readonly held: (Held | undefined)[];
  /** Indices of list entries drawn, by memory. */
  readonly memories: (number[] | undefined)[];
  readonly anchor: number;
  anchorWritten = false;
  /** Which of the locale's usual formats the document has. */
  readonly habit: number;

  constructor(rng: Rng, slots: number, memories: number) {
    this.rng = rng;
    this.held = Array.from({ length: slots });
    this.memories = Array.from({ length: memories });
    this.anchor = FIRST_ANCHOR + rng.int(ANCHOR_DAYS);
    this.habit = rng.int(0x10000);
  }

  /** Writes a text; with a label it is an entity. */
  write(text: string, label?: string, layer?: string): void {
    if (label !== undefined && text !== '') {
      const start = this.text.length;
      const entity = { id: `T${this.entities.length + 1}`, start, end: start + text.length, label };
      this.entities.push(Object.freeze(layer === undefined ? entity : { ...entity, layer }));
    }
    this.text += text;
  }
}
