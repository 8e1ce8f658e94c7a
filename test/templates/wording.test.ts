import { describe, expect, it } from 'vitest';
import type { Document } from '../../src/core/types.ts';
import { loadTemplateSet, shippedTemplateSets } from '../../src/pipeline/templates/load-template-set.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { createGenerator } from '../../src/templates/generator.ts';
import { lintTemplates } from '../../src/pipeline/templates/lint-templates.ts';
import { lintDocument } from '../../src/templates/lint.ts';

/** The lines of a document that are not empty, with names of labels for the mentions. */
function maskedLines({ text, entities }: Document): readonly string[] {
  let [masked, at] = ['', 0];
  for (const { start, end, label } of entities.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue;
    masked += `${text.slice(at, start)}<${label}>`;
    at = end;
  }
  const lines = (masked + text.slice(at)).split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

it.each(shippedTemplateSets())('the lint finds nothing in 300 documents of %s', (name) => {
  expect(lintTemplates(loadTemplateSet(name), new Map(), 300)).toEqual([]);
});

it.each(shippedTemplateSets())(
  'four of five lines of 400 documents of %s differ by more than their mentions',
  (name) => {
    const generator = createGenerator(loadTemplateSet(name), { gazetteers: loadGazetteers(), seed: 7 });
    const lines = Array.from({ length: 400 }, (_, i) => generator.document(i)).flatMap(maskedLines);
    expect(new Set(lines).size / lines.length).toBeGreaterThanOrEqual(0.8);
  },
);

/** A document written as `[value](LABEL)`. */
function inline(marked: string): Document {
  const entities: Document['entities'][number][] = [];
  const text = marked.split(/(\[[^\]]*\]\([^)]*\))/u).reduce((before, part) => {
    const [, value, label] = /^\[([^\]]*)\]\(([^)]*)\)$/u.exec(part) ?? [];
    if (value === undefined || label === undefined) return before + part;
    entities.push({ id: `T${entities.length}`, start: before.length, end: before.length + value.length, label });
    return before + value;
  }, '');
  return { id: 'd', text, entities, meta: {} };
}

/** The kinds of faults of a document, and the texts that they are of. */
function faultsOf(marked: string, locale: string): readonly string[] {
  const doc = inline(marked);
  return lintDocument(doc, locale, true).map(({ kind, start, end }) => `${kind}: ${doc.text.slice(start, end)}`);
}

const whatIn = (marked: string, locale: string) => lintDocument(inline(marked), locale, true).map(({ what }) => what);

describe('the detectors of wording', () => {
  it.each([
    ['en', 'for 1 weeks, then 11 weeks and 2.1 years, 1 week', ['number: 1 weeks']],
    ['en', 'after 3 week, a 3 week history, 3-week', ['number: 3 week']],
    ['es', 'hace 1 meses y 21 meses', ['number: 1 meses']],
    ['nl', 'sinds 8 jaar en 3 kwartier, 3 week', ['number: 3 week']],
    ['en', 'a apple, a pear, an egg', ['sound: a ']],
    ['fr', 'le chef de équipe de nuit', ['sound: de ']],
    ['ca', 'el cap de equip', []],
    ['en', 'no a cyst, 5 mg inhaled, the cyst', ['wording: no a', 'wording: mg inhaled']],
    ['es', 'De el puente a el mar, de El País a el Clot, del mar', ['wording: De el', 'wording: a el']],
    ['sv', 'no a cyst', []],
  ])(
    'find planted faults of number, sound and wording, and nothing in what is right: %s %s',
    (locale, text, faults) => {
      expect(faultsOf(text, locale)).toEqual(faults);
    },
  );

  it.each([
    ['en', 'Admitted [03/04/2020](DATE), discharged [03/01/2020](DATE).', 'discharge before admission'],
    ['en', 'Admitted [03/04/2020](DATE), discharged [03/09/2020](DATE).', undefined],
    ['en-GB', 'Admitted [03/04/2020](DATE), discharged [01/05/2020](DATE).', undefined],
    ['fr', 'Mariés le [3 mai 2010](DATE), divorce prononcé le [2 juin 2009](DATE).', 'divorce before wedding'],
    ['sv', 'inskriven [2020-05-03](DATE), utskriven [2020-04-30](DATE)', 'discharge before admission'],
    ['es', 'Nacida el [4 de mayo de 2015](DATE). Operada el [1 de enero de 2010](DATE).', 'something before the birth'],
    ['de', 'geboren am [4. Mai 1970](DATE), [30](AGE). Aufnahme [1.3.2020](DATE)', 'an age of 30 beside a birth date that contradicts it'],
    ['de', 'geboren am [4. Mai 1970](DATE), [49](AGE). Aufnahme [1.3.2020](DATE)', undefined],
  ])('tell dates out of order: %s %s', (locale, marked, fault) => {
    expect(whatIn(marked, locale)).toEqual(fault === undefined ? [] : [fault]);
  }); // prettier-ignore

  it.each([
    ['This [8](AGE)-year-old retired [baker](PROFESSION)', 'en', ['somebody retired or widowed aged 8']],
    ['[8](AGE)-year-old boy, brought by his father, a [baker](PROFESSION)', 'en', []],
    ['This [71](AGE)-year-old retired [baker](PROFESSION)', 'en', []],
    ['[6](AGE) años, [profesora](PROFESSION)', 'es', ['somebody with a profession aged 6']],
    ['[6](AGE) meses, [profesora](PROFESSION)', 'es', []],
    ['[42](AGE)-year-old boy', 'en', ['a child aged 42']],
    ['[9](AGE)-year-old mother of two', 'en', ['a parent aged 9']],
  ])('tell ages that their roles do not have: %s', (marked, locale, faults) => {
    expect(whatIn(marked, locale)).toEqual(faults);
  });

  it.each([
    ['[Metformin](Drug) 5 mg daily', ['dose: Metformin 5 mg']],
    ['[Metformin](Drug) 500 mg, [paracetamol](Drug) 1 g', []],
    ['[levothyroxine](Drug) 75 mg', ['dose: levothyroxine 75 mg']],
    ['BP 70/110, sat 130%, 44.1 °C', ['measure: BP 70/110', 'measure: sat 130%', 'measure: 44.1 °C']],
    ['BP 110/70, sat 97%, 36.6 °C', []],
  ])('tell doses and measures that nobody has: %s', (marked, faults) => {
    expect(faultsOf(marked, 'en')).toEqual(faults);
  });
});
