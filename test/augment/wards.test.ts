import { expect, it } from 'vitest';
import { careFieldOf } from '../../src/surrogates/institutions/care.ts';
import { copiesIn } from '../helpers/copies-in.ts';

it.each([
  ['sv', 'Remiss till [Hudkliniken|ORG], sedan [Barnkliniken|HOSP].'],
  ['fr', 'Adressé au [service de dermatologie|ORG], puis en [Pédiatrie|ORG].'],
  ['es', 'Ingresa en el [Servicio de Cardiología|ORG], visto por [Traumatología|ORG].'],
  ['de', 'Aus der [Klinik für Dermatologie|ORG] kam er in die [Abteilung für Kinderheilkunde|ORG].'],
  ['it', 'Visita in [Dermatologia|ORG] e nel [Reparto di Cardiologia|ORG].'],
  ['nl', 'Op de [afdeling Dermatologie|ORG] en de [polikliniek Cardiologie|ORG].'],
  ['pt', 'Foi ao [Serviço de Dermatologia|ORG] e à [Cardiologia|ORG].'],
  ['ca', 'Al [Servei de Dermatologia|ORG] i al [Servei de Cardiologia|ORG].'],
])('a ward becomes one for the same care: %s, %s', async (locale, text) => {
  const wards = [...text.matchAll(/\[([^|]+)\|/gu)].map(([, ward = '']) => careFieldOf(ward, locale));
  expect(wards).not.toContain(undefined);
  let others = 0;
  const copies = await copiesIn(locale, text, 12);
  for (const { mentions } of copies)
    for (const [i, ward] of wards.entries()) if (careFieldOf(mentions[i] ?? '', locale) !== ward) others++;
  expect(others / (2 * copies.length), copies.map(({ mentions }) => mentions.join(', ')).join('; ')).toBeLessThan(0.1);
});

it.each([
  ['sv', 'Neurologkliniken', 'mind'],
  ['sv', 'Urologkliniken', 'surgery'],
  ['de', 'Neurochirurgie', 'surgery'],
  ['en', 'Florland General', undefined],
  ['it', 'Santa Lucia', undefined],
])('tells what a ward is for by its name: %s, %s', (locale, name, field) => {
  expect(careFieldOf(name, locale)).toBe(field);
});
