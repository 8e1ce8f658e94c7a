import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { PalimpsestError } from '../../src/core/errors.ts';
import {
  applyLabelMap,
  checkLabelMap,
  chooseLabelMap,
  describeByName,
  fitLabelMap,
  loadLabelMap,
  parseLabelMap,
  shippedLabelMaps,
} from '../../src/resources/label-map.ts';
import { SURROGATE_TYPES } from '../../src/surrogates/types.ts';

const map = parseLabelMap(
  'name: mine\nlocale: es\nlabels:\n  A: NAME\n  B: { to: NAME, type: person, note: "a note" }\n  C: { drop: true }\n',
  'mine.yaml',
);

function fault(text: string): PalimpsestError {
  try {
    parseLabelMap(text, 'mine.yaml');
  } catch (error) {
    return error as PalimpsestError;
  }
  throw new Error('the map was accepted');
}

describe('parseLabelMap', () => {
  it('reads rules, and a bare name as a renaming', () => {
    expect(map.labels).toEqual({
      A: { to: 'NAME' },
      B: { to: 'NAME', type: 'person', note: 'a note' },
      C: { drop: true },
    });
  });

  it.each([
    ['name: x\nlabels:\n  A: { polcy: keep }\n', 3, 15, /polcy/],
    ['name: x\nlabels:\n  A: { policy: discard }\n', 3, 16, /policy/],
    ['name: x\nlabels:\n  A: B\n  A: C\n', 4, 3, /unique/],
    ['name: x\nlabels: [A]\n', 2, 9, /labels/],
    ['name: x\nlocale: Spanish\nlabels: {}\n', 2, 9, /language code/],
    ['labels: {}\n', 1, 1, /name/],
    ['name: "x\n', 2, 1, /quote/],
  ])('points at the line and column of what is wrong: %j', (text, line, column, message) => {
    const error = fault(text);
    expect(error).toBeInstanceOf(PalimpsestError);
    expect(error.code).toBe('bad-label-map');
    expect(error.place).toEqual({ file: 'mine.yaml', line, column });
    expect(error.message).toMatch(message);
  });
});

describe('applyLabelMap', () => {
  const doc = createDocument({
    id: 'd',
    text: 'Eva Lind 7 x',
    entities: [
      { id: 'T1', start: 0, end: 3, label: 'A' },
      { id: 'T2', start: 3, end: 8, label: 'B' },
      { id: 'T3', start: 9, end: 10, label: 'C' },
      { id: 'T4', start: 11, end: 12, label: 'toString' },
    ],
  });

  it('renames, merges without joining neighbours, drops, and leaves labels it does not name', () => {
    const mapped = applyLabelMap(doc, map);
    expect(mapped.text).toBe(doc.text);
    expect(mapped.entities).toEqual([
      { id: 'T1', start: 0, end: 3, label: 'NAME' },
      { id: 'T2', start: 3, end: 8, label: 'NAME' },
      { id: 'T4', start: 11, end: 12, label: 'toString' },
    ]);
  });

  it('takes labels whatever their case, but for those that it has as they are written', () => {
    const cased = { name: 'm', labels: { Patient: { to: 'NAME' }, DATE: { to: 'WHEN' }, Date: { drop: true } } };
    const labels = ['PATIENT', 'patient', 'DATE', 'Date'];
    const marked = createDocument({
      ...doc,
      entities: labels.map((label, i) => ({ id: `T${i}`, start: i * 2, end: i * 2 + 1, label })),
    });
    expect(applyLabelMap(marked, cased).entities.map(({ label }) => label)).toEqual(['NAME', 'NAME', 'WHEN']);
    expect(checkLabelMap(cased, labels)).toEqual([]);
    expect(fitLabelMap(cased, labels).labels['patient']).toBe(cased.labels.Patient);
    expect(fitLabelMap(cased, ['DATE', 'Patient'])).toBe(cased);
    const other = createDocument({ ...doc, entities: [{ id: 'T1', start: 0, end: 3, label: 'date' }] });
    for (const fails of [
      () => applyLabelMap(other, cased),
      () => checkLabelMap(cased, ['date']),
      () => fitLabelMap(cased, ['date']),
    ])
      expect(fails).toThrow('the label date could be DATE or Date of the label map m');
    const alike = { name: 'm', labels: { DATE: { drop: true }, Date: { drop: true } } };
    expect(applyLabelMap(other, alike).entities).toEqual([]);
  });

  it('returns a document that it does not change as it is', () => {
    const other = createDocument({ ...doc, entities: doc.entities.slice(3) });
    expect(applyLabelMap(other, map)).toBe(other);
  });
});

