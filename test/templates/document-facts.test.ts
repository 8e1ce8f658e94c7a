import { describe, expect, it } from 'vitest';
import { readDocument } from '../../src/templates/document-facts.ts';
import { labelled } from '../helpers/marked.ts';

const plans = {
  DATE: { policy: 'replace', type: 'date' },
  AGE: { policy: 'replace', type: 'age' },
  PATIENT: { policy: 'replace', type: 'patient' },
} as const;
const read = (text: string, tellsPersons = true) =>
  readDocument(labelled('a', text), { locale: 'en', plans, tellsPersons });

describe('what a document tells of its dates', () => {
  it('is their order of day and month, and the latest, months without a day counting where no day is told', () => {
    expect(read('Seen on [25/03/2031|DATE], again on [04/04/2031|DATE].').dayFirst).toBe(true);
    const { latest, days } = read('Since [March 2031|DATE], seen on [2 March 2031|DATE].');
    const [month, day] = [...days.values()];
    expect([month?.isWhole, day?.isWhole]).toEqual([false, true]);
    expect(latest).toBe(day?.day);
    expect(read('Since [March 2031|DATE].').latest).toBe(month?.day);
  });

  it('is who is drawn for a birth date and the age that agrees with it', () => {
    const text = 'Born on [2 March 1980|DATE], [51|AGE] years old, [8|AGE] visits, seen on [4 April 2031|DATE].';
    const { persons, preamble } = read(text);
    expect(preamble).toBe('{{person as=p1 age=41..61 label=none write=no}}');
    expect(Array.from(persons.keys(), ({ label }) => label)).toEqual(['DATE', 'AGE']);
    expect(read(text, false)).toMatchObject({ preamble: '', persons: new Map() });
  });
});
