import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { findMarks } from '../../src/placeholders/marks.ts';
import { refillMarks } from '../../src/pipeline/placeholders/fill-placeholders.ts';

// These texts were written before the rules that read them: each mark is followed by what a reader takes it for, in braces.
const TEXTS: Readonly<Record<string, string>> = {
  'MIMIC III': `Name:  [**Known lastname 4401**]{PATIENT}, [**Known firstname 1720**]{PATIENT}    Unit No:  [**Numeric Identifier 88**]{IDNUM}
Admission Date:  [**2151-7-16**]{DATE}     Discharge Date:  [**2151-8-4**]{DATE}
Date of Birth:  [**2078-11-2**]{DATE}             Sex:  F
Ms. [**Known lastname 4401**]{PATIENT} was moved from [**Hospital1 18**]{HOSPITAL} on [**7-15**]{DATE} by Dr. [**Last Name (STitle) 911**]{DOCTOR}
and lives in [**Location (un) 620**]{LOCATION-OTHER}, [**State 350**]{STATE}, with her son [**Name (NI) 12**]{PERSON} ([**Telephone/Fax (1) 5522**]{PHONE}).
She was [**Age over 90 **]{AGE} when seen at [**Hospital6 29**]{HOSPITAL} in [**2149**]{DATE}. Her [**Doctor First Name **]{DOCTOR} called.
[**First Name8 (NamePattern2) **]{PERSON} [**Last Name (NamePattern1) **]{PERSON}, MD; MRN [**Medical Record Number 7**]{MEDICALRECORD}; works for [**Company 22**]{ORGANIZATION}; [**Ethnicity 5**]{UNKNOWN}.`,
  'MIMIC IV': `Name:  ___{PATIENT}                     Unit No:   ___{MEDICALRECORD}
Admission Date:  ___{DATE}              Discharge Date:   ___{DATE}
Date of Birth:  ___{DATE}             Sex:   M
Attending: ___{DOCTOR}.
Mr. ___{PATIENT} is a ___{AGE} year old man seen by Dr. ___{DOCTOR} on ___{DATE} at ___{HOSPITAL}. Please call ___{UNKNOWN} if worse.`,
  en: `Patient: <NAME>{PERSON} was seen on [DATE]{DATE} by Dr. XXXX{DOCTOR}. Phone: [PHONE]{PHONE}, e-mail <EMAIL>{EMAIL}.
Lives at [ADDRESS]{STREET}, <CITY>{CITY}. Array a[I] and <B>bold</B> stay, and [SIC] too. XXXX{UNKNOWN} laughed.`,
  de: `Patient: <NAME>{PERSON}, geboren am [DATUM]{DATE}, wohnhaft in [ORT]{CITY}, [STRASSE]{STREET}. Tel.: XXXX{PHONE}.
Frau ___{PATIENT} kam am ___{DATE} in das <KRANKENHAUS>{HOSPITAL} und wurde von Dr. XXXX{DOCTOR} behandelt. Im Alter von [ALTER]{AGE}.`,
  es: `Paciente: <NOMBRE>{PERSON}, nacido el [FECHA]{DATE} en [CIUDAD]{CITY}. NHC: XXXX{MEDICALRECORD}. Teléfono: <TELEFONO>{PHONE}.
La Sra. ___{PATIENT} fue vista por la Dra. XXXX{DOCTOR} el ___{DATE} en el [HOSPITAL]{HOSPITAL}. Tiene ___{AGE} años.`,
  fr: `Patient : <NOM>{PERSON} <PRENOM>{PERSON}, né le [DATE]{DATE} à [VILLE]{CITY}. Tél : XXXX{PHONE}. IPP : ___{MEDICALRECORD}.
Madame ___{PATIENT} a été vue par le Dr XXXX{DOCTOR} le ___{DATE} à l'[HOPITAL]{HOSPITAL}. Elle a ___{AGE} ans.`,
};