describe('the shipped label maps', () => {
  it('say for every label what it means or what is to be done, with types that the surrogate writers know', () => {
    expect(shippedLabelMaps().length).toBeGreaterThan(15);
    const types: readonly (string | undefined)[] = [undefined, ...SURROGATE_TYPES];
    const faults = shippedLabelMaps().flatMap(({ name, locale, labels }) => [
      ...(/^(?:en|es|fr|de|sv|zh-TW)$/.test(locale ?? '') ? [] : [`${name}: locale`]),
      ...Object.entries(labels)
        .filter(([, { type, policy, coarse }]) => !(type ?? policy) || !coarse || !types.includes(type))
        .map(([label]) => `${name}: ${label}`),
    ]);
    expect(faults).toEqual([]);
  });

  it('are found by name', () => {
    expect(loadLabelMap('meddocan').labels['PAIS']?.type).toBe('country');
    expect(() => loadLabelMap('no/such.yaml')).toThrow(PalimpsestError);
  });

  it('have all labels of the schemes that were counted by their authors', () => {
    const size = (name: string) => Object.keys(loadLabelMap(name).labels).length;
    expect(size('meddocan')).toBe(29);
    expect(size('german-ler')).toBe(19);
    expect(size('i2b2-2006')).toBe(8);
  });
});

describe('the names of labels', () => {
  it('tell what labels of no scheme mean, however they are written, and what means two things they do not tell', () => {
    const labels = [
      'FIRST_NAME',
      'lastName',
      'PHI:Date-of-Birth',
      'ssn',
      'Organisme',
      'domicilio',
      'Aktenzahl',
      'Hôpital',
      'CARDINAL',
      'NOM',
      'device',
      'WEAPON',
    ];
    const { map, missing } = chooseLabelMap(new Set(labels));
    expect(missing).toEqual(labels.toSorted());
    expect(map?.name).toBe('by name');
    expect(map?.byName).toEqual(['Aktenzahl', 'CARDINAL', 'FIRST_NAME', 'Hôpital', 'Organisme', 'PHI:Date-of-Birth', 'domicilio', 'lastName', 'ssn']); // prettier-ignore
    expect(map?.labels).toMatchObject({
      FIRST_NAME: { type: 'given-name', coarse: 'NAME' },
      lastName: { type: 'family-name' },
      'PHI:Date-of-Birth': { type: 'date', birth: true },
      ssn: { type: 'social-security' },
      Organisme: { type: 'organisation' },
      domicilio: { type: 'address' },
      Aktenzahl: { type: 'id' },
      Hôpital: { type: 'hospital' },
      CARDINAL: { policy: 'keep' },
    });
    expect(describeByName(map).join()).toContain('FIRST_NAME (given-name)');
    expect(describeByName(loadLabelMap('conll'))).toEqual([]);
  });

  it.each([
    ['LOCATION_CITY', 'city'],
    ['NAME-PATIENT', 'patient'],
    ['doctorPhone', 'phone'],
    ['hospital_address', 'address'],
    ['Health_Care_Unit', 'hospital'],
    ['nam_loc_gpe_city', 'city'],
    ['CITY_NAME', 'city'],
    ['Date_Part', 'date'],
    ['ORGANIZAÇÃO', 'organisation'],
    ['patientnummer', 'medical-record'],
    ['NAAM_ARTS', 'doctor'],
    ['NOM_PATIENT', 'patient'],
    ['Nom_Metge', 'doctor'],
    ['CONTACT', 'contact'],
    ['CONTACT_OTHER', 'contact'],
    ['CONTACT_PHONE', 'phone'],
    ['GIVENNAME2', 'given-name'],
    ['public_ipv4', undefined],
    ['DATE_OF_ADMISSION', 'date'],
    ['dischargeDate', 'date'],
    ['loc.adm.nat', 'country'],
    ['CITY_DOCTOR', undefined],
    ['LOCATION_WEAPON', undefined],
    ['CITY_STREET', undefined],
    ['NAME_OTHER_1', 'person'],
    ['DATE.visit', 'date'],
    ['building-hospital', 'hospital'],
    ['NUM_TELEFONO', 'phone'],
    ['numéro_de_patient', 'id'],
    ['NUMBER', undefined],
    ['PII_NAME', 'person'],
    ['ner:name', 'person'],
    ['patient_first_name', 'given-name'],
    ['DoctorSurname', 'family-name'],
    ['doctor_patient', undefined],
    ['persName', 'person'],
    ['placeName_settlement', 'city'],
    ['ФИО', 'person'],
    ['ТЕЛЕФОН', 'phone'],
    ['Район', 'region'],
    ['ΟΝΟΜΑΤΕΠΩΝΥΜΟ', 'person'],
    ['法人名', 'organisation'],
    ['KİŞİ', 'person'],
    ['město', 'city'],
    ['СИНИЙ', undefined],
  ])('are read word by word: %s', (label, type) => {
    expect(chooseLabelMap(new Set([label, 'WEAPON', 'ODD'])).map?.labels[label]?.type).toBe(type);
  });

  it('stand beside a shipped scheme that knows most of the labels', () => {
    const { map } = chooseLabelMap(new Set(['NOM', 'PRENOM', 'VILLE', 'USERNAME']));
    expect(map).toMatchObject({ name: 'eds-pseudo', byName: ['USERNAME'], labels: { NOM: { type: 'family-name' }, USERNAME: { type: 'username' } } }); // prettier-ignore
  });

  it('of another shipped scheme mean what they do there, where these are no few letters', () => {
    const { map } = chooseLabelMap(new Set(['NOMBRE_PERSONAL_SANITARIO', 'USERNAME', 'RR']));
    expect(map?.labels['NOMBRE_PERSONAL_SANITARIO']).toEqual(loadLabelMap('meddocan').labels['NOMBRE_PERSONAL_SANITARIO']); // prettier-ignore
    expect(map?.byName).toContain('NOMBRE_PERSONAL_SANITARIO');
    expect(map?.labels['RR']).toBeUndefined();
  });

  it('are written as they are looked up, and tell types that there are', () => {
    for (const file of ['label-names.yaml', 'label-names-other.yaml']) {
      const table = parseLabelMap(readFileSync(`data/${file}`, 'utf8'), file);
      for (const [name, { type, policy, coarse }] of Object.entries(table.labels)) {
        expect(name).toMatch(/^(?:[a-z0-9]+|[\p{L}\p{M}]*[^\P{L}\p{Script=Latin}][\p{L}\p{M}]*)$/u);
        expect(name).toBe(name.toLowerCase());
        expect(coarse, name).toBeDefined();
        if (policy === undefined) expect(SURROGATE_TYPES, name).toContain(type);
      }
    }
  });
});

