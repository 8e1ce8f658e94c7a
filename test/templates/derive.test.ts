import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { createDeriver } from '../../src/templates/derive.ts';
import type { SlotPlan } from '../../src/templates/find-repeats.ts';
import { escapeText, findFormat, quote } from '../../src/templates/find-format.ts';
import { createGenerator } from '../../src/templates/generator.ts';
import { parseTemplateSet, requireSound } from '../../src/templates/template-set.ts';
import { render, surfaces } from './helpers.ts';

const PLANS: Readonly<Record<string, SlotPlan>> = {
  NAME: { policy: 'replace', type: 'patient' },
  DOC: { policy: 'replace', type: 'doctor' },
  DATE: { policy: 'replace', type: 'date' },
  CITY: { policy: 'replace', type: 'city' },
  TIME: { policy: 'replace', type: 'time' },
  AGE: { policy: 'replace', type: 'age' },
  MRN: { policy: 'replace', type: 'medical-record' },
  SEX: { policy: 'keep' },
  DRUG: { policy: 'from-corpus' },
};

/** `[value](LABEL)` around mentions. */
function tagged(text: string, id = 'd'): Document {
  const entities: { id: string; start: number; end: number; label: string }[] = [];
  let plain = '';
  let at = 0;
  for (const match of text.matchAll(/\[([^\]]*)\]\(([A-Z]+)\)/g)) {
    plain += text.slice(at, match.index);
    const [all, value = '', label = ''] = match;
    entities.push({ id: `T${entities.length}`, start: plain.length, end: plain.length + value.length, label });
    plain += value;
    at = match.index + all.length;
  }
  return createDocument({ id, text: plain + text.slice(at), entities });
}

function derive(...docs: readonly Document[]) {
  const deriver = createDeriver({
    name: 'd',
    locale: 'en',
    plans: PLANS,
    isGivenName: (word) => word === 'Eva' || word === 'Jan',
    genderOf: (word) => (word === 'Jan' ? 'm' : undefined),
  });
  for (const doc of docs) expect(deriver.add(doc)).toBeUndefined();
  return deriver.finish();
}

const bodyOf = (text: string): string =>
  derive(tagged(text)).files.get('t1.tmpl')?.replace('---\n---\n', '').trimEnd() ?? '';