/** The text without what is expected of it, and that, by place. */
function read(marked: string) {
  let text = '';
  const wanted: [number, string][] = [];
  for (const [piece, label] of marked.matchAll(/\{([A-Z-]+)\}|[^{]+/gu)) {
    if (label === undefined) text += piece;
    else wanted.push([text.length, label]);
  }
  return { text, wanted };
}
const localeOf = (name: string) => (name.startsWith('MIMIC') ? 'en' : name);

describe('marks of what was taken out', () => {
  it.each(Object.entries(TEXTS))('are found and told: %s', (name, marked) => {
    const { text, wanted } = read(marked);
    const found = findMarks(text, localeOf(name)).map(({ end, label }) => [end, label]);
    expect(found).toEqual(wanted);
  });

  it.each(Object.entries(TEXTS))('become labelled text, in which nothing told is left: %s', async (name, marked) => {
    const { text, wanted } = read(marked);
    const corpus = await refillMarks([createDocument({ id: 'a', text, entities: [] })], {
      locale: localeOf(name),
      seed: 4,
    });
    for await (const doc of corpus) {
      expect(doc.entities.map(({ label }) => label)).toEqual(wanted.map(([, label]) => label));
      for (const { start, end, label, attributes } of doc.entities) {
        const written = doc.text.slice(start, end);
        if (label === 'UNKNOWN') expect(written).toBe(attributes?.['placeholder']);
        else expect(written).not.toMatch(/\*\*|_{3}|XXXX|^[<[]|^\s|\s$|^$/u);
        if (label === 'DATE' || label === 'PHONE' || label === 'AGE') expect(written).toMatch(/\d/u);
      }
      const outside = (own: string, spans: readonly { start: number; end: number }[]) =>
        spans.toReversed().reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), own);
      expect(outside(doc.text, doc.entities)).toBe(outside(text, findMarks(text, localeOf(name))));
    }
    expect(corpus.summary().left).toBe(wanted.filter(([, label]) => label === 'UNKNOWN').length);
  });

  it.each([
    ['de', 'Der Zeuge [entfernt] kam.', 'PERSON'],
    ['en', 'The witness [redacted] left.', 'PERSON'],
    ['es', 'El testigo ***, vecino, firmó.', 'PERSON'],
    ['fr', 'La société █████ a fermé.', 'ORGANIZATION'],
    ['en', 'Sent on to [redacted] today.', 'UNKNOWN'],
  ])('are told by the noun before them in %s: %s', (locale, text, label) => {
    expect(findMarks(text, locale).map((mark) => mark.label)).toEqual([label]);
  });

  it('agree across a document: one number one name, dates with their intervals, one patient', async () => {
    const { text } = read(TEXTS['MIMIC III'] ?? '');
    const run = async (id: string, seed = 4) => {
      const corpus = await refillMarks([createDocument({ id, text, entities: [] })], { locale: 'en', seed });
      for await (const doc of corpus) return doc.entities.map(({ start, end }) => doc.text.slice(start, end));
      return [];
    };
    const [family, given, , admitted = '', discharged = '', born = '', again, , moved = ''] = await run('a');
    expect(again).toBe(family);
    expect(given).not.toBe(family);
    const days = (a: string, b: string) => Math.round((Date.parse(b) - Date.parse(a)) / 86_400_000);
    expect(Math.abs(days(admitted, discharged) - 19)).toBeLessThanOrEqual(1);
    expect(Number(admitted.slice(-4)) - Number(born.slice(-4))).toBe(2151 - 2078);
    expect(Number(admitted.slice(-4))).toBeLessThan(2030);
    expect(moved).toBe('7/15');
    expect(await run('a')).toEqual(await run('a'));
    expect((await run('b'))[0]).not.toBe(family);
    const iv = read(TEXTS['MIMIC IV'] ?? '').text;
    const corpus = await refillMarks([createDocument({ id: 'c', text: iv, entities: [] })], { locale: 'en', seed: 4 });
    for await (const doc of corpus) {
      const [full = '', short = ''] = doc.entities.filter(({ label }) => label === 'PATIENT').map(({ start, end }) => doc.text.slice(start, end)); // prettier-ignore
      expect(full.endsWith(short)).toBe(true);
      expect(full).not.toBe(short);
    }
  });

  it('are left alone in text that has none', () => {
    for (const text of [
      'He took 5 mg [sic] of it; see <b>this</b> and [1].',
      'a__b, snake_case, XX and XXX-rated films',
      'Proxy ____',
      '',
    ])
      expect(findMarks(text, 'en').filter(({ label }) => label !== 'UNKNOWN')).toEqual([]);
  });
});