describe('chooseLabelMap', () => {
  it('takes the map that knows most labels, then the one with the fewest besides, then the first by name', () => {
    expect(chooseLabelMap(new Set(['PER', 'LOC', 'ORG', 'MISC'])).map?.name).toBe('conll');
    expect(chooseLabelMap(new Set(['PER', 'LOC', 'ORG'])).map?.name).toBe('btc');
    expect(chooseLabelMap(new Set(['NOM', 'PRENOM', 'ODD']))).toMatchObject({
      map: { name: 'eds-pseudo' },
      missing: ['ODD'],
    });
  });

  it('finds labels whatever their case, and comes with them as they are written; those of the same case go before', () => {
    const { map, missing } = chooseLabelMap(new Set(['nom', 'Prenom', 'ODD']));
    expect([map?.name, missing, map?.labels['nom']]).toEqual([
      'eds-pseudo',
      ['ODD'],
      loadLabelMap('eds-pseudo').labels['NOM'],
    ]);
    expect(chooseLabelMap(new Set(['per', 'loc', 'org', 'misc'])).map?.name).toBe('conll');
  });

  it('chooses none when no map knows more than half of the labels', () => {
    expect(chooseLabelMap(new Set(['DATE', 'b', 'a']))).toMatchObject({
      map: { name: 'by name' },
      missing: ['DATE', 'a', 'b'],
    });
    expect(chooseLabelMap(new Set(['b', 'a']))).toEqual({ map: undefined, missing: ['a', 'b'] });
    expect(chooseLabelMap(new Set()).map).toBeUndefined();
  });
});

it('has the eight classes of the Stockholm EPR PHI Corpus (Berg et al. 2020), and takes them for no other corpus', () => {
  const names = 'Age Full_Date Date_Part First_Name Last_Name Health_Care_Unit Location Phone_Number'.split(' ');
  const { labels, locale } = loadLabelMap('stockholm-phi');
  expect(Object.keys(labels).toSorted()).toEqual(names.toSorted());
  expect(Object.values(labels).map(({ type }) => type)).toEqual([
    'given-name', 'family-name', 'age', 'date', 'date', 'hospital', 'location', 'phone',
  ]); // prettier-ignore
  expect(locale).toBe('sv');
  expect(chooseLabelMap(new Set(names))).toMatchObject({ map: { name: 'stockholm-phi' }, missing: [] });
  expect(chooseLabelMap(new Set(['AGE', 'DATE', 'LOCATION', 'NAME', 'PHONE'])).map?.name).not.toBe('stockholm-phi');
});

it('has the twenty fine types of Lee et al. (2024) in six coarse ones, and takes them for no English corpus', () => {
  const { labels } = loadLabelMap('zh-en-deid');
  expect(Object.keys(labels)).toHaveLength(20);
  const coarse = Object.values(labels).map((rule) => rule.coarse);
  expect(new Set(coarse)).toEqual(new Set(['AGE', 'DATE', 'ID', 'LOCATION', 'NAME', 'PROFESSION']));
  expect(coarse.filter((type) => type === 'LOCATION')).toHaveLength(12);
  expect(chooseLabelMap(new Set(['PATIENT', 'DOCTOR', 'HOSPITAL', 'DATE', 'CITY', 'ROOM'])).map?.name).toBe(
    'i2b2-2014',
  );
  expect(chooseLabelMap(new Set(['Patient', 'Doctor', 'Hospital', 'Date'])).map?.name).toBe('zh-en-deid');
});
