import { describe, expect, it } from 'vitest';
import { looksGerman } from '../../src/placeholders/tagger.ts';

describe('whether a line looks German', () => {
  it.each([
    'Die Kosten trägt die Beklagte.',
    'Die Revision bleibt ohne Erfolg.',
    'Kosten des Verfahrens trägt Kläger.',
    'RA Dr. K. vertrat die Klägerin.',
    'Frau M. wohnt seit Jahren in B.',
    'Bitte prüfen Sie Ihre Angaben sorgfältig.',
    'Die Fa. M. GmbH & Co. KG in H.',
    'Art. 3 Abs. 1 GG i. V. m. Art. 20 Abs. 3 GG',
    'Kläger Beklagte Berufung Revision Zeugen Akten Gründe Urteil Verhandlung Kosten',
  ])('does not take %j for another language', (line) => {
    expect(looksGerman(line)).not.toBe(false);
  });

  it.each([
    'The court dismissed the appeal of the defendant and ordered him to pay the costs.',
    'Le tribunal rejette la requête du demandeur et le condamne aux dépens de la procédure.',
    'El tribunal desestima el recurso del demandante y le condena al pago de las costas.',
    'Domstolen avslår överklagandet och förpliktar den tilltalade att betala kostnaderna i målet.',
  ])('takes %j for another language', (line) => {
    expect(looksGerman(line)).toBe(false);
  });
});