describe('a derived template', () => {
  it('has a slot for each mention, in its form, and references for what comes again', () => {
    expect(bodyOf('[Eva Lind](NAME) saw [Dr Who](DOC). [LIND](NAME), [Eva Lind](NAME), [Eva](NAME)')).toBe(
      '{{patient as=e1}} saw {{doctor}}. {{@e1 part=family case=upper}}, {{@e1}}, {{@e1 part=given}}',
    );
    expect(bodyOf('[Lind, Eva](NAME) [Eva](NAME) [E.L.](DOC) [ROSS](DOC)')).toBe(
      '{{patient part=family-given as=e1}} {{@e1 part=given}} {{doctor part=initials}} {{doctor part=family case=upper}}',
    );
    expect(bodyOf('MRN [AB-12/7](MRN), [47 years](AGE), [2:05 pm](TIME)')).toBe(
      'MRN {{medical-record shape="AA-##/#"}}, {{age 37..57 suffix=" years"}}, {{time format="h:mm a"}}',
    );
  });

  it('keeps formats and distances of dates, the latest being the anchor', () => {
    expect(
      bodyOf('born [3/2/1950](DATE), in [27/12/2001](DATE), out [4 January 2002](DATE), [last spring](DATE)'),
    ).toBe(
      'born {{date format="d/M/yyyy" before=anchor days=18963}}, in {{date format="dd/MM/yyyy" before=anchor days=8}}, ' +
        'out {{date format="d MMMM yyyy" before=anchor days=0}}, {{date}}',
    );
  });

  it('takes the ending of a first day for none of the format', () => {
    expect(findFormat('1er mars 2012', 'date', 'fr')).toBe('d MMMM yyyy');
    expect(findFormat('2 mars 2012', 'date', 'fr')).toBe('d MMMM yyyy');
  });

  it('leaves nothing of a mention where no label covers it', () => {
    const text =
      'Lind was seen. [Eva Lind](NAME) of [Ulm](CITY), MRN [12345-6](MRN). LIND, Eva, Ulm, 12345-6; ulmer, a [Lind sign](SEX), blind';
    expect(bodyOf(text)).toBe(
      '{{patient part=family as=e1 label=none}} was seen. {{@e1 part=full label="NAME" layer="phi"}} of {{city as=e2}}, MRN ' +
        '{{medical-record shape="#####-#" as=e3}}. {{@e1 case=upper}}, {{@e1 part=given}}, {{@e2 label=none}}, {{@e3 label=none}}; ' +
        'ulmer, a [[="SEX" layer="phi": {{@e1}}{{" sign"}}]], blind',
    );
    expect(derive(tagged(text)).counts.repeats).toBe(6);
    const ordinary = '[Eva Rose](NAME) rose. Rose bushes in May 2001, [May](DATE)';
    expect(bodyOf(ordinary)).toBe('{{patient}} rose. Rose bushes in May 2001, {{date format="MMMM"}}');
    const set = requireSound(parseTemplateSet(derive(tagged(text)).files));
    const doc = createGenerator(set, { gazetteers: loadGazetteers(), seed: 1 }).document(0);
    expect(doc.entities.map(({ label }) => label)).toEqual(['NAME', 'CITY', 'MRN', 'SEX']);
  });

  it('knows a full name again whose family name stands first, and a part before it', () => {
    expect(bodyOf('[Lind](NAME), [Lind, Eva](NAME): [Eva B. Lind](NAME)')).toBe(
      '{{patient part=family as=e1}}, {{@e1 part=family-given}}: {{@e1 part=full}}',
    );
  });

  it('keeps the sex of a given name, and forms of articles to the sound', () => {
    expect(bodyOf('a [47](AGE)-year-old, an [old](SEX) man, [Jan Lind](NAME), [Lind, Jan](DOC)')).toBe(
      '{{a/an}} {{age 37..57}}-year-old, an {{"old" label="SEX" layer="phi"}} man, {{patient gender=m}}, {{doctor part=family-given gender=m}}',
    );
  });

  it('draws a birth date and the age that fits it together', () => {
    expect(bodyOf('seen [4/25/2019](DATE), born [9/22/1970](DATE), [48](AGE) y, [10 y](AGE) ago')).toBe(
      '{{person as=p1 age=38..58 label=none write=no}}seen {{date format="M/d/yyyy" before=anchor days=0}}, ' +
        'born {{date format="M/d/yyyy" of=p1}}, {{age of=p1}} y, {{age 2..17 suffix=" y"}} ago',
    );
    expect(bodyOf('born [9/22/1970](DATE)')).toBe(
      '{{person as=p1 age=2..95 label=none write=no}}born {{date format="M/d/yyyy" of=p1}}',
    );
  });

  it('keeps dates without a year or a day in their order', () => {
    expect(bodyOf('[3/1/2019](DATE), [28/12](DATE), [March 2018](DATE), [2017](DATE)')).toBe(
      '{{date format="d/M/yyyy" before=anchor days=0}}, {{date format="dd/MM" before=anchor days=6}}, ' +
        '{{date format="MMMM yyyy" before=anchor days=294}}, {{date format="yyyy" before=anchor days=551}}',
    );
  });

  it('makes a postcode of a place that is all digits, and no plural of one', () => {
    expect(bodyOf('[28009](CITY), [1 year](AGE), [5 years](AGE)')).toBe(
      '{{zip shape="#####"}}, {{age 1..1 suffix=" year"}}, {{age 2..15 suffix=" years"}}',
    );
  });

  it('keeps the text of labels that stay, and lists those drawn from the corpus', () => {
    const { files } = derive(tagged('a [woman](SEX) on [aspirin](DRUG)'), tagged('[codeine](DRUG)'));
    expect(files.get('t1.tmpl')).toContain('a {{"woman" label="SEX" layer="phi"}} on {{$own-drug}}');
    expect(files.get('lists/own-drug.txt')).toBe('aspirin\ncodeine\n');
    expect(files.get('set.yaml')).toMatch(/^# Derived from a labelled corpus: .*source’s own/);
  });

  it('gives labels that have no letter of ASCII, or differ in signs or case alone, lists of their own', () => {
    const text = 'Ada saw Eva, Kim, Lea and Jan';
    const labels = { Ada: '医生', Eva: '病人', Kim: 'WARD-1', Lea: 'Ward 1', Jan: 'ward' };
    const entities = Object.entries(labels).map(([name, label], i) => {
      const start = text.indexOf(name);
      return { id: `T${i}`, start, end: start + 3, label };
    });
    const plans = Object.fromEntries(Object.values(labels).map((label) => [label, { policy: 'from-corpus' }] as const));
    const deriver = createDeriver({ name: 'd', locale: 'en', plans });
    deriver.add(createDocument({ id: 'd', text, entities }));
    const set = requireSound(parseTemplateSet(deriver.finish().files));
    const document = createGenerator(set, { gazetteers: loadGazetteers(), seed: 1 }).document(0);
    expect(document.text).toBe(text);
    expect(document.entities.map(({ start, label }) => [document.text.slice(start, start + 3), label])).toEqual([
      ['Ada', '医生'],
      ['Eva', '病人'],
      ['Kim', 'WARD-1'],
      ['Lea', 'Ward 1'],
      ['Jan', 'ward'],
    ]);
  });

  it('is refused where entities overlap or are in pieces', () => {
    const deriver = createDeriver({ name: 'd', locale: 'en', plans: PLANS });
    const text = 'Eva Lind';
    const a = { id: 'a', start: 0, end: 8, label: 'NAME' };
    const b = { id: 'b', start: 4, end: 8, label: 'DOC', layer: 'other' };
    expect(deriver.add(createDocument({ id: 'x', text, entities: [a, b] }))?.reason).toBe('overlapping-entities');
    const fragments = [{ start: 0, end: 3 }, { start: 4, end: 8 }]; // prettier-ignore
    expect(deriver.add(createDocument({ id: 'y', text, entities: [{ ...a, fragments }] }))?.reason).toBe(
      'discontinuous-entity',
    );
    expect(deriver.finish().counts.templates).toBe(0);
  });

  it('always parses, and renders the text around the mentions as it was, with the same labels', () => {
    const marks = fc.constantFrom('{', '}', '[', ']', '|', '\\', '{{', ']]', 'x', ' ', '\n', '"', '---', 'é');
    const gap = fc.array(marks, { maxLength: 6 }).map((parts) => parts.join(''));
    const mention = fc.tuple(
      fc.constantFrom('Eva Lind', 'LIND', '3/2/1950', '47 y', "A'1\\", 'x\n"y'),
      fc.constantFrom(...Object.keys(PLANS)),
    );
    fc.assert(
      fc.property(gap, fc.array(fc.tuple(mention, gap), { maxLength: 5 }), (start, rest) => {
        let text = start;
        const entities = rest.map(([[value, label], after], i) => {
          const entity = { id: `T${i}`, start: text.length, end: text.length + value.length, label };
          text += `${value}${after}`;
          return entity;
        });
        const { files } = derive(createDocument({ id: 'd', text, entities }));
        const set = requireSound(parseTemplateSet(files));
        const doc = createGenerator(set, { gazetteers: loadGazetteers(), seed: 1 }).document(0);
        expect(doc.entities.map(({ label }) => label)).toEqual(entities.map(({ label }) => label));
        let at = 0;
        let between = '';
        for (const entity of doc.entities) {
          between += `${doc.text.slice(at, entity.start)}\0`;
          at = entity.end;
        }
        expect(between + doc.text.slice(at)).toBe(start + rest.map(([, after]) => `\0${after}`).join(''));
      }),
      { numRuns: 150 },
    );
  });
});

describe('escaping', () => {
  it('makes any text a template of itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('{', '}', '[', ']', '|', '\\', 'a', '\n') }), (text) => {
        expect(render(`---\n---\n${escapeText(text)}\n`, 1)[0]?.text).toBe(text);
      }),
    );
  });

  it('makes any text a quoted one', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((text) => !text.includes('\r')),
        (text) => {
          const [doc] = render(`{{${quote(text)} label=X}}`, 1);
          expect(doc && surfaces(doc, 'X')).toEqual([text]);
        },
      ),
    );
  });
});
